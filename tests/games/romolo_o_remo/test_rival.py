"""The A.I. die by die: what each face means, and whom its Units fight (RR-5.114 … RR-5.119)."""

from __future__ import annotations

from typing import Any

from ludoteca.core.events import Journal
from tests.games.romolo_o_remo.table import GAME, P, Table, position, table
from tests.games.romolo_o_remo.test_solo import CALM, after_the_ai, ai_units, chances, group, solo
from tests.games.romolo_o_remo.test_war import commit
from tests.table import load_position


def line(event: str) -> list[str]:
    """All cubes, this one first."""
    rest = CALM[:]
    rest.remove(event)
    return [event, *rest]


def faces(t: Table, count: int) -> list[int]:
    """What the die will show."""
    rng = t.state.copy().rng
    return [int(rng.below(6)) + 1 for _ in range(count)]


def told(t: Table, event: str) -> list[dict[str, Any]]:
    assert t.state.journal is not None
    return [dict(entry.args) for entry in t.state.journal.take() if entry.id == event]


# RR-1.18
def test_RR_5_119_pink_by_the_die_five_and_six_raise_one_and_two_lower() -> None:
    seen = set()
    for t in chances(solo(P(), {}, line("pink")), 20):
        rolled = faces(t, 5)
        seen |= set(rolled)
        after_the_ai(t)
        expected = [1 + (face >= 5) - (face <= 2) for face in rolled]
        assert list(t["prices"].values()) == expected
    assert seen == {1, 2, 3, 4, 5, 6}


def test_RR_5_119_blue_by_the_die() -> None:
    seen = set()
    for t in chances(solo(P(), {}, line("blue")), 30):
        (face,) = faces(t, 1)
        seen.add(face)
        after_the_ai(t)
        assert sum(ai_units(t).values()) == {1: 0, 2: 1, 3: 1, 4: 1, 5: 2, 6: 3}[face]
    assert seen == {1, 2, 3, 4, 5, 6}


def test_RR_6_4_the_ai_ends_the_game_with_five_or_six_and_nothing_else() -> None:
    seen = set()
    for t in chances(solo(P(), {}, ending=True, step="end_or_play").play("play_on"), 30):
        (face,) = faces(t, 1)
        seen.add(face)
        after_the_ai(t)
        has_ended = t.state.over or t.state.asked() == "end_dominion"
        assert has_ended == (face >= 5)
    assert seen == {1, 2, 3, 4, 5, 6}


def test_RR_5_119_a_character_of_the_ai_is_replaced_from_the_pile() -> None:
    mine = P()
    mine.cubes["grain"] = 9
    p = position(1, mine, ai={"units": {}, "events": line("yellow")})
    p["character_pile"] = [*reversed(list(p["removed_characters"]))]
    top, p["removed_characters"] = p["character_pile"][-1], {}
    hired = 0
    for t in chances(Table(load_position(GAME, p)).until("action_main", "continue"), 12):
        (face,) = faces(t, 1)
        after_the_ai(t)
        if 2 <= face <= 4:
            hired += 1
            assert t["display"][face - 1] == top
        assert sum(t["ai"]["characters"].values()) == (2 <= face <= 4)
    assert hired


def test_RR_5_119_from_the_bag_any_cube_may_come() -> None:
    drawn = set()
    for t in chances(solo(P(), {}, event_mode="bag"), 30):
        t.state.journal = Journal()
        after_the_ai(t)
        drawn |= {str(event["cube"]) for event in told(t, "event-drawn")}
    assert len(drawn) > 2


def test_RR_5_114_the_ai_takes_a_marker_over_a_wall() -> None:
    t = solo(P(units="worker1@0,0"), {"1,-1": group(2)}, hexes={"0,0": "plain wall_ne"})
    t.state.journal = Journal()
    after_the_ai(t)
    assert [event["value"] for event in told(t, "ai-attacks")] == [1]


def test_RR_5_116_a_marker_of_the_ai_takes_three() -> None:
    marked = {"count": 2, "lying": 0, "marked": ["before"]}
    for t in chances(solo(P(units="soldier1@0,0"), {"0,0": marked}), 12):
        t.play("P0 skip_phase", "attack_ai 0,0")
        t.state.journal = Journal()
        t.play("token plus_hit")
        (event,) = told(t, "tokens-shown")
        assert event["defence"] == {"x2": 2, "plus3": 4}.get(str(event["defence_token"]), 1)


def test_RR_5_117_a_group_as_strong_as_the_human_stays_and_fights() -> None:
    for t in chances(solo(P(units="worker1@0,0 worker2@0,0"), {"0,0": group(1)}), 6):
        assert after_the_ai(t).state.asked() == "def_token"
        assert ai_units(t) == {"0,0": 1}


def test_RR_5_117_an_advance_goes_to_an_empty_hex_only() -> None:
    for t in chances(solo(P(), {"0,0": group(2), "0,-1": group(1)}), 12):
        assert ai_units(after_the_ai(t)) == {"0,0": 2, "-1,0": 1}


def test_RR_5_117_a_retreat_avoids_other_humans() -> None:
    mine = P(units="soldier1@0,0 soldier2@0,0 worker1@1,-1")
    for t in chances(solo(mine, {"0,0": group(1)}), 12):
        assert ai_units(after_the_ai(t)) == {"0,-1": 1}


def test_RR_5_118_with_the_symbol_the_ai_retreats_only_when_it_is_weaker() -> None:
    stayed = gone = 0
    for soldiers, count in (("worker1@0,0", 3), ("soldier1@0,0 soldier2@0,0", 2)):
        for t in chances(solo(P(units=soldiers), {"0,0": group(count)}), 30):
            commit(t.play("P0 skip_phase", "attack_ai 0,0"))
            t.state.journal = Journal()
            t.play("token plus_hit")
            events = {event.id: event.args for event in t.state.journal.take()}
            symbol = events["tokens-shown"]["defence_token"]
            has_left = "ai-retreated" in events
            if symbol == "retreat":
                assert has_left == (count == 2)
                stayed, gone = stayed + (not has_left), gone + has_left
            else:
                assert not has_left
    assert stayed
    assert gone


def test_RR_5_118_the_ai_hits_soldiers_first() -> None:
    one = 0
    for t in chances(solo(P(units="soldier1@0,0 worker1@0,0"), {"0,0": group(4)}), 20):
        after_the_ai(t).play("token plus_hit")
        left = [name for name in ("soldier1", "worker1") if t.unit(0, name)]
        assert left in ([], ["worker1"], ["soldier1", "worker1"])
        one += left == ["worker1"]
    assert one


# RR-5.67
def test_RR_5_118_the_ai_hits_only_who_attacked() -> None:
    for t in chances(solo(P(units="soldier1@0,0 worker1@0,0"), {"0,0": group(4)}), 6):
        t.play("P0 skip_phase", "attack_ai 0,0", "commit worker1", "done", "token plus_hit")
        assert t.unit(0, "soldier1") == "0,0:2"


def test_RR_6_25_publicus_is_one_character_for_the_ai() -> None:
    t = table(1, P(), ai={"units": {}, "characters": {"publicus": 1}})
    assert t.state.rivals()[0].sources["characters"] == 1


# RR-6.12
def test_RR_6_25_multipliers_under_unexplored_hexes_count_for_the_ai_at_the_end() -> None:
    t = table(1, P(), ending=True, step="end_or_play").play("end_game")
    assert t.state.over
    hidden = [hex for hex in t["map"].values() if not hex["explored"]]
    worth = sum(max(1, hex["multiplier"]) for hex in hidden)
    assert (len(hidden), worth > len(hidden)) == (15, True)
    assert t.state.rivals()[0].sources["hexes"] == 1 + worth


def test_RR_5_119_a_march_goes_where_humans_stand_too() -> None:
    mine = P(units="soldier1@0,0 soldier2@0,0 soldier3@-1,0 soldier4@-1,0")
    for t in chances(solo(mine, {"0,-1": group(1)}, line("brown")), 4):
        assert ai_units(after_the_ai(t)) in ({"0,0": 1}, {"-1,0": 1})


def test_RR_5_116_a_human_marker_makes_a_hex_weaker() -> None:
    t = solo(P(units="soldier1@0,0"), {"1,-1": group(1)})
    assert ai_units(after_the_ai(t)) != {"0,0": 1}
    marked = after_the_ai(solo(P(units="soldier1@0,0:marker"), {"1,-1": group(1)}))
    assert (ai_units(marked), marked.state.asked()) == ({"0,0": 1}, "def_token")


def test_RR_5_119_the_log_tells_the_turn_of_the_ai_its_die_and_the_prices_it_changed() -> None:
    for cube, expected in (
        ("white", ["ai-turn-begins", "event-drawn"]),
        ("yellow", ["ai-turn-begins", "event-drawn", "ai-rolled"]),
        ("blue", ["ai-turn-begins", "event-drawn", "ai-rolled"]),
        ("pink", ["ai-turn-begins", "event-drawn", "prices-changed"]),
    ):
        t = solo(P(), {}, line(cube))
        t.state.journal = Journal()
        after_the_ai(t)
        ids = [event.id for event in t.state.journal.take()]
        start = ids.index("ai-turn-begins")
        assert ids[start : start + len(expected)] == expected

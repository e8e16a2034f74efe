"""Alone against the A.I. (RR-5.113 … RR-5.120, RR-6.24, RR-6.25)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludoteca.core.events import Journal
from ludoteca.games.romolo_o_remo.data import EVENT_NAMES
from tests.games.romolo_o_remo.table import P, Table, table

OPEN = {"0,0": "plain", "0,-1": "plain", "1,-1": "plain", "-1,0": "plain"}
CALM = ["white"] * 9 + ["yellow"] * 4 + ["pink"] * 3 + ["blue"] * 2 + ["brown"]


def group(count: int, lying: int = 0) -> dict[str, Any]:
    return {"count": count, "lying": lying, "marked": []}


def solo(mine: P, ai: dict[str, dict[str, Any]], events: list[str] | None = None, **more: Any) -> Table:
    """The human is at (-1,1), the A.I. at (1,-2); nothing happens after its Turn unless told."""
    mine.cubes["grain"] = 9
    hexes = {**OPEN, **more.pop("hexes", {})}
    return table(1, mine, hexes=hexes, ai={"units": ai, "events": events or CALM}, **more)


def after_the_ai(t: Table) -> Table:
    """The human does nothing and feeds everybody; on to the next decision."""
    t.rest()
    while t.state.asked() == "feed":
        t.play("feed")
    return t


def chances(t: Table, most: int = 60) -> Iterator[Table]:
    """The same position with different luck."""
    for seed in range(most):
        twin = t.copy()
        for _ in range(seed):
            twin.state.rng.bits()
        yield twin


def ai_units(t: Table) -> dict[str, int]:
    return {hex: group["count"] for hex, group in t["ai"]["units"].items()}


# RR-5.117, RR-5.118
def test_EX_T22_a_stronger_group_moves_in_and_fights() -> None:
    t = solo(P(units="worker1@0,0"), {"1,-1": group(2)})
    fallen, left = 0, set()
    for twin in chances(t, 30):
        after_the_ai(twin)
        assert twin.state.asked() == "def_token"
        assert ai_units(twin) == {"0,0": 2}
        twin.state.journal = Journal()
        twin.play("token plus_hit")
        fallen += twin.unit(0, "worker1") == ""
        left.add(sum(ai_units(twin).values()))
    assert fallen > 0
    assert left == {1, 2}, "the hit of the token falls on the A.I., unless its die wards it off"


def test_EX_T22_a_group_that_is_not_stronger_than_the_tower_stays() -> None:
    t = after_the_ai(solo(P(idle=False, units="worker1@-1,2"), {"0,0": group(2)}))
    assert ai_units(t) == {"0,0": 2}


# RR-5.69
def test_RR_5_118_one_hit_damages_the_tower_but_does_not_fell_it() -> None:
    t = solo(P(idle=False, units="worker1@-1,2"), {"-1,1": group(2)})
    damage = set()
    for twin in chances(t, 30):
        after_the_ai(twin).play("token plus3")
        damage.add(twin["players"][0]["tower_damage"])
        assert not twin.state.over
    assert damage == {0, 1}, "4 against 7 does no harm without a hit on the die"


def test_RR_5_117_without_anybody_to_fight_it_goes_for_the_human_capital() -> None:
    goals = {next(iter(ai_units(after_the_ai(t)))) for t in chances(solo(P(), {"0,-1": group(1)}), 12)}
    assert goals == {"-1,0", "0,0"}


# RR-5.114
def test_RR_5_117_it_explores_and_enters_water() -> None:
    t = solo(P(), {"0,-1": group(1)}, hexes={"0,0": "plain", "-1,0": "hidden_water"})
    found = [twin for twin in chances(t, 20) if ai_units(after_the_ai(twin)) == {"-1,0": 1}]
    assert found
    assert all(twin.hex("-1,0")["explored"] for twin in found)


def test_RR_5_117_a_weaker_group_retreats_to_its_capital() -> None:
    t = solo(P(units="soldier1@0,0 soldier2@0,0"), {"0,0": group(1)})
    assert set(ai_units(after_the_ai(t))) <= {"0,-1", "1,-1"}


# RR-5.115, RR-5.116
def test_EX_T38_each_unit_moves_once() -> None:
    t = solo(P(units="soldier1@0,0 worker1@0,0"), {"0,0": group(1), "0,-1": group(3)})
    values = set()
    for twin in chances(t, 20):
        twin.state.journal = Journal()
        after_the_ai(twin)
        attacks = [event.args["value"] for event in twin.state.journal.take() if event.id == "ai-attacks"]
        values |= set(attacks)
    assert values == {6, 8}


# RR-5.16
def test_RR_5_10_the_ai_capital_is_closed_and_its_units_are_hostile() -> None:
    t = solo(P(units="soldier1@1,-1 worker1@0,0", cubes="5 wood"), {"0,0": group(1)})
    assert "1,-2" not in t.copy().act("soldier1", "move").starts("move")
    assert t.acts("worker1") == ["move"]


def test_RR_5_104_the_ai_can_be_raided_for_a_coin() -> None:
    t = table(
        1,
        P(units="worker1@0,0", characters="praedo"),
        hexes=OPEN,
        ai={"units": {"1,-1": group(1)}, "half_coins": 5},
    )
    t.act("worker1", "praedo")
    assert t.coins(0) == 1
    assert t["ai"]["half_coins"] == 3


def drawn(event: str, mine: P | None = None, ai: dict[str, dict[str, Any]] | None = None) -> Iterator[Table]:
    """Positions after this event came up, with different luck."""
    line = CALM[:]
    line.remove(event)
    for t in chances(solo(mine or P(), ai or {}, [event, *line])):
        t.state.journal = Journal()
        yield after_the_ai(t)


# RR-1.23
def test_RR_5_119_white_does_nothing_and_the_cube_is_out() -> None:
    for t in drawn("white"):
        assert len(t["ai"]["events"]) == 18
        assert t["ai"]["half_coins"] == 0
        assert not t["ai"]["units"]
        break
    assert [CALM.count(event) for event in EVENT_NAMES] == [9, 4, 3, 2, 1]


def test_RR_5_119_yellow_takes_the_second_third_or_fourth_character() -> None:
    hired = set()
    for t in drawn("yellow"):
        hired |= set(t["ai"]["characters"])
        display = solo(P(), {})["display"]
    assert hired == set(display[1:4])


def test_RR_5_119_pink_changes_prices_and_pays_the_highest() -> None:
    seen = set()
    for t in drawn("pink"):
        assert t["ai"]["half_coins"] == 2 * max(t["prices"].values())
        seen |= set(t["prices"].values())
    assert seen == {0, 1, 2}


def test_RR_5_119_blue_recruits_lie_in_the_ai_capital() -> None:
    counts = set()
    for t in drawn("blue"):
        new = t["ai"]["units"].get("1,-2", group(0))
        assert new["count"] == new["lying"]
        counts.add(new["count"])
    assert counts == {0, 1, 2, 3}


def test_RR_5_119_brown_marches_and_shuffles_all_cubes() -> None:
    for t in drawn("brown", ai={"1,-2": group(2)}):
        assert len(t["ai"]["events"]) == 19
        assert sum(ai_units(t).values()) == 2
        assert all(hex not in ("1,-2", "0,-2", "2,-2") for hex in ai_units(t))
        break
    recruited = {sum(ai_units(t).values()) for t in drawn("brown")}
    assert recruited == {0, 1, 2, 3}


def test_RR_5_113_a_round_is_a_human_turn_and_one_of_the_ai() -> None:
    t = solo(P(), {})
    before, turn = t["round"], t["turn"]
    after_the_ai(t)
    assert t["round"] == before + 1
    assert t["turn"] == turn + 2
    assert t.seat == 0


def test_RR_5_120_the_ai_wins_when_the_tower_falls() -> None:
    t = solo(P(idle=False, units="explorer@-1,2", damage=1), {"-1,0": group(6)})
    lost = 0
    for twin in chances(t, 12):
        after_the_ai(twin)
        if twin.state.asked() == "def_token":
            twin.play("token plus3")
        if twin.state.over:
            lost += 1
            assert twin.state.standings() == [2]
            assert twin.state.rivals()[0].rank == 1
    assert lost


def test_RR_6_4_the_ai_ends_the_game_with_a_five_or_six() -> None:
    ends = 0
    for t in chances(solo(P(), {}, ending=True), 40):
        t.state.journal = Journal()
        t.until("action_main", "play_on")
        after_the_ai(t)
        ends += any(
            event.id == "game-ends" for event in t.state.journal.take()
        ) or t.state.asked().startswith("end_d")
    assert 3 < ends < 30


# RR-6.24, RR-6.25
def test_EX_T23_points_of_the_ai() -> None:
    unknown = {"0,-2", "-1,-1", "2,-2", "2,-1", "2,0"}
    names = table(1, P())["map"]
    hexes = {name: "forest" for name in names if name not in unknown and not names[name]["explored"]}
    hexes |= {"0,-1": "plain x2", "0,0": "plain", "1,-1": "plain", "-1,0": "plain"}
    ai = {"units": {"0,-1": group(2)}, "characters": {"heros": 1, "dux": 1}}
    mine = P(units="soldier1@0,-1 soldier2@1,-1 soldier3@0,0", idle=False)
    t = table(1, mine, hexes=hexes, ai=ai)
    rival = t.state.rivals()[0]
    lands = t.view(0).map
    assert [lands[name].influence[1] for name in ("0,-1", "1,-1", "0,0", "-1,0")] == [2, 1, 1, 1]
    controlled = {name for name, land in lands.items() if land.controlled_by == 1}
    assert controlled == {"1,-2", "0,-1", "-1,0", *unknown}
    assert rival.sources["hexes"] == 9
    assert rival.sources["dominion"] == 16
    assert rival.sources["population"] == 3
    assert rival.sources["characters"] == 2
    assert rival.score - rival.sources["majorities"] == 30


def test_RR_6_25_half_a_point_of_population_is_lost() -> None:
    t = table(1, P(), ai={"units": {"1,-2": group(3)}})
    assert t.state.rivals()[0].sources["population"] == 4


# RR-7.4
def test_RR_6_25_a_multiplier_nobody_has_seen_tells_nothing_before_the_end() -> None:
    t = table(1, P())
    hidden = [hex for hex in t["map"].values() if not hex["explored"]]
    assert any(hex["multiplier"] > 1 for hex in hidden)
    assert t.state.rivals()[0].sources["hexes"] == 1 + len(hidden)

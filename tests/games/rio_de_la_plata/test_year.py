"""The end of a year: war check, order of play, time (RP-4.55 to RP-4.58, RP-5.70 to RP-5.104)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ludoteca.core.events import Journal
from ludoteca.core.rng import Rng

from .table import P, Table, load, table


def test_RP_4_1_a_year_is_placement_effects_checks() -> None:
    """RP-4.4, RP-4.6: and counters start anew."""
    t = table(3, P(goods="1 stone 1 wood 3 coin", bought=0, fields=2), city="8,5 /00", natives=1)
    phases = [t["phase"]]
    t.play("work order").to_effects()
    phases.append(t["phase"])
    t.play("build 8,5 hut", "end_effects")
    phases.append(t["phase"])
    assert phases == ["placement", "effects", "order"]
    t.play("P0 keep_order")
    assert t["phase"] == "placement"
    assert t["year"] == 1586
    assert t["turn"] == {"placed": 0, "shadow_placed": False, "offers": 0, "loaded": 0, "free_used": []}
    assert t.at("8,5") == "hut:0"
    assert not t["city"][0]["built"]


# --- order of play -------------------------------------------------------------------------------


def test_RP_9_11_order() -> None:
    """RP-4.57, RP-5.71, RP-5.72: equal numbers of pawns, further back decides first."""
    t = table(4, P(fields=2), P(), P(order_pawns=1), P(order_pawns=1), phase="effects", turn=0)
    t.play("end_effects")
    assert t.seat == 3
    t.play("P3 move_order 1", "P2 keep_order")
    assert t["order"] == [3, 0, 1, 2]
    assert t.player(3)["order_pawns"] == 0
    assert t.hand(3) == 9
    assert t.player(2)["order_pawns"] == 1


def test_RP_5_72_fewest_extra_pawns_first() -> None:
    t = table(3, P(order_pawns=1, fields=2), P(), P(order_pawns=2), phase="effects").play("end_effects")
    assert t["queue"] == [0, 2]
    assert t.legal == ["move_order 2", "move_order 3", "keep_order"]
    t.play("P0 move_order 3", "P2 move_order 1")
    assert t["order"] == [2, 1, 0]


def test_RP_4_48_an_effects_turn_can_always_be_ended() -> None:
    """RP-4.55: after the last one the workers on the dock come home."""
    t = table(3, P(goods="1 stone", dock=1), P(goods="1 stone", dock=2), harbour=True, phase="effects")
    t.play("P0 end_effects", "P1 end_effects")
    assert t["year"] == 1586
    assert (t.hand(0), t.hand(1)) == (9, 9)


def test_RP_4_57_who_has_no_extra_pawn_is_not_asked() -> None:
    t = table(3, P(fields=2), phase="effects").play("end_effects")
    assert t["phase"] == "placement"
    assert t["year"] == 1586


def test_RP_4_2_in_the_last_year_the_order_is_left_alone() -> None:
    """RP-6.1."""
    t = table(3, P(wars=1, fields=2, order_pawns=1), P(wars=1), P(wars=1), phase="effects", year=1599)
    t.play("end_effects")
    assert t.state.over


# --- time and enemies ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("year", "before", "after"),
    [
        (1580, (1, 1), (2, 1)),
        (1581, (2, 1), (3, 1)),
        (1582, (3, 1), (3, 2)),
        (1583, (3, 2), (4, 3)),
        (1590, (9, 9), (9, 9)),
    ],
)
def test_RP_4_58_time_brings_the_enemies_nearer(
    year: int, before: tuple[int, int], after: tuple[int, int]
) -> None:
    """RP-9.14, RP-8.10: feathers, skulls or both; never above nine."""
    t = table(
        3, P(wars=1), P(wars=1), P(wars=1), year=year, natives=before[0], corsairs=before[1]
    ).next_year()
    assert t["markers"] == {"natives": after[0], "corsairs": after[1]}


def outcomes(natives: int, corsairs: int) -> dict[int, set[str]]:
    """For each sum of the dice what came of it, over many seeds."""
    found: dict[int, set[str]] = {}
    p = table(3, P(fields=2), phase="effects", natives=natives, corsairs=corsairs).position
    for seed in range(250):
        position: dict[str, Any] = {**p, "rng": Rng(seed).state()}
        t = Table(load(position))
        journal = t.state.journal = Journal()
        t.play("end_effects")
        thrown = [event.args["roll"] for event in journal.take() if event.id == "war-checked"]
        result = "none" if t["war"] is None else t["war"]["enemy"]
        found.setdefault(int(str(thrown[0])), set()).add(result)
    return found


def test_RP_9_13_war_check() -> None:
    """RP-5.102, RP-4.56: the sum of two dice, Corsairs first."""
    expected = {2: "corsairs", 3: "corsairs", 4: "natives", 5: "natives"}
    found = outcomes(5, 3)
    assert found == {total: {expected.get(total, "none")} for total in range(2, 13)}


def test_RP_9_51_corsairs_first() -> None:
    """RP-5.104: both markers go back after the war; the bonus uses the value before."""
    assert outcomes(7, 6)[6] == {"corsairs"}
    assert outcomes(7, 6)[7] == {"natives"}


@pytest.mark.parametrize(("seats", "steps"), [(2, 4), (3, 4), (4, 3), (5, 2)])
def test_RP_5_104_both_markers_retreat_after_a_war(seats: int, steps: int) -> None:
    """Below 2 is off the grid."""
    walls = "n3 n4 w3 w4 n5 n6 n7 n10 n11 n12 n13 n14 e3 e4 w6 w7 w8 e6 e7 e8"
    for natives, corsairs in ((9, 5), (9, 2)):
        p = table(
            seats, P(fields=2), phase="effects", natives=natives, corsairs=corsairs, walls=walls
        ).position
        position: dict[str, Any] = {**p, "rng": seed_that_throws(p, natives).state()}
        t = Table(load(position)).play("end_effects")
        grown = 1
        assert t["markers"]["natives"] == natives - steps + grown
        assert t["markers"]["corsairs"] == max(1, corsairs - steps) + grown


def seed_that_throws(position: dict[str, Any], at_most: int) -> Rng:
    """A generator whose next two dice are so low that there is war."""
    for seed in range(1000):
        rng = Rng(seed)
        if 2 + rng.below(6) + rng.below(6) <= at_most:
            return Rng(seed)
    raise AssertionError("no such throw")


@pytest.mark.parametrize(
    ("natives", "corsairs", "year", "wars", "rolls"),
    [
        (1, 1, 1585, 0, 0),
        (2, 1, 1585, 0, 1),
        (1, 4, 1585, 0, 6),
        (7, 3, 1585, 0, 21),
        (9, 8, 1585, 0, 30),
        (9, 9, 1585, 1, 0),
        (1, 1, 1599, 0, 36),
        (9, 9, 1599, 1, 0),
    ],
)
def test_RP_5_102_how_many_of_the_36_rolls_bring_a_war(
    natives: int, corsairs: int, year: int, wars: int, rolls: int
) -> None:
    """RP-5.100: none once everybody has attacked; RP-5.103: all in the last year."""
    t = table(3, *[P(wars=wars) for _ in range(3)], natives=natives, corsairs=corsairs, year=year)
    assert t.view(None).war_odds == rolls


def test_RP_5_101_without_enemies_no_dice() -> None:
    """RP-7.3: a roll is made only when it can have an effect."""
    t = table(3, P(fields=2), phase="effects")
    before = t.state.rng.state()
    t.play("end_effects")
    assert t.state.rng.state() == before
    assert t.state.reveals == 0


def test_RP_5_100_no_check_once_everybody_has_attacked() -> None:
    t = table(3, P(wars=1, fields=2), P(wars=1), P(wars=1), phase="effects", natives=9, corsairs=9)
    before = t.state.rng.state()
    t.play("end_effects")
    assert t["war"] is None
    assert t.state.rng.state() == before


def test_RP_9_38_two_cycles() -> None:
    """RP-3.14: with two players each attacks twice, and again only after the other."""
    two = table(2, P(wars=1), P(wars=1, fields=2), phase="effects", year=1599, turn=1).play("end_effects")
    assert two["war"]["attacker"] == 1
    t = table(2, P(wars=1), P(wars=2, fields=2), phase="effects", year=1599, turn=1).play("end_effects")
    assert t["war"]["attacker"] == 0
    t = table(2, P(wars=2), P(wars=2, fields=2), phase="effects", year=1599, turn=1).play("end_effects")
    assert t.state.over


def test_RP_9_64_last_year_war() -> None:
    """RP-5.103: without a roll, the higher marker, on a tie the Corsairs."""
    for natives, corsairs, enemy in (
        (4, 4, "corsairs"),
        (5, 4, "natives"),
        (1, 1, "corsairs"),
        (3, 6, "corsairs"),
    ):
        t = table(
            3,
            P(wars=1, fields=2),
            P(),
            P(wars=1),
            phase="effects",
            year=1599,
            natives=natives,
            corsairs=corsairs,
        )
        before = t.state.rng.state()
        t.play("end_effects")
        assert t["war"]["enemy"] == enemy
        assert t["war"]["attacker"] == 1
        assert t.state.rng.state() == before


def test_RP_5_103_only_one_such_war() -> None:
    """And then the game is over, though others have not attacked."""
    t = table(3, P(fields=2), phase="effects", year=1599).play("end_effects")
    assert t["war"]["attacker"] == 2
    while not t.state.over:
        t.state.play(t.state.actions()[-1])
    assert [player["wars"] for player in t["players"]] == [0, 0, 1]


def test_RP_7_2_the_war_check_throws_two_fair_dice() -> None:
    thrown = Counter(min(total, 13) for total in outcomes(2, 1))
    assert sorted(thrown) == list(range(2, 13))

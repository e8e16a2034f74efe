"""E to J: what happens between two turns (AD-5.59 to AD-5.64)."""

from __future__ import annotations

import pytest

from ludoteca.games.age_of_discovery import data

from .table import GAME, P, Table, table

ERA = {building.name: building.era for building in data.BUILDING_TABLE}


# EX-B4: three left at the end of turn 2; two are drawn.
def test_EX_B4_buildings_are_refilled_to_five() -> None:
    t = table(2, P(money=20), turn=2, display="trading_post monastery", capital="0 0").begin()
    left = t["display"][2:]
    t.play("P0 buy trading_post", "P0 buy monastery")
    assert t["turn"] == 3
    assert t["display"][2:] == left
    assert None not in t["display"]


@pytest.mark.parametrize("turn", [3, 6])
def test_AD_5_59_a_new_era_removes_what_was_not_bought(turn: int) -> None:
    """EX-23: all that is left of the old era goes, five of the new one are turned up."""
    t = table(2, turn=turn)
    stack = t["stack"]
    t.end_turn()
    era = 2 if turn == 3 else 3
    assert [ERA[name] for name in t["display"]] == [era] * 5
    assert set(t["display"]) <= set(stack)
    assert len([name for name in t["stack"] if ERA[name] == era]) == (8 if era == 2 else 5)
    assert min(ERA[name] for name in t["stack"]) == era
    assert t.view().price == (14 if era == 2 else 20)


def test_AD_5_60_the_market_is_dealt_anew_from_the_shuffled_pool() -> None:
    markets = set()
    for seed in range(1, 9):
        t = table(2, market="gold gold gold silver")
        position = t.position
        position["rng"] = f"{seed:016x}"
        u = Table(GAME.load(position)).end_turn()
        assert len(u["market"]) == 4
        assert len(u["pool"]) == 33
        markets.add(tuple(u["market"]))
    assert len(markets) > 4


def test_AD_5_61_a_new_ship_comes_only_into_an_empty_box() -> None:
    won = table(2, P(shipping="colonist")).end_turn()
    assert (won["ship_in_box"], won.view().ship_reserve) == (True, 6)
    stays = table(2).end_turn()
    assert (stays["ship_in_box"], stays.view().ship_reserve) == (True, 7)


def test_AD_5_62_the_hand_is_what_waited_and_five_colonists() -> None:
    t = table(2, P(buildings="settlers shipyard"), turn=4, specialists={"soldier": "0"}).end_turn()
    assert t.hand(0) == {"colonist": 6, "captain": 1, "soldier": 1}
    assert t.next_hand(0) == {}


def test_AD_5_63_initiative_first_then_the_others_in_their_order() -> None:
    t = table(5, order="4 3 2 1 0", initiative="0 2").end_turn()
    assert t["turn_order"] == [0, 2, 4, 3, 1]
    assert t.box("initiative") == [None] * 5


def test_AD_5_64_nothing_can_be_given_to_another() -> None:
    words = {verb.word for verb in GAME.verbs.verbs}
    assert not words & {"give", "trade", "offer", "lend"}

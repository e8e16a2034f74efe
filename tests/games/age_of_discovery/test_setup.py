"""Section 3: setting up the table, and the auction; section 2: what a screen must show."""

from __future__ import annotations

from collections import Counter

import pytest

from ludoteca.core.errors import BadOption
from ludoteca.games.age_of_discovery import data

from .table import GAME, P, Table, load, table


def fresh(seats: int, seed: int = 0, **options: object) -> Table:
    return Table(GAME.new(seats, seed=seed, **options))  # type: ignore[arg-type]


def auction(seats: int, seed: int = 0) -> Table:
    return fresh(seats, seed, start_order="auction")


def test_AD_2_2_everybody_sees_all_that_lies_open() -> None:
    t = table(
        3,
        P(money=7, goods="2 sugar", ships=1, buildings="settlers", discovery="2 soldier", cards=""),
        turn=3,
        order="2 0 1",
        units={"peru": "1s1 2"},
        dock="1:merchant",
        capital="0",
        known="canada",
        tiles={"canada": 14},
        display="monastery navigator inca_conquest cartography conquistador",
        market="gold gold furs rice",
    )
    for viewer in (None, 0, 2):
        view = t.view(viewer)
        assert (view.turn, view.era, view.price) == (3, 1, 10)
        assert (view.turn_order, view.place, view.seat) == ((2, 0, 1), 2, 1)
        piece = view.boxes.dock[0]
        assert piece is not None
        assert (piece.seat, piece.unit) == (1, "merchant")
        assert view.market == ("gold", "gold", "furs", "rice")
        assert view.ship_in_box
        assert view.display == ("monastery", "navigator", "inca_conquest", "cartography", "conquistador")
        assert view.stack_size == 11 - 1 - 5
        canada = view.regions["canada"].tile
        assert canada is not None
        assert (canada.coins, canada.plunder, canada.natives, canada.vp) == (4, 5, 5, 7)
        assert view.regions["brazil"].tile is None
        assert view.regions["peru"].soldiers == (1, 0, 0)
        assert view.regions["peru"].others == (1, 2, 0)
        assert view.players[0].money == 7
        assert view.players[0].goods["sugar"] == 2
        assert view.players[0].discovery["soldier"] == 2
        assert view.players[0].buildings == ("settlers",)
        assert sum(view.pool.values()) == len(t["pool"])
        assert len(view.deck) == 16


def test_AD_2_3_regions_and_players_tell_what_they_would_score_now() -> None:
    t = table(2, P(goods="4 silver"), turn=2, units={"peru": "3 1"})
    assert t.view().regions["peru"].points == (6, 2)
    assert t.view().players[0].income == 6
    assert t.view().players[0].sets[0].goods == ("silver",) * 4


def test_AD_3_1_everybody_has_10_dollars_and_five_colonists() -> None:
    t = fresh(4)
    for seat in range(4):
        assert t.hand(seat) == {"colonist": 5}
        assert t.money(seat) >= 10


def test_AD_3_2_later_places_have_a_dollar_more_each() -> None:
    """EX-B2: 10, 11, 12, 13, 14 by turn order."""
    t = fresh(5, seed=4)
    assert [t.money(seat) for seat in t["turn_order"]] == [10, 11, 12, 13, 14]
    orders = Counter(tuple(fresh(3, seed)["turn_order"]) for seed in range(60))
    assert len(orders) == 6


def test_AD_3_3_a_tile_on_each_region_but_the_caribbean() -> None:
    t = fresh(3)
    tiles = [region["tile"] for name, region in t["regions"].items() if name != "caribbean"]
    assert len(set(tiles)) == 8
    assert t.region("caribbean")["tile"] is None
    assert len(t.view().unseen_tiles) == 16


def test_AD_3_4_every_region_has_its_good() -> None:
    t = fresh(3)
    assert {name: region.good for name, region in t.view().regions.items()} == {
        region.name: region.good for region in data.REGION_TABLE
    }


def test_AD_3_5_three_stacks_and_five_buildings_of_era_I() -> None:
    t = fresh(3, seed=5)
    era = {building.name: building.era for building in data.BUILDING_TABLE}
    assert [era[name] for name in t["display"]] == [1] * 5
    assert [era[name] for name in t["stack"]] == [3] * 10 + [2] * 13 + [1] * 6
    assert t["stack"] != fresh(3, seed=6)["stack"]


def test_AD_3_6_four_goods_in_the_market() -> None:
    t = fresh(2)
    assert len(t["market"]) == 4
    assert len(t["pool"]) == 33


def test_AD_3_7_a_ship_in_its_box_and_turn_one() -> None:
    t = fresh(2)
    assert t["ship_in_box"] is True
    assert t["turn"] == 1


def test_AD_3_8_the_deck_has_all_cards_in_a_random_order() -> None:
    assert sorted(fresh(2)["deck"]) == sorted(data.CARD_NAMES)
    assert fresh(2, seed=1)["deck"] != fresh(2, seed=2)["deck"]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_AD_3_9_only_the_dock_differs_by_the_number_of_players(seats: int) -> None:
    t = fresh(seats)
    assert [seat for seat in range(seats) if t.hand(seat) == {"colonist": 5}] == list(range(seats))
    assert len(t["market"]) == 4
    assert len(t["display"]) == 5


def test_AD_3_10_the_order_is_random_or_by_auction() -> None:
    assert fresh(3)["options"] == {"start_order": "random"}
    assert fresh(3).step == "place_box"
    assert auction(3).step == "auction_bid"
    with pytest.raises(BadOption, match="start_order"):
        GAME.new(3, start_order="youngest")


def test_AD_3_11_bids_rise_and_who_passes_takes_the_last_free_place() -> None:
    """EX-B12: the first to pass takes the last place, the second the one before."""
    t = auction(5)
    assert t.seat == 0
    assert t.legal == [*(f"bid {n}" for n in range(1, 11)), "pass"]
    t.play("P0 bid 3", "P1 pass")
    assert t["turn_order"] == [None, None, None, None, 1]
    assert t.legal == [*(f"bid {n}" for n in range(4, 11)), "pass"]
    t.play("P2 bid 4", "P3 pass", "P4 pass", "P0 bid 6", "P2 pass")
    assert t["turn_order"] == [0, 2, 4, 3, 1]


def test_AD_3_11_the_last_one_left_need_not_bid() -> None:
    t = auction(3).play("P0 pass", "P1 pass")
    assert t["turn_order"] == [2, 1, 0]
    assert [t.money(0), t.money(1)] == [10, 10]


def test_AD_3_11_nobody_bids_more_than_he_has() -> None:
    """At $10 the others must pass, and are not asked."""
    t = auction(3).play("P0 bid 10")
    assert t["turn_order"] == [0, 2, 1]


@pytest.mark.parametrize(("bid", "paid", "specialist"), [(7, 4, False), (8, 4, True), (9, 5, True)])
def test_AD_3_12_the_second_pays_half_rounded_up(bid: int, paid: int, specialist: bool) -> None:
    """EX-B12: $7 costs $4 and brings no specialist; $8 or more brings one."""
    t = auction(3).play(f"P0 bid {bid}", "P1 bid 10")
    assert t["turn_order"] == [1, 0, 2]
    assert t.money(0) == 10 - paid
    assert t.money(2) == 10
    if specialist:
        assert t.step == "auction_specialist"
        assert t.legal == ["recruit captain", "recruit merchant", "recruit missionary", "recruit soldier"]
        t.play("P0 recruit missionary")
        assert t.hand(0) == {"colonist": 5, "missionary": 1}
    else:
        assert t.step == "place_box"


def test_AD_3_12_the_first_pays_his_whole_bid() -> None:
    t = auction(2, seed=3)
    coins = data.TILE_TABLE[t.region("caribbean")["tile"]].coins
    t.play("P0 bid 6", "P1 pass")
    assert t.money(0) == 10 - 6 + coins


def test_AD_3_13_the_winner_discovers_the_caribbean() -> None:
    t = auction(2, seed=5)
    tile = t.region("caribbean")["tile"]
    assert tile is not None
    t.play("P0 pass")
    assert t.player(1)["tiles"] == [tile]
    assert t.money(1) == 10 + data.TILE_TABLE[tile].coins
    assert t.force("caribbean", 1) == (0, 1)
    assert t.hand(1) == {"colonist": 5}
    assert t.region("caribbean")["tile"] is None


def test_AD_3_14_players_bid_with_everything_laid_out() -> None:
    t = auction(4)
    assert len(t["market"]) == 4
    assert None not in t["display"]
    assert t.view().regions["caribbean"].tile is None
    assert not t.view().regions["caribbean"].discovered


def test_AD_3_11_no_extra_dollars_in_an_auction() -> None:
    t = auction(4)
    assert [t.money(seat) for seat in range(4)] == [10] * 4


def test_a_bid_stands_until_the_turn_begins() -> None:
    t = auction(3).play("P0 bid 2")
    assert load(t.position).fingerprint() == t.state.fingerprint()
    t.play("P1 pass", "P2 pass")
    assert [t.player(seat)["last_bid"] for seat in range(3)] == [0, 0, 0]

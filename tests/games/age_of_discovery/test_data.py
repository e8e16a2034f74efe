"""The tables of section 1, against the rules document, and what follows from them at the table."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from ludoteca.games.age_of_discovery import data

from .table import GAME, GOODS, P, Table, table

DOCUMENT = (Path(__file__).parents[3] / "docs" / "rules" / "age_of_discovery.md").read_text()


def blocks() -> list[Any]:
    """The tables of the document that are written as data: adjacency, tiles, constants."""
    return [json.loads(block) for block in re.findall(r"```json\n(.*?)```", DOCUMENT, re.S)]


def rows(heading: str) -> list[list[str]]:
    """The rows of the table that follows a line of the document."""
    lines = DOCUMENT[DOCUMENT.index(heading) :].splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("|---"))
    found = []
    for line in lines[first + 1 :]:
        if not line.startswith("|"):
            break
        found.append([cell.strip() for cell in line.strip("|").split("|")])
    return found


def test_AD_1_15_the_constants_of_the_document_are_those_of_the_code() -> None:
    told = blocks()[2]
    tiles = {good.name: good.tiles for good in data.GOOD_TABLE}
    starts = {region.good: region.name for region in data.REGION_TABLE}
    assert told["goods"] == {good: [count, starts.get(good)] for good, count in tiles.items()}
    assert told["regions"] == list(data.REGION_NAMES)
    assert told["open_region"] == data.REGION_NAMES[data.CARIBBEAN]
    assert told["units"] == {unit.name: [unit.shipping, unit.expedition] for unit in data.UNIT_TABLE}
    assert told["turn_era"] == list(data.ERA_OF_TURN)[1:]
    assert told["price"] == list(data.PRICE_OF_ERA)[1:]
    assert told["scoring_turns"] == [turn for turn in range(1, 9) if data.SCORING_OF_TURN[turn] >= 0]
    assert told["spaces"]["initiative"] == data.INITIATIVE_SPACES
    assert told["spaces"]["dock_printed"] == data.DOCK_PRINTED
    assert told["spaces"]["goods"] == data.GOODS_SPACES
    assert told["spaces"]["capital"] == data.CAPITAL_SPACES
    assert told["spaces"]["warfare"] == data.WARFARE_SPACES
    assert told["specialist_slots"] == list(data.SLOT_NAMES)
    assert told["cards"] == {
        name: [card.coins, card.plunder, card.natives, card.vp] for name, card in data.CARD_TABLE.items()
    }
    assert told["buildings"] == {
        b.name: [b.era, b.copies, b.vp, b.timing, b.effect] for b in data.BUILDING_TABLE
    }


def test_AD_1_1_five_nations() -> None:
    names = [row[1].lower() for row in rows("AD-1.1 ")]
    assert names == list(data.NATION_NAMES)


def test_AD_1_2_units_are_no_limit() -> None:
    """Six captains, of which a colour has five pieces, and one more is still received."""
    t = table(2, P(money=9, discovery="6 captain"), specialists={"captain": "0"}, last=1)
    t.end_turn()
    assert t.hand(0)["captain"] == 1
    assert t.discovery(0) == {"captain": 6}


@pytest.mark.parametrize("unit", data.UNIT_TABLE, ids=lambda unit: unit.name)
def test_AD_1_3_units_have_their_values_and_arrival_effects(unit: data.Unit) -> None:
    shipping = table(2, P(shipping=unit.name), P(shipping="colonist")).begin()
    assert (shipping.player(0)["ships"] == 1) == (unit.shipping >= 1)
    tie = table(2, P(shipping="colonist"), P(shipping=unit.name)).begin()
    assert (tie.player(1)["ships"] == 1) == (unit.shipping == 2)
    landed = table(2, P(money=1), dock=f"0:{unit.name}").begin()
    assert landed.money(0) == (6 if unit.name == "merchant" else 1)
    assert sum(landed.force("caribbean", 0)) == (2 if unit.name == "missionary" else 1)
    assert landed.force("caribbean", 0)[0] == (unit.name == "soldier")


def test_AD_1_4_eleven_goods_with_46_tiles() -> None:
    found = {row[0]: (int(row[3]), row[4]) for row in rows("AD-1.4 ")}
    assert sum(tiles for tiles, _ in found.values()) == 46
    starts = {region.good: region.name for region in data.REGION_TABLE}
    assert found == {good.name: (good.tiles, starts.get(good.name, "-")) for good in data.GOOD_TABLE}


def test_AD_1_5_nine_goods_start_on_regions_and_two_do_not() -> None:
    t = Table(GAME.new(3, seed=1))
    on_map = [region.good for region in t.view().regions.values()]
    assert len(set(on_map)) == 9
    assert set(GOODS) - set(on_map) == {"cattle", "rice"}
    assert t.view().regions["peru"].good == "silver"


def test_AD_1_6_the_pool_holds_37_tiles_of_which_four_are_turned_up() -> None:
    t = Table(GAME.new(4, seed=3))
    found = Counter(t["pool"]) + Counter(t["market"])
    assert len(t["market"]) == 4
    assert found == {
        "gold": 4, "silver": 5, "cattle": 3, "cocoa": 2, "fish": 2, "sugar": 5,
        "furs": 3, "coffee": 3, "tobacco": 4, "rice": 3, "indigo": 3,
    }  # fmt: skip


def test_AD_1_7_the_number_of_a_good_has_no_other_function() -> None:
    """Three cattle, of which there are three, bring as much as three silver, of which there are six."""
    for good in ("cattle", "silver"):
        t = table(2, P(goods=f"3 {good}"), turn=2).end_turn()
        assert t.money(0) == 3


def test_AD_1_8_nine_regions_with_goods_and_places() -> None:
    found = [(row[1], row[4], int(row[6]), int(row[7])) for row in rows("AD-1.8 ")]
    assert found == [(region.name, region.good, region.x, region.y) for region in data.REGION_TABLE]


def test_AD_1_9_adjacency_is_that_of_the_document_and_symmetric() -> None:
    assert blocks()[0] == {region.name: list(region.neighbours) for region in data.REGION_TABLE}
    for region in data.REGION_TABLE:
        for other in region.neighbours:
            assert region.name in data.REGION_TABLE[data.REGION_NAMES.index(other)].neighbours


def test_AD_1_10_sixteen_tiles() -> None:
    assert blocks()[1] == [[t.coins, t.plunder, t.natives, t.vp] for t in data.TILE_TABLE]
    assert Counter(tile.natives for tile in data.TILE_TABLE) == {1: 2, 2: 3, 3: 6, 4: 3, 5: 2}


def test_AD_1_11_sixteen_cards() -> None:
    found = {row[0]: [int(cell) for cell in row[3:]] for row in rows("AD-1.11 ")}
    assert found == {n: [c.coins, c.plunder, c.natives, c.vp] for n, c in data.CARD_TABLE.items()}


@pytest.mark.parametrize(("era", "tiles", "price"), [(1, 11, 10), (2, 13, 14), (3, 10, 20)])
def test_AD_1_12_buildings_of_an_era(era: int, tiles: int, price: int) -> None:
    of_era = [building for building in data.BUILDING_TABLE if building.era == era]
    assert sum(building.copies for building in of_era) == tiles
    assert [b.name for b in of_era if b.copies == 2] == (["settlers"] if era == 1 else [])
    heading = ("Era I (11", "Era II (13", "Era III (10")[era - 1]
    timings = {"every turn, ": "", "at purchase": "buy", "permanent": "always", "game end": "end"}
    for entry, building in zip(rows(heading), of_era, strict=True):
        assert (entry[0], int(entry[3])) == (building.name, building.copies)
        told = "once" if entry[4] == "once per game" else entry[4]
        for words, short in timings.items():
            told = told.replace(words, short)
        assert told == building.timing
        assert entry[6].isdigit() is False or int(entry[6]) == building.vp
    name = ("settlers", "shipyard", "navy")[era - 1]
    t = table(2, P(money=price), P(money=price - 1), turn=3 * era - 2, display=name, capital="1 0").begin()
    assert t.seat == 0
    assert t.play(f"P0 buy {name}").money(0) == 0


# EX-B13: used up, and still his; it counts for Prosperity.
def test_EX_B13_a_building_that_is_used_up_stays() -> None:
    t = table(2, P(money=10), display="cartography", capital="0").begin()
    t.play("P0 buy cartography", "P0 map peru")
    assert t.player(0)["buildings"] == ["cartography"]
    u = table(2, P(buildings="cartography prosperity"), turn=8)
    assert u.state.breakdown()[0]["prosperity"] == 4


def test_AD_1_13_one_ship_in_the_box_and_seven_in_reserve() -> None:
    t = Table(GAME.new(3, seed=2))
    assert t["ship_in_box"] is True
    assert t.view().ship_reserve == 7


@pytest.mark.parametrize(("seats", "dock"), [(2, 3), (3, 5), (4, 7), (5, 9)])
def test_AD_1_14_boxes_have_their_spaces(seats: int, dock: int) -> None:
    """EX-B1: with five players nine dock spaces; X and Y stand apart."""
    boxes = Table(GAME.new(seats, seed=1)).view().boxes
    assert len(boxes.dock) == dock
    assert (len(boxes.initiative), len(boxes.goods), len(boxes.capital), len(boxes.warfare)) == (5, 4, 5, 5)
    assert list(boxes.specialists) == ["captain", "merchant", "missionary", "soldier", "training"]
    assert boxes.dock_x is None
    assert boxes.dock_y is None


def test_AD_0_5_the_bank_never_runs_out() -> None:
    t = table(2, P(money=5000, buildings="trading_post"), turn=2).end_turn()
    assert t.money(0) == 5005

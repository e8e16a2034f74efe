"""The tables of section 1, against the numbers of the rulebook and of the rules document."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from ludoteca.games.puerto_rico import data

from .table import GOODS, P, table

DOCUMENT = Path(__file__).parents[3] / "docs" / "rules" / "puerto_rico.md"


def rows_of_table_1_3() -> list[list[str]]:
    lines = [line for line in DOCUMENT.read_text().splitlines() if re.match(r"\| \d+ \| `", line)]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def test_table_1_3_of_the_document_is_the_table_of_the_code() -> None:
    rows = rows_of_table_1_3()
    assert len(rows) == len(data.BUILDING_TABLE) == 23
    for row, building in zip(rows, data.BUILDING_TABLE, strict=True):
        numbers = [int(cell) for cell in row[5:]]
        assert row[1] == f"`{building.name}`"
        assert numbers == [
            building.price,
            building.vp,
            building.circles,
            building.column,
            building.spaces,
            building.copies,
            building.copies_for_two,
        ], building.name


def test_constants_of_section_1_6_are_those_of_the_code() -> None:
    block = re.search(r"```json\n(.*?)```", DOCUMENT.read_text(), re.S)
    assert block
    told = json.loads(block[1])
    assert tuple(told["goods"]) == data.GOOD_NAMES
    assert [told["price"][good] for good in GOODS] == list(data.PRICES)
    assert [told["barrels"][good] for good in GOODS] == list(data.BARRELS)
    assert [told["plantations"][good] for good in GOODS] == list(data.PLANTATIONS)
    assert told["factory_income_by_kinds"] == list(data.FACTORY_INCOME)
    assert told["trading_house_size"] == data.HOUSE_SPACES
    assert (told["city_spaces"], told["island_spaces"]) == (data.CITY_SPACES, data.ISLAND_SPACES)
    for seats, row in told["setup"].items():
        setup = data.SETUPS[int(seats)]
        assert row["doubloons"] == setup.doubloons
        assert row["start"] == [data.TILE_NAMES[tile] for tile in setup.start_tiles]
        assert row["vp"] == setup.vp
        assert row["supply"] == setup.colonist_supply
        assert row["ships"] == list(setup.ships)
        assert (row["roles"], row["picks"]) == (setup.roles, setup.picks)
        assert row.get("quarries", 8) == setup.quarries
        assert row.get("remove_plantations", 0) == setup.plantations_removed
        assert row.get("remove_goods", 0) == setup.barrels_removed


@pytest.mark.parametrize(
    ("good", "price"), [("corn", 0), ("indigo", 1), ("sugar", 2), ("tobacco", 3), ("coffee", 4)]
)
def test_PR_1_1_each_good_has_its_price_from_0_to_4(good: str, price: int) -> None:
    t = table(3, P(), P(goods=f"1 {good}"), P())
    before = t.doubloons(1)
    t.play("P0 role trader", f"P1 sell {good}")
    assert t.doubloons(1) - before == price


def test_PR_1_2_every_tile_has_one_circle() -> None:
    """Six tiles of six kinds take six colonists, the seventh waits in San Juan."""
    t = table(3, P(island="corn indigo sugar tobacco coffee quarry", san_juan=5), governor=0, colonist_ship=3)
    t.play("P0 role mayor", "P0 privilege yes")
    assert t.island(0) == ["corn*", "indigo*", "sugar*", "tobacco*", "coffee*", "quarry*"]
    assert t.san_juan(0) == 1


def test_PR_1_3_the_box_holds_49_buildings() -> None:
    kinds = [building.kind for building in data.BUILDING_TABLE]
    copies = {
        kind: sum(building.copies for building in data.BUILDING_TABLE if building.kind == kind)
        for kind in set(kinds)
    }
    assert copies["small_production"] + copies["large_production"] == 20
    assert copies["violet"] == 24
    assert copies["large_violet"] == 5
    production = [building.copies for building in data.BUILDING_TABLE if "production" in building.kind]
    assert production == [4, 4, 3, 3, 3, 3]


def test_PR_1_4_the_column_limits_quarries_and_vp_count_points() -> None:
    """The two numbers agree for every building, and each is used where it belongs."""
    assert all(building.column == building.vp for building in data.BUILDING_TABLE)
    t = table(3, P(island="4 quarry*", city="wharf", doubloons=20))
    assert t.state.breakdown()[0]["buildings"] == 3
    t.play("P0 role builder", "P0 build harbor")
    assert t.doubloons(0) == 20 - (8 - 3 - 1)


def test_PR_1_5_only_the_five_large_buildings_fill_two_spaces() -> None:
    names = [building.name for building in data.BUILDING_TABLE if building.spaces == 2]
    assert names == ["guild_hall", "residence", "fortress", "customs_house", "city_hall"]
    assert all(building.vp == 4 for building in data.BUILDING_TABLE if building.spaces == 2)
    one = {building.name: building.spaces for building in data.BUILDING_TABLE}
    assert one["large_market"] == one["large_warehouse"] == one["indigo_plant"] == 1
    # The large market is no large production building for the guild hall.
    t = table(3, P(city="guild_hall* large_market large_warehouse coffee_roaster"))
    assert t.state.breakdown()[0]["guild_hall"] == 2


@pytest.mark.parametrize(
    ("seats", "supply", "everyone"), [(2, 40, 42), (3, 55, 58), (4, 75, 79), (5, 95, 100)]
)
def test_PR_1_7_the_colonist_supply_does_not_count_the_ship(seats: int, supply: int, everyone: int) -> None:
    t = table(seats)
    assert t["colonist_supply"] == supply
    assert t["colonist_ship"] == seats
    assert supply + seats == everyone

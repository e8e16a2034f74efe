"""The pages that teach Rio de la Plata show its numbers; those of all games: tests/texts/test_pages.py."""

from __future__ import annotations

import pytest

from ludoteca.games.rio_de_la_plata.data import (
    BUILDING_TABLE,
    ENEMY_BONUS,
    FIRST_YEAR,
    GRID_TABLE,
    LAST_YEAR,
    OFFICE_NEEDS,
    OFFICE_PRICE,
    STARTING_GOODS,
    TIME_SYMBOLS,
)
from ludoteca.texts import LANGUAGES
from tests.pages import tables_of

from .table import GAME, P, table


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_buildings_shows_what_they_cost(language: str) -> None:
    (table,) = tables_of(GAME.id, language, "building")
    shown = [[int(cell) for cell in row[2:]] for row in table[1:]]
    assert shown == [[b.workers, b.stone, b.wood, b.precious, b.vp] for b in BUILDING_TABLE]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_offices_shows_prices_and_thresholds(language: str) -> None:
    (table,) = tables_of(GAME.id, language, "offices")
    shown = [(int(row[1]), int(row[2])) for row in table[1:]]
    assert shown == list(zip(OFFICE_PRICE, OFFICE_NEEDS, strict=True))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_the_start_shows_the_goods_of_each_level(language: str) -> None:
    (table,) = tables_of(GAME.id, language, "setup")
    assert [[int(cell) for cell in row[1:]] for row in table[1:]] == [
        [each] * 3 for each in STARTING_GOODS.values()
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_grids_shows_the_cells(language: str) -> None:
    (table,) = tables_of(GAME.id, language, "majors")
    shown = [[tuple(map(int, filter(None, cell.split(", ")))) for cell in row[1:]] for row in table[1:]]
    assert shown == [
        [grid.cells, grid.from_four, grid.only_five, grid.cells[-grid.short_removes :]] for grid in GRID_TABLE
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_of_enemies_show_bonus_and_years(language: str) -> None:
    (table,) = tables_of(GAME.id, language, "attack")
    numbers, bonus = ([int(cell) for cell in row[1:]] for row in table)
    assert [ENEMY_BONUS[number] for number in numbers] == bonus
    ((heads, _),) = tables_of(GAME.id, language, "check")
    for head, symbols in zip(heads[1:], ("F", "S", "FS"), strict=True):
        named = [int(word) for word in head.replace(",", "").split() if word.isdigit()]
        if not head[-1].isdigit():
            named += range(named[-1] + 1, LAST_YEAR + 1)
        shown = [
            year
            for year in range(FIRST_YEAR + 1, LAST_YEAR + 1)
            if TIME_SYMBOLS[year - FIRST_YEAR - 1] == symbols
        ]
        assert shown == named


def test_the_first_year_of_the_page_can_be_played_as_it_is_told() -> None:
    goods = ("2 stone 2 wood 2 coin", "2 stone 2 wood 2 coin", "3 stone 3 wood 2 coin")
    t = table(3, *(P(goods=each) for each in goods), year=1580)
    t.play("P0 city 2", "P0 place 8,5", "P0 city 2", "P0 place 8,5")
    t.play("P0 work quarry", "P0 work forest", "P0 grid road", "P0 cell road/1")
    t.play("P1 grid road", "P1 cell road/2", "P1 grid road", "P1 cell road/3", "P1 grid road")
    t.play("P1 work quarry", "P1 work forest")
    t.play("P2 work quarry", "P2 city 2", "P2 place 7,5", "P2 city 2", "P2 place 7,5", "P2 work workshop")
    for line, road in (("v7", "v7,7"), ("h7", "h6,7"), ("v9", "v9,7")):
        t.play(f"P1 road_line {line}", f"P1 road {road}")
    t.play("P0 build 8,5 hut", "P0 collect quarry/1", "P0 collect forest/1")
    t.play("P1 collect quarry/2", "P1 collect forest/2")
    t.play("P2 build 7,5 hut", "P2 collect quarry/3", "P2 refine stone")
    assert (t["year"], t["markers"]["natives"]) == (1581, 2)
    assert [t.vp(seat) for seat in range(3)] == [2, 2, 0]
    assert t.goods(0) == t.goods(1) == {"stone": 3, "wood": 3, "coin": 2}
    assert t.goods(2) == {"stone": 3, "wood": 3, "precious": 1, "coin": 2}
    assert [number + 1 for number, district in enumerate(t.view(0).districts) if district.connected] == [6]
    assert "place 8,5" in t.play("P0 city 2").legal

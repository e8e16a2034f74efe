"""The pages that teach Rio de la Plata show its numbers; those of all games: tests/texts/test_pages.py."""

from __future__ import annotations

import pytest

from ludoteca.games.rio_de_la_plata.data import (
    BUILDING_TABLE,
    OFFICE_NEEDS,
    OFFICE_PRICE,
    STARTING_GOODS,
)
from ludoteca.texts import LANGUAGES
from tests.pages import tables_of

from .table import GAME


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

"""The pages that teach Puerto Rico show its numbers; the pages of all games: tests/texts/test_pages.py."""

from __future__ import annotations

import pytest

from ludoteca.games.puerto_rico.data import (
    BARRELS,
    BUILDING_TABLE,
    GOOD_NAMES,
    PLANTATIONS,
    PRICES,
    ROLE_NAMES,
    SETUPS,
)
from ludoteca.texts import LANGUAGES, learn
from tests.pages import tables_of

from .table import GAME as RULES

GAME = RULES.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sections_follow_the_course_of_the_game(language):
    ids = {section.id for section in learn.pages(GAME, language)}
    assert {"setup", "round", "captain", "storage", "scoring", "glossary"} <= ids


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_role_that_can_be_chosen_has_its_section(language):
    ids = {section.id for section in learn.pages(GAME, language)}
    assert {name.removesuffix("_1").removesuffix("_2") for name in ROLE_NAMES} <= ids


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_of_buildings_show_the_numbers_of_the_game(language):
    section = next(s for s in learn.pages(GAME, language) if s.id == "buildings")
    shown = {}
    for block in section.blocks:
        if block.kind == "table":
            for line in block.lines[1:]:
                element = next(span.text for span in line.cells[0] if span.style == "element")
                shown[element] = [learn.plain(cell) for cell in line.cells[1:6]]
    assert shown == {
        f"building:{b.name}": [
            str(b.price),
            str(b.vp),
            str(b.circles),
            str(b.column),
            f"{b.copies} ({b.copies_for_two})",
        ]
        for b in BUILDING_TABLE
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_goods_shows_the_numbers_of_the_game(language):
    rows = tables_of(GAME, language, "table")[0][1:]
    assert [row[1:4] for row in rows] == [
        [str(price), str(barrels), str(plantations)]
        for price, barrels, plantations in zip(PRICES, BARRELS, PLANTATIONS, strict=True)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_set_ups_shows_the_numbers_of_the_game(language):
    names = [entry.term.lower() for entry in learn.glossary(GAME, language)]
    goods = {
        entry.elements[0].removeprefix("good:"): entry.term.lower()
        for entry in learn.glossary(GAME, language)
        if entry.elements and entry.elements[0].startswith("good:")
    }
    assert set(goods) == set(GOOD_NAMES)
    assert set(goods.values()) <= set(names)
    rows = tables_of(GAME, language, "setup")[0][1:]
    for column, seats in enumerate((3, 4, 5, 2), start=1):
        setup = SETUPS[seats]
        cells = [row[column] for row in rows]
        tiles = ", ".join(goods[GOOD_NAMES[tile]] for tile in setup.start_tiles)
        ships = ", ".join(str(ship) for ship in setup.ships)
        assert cells[:8] == [
            str(setup.doubloons),
            tiles,
            str(seats + 1),
            str(setup.quarries),
            str(setup.vp),
            str(setup.colonist_supply),
            str(seats),
            ships,
        ]
        assert cells[9] == str(setup.roles - setup.picks)

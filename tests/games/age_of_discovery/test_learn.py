"""The pages that teach Age of Discovery show its numbers, and the turn they tell can be played."""

from __future__ import annotations

import pytest

from ludoteca.games.age_of_discovery import data
from ludoteca.texts import LANGUAGES, Texts, learn
from ludoteca.texts.texts import sentence
from tests.pages import tables_of

from .table import GAME as RULES
from .table import P, table

GAME = RULES.id
every_language = pytest.mark.parametrize("language", LANGUAGES)


def names(language: str, kind: str) -> dict[str, str]:
    """What the things of a kind are called in the locale, with the apostrophe of the pages."""
    texts = Texts(language, GAME)
    known = {"good": data.GOOD_NAMES, "region": data.REGION_NAMES, "card": data.CARD_NAMES}[kind]
    return {name: texts.name(kind, name).replace("'", "’") for name in known}


def spread(values: list[int]) -> str:
    """`2–5`, or `2` if all are the same."""
    low, high = min(values), max(values)
    return str(low) if low == high else f"{low}–{high}"


@every_language
def test_every_box_that_is_resolved_has_its_section(language):
    ids = {section.id for section in learn.pages(GAME, language)}
    boxes = {name for name in data.BOX_NAMES if not name.startswith("spec_")}
    assert boxes | {"specialists", "setup", "income", "colonies", "scoring", "reconstructed"} <= ids


@every_language
def test_the_tables_of_buildings_show_the_numbers_of_the_game(language):
    section = next(s for s in learn.pages(GAME, language) if s.id == "buildings")
    tables = [block.lines[1:] for block in section.blocks if block.kind == "table"]
    shown = {}
    for era, lines in enumerate(tables, start=1):
        for line in lines:
            element = next(span.text for span in line.cells[0] if span.style == "element")
            shown[element] = [era, *(learn.plain(cell) for cell in line.cells[1:3])]
    assert shown == {f"building:{b.name}": [b.era, str(b.copies), str(b.vp)] for b in data.BUILDING_TABLE}
    headings = [str(block.lines[0]) for block in section.blocks if block.kind == "heading"]
    prices = [f"${price}" for price in data.PRICE_OF_ERA[1:]]
    assert [heading.rpartition(" ")[2] for heading in headings[:3]] == prices


@every_language
def test_the_table_of_turns_shows_eras_prices_and_scorings(language):
    rows = tables_of(GAME, language, "turn")[0][1:]
    for era, row in enumerate(rows, start=1):
        turns = [turn for turn in range(1, data.TURNS + 1) if data.ERA_OF_TURN[turn] == era]
        assert row[0] == ", ".join(map(str, turns))
        assert row[2] == f"${data.PRICE_OF_ERA[era]}"
        scored = [turn for turn in turns if data.SCORING_OF_TURN[turn] >= 0]
        assert [int(row[3].rpartition(" ")[2])] == scored


@every_language
def test_the_tables_of_units_and_goods_show_the_numbers_of_the_game(language):
    units, goods = tables_of(GAME, language, "table")[1:3]
    assert [(row[1], row[2][0]) for row in units[1:]] == [
        (str(unit.shipping), str(unit.expedition)) for unit in data.UNIT_TABLE
    ]
    assert [row[1] for row in goods[1:]] == [str(good.tiles) for good in data.GOOD_TABLE]
    called = names(language, "region")
    home = {region.good: called[region.name] for region in data.REGION_TABLE}
    for good, row in zip(data.GOOD_TABLE, goods[1:], strict=True):
        assert (good.name in home) == any(region in row[2] for region in called.values())
        assert home.get(good.name, "") in row[2]


@every_language
def test_the_tables_of_discoveries_show_the_numbers_of_the_game(language):
    tiles, cards = tables_of(GAME, language, "discovery")
    for row in tiles[1:]:
        found = [tile for tile in data.TILE_TABLE if str(tile.natives) == row[0]]
        assert row[1:] == [
            str(len(found)),
            spread([tile.coins for tile in found]),
            spread([tile.plunder for tile in found]),
            spread([tile.vp for tile in found]),
        ]
    assert sum(int(row[1]) for row in tiles[1:]) == len(data.TILE_TABLE)
    called = names(language, "card")
    assert cards[1:] == [
        [sentence(called[name]), str(card.coins), str(card.plunder), str(card.natives), str(card.vp)]
        for name, card in data.CARD_TABLE.items()
    ]


@every_language
def test_the_spaces_of_the_boxes_are_those_of_the_game(language):
    rows = {row[0]: row[2] for row in tables_of(GAME, language, "table")[0][1:]}
    spaces = {
        "1": data.INITIATIVE_SPACES,
        "3": data.GOODS_SPACES,
        "5": data.CAPITAL_SPACES,
        "7": data.SLOTS,
        "8": data.WARFARE_SPACES,
    }
    assert {box: rows[box][0] for box in spaces} == {box: str(count) for box, count in spaces.items()}
    dock = tables_of(GAME, language, "setup")[0][1]
    assert dock[1:] == [str(len(table(seats).box("dock"))) for seats in RULES.seat_counts]


@every_language
def test_what_is_reconstructed_is_told_as_it_stands_in_the_data(language):
    regions, goods = names(language, "region"), names(language, "good")
    assert tables_of(GAME, language, "reconstructed")[0][1:] == [
        [
            sentence(regions[region.name]),
            goods[region.good],
            ", ".join(regions[neighbour] for neighbour in region.neighbours),
        ]
        for region in data.REGION_TABLE
    ]


def test_the_first_turn_of_the_page_can_be_played_as_it_is_told():
    hands = [P(money=money, hand="5 colonist") for money in (10, 11, 12)]
    display = "settlers monastery navigator inca_conquest trading_post"
    t = table(3, *hands, market="sugar 2 silver fish", display=display, last=0)
    t.play("P0 place capital", "P1 place capital", "P2 place goods")
    t.play("P0 place dock", "P1 place goods", "P2 place dock")
    t.play("P0 place dock", "P1 place initiative", "P2 place dock")
    t.play("P0 place dock", "P1 place spec_captain", "P2 place initiative")
    t.play("P0 place goods", "P1 place discovery", "P2 place shipping")
    t.play("P2 take silver", "P1 take silver", "P0 take sugar")
    assert t.goods(0) == {"sugar": 2}
    assert t.player(2)["ships"] == 1
    t.play("P0 buy trading_post", "P1 buy navigator", "P1 expedition no")
    assert [t.money(seat) for seat in range(3)] == [5, 2, 14]
    assert t.hand(1) == {"colonist": 5, "captain": 1}
    assert t.discovery(1) == {"captain": 1, "other": 1}
    assert t["turn_order"] == [1, 2, 0]
    assert t["turn"] == 2

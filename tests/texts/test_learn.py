"""The pages that teach a game: complete, the same in both languages, and in step with the rules."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludoteca.games.puerto_rico.actions import VERBS
from ludoteca.games.puerto_rico.data import (
    BARRELS,
    BUILDING_TABLE,
    GOOD_NAMES,
    PLANTATIONS,
    PRICES,
    ROLE_NAMES,
    SETUPS,
)
from ludoteca.games.puerto_rico.setup import OPTIONS
from ludoteca.texts import learn

GAME = "puerto_rico"
LANGUAGES = ("en", "it")
DOCUMENT = Path(__file__).parents[2] / "docs" / "rules" / f"{GAME}.md"


def rules_of_document(sections: str) -> set[str]:
    return set(re.findall(rf"\*\*(PR-[{sections}]\.[0-9]+)\*\*", DOCUMENT.read_text(encoding="utf-8")))


def rules_of_page(language: str) -> list[str]:
    return [rule for section in learn.pages(GAME, language) for rule in section.rules]


def tables(language: str, section_id: str) -> list[list[list[str]]]:
    section = next(s for s in learn.pages(GAME, language) if s.id == section_id)
    return [
        [[learn.plain(cell) for cell in line.cells] for line in block.lines]
        for block in section.blocks
        if block.kind == "table"
    ]


def test_both_languages_have_the_same_sections_blocks_and_rules():
    english, italian = (learn.pages(GAME, language) for language in LANGUAGES)
    assert [section.id for section in english] == [section.id for section in italian]
    for one, other in zip(english, italian, strict=True):
        assert [block.kind for block in one.blocks] == [block.kind for block in other.blocks], one.id
        for block, twin in zip(one.blocks, other.blocks, strict=True):
            assert [line.rules for line in block.lines] == [line.rules for line in twin.lines], one.id
            assert [len(line.cells) for line in block.lines] == [len(line.cells) for line in twin.lines]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_behaviour_rule_is_told(language):
    assert rules_of_document("3-7") - set(rules_of_page(language)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_rules_of_the_document_are_named(language):
    assert set(rules_of_page(language)) - rules_of_document("0-9") == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_section_has_an_id_of_its_own_and_something_to_say(language):
    sections = learn.pages(GAME, language)
    assert len({section.id for section in sections}) == len(sections)
    assert {"setup", "round", "captain", "storage", "scoring", "glossary"} <= {s.id for s in sections}
    for section in sections:
        assert section.blocks, section.id
        for block in section.blocks:
            assert block.lines, section.id
            assert all(str(line) for line in block.lines), section.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_mark_is_left_in_the_text(language):
    for section in learn.pages(GAME, language):
        for block in section.blocks:
            for line in block.lines:
                assert not re.search(r"[*`<>|#\[\]{}]", str(line)), (section.id, str(line))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_role_that_can_be_chosen_has_its_section(language):
    ids = {section.id for section in learn.pages(GAME, language)}
    assert {name.removesuffix("_1").removesuffix("_2") for name in ROLE_NAMES} <= ids


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_element_of_an_action_has_a_glossary_entry(language):
    wanted = {
        f"{domain.kind}:{value}"
        for verb in VERBS.verbs
        for domain in verb.domains
        if not domain.is_number and domain.kind not in ("answer", "circle")
        for value in domain.values
    }
    assert {f"building:{building.name}" for building in BUILDING_TABLE} <= wanted
    assert {f"role:{role}" for role in ROLE_NAMES} <= wanted
    found = [element for entry in learn.glossary(GAME, language) for element in entry.elements]
    assert wanted - set(found) == set()
    assert len(found) == len(set(found)), "an element with two entries"


def test_the_glossaries_explain_the_same_things():
    english, italian = (learn.glossary(GAME, language) for language in LANGUAGES)
    assert [entry.elements for entry in english] == [entry.elements for entry in italian]
    assert all(entry.term and entry.text for entry in [*english, *italian])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_glossary_entry_of_an_element_is_found(language):
    entry = learn.explain(GAME, language, "building:hacienda")
    assert entry is not None
    assert entry.term == "Hacienda"
    assert learn.explain(GAME, language, "building:cathedral") is None


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
    rows = tables(language, "table")[0][1:]
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
    rows = tables(language, "setup")[0][1:]
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_is_explained(language):
    words = " ".join(cell for table in tables(language, "options") for row in table for cell in row)
    assert [option.name for option in OPTIONS if option.name not in words] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_leads_to_its_paragraph(language):
    sections = {section.id: section for section in learn.pages(GAME, language)}
    for number, home in (("5.43", "captain"), ("4.25", "storage"), ("6.4", "scoring")):
        rule = f"PR-{number}"
        place = learn.section_of_rule(GAME, language, rule)
        assert place is not None
        assert place.section == home
        assert rule in sections[home].blocks[place.block].lines[place.line].rules
    assert learn.section_of_rule(GAME, language, "PR-99") is None


@pytest.mark.parametrize(
    ("language", "query", "section"),
    [
        ("en", "wharf", "captain"),
        ("en", "Trader", "trader"),
        ("en", "quarry builder", "builder"),
        ("en", "quarries", "settler"),
        ("en", "PR-" + "5.38", "trader"),
        ("en", "5.38", "trader"),
        ("it", "molo", "captain"),
        ("it", "commerciante", "trader"),
        ("it", "universita", "builder"),
        ("it", "cava", "builder"),
        ("it", "CAFFÈ torrefazione", "table"),
        ("it", "l'emporio", "trader"),
    ],
)
def test_search_finds_words_whatever_their_capitals_and_accents(language, query, section):
    assert section in {place.section for place in learn.search(GAME, language, query)}


def test_search_puts_the_section_of_that_name_first():
    assert learn.search(GAME, "en", "scoring")[0].section == "scoring"
    assert learn.search(GAME, "it", "sindaco")[0].section == "mayor"


def test_search_puts_a_term_of_the_glossary_before_mere_mentions():
    assert learn.search(GAME, "en", "wharf")[0].section == "glossary"
    assert learn.search(GAME, "it", "cave")[0].excerpt.startswith("Cava —")


def test_search_shows_a_short_excerpt_with_the_word():
    for place in learn.search(GAME, "en", "harbor"):
        assert len(place.excerpt) <= 165
        assert "harbor" in place.excerpt.lower()


def test_search_without_words_finds_nothing():
    assert learn.search(GAME, "en", "  ") == []
    assert learn.search(GAME, "en", "zeppelin") == []


def test_an_unknown_game_or_language_has_no_pages():
    assert learn.pages("no_such_game", "en") == []
    assert learn.pages(GAME, "xx") == []
    assert learn.pages("../puerto_rico", "en") == []
    assert learn.glossary("no_such_game", "en") == []
    assert learn.section_of_rule("no_such_game", "en", "PR-99") is None


def test_texts_are_spans_in_a_style():
    section = next(s for s in learn.pages(GAME, "en") if s.id == "buildings")
    row = next(block for block in section.blocks if block.kind == "table").lines[1]
    assert row.cells[0] == (
        learn.Span("Small indigo plant "),
        learn.Span("building:small_indigo_plant", "element"),
    )
    assert learn.plain(row.cells[0]) == "Small indigo plant"

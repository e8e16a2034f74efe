"""What a program asks the pages that teach a game, with those of Puerto Rico as the example."""

from __future__ import annotations

import pytest

from ludoteca.texts import LANGUAGES, learn

GAME = "puerto_rico"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_glossary_entry_of_an_element_is_found(language):
    entry = learn.explain(GAME, language, "building:hacienda")
    assert entry is not None
    assert entry.term == "Hacienda"
    assert learn.explain(GAME, language, "building:cathedral") is None


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

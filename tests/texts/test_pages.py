"""The pages that teach a game, in all rooms: complete, the same in both languages, in step with the rules."""

from __future__ import annotations

import re

import pytest

import ludoteca
from ludoteca.games import GAMES
from ludoteca.texts import LANGUAGES, learn
from tests.pages import rules_of_document, rules_of_pages, tables_of
from tests.recorded import recorded

EVERY_PAGE = [(game, language) for game in GAMES for language in LANGUAGES]
every_page = pytest.mark.parametrize(("game", "language"), EVERY_PAGE)


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_sections_blocks_and_rules(game):
    english, italian = (learn.pages(game, language) for language in LANGUAGES)
    assert [section.id for section in english] == [section.id for section in italian]
    for one, other in zip(english, italian, strict=True):
        assert [block.kind for block in one.blocks] == [block.kind for block in other.blocks], one.id
        for block, twin in zip(one.blocks, other.blocks, strict=True):
            assert [line.rules for line in block.lines] == [line.rules for line in twin.lines], one.id
            assert [len(line.cells) for line in block.lines] == [len(line.cells) for line in twin.lines]


@every_page
def test_every_behaviour_rule_is_told(game, language):
    taught = {rule for rule in rules_of_document(ludoteca.game(game)) if recorded(game).is_taught(rule)}
    assert taught
    assert taught - rules_of_pages(game, language) == set()


@every_page
def test_only_rules_of_the_document_are_named(game, language):
    assert rules_of_pages(game, language) - set(rules_of_document(ludoteca.game(game))) == set()


@every_page
def test_every_section_has_an_id_of_its_own_and_something_to_say(game, language):
    sections = learn.pages(game, language)
    assert len({section.id for section in sections}) == len(sections)
    assert "glossary" in {section.id for section in sections}
    for section in sections:
        assert section.blocks, section.id
        for block in section.blocks:
            assert block.lines, section.id
            assert all(str(line) for line in block.lines), section.id


@every_page
def test_no_mark_is_left_in_the_text(game, language):
    for section in learn.pages(game, language):
        for block in section.blocks:
            for line in block.lines:
                assert not re.search(r"[*`<>|#\[\]{}]", str(line)), (section.id, str(line))


@every_page
def test_every_element_of_an_action_has_a_glossary_entry(game, language):
    wanted = {
        f"{domain.kind}:{value}"
        for verb in ludoteca.game(game).verbs.verbs
        for domain in verb.domains
        if not (domain.is_number or domain.is_plain) and domain.kind not in recorded(game).unexplained
        for value in domain.values
    }
    assert wanted
    found = [element for entry in learn.glossary(game, language) for element in entry.elements]
    assert wanted - set(found) == set()
    assert len(found) == len(set(found)), "an element with two entries"


@pytest.mark.parametrize("game", GAMES)
def test_the_glossaries_explain_the_same_things(game):
    english, italian = (learn.glossary(game, language) for language in LANGUAGES)
    assert [entry.elements for entry in english] == [entry.elements for entry in italian]
    assert all(entry.term and entry.text for entry in [*english, *italian])


@every_page
def test_every_option_is_explained(game, language):
    words = " ".join(cell for table in tables_of(game, language, "options") for row in table for cell in row)
    assert [option.name for option in ludoteca.game(game).options if option.name not in words] == []

"""Looking things up in the rules documents."""

from __future__ import annotations

import pytest

from ludoteca.texts.rulebook import NoRules, plain, rulebook

BOOK = rulebook("puerto_rico")


def numbers(topic: str) -> list[str]:
    return [rule.number for rule in BOOK.find(topic).rules]


def test_a_rule_is_found_by_its_number() -> None:
    assert numbers("PR-5.38") == ["PR-5.38"]
    assert numbers("pr-5.38") == ["PR-5.38"]
    assert "fourth barrel" in BOOK.find("PR-5.38").rules[0].text


def test_several_numbers_give_several_rules() -> None:
    assert numbers("PR-4.8, PR-4.9") == ["PR-4.8", "PR-4.9"]


def test_a_rule_keeps_the_lines_that_continue_it() -> None:
    assert "cost = max(0" in BOOK.find("PR-4.18").rules[0].text


def test_a_section_is_found_by_number_and_by_heading() -> None:
    assert [s.title for s in BOOK.find("5.7").sections] == ["Trader"]
    assert "Trader" in [s.title for s in BOOK.find("trader").sections]
    assert len(BOOK.find("5").sections) == 12
    assert [s.number for s in BOOK.find("PR-6").sections] == ["6"]


@pytest.mark.parametrize("word", ["molo", "wharf", "Wharf", "MOLO"])
def test_a_word_is_found_in_both_languages(word: str) -> None:
    assert "PR-5.46" in numbers(word)


def test_accents_and_apostrophes_do_not_matter() -> None:
    assert numbers("universita") == numbers("Università")
    assert plain("L’Ospizio") == "l'ospizio"


def test_examples_come_last() -> None:
    found = numbers("hacienda")
    assert found[0] == "PR-5.17"
    assert found[-1].startswith("PR-9")


def test_every_rule_that_a_prompt_cites_is_there() -> None:
    from ludoteca.games.puerto_rico.steps.names import STEP_NAMES
    from ludoteca.texts import Texts

    for step in STEP_NAMES:
        cited = Texts("en", "puerto_rico", strict=True).rule(step)
        assert numbers(cited) == cited.split(", ")


def test_abbreviations_of_the_glossary_are_followed() -> None:
    assert "PR-5.48" in numbers("punti vittoria")


def test_a_section_begins_with_its_first_rule() -> None:
    assert BOOK.find("5.7").sections[0].text.startswith("- **PR-5.36**")


def test_nothing_is_found_about_nothing() -> None:
    assert not BOOK.find("spaceship")
    with pytest.raises(NoRules):
        rulebook("no_such_game")

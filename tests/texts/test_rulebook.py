"""Looking things up in the rules documents."""

from __future__ import annotations

import re
from itertools import groupby
from pathlib import Path

import pytest

from ludoteca.texts.rulebook import NoRules, rulebook, written
from ludoteca.texts.rules_document import plain

ROOT = Path(__file__).parents[2]
BOOK = rulebook("puerto_rico")

DOCUMENTS = {
    "age_of_discovery": ("L'Epoca delle Scoperte", {"AD": 140, "EX": 43, "D": 41}),
    "puerto_rico": ("Puerto Rico", {"PR": 186}),
    "rio_de_la_plata": ("Río de la Plata", {"RP": 334}),
    "roads_and_boats": ("Roads & Boats", {"RB": 234, "EX": 43}),
    "romolo_o_remo": ("Romolo o Remo?", {"RR": 250, "EX": 69}),
}
GAMES = list(DOCUMENTS)


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
    from ludoteca.games.puerto_rico.steps import STEP_NAMES
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


# --- all five rules documents ----------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_all_rules_documents_are_read_with_every_numbered_rule(game: str) -> None:
    title, counts = DOCUMENTS[game]
    book = rulebook(game)
    assert book.title == title
    prefixes = [rule.number.partition("-")[0] for rule in book.rules]
    assert {prefix: prefixes.count(prefix) for prefix in prefixes} == counts
    assert len({rule.number for rule in book.rules}) == len(book.rules)


def test_no_rules_document_is_left_out() -> None:
    assert written() == GAMES


@pytest.mark.parametrize("game", GAMES)
def test_whatever_a_rules_document_cites_is_found(game: str) -> None:
    book = rulebook(game)
    document = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    cited = set(re.findall(rf"\b(?:{book.prefix}-\d+(?:\.\w+)+|EX-[A-Z]?\d+)\b", document))
    assert len(cited) > 180
    for number in cited:
        assert book.find(number), number


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_found_by_its_number_with_its_section(game: str) -> None:
    book = rulebook(game)
    for rule in book.rules:
        found = book.find(rule.number.lower())
        assert found.rules == [rule]
        assert rule.text.startswith(f"**{rule.number}")
        assert len(rule.text) > len(rule.number) + 8, rule.number
        assert rule.section in book.find(rule.section.number).sections
        if rule.number.startswith(f"{book.prefix}-"):
            chapter = rule.number.removeprefix(f"{book.prefix}-").partition(".")[0]
            assert rule.section.number.partition(".")[0] == chapter


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("words", ["{} to {}", "{}–{}", "{} … {}", "{} a {}"])
def test_rules_are_found_by_range(game: str, words: str) -> None:
    book = rulebook(game)
    for _, group in groupby(book.rules, lambda rule: rule.section.number):
        rules = [rule for rule in group if rule.number.startswith(f"{book.prefix}-")]
        if len(rules) > 2 and rules == sorted(rules, key=lambda rule: place(rule.number)):
            found = book.find(words.format(rules[0].number, rules[-1].number)).rules
            assert all(rule in found for rule in rules)
            assert [rule.number for rule in found] == sorted((r.number for r in found), key=place)


def place(number: str) -> list[tuple[str, int]]:
    """PR-5.9 stands before PR-5.10, and PR-9.B13 before PR-9.T1."""
    return [(letters, int(digits)) for letters, digits in re.findall(r"([A-Z]*)-?\.?(\d+)", number)]


def test_the_second_number_of_a_range_may_be_short() -> None:
    assert numbers("PR-5.36 to 5.38") == numbers("PR-5.36, 5.37, 5.38") == ["PR-5.36", "PR-5.37", "PR-5.38"]


@pytest.mark.parametrize(
    ("game", "english", "italian", "rule"),
    [
        ("age_of_discovery", "merchant", "mercante", "AD-5.9"),
        ("puerto_rico", "wharf", "molo", "PR-5.46"),
        ("rio_de_la_plata", "palace", "palazzo", "RP-5.45"),
        ("roads_and_boats", "wonder", "meraviglia", "RB-6.5.1"),
        ("romolo_o_remo", "mercenary", "mercenario", "RR-5.2"),
    ],
)
def test_a_topic_is_found_in_both_languages_in_every_game(
    game: str, english: str, italian: str, rule: str
) -> None:
    book = rulebook(game)
    for topic in (english, italian):
        found = book.find(topic)
        told = {r.number for r in book.rules if r in found.rules or r.section in found.sections}
        assert rule in told, topic


@pytest.mark.parametrize(
    ("game", "number", "words"),
    [
        ("age_of_discovery", "AD-1.1", "Portogallo"),
        ("age_of_discovery", "AD-5.3", "warfare: fewer units"),
        ("age_of_discovery", "D-16", "any units, soldiers included"),
        ("rio_de_la_plata", "RP-3.3", "Short game: +1 stone"),
        ("rio_de_la_plata", "RP-4.10", "*legal when:* h ≥ 1"),
        ("roads_and_boats", "RB-1.9", "cost: {stone: 1}"),
        ("roads_and_boats", "RB-1.4", "steamer_factory"),
        ("roads_and_boats", "RB-3.5", "0,-3,M:5"),
        ("romolo_o_remo", "RR-1.3", "refined"),
    ],
)
def test_lists_tables_and_data_belong_to_the_rule_that_announces_them(
    game: str, number: str, words: str
) -> None:
    assert words in rulebook(game).find(number).rules[0].text


@pytest.mark.parametrize("game", GAMES)
def test_what_players_need_comes_apart_from_what_engineers_need(game: str) -> None:
    book = rulebook(game)
    technical = [section.title for section in book.sections if section.is_technical]
    assert any("examples" in title for title in technical)
    assert any("Invariants" in title for title in technical)
    first, last = book.find("points", ["VP"]).split()
    assert first
    assert last
    assert not any(rule.section.is_technical for rule in first.rules)
    assert all(rule.section.is_technical for rule in last.rules)

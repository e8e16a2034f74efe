"""The rules document of a game, for looking things up: by number, by range, by heading, by word.

The source of truth is docs/rules/<game>.md. In a checkout it is read from there; an installed
package carries a copy.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import ludoteca
from ludoteca.core.errors import LudotecaError
from ludoteca.texts import rules_document
from ludoteca.texts.rules_document import Rule, Section, plain

CITED = re.compile(r"\b(?:(?P<prefix>[A-Z]{1,2})-)?(?P<number>[A-Z]?\d+[a-z]?(?:\.\w+)*)\b", re.IGNORECASE)
"""A number as it is cited: PR-5.38, EX-B1, and after one of them also 5.39 alone."""
UP_TO = ("-", "–", "—", "…", "...", "to", "a", "fino a")


class NoRules(LudotecaError):
    """A game without a rules document."""


@dataclass(frozen=True)
class Finding:
    """What was found about a topic, words before data: whole sections, and rules from elsewhere."""

    sections: list[Section]
    rules: list[Rule]

    def __bool__(self) -> bool:
        return bool(self.sections or self.rules)

    def split(self) -> tuple[Finding, Finding]:
        """What players need first, and what is for those who build or test the game."""
        first = Finding(
            [section for section in self.sections if not section.is_technical],
            [rule for rule in self.rules if not rule.section.is_technical],
        )
        last = Finding(
            [section for section in self.sections if section.is_technical],
            [rule for rule in self.rules if rule.section.is_technical],
        )
        return first, last


class Rulebook:
    """The rules of one game: sections, numbered rules, and a glossary from Italian to English."""

    def __init__(self, text: str) -> None:
        self.sections = rules_document.sections(text)
        self.rules = rules_document.rules(self.sections)
        self.glossary = rules_document.glossary(self.sections)
        self._by_number = {rule.number.upper(): rule for rule in self.rules}

    @property
    def title(self) -> str:
        """The name of the game, as the document begins."""
        return re.split(r" [—(-]", self.sections[0].title)[0]

    @property
    def prefix(self) -> str:
        """What the numbers of its rules begin with: `PR` for `PR-5.38`."""
        return self.rules[0].number.partition("-")[0]

    def find(self, topic: str, also: Iterable[str] = ()) -> Finding:
        """By rule numbers (PR-5.38, PR-5.36 to 5.38), section (5.7), heading, or word and its synonyms."""
        numbers = list(self._cited(topic))
        if numbers:
            return self._by_numbers(numbers)
        wanted = topic.strip().rstrip(".")
        sections = [section for section in self.sections if section.number and section.number == wanted]
        if sections:
            return Finding(self._with_children(sections[0]), [])
        if re.fullmatch(r"\d+(?:\.\w+)+", wanted):
            return self._by_numbers([f"{self.prefix}-{wanted}"])
        return self._by_words({plain(word) for word in (topic, *also)} - {""})

    def terms(self) -> list[str]:
        """Words worth suggesting."""
        english = {word for words in self.glossary.values() for word in words}
        return [*self.glossary, *sorted(english), *(plain(section.title) for section in self.sections)]

    def _cited(self, topic: str) -> Iterator[str]:
        """The numbers that a line names; what lies between the ends of a range is named, too."""
        before, end, prefix = "", 0, ""
        for found in CITED.finditer(topic):
            prefix = (found["prefix"] or prefix).upper()
            if not prefix or not (found["prefix"] or "." in found["number"]):
                continue
            number = f"{prefix}-{found['number'].upper()}"
            if before and topic[end : found.start()].strip() in UP_TO:
                yield from self._between(before, number)
            yield number
            before, end = number, found.end()

    def _between(self, first: str, last: str) -> Iterator[str]:
        low, high = _place(first), _place(last)
        yield from (number for number in self._by_number if low < _place(number) < high)

    def _by_numbers(self, numbers: list[str]) -> Finding:
        rules = [self._by_number[number] for number in numbers if number in self._by_number]
        others = [number.partition("-")[2] for number in numbers if number not in self._by_number]
        sections = [section for section in self.sections if section.number in others]
        return Finding([child for s in sections for child in self._with_children(s)], rules)

    def _with_children(self, section: Section) -> list[Section]:
        start = self.sections.index(section)
        end = start + 1
        while end < len(self.sections) and self.sections[end].level > section.level:
            end += 1
        return self.sections[start:end]

    def _by_words(self, words: set[str]) -> Finding:
        stems = {_stem(word) for word in words}
        for italian, english in self.glossary.items():
            if _stem(italian) in stems:
                words.update(english)
        about = re.compile(rf"\b(?:{'|'.join(_forms(word) for word in sorted(words))})\b")
        sections = [section for section in self.sections[1:] if about.search(plain(section.title))]
        sections.sort(key=lambda section: section.is_data)
        places: dict[str, tuple[bool, bool, bool]] = {}
        for rule in self.rules:
            mention = about.search(plain(rule.text), len(rule.number))
            if mention and rule.section not in sections:
                begins_with_it = mention.start() < len(rule.number) + 8
                places[rule.number] = (rule.section.is_technical, rule.is_data, not begins_with_it)
        rules = [rule for rule in self.rules if rule.number in places]
        return Finding(sections, sorted(rules, key=lambda rule: places[rule.number]))


@cache
def rulebook(game: str) -> Rulebook:
    """The rulebook of a game, also of one that is not in the house yet."""
    document = next((path for path in _documents() if path.name == f"{game}.md"), None)
    if document is None:
        raise NoRules(f"no rules document of {game} is installed")
    return Rulebook(document.read_text(encoding="utf-8"))


def written() -> list[str]:
    """The ids of all games whose rules are written down."""
    return sorted(path.name.removesuffix(".md") for path in _documents())


def _documents() -> list[Traversable]:
    """The rules documents, of the checkout or of the installed package."""
    checkout = Path(ludoteca.__file__).parents[2] / "docs" / "rules"
    folder: Traversable = checkout if checkout.is_dir() else files("ludoteca") / "rules"
    return [path for path in folder.iterdir() if path.name.endswith(".md")] if folder.is_dir() else []


def _forms(word: str) -> str:
    """A pattern for a word and its plural."""
    if word.endswith("y"):
        return f"{re.escape(word[:-1])}(?:y|ys|ies)"
    return f"{re.escape(word)}(?:s|es)?"


def _stem(italian: str) -> str:
    """An Italian word without its ending: mercenario also finds mercenari."""
    return italian.rstrip("aeiou") if len(italian) > 4 else italian


def _place(number: str) -> tuple[tuple[str, int], ...]:
    """Where a number stands among others: PR-5.9 before PR-5.10."""
    return tuple(
        (letters, int(digits or 0))
        for letters, digits in re.findall(r"([A-Za-z-]*)(\d*)", number)
        if letters + digits
    )

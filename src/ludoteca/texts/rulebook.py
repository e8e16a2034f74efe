"""The rules document of a game, taken apart for looking things up.

The source of truth is docs/rules/<game>.md. In a checkout it is read from there; an installed
package carries a copy.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from pathlib import Path

import ludoteca
from ludoteca.core.errors import LudotecaError

HEADING = re.compile(r"^(#{1,6}) (?:(\d+(?:\.\d+)*)\.? )?(.+)$")
RULE = re.compile(r"^- \*\*([A-Z]+-\d+\.\w+)\b(.*)$")
RULE_NUMBER = re.compile(r"\b[A-Z]{2,}-\d+(?:\.\w+)?\b", re.IGNORECASE)
SOURCE_TAG = re.compile(r"(?<=[.)]) ?\*\*\[(?:book|public)\]\*\*")
TECHNICAL = ("sources", "state", "flow", "screen", "randomness", "invariants", "examples")
"""Words in the headings of sections that players need last."""


class NoRules(LudotecaError):
    """A game without a rules document."""


@dataclass
class Section:
    """A heading and what stands under it, up to the next heading."""

    level: int
    number: str
    title: str
    lines: list[str] = field(default_factory=list)

    @property
    def heading(self) -> str:
        """Number and title."""
        return f"{self.number} {self.title}".strip()

    @property
    def text(self) -> str:
        """What stands under the heading, as Markdown."""
        return _tidy("\n".join(self.lines))


@dataclass(frozen=True)
class Rule:
    """One numbered rule."""

    number: str
    text: str
    section: Section


@dataclass(frozen=True)
class Finding:
    """What was found about a topic."""

    sections: list[Section]
    rules: list[Rule]

    def __bool__(self) -> bool:
        return bool(self.sections or self.rules)


class Rulebook:
    """The rules of one game: sections, numbered rules, and a glossary from Italian to English."""

    def __init__(self, text: str) -> None:
        self.sections = _sections(text)
        self.rules = [rule for section in self.sections for rule in _rules(section)]
        self.glossary = _glossary(self.sections)

    def find(self, topic: str, also: Iterable[str] = ()) -> Finding:
        """By rule numbers (PR-5.38), section number (5.7), heading, or word; `also` are synonyms."""
        numbers = RULE_NUMBER.findall(topic)
        if numbers:
            return self._by_numbers(numbers)
        wanted = topic.strip().rstrip(".")
        sections = [section for section in self.sections if section.number == wanted]
        if sections:
            return Finding(self._with_children(sections[0]), [])
        if re.fullmatch(r"\d+\.\w+", wanted):
            return Finding([], [rule for rule in self.rules if rule.number.split("-")[1] == wanted])
        return self._by_words({plain(word) for word in (topic, *also)} - {""})

    def terms(self) -> list[str]:
        """Words worth suggesting."""
        english = {word for words in self.glossary.values() for word in words}
        return [*self.glossary, *sorted(english), *(plain(section.title) for section in self.sections)]

    def _by_numbers(self, numbers: list[str]) -> Finding:
        wanted = [number.upper() for number in numbers]
        chapters = {number.split("-")[1] for number in wanted if "." not in number}
        rules = [rule for number in wanted for rule in self.rules if rule.number.upper() == number]
        sections = [section for section in self.sections if section.number in chapters]
        return Finding([child for s in sections for child in self._with_children(s)], rules)

    def _with_children(self, section: Section) -> list[Section]:
        start = self.sections.index(section)
        end = start + 1
        while end < len(self.sections) and self.sections[end].level > section.level:
            end += 1
        return self.sections[start:end]

    def _by_words(self, words: set[str]) -> Finding:
        for word in tuple(words):
            words.update(self.glossary.get(word, ()))
        about = re.compile(rf"\b(?:{'|'.join(re.escape(word) for word in sorted(words))})(?:s|es)?\b")
        sections = [section for section in self.sections[1:] if about.search(plain(section.title))]
        places: dict[str, tuple[bool, bool]] = {}
        for rule in self.rules:
            mention = about.search(plain(rule.text), len(rule.number))
            if mention and rule.section not in sections:
                begins_with_it = mention.start() < len(rule.number) + 8
                places[rule.number] = (_is_technical(rule.section), not begins_with_it)
        rules = [rule for rule in self.rules if rule.number in places]
        return Finding(sections, sorted(rules, key=lambda rule: places[rule.number]))


@cache
def rulebook(game: str) -> Rulebook:
    """The rulebook of a game."""
    checkout = Path(ludoteca.__file__).parents[2] / "docs" / "rules" / f"{game}.md"
    if checkout.is_file():
        return Rulebook(checkout.read_text(encoding="utf-8"))
    packaged = files("ludoteca") / "rules" / f"{game}.md"
    if packaged.is_file():
        return Rulebook(packaged.read_text(encoding="utf-8"))
    raise NoRules(f"no rules document of {game} is installed")


def plain(text: str) -> str:
    """Lower case, without accents, underscores and fancy apostrophes: for comparing words."""
    decomposed = unicodedata.normalize("NFD", text.casefold().replace("’", "'").replace("_", " "))
    return " ".join("".join(c for c in decomposed if not unicodedata.combining(c)).split())


def _tidy(text: str) -> str:
    return SOURCE_TAG.sub("", text).strip("\n").removesuffix("---").strip("\n")


def _sections(text: str) -> list[Section]:
    sections = [Section(1, "", "")]
    in_code = False
    for line in text.splitlines():
        in_code ^= line.startswith("```")
        heading = None if in_code else HEADING.match(line)
        if heading:
            sections.append(Section(len(heading[1]), heading[2] or "", heading[3]))
        else:
            sections[-1].lines.append(line)
    return sections[1:]


def _rules(section: Section) -> list[Rule]:
    """Numbered bullets with the lines that continue them."""
    rules: list[Rule] = []
    current: list[str] = []
    number = ""
    in_code = False
    for line in [*section.lines, "- "]:
        begins = RULE.match(line)
        ends = not in_code and (not line.strip() or line.startswith(("- ", "**", "|", "---")))
        if ends and number:
            rules.append(Rule(number, _tidy("\n".join(current)), section))
            number = ""
        if begins:
            number, current = begins[1], [f"**{begins[1]}{begins[2]}"]
        elif number:
            current.append(line)
            in_code ^= line.startswith("```")
    return rules


def _is_technical(section: Section) -> bool:
    return any(word in plain(section.title) for word in TECHNICAL)


def _glossary(sections: list[Section]) -> dict[str, tuple[str, ...]]:
    """Italian words to English ones, from every table that has the two columns."""
    glossary: dict[str, tuple[str, ...]] = {}
    for section in sections:
        heads: list[str] = []
        for line in section.lines:
            if not line.startswith("|"):
                heads = []
                continue
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            if not heads:
                heads = cells
            elif not set(line) <= set("|-: "):
                for italian, english in _pairs(heads, cells):
                    glossary[italian] = tuple(dict.fromkeys((*glossary.get(italian, ()), *english)))
    return glossary


def _pairs(heads: list[str], cells: list[str]) -> list[tuple[str, list[str]]]:
    pairs: list[tuple[str, list[str]]] = []
    for column, head in enumerate(heads):
        if head != "Italian":
            continue
        beside = [i for i in (column + 1, column - 1) if 0 <= i < len(heads) and heads[i] == "English"]
        english = _words(cells[beside[0]] if beside else cells[0])
        if english:
            pairs += [(italian, english) for italian in _words(cells[column])]
    return pairs


def _words(cell: str) -> list[str]:
    """The words of a cell: `role / role card`, `victory points (VP)`, a name in backticks."""
    parts = re.split(r"[/(),`]", cell.replace("(s)", ""))
    return [plain(part) for part in parts if plain(part)]

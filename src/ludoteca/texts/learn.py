"""The pages that teach a game, read from `learn/<language>.md` of its room.

A page is plain text with a few marks: `## Title {#id}` begins a section, `###` a smaller heading, `-` and
`1.` are lists, `|` is a table, `>` a box. `[PR-5.43]` after a paragraph names the rule it tells, and
a word between backticks with a colon, `building:hacienda`, is an element of the board. The answer is data,
never HTML: a terminal and a browser draw it each in its own way.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Literal

from ludoteca.core.errors import UnknownGame
from ludoteca.texts import bundles

Style = Literal["plain", "strong", "emphasis", "code", "element"]
Kind = Literal["heading", "paragraph", "list", "steps", "table", "box"]

_DASH = " — "
_SECTION = re.compile(r"## (?P<title>.+?) \{#(?P<id>[a-z_]+)\}$")
_RULE = re.compile(r"\[([A-Z]+-[0-9]+(?:\.[0-9A-Z]+)+)\]")
_MARKED = re.compile(r"\*\*(?P<strong>[^*]+)\*\*|\*(?P<emphasis>[^*]+)\*|`(?P<code>[^`]+)`")
_STEP = re.compile(r"[0-9]+\. ")
_ENTRY = re.compile(r"\*\*(?P<term>[^*]+)\*\*(?P<elements>(?: `[^`]+`)*)" + _DASH + r"(?P<text>.+)$")
_NAME = re.compile(r"[a-z][a-z_]*")
_EXCERPT = 160


@dataclass(frozen=True)
class Span:
    """A piece of text in one style; an `element` is the id of a thing on the board, not to be read."""

    text: str
    style: Style = "plain"


Text = tuple[Span, ...]


@dataclass(frozen=True)
class Line:
    """A paragraph, an item or a row of a table (several cells), and the rules it tells."""

    cells: tuple[Text, ...]
    rules: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " · ".join(words for words in map(plain, self.cells) if words)


@dataclass(frozen=True)
class Block:
    """Lines that belong together. The first line of a table is its heading."""

    kind: Kind
    lines: tuple[Line, ...]

    @property
    def rules(self) -> tuple[str, ...]:
        """All rules its lines tell, in order."""
        return tuple(rule for line in self.lines for rule in line.rules)


@dataclass(frozen=True)
class Section:
    """A chapter. Its id is the same in every language."""

    id: str
    title: str
    blocks: tuple[Block, ...]

    @property
    def rules(self) -> tuple[str, ...]:
        """All rules its blocks tell, in order."""
        return tuple(rule for block in self.blocks for rule in block.rules)


@dataclass(frozen=True)
class Place:
    """A line of a page: where a rule is told or a search has found something."""

    section: str
    title: str
    block: int
    line: int
    excerpt: str


@dataclass(frozen=True)
class Entry:
    """A word of the glossary and the elements of the board it stands for."""

    term: str
    elements: tuple[str, ...]
    text: str


def pages(game_id: str, language: str) -> list[Section]:
    """The sections that teach a game; none if it has no page in this language."""
    return list(_pages(game_id, language))


def section_of_rule(game_id: str, language: str, rule: str) -> Place | None:
    """Where a rule is told first; None if no paragraph names it."""
    for section, block, line, text in _lines(game_id, language):
        if rule in text.rules:
            return _place(section, block, line, str(text))
    return None


def sections_named(game_id: str, language: str, query: str) -> list[Section]:
    """The chapters whose title has every word of the query."""
    words = [_pattern(word) for word in _fold(query).split()]
    return [
        section
        for section in _pages(game_id, language)
        if words and all(word.search(_fold(section.title)) for word in words)
    ]


def lines_of_rules(game_id: str, language: str, rules: Iterable[str]) -> list[tuple[Section, Line]]:
    """Every line that tells one of the rules, in the order of the page."""
    wanted = set(rules)
    return [
        (section, text)
        for section, _, _, text in _lines(game_id, language)
        if not wanted.isdisjoint(text.rules)
    ]


def search(game_id: str, language: str, query: str) -> list[Place]:
    """The lines in which every word of the query occurs; sections and terms of that name first.

    Capitals, accents and endings do not matter; a rule number finds the paragraphs that tell it.
    """
    words = [_pattern(word) for word in _fold(query).split()]
    if not words:
        return []
    named: list[Place] = []
    terms: list[Place] = []
    told: list[Place] = []
    for section, block, line, text in _lines(game_id, language):
        title = _fold(section.title)
        body = _fold(" ".join([str(text), *text.rules]))
        if all(word.search(title) for word in words):
            named.append(_place(section, block, line, str(text)))
        elif all(word.search(_fold(_term(text))) for word in words):
            terms.append(_place(section, block, line, str(text)))
        elif all(word.search(title) or word.search(body) for word in words):
            told.append(_place(section, block, line, _around(str(text), words)))
    return _one_a_section(named) + terms + told


def glossary(game_id: str, language: str) -> list[Entry]:
    """The words of the game in the order of the page."""
    return list(_glossary(game_id, language))


def explain(game_id: str, language: str, element: str) -> Entry | None:
    """The entry of an element of the board, for its tool-tip: `building:hacienda`."""
    for entry in _glossary(game_id, language):
        if element in entry.elements:
            return entry
    return None


def plain(text: Text) -> str:
    """A text without styles and elements."""
    words = "".join(span.text for span in text if span.style != "element")
    return " ".join(words.split())


# --- reading ---------------------------------------------------------------------------------------


@cache
def _source(game_id: str, language: str) -> str:
    """The text of a page; empty if there is none."""
    if not _NAME.fullmatch(language):
        return ""
    try:
        page = bundles.room(game_id) / "learn" / f"{language}.md"
    except UnknownGame:
        return ""
    return page.read_text(encoding="utf-8") if page.is_file() else ""


@cache
def _pages(game_id: str, language: str) -> tuple[Section, ...]:
    heads: list[re.Match[str]] = []
    bodies: list[list[str]] = []
    for line in _source(game_id, language).splitlines():
        head = _SECTION.match(line)
        if head:
            heads.append(head)
            bodies.append([])
        elif bodies:
            bodies[-1].append(line)
    return tuple(
        Section(head["id"], head["title"], tuple(_blocks(body)))
        for head, body in zip(heads, bodies, strict=True)
    )


def _blocks(lines: list[str]) -> Iterator[Block]:
    """Neighbouring lines of one kind are a block; a blank line ends a paragraph."""
    kind: Kind | None = None
    gathered: list[str] = []
    for line in [*lines, ""]:
        this = _kind(line)
        if this != kind and gathered:
            assert kind is not None
            yield Block(kind, tuple(_read(kind, gathered)))
            gathered = []
        kind = this
        if kind is not None:
            gathered.append(line)


def _kind(line: str) -> Kind | None:
    if not line.strip():
        return None
    if line.startswith("### "):
        return "heading"
    if line.startswith("- "):
        return "list"
    if line.startswith("|"):
        return "table"
    if line.startswith(">"):
        return "box"
    return "steps" if _STEP.match(line) else "paragraph"


def _read(kind: Kind, lines: list[str]) -> Iterator[Line]:
    if kind == "table":
        rows = [line.strip().strip("|").split("|") for line in lines]
        yield from (_line(*row) for number, row in enumerate(rows) if number != 1)
    elif kind == "box":
        paragraphs = "\n".join(line[1:].strip() for line in lines).split("\n\n")
        yield from (_line(paragraph) for paragraph in paragraphs)
    elif kind == "paragraph":
        yield _line("\n".join(lines))
    else:
        yield from (_line(line.split(" ", 1)[1]) for line in lines)


def _line(*cells: str) -> Line:
    rules = tuple(rule for cell in cells for rule in _RULE.findall(cell))
    return Line(tuple(_text(_RULE.sub("", cell)) for cell in cells), rules)


def _text(source: str) -> Text:
    words = " ".join(source.split())
    spans: list[Span] = []
    end = 0
    for mark in _MARKED.finditer(words):
        if mark.start() > end:
            spans.append(Span(words[end : mark.start()]))
        end = mark.end()
        if mark["strong"]:
            spans.append(Span(mark["strong"], "strong"))
        elif mark["emphasis"]:
            spans.append(Span(mark["emphasis"], "emphasis"))
        else:
            spans.append(Span(mark["code"], "element" if ":" in mark["code"] else "code"))
    if end < len(words):
        spans.append(Span(words[end:]))
    return tuple(spans)


@cache
def _glossary(game_id: str, language: str) -> tuple[Entry, ...]:
    entries: list[Entry] = []
    for line in _source(game_id, language).splitlines():
        found = _ENTRY.match(line.removeprefix("- ")) if line.startswith("- ") else None
        if found:
            elements = tuple(found["elements"].replace("`", "").split())
            entries.append(Entry(found["term"], elements, plain(_text(found["text"]))))
    return tuple(entries)


# --- finding ---------------------------------------------------------------------------------------


def _lines(game_id: str, language: str) -> Iterator[tuple[Section, int, int, Line]]:
    """Every line with its place; the headings of tables are left out."""
    for section in _pages(game_id, language):
        for block, lines in enumerate(section.blocks):
            for number, line in enumerate(lines.lines):
                if number or lines.kind != "table":
                    yield section, block, number, line


def _term(line: Line) -> str:
    """The word that a line of the glossary explains."""
    term, dash, _ = str(line).partition(_DASH)
    return term if dash else ""


def _place(section: Section, block: int, line: int, text: str) -> Place:
    short = text if len(text) <= _EXCERPT else text[: _EXCERPT - 1].rsplit(" ", 1)[0] + " …"
    return Place(section.id, section.title, block, line, short)


def _one_a_section(places: list[Place]) -> list[Place]:
    """The first place of each section: its name was asked for, not every line of it."""
    first: dict[str, Place] = {}
    for place in places:
        first.setdefault(place.section, place)
    return list(first.values())


def _fold(text: str) -> str:
    """Without capitals, accents and typographic apostrophes."""
    letters = unicodedata.normalize("NFD", text.casefold().replace("’", "'"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def _pattern(word: str) -> re.Pattern[str]:
    """A word without its ending, at the beginning of a word: quarry also finds quarries, cava also cave."""
    if any(letter.isdigit() for letter in word):
        return re.compile(rf"\b{re.escape(word)}\b")
    stem = next((word.removesuffix(end) for end in ("ies", "es", "s") if word.endswith(end)), word[:-1])
    return re.compile(rf"\b{re.escape(stem if len(stem) > 2 else word)}")


def _around(text: str, words: list[re.Pattern[str]]) -> str:
    """The text from a little before the first word found, if that is far in."""
    folded = _fold(text)
    at = next((found.start() for word in words if (found := word.search(folded))), 0)
    if at < _EXCERPT // 2:
        return text
    start = text.rfind(" ", 0, at - _EXCERPT // 4) + 1
    return "… " + text[start:]

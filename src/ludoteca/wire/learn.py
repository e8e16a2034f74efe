"""Learning: the pages and the glossary of a game."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class LearnSpan(Struct):
    """A piece of text in one style; an `element` is the id of a thing on the board, not to be read."""

    text: str
    style: Literal["plain", "strong", "emphasis", "code", "element"]


class LearnLine(Struct):
    """A paragraph, an item or a row of a table, and the rules it tells."""

    cells: list[list[LearnSpan]]
    rules: list[str]


class LearnBlock(Struct):
    """Lines that belong together. The first line of a table is its heading."""

    kind: Literal["heading", "paragraph", "list", "steps", "table", "box"]
    lines: list[LearnLine]


class LearnSection(Struct):
    """A chapter. Its id is the same in every language."""

    id: str
    title: str
    blocks: list[LearnBlock]


class LearnEntry(Struct):
    """A word of the glossary and the elements of the board it stands for."""

    term: str
    elements: list[str]
    text: str


class LearnPlace(Struct):
    """A line of the pages that a search has found."""

    section: str
    title: str
    block: int
    line: int
    excerpt: str


class LearnPages(Struct):
    """All that teaches a game, in one language."""

    game: str
    language: str
    sections: list[LearnSection]
    glossary: list[LearnEntry]


class LearnPlaces(Struct):
    """Where a search has found something; the best first."""

    query: str
    places: list[LearnPlace]

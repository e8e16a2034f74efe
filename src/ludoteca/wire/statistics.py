"""Statistics of the games that were finished in the house."""

from __future__ import annotations

from msgspec import Struct


class StatisticsColumn(Struct):
    """How many numbers lie between two bounds, and how many of them are the winners'."""

    name: str
    count: int
    part: int


class StatisticsBar(Struct):
    """A share from 0 to 1, and where the true share lies with 95 % confidence."""

    name: str
    share: float
    words: str
    low: float
    high: float


class StatisticsSection(Struct):
    """An answer to one question: columns, bars with the fair share, or a table with its heads."""

    title: str
    note: str
    columns: list[StatisticsColumn]
    bars: list[StatisticsBar]
    fair: float | None
    heads: list[str]
    rows: list[list[str]]


class Statistics(Struct):
    """What the finished games of one kind have in common; `waiting` of them are not counted yet."""

    game: str
    title: str
    games: int
    waiting: int
    sections: list[StatisticsSection]

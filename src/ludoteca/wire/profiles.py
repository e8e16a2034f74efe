"""Profiles and ratings."""

from __future__ import annotations

from msgspec import Struct

from ludoteca.wire.tables import TableInfo, TablePage


class RatingInfo(Struct):
    """How good somebody is at a game: `rating` is the cautious estimate mu - 3 sigma."""

    rating: float
    mu: float
    sigma: float
    games: int


class RatingPoint(Struct):
    """A rating after a game, for a graph."""

    at: float
    rating: float


class Average(Struct):
    """Finished games with so many seats. Who left a game is last and has no points."""

    seats: int
    games: int
    wins: int
    left: int
    points: float | None
    rank: float


class GameProfile(Struct):
    """What somebody did at one game."""

    game: str
    title: str
    games: int
    wins: int
    by_seats: list[Average]
    rating: RatingInfo | None
    history: list[RatingPoint]


class Profile(Struct):
    """A person as others see it. Tables by invitation count in the numbers; only their people see them."""

    id: str
    name: str
    has_account: bool
    since: float
    games: list[GameProfile]
    running: list[TableInfo]
    finished: TablePage


class RankedPerson(Struct):
    """A line of a leaderboard."""

    place: int
    name: str
    rating: float
    mu: float
    sigma: float
    games: int


class Leaderboard(Struct):
    """A page of the ratings at a game, best first."""

    game: str
    title: str
    people: list[RankedPerson]
    next: str | None
    """Where the next page begins, to be sent as `after`; nothing on the last one."""

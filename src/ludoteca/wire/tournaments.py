"""Tournaments: opening one, who takes part, its rounds and its standings."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from ludoteca.wire.fields import Level, Setting
from ludoteca.wire.opening import ClockRule

TournamentFormat = Literal["round_robin", "swiss", "knockout"]
NoShow = Literal["bot", "loss"]


class NewTournament(Struct, forbid_unknown_fields=True, kw_only=True):
    """A tournament to be opened."""

    name: Annotated[str, Meta(max_length=60)] = ""
    """Empty: the name of the game."""
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=2, le=16)]
    """How many sit at a full table."""
    format: TournamentFormat = "swiss"
    rounds: Annotated[int, Meta(ge=0, le=60)] = 0
    """0: as many as it takes; of a knock-out always."""
    options: dict[Annotated[str, Meta(max_length=40)], Setting] = {}
    clock: ClockRule = ClockRule("bank", 1800, 15)
    bots: Level = ""
    """The level of bots that fill the tables and may take part; empty: no bots."""
    no_show: NoShow = "bot"
    """Who does not come in time: a bot plays until he is there, or the game is lost."""
    check_in: Annotated[int, Meta(ge=1, le=120)] = 5
    """Of a live tournament: minutes that everybody has to sit down."""
    rated: bool = True
    starts_at: Annotated[float, Meta(ge=0, le=1e11)] | None = None
    """When it begins by itself; None: when the organiser says so."""
    enter: bool = True
    """Does who opens it take part?"""


class NewBots(Struct, forbid_unknown_fields=True):
    """So many bots shall take part."""

    count: Annotated[int, Meta(ge=1, le=16)] = 1


class TournamentInfo(Struct):
    """A tournament in a list."""

    id: str
    name: str
    game: str
    title: str
    format: TournamentFormat
    seats: int
    rounds: int
    """How many there will be, as far as is known."""
    round: int
    """The one that is being played; 0 before the start."""
    status: str
    clock: ClockRule
    bots: str
    organiser: str
    entrants: int
    is_mine: bool
    """Does the one who asks take part?"""
    starts_at: float | None
    created_at: float
    finished_at: float | None


class TournamentPage(Struct):
    """A page of a list of tournaments."""

    tournaments: list[TournamentInfo]
    next: str | None
    """Where the next page begins, to be sent as `after`; nothing on the last one."""
    may_open: bool
    """May the one who asks open one?"""


class StandingInfo(Struct):
    """An entrant and where he stands."""

    entrant: int
    name: str
    bot: str | None
    is_mine: bool
    has_withdrawn: bool
    rank: int
    points: float
    played: int
    wins: int
    direct: float | None
    """Ahead of how many of those with as many points, if all of them have met."""
    met: float
    """Points of those met, on average."""
    beaten: float
    """Points of those who came in behind, on average over all that were met."""
    reached: int
    """Of a knock-out: the last round that the entrant was in."""


class PairingSeat(Struct):
    """Who sits on a seat of a game, and what it brought."""

    entrant: int
    """0: a bot of the house, which counts for nobody."""
    name: str
    is_mine: bool
    is_here: bool
    """Has the entrant sat down?"""
    rank: int | None
    """0: absent, at the start or at the end."""
    points: float | None
    stand_in: str = ""
    """In the last round: the bot that plays for an entrant who is not there."""


class PairingInfo(Struct):
    """One table of a round, or somebody who sits out."""

    number: int
    table: str | None
    status: str
    """Of the table; "bye" for who sits out."""
    wait_until: float | None
    """So long everybody has to sit down."""
    seats: list[PairingSeat]


class RoundInfo(Struct):
    """A round and its tables."""

    number: int
    games: list[PairingInfo]


class Tournament(Struct):
    """Everything about a tournament, as one person sees it."""

    info: TournamentInfo
    version: int
    options: dict[str, Any]
    no_show: NoShow
    check_in: int
    rated: bool
    least: int
    """So many entrants it takes to start."""
    standings: list[StandingInfo]
    """The best first; before the start in the order of entering."""
    rounds: list[RoundInfo]
    """The last one first."""
    may_direct: bool
    """May the one who asks start and cancel it, and change who takes part?"""
    has_entered: bool
    my_table: str | None
    """Where the one who asks plays now."""
    must_sit: bool
    """Is he waited for there?"""


class TournamentChanged(Struct, tag="changed"):
    """On the socket of a tournament: it has this version now."""

    version: int

"""A table: its agreements, who sits there, where it stands."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from ludoteca.wire.opening import ClockRule, UndoPolicy


class Proposal(Struct, frozen=True):
    """Something asked of everybody: a take-back to an earlier ply, or to end the game unfinished."""

    kind: Literal["take_back", "end"]
    seat: int
    to_ply: int
    agreed: tuple[int, ...]
    """Seats that agree already; bots always do."""


class TableResult(Struct, frozen=True):
    """How the game ended."""

    scores: list[int]
    standings: list[int]
    teams: list[int] = []
    """The team of every seat, if the game has teams."""


class SeatInfo(Struct):
    """Who sits on a seat."""

    seat: int
    name: str
    person: str | None
    bot: str | None
    is_open: bool
    is_ready: bool
    away: str
    bank: float | None
    is_mine: bool
    team: int = 0
    """Seats of the same number win and lose together; without teams everybody has his own."""
    nickname: str = ""
    """Of who sits there; `name` also tells the seats of one person apart."""
    stand_in: str = ""
    """The name of the bot that plays for who is away; its level is `bot`."""


class TableInfo(Struct):
    """The agreements of a table, and where it stands."""

    id: str
    game: str
    title: str
    options: dict[str, Any]
    """Without long texts, which `GET …/options` has."""
    status: str
    creator: str
    is_public: bool
    spectators: bool
    undo: UndoPolicy
    rated: bool
    clock: ClockRule
    version: int
    ply: int
    seats: list[SeatInfo]
    turn: int | None
    turn_since: float | None
    deadline: float | None
    proposal: Proposal | None
    result: TableResult | None
    seed_hash: str | None
    seed: str | None
    """A text, because it is larger than the numbers of a browser; shown when the game is over."""
    created_at: float
    started_at: float | None
    finished_at: float | None
    long_options: list[str] = []
    """Options with a long text."""
    invitation: str | None = None
    """The secret of the invitation link, for those who sit at the table."""
    moment: str = ""
    """The round, turn or year of a running match; told in lists, where there is no view of it."""
    phase: str = ""
    """What is being done there, likewise."""
    tournament: str | None = None
    """The tournament that this game belongs to."""

    @property
    def is_over(self) -> bool:
        """Will nothing more be played here?"""
        return self.status in ("finished", "ended", "cancelled")

    @property
    def mine(self) -> list[SeatInfo]:
        """The seats of the one who looks."""
        return [seat for seat in self.seats if seat.is_mine]


class TablePage(Struct):
    """A page of a list of tables."""

    tables: list[TableInfo]
    next: str | None
    """Where the next page begins, to be sent as `after`; nothing on the last one."""


class Rematch(Struct):
    """The table at which the same people play again, if there is one."""

    table: str | None


class Watchers(Struct):
    """How many look on at a table."""

    watchers: int

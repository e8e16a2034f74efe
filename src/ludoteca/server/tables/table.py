"""What a table is: the game, who sits where, and the agreements made when it was opened."""

from __future__ import annotations

from typing import Literal

import msgspec

from ludoteca.wire.opening import ClockRule, UndoPolicy
from ludoteca.wire.tables import Proposal, TableResult

OPEN = "open"
RUNNING = "running"
FINISHED = "finished"
ENDED = "ended"
CANCELLED = "cancelled"

STAND_IN = "medium"
"""Who plays for a person who is away."""


class StandingOrder(msgspec.Struct, frozen=True):
    """What a seat promised in advance, and the span and the reveals at the time it did."""

    step: str
    action: str
    until: str
    span: int
    wakes: bool
    reveals: int


class StoppedAt(msgspec.Struct, frozen=True):
    """Where a prepared chain stopped."""

    played: int
    action: str
    reason: str


class Prepared(msgspec.Struct, frozen=True):
    """A chain for the next turn of a seat; or, when that is over, where it stopped."""

    actions: tuple[str, ...] = ()
    stopped: StoppedAt | None = None


class Seat(msgspec.Struct):
    """One seat. A person may be away: then a bot stands in, and the seat stays the person's."""

    person_id: str | None = None
    bot: str | None = None
    is_ready: bool = True
    """False while an invited person has not sat down."""
    away: Literal["", "left", "late"] = ""
    away_since: float | None = None
    bank: float | None = None
    """Seconds left on the clock."""
    had_grace: bool = False
    """Was extra time given after the clock had run out? It is given once a game."""
    orders: tuple[StandingOrder, ...] = ()
    """Nobody else's business."""
    prepared: Prepared | None = None
    """Nobody else's business, either."""
    number: int | None = None
    """Of a bot in a tournament, or one that stands in there: which of its level it is, and so its name."""

    @property
    def is_open(self) -> bool:
        """Is it waiting for somebody?"""
        return self.person_id is None and self.bot is None

    def go(self, how: Literal["left", "late"], now: float) -> None:
        """The person goes, or is late."""
        self.away, self.away_since = how, now

    def come(self) -> None:
        """The person is back, or another one sits down."""
        self.away, self.away_since = "", None

    def bot_at(self, place: int) -> tuple[str, int] | None:
        """Level and number, of which its name is made, of the bot that decides for the seat at this place."""
        return None if self.player is None else (self.player, self.number or place + 1)

    @property
    def player(self) -> str | None:
        """The level of the bot that decides for this seat; None if a person does."""
        if self.person_id is not None:
            return (self.bot or STAND_IN) if self.away else None
        return self.bot


class Table(msgspec.Struct):
    """The row of a table: the agreements, and where its log has led."""

    id: str
    game: str
    game_version: int
    options: dict[str, bool | int | str | None]
    creator_id: str
    is_public: bool
    invitation: str
    spectators: bool
    undo: UndoPolicy
    rated: bool
    clock: ClockRule
    created_at: float
    seed: int | None = None
    seed_hash: str | None = None
    status: str = OPEN
    version: int = 0
    intents: int = 0
    """How often somebody changed what he keeps to himself; nobody is told."""
    ply: int = 0
    turn: int | None = None
    turn_since: float | None = None
    deadline: float | None = None
    proposal: Proposal | None = None
    result: TableResult | None = None
    started_at: float | None = None
    finished_at: float | None = None
    tournament_id: str | None = None
    """Who sits here was drawn, and stays."""

    @property
    def is_over(self) -> bool:
        """Will nothing more be played here?"""
        return self.status in (FINISHED, ENDED, CANCELLED)

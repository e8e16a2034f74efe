"""What a table is: the game, who sits where, and the agreements made when it was opened."""

from __future__ import annotations

from typing import Literal

import msgspec

from ludoteca.wire.opening import ClockRule, UndoPolicy
from ludoteca.wire.tables import Proposal, Result

OPEN = "open"
RUNNING = "running"
FINISHED = "finished"
ENDED = "ended"
CANCELLED = "cancelled"

STAND_IN = "medium"
"""Who plays for a person who is away."""


class Seat(msgspec.Struct):
    """One seat. A person may be away: then a bot stands in, and the seat stays the person's."""

    person_id: str | None = None
    bot: str | None = None
    is_ready: bool = True
    """False while an invited person has not sat down."""
    away: Literal["", "left", "late"] = ""
    bank: float | None = None
    """Seconds left on the clock."""

    @property
    def is_open(self) -> bool:
        """Is it waiting for somebody?"""
        return self.person_id is None and self.bot is None

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
    ply: int = 0
    turn: int | None = None
    turn_since: float | None = None
    deadline: float | None = None
    proposal: Proposal | None = None
    result: Result | None = None
    started_at: float | None = None
    finished_at: float | None = None

    @property
    def is_over(self) -> bool:
        """Will nothing more be played here?"""
        return self.status in (FINISHED, ENDED, CANCELLED)


CHANGING = (
    "game_version", "seed", "seed_hash", "status", "version", "ply", "turn", "turn_since",
    "deadline", "proposal", "result", "started_at", "finished_at",
)  # fmt: skip
"""The columns that a change of the table may touch; the others are fixed when it is opened."""

"""The present of a table, complete and committed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from ludoteca.core import registry
from ludoteca.core.course import Course
from ludoteca.core.game import Game
from ludoteca.server.tables.entry import Entry
from ludoteca.server.tables.table import Seat, Table

RECENT = 8


@dataclass(frozen=True)
class Standing:
    """How far a running match has come."""

    number: int | None
    """Of the round, or of what its game counts (`Game.moment`)."""
    step: str


class Present:
    """A table as it stands after its last commit. Never changed: the next present takes its place."""

    def __init__(
        self,
        table: Table,
        seats: tuple[Seat, ...],
        course: Course | None,
        recent: tuple[Entry, ...] = (),
        fresh: int = 0,
        last_moves: Mapping[int, int] | None = None,
        standing: Standing | None = None,
    ) -> None:
        self.table: Final = table
        self.seats: Final = seats
        self.course: Final = course
        self.recent: Final = recent
        """The last lines of the log, so that those who follow need no query."""
        self.fresh: Final = fresh
        """How many of them came with the last change."""
        self.last_moves: Final[Mapping[int, int]] = last_moves or {}
        """For every seat the version that its last move made."""
        self.standing: Final = standing
        """Where a running match stands; for lists, which do not load it."""
        self.looks: Final[dict[object, Any]] = {}
        """What was made to be shown of it, for the next one who has the same eyes."""

    @property
    def version(self) -> int:
        """How many changes led here."""
        return self.table.version

    @property
    def age(self) -> tuple[int, int]:
        """What tells an older present from a newer one."""
        return self.table.version, self.table.intents

    @property
    def game(self) -> Game:
        """The rules."""
        course = self.course
        return registry.game(self.table.game) if course is None else course.game

    def seats_of(self, person_id: str | None) -> list[int]:
        """The seats of a person: several when one person plays for several."""
        return [i for i, seat in enumerate(self.seats) if person_id and seat.person_id == person_id]

    def last_move_of(self, person_id: str | None) -> int:
        """The version that the last move of a person made; 0 if there is none."""
        return max((self.last_moves.get(seat, 0) for seat in self.seats_of(person_id)), default=0)

    @property
    def has_people(self) -> bool:
        """Does a person play here who has neither left nor run out of time, or wait for the result?"""
        is_awaited = self.table.tournament_id is not None
        return is_awaited or any(seat.person_id is not None and not seat.away for seat in self.seats)

    @property
    def waits_for_bot(self) -> str | None:
        """The level of the bot whose turn it is."""
        turn = self.table.turn
        return None if turn is None else self.seats[turn].player

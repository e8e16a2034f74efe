"""The present of a table, complete and committed, and the lines of its log."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec

from ludoteca.core import registry
from ludoteca.core.chain import Chained
from ludoteca.core.course import Course
from ludoteca.core.events import Event
from ludoteca.core.game import Game
from ludoteca.server.tables.table import Seat, Table

RECENT = 8
CHAIN = "chain"
"""Where the first line of a chain keeps how far it came."""


class Entry(msgspec.Struct, frozen=True):
    """One line of a table's log: a change that made the next version."""

    version: int
    kind: str
    ply: int
    at: float
    seat: int | None = None
    person_id: str | None = None
    action: str | None = None
    events: tuple[Event, ...] = ()
    data: dict[str, Any] = {}

    @property
    def chained(self) -> Chained | None:
        """How far the chain came that begins with this line."""
        return Chained(*self.data[CHAIN]) if CHAIN in self.data else None


def entry_row(table_id: str, entry: Entry, key: str | None) -> dict[str, Any]:
    """A line of the log as a row."""
    return {**msgspec.structs.asdict(entry), "table_id": table_id, "key": key}


@dataclass(frozen=True)
class Standing:
    """How far a running match has come."""

    round: int | None
    step: str


@dataclass(frozen=True)
class Present:
    """A table as it stands after its last commit. Never changed: the next present takes its place."""

    table: Table
    seats: tuple[Seat, ...]
    course: Course | None
    recent: tuple[Entry, ...] = ()
    """The last lines of the log, so that those who follow need no query."""
    fresh: int = 0
    """How many of them came with the last change."""
    last_moves: Mapping[int, int] = field(default_factory=dict)
    """For every seat the version that its last move made."""
    standing: Standing | None = None
    """Where a running match stands; for lists, which do not load it."""
    looks: dict[object, Any] = field(default_factory=dict, compare=False)
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
        return registry.game(self.table.game)

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

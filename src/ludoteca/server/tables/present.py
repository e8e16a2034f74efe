"""The present of a table, complete and committed, and the lines of its log."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec

from ludoteca.core import registry
from ludoteca.core.course import Course
from ludoteca.core.events import Event
from ludoteca.core.game import Game
from ludoteca.server.tables.table import Seat, Table

RECENT = 8


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


def entry_row(table_id: str, entry: Entry, key: str | None) -> dict[str, Any]:
    """A line of the log as a row."""
    row = msgspec.structs.asdict(entry)
    return {**row, "table_id": table_id, "key": key, "events": msgspec.to_builtins(entry.events)}


@dataclass(frozen=True)
class Present:
    """A table as it stands after its last commit. Never changed: the next present takes its place."""

    table: Table
    seats: tuple[Seat, ...]
    course: Course | None
    recent: tuple[Entry, ...] = ()
    """The last lines of the log, so that those who follow need no query."""
    last_moves: Mapping[int, int] = field(default_factory=dict)
    """For every seat the version that its last move made."""

    @property
    def version(self) -> int:
        """How many changes led here."""
        return self.table.version

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
    def waits_for_bot(self) -> str | None:
        """The level of the bot whose turn it is."""
        turn = self.table.turn
        return None if turn is None else self.seats[turn].player

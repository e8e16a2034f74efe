"""The lines of a table's log."""

from __future__ import annotations

from typing import Any

import msgspec

from ludoteca.core.chain import Chained
from ludoteca.core.events import Event

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

"""The draft of the next present of a table, which nobody sees yet."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Protocol

import msgspec
from msgspec import structs

from ludoteca.core.chain import Chained
from ludoteca.core.course import Course, Snapshot
from ludoteca.core.events import Event
from ludoteca.core.game import Game
from ludoteca.server.errors import Refusal
from ludoteca.server.storage.statements import CHANGING
from ludoteca.server.storage.writer import Work
from ludoteca.server.tables.entry import CHAIN, Entry, entry_row
from ludoteca.server.tables.occasions import occasions
from ludoteca.server.tables.present import RECENT, Present
from ludoteca.server.tables.table import FINISHED, RUNNING

SNAPSHOT_EVERY = 32


class Past(Protocol):
    """What a handler may ask about earlier moments of the table."""

    async def course_at(self, table_id: str, ply: int) -> Course:
        """The match as it stood after so many decisions."""

    async def last_move_before(self, table_id: str, seats: Collection[int], ply: int) -> int | None:
        """The ply at which one of these seats decided last, of the line that holds and has so many plies."""


class Draft:
    """The next present in the making. Handlers change it; the room commits it whole or drops it."""

    def __init__(
        self,
        before: Present,
        now: float,
        person_id: str | None,
        key: str | None,
        past: Past,
        bot_patience: float,
    ) -> None:
        self.before = before
        self.now = now
        self.person_id = person_id
        self.key = key
        self.past = past
        self.bot_patience = bot_patience
        """After so many seconds without its move a bot is asked again: its process may have died."""
        self.table = structs.replace(before.table)
        self.seats = [structs.replace(seat) for seat in before.seats]
        self.course = before.course.copy() if before.course is not None else None
        self.entries: list[Entry] = []
        self.snapshots: list[tuple[int, Snapshot]] = []
        self.passed: list[int] = []
        """Plies to which the match went back; what lay behind them holds no more."""
        self.is_private = False
        """Did somebody change what he keeps to himself?"""

    @property
    def game(self) -> Game:
        """The rules."""
        return self.before.game

    # --- what handlers ask -----------------------------------------------------------------------

    def running(self) -> Course:
        """The course of a running game, or a refusal."""
        if self.table.status != RUNNING or self.course is None:
            raise Refusal("not-running")
        return self.course

    def expect(self, version: int) -> None:
        """Refuse what was meant for another version."""
        if version != self.before.version:
            raise Refusal("stale", given=version, current=self.before.version)

    def my_seats(self) -> list[int]:
        """The seats of the person who asks, or a refusal."""
        mine = self.before.seats_of(self.person_id)
        if not mine:
            raise Refusal("not-seated", 403)
        return mine

    # --- what handlers do ------------------------------------------------------------------------

    def write(
        self,
        kind: str,
        seat: int | None = None,
        action: str | None = None,
        events: Sequence[Event] = (),
        person_id: str | None = None,
        **data: Any,
    ) -> None:
        """Add a line to the log; the table goes to the next version. It is told of who asks, or another."""
        self.table.version += 1
        self.table.ply = self.course.ply if self.course is not None else 0
        entry = Entry(
            self.table.version,
            kind,
            self.table.ply,
            self.now,
            seat,
            person_id or self.person_id,
            action,
            tuple(events),
            data,
        )
        self.entries.append(entry)

    def write_away(self, kind: str, seat: int, person_id: str | None = None) -> None:
        """Somebody goes, or did not come: a line of the log that says which bot plays on."""
        self.write(kind, seat, person_id=person_id, stand_in=self.seats[seat].bot_at(seat))

    def keep_private(self) -> None:
        """Something changed that only the one who asks may know of: no version, no line of the log."""
        self.is_private = True

    def keep(self) -> None:
        """Store the position of this version."""
        assert self.course is not None
        self.snapshots.append((self.table.version, self.course.snapshot()))

    def remember(self, chained: Chained) -> None:
        """How far a chain came is told again to who asks again."""
        first = self.entries[0]
        data = {**first.data, CHAIN: [chained.played, chained.stop]}
        self.entries[0] = structs.replace(first, data=data)

    # --- what the room does ----------------------------------------------------------------------

    def present(self) -> Present:
        """The new present, once it is committed."""
        recent = (*self.before.recent, *self.entries)[-max(RECENT, len(self.entries)) :]
        moved = {
            entry.seat: entry.version
            for entry in self.entries
            if entry.kind == "move" and entry.seat is not None
        }
        last_moves = {**self.before.last_moves, **moved}
        self.table.intents += self.is_private and not self.entries
        return Present(self.table, tuple(self.seats), self.course, recent, len(self.entries), last_moves)

    def work(self) -> Work:
        """The rows to write, in one transaction."""
        table_id = self.table.id
        sitting = [
            {"of_table": table_id, "of_seat": i, **structs.asdict(seat)}
            for i, seat in enumerate(self.seats)
            if seat != self.before.seats[i]
        ]
        if not self.entries:
            return Work(intents=[{"of_table": table_id}], seats=sitting)
        is_finished = self.table.status == FINISHED != self.before.table.status
        finished = [{"table_id": table_id}] if is_finished else []
        return Work(
            log=[
                entry_row(table_id, entry, self.key if i == 0 else None)
                for i, entry in enumerate(self.entries)
            ],
            tables=[{"of_table": table_id} | {name: getattr(self.table, name) for name in CHANGING}],
            seats=sitting,
            positions=[self._place(self.table.version, self.course.snapshot())] if self.course else [],
            passed=[{"of_table": table_id, "of_ply": ply} for ply in self.passed],
            snapshots=[self._place(version, snapshot) for version, snapshot in self.snapshots],
            to_settle=finished,
            to_count=finished,
            occasions=occasions(self.before, self.table, self.seats, self.person_id, self.now),
        )

    def _place(self, version: int, snapshot: Snapshot) -> dict[str, Any]:
        # Encoded at once: until it is written, a position is ten times as large as its text.
        position = msgspec.Raw(msgspec.json.encode(snapshot.position))
        return {
            "table_id": self.table.id,
            "version": version,
            "ply": snapshot.ply,
            "game_version": snapshot.game_version,
            "position": position,
            "run_seat": snapshot.run_seat,
            "run": snapshot.run,
        }

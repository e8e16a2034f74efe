"""Do all stored matches still replay to what is stored? Looks, and never changes anything."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from msgspec import MsgspecError
from sqlalchemy import select
from sqlalchemy.exc import DBAPIError

from ludoteca.core import registry
from ludoteca.core.course import Course, Snapshot
from ludoteca.core.errors import LudotecaError, UnknownGame
from ludoteca.core.game import Game, seal
from ludoteca.server.admin.administration import Administration
from ludoteca.server.storage.schema import tables
from ludoteca.server.tables.ending import result_of
from ludoteca.server.tables.entry import Entry
from ludoteca.server.tables.present import Present
from ludoteca.server.tables.store import TURNED_BACK, present_of
from ludoteca.server.tables.table import FINISHED, RUNNING

SOUND = "sound"
OLDER = "older"
BROKEN = "broken"


class Problem(NamedTuple):
    """What is wrong: the message `admin-<name>` with its arguments."""

    name: str
    args: Mapping[str, str | int]


@dataclass
class Verdict:
    """What became of one match."""

    table_id: str
    game: str
    version: int
    """The behaviour version it was begun with."""
    present_version: int | None
    problems: list[Problem] = field(default_factory=list)

    @property
    def outcome(self) -> str:
        """Sound, sound as far as an older version can be checked, or broken."""
        if self.problems:
            return BROKEN
        return SOUND if self.version == self.present_version else OLDER


async def verify(administration: Administration) -> AsyncIterator[Verdict]:
    """Replay all matches, one after the other."""
    async with administration.database.read() as connection:
        query = select(tables.c.id).where(tables.c.seed.is_not(None)).order_by(tables.c.created_at)
        ids = list((await connection.execute(query)).scalars())
    for table_id in ids:
        try:
            verdict = await _look_at(administration, table_id)
        except (MsgspecError, DBAPIError, ValueError, TypeError, KeyError) as error:
            # A damaged row is a finding like any other.
            problem = str(error.orig if isinstance(error, DBAPIError) else error)
            verdict = Verdict(table_id, "?", 0, None, [Problem("unreadable", {"problem": problem})])
        if verdict is not None:
            yield verdict


async def _look_at(administration: Administration, table_id: str) -> Verdict | None:
    async with administration.database.read() as connection:
        row = await connection.execute(select(tables).where(tables.c.id == table_id))
        presents = await present_of(connection, row.mappings().all())
    return await _examine(administration, presents[0]) if presents else None


async def _examine(administration: Administration, present: Present) -> Verdict:
    table = present.table
    try:
        game = registry.game(table.game)
    except UnknownGame:
        problem = Problem("unknown-game", {})
        return Verdict(table.id, table.game, table.game_version, None, [problem])
    # A running table may have gone on since it was read; its log only grows.
    entries = [
        e for e in await administration.store.entries(table.id, 0, 1 << 30) if e.version <= table.version
    ]
    kept = {v: s for v, s in (await administration.store.snapshots(table.id)).items() if v <= table.version}
    replay = Replay(game, present, kept)
    replay.check_frame(entries)
    for entry in entries:
        replay.follow(entry)
    replay.check_end()
    return Verdict(table.id, table.game, table.game_version, game.version, replay.problems)


class Step(NamedTuple):
    """The match after a ply. Not sure: it grew out of a position of another behaviour version."""

    course: Course | None
    is_sure: bool


class Replay:
    """One match, played again from its seed and compared wherever something is stored."""

    def __init__(self, game: Game, present: Present, kept: Mapping[int, Snapshot]) -> None:
        self._game = game
        self._table = present.table
        self._seats = len(present.seats)
        self._kept = kept
        self._newest = max(kept, default=0)
        self._line: list[Step] = []
        """The line that holds, from ply 0."""
        self.problems: list[Problem] = []

    def check_frame(self, entries: Sequence[Entry]) -> None:
        """The log has no gaps, every snapshot its place, the seed its seal."""
        if [entry.version for entry in entries] != list(range(1, self._table.version + 1)):
            self._report("log-gaps", version=self._table.version)
        if self._table.seed is None or seal(self._table.seed) != self._table.seed_hash:
            self._report("wrong-seal")
        if not any(snapshot.ply == 0 for snapshot in self._kept.values()):
            self._report("no-snapshot")

    def follow(self, entry: Entry) -> None:
        """One line of the log."""
        if entry.kind == "start":
            self._line = [self._begin()]
        elif entry.kind == "move":
            self._line.append(self._move(entry))
        elif entry.kind in TURNED_BACK:
            del self._line[entry.ply + 1 :]
        if self._line and len(self._line) - 1 != entry.ply:
            self._report("wrong-ply", version=entry.version)
        if (kept := self._kept.get(entry.version)) is not None and self._line:
            self._line[-1] = self._compare(entry.version, kept)

    def check_end(self) -> None:
        """The present is what the row of the table says."""
        course = self._line[-1].course if self._line else None
        if course is None:
            return
        table, state = self._table, course.state
        if table.ply != course.ply:
            self._report("wrong-ply", version=table.version)
        if table.status == RUNNING and table.turn != course.turn:
            self._report("wrong-turn")
        if table.status == FINISHED:
            found = result_of(state) if state.over else None
            if found != table.result:
                self._report("wrong-result")

    def _begin(self) -> Step:
        table = self._table
        if table.game_version != self._game.version or table.seed is None:
            return Step(None, False)
        try:
            course, _ = Course.begin(self._game, self._seats, table.seed, table.options)
            return Step(course, True)
        except LudotecaError as error:
            self._report("no-start", problem=str(error))
            return Step(None, False)

    def _move(self, entry: Entry) -> Step:
        course, is_sure = self._line[-1] if self._line else Step(None, False)
        if course is None:
            return Step(None, False)
        # Between two positions of an older version the present rules may differ; after the last they count.
        matters = is_sure or entry.version > self._newest
        if matters and entry.seat != course.turn:
            self._report("wrong-seat", version=entry.version)
        course = course.copy()
        try:
            course.play(self._game.parse(entry.action or ""))
        except LudotecaError as error:
            if matters:
                self._report("no-move", version=entry.version, problem=str(error))
            return Step(None, False)
        return Step(course, is_sure)

    def _compare(self, version: int, kept: Snapshot) -> Step:
        course, is_sure = self._line[-1]
        is_present = kept.game_version == self._game.version
        if course is not None and is_sure and is_present and not _equal(course, kept):
            self._report("wrong-position", version=version)
        try:
            return Step(Course.resume(kept), is_present)
        except LudotecaError as error:
            self._report("no-position", version=version, problem=str(error))
            return Step(None, False)

    def _report(self, name: str, **args: str | int) -> None:
        self.problems.append(Problem(name, args))


def _equal(course: Course, kept: Snapshot) -> bool:
    played, stored = (
        json.dumps(position, sort_keys=True) for position in (course.state.position(), kept.position)
    )
    return played == stored and course.ply == kept.ply

"""Studies: records that people bring along, verified by replay; nobody but their owner sees them."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import delete, func, insert, select

from ludoteca.core import record, registry
from ludoteca.core.errors import BadRecord
from ludoteca.core.events import Event
from ludoteca.core.match import Match
from ludoteca.server.clock import Clock
from ludoteca.server.errors import Refusal, not_found
from ludoteca.server.history.source import History, PastPosition, PastState
from ludoteca.server.ids import new_id
from ludoteca.server.people.person import Person
from ludoteca.server.play.seen import Eyes, Viewer
from ludoteca.server.play.telling import happened
from ludoteca.server.storage.database import Database
from ludoteca.server.storage.schema import studies
from ludoteca.server.tables.entry import Entry
from ludoteca.server.words import Words
from ludoteca.wire.history import StudyInfo
from ludoteca.wire.seen import LogLine

log = logging.getLogger(__name__)
MOST_STUDIES = 100
MOST_MOVES = 100_000
MOST_IN_MEMORY = 16
LONGEST_NAME = 40


@dataclass(frozen=True)
class Study:
    """A match, and who played it, where the record tells."""

    match: Match
    players: list[str] | None


class Studies:
    """All studies of the house; the last ones used stay in memory."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock
        self._known: OrderedDict[str, Study] = OrderedDict()

    async def add(self, person: Person, name: str, text: str) -> str:
        """Take a record in, if its moves lead where it says; the id of the study comes back."""
        study = await asyncio.to_thread(verify, text)
        match, study_id = study.match, new_id()
        async with self._database.write() as connection:
            mine = select(func.count()).where(studies.c.person_id == person.id)
            if (await connection.execute(mine)).scalar_one() >= MOST_STUDIES:
                raise Refusal("too-many-studies", most=MOST_STUDIES)
            await connection.execute(
                insert(studies),
                {
                    "id": study_id,
                    "person_id": person.id,
                    "name": clean(name) or match.game.title,
                    "game": match.game.id,
                    "options": dict(match.options),
                    "seats": int(match.state.seats),
                    "plies": match.ply,
                    "is_over": bool(match.state.over),
                    "record": replace(match.record(), players=study.players).text(),
                    "created_at": self._clock(),
                },
            )
        self._remember(study_id, study)
        return study_id

    async def of(self, person: Person, words: Words, study_id: str = "") -> list[StudyInfo]:
        """The studies of a person, the newest first; or the one that is named."""
        _check(study_id)
        query = select(*(column for column in studies.c if study_id or column.name != "record"))
        query = query.where(studies.c.person_id == person.id)
        if study_id:
            query = query.where(studies.c.id == study_id)
        async with self._database.read() as connection:
            rows = (await connection.execute(query.order_by(studies.c.created_at.desc()))).mappings().all()
        if study_id and not rows:
            raise not_found("study")
        return [_info(row, words) for row in rows]

    async def open(self, person: Person | None, study_id: str) -> Study:
        """A study, to be read only; None is the house itself, which sees all of them."""
        _check(study_id)
        async with self._database.read() as connection:
            query = select(studies.c.record).where(studies.c.id == study_id)
            if person is not None:
                query = query.where(studies.c.person_id == person.id)
            text = (await connection.execute(query)).scalar_one_or_none()
        if text is None:
            raise not_found("study")
        study = self._known.get(study_id)
        if study is None:
            study = await asyncio.to_thread(verify, text)
        self._remember(study_id, study)
        return study

    async def drop(self, person: Person, study_id: str) -> None:
        """Forget a study."""
        _check(study_id)
        async with self._database.write() as connection:
            query = delete(studies).where(studies.c.id == study_id, studies.c.person_id == person.id)
            if not (await connection.execute(query)).rowcount:
                raise not_found("study")
        self._known.pop(study_id, None)

    def _remember(self, study_id: str, study: Study) -> None:
        self._known[study_id] = study
        self._known.move_to_end(study_id)
        while len(self._known) > MOST_IN_MEMORY:
            self._known.popitem(last=False)


def _check(study_id: str) -> None:
    """Refuse what no database wants to be asked for."""
    if not (study_id.isascii() and study_id.isprintable()):
        raise not_found("study")


def _info(row: Any, words: Words) -> StudyInfo:
    players = record.parse(row["record"]).players if "record" in row else None
    return StudyInfo(
        id=row["id"],
        name=row["name"],
        game=row["game"],
        title=registry.game(row["game"]).title,
        options=row["options"],
        seats=seat_names(row["seats"], players, words),
        plies=row["plies"],
        is_over=row["is_over"],
        created_at=row["created_at"],
    )


def verify(text: str) -> Study:
    """The match of a record and its players; a refusal names the line that is wrong."""
    try:
        read = record.parse(text)
        if len(read.moves) > MOST_MOVES:
            raise BadRecord(f"{len(read.moves)} moves; at most {MOST_MOVES} are accepted")
        return Study(Match.replay(read), called(read.players))
    except BadRecord as error:
        raise Refusal("bad-record", 422, line=error.line or 0, problem=clean(error.problem)) from None
    except Exception as error:
        log.warning("a record cannot be replayed", exc_info=error)
        raise Refusal("bad-record", 422, line=0, problem=type(error).__name__) from None


def clean(text: str) -> str:
    """What a person wrote, without what no screen can show."""
    return "".join(letter for letter in text if letter.isprintable()).strip()


def called(players: list[str] | None) -> list[str] | None:
    """Names out of a file, as short as those of the house; nobody is called nothing."""
    names = [clean(name)[:LONGEST_NAME] for name in players or []]
    return names if names and all(names) else None


class StudyHistory(History):
    """A study in the eyes of its owner, who sees everything."""

    def __init__(self, study: Study, viewer: Viewer) -> None:
        self._match = match = study.match
        self.viewer = viewer
        self.game = match.game
        self.plies = match.ply
        self.names = seat_names(int(match.state.seats), study.players, viewer.words)
        self.is_over = True
        self.mine = []

    async def at(self, ply: int) -> PastPosition:
        """From the snapshots of the match."""
        self.check_ply(ply)
        return PastPosition(ply, self._match.at(ply), self._entry(ply), self._entry(ply + 1))

    async def moves(self) -> list[Entry]:
        """From the first to the last."""
        return [entry for ply in range(1, self.plies + 1) if (entry := self._entry(ply)) is not None]

    async def deciders(self) -> list[int]:
        """From the match."""
        return [int(seat) for seat in self._match.deciders]

    async def happened(self, ids: Collection[str]) -> list[tuple[int, Sequence[Event]]]:
        """From the match."""
        return [(ply, events) for ply, events in enumerate(self._match.events) if ply]

    async def sample(self, most: int) -> list[PastState]:
        """From the snapshots of the match."""
        step = max(1, -(-self.plies // most))
        plies = sorted({*range(0, self.plies + 1, step), self.plies})
        return [PastState(ply, self._match.at(ply)) for ply in plies]

    def line(self, entry: Entry, eyes: Eyes) -> LogLine:
        """As the log of a table would tell it."""
        events = happened(self.game, entry.events, self.viewer.words, self.names, None)
        return LogLine(entry.version, entry.kind, entry.ply, entry.at, entry.seat, entry.action, events)

    def _entry(self, ply: int) -> Entry | None:
        if not 1 <= ply <= self.plies:
            return None
        match = self._match
        action = self.game.text(match.actions[ply - 1])
        seat = int(match.deciders[ply - 1])
        return Entry(ply, "move", ply, 0.0, seat, None, action, tuple(match.events[ply]))


def seat_names(seats: int, players: list[str] | None, words: Words) -> list[str]:
    """How the seats of a study are called; by their numbers where nobody knows who sat there."""
    return players or [words.say("study-seat", {"seat": seat + 1}) for seat in range(seats)]

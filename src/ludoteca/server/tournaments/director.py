"""The director: tournaments go on by themselves, in whichever process looks first, and after any stop.

A round is one transaction: its number, its games and their tables are written together, or not at all. What
has to happen next follows from what is stored, so it may be looked at again and again.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from sqlalchemy import insert, update

from ludoteca.server.clock import Clock
from ludoteca.server.notices import Changed, Notices
from ludoteca.server.play.room import Rooms
from ludoteca.server.storage.database import Database
from ludoteca.server.storage.schema import pairings, tournaments
from ludoteca.server.tables.store import add_table
from ludoteca.server.tables.table import CANCELLED, FINISHED, OPEN, RUNNING
from ludoteca.server.tournaments.games import Game
from ludoteca.server.tournaments.store import TournamentStore, move_on
from ludoteca.server.tournaments.tables import begin, new_table, ranks_of
from ludoteca.server.tournaments.tournament import Whole

log = logging.getLogger(__name__)


class Director:
    """Runs all tournaments of the house."""

    def __init__(
        self, database: Database, store: TournamentStore, rooms: Rooms, notices: Notices, clock: Clock
    ) -> None:
        self._database = database
        self._store = store
        self._rooms = rooms
        self._notices = notices
        self._clock = clock

    async def advance(self) -> None:
        """Look at everything that goes on by itself; what is wrong with one tournament stops no other."""
        for tournament_id in await self._store.to_advance(self._clock()):
            try:
                await self._advance(tournament_id)
            except Exception:
                log.exception("tournament %s does not go on", tournament_id)

    async def _advance(self, tournament_id: str) -> None:
        whole = await self._store.whole(tournament_id)
        if whole.tournament.status == OPEN:
            enough = len(whole.staying) >= whole.tournament.plan.least()
            await (self.next_round(whole) if enough else self.call_off(whole))
            return
        if await self._collect(whole):
            whole = await self._store.whole(tournament_id)
        if all(pairing.ranks is not None for pairing in whole.pairings):
            await self.next_round(whole)

    async def _collect(self, whole: Whole) -> bool:
        """Begin the games that wait, and write down the results of those that are over; is there one?"""
        tournament, now = whole.tournament, self._clock()
        still = await self._store.standing_still(whole)
        results: dict[tuple[int, int], tuple[int, ...]] = {}
        for pairing in whole.pairings:
            present = still.get(pairing.table_id or "")
            if pairing.ranks is not None:
                continue
            if pairing.table_id is None:  # deleted by the administrator: shared
                results[pairing.round, pairing.number] = (1,) * len(pairing.entrants)
            elif present is not None and present.table.is_over:
                ranks = ranks_of(present, pairing.game, whole.by_number)
                results[pairing.round, pairing.number] = ranks
            elif present is not None and (pairing.wait_until or 0.0) <= now:
                await self._rooms.change(present.table.id, begin(whole))
        if not results:
            return False
        async with self._database.write() as connection:
            if not await move_on(connection, tournament.id, tournaments.c.version == tournament.version):
                return True
            for (number, place), ranks in results.items():
                this_one = (
                    (pairings.c.tournament_id == tournament.id)
                    & (pairings.c.round == number)
                    & (pairings.c.number == place)
                )
                await connection.execute(update(pairings).where(this_one).values(ranks=list(ranks)))
        self._tell(whole)
        return True

    async def next_round(self, whole: Whole) -> None:
        """Draw the next round and open its tables, or end the tournament after the last one."""
        tournament, now = whole.tournament, self._clock()
        # A large draw takes a moment, in which others shall be served.
        drawn = await asyncio.to_thread(tournament.plan.next_round, whole.numbers, whole.staying, whole.games)
        same = tournaments.c.version == tournament.version
        async with self._database.write() as connection:
            if drawn is None:
                await move_on(connection, tournament.id, same, status=FINISHED, finished_at=now)
            else:
                number = tournament.round + 1
                began = tournament.started_at or now
                if not await move_on(
                    connection, tournament.id, same, status=RUNNING, round=number, started_at=began
                ):
                    return
                rows = []
                for place, game in enumerate(drawn, 1):
                    table_id = None
                    if not game.is_bye:
                        opened = new_table(tournament, whole.by_number, game, now)
                        await add_table(connection, opened)
                        table_id = opened.table.id
                    rows.append(self._row(whole, number, place, game, table_id))
                await connection.execute(insert(pairings), rows)
        self._tell(whole)
        if drawn is not None:
            await self._collect(await self._store.whole(tournament.id))

    def _row(self, whole: Whole, number: int, place: int, game: Game, table_id: str | None) -> dict[str, Any]:
        tournament = whole.tournament
        has_people = any(whole.by_number[one].person_id is not None for one in game.people)
        waits = tournament.is_live and has_people and not game.is_bye
        return {
            "tournament_id": tournament.id,
            "round": number,
            "number": place,
            "table_id": table_id,
            "entrants": list(game.entrants),
            "ranks": None if game.ranks is None else list(game.ranks),
            "wait_until": self._clock() + tournament.check_in if waits else None,
        }

    async def call_off(self, whole: Whole) -> None:
        """End a tournament unfinished; games that are being played go on as any others."""
        same, now = tournaments.c.status == whole.tournament.status, self._clock()
        async with self._database.write() as connection:
            await move_on(connection, whole.tournament.id, same, status=CANCELLED, finished_at=now)
        self._tell(whole)

    def _tell(self, whole: Whole) -> None:
        self._notices.tell_table(whole.tournament.id, Changed(whole.tournament.version + 1))

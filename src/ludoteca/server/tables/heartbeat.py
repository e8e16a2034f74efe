"""The heartbeat of the house: as long as nobody serves, nobody's time runs.

Some process writes down every few seconds that it is awake. The first one that wakes up after a time
without heartbeats moves all running clocks on by that time: what a stop took from people, they get back.
"""

from __future__ import annotations

import time

from sqlalchemy import case, select, update
from sqlalchemy.dialects.postgresql import insert as upsert

from ludoteca.server.clock import Clock
from ludoteca.server.storage.database import Database
from ludoteca.server.storage.schema import heartbeat, pairings, tables
from ludoteca.server.tables.table import RUNNING

BEAT = 5.0
SLEEP = 3 * BEAT
"""After so many seconds without a heartbeat the house was asleep."""
THE_ONE = 1


class Heartbeat:
    """Of all processes on one database together."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock
        self._written = time.monotonic()

    async def wake(self) -> float:
        """How many seconds the house slept, if it did; they are given back to everybody."""
        now = self._clock()
        async with self._database.write() as connection:
            first = upsert(heartbeat).values(id=THE_ONE, at=now).on_conflict_do_nothing()
            await connection.execute(first)
            # Of processes that wake up together the first one sets the clocks, the others find it awake.
            last: float = (await connection.execute(select(heartbeat.c.at).with_for_update())).scalar_one()
            slept = now - last
            if slept > SLEEP:
                waited = now - tables.c.turn_since
                lost = case((waited < slept, waited), else_=slept)
                running = (tables.c.status == RUNNING) & tables.c.turn_since.is_not(None)
                await connection.execute(
                    update(tables)
                    .where(running)
                    .values(turn_since=tables.c.turn_since + lost, deadline=tables.c.deadline + lost)
                )
                waiting = pairings.c.ranks.is_(None) & (pairings.c.wait_until > last)
                await connection.execute(
                    update(pairings).where(waiting).values(wait_until=pairings.c.wait_until + slept)
                )
            await connection.execute(update(heartbeat).values(at=now))
        return slept if slept > SLEEP else 0.0

    async def beat(self) -> None:
        """The house is awake."""
        async with self._database.write() as connection:
            await connection.execute(update(heartbeat).values(at=self._clock()))
        self._written = time.monotonic()

    @property
    def is_written(self) -> bool:
        """Could something be written to the database lately?"""
        return time.monotonic() - self._written < SLEEP

"""Is the server well? Asked by proxies and watchdogs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from sqlalchemy.exc import SQLAlchemyError

if TYPE_CHECKING:
    from ludoteca.server.house import House

OK = "ok"
FAILURES = 5
"""After so many bots in a row that failed, something is wrong with all of them."""


class Health(msgspec.Struct):
    """What was looked at. `degraded` still plays on; `failing` should get no new people."""

    status: str = OK
    database: str = OK
    schema: str = OK
    writer: str = OK
    clock: str = OK
    bots: str = OK
    redis: str = OK

    @property
    def is_serving(self) -> bool:
        """Can people play here?"""
        return self.status != "failing"


async def examine(house: House) -> Health:
    """Look at everything a move needs."""
    health = Health()
    try:
        found, newest = await house.database.revision()
        if found != newest:
            health.schema = "out of date"
    except (SQLAlchemyError, OSError):
        health.database = "unreachable"
    if not house.writer.is_serving:
        health.writer = "stopped"
    elif not house.heartbeat.is_written:
        health.writer = "cannot write"
    if not house.timekeeper.is_ticking:
        health.clock = "stopped"
    elif house.timekeeper.standing:
        health.clock = f"stands at {len(house.timekeeper.standing)} tables"
    if house.driver.failures >= FAILURES:
        health.bots = "failing"
    if not house.notices.is_complete:
        health.redis = "unreachable"
    if {health.database, health.schema, health.writer} != {OK}:
        health.status = "failing"
    elif {health.clock, health.bots, health.redis} != {OK}:
        health.status = "degraded"
    return health

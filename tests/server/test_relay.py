"""Redis may be away, come late, and come back: nobody is left in silence."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.house import Chair, Guest, Server
from tests.server.postgres import new_database
from tests.server.procs import Redis

pytestmark = pytest.mark.xdist_group("servers")
PATIENCE = 20.0


@pytest.fixture
async def doors(postgres: str, redis_of_ours: Redis, tmp_path: Path) -> AsyncIterator[tuple[Server, Server]]:
    """Two servers on one database; Redis is not there yet."""
    db = new_database(postgres)
    for name in ("first", "second"):
        (tmp_path / name).mkdir()
    first = await Server(tmp_path / "first", db, redis=redis_of_ours.url).start()
    second = await Server(tmp_path / "second", db, redis=redis_of_ours.url).start()
    yield first, second
    for server in (first, second):
        began = time.monotonic()
        await server.stop()
        assert time.monotonic() - began < PATIENCE, "it stops, whatever Redis does"


async def health(guest: Guest, wanted: str) -> None:
    """Wait until the server says how it is."""
    async with asyncio.timeout(PATIENCE):
        while (found := await guest.get("/health"))["redis"] != wanted:
            await asyncio.sleep(0.1)
    assert found["status"] == ("ok" if wanted == "ok" else "degraded")


async def takes(mover: Chair, other: Chair) -> float:
    """Seconds until the other one hears of a move."""
    await mover.until(lambda seen: seen["offers"])
    seen = mover.seen
    began = time.monotonic()
    answer = await mover.say("move", version=seen["version"], action=seen["offers"][0]["action"])
    assert answer["type"] == "confirmed"
    await other.until(lambda seen: seen["version"] >= answer["version"])
    return time.monotonic() - began


async def test_moves_are_heard_before_during_and_after_a_restart_of_redis(
    doors: tuple[Server, Server], redis_of_ours: Redis
) -> None:
    first, second = doors
    anna, nobody = await first.guest("Anna"), await second.guest()
    chair = await anna.sit(await anna.open("me", "me"))
    far = await nobody.sit(chair.table_id)
    await far.hear()

    await health(nobody, "unreachable")
    await takes(chair, far)
    for _ in range(2):
        redis_of_ours.launch()
        for guest in (anna, nobody):
            await health(guest, "ok")
        assert await takes(chair, far) < PATIENCE
        redis_of_ours.kill()
        for guest in (anna, nobody):
            await health(guest, "unreachable")
        await takes(chair, far)
        await chair.say("chat", text="still there?")

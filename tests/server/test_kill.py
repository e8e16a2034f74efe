"""Nothing accepted is lost: a busy server is killed again and again at random moments.

People play over sockets and keep what was confirmed. After every restart all of it must be there, the
log must be without gap or duplicate, and every table must go on; in the end every game is finished
and its record replays.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.killing import kill_again_and_again
from tests.server.postgres import new_database
from tests.server.procs import ForkedServer, Redis

pytestmark = pytest.mark.xdist_group("servers")


async def test_a_busy_server_killed_fifty_times_loses_nothing(tmp_path: Path) -> None:
    server = ForkedServer(tmp_path)
    server.launch()
    await server.ready()
    try:
        toll = await kill_again_and_again([server], [], kills=50, seed=7)
    finally:
        server.kill()
    assert toll.resent > 0
    assert "Traceback" not in server.log.read_text()


async def test_two_processes_and_their_redis_are_killed_and_nothing_is_lost(
    postgres: str, redis_of_ours: Redis, tmp_path: Path
) -> None:
    redis_of_ours.launch()
    settings = {"DB": new_database(postgres), "REDIS": redis_of_ours.url, "BOT_PATIENCE": "1"}
    servers = [ForkedServer(tmp_path, **settings) for _ in range(2)]
    try:
        for server in servers:  # one after the other: the first brings the schema up to date
            server.launch()
            await server.ready()
        toll = await kill_again_and_again(servers, [redis_of_ours], kills=10, seed=8)
    finally:
        for server in servers:
            server.kill()
    assert toll.finished >= 3
    assert not any("Traceback" in server.log.read_text() for server in servers)

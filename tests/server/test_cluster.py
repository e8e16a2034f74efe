"""Several processes: two real servers on one PostgreSQL and one Redis are one house."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from ludoteca.core import record
from ludoteca.core.match import Match
from tests.server.house import Chair, Guest, Server
from tests.server.postgres import new_database
from tests.server.procs import ForkedServer

pytestmark = pytest.mark.xdist_group("servers")
BOT_PATIENCE = 1.0
PATIENCE = 30.0


class Door(Server):
    """One of the two servers, as guests of the other tests know it."""

    def __init__(self, process: ForkedServer) -> None:
        self.process = process
        self.port = process.port
        self.guests: list[Guest] = []

    async def twin_of(self, guest: Guest) -> Guest:
        """The same person through this door."""
        return await self.guest(cookie=guest.http.cookies["ludoteca"])


@pytest.fixture
async def doors(postgres: str, redis: str, tmp_path: Path) -> AsyncIterator[tuple[Door, Door]]:
    """Two processes."""
    settings = {"DB": new_database(postgres), "REDIS": redis, "BOT_PATIENCE": str(BOT_PATIENCE)}
    processes = [ForkedServer(tmp_path, **settings) for _ in range(2)]
    processes[0].launch()
    await processes[0].ready()  # it brings the schema up to date
    processes[1].launch()
    await processes[1].ready()
    first, second = Door(processes[0]), Door(processes[1])
    yield first, second
    for door in (first, second):
        for guest in door.guests:
            await guest.close()
        door.process.kill()
        assert "Traceback" not in door.process.log.read_text()


async def play_until(chair: Chair, ply: int) -> dict[str, Any]:
    """Play the last action offered until the game is over or has come so far."""
    while True:
        await chair.until(
            lambda seen: seen["offers"] or seen["table"]["ply"] >= ply or seen["table"]["status"] != "running"
        )
        if chair.seen["table"]["status"] != "running" or chair.seen["table"]["ply"] >= ply:
            return chair.seen
        answer = await chair.move(chair.seen["offers"][-1]["action"])
        assert answer["type"] == "confirmed", answer


async def test_people_at_different_processes_play_a_whole_game_and_one_process_dies(
    doors: tuple[Door, Door],
) -> None:
    first, second = doors
    anna, bruno = await first.guest("Anna"), await second.guest("Bruno", "it")
    table_id = await anna.open("me", "open", "bot")
    assert (await bruno.do(table_id, "join"))["type"] == "confirmed"
    a, b = await anna.sit(table_id), await bruno.sit(table_id)

    await asyncio.gather(play_until(a, 60), play_until(b, 60))
    await a.say("chat", text="ciao")
    while b.heard[-1]["type"] != "chat":
        await b.hear()
    assert (b.heard[-1]["name"], b.heard[-1]["text"]) == ("Anna", "ciao")

    first.process.kill()
    anna = await second.twin_of(anna)
    a = await anna.sit(table_id, hello={"since": a.seen["version"]})
    end, other = await asyncio.gather(play_until(a, 10_000), play_until(b, 10_000))
    assert end["table"]["status"] == other["table"]["status"] == "finished"
    assert end["table"]["result"] == other["table"]["result"]
    match = Match.replay(record.parse((await bruno.http.get(f"/api/tables/{table_id}/record")).text))
    assert match.state.over
    for chair in (a, b):
        versions = [m["version"] for m in chair.heard if m["type"] == "table"]
        assert versions == sorted(set(versions))


async def test_bots_of_a_dead_process_are_taken_over_by_the_other(doors: tuple[Door, Door]) -> None:
    first, second = doors
    anna = await first.guest("Anna")
    table_id = await anna.open("bot:easy", "me", options={"first_governor": 0})
    first.process.kill()  # its worker has not even started to think
    chair = await (await second.twin_of(anna)).sit(table_id)
    async with asyncio.timeout(PATIENCE):
        assert (await chair.hear())["table"]["turn"] == 0
        await chair.until(lambda seen: seen["offers"])


async def test_the_same_move_through_both_processes_is_done_once(doors: tuple[Door, Door]) -> None:
    first, second = doors
    anna = await first.guest("Anna")
    twin = await second.twin_of(anna)
    table_id = await anna.open("me", "me")
    for turn in range(20):
        seen = await anna.see(table_id)
        action = seen["offers"][turn % len(seen["offers"])]["action"]
        move = {"version": seen["version"], "action": action, "key": f"turn {turn}"}
        answers = await asyncio.gather(*(guest.do(table_id, "move", **move) for guest in (anna, twin) * 2))
        assert all(answer == answers[0] for answer in answers), answers
        assert answers[0]["version"] == seen["version"] + 1
    lines = (await twin.get(f"/api/tables/{table_id}/log"))["lines"]
    assert [line["version"] for line in lines] == list(range(1, len(lines) + 1))

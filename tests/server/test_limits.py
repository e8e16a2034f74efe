"""Nobody can stop the house for others: turns before the bots, bounded requests, abandoned questions."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from pathlib import Path

import pytest
from sqlalchemy import text

from ludoteca.server.analysis.pool import MOST_OF_ONE, AnalysisPool
from ludoteca.server.bots.job import Answer, Job
from ludoteca.server.bots.pool import Pool
from ludoteca.server.bots.turnstile import Owner, Turnstile
from ludoteca.server.config import ServerSettings
from ludoteca.server.doors import MOST_HEAD, BoundedProtocol
from ludoteca.server.errors import Refusal
from ludoteca.server.storage.database import Database
from ludoteca.server.tables.present import Present
from tests.server.house import Server, StillPool
from tests.server.test_bots import job

FOREVER = {
    "sqlite": "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) FROM n",
    "postgresql": "SELECT pg_sleep(600)",
}


# --- turns before the bots -----------------------------------------------------------------------


async def served(places: int, *owners: Owner) -> list[Owner]:
    """In which order these come in, who all ask at once while everything is taken."""
    turnstile, order = Turnstile(places), list[Owner]()
    busy = asyncio.Event()

    async def hold() -> None:
        async with turnstile.turn(("nobody",)):
            await busy.wait()

    async def come(owner: Owner) -> None:
        async with turnstile.turn(owner):
            order.append(owner)
            await asyncio.sleep(0)

    holders = [asyncio.create_task(hold()) for _ in range(places)]
    await asyncio.sleep(0)
    comers = [asyncio.create_task(come(owner)) for owner in owners]
    await asyncio.sleep(0)
    busy.set()
    await asyncio.gather(*holders, *comers)
    return order


async def test_many_tables_of_one_guest_cost_others_no_more_than_one() -> None:
    many = [("home", "guest", f"table {i}") for i in range(20)]
    order = await served(1, *many, ("office", "anna", "hers"))
    assert order.index(("office", "anna", "hers")) <= 1
    assert len(order) == 21


async def test_many_nicknames_of_one_address_count_as_one_and_share_among_themselves() -> None:
    first = [("home", "a", f"{i}") for i in range(5)]
    order = await served(1, *first, ("home", "b", "0"), ("office", "c", "0"))
    assert order.index(("office", "c", "0")) <= 1
    assert order.index(("home", "b", "0")) <= 2


async def test_who_stops_waiting_leaves_no_hole() -> None:
    turnstile = Turnstile(1)

    async def pass_through() -> None:
        async with turnstile.turn(("x",)):
            pass

    async with turnstile.turn(("a",)):
        waiting = asyncio.create_task(pass_through())
        await asyncio.sleep(0)
        assert turnstile.waiting_of(("x",)) == 1
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        assert turnstile.waiting_of(("x",)) == 0
    await asyncio.wait_for(pass_through(), 1)


async def test_hints_of_one_address_wait_among_themselves() -> None:
    class Slow(Pool):
        async def ask(self, job: Job) -> Answer:
            async with self.turnstile.turn(job.owner):
                await asyncio.Event().wait()
            raise AssertionError

    desk = AnalysisPool(Slow(1, 1.0), 1.0, lambda person: "home" if person.startswith("nick") else person)
    task = job("easy")
    asked = [asyncio.create_task(desk._think(f"nick{i}", "k", task)) for i in range(MOST_OF_ONE + 1)]
    await asyncio.sleep(0.01)
    with pytest.raises(Refusal, match="busy"):
        await desk._think("nick-last", "k", task)
    other = asyncio.create_task(desk._think("anna", "k", task))
    await asyncio.sleep(0.01)
    assert not other.done()
    await desk.close()
    await asyncio.gather(*asked, other, return_exceptions=True)


async def test_a_table_without_people_does_not_think_until_somebody_looks(server: Server) -> None:
    anna = await server.guest("Anna")
    table_id = await anna.open("bot", "bot")
    await asyncio.sleep(0.05)
    before = (await anna.see(table_id))["version"]
    server.clock.now += 3600
    await server.house.timekeeper.tick()
    await asyncio.sleep(0.05)
    assert (await anna.see(table_id))["version"] == before
    chair = await anna.sit(table_id)
    await chair.until(lambda seen: seen["version"] > before)


async def test_where_all_have_left_bots_stand_still(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.pool = pool = StillPool()
    await server.start()
    anna = await server.guest("Anna")
    table_id = await anna.open("me", "bot", options={"first_governor": 0})
    await anna.do(table_id, "leave")
    await asyncio.sleep(0.05)
    assert pool.asked == []
    await anna.do(table_id, "return")
    seen = await anna.see(table_id)
    assert seen["offers"]
    await server.stop()


async def test_a_worker_that_died_while_it_waited_costs_nothing() -> None:
    pool = Pool(1, 30.0)
    task = job("easy")
    await pool.choose(task)
    (idle,) = pool._idle
    os.kill(idle.pid, signal.SIGKILL)
    assert (await pool.choose(task))[0] in task.actions
    await pool.close()


# --- bounded requests ----------------------------------------------------------------------------


async def talk(server: Server, *words: bytes) -> bytes:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    try:
        for word in words:
            writer.write(word)
            await writer.drain()
        return await asyncio.wait_for(reader.read(), 10)
    except ConnectionError:
        return b""
    finally:
        writer.close()


async def test_headers_are_bounded(server: Server) -> None:
    start = b"GET /health HTTP/1.1\r\nHost: x\r\n"
    whole = await talk(server, start, b"X: " + b"y" * MOST_HEAD + b"\r\n\r\n")
    assert whole.startswith(b"HTTP/1.1 431")
    endless = await talk(server, start, b"X: ", *[b"y" * 10_000] * 5)
    assert endless.startswith(b"HTTP/1.1 431")
    many = b"".join(b"X%d: %s\r\n" % (i, b"z" * 50) for i in range(1000))
    assert (await talk(server, start + many + b"\r\n")).startswith(b"HTTP/1.1 431")
    assert b" 200 " in await talk(server, start + b"X: " + b"y" * 1000 + b"\r\nConnection: close\r\n\r\n")


async def test_half_a_request_is_not_waited_for(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BoundedProtocol, "head_seconds", 0.2)
    monkeypatch.setattr(BoundedProtocol, "body_seconds", 0.2)
    began = time.perf_counter()
    assert await talk(server) == b""
    assert await talk(server, b"GET /hea") == b""
    body = b"POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"
    assert b" 200 " not in await talk(server, body)
    assert time.perf_counter() - began < 5
    anna = await server.guest("Anna")
    await asyncio.sleep(0.4)
    assert (await anna.get("/api/me"))["name"] == "Anna"


# --- questions that take too long ----------------------------------------------------------------


async def test_what_takes_too_long_is_ended(db: str) -> None:
    database = Database(ServerSettings(db=db).database_url, 0.3)
    forever = text(FOREVER[database.engine.dialect.name])
    began = time.perf_counter()
    for _ in range(12):  # more than there are connections
        with pytest.raises(Refusal, match="busy"):
            async with database.read() as connection:
                await connection.execute(forever)
    async with database.read() as connection:
        assert (await connection.execute(text("SELECT 1"))).scalar_one() == 1
    await database.close()
    assert time.perf_counter() - began < 12


async def test_who_hangs_up_ends_the_question(any_server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    house = any_server.house
    forever = text(FOREVER[house.database.engine.dialect.name])
    begun, ended = asyncio.Event(), asyncio.Event()

    async def since(_: str) -> float:
        begun.set()
        try:
            async with house.database.read() as connection:
                return float((await connection.execute(forever)).scalar_one())
        finally:
            ended.set()

    anna = await any_server.guest("Anna")
    monkeypatch.setattr(house.profiles, "since", since)
    asking = asyncio.create_task(anna.http.get("/api/people/Anna"))
    await asyncio.wait_for(begun.wait(), 10)
    asking.cancel()
    await asyncio.wait_for(ended.wait(), 5)
    assert (await anna.get("/api/me"))["name"] == "Anna"


# --- rooms ---------------------------------------------------------------------------------------


async def test_more_live_tables_than_rooms_are_not_loaded_anew_for_every_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = await Server(tmp_path, rooms=3).start()
    anna = await server.guest("Anna")
    chairs = [await anna.sit(await anna.open("me", "me")) for _ in range(8)]
    for chair in chairs:
        await chair.move()
    loads = 0
    load = server.house.store.load

    async def counted(table_id: str) -> Present:
        nonlocal loads
        loads += 1
        return await load(table_id)

    monkeypatch.setattr(server.house.store, "load", counted)
    for _ in range(3):
        for chair in chairs:
            await chair.move()
    assert loads == 0
    for chair in chairs:
        await chair.close()
    await asyncio.sleep(0.1)
    for _ in range(8):
        await anna.see(chairs[0].table_id)
    assert len(server.house.rooms) <= 3
    await server.stop()


async def test_tables_that_do_not_exist_take_no_room(server: Server) -> None:
    anna = await server.guest("Anna")
    table_id = await anna.open("me", "me")
    for number in range(50):
        assert (await anna.http.get(f"/api/tables/nothing{number}")).status_code == 404
    assert len(server.house.rooms) == 1
    assert (await anna.see(table_id))["version"] > 0

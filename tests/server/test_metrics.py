"""Numbers, health, the log, and how a server stops."""

from __future__ import annotations

import asyncio
import io
import itertools
import json
import logging
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy import text

from ludoteca.server import logs
from ludoteca.server.bots.pool import Pool
from ludoteca.server.config import BadSetting, ServerSettings
from ludoteca.server.lock import Occupied, occupy
from ludoteca.server.running import PoliteServer, config
from ludoteca.server.tables import heartbeat
from tests.server.house import Server

Numbers = dict[tuple[str, frozenset[tuple[str, str]]], float]


async def numbers(server: Server, headers: dict[str, str] | None = None) -> Numbers:
    guest = await server.guest()
    answer = await guest.http.get("/metrics", headers=headers)
    answer.raise_for_status()
    assert answer.headers["content-type"].startswith("text/plain")
    return {
        (sample.name, frozenset(sample.labels.items())): sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
    }


def value(found: Numbers, name: str, **labels: str) -> float:
    return found[name, frozenset(labels.items())]


# --- /metrics --------------------------------------------------------------------------------------


async def test_numbers_tell_what_happens(tmp_path: Path) -> None:
    server = await Server(tmp_path, metrics="open").start()
    anna = await server.guest("Anna")
    table_id = await anna.open("me", "bot", options={"first_governor": 0})
    await anna.open("me", "open")
    chair = await anna.sit(table_id)
    await chair.move("role craftsman")
    await chair.say("move", version=1, action="role mayor")
    await chair.until(lambda seen: seen["offers"])
    await anna.http.get("/nowhere")
    found = await numbers(server)
    assert value(found, "ludoteca_sockets_open") == 1
    assert value(found, "ludoteca_moves_total", by="person") == 1
    assert value(found, "ludoteca_moves_total", by="bot") >= 1
    assert value(found, "ludoteca_move_seconds_count") == 1
    assert value(found, "ludoteca_commands_total", type="move", outcome="confirmed") == 1
    assert value(found, "ludoteca_commands_total", type="move", outcome="stale") == 1
    assert value(found, "ludoteca_requests_total", method="POST", route="/api/tables", status="201") == 2
    nowhere = [
        labels for name, labels in found if name == "ludoteca_requests_total" and ("status", "404") in labels
    ]
    assert len(nowhere) == 1
    assert "/nowhere" not in str(nowhere)
    assert value(found, "ludoteca_tables", status="running") == 1
    assert value(found, "ludoteca_tables", status="open") == 1
    assert value(found, "ludoteca_bot_jobs_total", level="easy", outcome="chosen") >= 1
    assert value(found, "ludoteca_commit_batch_count") >= 3
    assert value(found, "ludoteca_rooms_cached") == 2
    if sys.platform == "linux":
        assert value(found, "process_resident_memory_bytes") > 1 << 20
    await server.stop()


async def test_numbers_are_only_for_those_who_may_have_them(server: Server, tmp_path: Path) -> None:
    guest = await server.guest()
    assert (await guest.http.get("/metrics")).status_code == 404
    (tmp_path / "other").mkdir()
    other = await Server(tmp_path / "other", metrics="token", metrics_token="geheim").start()
    guest = await other.guest()
    assert (await guest.http.get("/metrics")).status_code == 401
    wrong = await guest.http.get("/metrics", headers={"Authorization": "Bearer gehe"})
    assert wrong.status_code == 401
    assert await numbers(other, {"Authorization": "Bearer geheim"})
    await other.stop()


async def test_bots_that_crash_are_counted_and_the_server_is_degraded(tmp_path: Path) -> None:
    path = tmp_path / "worker.py"
    path.write_text("import sys; sys.exit(1)")
    server = Server(tmp_path, metrics="open")
    server.pool = Pool(1, 5.0, (sys.executable, str(path)))
    await server.start()
    anna = await server.guest("Anna")
    chair = await anna.sit(await anna.open("bot", "me"))
    while server.house.driver.failures < 5:
        await chair.move()
    found = await numbers(server)
    assert value(found, "ludoteca_bot_jobs_total", level="easy", outcome="crash") >= 5
    assert await anna.get("/health") | {"status": "degraded", "bots": "failing"} == await anna.get("/health")
    await server.stop()


# --- /health ---------------------------------------------------------------------------------------


async def test_health_looks_at_the_database_and_its_schema(any_server: Server) -> None:
    guest = await any_server.guest()
    assert await guest.get("/health") == {
        "status": "ok",
        "database": "ok",
        "schema": "ok",
        "writer": "ok",
        "clock": "ok",
        "bots": "ok",
        "redis": "ok",
    }
    async with any_server.house.database.write() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    sick = await guest.http.get("/health")
    assert (sick.status_code, sick.json()["status"], sick.json()["schema"]) == (503, "failing", "out of date")
    async with any_server.house.database.write() as connection:
        await connection.execute(text("DROP TABLE alembic_version"))
    assert (await guest.http.get("/health")).json()["schema"] == "out of date"


async def test_health_fails_while_nothing_can_be_written(
    any_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A minute after the last heartbeat that the database took: its disk is full, or it is locked.
    minutes = itertools.count(time.monotonic() + 60, 60)
    monkeypatch.setattr(heartbeat, "time", SimpleNamespace(monotonic=lambda: next(minutes)))
    guest = await any_server.guest()
    sick = await guest.http.get("/health")
    assert (sick.status_code, sick.json()["status"], sick.json()["writer"]) == (
        503,
        "failing",
        "cannot write",
    )
    monkeypatch.undo()
    await any_server.house.heartbeat.beat()
    assert (await guest.get("/health"))["writer"] == "ok"


# --- the log ---------------------------------------------------------------------------------------


@contextmanager
def configured(form: str, level: str) -> Iterator[io.StringIO]:
    """What is logged; the log is as before afterwards."""
    root, ours = logging.getLogger(), logging.getLogger("ludoteca")
    before = root.handlers[:], root.level, ours.level
    stream = io.StringIO()
    logs.configure(form, level, stream)
    yield stream
    root.handlers[:] = before[0]
    root.setLevel(before[1])
    ours.setLevel(before[2])


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    with configured("json", "debug") as stream:
        yield stream


def lines(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


async def test_every_request_has_an_id_in_answer_and_log(server: Server, log: io.StringIO) -> None:
    guest = await server.guest()
    answer = await guest.http.get("/api/games")
    number = answer.headers["x-request-id"]
    assert len(number) == 16
    (line,) = [line for line in lines(log) if line.get("request") == number]
    assert (line["message"], line["status"], line["level"]) == ("GET /api/games", 200, "info")
    given = {"X-Request-ID": "from-the-proxy-1"}
    assert (await guest.http.get("/nowhere", headers=given)).headers["x-request-id"] == "from-the-proxy-1"
    forged = {"X-Request-ID": "x" * 100}
    assert (await guest.http.get("/nowhere", headers=forged)).headers["x-request-id"] != "x" * 100


async def test_the_log_tells_no_secrets_and_nothing_that_people_wrote(
    server: Server, log: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await server.guest("Annabella")
    await anna.http.put("/api/me/password", json={"new": "correct horse"})
    secret = (await anna.post("/api/me/tokens", label="my robot")).json()["secret"]
    table_id = await anna.open("me", "me", is_public=False)
    invitation = (await anna.see(table_id))["table"]["invitation"]
    chair = await anna.sit(table_id, invitation=invitation)
    await chair.say("chat", text="ciao a tutti")
    await chair.move()
    await anna.http.get("/api/tables/x", params={"invitation": invitation})
    await anna.http.get("/dear-diary")

    async def fails(*args: object) -> None:
        raise ValueError("ciao a tutti, Annabella <anna@example.org>")

    monkeypatch.setattr(server.house.talk, "say", fails)
    assert (await chair.say("chat", text="ciao a tutti"))["code"] == "internal"
    answer = await anna.do(table_id, "chat", text="ciao a tutti")
    seed = (await server.house.rooms.present(table_id)).table.seed
    told = log.getvalue()
    assert answer["message"].rpartition(" ")[2] in told, "the number of the incident"
    assert "ValueError" in told
    assert "test_metrics.py" in told, "the place of the incident"
    cookie = anna.http.cookies["ludoteca"]
    for hidden in ("Annabella", "correct horse", secret, "robot", invitation, "ciao", "diary", "@", cookie):
        assert hidden not in told
    assert str(seed) not in told


def test_people_read_lines_and_databases_keep_their_values() -> None:
    with configured("text", "info") as stream:
        try:
            raise OSError(111, "Connection refused", "secret place")
        except OSError:
            logging.getLogger("ludoteca.server").exception("no line", extra={"facts": {"table": "abc"}})
        logging.getLogger("asyncio").error("Task exception was never retrieved\nfuture: <Task 'my secret'>")
        logging.getLogger("uvicorn.error").info('"WebSocket /api/tables/x?invitation=secret" [accepted]')
    told = stream.getvalue()
    assert "ERROR   no line  table=abc" in told
    assert "ConnectionRefusedError (Connection refused, 111)" in told
    assert "secret" not in told


# --- proxies ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("proxies", "forwarded", "limited"),
    [
        ("", "1.1.1.1", True),
        ("10.0.0.0/8", "1.1.1.1", True),
        ("127.0.0.1", "1.1.1.{}", False),
        ("127.0.0.0/8, 10.0.0.1", "6.6.6.6, 1.1.1.{}, 10.0.0.1", False),
        ("127.0.0.1", "1.1.1.{}, 2.2.2.2", True),
        ("127.0.0.1", "nonsense {}", True),
    ],
)
async def test_only_our_own_proxies_are_believed(
    tmp_path: Path, proxies: str, forwarded: str, limited: bool
) -> None:
    server = await Server(tmp_path, rate_limits=True, proxies=proxies).start()
    guest = await server.guest()
    codes = []
    for i in range(12):
        headers = {"X-Forwarded-For": forwarded.format(i)}
        body = {"name": f"x{i}", "password": "y"}
        codes.append((await guest.http.post("/api/session", json=body, headers=headers)).status_code)
    assert (429 in codes) == limited
    await server.stop()


def test_settings_that_make_no_sense_are_refused() -> None:
    for wrong in (
        {"metrics": "maybe"},
        {"metrics": "token"},
        {"log_format": "xml"},
        {"log_level": "loud"},
        {"proxies": "my proxy"},
    ):
        with pytest.raises(BadSetting):
            ServerSettings(**wrong)


# --- stopping, and being alone ---------------------------------------------------------------------


async def test_a_server_that_stops_finishes_commands_and_says_goodbye(tmp_path: Path) -> None:
    server = await Server(tmp_path).start()
    polite = PoliteServer(config(server.app, ServerSettings(port=0)), server.house)
    polite.servers = server._uvicorn.servers
    polite.server_state = server._uvicorn.server_state
    polite.lifespan = server._uvicorn.lifespan
    anna = await server.guest("Anna")
    chair = await anna.sit(await anna.open("me", "me"))
    seen = await chair.hear()
    begun, may_go_on = asyncio.Event(), asyncio.Event()
    commit = server.house.writer.commit

    async def slowly(work: Any) -> None:
        begun.set()
        await may_go_on.wait()
        await commit(work)

    server.house.writer.commit = slowly  # type: ignore[method-assign]
    move = asyncio.create_task(chair.say("move", version=seen["version"], action=seen["offers"][0]["action"]))
    await begun.wait()
    stopping = asyncio.create_task(server.house.visits.say_goodbye())
    await asyncio.sleep(0)
    may_go_on.set()
    assert (await move)["type"] == "confirmed"
    await stopping
    while (heard := await chair.hear())["type"] != "bye":
        pass
    assert heard["reason"] == "stopping"
    await chair.socket.wait_closed()
    assert chair.socket.close_code == 1012
    await polite.shutdown()
    with pytest.raises(httpx.TransportError):
        await anna.http.get("/health")
    server._uvicorn.should_exit = True


def test_two_servers_do_not_share_a_folder(tmp_path: Path) -> None:
    url = ServerSettings(data=tmp_path).database_url
    with occupy(url):
        with pytest.raises(Occupied, match=r"uses .*ludoteca\.db already: stop it first"), occupy(url):
            pass
        with occupy("postgresql+asyncpg://host/name"), occupy("postgresql+asyncpg://host/name"):
            pass
    with occupy(url):
        pass

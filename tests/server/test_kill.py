"""Nothing accepted is lost: a busy server is killed again and again at random moments.

People play over sockets and keep what was confirmed. After every restart all of it must be there, the
log must be without gap or duplicate, and every table must go on; in the end every game is finished
and its record replays.
"""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from ludoteca.core import record
from ludoteca.core.match import Match
from tests.server.house import new_key, wish
from tests.server.procs import ForkedServer

KILLS = 50
LONGEST_LIFE = 0.3
LONGEST_THOUGHT = 0.1
TABLES = (("me", "Bruno", "bot"), ("me", "Bruno"), ("bot", "me", "bot"))
PATIENCE = 60.0
AWAY = (OSError, WebSocketException, EOFError)


class Witness:
    """Somebody at a table who comes back after every cut, sends again what was not answered, and
    remembers what was confirmed."""

    def __init__(self, server: ForkedServer, name: str, cookie: str, table_id: str, seed: int) -> None:
        self.server = server
        self.name = name
        self.table_id = table_id
        self.confirmed: dict[int, str] = {}
        self.said: list[str] = []
        self.resent = 0
        self.is_over = False
        self.is_slow = True
        self._cookie = cookie
        self._random = random.Random(seed)
        self._pending: dict[str, Any] | None = None
        self._known = 0

    async def play(self) -> None:
        while not self.is_over:
            try:
                url = f"ws://127.0.0.1:{self.server.port}/api/tables/{self.table_id}/socket"
                async with connect(url, additional_headers={"Cookie": self._cookie}) as socket:
                    await self._sit(socket)
            except AWAY:
                await asyncio.sleep(0.02)

    async def _sit(self, socket: Any) -> None:
        if self._pending is not None:
            self.resent += 1
            for _ in range(2):  # twice: a resend is harmless
                await socket.send(json.dumps(self._pending))
        await socket.send(json.dumps({"type": "hello"}))
        while not self.is_over:
            message = json.loads(await socket.recv())
            if message["type"] == "table":
                assert message["version"] >= self._known, "the table has forgotten something"
                self._known = message["version"]
                self.is_over = message["table"]["status"] == "finished" and self._pending is None
                if message["offers"] and self._pending is None:
                    await self._act(socket, message)
            elif self._pending is not None and message.get("key") == self._pending["key"]:
                self._note(message)
                await socket.send(json.dumps({"type": "hello"}))

    async def _act(self, socket: Any, seen: dict[str, Any]) -> None:
        command: dict[str, Any] = {"key": new_key() + self.name}
        if self._random.random() < 0.1:
            command |= {"type": "chat", "text": command["key"]}
        else:
            action = self._random.choice(seen["offers"])["action"]
            command |= {"type": "move", "version": seen["version"], "action": action}
        if self.is_slow:
            await asyncio.sleep(self._random.random() * LONGEST_THOUGHT)
        self._pending = command
        await socket.send(json.dumps(command))

    def _note(self, answer: dict[str, Any]) -> None:
        """A resend of what was never done may be refused as stale only if nothing was confirmed."""
        command, self._pending = self._pending, None
        assert command is not None
        if answer["type"] == "refused":
            raise AssertionError(answer)
        if command["type"] == "move":
            assert answer["version"] not in self.confirmed
            self.confirmed[answer["version"]] = command["action"]
        else:
            self.said.append(command["text"])


class Auditor:
    """Reads the log of a table after every restart and compares it with what was confirmed."""

    def __init__(self, table_id: str, witnesses: list[Witness], http: httpx.AsyncClient) -> None:
        self.table_id = table_id
        self.witnesses = witnesses
        self._http = http
        self.log: dict[int, dict[str, Any]] = {}

    async def check(self) -> None:
        """All that was confirmed until now is in the log, which has no gap and no duplicate."""
        confirmed = {v: a for witness in self.witnesses for v, a in witness.confirmed.items()}
        while lines := await self._page(len(self.log)):
            for line in lines:
                assert line["version"] == len(self.log) + 1
                self.log[line["version"]] = line
        for version, action in confirmed.items():
            line = self.log[version]
            assert line["kind"] == "move"
            assert line.get("action", action) == action

    async def check_all(self) -> None:
        """Read everything again: what was there once is there still, chat included."""
        before, self.log = self.log, {}
        await self.check()
        for version, line in before.items():
            assert {**self.log[version], **line} == self.log[version]
        moves = [line["ply"] for line in self.log.values() if line["kind"] == "move"]
        assert moves == list(range(1, len(moves) + 1))
        lines = (await self._http.get(f"/api/tables/{self.table_id}/chat")).json()["lines"]
        texts = [line["text"] for line in lines]
        assert len(set(texts)) == len(texts)
        assert {text for witness in self.witnesses for text in witness.said[-20:]} <= set(texts)

    async def _page(self, since: int) -> list[dict[str, Any]]:
        answer = await self._http.get(f"/api/tables/{self.table_id}/log", params={"since": since})
        answer.raise_for_status()
        lines: list[dict[str, Any]] = answer.json()["lines"]
        return lines

    async def goes_on(self) -> None:
        """The table moves on, whoever's turn it is."""
        known = len(self.log)
        while len(self.log) <= known and not all(witness.is_over for witness in self.witnesses):
            await asyncio.sleep(0.02)
            await self.check()

    async def replay(self) -> None:
        text = (await self._http.get(f"/api/tables/{self.table_id}/record")).text
        match = Match.replay(record.parse(text))
        assert match.state.over
        assert match.ply == sum(line["kind"] == "move" for line in self.log.values())


async def seat_everybody(server: ForkedServer, http: httpx.AsyncClient) -> list[Witness]:
    cookies = {}
    for name in ("Anna", "Bruno"):
        answer = await http.post("/api/session/nickname", json={"name": name})
        cookies[name] = f"ludoteca={answer.cookies['ludoteca']}"
        http.cookies.clear()
    witnesses = []
    for number, seats in enumerate(TABLES):
        wishes = {"game": "puerto_rico", "seats": [wish(seat) for seat in seats]}
        anna, bruno = ({"Cookie": cookies[name]} for name in ("Anna", "Bruno"))
        table_id = (await http.post("/api/tables", json=wishes, headers=anna)).json()["table"]["id"]
        witnesses.append(Witness(server, "Anna", cookies["Anna"], table_id, number))
        if "Bruno" in seats:
            join = {"type": "join", "key": "join"}
            (await http.post(f"/api/tables/{table_id}/commands", json=join, headers=bruno)).raise_for_status()
            witnesses.append(Witness(server, "Bruno", cookies["Bruno"], table_id, 100 + number))
    return witnesses


@pytest.mark.xdist_group("servers")
async def test_a_busy_server_killed_fifty_times_loses_nothing(tmp_path: Path) -> None:
    fate = random.Random(7)
    server = ForkedServer(tmp_path)
    server.launch()
    await server.ready()
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:
        witnesses = await seat_everybody(server, http)
    auditors = []
    playing = [asyncio.create_task(witness.play()) for witness in witnesses]
    everybody = asyncio.gather(*playing)
    http = httpx.AsyncClient(base_url=server.url, timeout=PATIENCE)
    for table_id in dict.fromkeys(witness.table_id for witness in witnesses):
        there = [witness for witness in witnesses if witness.table_id == table_id]
        auditors.append(Auditor(table_id, there, http))
    try:
        for kill in range(KILLS):
            if fate.random() < 0.9:
                await server.ready()
                await asyncio.gather(*(auditor.check() for auditor in auditors))
                if kill % 10 == 9:
                    async with asyncio.timeout(PATIENCE):
                        await asyncio.gather(*(auditor.goes_on() for auditor in auditors))
            await asyncio.sleep(fate.random() * LONGEST_LIFE)
            assert not everybody.done(), everybody
            server.kill()
            server.launch()
        await server.ready()
        for witness in witnesses:
            witness.is_slow = False
        async with asyncio.timeout(PATIENCE):
            await everybody
        for auditor in auditors:
            await auditor.check_all()
            await auditor.replay()
        assert sum(witness.resent for witness in witnesses) > 0
        assert "Traceback" not in server.log.read_text()
    finally:
        everybody.cancel()
        await asyncio.gather(everybody, return_exceptions=True)
        await http.aclose()
        server.kill()

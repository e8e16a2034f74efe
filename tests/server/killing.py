"""People who play while the house is killed around them, and who compares what they know with its log."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from ludoteca.core import record
from ludoteca.core.match import Match
from tests.server.house import new_key, wish
from tests.server.procs import ForkedServer

LONGEST_LIFE = 0.3
LONGEST_THOUGHT = 0.1
PATIENCE = 60.0
AWAY = (OSError, WebSocketException, EOFError)
TABLES = (("me", "Bruno", "bot"), ("me", "Bruno"), ("bot", "me", "bot"))
NAMES = ("Anna", "Bruno")


class Mortal(Protocol):
    """A process that can be killed and started again."""

    def kill(self) -> None: ...

    def launch(self) -> None: ...

    async def ready(self) -> None: ...


@dataclass
class Toll:
    """What a round of kills has seen."""

    kills: int = 0
    confirmed: int = 0
    resent: int = 0
    ended: int = 0
    """Games that came to their end while the house was killed."""
    finished: int = 0
    """All games that came to their end and were replayed."""


@dataclass
class Doors:
    """The servers of one house, any of which may be dead at the moment."""

    servers: Sequence[ForkedServer]
    rng: random.Random
    cookies: dict[str, str] = field(default_factory=dict)

    async def ask(self, method: str, path: str, name: str = "", **more: Any) -> httpx.Response:
        """An answer, from whichever door is open."""
        headers = {"Cookie": self.cookies[name]} if name else {}
        async with asyncio.timeout(PATIENCE):
            while True:
                url = self.rng.choice(self.servers).url
                try:
                    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:
                        answer = await http.request(method, path, headers=headers, **more)
                    answer.raise_for_status()
                    return answer
                except httpx.TransportError:
                    await asyncio.sleep(0.02)

    async def enter(self) -> None:
        """Everybody comes in."""
        for name in NAMES:
            answer = await self.ask("POST", "/api/session/nickname", json={"name": name})
            self.cookies[name] = f"ludoteca={answer.cookies['ludoteca']}"


class Witness:
    """Somebody at a table who comes back after every cut, sends again what was not answered, and
    remembers what was confirmed."""

    def __init__(self, doors: Doors, name: str, table_id: str) -> None:
        self.name = name
        self.table_id = table_id
        self.confirmed: dict[int, str] = {}
        self.said: list[str] = []
        self.resent = 0
        self.is_over = False
        self.is_slow = True
        self._doors = doors
        self._random = random.Random(table_id + name)
        self._pending: dict[str, Any] | None = None
        self._known = 0

    async def play(self) -> None:
        while not self.is_over:
            try:
                port = self._random.choice(self._doors.servers).port
                url = f"ws://127.0.0.1:{port}/api/tables/{self.table_id}/socket"
                cookie = {"Cookie": self._doors.cookies[self.name]}
                async with connect(url, additional_headers=cookie) as socket:
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

    def __init__(self, doors: Doors, witnesses: Sequence[Witness]) -> None:
        self.witnesses = witnesses
        self._address = f"/api/tables/{witnesses[0].table_id}"
        self._doors = doors
        self._reading = asyncio.Lock()
        self.log: dict[int, dict[str, Any]] = {}

    async def check(self) -> None:
        """All that was confirmed until now is in the log, which has no gap and no duplicate."""
        async with self._reading:
            await self._read_on()

    async def _read_on(self) -> None:
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
        async with self._reading:
            before, self.log = self.log, {}
            await self._read_on()
        for version, line in before.items():
            assert {**self.log[version], **line} == self.log[version]
        moves = [line["ply"] for line in self.log.values() if line["kind"] == "move"]
        assert moves == list(range(1, len(moves) + 1))
        lines = (await self._doors.ask("GET", f"{self._address}/chat")).json()["lines"]
        texts = [line["text"] for line in lines]
        assert len(set(texts)) == len(texts)
        assert {text for witness in self.witnesses for text in witness.said[-20:]} <= set(texts)

    async def _page(self, since: int) -> list[dict[str, Any]]:
        answer = await self._doors.ask("GET", f"{self._address}/log", params={"since": since})
        lines: list[dict[str, Any]] = answer.json()["lines"]
        return lines

    async def goes_on(self) -> None:
        """The table moves on, whoever's turn it is."""
        known = len(self.log)
        while len(self.log) <= known and not all(witness.is_over for witness in self.witnesses):
            await asyncio.sleep(0.02)
            await self.check()

    async def replay(self) -> None:
        match = Match.replay(record.parse((await self._doors.ask("GET", f"{self._address}/record")).text))
        assert match.state.over
        assert match.ply == sum(line["kind"] == "move" for line in self.log.values())


class Corner:
    """A place of the house where one game is played after the other."""

    def __init__(self, doors: Doors, wishes: Sequence[str], toll: Toll, is_slow: bool) -> None:
        self.is_slow = is_slow
        self.is_closing = False
        self.auditor: Auditor | None = None
        self._doors = doors
        self._wishes = wishes
        self._toll = toll

    async def play(self) -> None:
        """Games from the beginning to the end; each is compared and replayed."""
        while not self.is_closing:
            witnesses = await self._sit_down()
            self.auditor = auditor = Auditor(self._doors, witnesses)
            await asyncio.gather(*(witness.play() for witness in witnesses))
            await auditor.check_all()
            await auditor.replay()
            self._toll.finished += 1
            self._toll.ended += not self.is_closing
            self._toll.confirmed += sum(len(witness.confirmed) for witness in witnesses)
            self._toll.resent += sum(witness.resent for witness in witnesses)

    async def _sit_down(self) -> list[Witness]:
        opened = {"game": "puerto_rico", "seats": [wish(seat) for seat in self._wishes]}
        answer = await self._doors.ask("POST", "/api/tables", "Anna", json=opened)
        table_id = answer.json()["table"]["id"]
        names = [name for name in NAMES if name == "Anna" or name in self._wishes]
        for name in names[1:]:
            join = {"type": "join", "key": "join"}
            await self._doors.ask("POST", f"/api/tables/{table_id}/commands", name, json=join)
        witnesses = [Witness(self._doors, name, table_id) for name in names]
        for witness in witnesses:
            witness.is_slow = self.is_slow
        return witnesses

    def close(self) -> None:
        """The game that is played is the last one, and nobody thinks any more."""
        self.is_closing = True
        for witness in self.auditor.witnesses if self.auditor else ():
            witness.is_slow = False


async def kill_again_and_again(
    servers: Sequence[ForkedServer], others: Sequence[Mortal], kills: int, seed: int
) -> Toll:
    """So many kills of processes of a house in which people play, then all games to their end."""
    fate = random.Random(seed)
    doors, toll = Doors(servers, random.Random(seed)), Toll()
    await doors.enter()
    corners = [Corner(doors, wishes, toll, is_slow=number > 0) for number, wishes in enumerate(TABLES)]
    everybody = asyncio.gather(*(corner.play() for corner in corners))
    mortals: list[Mortal] = [*servers, *others]
    try:
        for kill in range(kills):
            if fate.random() < 0.9:
                await asyncio.gather(*(one.ready() for one in mortals))
                audited = [corner.auditor for corner in corners if corner.auditor is not None]
                await asyncio.gather(*(auditor.check() for auditor in audited))
                if kill % 10 == 9:
                    async with asyncio.timeout(PATIENCE):
                        await asyncio.gather(*(auditor.goes_on() for auditor in audited))
            await asyncio.sleep(fate.random() * LONGEST_LIFE)
            if everybody.done():
                await everybody
            victim = fate.choice(mortals)
            victim.kill()
            victim.launch()
            toll.kills += 1
        await asyncio.gather(*(one.ready() for one in mortals))
        for corner in corners:
            corner.close()
        async with asyncio.timeout(PATIENCE):
            await everybody
    finally:
        everybody.cancel()
        await asyncio.gather(everybody, return_exceptions=True)
    return toll

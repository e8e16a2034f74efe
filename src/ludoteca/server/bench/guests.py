"""The guests of a benchmark: `python -m ludoteca.server.bench.guests`, told what to do by a line of JSON.

Each guest has a socket at a table, plays a random one of the actions it is offered, and measures how
long the confirmation takes. After every stage the guests say so and wait for a line to go on, so
that the server can be measured in between.
"""

from __future__ import annotations

import asyncio
import random
import sys
import time
from http.client import HTTPConnection
from itertools import count
from typing import Any
from urllib.parse import urlsplit

import msgspec

from ludoteca.server.bench.socket import Socket

TABLES_OF_A_GROUP = 20
"""So many tables are played by the same people."""


class Plan(msgspec.Struct):
    """What the guests shall do."""

    url: str
    game: str
    tables: int
    seats: int
    seconds: float
    rate: float


class Played(msgspec.Struct):
    """What they measured."""

    seconds: float
    moves: int
    refused: int
    waits: list[float]
    cpu: float


class _Offer(msgspec.Struct):
    action: str


class _Message(msgspec.Struct):
    """As much of a message as a guest needs to play on."""

    type: str
    version: int = 0
    key: str = ""
    offers: list[_Offer] = []


_decoder = msgspec.json.Decoder(_Message)
_keys = count()


class Line:
    """A plain HTTP connection."""

    def __init__(self, url: str) -> None:
        address = urlsplit(url)
        self._http = HTTPConnection(address.hostname or "localhost", address.port or 80, timeout=60)

    def post(self, path: str, cookie: str = "", **data: Any) -> tuple[Any, str]:
        """The answer and the cookie that came with it."""
        headers = {"Content-Type": "application/json", **({"Cookie": cookie} if cookie else {})}
        self._http.request("POST", path, msgspec.json.encode(data), headers)
        answer = self._http.getresponse()
        body = msgspec.json.decode(answer.read())
        if answer.status >= 400:
            raise SystemExit(f"{path}: {answer.status} {body.get('message', '')}")
        return body, (answer.getheader("Set-Cookie") or "").partition(";")[0]


class Pace:
    """When the moves at a table are due: by chance, so many a second on average.

    What the server takes is not added to it, so that the guests come as often as they mean to.
    """

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._due = 0.0

    def pause(self) -> float:
        """Seconds until the next move; none if it is late already."""
        now = time.perf_counter()
        self._due = (self._due or now) + random.expovariate(self._rate)
        return max(0.0, self._due - now)


class Guest:
    """One person at one table."""

    def __init__(self, plan: Plan, table_id: str, cookie: str, pace: Pace | None) -> None:
        self._plan = plan
        self._pace = pace
        self._table_id = table_id
        self._cookie = cookie
        self._sent: dict[str, float] = {}
        self._seen = _Message("table")
        self._greeted = asyncio.Event()
        self.waits: list[float] = []
        self.refused = 0
        self.is_playing = False

    async def connect(self) -> None:
        """Take a seat and look at the table."""
        url = f"{self._plan.url}/api/tables/{self._table_id}/socket"
        self._socket = await Socket.connect(url, self._cookie, self._hear)
        self._socket.send(b'{"type":"hello"}')
        await self._greeted.wait()

    def begin(self) -> None:
        """From now on answer whatever is asked."""
        self.is_playing = True
        self._answer(self._seen)

    def _hear(self, said: bytes) -> None:
        message = _decoder.decode(said)
        if message.type == "table":
            self._seen = message
            self._greeted.set()
            if self.is_playing:
                self._answer(message)
        elif (sent := self._sent.pop(message.key, None)) is not None and self.is_playing:
            self.waits.append(time.perf_counter() - sent)
            self.refused += message.type == "refused"

    def _answer(self, seen: _Message) -> None:
        """Decide, after a while if there is a pace; what comes in the meantime is heard all the same."""
        if not seen.offers:
            return
        if self._pace is not None:
            asyncio.get_running_loop().call_later(self._pace.pause(), self._move, seen)
        else:
            self._move(seen)

    def _move(self, seen: _Message) -> None:
        if not self.is_playing:
            return
        action, key = random.choice(seen.offers).action, f"bench {next(_keys)}"
        move = {"type": "move", "key": key, "version": seen.version, "action": action}
        self._sent[key] = time.perf_counter()
        self._socket.send(msgspec.json.encode(move))


def open_tables(plan: Plan) -> list[Guest]:
    """People come in and take all seats at the tables."""
    line, guests = Line(plan.url), []
    name = f"{time.time_ns():x}"[-9:]
    for group in range(0, plan.tables, TABLES_OF_A_GROUP):
        names = [f"guest {name} {group + seat}" for seat in range(plan.seats)]
        cookies = [line.post("/api/session/nickname", name=name)[1] for name in names]
        for _ in range(min(TABLES_OF_A_GROUP, plan.tables - group)):
            seats = [{"kind": "me"}] + [{"kind": "person", "name": name} for name in names[1:]]
            opened, _ = line.post("/api/tables", cookies[0], game=plan.game, seats=seats)
            table_id = opened["table"]["id"]
            for number, cookie in enumerate(cookies[1:]):
                line.post(f"/api/tables/{table_id}/commands", cookie, type="join", key=f"join {number}")
            pace = Pace(plan.rate / plan.tables) if plan.rate else None
            guests += [Guest(plan, table_id, cookie, pace) for cookie in cookies]
    return guests


async def play(guests: list[Guest], seconds: float) -> Played:
    """All play at once for some seconds."""
    begun, used = time.perf_counter(), time.process_time()
    for guest in guests:
        guest.begin()
    await asyncio.sleep(seconds)
    for guest in guests:
        guest.is_playing = False
    took, cpu = time.perf_counter() - begun, time.process_time() - used
    waits = [wait for guest in guests for wait in guest.waits]
    return Played(took, len(waits), sum(guest.refused for guest in guests), waits, cpu)


async def run(plan: Plan) -> Played:
    """Open, sit down, play."""
    guests = open_tables(plan)
    stage("open")
    for guest in guests:
        await guest.connect()
    stage("seated")
    return await play(guests, plan.seconds)


def stage(name: str) -> None:
    """Say how far we are and wait to be told to go on."""
    print(name, flush=True)
    sys.stdin.readline()


def main() -> None:
    """Do as the first line of input says; the last line of output is what was measured."""
    plan = msgspec.json.decode(sys.stdin.readline(), type=Plan)
    try:
        import uvloop as loop
    except ImportError:
        played = asyncio.run(run(plan))
    else:
        played = loop.run(run(plan))
    stage("played")
    print(msgspec.json.encode(played).decode(), flush=True)


if __name__ == "__main__":
    main()

"""A real server in the test's own event loop, and guests who come by HTTP and WebSocket."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ludoteca.server.app import create_app
from ludoteca.server.bots.job import Job
from ludoteca.server.bots.pool import Pool
from ludoteca.server.config import ServerSettings
from ludoteca.server.doors import BoundedProtocol
from ludoteca.server.gathering import GatheringProtocol
from ludoteca.server.house import House

PATIENCE = 20.0
PASSWORD = "long enough"


class Hands:
    """A clock whose hands are turned by the test."""

    def __init__(self, now: float = 1_800_000_000.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


class QuickPool(Pool):
    """Bots without processes: a random legal action at once."""

    def __init__(self) -> None:
        super().__init__(1, 1.0)
        self.asked: list[Job] = []

    async def choose(self, job: Job) -> list[int]:
        self.asked.append(job)
        return [random.Random(len(self.asked)).choice(job.actions)]


class StillPool(QuickPool):
    """Bots that never come to a decision."""

    async def choose(self, job: Job) -> list[int]:
        self.asked.append(job)
        await asyncio.Event().wait()
        raise AssertionError


class Server:
    """A server that can be stopped and started again on the same data."""

    def __init__(self, data: Path, db: str = "", **settings: Any) -> None:
        self.settings = ServerSettings(
            data=data, db=db, rate_limits=settings.pop("rate_limits", False), **settings
        )
        self.clock = Hands()
        self.pool: Pool = QuickPool()
        self.guests: list[Guest] = []

    @property
    def house(self) -> House:
        return self.app.state.house

    async def start(self) -> Server:
        self.app = create_app(self.settings, self.clock, self.pool)
        config = uvicorn.Config(
            self.app,
            port=0,
            http=BoundedProtocol,
            ws=GatheringProtocol,
            log_level="error",
            lifespan="on",
            ws_max_size=1 << 20,
            timeout_keep_alive=60,
            proxy_headers=False,
        )
        self._uvicorn = uvicorn.Server(config)
        self._task = asyncio.create_task(self._uvicorn.serve())
        while not self._uvicorn.started:
            assert not self._task.done(), "the server did not start"
            await asyncio.sleep(0.01)
        self.port = self._uvicorn.servers[0].sockets[0].getsockname()[1]
        return self

    async def stop(self) -> None:
        for guest in self.guests:
            await guest.close()
        self.guests.clear()
        self._uvicorn.should_exit = True
        await self._task

    async def count_games(self) -> None:
        """Wait until the statistics have read every game that is over."""
        while (await self.house.figures.of("puerto_rico"))[1]:
            await asyncio.sleep(0.02)

    async def restart(self) -> None:
        await self.stop()
        await self.start()

    async def guest(self, name: str = "", language: str = "en", cookie: str = "") -> Guest:
        guest = Guest(self)
        self.guests.append(guest)
        if cookie:
            guest.http.cookies.set("ludoteca", cookie)
        elif name:
            (await guest.post("/api/session/nickname", name=name, language=language)).raise_for_status()
        return guest

    async def member(self, name: str, language: str = "en") -> Guest:
        """Somebody with an account."""
        member = await self.guest(name, language)
        answer = await member.http.put("/api/me/password", json={"new": PASSWORD})
        answer.raise_for_status()
        return member


class Guest:
    """Somebody with a browser or a program."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", timeout=PATIENCE)
        self.chairs: list[Chair] = []

    async def post(self, path: str, **data: Any) -> httpx.Response:
        return await self.http.post(path, json=data)

    async def get(self, path: str, **params: Any) -> Any:
        answer = await self.http.get(path, params=params)
        answer.raise_for_status()
        return answer.json()

    async def open(self, *seats: str, game: str = "puerto_rico", **wishes: Any) -> str:
        """Open a table: "me", "open", "bot", "bot:hard" or the name of a person."""
        answer = await self.post("/api/tables", game=game, seats=[wish(seat) for seat in seats], **wishes)
        assert answer.status_code == 201, answer.text
        table_id: str = answer.json()["table"]["id"]
        return table_id

    async def see(self, table_id: str, **params: Any) -> Any:
        return await self.get(f"/api/tables/{table_id}", **params)

    async def do(self, table_id: str, type: str, **fields: Any) -> Any:
        """A command over HTTP."""
        fields.setdefault("key", new_key())
        return (await self.post(f"/api/tables/{table_id}/commands", type=type, **fields)).json()

    async def sit(self, table_id: str, **params: Any) -> Chair:
        """Take part by WebSocket."""
        chair = Chair(self, table_id)
        await chair.connect(**params)
        self.chairs.append(chair)
        return chair

    async def close(self) -> None:
        for chair in self.chairs:
            await chair.close()
        await self.http.aclose()


class Chair:
    """A WebSocket at a table, with all it has heard."""

    def __init__(self, guest: Guest, table_id: str) -> None:
        self.guest = guest
        self.table_id = table_id
        self.heard: list[dict[str, Any]] = []
        self.seen: dict[str, Any] = {}

    async def connect(
        self, invitation: str = "", headers: dict[str, str] | None = None, hello: dict[str, Any] | None = None
    ) -> None:
        cookies = "; ".join(f"{name}={value}" for name, value in self.guest.http.cookies.items())
        url = f"ws://127.0.0.1:{self.guest.server.port}/api/tables/{self.table_id}/socket"
        self.socket: ClientConnection = await connect(
            f"{url}?invitation={invitation}", additional_headers={"Cookie": cookies, **(headers or {})}
        )
        with suppress(ConnectionClosed):
            await self.socket.send(json.dumps({"type": "hello", **(hello or {})}))

    async def hear(self) -> dict[str, Any]:
        """The next message."""
        async with asyncio.timeout(PATIENCE):
            message: dict[str, Any] = json.loads(await self.socket.recv())
        self.heard.append(message)
        if message["type"] == "table":
            self.seen = message
        return message

    async def until(self, condition: Any) -> dict[str, Any]:
        """Listen until the table is as expected."""
        while not (self.seen and condition(self.seen)):
            await self.hear()
        return self.seen

    async def say(self, type: str, **fields: Any) -> dict[str, Any]:
        """Send a command; its confirmation or refusal comes back."""
        key = fields.setdefault("key", new_key())
        await self.socket.send(json.dumps({"type": type, **fields}))
        while True:
            message = await self.hear()
            if message["type"] in ("confirmed", "refused") and message.get("key", "") == key:
                return message

    async def move(self, action: str = "", **fields: Any) -> dict[str, Any]:
        """Play the given action, or the first one offered, and wait to see it."""
        await self.until(lambda seen: seen["offers"])
        fields = {
            "action": action or self.seen["offers"][0]["action"],
            "version": self.seen["version"],
            **fields,
        }
        answer = await self.say("move", **fields)
        if answer["type"] == "confirmed":
            await self.until(lambda seen: seen["version"] >= answer["version"])
        return answer

    async def close(self) -> None:
        await self.socket.close()


_keys = itertools.count()


def new_key() -> str:
    return f"key {next(_keys)}"


def wish(seat: str) -> dict[str, str]:
    if seat in ("me", "open"):
        return {"kind": seat}
    if seat.startswith("bot"):
        return {"kind": "bot", "level": seat.partition(":")[2] or "easy"}
    return {"kind": "person", "name": seat}

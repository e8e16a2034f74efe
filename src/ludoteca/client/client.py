"""The server over HTTP: who I am, lists of tables, opening and joining."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from secrets import token_urlsafe
from types import TracebackType
from typing import Any, Self, TypeVar

import httpx
import msgspec

from ludoteca.client.chair import Chair
from ludoteca.client.errors import LATER, LineLost, Refused, refused
from ludoteca.core.options import Setting
from ludoteca.wire import seen as wire
from ludoteca.wire.planning import Planned, TableOptions, WhyNot
from ludoteca.wire.seen import Confirmed, LogPage, Seen
from ludoteca.wire.tables import TableInfo, TablePage

T = TypeVar("T")
ATTEMPTS = 6
AGAIN = frozenset({429, 502, 503, 504})
"""Too many requests, or a server that is just being started: the same request again is harmless."""
REFUSED = b'{"type":"refused"'
"""So begins the answer to a question that has none just now, with a status of 200."""


class Client:
    """A program at a server, signed in by a token: one is made at `POST /api/me/tokens`, or by `arrive`."""

    def __init__(self, address: str, token: str = "", timeout: float = 30.0) -> None:
        self.address = address.rstrip("/")
        self.headers = {"Authorization": f"Bearer {token}"} if token else {}
        self._http = httpx.AsyncClient(base_url=self.address, headers=self.headers, timeout=timeout)

    @staticmethod
    async def arrive(address: str, name: str, language: str = "en") -> str:
        """Come to a server for the first time under a nickname; the token to keep and to sign in with."""
        async with Client(address) as visitor:
            await visitor.ask("POST", "/api/session/nickname", dict, {"name": name, "language": language})
            made = await visitor.ask("POST", "/api/me/tokens", dict, {"label": "ludoteca.client"})
            return str(made["secret"])

    async def me(self) -> dict[str, Any]:
        """Who I am; a Refused `not-signed-in` if the token is worth nothing."""
        return await self.ask("GET", "/api/me", dict[str, Any])

    async def tables(self, which: str = "open", game: str = "", page: int = 1) -> TablePage:
        """Tables that are `open`, `running`, `finished`, `mine` or `waiting` for me."""
        return await self.ask("GET", f"/api/tables?which={which}&game={game}&page={page}", TablePage)

    async def open(
        self,
        game: str,
        seats: Sequence[Mapping[str, str]],
        options: Mapping[str, Setting] | None = None,
        **agreements: Any,
    ) -> TableInfo:
        """Open a table; see `seats` for who sits where, docs/protocol.md for the agreements."""
        wish = {"game": game, "seats": list(seats), "options": dict(options or {}), **agreements}
        return (await self.ask("POST", "/api/tables", Seen, wish)).table

    async def see(self, table_id: str, since: int = 0, invitation: str = "") -> Seen:
        """A table as I see it now."""
        path = f"/api/tables/{table_id}?since={since}&invitation={invitation}"
        return await self.ask("GET", path, Seen)

    async def log(self, table_id: str, since: int, invitation: str = "") -> LogPage:
        """What happened after a version, at most 200 lines."""
        path = f"/api/tables/{table_id}/log?since={since}&invitation={invitation}"
        return await self.ask("GET", path, LogPage)

    async def options(self, table_id: str, invitation: str = "") -> dict[str, Any]:
        """All options of a table, with the long texts that messages leave out."""
        path = f"/api/tables/{table_id}/options?invitation={invitation}"
        return (await self.ask("GET", path, TableOptions)).options

    async def plan(
        self,
        table_id: str,
        version: int,
        actions: Sequence[str] = (),
        seat: int | None = None,
        invitation: str = "",
    ) -> Planned:
        """Where decisions would lead, imagined from what my seat knows; nothing is played."""
        wish = {"version": version, "actions": list(actions), "seat": seat, "invitation": invitation}
        return await self.ask("POST", f"/api/tables/{table_id}/plan", Planned, wish)

    async def why_not(self, table_id: str, version: int) -> WhyNot:
        """What one could think of at my present decision and is not possible, each with the reason."""
        return await self.ask("GET", f"/api/tables/{table_id}/why-not?version={version}", WhyNot)

    async def do(self, table_id: str, type: str, **fields: Any) -> Confirmed:
        """Any command of the protocol, over HTTP; done once, however often it had to be sent."""
        command = {"type": type, "key": token_urlsafe(9), **fields}
        return await self.ask("POST", f"/api/tables/{table_id}/commands", Confirmed, command)

    async def join(self, table_id: str, invitation: str = "", seat: int | None = None) -> Confirmed:
        """Sit down on a free seat."""
        return await self.do(table_id, "join", invitation=invitation, seat=seat)

    def sit(self, table_id: str, invitation: str = "") -> Chair:
        """A line to a table, on which one hears and plays."""
        return Chair(self, table_id, invitation)

    async def ask(self, method: str, path: str, kind: type[T], data: object = None) -> T:
        """One request; sent again if the server was not there or was too busy."""
        problem = ""
        for attempt in range(ATTEMPTS):
            if attempt:
                await asyncio.sleep(0.25 * 2**attempt)
            try:
                answer = await self._http.request(method, path, json=data)
            except httpx.TransportError as error:
                problem = str(error) or type(error).__name__
                # What carries no key may have been done: only the asking may be repeated.
                if method != "GET" and not _has_key(data) and not isinstance(error, httpx.ConnectError):
                    break
                continue
            if answer.is_success and not answer.content.startswith(REFUSED):
                return msgspec.json.decode(answer.content, type=kind)
            refusal = _refused(answer)
            is_passing = answer.status_code in AGAIN or refusal.code in LATER
            if not is_passing or attempt + 1 == ATTEMPTS:
                raise refusal
            problem = f"status {answer.status_code}"
        raise LineLost(f"{self.address} cannot be reached: {problem}")

    async def close(self) -> None:
        """Hang up."""
        await self._http.aclose()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()


def seats(*wishes: str) -> list[dict[str, str]]:
    """Seats in short: `me`, `open`, `bot:hard`, or the name of a person."""
    return [_seat(wish) for wish in wishes]


def _seat(wish: str) -> dict[str, str]:
    kind, _, level = wish.partition(":")
    if wish in ("me", "open"):
        return {"kind": wish}
    if kind == "bot":
        return {"kind": "bot", "level": level or "medium"}
    return {"kind": "person", "name": wish}


def _has_key(data: object) -> bool:
    return isinstance(data, dict) and "key" in data


def _refused(answer: httpx.Response) -> Refused:
    try:
        refusal = msgspec.json.decode(answer.content, type=wire.Refused)
    except msgspec.DecodeError:
        return Refused(str(answer.status_code), f"the server answered with status {answer.status_code}")
    return refused(refusal)

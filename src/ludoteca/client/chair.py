"""A chair at a table: a socket that comes back by itself and loses nothing.

Every command has a key. When the line breaks before the answer, it is sent again with the same key on
the next line, and the server does it once. After a break the chair asks for what it missed.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import suppress
from secrets import token_urlsafe
from types import TracebackType
from typing import TYPE_CHECKING, Any, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from ludoteca.client.errors import LATER, ClientError, LineLost, Refused, refused
from ludoteca.client.views import view_of
from ludoteca.core import registry
from ludoteca.core.game import Game
from ludoteca.core.view import View
from ludoteca.wire import seen as wire
from ludoteca.wire.commands import OrderWish
from ludoteca.wire.planning import Planned, WhyNot
from ludoteca.wire.seen import Confirmed, Ended, FromServer, LogLine, OrderInfo, Seen

if TYPE_CHECKING:
    from ludoteca.client.client import Client

PATIENCE = 300.0
"""Seconds without a line after which the chair gives up."""
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0
LARGEST = 16 << 20
_decoder: msgspec.json.Decoder[FromServer] = msgspec.json.Decoder(FromServer)


class Chair:
    """`async with client.sit(table_id) as chair`: then listen, `async for seen in chair`, and `move`."""

    def __init__(self, client: Client, table_id: str, invitation: str) -> None:
        scheme, _, rest = client.address.partition("://")
        self._url = f"{'wss' if scheme == 'https' else 'ws'}://{rest}/api/tables/{table_id}/socket"
        self._client = client
        self._options: Mapping[str, Any] = {}
        """Options with long texts, which come once and not with every message."""
        self.table_id = table_id
        self.invitation = invitation
        self.seen: Seen | None = None
        """The table as it was last seen."""
        self._told = -1
        """The version that was last handed out."""
        self._news = asyncio.Condition()
        self._waiting: dict[str, tuple[bytes, asyncio.Future[Confirmed]]] = {}
        """Commands without an answer yet."""
        self._socket: ClientConnection | None = None
        self._failure: ClientError | None = None
        self._task: asyncio.Task[None] | None = None

    # --- what a program does ---------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The rules of the table's game."""
        assert self.seen is not None
        return registry.game(self.seen.table.game)

    @property
    def view(self) -> View:
        """What my seat may see, as the game's own view: `game.imagine` and bots work on it."""
        assert self.seen is not None
        return view_of(self.game, self.seen.view, self._options)

    @property
    def actions(self) -> list[int]:
        """My legal actions; none while others decide."""
        assert self.seen is not None
        return [self.game.parse(offer.action) for offer in self.seen.offers]

    async def __aiter__(self) -> AsyncIterator[Seen]:
        """The table after every change; who is slow gets the newest, with the log of all that happened."""
        while True:
            async with self._news:
                await self._news.wait_for(
                    lambda: self._failure or (self.seen is not None and self.seen.version > self._told)
                )
                if self._failure is not None:
                    raise self._failure
                assert self.seen is not None
                self._told = self.seen.version
                seen = self.seen
            yield seen

    async def move(self, action: int | str) -> Confirmed:
        """Play an action for the version that was last handed out; a Refused says why it is not possible."""
        return await self.say("move", version=self._told, action=self._line(action))

    async def chain(self, actions: Sequence[int | str]) -> Confirmed:
        """Play several decisions in a row; the answer says how many were played and what stopped it."""
        return await self.say("chain", version=self._told, actions=self._lines(actions))

    async def plan(self, actions: Sequence[int | str] = (), seat: int | None = None) -> Planned:
        """Where decisions would lead, imagined from what my seat knows; nothing is played.

        The plan begins at the version that was last handed out. Its `view` is the game's own.
        """
        planned = await self._client.plan(
            self.table_id, self._told, self._lines(actions), seat, self.invitation
        )
        planned.view = view_of(self.game, planned.view, self._options)
        return planned

    async def why_not(self) -> WhyNot:
        """What one could think of at my present decision and is not possible, each with the reason."""
        return await self._client.why_not(self.table_id, self._told)

    async def prepare(self, actions: Sequence[int | str]) -> Confirmed:
        """Have a chain played when my next turn comes, as far as it is legal; an empty one forgets it.

        `seen.prepared` is what waits, `seen.prepared_stopped` where the last one stopped and why.
        """
        return await self.say("prepare", actions=self._lines(actions))

    async def orders(self, orders: Sequence[OrderInfo | OrderWish]) -> Confirmed:
        """Promise answers in advance, in the place of all promises before: some of `seen.orders_offered`."""
        wishes = [
            {"step": order.step, "action": order.action, "until": order.until, "wakes": order.wakes}
            for order in orders
        ]
        return await self.say("orders", orders=wishes)

    async def say(self, type: str, **fields: Any) -> Confirmed:
        """Send a command of the protocol; returns once it is safe on the server."""
        key = token_urlsafe(9)
        text = msgspec.json.encode({"type": type, "key": key, **fields})
        while True:
            if self._failure is not None:
                raise self._failure
            answer: asyncio.Future[Confirmed] = asyncio.get_running_loop().create_future()
            self._waiting[key] = (text, answer)
            try:
                await self._send(text)
                return await answer
            except Refused as refused:
                if refused.code not in LATER:
                    raise
                await asyncio.sleep(1.0)
            finally:
                self._waiting.pop(key, None)

    def _line(self, action: int | str) -> str:
        return action if isinstance(action, str) else self.game.text(action)

    def _lines(self, actions: Sequence[int | str]) -> list[str]:
        return [self._line(action) for action in actions]

    # --- the line --------------------------------------------------------------------------------

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._stay(), name=f"chair {self.table_id}")
        async with self._news:
            await self._news.wait_for(lambda: self._failure or self.seen is not None)
        if self._failure is not None:
            await self.close()
            raise self._failure
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Stand up; the seat stays mine."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _send(self, text: bytes) -> None:
        # Without a line it waits for the next one, which begins with all that is unanswered.
        if self._socket is not None:
            with suppress(WebSocketException, OSError):
                await self._socket.send(text, text=True)

    async def _stay(self) -> None:
        """Keep a line for as long as the chair is taken."""
        loop = asyncio.get_running_loop()
        pause, since = FIRST_PAUSE, loop.time()
        while True:
            try:
                async with connect(
                    f"{self._url}?invitation={self.invitation}",
                    additional_headers=self._client.headers,
                    max_size=LARGEST,
                ) as socket:
                    await self._greet(socket)
                    async for text in socket:
                        await self._hear(_decoder.decode(text))
                        pause, since = FIRST_PAUSE, loop.time()
            except ClientError as error:
                return await self._fail(error)
            except InvalidHandshake as error:
                problem = str(error)
            except (WebSocketException, OSError, TimeoutError) as error:
                problem = str(error) or type(error).__name__
            else:
                problem = "the server hung up"
            finally:
                self._socket = None
            if loop.time() - since > PATIENCE:
                return await self._fail(LineLost(f"the table {self.table_id} cannot be reached: {problem}"))
            await asyncio.sleep(pause * random.uniform(0.5, 1.0))
            pause = min(LONGEST_PAUSE, pause * 2)

    async def _greet(self, socket: ClientConnection) -> None:
        hello: dict[str, Any] = {"type": "hello", "previews": False}
        if self.seen is not None:
            hello["since"] = self.seen.version
        await socket.send(msgspec.json.encode(hello), text=True)
        self._socket = socket
        for text, _ in list(self._waiting.values()):
            await socket.send(text, text=True)

    async def _hear(self, message: object) -> None:
        match message:
            case Seen():
                await self._look(message)
            case Confirmed() if message.key in self._waiting:
                self._answer(message.key, message)
            case wire.Refused() if message.key in self._waiting:
                self._answer(message.key, refused(message))
            case wire.Refused() if not message.key and message.code not in LATER:
                # Not an answer to a command: the server shows me out.
                raise Refused(message.code, message.message)
            case Ended(reason="signed-out"):
                raise Refused("signed-out", "the session has ended")
            case _:
                pass

    def _answer(self, key: str, answer: Confirmed | Refused) -> None:
        future = self._waiting[key][1]
        if future.done():
            return
        if isinstance(answer, Confirmed):
            future.set_result(answer)
        else:
            future.set_exception(answer)

    async def _look(self, seen: Seen) -> None:
        before = self.seen
        if before is not None and seen.version < before.version:
            return
        if before is not None and seen.version == before.version:
            # What I intend makes no version: it is seen, and is no news.
            seen.since, seen.log = before.since, before.log
            self.seen = seen
            return
        if before is None and seen.table.long_options:
            self._options = await self._client.options(self.table_id, self.invitation)
        if before is not None:
            missing = await self._missing(before.version, seen.since)
            # What was not handed out yet is still news; what the server tells once more is not.
            unread = before.log if before.version > self._told else []
            seen.log = [*unread, *missing, *(line for line in seen.log if line.version > before.version)]
        async with self._news:
            self.seen = seen
            self._news.notify_all()

    async def _missing(self, known: int, since: int) -> list[LogLine]:
        """Lines of the log between what is known and where a message begins."""
        lines: list[LogLine] = []
        while known < since:
            page = await self._client.log(self.table_id, known, self.invitation)
            if not page.lines:
                break
            lines += [line for line in page.lines if line.version <= since]
            known = page.version
        return lines

    async def _fail(self, error: ClientError) -> None:
        async with self._news:
            self._failure = error
            self._news.notify_all()
        for _, answer in self._waiting.values():
            if not answer.done():
                answer.set_exception(error)

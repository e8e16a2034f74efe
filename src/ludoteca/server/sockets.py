"""One WebSocket a table: commands come in, everything the viewer may see goes out."""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress
from contextvars import copy_context
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from ludoteca.core.errors import LudotecaError
from ludoteca.server import notices
from ludoteca.server.gathering import LINE, Line
from ludoteca.server.house import House
from ludoteca.server.http.asker import Asker, accepted_language, check_origin, who_asks
from ludoteca.server.http.params import Invitation, TableId
from ludoteca.server.notices import MOST_WAITING, Notice
from ludoteca.server.tables.access import check_may_see
from ludoteca.server.words import Words, words
from ludoteca.wire.commands import FromClient, Hello
from ludoteca.wire.seen import ChatLine, Ended, Refused

log = logging.getLogger(__name__)
POLICY_VIOLATION = 1008
SERVICE_RESTART = 1012
LONGEST_MESSAGE = 64 * 1024
_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any], table_id: TableId, invitation: Invitation = ""
) -> None:
    """A person, a program or a spectator at a table."""
    house: House = socket.app.state.house
    speech = words(accepted_language(socket))
    await socket.accept()
    try:
        check_origin(socket, house)
        asker = await who_asks(socket, house)
        socket.scope["headers"] = []  # they have told who it is, and a socket stays open for long
        speech = asker.words
        house.limits.spend("connect", asker.address)
        person_id = asker.person.id if asker.person else None
        visit = Visit(house, socket, table_id, asker, invitation)
        try:
            with house.notices.listen(table_id, person_id, asker.session_id, visit.hear):
                check_may_see(await house.rooms.present(table_id), person_id, invitation)
                with house.visits.visit(table_id, person_id, visit.say_goodbye):
                    house.driver.follow(await house.rooms.present(table_id))
                    await visit.read()
        finally:
            visit.leave()
    except LudotecaError as error:
        await _show_out(socket, speech.refused(error))
    except WebSocketDisconnect:
        pass


class Visit:
    """One open socket, and how much of the table it knows."""

    def __init__(
        self, house: House, socket: WebSocket[Any, Any, Any], table_id: TableId, asker: Asker, invitation: str
    ) -> None:
        self._house = house
        self._socket = socket
        self._line = _line_of(socket)
        self._table_id = table_id
        self._asker = asker
        self._viewer = asker.viewer
        self._invitation = invitation
        self._version = 0
        """0 until the client has said hello; then what it knows."""
        self._previews = True
        self._waiting: list[Notice] = []
        self._telling: asyncio.Task[None] | None = None
        """Who passes on what waits; none while nothing does."""
        self._is_told = True
        """False once there is nobody to be told anything."""
        self._loop = asyncio.get_running_loop()
        self._context = copy_context()
        self._sending = asyncio.Lock()
        self._doing = asyncio.Lock()
        """Held while a command is carried out."""
        self._answering: asyncio.Task[None] | None = None
        """The answer to what came by the short way."""

    # --- what happens at the table ---------------------------------------------------------------

    def leave(self) -> None:
        """The visitor is gone: there is nobody to tell anything."""
        self._is_told = False
        if self._telling is not None:
            self._telling.cancel()

    def hear(self, notice: Notice) -> None:
        """Something happened: it is told at once, unless something has to be waited for.

        So all who are at a table are told of a change one right after the other, by what was made for the
        first of them, and who has caused it sees it before he hears that it is done.
        """
        if not self._is_told or (self._telling is None and self._tell_at_once(notice)):
            return
        self._waiting = [*self._waiting[1 - MOST_WAITING :], notice]
        if self._telling is None:
            # On behalf of the visitor, whoever has caused it.
            self._telling = self._loop.create_task(self._tell_on(), context=self._context)

    def _tell_at_once(self, notice: Notice) -> bool:
        """The table has moved on, and all there is to say is at hand: nearly always it is so."""
        if not isinstance(notice, notices.Changed) or self._sending.locked() or self._line is None:
            return False
        if not 0 < self._version < notice.version:
            return True
        try:
            seen = self._house.display.glance(
                self._viewer, self._table_id, self._invitation, self._version, notice.version, self._previews
            )
        except Exception:
            return False  # a task tells why, which may take time; nobody else is held up by it
        if seen is None or not self._line.say(msgspec.json.encode(seen)):
            return False
        self._version = seen.version
        return True

    async def _tell_on(self) -> None:
        """Pass on what waits; who may no longer see the table is shown out."""
        try:
            while self._waiting:
                await self._pass_on(self._waiting.pop(0))
        except LudotecaError as error:
            self._is_told = False
            await _show_out(self._socket, self._words.refused(error))
        except WebSocketDisconnect:
            self._is_told = False
        finally:
            self._telling = None

    async def _pass_on(self, notice: Notice) -> None:
        if isinstance(notice, notices.Changed):
            await self._follow(notice.version)
        elif isinstance(notice, notices.Intended):
            if notice.table == self._table_id:
                await self._look_again()
        elif isinstance(notice, notices.Missed):
            await self._follow((await self._house.rooms.present(self._table_id)).version)
        elif isinstance(notice, notices.Said):
            await self._say(notice.line)
        else:
            self._is_told = False
            self._waiting.clear()
            await _show_out(self._socket, Ended("signed-out"))

    async def _say(self, line: ChatLine) -> None:
        """What is said is heard, unless by somebody whom this person does not want to hear."""
        me = self._asker.person
        if me is None or await self._house.mutes.hears(me.id, line.person):
            await _send(self._socket, line)

    async def _greet(self, hello: Hello) -> None:
        async with self._sending:
            self._previews = hello.previews
            await self._send_table(hello.since, 0)

    async def _follow(self, version: int) -> None:
        # Under the lock: a change that is committed while hello is being answered must not be missed.
        async with self._sending:
            if 0 < self._version < version:
                await self._send_table(self._version, version)

    async def _look_again(self) -> None:
        """Something changed that only this person may know of."""
        async with self._sending:
            if self._version:
                await self._send_table(self._version, 0)

    async def _send_table(self, since: int | None, at_least: int) -> None:
        seen = await self._house.display.see(
            self._viewer, self._table_id, self._invitation, since, at_least, self._previews
        )
        self._version = seen.version
        await _send(self._socket, seen)

    # --- what the visitor says -------------------------------------------------------------------

    async def read(self) -> None:
        """Take commands until the line is cut."""
        if self._line is not None:
            self._line.listen(self._take)
        while True:
            await self._answer(await self._socket.receive_text())

    def _take(self, text: bytes) -> bool:
        """A message by the short way, unless the one before is not answered yet."""
        if self._doing.locked() or (self._answering is not None and not self._answering.done()):
            return False
        self._answering = self._loop.create_task(self._answer(text), context=self._context)
        return True

    async def _answer(self, text: str | bytes) -> None:
        async with self._doing:
            with suppress(WebSocketDisconnect):
                if len(text) > LONGEST_MESSAGE:
                    await _send(self._socket, Refused("too-large", self._words.say("refusal-too-large")))
                    return
                try:
                    message = _decoder.decode(text)
                except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
                    problem = self._words.say("refusal-bad-request", {"problem": str(error)[:200]})
                    await _send(self._socket, Refused("bad-request", problem))
                    return
                await self._do(message)

    async def say_goodbye(self) -> None:
        """The server stops: after the command in flight, the client hears it and may come back."""
        async with self._doing:
            await _send(self._socket, Ended("stopping"))
            await self._socket.close(SERVICE_RESTART)

    async def _do(self, message: FromClient) -> None:
        key = "" if isinstance(message, Hello) else message.key
        try:
            self._house.limits.spend(
                "command", self._asker.person.id if self._asker.person else self._asker.address
            )
            if isinstance(message, Hello):
                await self._greet(message)
            else:
                person = self._asker.must_be_known()
                self._asker.must_not_only_look()
                done = await self._house.commands.obey(person, self._table_id, message, self._invitation)
                await _send(self._socket, done)
        except LudotecaError as error:
            await _send(self._socket, self._words.refused(error, key, self._version))
        except WebSocketDisconnect:
            raise
        except Exception:
            incident = secrets.token_hex(4)
            log.exception("incident %s", incident)
            internal = self._words.say("refusal-internal", {"incident": incident})
            await _send(self._socket, Refused("internal", internal, key=key))

    @property
    def _words(self) -> Words:
        return self._asker.words


async def _show_out(socket: WebSocket[Any, Any, Any], message: msgspec.Struct) -> None:
    """Say why and close, unless the client was quicker."""
    with suppress(WebSocketDisconnect, OSError):
        await _send(socket, message)
        await socket.close(POLICY_VIOLATION)


async def _send(socket: WebSocket[Any, Any, Any], message: msgspec.Struct) -> None:
    text, line = msgspec.json.encode(message), _line_of(socket)
    if line is not None and line.say(text):
        return
    try:
        await socket.send_text(text.decode())
    except OSError as error:  # what the server says when the client has hung up
        raise WebSocketDisconnect(detail=str(error)) from None


def _line_of(socket: WebSocket[Any, Any, Any]) -> Line | None:
    """The short way to the client, where the server offers one."""
    extensions: dict[str, Any] = socket.scope.get("extensions") or {}
    return extensions.get(LINE)

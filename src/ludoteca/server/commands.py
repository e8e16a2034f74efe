"""Commands: what people do at a table, carried out and safe on disk when they are confirmed."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Any

from ludoteca.server.errors import Refusal
from ludoteca.server.limits import Limits
from ludoteca.server.lobby.opening import Lobby
from ludoteca.server.metrics import Metrics
from ludoteca.server.notices import Notices, Said
from ludoteca.server.people.people import People
from ludoteca.server.people.person import Person
from ludoteca.server.play import consent, intentions, moves, seating
from ludoteca.server.play.draft import Draft
from ludoteca.server.play.room import Done, Rooms
from ludoteca.server.tables.access import check_may_see
from ludoteca.server.tables.talk import Talk
from ludoteca.wire import commands as wire
from ludoteca.wire.opening import NewTable
from ludoteca.wire.seen import Confirmed

HANDLERS: dict[type, Callable[[Draft, Any], Awaitable[None]]] = {
    wire.Move: moves.move,
    wire.Chain: moves.chain,
    wire.Orders: intentions.give_orders,
    wire.Prepare: intentions.prepare,
    wire.Undo: moves.undo,
    wire.AskTakeBack: consent.ask_take_back,
    wire.OfferEnd: consent.offer_end,
    wire.Answer: consent.answer,
    wire.Join: seating.join,
    wire.Decline: seating.decline,
    wire.Leave: seating.leave,
    wire.Return: seating.come_back,
    wire.TakeOver: seating.take_over,
    wire.Cancel: seating.cancel,
}
"""What to do at a command that changes a table."""


class Commands:
    """Everything people can do at tables."""

    def __init__(
        self,
        rooms: Rooms,
        lobby: Lobby,
        talk: Talk,
        people: People,
        notices: Notices,
        limits: Limits,
        metrics: Metrics,
    ) -> None:
        self._rooms = rooms
        self._lobby = lobby
        self._talk = talk
        self._people = people
        self._notices = notices
        self._limits = limits
        self._metrics = metrics

    async def open_table(self, person: Person, wish: NewTable) -> str:
        """Open a table, and start it at once if every seat is taken."""

        async def start(draft: Draft) -> None:
            seating.start_if_full(draft)

        table = await self._lobby.open(person, wish)
        await self._rooms.change(table.id, start)
        return table.id

    async def obey(
        self, person: Person, table_id: str, command: wire.AnyCommand, invitation: str = ""
    ) -> Confirmed:
        """Carry a command out; confirmed means that it is safe on disk."""
        present = await self._rooms.present(table_id)
        check_may_see(present, person.id, getattr(command, "invitation", "") or invitation)
        began = time.perf_counter()
        try:
            done = await self._obey(person, table_id, command, present.version)
        except BaseException as error:
            self._metrics.not_done(wire.tag_of(command), error)
            raise
        self._metrics.confirmed(wire.tag_of(command), time.perf_counter() - began)
        if done.chained is None:
            return Confirmed(command.key, done.version)
        return Confirmed(command.key, done.version, done.chained.played, done.chained.stop)

    async def _obey(self, person: Person, table_id: str, command: wire.AnyCommand, version: int) -> Done:
        if isinstance(command, wire.Chat):
            self._limits.spend("chat", person.id)
            said = await self._talk.say(table_id, person.id, command.key, command.text)
            if said is not None:
                said.version = version
                self._notices.tell_table(table_id, Said(said))
        elif isinstance(command, wire.Note):
            await self._talk.write_note(table_id, person.id, command.text)
        else:
            handler = await self._handler(person, command)
            try:
                return await self._rooms.change(table_id, handler, person.id, command.key)
            except Refusal as refusal:
                await self._name_seat(refusal, table_id)
                raise
        return Done(version)

    async def _name_seat(self, refusal: Refusal, table_id: str) -> None:
        """A refusal that speaks of a seat speaks of who sits there."""
        if isinstance(seat := refusal.words.get("seat"), int):
            sitting = (await self._rooms.present(table_id)).seats[seat].person_id
            names = await self._people.names([sitting])
            refusal.words["name"] = names.get(sitting or "", f"bot {seat + 1}")

    async def _handler(self, person: Person, command: wire.AnyCommand) -> Callable[[Draft], Awaitable[None]]:
        if isinstance(command, wire.SetSeat):
            seat = await self._lobby.seat(person, command.to)

            async def give(draft: Draft) -> None:
                seating.set_seat(draft, command.seat, seat)

            return give

        async def handler(draft: Draft) -> None:
            await HANDLERS[type(command)](draft, command)

        return handler

"""Tables: lists, opening, and playing over plain HTTP with the same commands as the socket."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Response, get, post
from litestar.params import JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK

from ludoteca.server.errors import Refusal
from ludoteca.server.http.params import After, Filter, Invitation, Since, TableId, TheAsker, TheHouse
from ludoteca.server.lobby.lists import Which
from ludoteca.server.tables.access import check_may_see
from ludoteca.server.tables.naming import seat_names
from ludoteca.server.tables.record import record_of
from ludoteca.wire.commands import AnyCommand, Move
from ludoteca.wire.opening import NewTable
from ludoteca.wire.seen import Chats, Confirmed, LogPage, Notes, Seen
from ludoteca.wire.tables import TablePage


class TablesController(Controller):
    """Everything about tables."""

    path = "/api/tables"
    tags = ["tables"]

    @get("/", summary="A list of tables")
    async def list_tables(
        self,
        asker: TheAsker,
        house: TheHouse,
        which: Annotated[Which, QueryParameter()] = "open",
        game: Filter = "",
        person: Filter = "",
        after: After = "",
    ) -> TablePage:
        """Waiting for me (most urgent first), mine, open to join, running, or finished."""
        house.limits.spend("list", asker.who)
        page = await house.lists.page(which, asker.person, game, person, after)
        return TablePage(
            [await house.display.describe(asker.viewer, present) for present in page.rows], page.next
        )

    @post("/", summary="Open a table")
    async def open_table(self, data: JSONBody[NewTable], asker: TheAsker, house: TheHouse) -> Seen:
        """It starts by itself when every seat is taken."""
        person = asker.must_be_known()
        house.limits.spend("table", person.id)
        house.limits.spend("table", asker.address)
        return await house.display.see(asker.viewer, await house.commands.open_table(person, data))

    @get("/{table_id:str}", summary="A table as I see it")
    async def see(
        self,
        table_id: TableId,
        asker: TheAsker,
        house: TheHouse,
        invitation: Invitation = "",
        since: Since = 0,
    ) -> Seen:
        """View, legal actions, log after `since`: the same message as on the socket."""
        return await house.display.see(asker.viewer, table_id, invitation, since)

    @post("/{table_id:str}/commands", summary="Do something at a table", status_code=HTTP_200_OK)
    async def command(
        self,
        table_id: TableId,
        data: JSONBody[AnyCommand],
        asker: TheAsker,
        house: TheHouse,
        invitation: Invitation = "",
    ) -> Confirmed:
        """Any command of the socket protocol."""
        person = asker.must_be_known()
        house.limits.spend("command", person.id)
        return await house.commands.obey(person, table_id, data, invitation)

    @post("/{table_id:str}/moves", summary="Play an action", status_code=HTTP_200_OK)
    async def move(
        self, table_id: TableId, data: JSONBody[Move], asker: TheAsker, house: TheHouse
    ) -> Confirmed:
        """The command `move` by itself."""
        person = asker.must_be_known()
        house.limits.spend("command", person.id)
        return await house.commands.obey(person, table_id, data)

    @get("/{table_id:str}/log", summary="What happened")
    async def log(
        self,
        table_id: TableId,
        asker: TheAsker,
        house: TheHouse,
        invitation: Invitation = "",
        since: Since = 0,
    ) -> LogPage:
        """At most 200 lines after version `since`; -1: since my last move."""
        lines = await house.display.log(asker.viewer, table_id, invitation, since)
        return LogPage(lines, lines[-1].version if lines else max(since, 0))

    @get("/{table_id:str}/chat", summary="What was said")
    async def chat(
        self,
        table_id: TableId,
        asker: TheAsker,
        house: TheHouse,
        invitation: Invitation = "",
        since: Since = 0,
    ) -> Chats:
        """The last lines after the one with the id `since`."""
        check_may_see(await house.rooms.present(table_id), asker.viewer.person_id, invitation)
        unheard = await house.mutes.unheard(asker.viewer.person_id)
        return Chats([line for line in await house.talk.lines(table_id, since) if line.person not in unheard])

    @get("/{table_id:str}/note", summary="My private note")
    async def note(self, table_id: TableId, asker: TheAsker, house: TheHouse) -> Notes:
        """Nobody else sees it."""
        return Notes(await house.talk.note(table_id, asker.must_be_known().id))

    @get("/{table_id:str}/record", summary="The record of a finished game")
    async def record(
        self, table_id: TableId, asker: TheAsker, house: TheHouse, invitation: Invitation = ""
    ) -> Response[Any]:
        """A file for `ludoteca replay`; it holds the seed, so there is none while the game runs."""
        present = await house.rooms.present(table_id)
        check_may_see(present, asker.viewer.person_id, invitation)
        if not present.table.is_over or present.course is None:
            raise Refusal("not-finished")
        players = seat_names(present, asker.words, await house.display.names(present))
        record = record_of(present, await house.store.moves(table_id), players)
        headers = {"Content-Disposition": f'attachment; filename="{present.table.game}-{table_id}.json"'}
        return Response(record.text(), media_type="application/json", headers=headers)

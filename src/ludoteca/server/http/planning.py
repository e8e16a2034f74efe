"""Planning at a table: what if, why not; and the options that are too long for every message."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Annotated, TypeVar

from litestar import Controller, get, post
from litestar.params import JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK

from ludoteca.server.errors import Refusal
from ludoteca.server.house import House
from ludoteca.server.http.asker import Asker
from ludoteca.server.http.params import Invitation, TableId, TheAsker, TheHouse
from ludoteca.server.http.refusals import on_question
from ludoteca.server.play import planning
from ludoteca.server.tables.access import check_may_see
from ludoteca.server.tables.naming import seat_names
from ludoteca.server.tables.present import Present
from ludoteca.wire.planning import Plan, Planned, TableOptions, WhyNot

T = TypeVar("T")
Meant = Annotated[int, QueryParameter(ge=0, lt=1 << 31, description="the version this is meant for")]


class PlanningController(Controller):
    """Thinking ahead, at any table."""

    path = "/api/tables/{table_id:str}"
    tags = ["tables"]
    exception_handlers = {Refusal: on_question}

    @post("/plan", summary="Where decisions would lead", status_code=HTTP_200_OK)
    async def plan(
        self, table_id: TableId, data: JSONBody[Plan], asker: TheAsker, house: TheHouse
    ) -> Planned:
        """Imagined from what my seat knows; nothing is played, and no bot is asked."""
        return await thinking(
            house,
            asker,
            table_id,
            data.invitation,
            lambda present, names: planning.plan(present, asker.viewer, names, data),
        )

    @get("/why-not", summary="Why other actions are not possible")
    async def why_not(self, table_id: TableId, asker: TheAsker, house: TheHouse, version: Meant) -> WhyNot:
        """All that one could think of at my present decision; for who decides."""
        return await thinking(
            house,
            asker,
            table_id,
            "",
            lambda present, names: planning.why_not(present, asker.viewer, names, version),
        )

    @get("/options", summary="All options of a table")
    async def options(
        self, table_id: TableId, asker: TheAsker, house: TheHouse, invitation: Invitation = ""
    ) -> TableOptions:
        """With long texts, which other messages leave out."""
        present = await house.rooms.present(table_id)
        check_may_see(present, asker.viewer.person_id, invitation)
        return TableOptions(dict(present.table.options))


async def thinking(
    house: House,
    asker: Asker,
    table_id: str,
    invitation: str,
    think: Callable[[Present, Mapping[str, str]], T],
) -> T:
    """An answer about a table that one may see; a refusal that speaks of a seat says who sits there."""
    house.limits.spend("explore", asker.must_be_known().id)
    present = await house.rooms.present(table_id)
    check_may_see(present, asker.viewer.person_id, invitation)
    names = await house.display.names(present)
    try:
        return think(present, names)
    except Refusal as refusal:
        if isinstance(seat := refusal.words.get("seat"), int):
            refusal.words["name"] = seat_names(present, asker.words, names)[seat]
        raise

"""Planning at a table: what if, why not; and the options that are too long for every message."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get, post
from litestar.params import JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK

from ludoteca.server.errors import Refusal
from ludoteca.server.http.params import Invitation, TableId, TheAsker, TheHouse
from ludoteca.server.play import planning
from ludoteca.server.tables.access import check_may_see
from ludoteca.server.tables.naming import seat_names
from ludoteca.wire.planning import Plan, Planned, TableOptions, WhyNot

Meant = Annotated[int, QueryParameter(ge=0, lt=1 << 31, description="the version this is meant for")]


class PlanningController(Controller):
    """Thinking ahead, at any table."""

    path = "/api/tables/{table_id:str}"
    tags = ["tables"]

    @post("/plan", summary="Where decisions would lead", status_code=HTTP_200_OK)
    async def plan(
        self, table_id: TableId, data: JSONBody[Plan], asker: TheAsker, house: TheHouse
    ) -> Planned:
        """Imagined from what my seat knows; nothing is played, and no bot is asked."""
        house.limits.spend("explore", asker.must_be_known().id)
        present = await house.rooms.present(table_id)
        check_may_see(present, asker.viewer.person_id, data.invitation)
        names = await house.display.names(present)
        try:
            return planning.plan(present, asker.viewer, names, data)
        except Refusal as refusal:
            raise _named(refusal, seat_names(present, asker.words, names)) from None

    @get("/why-not", summary="Why other actions are not possible")
    async def why_not(self, table_id: TableId, asker: TheAsker, house: TheHouse, version: Meant) -> WhyNot:
        """All that one could think of at my present decision; for who decides."""
        house.limits.spend("explore", asker.must_be_known().id)
        present = await house.rooms.present(table_id)
        check_may_see(present, asker.viewer.person_id)
        names = await house.display.names(present)
        try:
            return planning.why_not(present, asker.viewer, names, version)
        except Refusal as refusal:
            raise _named(refusal, seat_names(present, asker.words, names)) from None

    @get("/options", summary="All options of a table")
    async def options(
        self, table_id: TableId, asker: TheAsker, house: TheHouse, invitation: Invitation = ""
    ) -> TableOptions:
        """With long texts, which other messages leave out."""
        present = await house.rooms.present(table_id)
        check_may_see(present, asker.viewer.person_id, invitation)
        return TableOptions(dict(present.table.options))


def _named(refusal: Refusal, names: list[str]) -> Refusal:
    """A refusal that speaks of a seat speaks of who sits there."""
    if isinstance(seat := refusal.words.get("seat"), int):
        refusal.words["name"] = names[seat]
    return refusal

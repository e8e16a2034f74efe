"""How many look on at a table without playing."""

from __future__ import annotations

from litestar import Controller, get

from ludoteca.server.http.params import Invitation, TableId, TheAsker, TheHouse
from ludoteca.server.tables.access import check_may_see
from ludoteca.wire.tables import Watchers


class WatchersController(Controller):
    """Those around a table."""

    path = "/api/tables/{table_id:str}"
    tags = ["tables"]

    @get("/watchers", summary="How many look on")
    async def watchers(
        self, table_id: TableId, asker: TheAsker, house: TheHouse, invitation: Invitation = ""
    ) -> Watchers:
        """People and guests who have the table open and do not sit at it."""
        present = await house.rooms.present(table_id)
        check_may_see(present, asker.viewer.person_id, invitation)
        seated = {seat.person_id for seat in present.seats if seat.person_id is not None}
        return Watchers(house.visits.watchers(table_id, seated))

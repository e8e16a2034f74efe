"""Replay: any moment of a table, and its time line."""

from __future__ import annotations

from litestar import Controller, get

from ludoteca.server.history.replay import replay, timeline
from ludoteca.server.http.params import Eyes, Invitation, Ply, TableId, TheAsker, TheHouse, Whole
from ludoteca.wire.history import Replay, Timeline


class ReplayController(Controller):
    """What was."""

    path = "/api/tables/{table_id:str}"
    tags = ["replay"]

    @get("/replay/{ply:int}", summary="A moment as a seat saw it")
    async def replay(
        self,
        table_id: TableId,
        ply: Ply,
        asker: TheAsker,
        house: TheHouse,
        seat: Eyes = None,
        position: Whole = False,
        invitation: Invitation = "",
    ) -> Replay:
        """After so many decisions. While the game runs, through one's own eyes only; then through any."""
        house.limits.spend("replay", asker.who)
        return await replay(await house.history(asker.viewer, table_id, invitation), ply, seat, position)

    @get("/timeline", summary="A match at a glance")
    async def timeline(
        self, table_id: TableId, asker: TheAsker, house: TheHouse, invitation: Invitation = ""
    ) -> Timeline:
        """Who decided, rounds and phases, and the points as far as one may know them."""
        house.limits.spend("replay", asker.who)
        return await timeline(await house.history(asker.viewer, table_id, invitation))

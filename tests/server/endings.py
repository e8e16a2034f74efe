"""Games that end at once, with the result a test wants, through the room like any other change."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.server.play import clock
from ludoteca.server.play.draft import Draft
from ludoteca.server.tables.table import FINISHED
from ludoteca.wire.tables import TableResult
from tests.server.house import Guest, Server


async def finish(server: Server, table_id: str, *scores: int) -> None:
    """End a running game with these scores; the highest is first."""
    ranks = [1 + sum(other > score for other in scores) for score in scores]

    async def handler(draft: Draft) -> None:
        draft.running()
        draft.table.status, draft.table.finished_at = FINISHED, draft.now
        draft.table.result = TableResult(list(scores), ranks)
        draft.write("stop")
        clock.turn(draft)

    await server.house.rooms.change(table_id, handler)


async def seat_all(table_id: str, guests: Sequence[Guest]) -> None:
    """Everybody who was invited sits down."""
    for guest in guests:
        answer = await guest.do(table_id, "join")
        assert answer["type"] == "confirmed", answer


async def played(server: Server, guests: Sequence[Guest], *scores: int, **wishes: object) -> str:
    """A finished game among these people, in the order of the seats."""
    names = [(await guest.get("/api/me"))["name"] for guest in guests]
    table_id = await guests[0].open("me", *names[1:], **wishes)
    await seat_all(table_id, guests[1:])
    await finish(server, table_id, *scores)
    return table_id

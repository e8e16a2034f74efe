"""New rules never touch what was played under old ones, however the server ended before the upgrade."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import delete, select, update

from ludoteca.core import registry
from ludoteca.server.admin import verify
from ludoteca.server.admin.administration import enter
from ludoteca.server.errors import Refusal
from ludoteca.server.play.draft import Draft
from ludoteca.server.play.moves import go_back
from ludoteca.server.storage.schema import positions, snapshots, tables
from tests.server.house import Server
from tests.server.playing import play_on
from tests.testing.buried_gold import BuriedGold
from tests.testing.buried_gold.data import FEAST, TOAST
from tests.testing.buried_gold.state import IslandState

pytestmark = pytest.mark.usefixtures("toys")


class ThriftyState(IslandState):
    """A toast brings nothing."""

    def resolve(self, action: int) -> None:
        is_feast = self.step == FEAST
        super().resolve(action)
        if is_feast:
            self.coins[action - TOAST] -= 1


class Thrifty(BuriedGold):
    """The next version, with another price in mid-game."""

    version = BuriedGold.version + 1
    state = ThriftyState


async def running(server: Server, plies: int) -> tuple[str, Any]:
    """A table in mid-game: a toast was given after the last snapshot."""
    anna, bruno = await server.guest("Anna"), await server.guest("Bruno")
    table_id = await anna.open("me", "Bruno", game="buried_gold")
    await bruno.do(table_id, "join")
    await play_on(server, table_id, plies)
    return table_id, await position(server, table_id)


async def position(server: Server, table_id: str) -> Any:
    course = (await server.house.rooms.present(table_id)).course
    assert course is not None
    found = dict(course.state.position())
    del found["version"]
    return found


async def test_a_table_goes_on_from_its_stored_position_under_the_new_rules(any_server: Server) -> None:
    table_id, before = await running(any_server, 6)
    assert sum(player["coins"] for player in before["players"]) > 0, "the price that changes was paid"
    any_server.house.rooms.forget(table_id)  # as after a kill: nothing is left but what was committed
    registry.register(Thrifty())
    assert await position(any_server, table_id) == before
    await any_server.restart()
    assert await position(any_server, table_id) == before
    await play_on(any_server, table_id, 1)
    await any_server.house.rooms.change(table_id, take_back)
    assert await position(any_server, table_id) == before, "undo does not look behind the upgrade"
    await play_on(any_server, table_id, 100)
    assert (await any_server.house.rooms.present(table_id)).table.status == "finished"
    found = await verdicts(any_server)
    assert [(verdict.outcome, verdict.problems) for verdict in found] == [(verify.OLDER, [])]


async def take_back(draft: Draft) -> None:
    await go_back(draft, draft.running().ply - 1, "undo", 0)


async def verdicts(server: Server) -> list[verify.Verdict]:
    async with enter(server.settings) as administration:
        return [verdict async for verdict in verify.verify(administration)]


async def test_undo_behind_an_upgrade_is_refused(any_server: Server) -> None:
    table_id, before = await running(any_server, 6)
    any_server.house.rooms.forget(table_id)
    registry.register(Thrifty())

    async def far_back(draft: Draft) -> None:
        await go_back(draft, 3, "take_back", 0)

    with pytest.raises(Refusal, match="old-rules"):
        await any_server.house.rooms.change(table_id, far_back)
    assert await position(any_server, table_id) == before


async def test_without_a_stored_position_moves_of_other_rules_are_not_replayed(any_server: Server) -> None:
    table_id, before = await running(any_server, 6)
    async with any_server.house.database.write() as connection:
        await connection.execute(delete(positions))  # as an older schema left it
    any_server.house.rooms.forget(table_id)
    assert await position(any_server, table_id) == before, "under the same rules they are"
    any_server.house.rooms.forget(table_id)
    registry.register(Thrifty())
    nobody = await any_server.guest()
    answer = await nobody.http.get(f"/api/tables/{table_id}")
    assert (answer.status_code, answer.json()["code"]) == (409, "other-rules")
    async with any_server.house.database.read() as connection:
        stored = (await connection.execute(select(snapshots.c.game_version))).scalars().all()
    assert set(stored) == {BuriedGold.version}, "nothing was changed"


async def test_a_table_that_cannot_be_loaded_does_not_stop_the_clocks_of_others(
    any_server: Server,
) -> None:
    broken, _ = await running(any_server, 3)
    anna = any_server.guests[0]
    other = await anna.open("me", "me", clock={"kind": "bank", "bank": 60, "increment": 0})
    async with any_server.house.database.write() as connection:
        await connection.execute(update(positions).where(positions.c.table_id == broken).values(position={}))
        await connection.execute(update(tables).where(tables.c.id == broken).values(deadline=1.0))
    any_server.house.rooms.forget(broken)
    any_server.clock.now += 120
    await any_server.house.timekeeper.tick()
    assert "late" in [seat["away"] for seat in (await anna.see(other))["table"]["seats"]]

"""Plans, prepared turns and promises of a program, against a real server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from ludoteca.client import Chair, Client, OrderWish, Refused, seats
from ludoteca.core import registry
from tests.server.house import PATIENCE, Server
from tests.testing.buried_gold import BuriedGold
from tests.testing.buried_gold.data import PLOTS


@pytest.fixture
async def chairs(tmp_path: Path, house_games_only: None) -> AsyncIterator[list[Chair]]:
    """Roberta, who decides, and Rosa, who waits, at a table of Buried Gold."""
    registry.register(BuriedGold())
    server = await Server(tmp_path).start()
    address = f"http://127.0.0.1:{server.port}"
    async with AsyncExitStack() as stack:
        clients = [
            await stack.enter_async_context(Client(address, await Client.arrive(address, name)))
            for name in ("Roberta", "Rosa")
        ]
        table = await clients[0].open("buried_gold", seats("me", "open"))
        await clients[1].join(table.id)
        sitting = [await stack.enter_async_context(client.sit(table.id)) for client in clients]
        for chair in sitting:
            await anext(aiter(chair))
        yield sitting
    await server.stop()


async def until(chair: Chair, condition: Callable[[Chair], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition(chair):
            await asyncio.sleep(0.005)


async def test_a_plan_says_where_decisions_would_lead_and_plays_nothing(chairs: list[Chair]) -> None:
    roberta, rosa = chairs
    assert roberta.seen is not None
    start = await roberta.plan()
    assert [offer.action for offer in start.offers] == [offer.action for offer in roberta.seen.offers]
    assert isinstance(start.view, roberta.game.view_type)
    stayed = await roberta.plan([roberta.game.parse("stay")])
    assert (stayed.played, stayed.ends) == (1, "turn")
    mine = await rosa.plan(["stay"], seat=1)
    assert (mine.viewer, mine.played) == (1, 1)
    assert (await roberta.plan()).version == start.version
    with pytest.raises(Refused) as refused:
        await roberta.plan([f"dig {PLOTS[0]}"])
    assert (refused.value.code, refused.value.index) == ("illegal", 0)
    with pytest.raises(Refused) as refused:
        await rosa.plan(seat=0)
    assert refused.value.code == "not-your-eyes"


async def test_what_is_not_possible_is_explained_to_who_decides(chairs: list[Chair]) -> None:
    roberta, rosa = chairs
    found = await roberta.why_not()
    assert found.version == (await roberta.plan()).version
    legal = {offer.action for offer in (await roberta.plan()).offers}
    assert all(one.text and one.action not in legal for one in found.actions)
    with pytest.raises(Refused) as refused:
        await rosa.why_not()
    assert refused.value.code == "not-your-turn"


async def test_a_prepared_turn_is_seen_by_its_owner_alone_and_played_when_it_comes(
    chairs: list[Chair],
) -> None:
    roberta, rosa = chairs
    await rosa.prepare([rosa.game.parse("stay"), f"dig {PLOTS[2]}"])
    await until(rosa, lambda chair: chair.seen and chair.seen.prepared == ["stay", f"dig {PLOTS[2]}"])
    assert roberta.seen is not None
    assert roberta.seen.prepared == []
    await roberta.move("stay")
    await until(rosa, lambda chair: chair.seen and chair.seen.prepared_stopped)
    assert rosa.seen is not None
    assert rosa.seen.prepared_stopped is not None
    assert (rosa.seen.prepared_stopped.played, rosa.seen.prepared_stopped.reason) == (1, "turn")
    assert [line.seat for line in (await anext(aiter(rosa))).log] == [0, 1], "what is intended hides no news"


async def test_a_prepared_turn_can_be_forgotten(chairs: list[Chair]) -> None:
    roberta, rosa = chairs
    await rosa.prepare(["stay"])
    await rosa.prepare([])
    await roberta.move("stay")
    assert (await anext(aiter(rosa))).offers, "Rosa is asked"


async def test_an_answer_can_be_promised_in_advance_and_taken_back(chairs: list[Chair]) -> None:
    roberta, rosa = chairs
    assert rosa.seen is not None
    offered = rosa.seen.orders_offered[0]
    await rosa.orders([offered])
    await until(rosa, lambda chair: chair.seen and chair.seen.orders == [offered])
    await rosa.orders([])
    await until(rosa, lambda chair: chair.seen and chair.seen.orders == [])
    await rosa.orders([OrderWish(step=offered.step, action=offered.action, until="game", wakes=True)])
    await until(rosa, lambda chair: chair.seen and [order.wakes for order in chair.seen.orders] == [True])
    await roberta.move("stay")
    seen = await anext(aiter(rosa))
    assert [line.seat for line in seen.log] == [0, 1]
    with pytest.raises(Refused) as refused:
        await rosa.orders([OrderWish(step="scout", action=f"peek {PLOTS[0]}")])
    assert refused.value.code == "no-order"

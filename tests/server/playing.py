"""Playing at a table without clients: quick, and with moves that are the same every time."""

from __future__ import annotations

import random

from ludoteca.server.play.draft import Draft
from ludoteca.server.play.moves import play
from tests.server.house import Server


async def play_on(server: Server, table_id: str, count: int, *lines: str) -> None:
    """Play lines, then random actions, until so many are played or the game is over; in one commit each."""
    chance = random.Random(7)
    given = list(lines)

    async def step(draft: Draft) -> None:
        state = draft.running().state
        action = draft.game.parse(given.pop(0)) if given else chance.choice(state.actions())
        play(draft, action)

    for _ in range(count):
        if (await server.house.rooms.present(table_id)).table.is_over:
            break
        await server.house.rooms.change(table_id, step)


async def finish(server: Server, table_id: str, *lines: str) -> int:
    """Play to the end; how many decisions that took."""
    await play_on(server, table_id, 10_000, *lines)
    return (await server.house.rooms.present(table_id)).table.ply

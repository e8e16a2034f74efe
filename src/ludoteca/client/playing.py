"""Playing a whole game: look, choose, move, until it is over."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from ludoteca.client.chair import Chair
from ludoteca.client.errors import Refused
from ludoteca.core.view import View
from ludoteca.wire.seen import Seen

Choose = Callable[[View, Sequence[int]], int | list[int]]
"""As `Bot.choose` or `Bot.choose_chain`: one of the legal actions, or several decisions in a row."""
OVERTAKEN = frozenset({"stale", "not-your-turn", "away", "no-proposal", "already-answered", "not-away"})
"""The table went on in the meantime; the next look tells how."""


async def play(chair: Chair, choose: Choose, agrees: bool = True) -> Seen:
    """Play my seats to the end of the game, and come back with the last look at the table.

    Choosing happens in a thread, so that the line stays alive however long it takes. Asked for a
    take-back or an early end, it says yes, or no. If a bot of the server stood in, the seat is taken back.
    """
    async for seen in chair:
        if seen.table.is_over:
            return seen
        try:
            await _turn(chair, seen, choose, agrees)
        except Refused as refused:
            if refused.code not in OVERTAKEN:
                raise
    raise AssertionError("a chair ends with an error or not at all")


async def _turn(chair: Chair, seen: Seen, choose: Choose, agrees: bool) -> None:
    mine = seen.table.mine
    proposal = seen.table.proposal
    if seen.table.status == "running" and any(seat.away for seat in mine):
        await chair.say("return")
    elif proposal is not None and any(seat.seat not in proposal.agreed for seat in mine):
        await chair.say("answer", yes=agrees)
    elif seen.offers:
        chosen = await asyncio.to_thread(choose, chair.view, chair.actions)
        await (chair.chain(chosen) if isinstance(chosen, list) else chair.move(chosen))

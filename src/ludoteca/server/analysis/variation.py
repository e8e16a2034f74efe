"""A branch: a private copy of a moment, played on by all seats. Nothing of it is kept."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from ludoteca.core.errors import IllegalAction, MalformedAction, Reason
from ludoteca.core.events import Event, Journal
from ludoteca.core.rng import Rng
from ludoteca.core.state import State
from ludoteca.server.errors import NoMove
from ludoteca.server.history.source import History
from ludoteca.wire.analysis import Explore, Explored
from ludoteca.wire.seen import Happened, Offer
from ludoteca.wire.tables import Result

SAME_DREAM = 1
"""The generator of imagined positions begins alike, so that the same question meets the same world."""


@dataclass(frozen=True)
class Variation:
    """Where a line of play leads."""

    source: History
    ply: int
    state: State
    events: tuple[Event, ...]
    is_imagined: bool

    @property
    def turn(self) -> int | None:
        """Who decides here."""
        return None if self.state.over else int(self.state.seat)


async def grow(source: History, wish: Explore) -> Variation:
    """Start from a moment and play lines; a refusal tells the first that is not possible.

    In a running game the copy is imagined from what the one who asks can know at that moment, so that
    nothing hidden comes to light, now or later in the branch.
    """
    then = await source.at(wish.ply)
    state = then.state
    if not source.is_over:
        seat = source.eyes(None, then.turn)
        state = source.game.imagine(state.view(seat), Rng(SAME_DREAM))
    events = await asyncio.to_thread(_play, state, wish.lines)
    return Variation(source, wish.ply + len(wish.lines), state, tuple(events), not source.is_over)


def _play(state: State, lines: list[str]) -> list[Event]:
    game = state.game
    state.journal = journal = Journal()
    for line in lines:
        journal.take()
        try:
            if state.over:
                raise IllegalAction(line, Reason("reason-game-over"), [])
            state.play(game.parse(line))
        except (IllegalAction, MalformedAction) as error:
            raise NoMove(game.id, error) from None
    state.journal = None
    return journal.take()


def show(branch: Variation, wished: int | None) -> Explored:
    """The branch through the eyes of a seat: the one wished for, else who decides, else one's own."""
    source, state, turn = branch.source, branch.state, branch.turn
    words, game = source.viewer.words, source.game
    seat = source.eyes(turn if wished is None and source.is_over else wished, turn)
    return Explored(
        ply=branch.ply,
        turn=turn,
        viewer=seat,
        view=source.view(state, seat),
        prompt=words.prompt(game, state.view(seat)) if turn is not None else "",
        offers=[
            Offer(game.text(action), words.label(game, action), game.verbs.parts(action).elements)
            for action in state.actions()
        ],
        events=[
            Happened(event.id, dict(event.args), words.event(game, event, source.names, seat))
            for event in branch.events
            if source.knows(event)
        ],
        points=state.breakdown() if source.is_over or state.over else None,
        result=Result(list(state.scores()), list(state.standings())) if state.over else None,
        is_imagined=branch.is_imagined,
    )

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
from ludoteca.server.play.planning import SAME_DREAM
from ludoteca.server.play.telling import happened, offer, offers
from ludoteca.server.tables.ending import result_of
from ludoteca.wire.analysis import Explore, Explored


@dataclass(frozen=True)
class Variation:
    """Where a line of play leads."""

    source: History
    ply: int
    state: State
    labels: tuple[str, ...]
    """The lines in words."""
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
        seat = source.eyes(None, then.turn).seat
        state = source.game.imagine(state.view(seat), Rng(SAME_DREAM))
    labels, events = await asyncio.to_thread(_play, source, state, wish.lines)
    return Variation(
        source, wish.ply + len(wish.lines), state, tuple(labels), tuple(events), not source.is_over
    )


def _play(source: History, state: State, lines: list[str]) -> tuple[list[str], list[Event]]:
    """Play the lines: what they are called, and what the last one brought."""
    game, labels = state.game, []
    state.journal = journal = Journal()
    for line in lines:
        journal.take()
        try:
            if state.over:
                raise IllegalAction(line, Reason("reason-game-over"), [])
            action = game.parse(line)
            if action in state.legal:
                labels.append(offer(state, action, source.viewer.words, source.names).label)
            state.play(action)
        except (IllegalAction, MalformedAction) as error:
            raise NoMove(game.id, error) from None
    state.journal = None
    return labels, journal.take()


def show(variation: Variation, wished: int | None) -> Explored:
    """The branch through the eyes of a seat: the one wished for, else who decides, else one's own."""
    source, state, turn = variation.source, variation.state, variation.turn
    words, names = source.viewer.words, source.names
    eyes = source.eyes(turn if wished is None and source.is_over else wished, turn)
    events = [event for event in variation.events if source.knows(event)]
    return Explored(
        ply=variation.ply,
        turn=turn,
        viewer=eyes.seat,
        view=source.view(state, eyes.view),
        prompt=words.prompt(state, names) if turn is not None else "",
        offers=offers(state, words, names, previews=True),
        labels=list(variation.labels),
        events=happened(source.game, events, words, names, eyes.view),
        points=state.breakdown() if source.is_over or state.over else None,
        result=result_of(state) if state.over else None,
        is_imagined=variation.is_imagined,
    )

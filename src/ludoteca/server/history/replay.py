"""What is shown of the past: a moment, or the time line of a whole match."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from ludoteca.core.state import State
from ludoteca.server.errors import Refusal
from ludoteca.server.history.source import History, PastPosition
from ludoteca.server.play.telling import offer
from ludoteca.server.tables.present import Entry
from ludoteca.wire.history import Mark, Points, Replay, Timeline
from ludoteca.wire.seen import Offer


async def replay(source: History, ply: int, seat: int | None, whole: bool) -> Replay:
    """A moment through the eyes of a seat; the whole position only once the game is over."""
    if whole and not source.is_over:
        raise Refusal("not-finished")
    then = await source.at(ply)
    eyes = source.eyes(seat, then.turn)
    words = source.viewer.words
    return Replay(
        ply=ply,
        plies=source.plies,
        turn=then.turn,
        viewer=eyes.seat,
        view=source.view(then.state, eyes.view),
        prompt=words.prompt(then.state, source.names) if then.turn is not None else "",
        log=[source.line(then.led_here, eyes)] if then.led_here is not None else [],
        next=_next(source, then),
        points=then.state.breakdown() if source.is_over else None,
        position=then.state.position() if whole else None,
    )


def _next(source: History, then: PastPosition) -> Offer | None:
    entry = then.led_on
    if entry is None or entry.action is None or not (source.is_over or entry.seat in source.mine):
        return None
    return offer(then.state, source.game.parse(entry.action), source.viewer.words, source.names)


async def timeline(source: History) -> Timeline:
    """Who decided, what began when, and how the points grew as far as the viewer may know."""
    moves = await source.moves()
    points = []
    if source.has_present_rules:
        start = (await source.at(0)).state
        points = await asyncio.to_thread(_points, source, start, moves)
    return Timeline(
        plies=source.plies,
        deciders=[entry.seat for entry in moves if entry.seat is not None],
        marks=[
            Mark(entry.ply, event.id, title)
            for entry in moves
            for event in entry.events
            if source.knows(event) and (title := source.viewer.words.title(source.game, event, source.names))
        ],
        points=points,
    )


def _points(source: History, start: State, moves: Sequence[Entry]) -> list[Points]:
    state = start
    found = [Points(0, _known(source, state))]
    for entry in moves:
        assert entry.action is not None
        state.play(source.game.parse(entry.action))
        if (known := _known(source, state)) != found[-1].points:
            found.append(Points(entry.ply, known))
    return found


def _known(source: History, state: State) -> list[int | None]:
    if source.is_over:
        return list(state.scores())
    seen = [state.open_scores(seat) for seat in source.all_eyes]
    return [
        next((points for points in by_seat if points is not None), None)
        for by_seat in zip(*seen, strict=True)
    ]

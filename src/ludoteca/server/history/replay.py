"""What is shown of the past: a moment, or the time line of a whole match."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from ludoteca.core.state import State
from ludoteca.server.errors import Refusal
from ludoteca.server.history.source import History, PastPosition
from ludoteca.server.play.telling import offer
from ludoteca.server.tables.entry import Entry
from ludoteca.wire.history import Mark, Points, Replay, Timeline
from ludoteca.wire.seen import Offer

LONG = 6000
"""Decisions after which the line of points is drawn from some of its moments."""
POINTS = 150


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
    words, marks = source.viewer.words, []
    for ply, events in await source.happened(words.headings(source.game)):
        for event in events:
            if source.knows(event) and (title := words.title(source.game, event, source.names)):
                marks.append(Mark(ply, event.id, title))
    return Timeline(
        plies=source.plies,
        deciders=await source.deciders(),
        marks=marks,
        points=await _points(source) if source.has_present_rules else [],
    )


async def _points(source: History) -> list[Points]:
    """Wherever they changed; in a long match, at some of its moments."""
    if source.plies > LONG:
        return [Points(ply, _known(source, state)) for ply, state in await source.sample(POINTS)]
    start = (await source.at(0)).state
    return await asyncio.to_thread(_changes, source, start, await source.moves())


def _changes(source: History, start: State, moves: Sequence[Entry]) -> list[Points]:
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

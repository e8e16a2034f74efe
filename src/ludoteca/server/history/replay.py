"""What is shown of the past: a moment, or the time line of a whole match."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

from ludoteca.core.state import State
from ludoteca.core.words import Phrase
from ludoteca.server.errors import Refusal
from ludoteca.server.history.source import History, PastPosition
from ludoteca.server.play.telling import offer
from ludoteca.server.tables.ending import result_of
from ludoteca.server.tables.entry import Entry
from ludoteca.texts.texts import sentence
from ludoteca.wire.history import Mark, Points, Replay, Timeline
from ludoteca.wire.seen import Offer

LONG = 6000
"""Decisions after which the line of points is drawn from some of its moments."""
POINTS = 150
NOBODY = -1


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
        result=result_of(then.state) if then.state.over else None,
        position=then.state.position() if whole else None,
    )


def _next(source: History, then: PastPosition) -> Offer | None:
    entry = then.led_on
    if entry is None or entry.action is None or not (source.is_over or entry.seat in source.mine):
        return None
    return offer(then.state, source.game.parse(entry.action), source.viewer.words, source.names)


async def timeline(source: History) -> Timeline:
    """Who decided, what began when, and how the points grew as far as the viewer may know."""
    course = await _course(source)
    return Timeline(
        plies=source.plies,
        deciders=await source.deciders(),
        marks=_titled(source, course.chapters) if course.chapters else await _announced(source),
        points=course.points,
    )


@dataclass(frozen=True)
class Course:
    """How a match went: the points wherever they changed, and the ply with which a chapter began."""

    points: list[Points]
    chapters: list[tuple[int, Phrase, Phrase]]


async def _course(source: History) -> Course:
    """Decision by decision; of a long match some of its moments, of one under other rules nothing."""
    if not source.has_present_rules:
        return Course([], [])
    if source.plies > LONG:
        sample = await source.sample(POINTS)
        return Course([Points(ply, _known(source, state)) for ply, state in sample], [])
    start = (await source.at(0)).state
    return await asyncio.to_thread(_follow, source, start, await source.moves())


def _follow(source: History, start: State, moves: Sequence[Entry]) -> Course:
    state, game = start, source.game
    found, chapters = [Points(0, _known(source, state))], list[tuple[int, Phrase, Phrase]]()
    for entry in moves:
        assert entry.action is not None
        here = game.chapter(state)
        if here is not None and (not chapters or here != chapters[-1][1:]):
            chapters.append((entry.ply, *here))
        state.play(game.parse(entry.action))
        if (known := _known(source, state)) != found[-1].points:
            found.append(Points(entry.ply, known))
    return Course(found, chapters)


def _titled(source: History, chapters: Sequence[tuple[int, Phrase, Phrase]]) -> list[Mark]:
    """Where a round or a phase begins; a new round begins its phase anew."""
    marks, last = list[Mark](), ""
    for ply, round_, phase in chapters:
        number, title = (
            sentence(source.viewer.words.phrase(source.game, phrase, source.names, NOBODY))
            for phrase in (round_, phase)
        )
        if number not in (last, title):
            marks.append(Mark(ply, "round", number))
        marks.append(Mark(ply, "phase", title))
        last = number
    return marks


async def _announced(source: History) -> list[Mark]:
    """What the events say that it begins with them."""
    words, marks = source.viewer.words, []
    for ply, events in await source.happened(words.headings(source.game)):
        for event in events:
            if source.knows(event) and (title := words.title(source.game, event, source.names)):
                marks.append(Mark(ply, event.id, title))
    return marks


def _known(source: History, state: State) -> list[int | None]:
    if source.is_over:
        return list(state.scores())
    seen = [state.open_scores(seat) for seat in source.all_eyes]
    return [
        next((points for points in by_seat if points is not None), None)
        for by_seat in zip(*seen, strict=True)
    ]

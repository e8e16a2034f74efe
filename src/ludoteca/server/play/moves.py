"""Moves, and taking them back as far as nobody needs to be asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteca.core.chain import Chained, parse_chain
from ludoteca.core.chain import play_chain as core_chain
from ludoteca.core.course import Course
from ludoteca.core.errors import BrokenChain, IllegalAction, MalformedAction
from ludoteca.server.errors import NoMove, Refusal
from ludoteca.server.play import clock, intentions
from ludoteca.server.play.deciding import decide
from ludoteca.server.play.draft import Draft
from ludoteca.wire.commands import Chain, Move, Undo

MOST_BEYOND = 2000
"""Lines of a log beyond the decisions that hold: so much may be taken back, asked and answered at a table."""


async def move(draft: Draft, command: Move) -> None:
    """A person plays an action for the seat that decides."""
    course = _my_turn(draft, command.version)
    try:
        play(draft, course.game.parse(command.action))
    except (IllegalAction, MalformedAction) as error:
        raise NoMove(draft.table.game, error) from None


def _my_turn(draft: Draft, version: int) -> Course:
    """The course, if a seat of the one who asks decides in it; else a refusal."""
    course = draft.running()
    draft.expect(version)
    turn = course.turn
    assert turn is not None
    if turn not in draft.my_seats():
        raise Refusal("not-your-turn", seat=turn)
    if draft.seats[turn].away:
        raise Refusal("away")
    return course


async def chain(draft: Draft, command: Chain) -> None:
    """A person plays several decisions in a row; all of it is refused if one is not possible."""
    course = _my_turn(draft, command.version)
    try:
        draft.remember(play_chain(draft, parse_chain(course.game, command.actions)))
    except BrokenChain as error:
        raise NoMove(draft.table.game, error.error, error.index) from None


def play_chain(draft: Draft, actions: Sequence[int], **data: str) -> Chained:
    """Play several decisions of whoever decides, as far as a reveal or another decider; then what follows."""
    course = draft.running()

    def play_one(action: int) -> None:
        decide(draft, action, **data)

    done = core_chain(course.state, actions, play_one)
    intentions.follow(draft)
    clock.turn(draft)
    return done


def play(draft: Draft, action: int, **data: str) -> None:
    """Play an action for whoever decides, person or bot, and what others decided in advance."""
    decide(draft, action, **data)
    intentions.follow(draft)
    clock.turn(draft)


async def undo(draft: Draft, command: Undo) -> None:
    """A person takes back own decisions from which nobody learned anything."""
    course = draft.running()
    draft.expect(command.version)
    mine = draft.my_seats()
    if draft.table.undo == "none":
        raise Refusal("undo-none")
    check_not_endless(draft)
    free = course.free_undo(*mine)
    if draft.table.undo != "free" or not 1 <= command.count <= free:
        raise Refusal("undo-not-free", free=free)
    seat = course.run_seat
    to_ply = course.ply - command.count
    since = _began(draft, to_ply)
    await go_back(draft, to_ply, "undo", seat, since=since)
    clock.go_back(draft, seat, since)


def check_not_endless(draft: Draft) -> None:
    """Going to and fro is kept, every time: it has an end, so that nobody fills the disk with one game."""
    if draft.table.version - draft.running().ply > MOST_BEYOND:
        raise Refusal("undo-endless")


def _began(draft: Draft, ply: int) -> float:
    """When the decision after so many plies began; the oldest moment at hand, if that is older."""
    recent = draft.before.recent
    for entry in reversed(recent):
        if entry.ply == ply and entry.kind in ("move", "start", "undo"):
            since: float = entry.data.get("since", entry.at)
            return since
    return recent[0].at if recent else draft.now


async def go_back(draft: Draft, ply: int, kind: str, seat: int, **data: Any) -> None:
    """Return to an earlier ply; that moment is stored, so that loading never looks behind it."""
    count = draft.running().ply - ply
    draft.course = await draft.past.course_at(draft.table.id, ply)
    draft.table.proposal = None
    draft.write(kind, seat, count=count, to_ply=ply, **data)
    draft.passed.append(ply)
    draft.keep()

"""Moves, and taking them back as far as nobody needs to be asked."""

from __future__ import annotations

from ludoteca.core.errors import IllegalAction, MalformedAction
from ludoteca.server.errors import NoMove, Refusal
from ludoteca.server.play import clock
from ludoteca.server.play.draft import SNAPSHOT_EVERY, Draft
from ludoteca.server.tables.table import FINISHED
from ludoteca.wire.commands import Move, Undo
from ludoteca.wire.tables import Result


async def move(draft: Draft, command: Move) -> None:
    """A person plays an action for the seat that decides."""
    course = draft.running()
    draft.expect(command.version)
    turn = course.turn
    assert turn is not None
    if turn not in draft.my_seats():
        raise Refusal("not-your-turn", seat=turn)
    if draft.seats[turn].away:
        raise Refusal("away")
    try:
        play(draft, course.game.parse(command.action))
    except (IllegalAction, MalformedAction) as error:
        raise NoMove(draft.table.game, error) from None


def play(draft: Draft, action: int, **data: str) -> None:
    """Play an action for whoever decides, person or bot."""
    course = draft.running()
    seat = course.turn
    events = course.play(action)
    if draft.person_id is not None or course.state.over:
        draft.table.proposal = None  # a bot's move settles nothing: it may come before anybody could answer
    draft.write("move", seat, course.game.text(action), events, **data)
    if course.state.over:
        draft.table.status = FINISHED
        draft.table.finished_at = draft.now
        draft.table.result = Result(list(course.state.scores()), list(course.state.standings()))
    if course.state.over or course.ply % SNAPSHOT_EVERY == 0:
        draft.keep()
    clock.turn(draft)


async def undo(draft: Draft, command: Undo) -> None:
    """A person takes back own decisions from which nobody learned anything."""
    course = draft.running()
    draft.expect(command.version)
    mine = draft.my_seats()
    if draft.table.undo == "none":
        raise Refusal("undo-none")
    free = course.free_undo(*mine)
    if draft.table.undo != "free" or not 1 <= command.count <= free:
        raise Refusal("undo-not-free", free=free)
    seat = course.run_seat
    await go_back(draft, course.ply - command.count, "undo", seat)


async def go_back(draft: Draft, ply: int, kind: str, seat: int) -> None:
    """Return to an earlier ply; that moment is stored, so that loading never looks behind it."""
    count = draft.running().ply - ply
    draft.course = await draft.past.course_at(draft.table.id, ply)
    draft.table.proposal = None
    draft.write(kind, seat, count=count, to_ply=ply)
    draft.keep()
    clock.turn(draft)

"""One decision of a match, by whoever makes it."""

from __future__ import annotations

from ludoteca.server.play.draft import SNAPSHOT_EVERY, Draft
from ludoteca.server.tables.ending import result_of
from ludoteca.server.tables.table import FINISHED


def decide(draft: Draft, action: int, person_id: str | None = None, **data: str) -> None:
    """One decision, of who asks or of another person who made it in advance."""
    course = draft.running()
    seat = course.turn
    if course.is_upgraded:
        draft.keep()  # from here the present rules count: nothing behind it is ever replayed by them
        course.is_upgraded = False
    events = course.play(action)
    if draft.person_id is not None or course.state.over:
        draft.table.proposal = None  # a bot's move settles nothing: it may come before anybody could answer
    draft.write("move", seat, course.game.text(action), events, person_id, **data)
    if course.state.over:
        draft.table.status = FINISHED
        draft.table.finished_at = draft.now
        draft.table.result = result_of(course.state)
    if course.state.over or course.ply % SNAPSHOT_EVERY == 0:
        draft.keep()

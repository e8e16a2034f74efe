"""What a seat wants to happen without being asked again: standing orders, and a chain for its next turn.

Both are kept with the seat and are nobody else's business. They are carried out in the draft of the change
that brings the decision, so that nobody ever waits for them.
"""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core.chain import OVER, REVEAL, TURN
from ludoteca.core.course import Course
from ludoteca.core.errors import MalformedAction
from ludoteca.core.state import State
from ludoteca.server.errors import NoMove, Refusal
from ludoteca.server.play import clock
from ludoteca.server.play.deciding import decide
from ludoteca.server.play.draft import Draft
from ludoteca.server.tables.table import RUNNING, Prepared, StandingOrder, StoppedAt
from ludoteca.wire.commands import Orders, Prepare

MOST_AT_ONCE = 500
"""So many decisions may be made without anybody being asked."""
ILLEGAL = "illegal"


async def give_orders(draft: Draft, command: Orders) -> None:
    """Replace my standing orders by these; what is already asked is answered at once."""
    course = draft.running()
    seat = _my_seat(draft, command.seat)
    state, game = course.state, draft.game
    allowed = {(one.step, one.action, one.until) for one in state.orders(seat)}
    given = []
    for wish in command.orders:
        try:
            action = game.parse(wish.action)
        except MalformedAction as error:
            raise NoMove(game.id, error) from None
        if (wish.step, action, wish.until) not in allowed:
            raise Refusal("no-order", 422, step=wish.step, action=wish.action)
        given.append(
            StandingOrder(
                step=wish.step,
                action=game.text(action),
                until=wish.until,
                span=state.span(wish.until),
                wakes=wish.wakes,
                reveals=int(state.reveals),
            )
        )
    draft.seats[seat].orders = tuple(given)
    draft.keep_private()
    _answer(draft)


async def prepare(draft: Draft, command: Prepare) -> None:
    """Remember a chain for my next turn; whether it is legal will be seen then."""
    draft.running()
    seat = _my_seat(draft, command.seat)
    for line in command.actions:
        try:
            draft.game.parse(line)
        except MalformedAction as error:
            raise NoMove(draft.game.id, error) from None
    draft.seats[seat].prepared = Prepared(tuple(command.actions)) if command.actions else None
    draft.keep_private()
    _answer(draft)


def _answer(draft: Draft) -> None:
    """What is asked already is answered at once."""
    if follow(draft):
        clock.turn(draft)


def follow(draft: Draft) -> bool:
    """Make all decisions that somebody has made in advance; were there any?"""
    before = len(draft.entries)
    for _ in range(MOST_AT_ONCE):
        if draft.table.status != RUNNING or draft.course is None or draft.course.turn is None:
            break
        forget_ended(draft, draft.course)
        if not _decide(draft, draft.course, draft.course.turn):
            break
    return len(draft.entries) > before


def forget_ended(draft: Draft, course: Course) -> None:
    """Orders end with their span, or when something comes to light, if that was wished."""
    for seat in draft.seats:
        held = tuple(order for order in seat.orders if _holds(order, course.state))
        if held != seat.orders:
            seat.orders = held


def _holds(order: StandingOrder, state: State) -> bool:
    is_awake = order.wakes and order.reveals != state.reveals
    return not is_awake and state.span(order.until) == order.span


def _decide(draft: Draft, course: Course, turn: int) -> bool:
    """Make the present decision as it was wished in advance, if it was."""
    seat = draft.seats[turn]
    if seat.player is not None:
        return False
    if seat.prepared is not None and seat.prepared.actions:
        seat.prepared = Prepared(stopped=_play_prepared(draft, course, seat.prepared.actions))
        return True
    asked = course.state.asked() if seat.orders else ""
    for order in seat.orders:
        action = draft.game.parse(order.action)
        if order.step == asked and action in course.state.legal:
            decide(draft, action, seat.person_id)
            return True
    return False


def _play_prepared(draft: Draft, course: Course, actions: Sequence[str]) -> StoppedAt | None:
    """Play a chain as far as it is legal; where it stopped comes back."""
    state, person_id = course.state, draft.seats[int(course.state.seat)].person_id
    seat, reveals = int(state.seat), int(state.reveals)
    for number, line in enumerate(actions):
        reason = ""
        if state.over:
            reason = OVER
        elif state.seat != seat:
            reason = TURN
        elif state.reveals != reveals:
            reason = REVEAL
        elif draft.game.parse(line) not in state.legal:
            reason = ILLEGAL
        if reason:
            return StoppedAt(number, line, reason)
        decide(draft, draft.game.parse(line), person_id)
    return None


def _my_seat(draft: Draft, wished: int | None) -> int:
    """The seat I speak for; with several, the one that is named or the one that decides."""
    mine = draft.my_seats()
    if wished is not None:
        if wished not in mine:
            raise Refusal("not-seated", 403)
        return wished
    turn = draft.course.turn if draft.course is not None else None
    return turn if turn in mine and turn is not None else mine[0]

"""Clocks: a bank of time per seat with an increment per turn, or days per move.

Outside the rules: the clock only says whose time runs and when it is up. Whoever runs out is
replaced by a bot and gets the seat back on return.
"""

from __future__ import annotations

from ludoteca.server.errors import Refusal
from ludoteca.server.play.draft import Draft
from ludoteca.wire.opening import ClockRule

DAY = 86400.0
GRACE = 60.0
PATIENCE = 600.0


def check(rule: ClockRule) -> ClockRule:
    """A clock that makes sense, or a refusal."""
    if rule.kind == "bank" and not (10 <= rule.bank <= 7 * DAY and 0 <= rule.increment <= DAY):
        raise Refusal("bad-clock", 422, problem="bank 10 s to 7 days, increment 0 s to 1 day")
    if rule.kind == "days" and not 0.01 <= rule.days <= 60:
        raise Refusal("bad-clock", 422, problem="0.01 to 60 days per move")
    return rule


def wind(draft: Draft) -> None:
    """Fill all banks at the start."""
    if draft.table.clock.kind == "bank":
        for seat in draft.seats:
            seat.bank = float(draft.table.clock.bank)


def turn(draft: Draft) -> None:
    """After a change: stop the clock of who decided, start the clock of who decides now.

    It runs on untouched if the same one still has the same to decide. Who left and is back before the
    bot has decided has had that time, too.
    """
    table, rule = draft.table, draft.table.clock
    turn = draft.course.turn if draft.course is not None and not table.is_over else None
    before = draft.before.table
    if turn is not None and _is_unchanged(draft, turn):
        return
    if rule.kind == "bank" and before.turn is not None and _pays(draft, before.turn):
        _pay(draft, before.turn, rule.increment if turn != before.turn else 0.0)
    is_same = (turn, table.ply) == (before.turn, before.ply)
    _start(draft, turn, before.turn_since if is_same else None)


def go_back(draft: Draft, seat: int, since: float) -> None:
    """After an undo of this seat, whose decision began long ago: nothing is won by it.

    It pays for the time of who was interrupted, and returns the increment.
    """
    rule, before = draft.table.clock, draft.before.table
    if rule.kind == "bank" and before.turn is not None:
        _pay(draft, seat, -rule.increment if before.turn != seat else 0.0)
    _start(draft, draft.running().turn, since)


def spared(rule: ClockRule) -> float:
    """So many seconds an absent person is waited for before the others settle something rated alone."""
    return max(PATIENCE, rule.days * DAY) if rule.kind == "days" else PATIENCE


def _pays(draft: Draft, seat: int) -> bool:
    """Does the time that has passed count for this seat? Not if a bot has decided for it."""
    before = draft.before.seats[seat]
    is_back = before.away == "left" and draft.table.ply == draft.before.table.ply
    return before.player is None or is_back


def _pay(draft: Draft, seat: int, gained: float) -> None:
    since = draft.before.table.turn_since
    spent = draft.now - since if since is not None else 0.0
    sitting = draft.seats[seat]
    sitting.bank = max(0.0, (sitting.bank or 0.0) - spent + gained)


def _start(draft: Draft, turn: int | None, since: float | None) -> None:
    """The clock of who decides now runs; with days per move from when the decision began."""
    table = draft.table
    table.turn = turn
    began = draft.now if since is None or table.clock.kind != "days" else since
    table.turn_since = began if turn is not None else None
    table.deadline = _deadline(draft)


def _is_unchanged(draft: Draft, turn: int) -> bool:
    before = draft.before
    same_decision = (turn, draft.table.ply) == (before.table.turn, before.table.ply)
    return same_decision and draft.seats[turn].player == before.seats[turn].player


def _deadline(draft: Draft) -> float | None:
    turn, since, rule = draft.table.turn, draft.table.turn_since, draft.table.clock
    if turn is None or since is None:
        return None
    seat = draft.seats[turn]
    if seat.player is not None:
        return draft.now + draft.bot_patience
    if rule.kind == "bank":
        return draft.now + (seat.bank or 0.0)
    return since + rule.days * DAY if rule.kind == "days" else None


def welcome_back(draft: Draft, seat: int) -> None:
    """Who returns without time gets a tenth of the bank, at least a minute; once a game."""
    sitting = draft.seats[seat]
    if draft.table.clock.kind != "bank" or sitting.bank:
        return
    if sitting.had_grace:
        raise Refusal("no-time-left")
    sitting.bank = max(GRACE, draft.table.clock.bank / 10)
    sitting.had_grace = True


async def expire(draft: Draft) -> None:
    """The time of who decides is up: a bot plays on. Nothing happens if it is not up."""
    table = draft.table
    if table.turn is None or table.deadline is None or draft.now < table.deadline:
        return
    seat = draft.seats[table.turn]
    if seat.player is None:
        seat.go("late", draft.now)
        draft.write_away("away", table.turn)
        turn(draft)

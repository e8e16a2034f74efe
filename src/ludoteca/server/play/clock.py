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

    It runs on untouched if the same one still has the same to decide.
    """
    table, rule = draft.table, draft.table.clock
    turn = draft.course.turn if draft.course is not None and not table.is_over else None
    before = draft.before.table
    if turn is not None and _is_unchanged(draft, turn):
        return
    since = before.turn_since if before.turn_since is not None else draft.now
    if rule.kind == "bank" and before.turn is not None and draft.before.seats[before.turn].player is None:
        seat = draft.seats[before.turn]
        seat.bank = max(0.0, (seat.bank or 0.0) - (draft.now - since))
        if turn != before.turn:
            seat.bank += rule.increment
    table.turn = turn
    table.turn_since = draft.now if turn is not None else None
    table.deadline = _deadline(draft)


def _is_unchanged(draft: Draft, turn: int) -> bool:
    before = draft.before
    same_decision = (turn, draft.table.ply) == (before.table.turn, before.table.ply)
    return same_decision and draft.seats[turn].player == before.seats[turn].player


def _deadline(draft: Draft) -> float | None:
    turn, rule = draft.table.turn, draft.table.clock
    if turn is None:
        return None
    seat = draft.seats[turn]
    if seat.player is not None:
        return draft.now + draft.bot_patience
    if rule.kind == "bank":
        return draft.now + (seat.bank or 0.0)
    return draft.now + rule.days * DAY if rule.kind == "days" else None


def welcome_back(draft: Draft, seat: int) -> None:
    """Who returns without time gets a tenth of the bank, at least a minute."""
    if draft.table.clock.kind == "bank":
        least = max(GRACE, draft.table.clock.bank / 10)
        draft.seats[seat].bank = max(draft.seats[seat].bank or 0.0, least)


async def expire(draft: Draft) -> None:
    """The time of who decides is up: a bot plays on. Nothing happens if it is not up."""
    table = draft.table
    if table.turn is None or table.deadline is None or draft.now < table.deadline:
        return
    seat = draft.seats[table.turn]
    if seat.player is None:
        seat.away = "late"
        draft.write("away", table.turn)
        turn(draft)

"""Sitting down and standing up, before the start and in a running game."""

from __future__ import annotations

import secrets

from ludoteca.core.course import Course
from ludoteca.core.game import SEEDS, seal
from ludoteca.server.errors import Refusal
from ludoteca.server.play import clock, consent
from ludoteca.server.play.draft import Draft
from ludoteca.server.tables.table import CANCELLED, OPEN, RUNNING, Seat
from ludoteca.wire.commands import Cancel, Decline, Join, Leave, Return, TakeOver


def start_if_full(draft: Draft) -> None:
    """Begin the game when somebody is ready on every seat."""
    if draft.table.status != OPEN or any(seat.is_open or not seat.is_ready for seat in draft.seats):
        return
    seed = secrets.randbelow(SEEDS)
    table, game = draft.table, draft.game
    draft.course, events = Course.begin(game, len(draft.seats), seed, table.options)
    table.status, table.started_at = RUNNING, draft.now
    table.game_version, table.seed, table.seed_hash = game.version, seed, seal(seed)
    clock.wind(draft)
    draft.write("start", events=events, hash=table.seed_hash)
    draft.keep()
    clock.turn(draft)


async def join(draft: Draft, command: Join) -> None:
    """Sit down: on the seat kept for me, else on a free one."""
    if draft.table.status != OPEN:
        raise Refusal("not-open")
    _check_invited(draft, command.invitation)
    mine = draft.before.seats_of(draft.person_id)
    kept = [i for i in mine if not draft.seats[i].is_ready]
    if mine and not kept:
        raise Refusal("already-seated")
    if not kept:
        _check_not_drawn(draft)
    free = [i for i, seat in enumerate(draft.seats) if seat.is_open]
    if command.seat is not None:
        if command.seat >= len(draft.seats):
            raise Refusal("no-seat", 404)
        if command.seat not in (*kept, *free):
            raise Refusal("seat-taken")
        chosen = command.seat
    elif kept or free:
        chosen = (kept or free)[0]
    else:
        raise Refusal("no-free-seat")
    draft.seats[chosen] = Seat(person_id=draft.person_id)
    draft.write("join", chosen)
    start_if_full(draft)


async def decline(draft: Draft, _: Decline) -> None:
    """Turn an invitation down."""
    if draft.table.status != OPEN:
        raise Refusal("not-open")
    _check_not_drawn(draft)
    kept = [seat for seat in draft.before.seats_of(draft.person_id) if not draft.seats[seat].is_ready]
    if not kept:
        raise Refusal("not-invited")
    for seat in kept:
        draft.seats[seat] = Seat()
        draft.write("decline", seat)


async def leave(draft: Draft, _: Leave) -> None:
    """Stand up from all my seats."""
    mine = draft.my_seats()
    if draft.table.status == OPEN:
        for seat in mine:
            is_drawn = draft.table.tournament_id is not None
            draft.seats[seat] = Seat(person_id=draft.person_id, is_ready=False) if is_drawn else Seat()
            draft.write("leave", seat)
        return
    draft.running()
    for seat in mine:
        if draft.seats[seat].away != "left":
            draft.seats[seat].go("left", draft.now)
            draft.write_away("leave", seat)
    if draft.entries:
        clock.turn(draft)
        await consent.settle(draft)


async def come_back(draft: Draft, _: Return) -> None:
    """Take my seats back from the bots that stand in."""
    draft.running()
    back = [seat for seat in draft.my_seats() if draft.seats[seat].away]
    if not back:
        raise Refusal("not-away")
    for seat in back:
        clock.welcome_back(draft, seat)
        draft.seats[seat].come()
        draft.write("return", seat)
    clock.turn(draft)


async def take_over(draft: Draft, command: TakeOver) -> None:
    """Another person takes a seat that was left for good."""
    draft.running()
    _check_not_drawn(draft)
    _check_invited(draft, command.invitation)
    if command.seat >= len(draft.seats):
        raise Refusal("no-seat", 404)
    if draft.seats[command.seat].away != "left":
        raise Refusal("seat-not-left")
    if draft.before.seats_of(draft.person_id):
        raise Refusal("already-seated")
    seat = draft.seats[command.seat]
    seat.person_id, seat.had_grace = draft.person_id, False
    seat.come()
    seat.orders, seat.prepared = (), None
    clock.welcome_back(draft, command.seat)
    draft.write("take_over", command.seat)
    clock.turn(draft)


def set_seat(draft: Draft, number: int, seat: Seat) -> None:
    """Who opened the table gives a seat to somebody else."""
    _check_creator(draft)
    if number >= len(draft.seats):
        raise Refusal("no-seat", 404)
    draft.seats[number] = seat
    draft.write("set", number)
    start_if_full(draft)


async def cancel(draft: Draft, _: Cancel) -> None:
    """Who opened the table closes it."""
    _check_creator(draft)
    draft.table.status = CANCELLED
    draft.table.finished_at = draft.now
    draft.write("cancel")


def _check_creator(draft: Draft) -> None:
    if draft.table.status != OPEN:
        raise Refusal("not-open")
    if draft.table.creator_id != draft.person_id:
        raise Refusal("not-creator", 403)
    _check_not_drawn(draft)


def _check_not_drawn(draft: Draft) -> None:
    """At a table of a tournament seats are neither given nor taken."""
    if draft.table.tournament_id is not None:
        raise Refusal("seats-drawn")


def _check_invited(draft: Draft, invitation: str) -> None:
    table = draft.table
    if table.is_public or draft.before.seats_of(draft.person_id) or table.creator_id == draft.person_id:
        return
    if not secrets.compare_digest(invitation.encode(), table.invitation.encode()):
        raise Refusal("no-table", 404)

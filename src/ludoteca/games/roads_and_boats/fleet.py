"""Transporters come and go: rows of the state, kept in the order in which they were made (RB-0.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludoteca.games.roads_and_boats.data import FIRST_BOAT, FLEET, GOODS
from ludoteca.games.roads_and_boats.geometry import CARGO
from ludoteca.games.roads_and_boats.goods import CARRIERS, COUNTS

if TYPE_CHECKING:
    from ludoteca.games.roads_and_boats.state import State


def add(s: State, seat: i64, kind: i64, place: i64, made_at: i64) -> i64:
    """A new, empty transporter of a player."""
    carrier = seat * FLEET + s.fleet[seat]
    s.fleet[seat] += 1
    clear(s, carrier)
    s.kind[carrier] = kind
    s.place[carrier] = place
    s.made_at[carrier] = made_at
    return carrier


def clear(s: State, carrier: i64) -> None:
    """A row without a transporter."""
    s.kind[carrier] = s.place[carrier] = s.made_at[carrier] = -1
    s.carries[carrier] = s.carried_by[carrier] = -1
    s.steps[carrier] = s.done[carrier] = s.acts[carrier] = 0
    for good in range(GOODS):
        s.goods[(CARGO + carrier) * GOODS + good] = 0


def remove(s: State, carrier: i64) -> None:
    """A transporter leaves the game; the younger ones of its owner move up."""
    seat = carrier // FLEET
    if s.carried_by[carrier] >= 0:
        s.carries[s.carried_by[carrier]] = -1
    last = seat * FLEET + s.fleet[seat] - 1
    for row in range(carrier, last):
        s.kind[row] = s.kind[row + 1]
        s.place[row] = s.place[row + 1]
        s.made_at[row] = s.made_at[row + 1]
        s.steps[row] = s.steps[row + 1]
        s.done[row] = s.done[row + 1]
        s.acts[row] = s.acts[row + 1]
        s.carries[row] = s.carries[row + 1]
        s.carried_by[row] = s.carried_by[row + 1]
        for good in range(GOODS):
            s.goods[(CARGO + row) * GOODS + good] = s.goods[(CARGO + row + 1) * GOODS + good]
    clear(s, last)
    s.fleet[seat] -= 1
    for row in range(seat * FLEET, last):
        if s.carries[row] > carrier:
            s.carries[row] -= 1
        if s.carried_by[row] > carrier:
            s.carried_by[row] -= 1


def go(s: State, carrier: i64, place: i64) -> None:
    """A transporter is elsewhere now, and so is what it carries."""
    s.place[carrier] = place
    if s.carries[carrier] >= 0:
        s.place[s.carries[carrier]] = place


def on_land(s: State, seat: i64) -> i64:
    """How many land transporters a player has."""
    count: i64 = 0
    for carrier in range(seat * FLEET, seat * FLEET + s.fleet[seat]):
        if s.kind[carrier] < FIRST_BOAT:
            count += 1
    return count


def has_older_twin(s: State, carrier: i64, other_than: i64) -> bool:
    """Is there an older one that is equal in everything, so that this one need not be offered (RB-5.30)?"""
    for twin in range(carrier // FLEET * FLEET, carrier):
        if twin != other_than and is_twin(s, twin, carrier):
            return True
    return False


def is_twin(s: State, one: i64, other: i64) -> bool:
    """Are two transporters of a player interchangeable?"""
    if (
        s.kind[one] != s.kind[other]
        or s.place[one] != s.place[other]
        or s.steps[one] != s.steps[other]
        or s.done[one] != s.done[other]
        or s.acts[one] != s.acts[other]
        or s.made_at[one] != s.made_at[other]
        or s.carries[one] >= 0
        or s.carries[other] >= 0
        or s.carried_by[one] >= 0
        or s.carried_by[other] >= 0
    ):
        return False
    for good in range(GOODS):
        if s.goods[(CARGO + one) * GOODS + good] != s.goods[(CARGO + other) * GOODS + good]:
            return False
    for entry in s.marks:
        mark = entry // COUNTS % CARRIERS
        holder = entry // COUNTS // CARRIERS // GOODS
        if mark == one or mark == other or holder == CARGO + one or holder == CARGO + other:
            return False
    return True

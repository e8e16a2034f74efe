"""B4, Merchant Shipping: the strongest takes the ship (AD-5.14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludoteca.games.age_of_discovery.data import BEFORE_CAPITAL, NONE, SHIPPING_VALUE, UNITS
from ludoteca.games.age_of_discovery.steps import university

if TYPE_CHECKING:
    from ludoteca.games.age_of_discovery.state import State


def award(s: State) -> None:
    """The leader takes the ship; without one, it stays."""
    winner = leader(s)
    if winner != NONE:
        most = strength(s, winner)
        s.ship_in_box = 0
        s.ships[winner] += 1
        if s.journal is not None:
            s.journal.tell("ship-won", seat=winner, strength=most)
        for place in range(s.seats * UNITS):
            s.shipping[place] = 0
    university.open_window(s, BEFORE_CAPITAL)


def leader(s: State) -> i64:
    """The highest strength, of equals the first in turn order."""
    first: i64 = NONE
    most: i64 = 0
    for seat in s.turn_order:
        strong = strength(s, seat) if seat != NONE else 0
        if strong > most:
            first = seat
            most = strong
    return first


def strength(s: State, seat: i64) -> i64:
    """What his units in the box are worth together."""
    total: i64 = 0
    for unit in range(UNITS):
        total += s.shipping[seat * UNITS + unit] * SHIPPING_VALUE[unit]
    return total

"""Captain, loading: goods must be shipped as long as anybody can (PR-4.22 … PR-4.24, PR-5.41 … PR-5.49)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludoteca.games.puerto_rico.actions import LOAD_FIRST, PASS, SHIPS_AND_WHARF, load
from ludoteca.games.puerto_rico.data import (
    GOOD_NAMES,
    GOODS,
    HARBOR,
    NO_GOOD,
    ON_WHARF,
    SHIP_NAMES,
    SMALLEST_SHIP,
    WHARF,
)
from ludoteca.games.puerto_rico.steps import storage
from ludoteca.games.puerto_rico.steps.step import Step, tell_pass

if TYPE_CHECKING:
    from ludoteca.games.puerto_rico.state import State


class Load(Step):
    """Which good goes aboard, and where (PR-4.22 … PR-4.24)?"""

    def actions(self, s: State) -> list[int]:
        """Each good on its ship, on the empty ships that take most of it, or on the wharf."""
        row = s.seat * GOODS
        wharf = has_wharf(s, s.seat)
        ship_loads = False
        legal: list[int] = []
        for good in range(GOODS):
            barrels = s.goods[row + good]
            if barrels == 0:
                continue
            most = most_that_fit(s, good, barrels)
            if most > 0:
                ship_loads = True
                for ship in range(len(s.ship_load)):
                    if takes(s, ship, good, barrels) == most:
                        legal.append(load(good, s.ship_capacity[ship] - SMALLEST_SHIP))
            if wharf:
                legal.append(load(good, ON_WHARF))
        if len(legal) > 0 and not ship_loads:
            legal.append(PASS)
        return legal

    def play(self, s: State, action: i64) -> None:
        """Load as much as fits, and score it (PR-5.45, PR-5.47)."""
        if action == PASS:
            tell_pass(s)
            idle(s)
            return
        good = (action - LOAD_FIRST) // SHIPS_AND_WHARF
        target = (action - LOAD_FIRST) % SHIPS_AND_WHARF
        barrels = s.goods[s.seat * GOODS + good]
        if target == ON_WHARF:
            s.goods_supply[good] += barrels
            s.wharves_used |= 1 << s.seat
        else:
            ship = ship_of(s, target + SMALLEST_SHIP)
            barrels = takes(s, ship, good, barrels)
            s.ship_good[ship] = good
            s.ship_load[ship] += barrels
        s.goods[s.seat * GOODS + good] -= barrels
        points = barrels + bonus_points(s)
        if s.seat == s.owner:
            s.captain_bonus = 0
        if s.journal is not None:
            s.journal.tell(
                "loaded",
                seat=s.seat,
                good=GOOD_NAMES[good],
                ship=SHIP_NAMES[target],
                count=barrels,
                vp=points,
            )
        s.gain_vp(s.seat, points)
        s.idle_turns = 0
        s.seat = s.next_seat(s.seat)

    def skip(self, s: State) -> None:
        """He can load nothing."""
        idle(s)


CAPTAIN_LOAD: Final[Step] = Load("captain_load", "load", "pass")


def begin(s: State) -> None:
    """Nobody has loaded yet; the captain's first load brings a point."""
    s.idle_turns = 0
    s.captain_bonus = 1
    s.wharves_used = 0
    s.step = CAPTAIN_LOAD


def has_wharf(s: State, seat: i64) -> bool:
    """An occupied wharf that its owner has not used in this phase (PR-5.46)."""
    return s.is_occupied(seat, WHARF) and not s.wharves_used >> seat & 1


def takes(s: State, ship: i64, good: i64, barrels: i64) -> i64:
    """How many of the barrels a ship would take; a good on one ship is barred from the others (PR-5.42)."""
    carried = s.ship_good[ship]
    if carried == good:
        return min(barrels, s.ship_capacity[ship] - s.ship_load[ship])
    if carried != NO_GOOD or is_aboard(s, good):
        return 0
    return min(barrels, s.ship_capacity[ship])


def is_aboard(s: State, good: i64) -> bool:
    """Does some ship carry the good?"""
    for carried in s.ship_good:
        if carried == good:
            return True
    return False


def most_that_fit(s: State, good: i64, barrels: i64) -> i64:
    """The most barrels of the good that one ship takes."""
    most: i64 = 0
    for ship in range(len(s.ship_load)):
        most = max(most, takes(s, ship, good, barrels))
    return most


def ship_of(s: State, capacity: i64) -> i64:
    """The ship with this capacity."""
    for ship in range(len(s.ship_capacity)):
        if s.ship_capacity[ship] == capacity:
            return ship
    return -1


def bonus_points(s: State) -> i64:
    """The captain's first load and the harbor bring one point each (PR-5.47)."""
    points: i64 = 0
    if s.seat == s.owner and s.captain_bonus:
        points += 1
    if s.is_occupied(s.seat, HARBOR):
        points += 1
    return points


def idle(s: State) -> None:
    """A turn without a load; a full circle of them ends the loading (PR-5.49)."""
    s.idle_turns += 1
    s.seat = s.next_seat(s.seat)
    if s.idle_turns == s.seats:
        s.seat = s.owner
        storage.begin(s)

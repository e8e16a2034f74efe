"""Feeding the population, the market update and reactivation (RR-5.82 … RR-5.86)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludoteca.core.steps import NOTHING
from ludoteca.games.romolo_o_remo import lands, units
from ludoteca.games.romolo_o_remo.actions import FEED, STARVE_FIRST
from ludoteca.games.romolo_o_remo.board import HEX_NAMES
from ludoteca.games.romolo_o_remo.data import (
    CHARACTERS,
    CONSTRUCTIONS,
    FARM,
    FED_BY_A_FARM,
    FED_BY_A_FURNARUS,
    FIRST_MERCENARY,
    FURNARUS,
    GRAIN,
    HIGHEST_PRICE,
    RESOURCE_NAMES,
    RESOURCES,
    UNIT_NAMES,
    UNITS,
    UPDATE_FROM,
)
from ludoteca.games.romolo_o_remo.steps import turn
from ludoteca.games.romolo_o_remo.steps.step import Step

if TYPE_CHECKING:
    from ludoteca.games.romolo_o_remo.state import State


class FeedUnits(Step):
    """Who goes, or is the grain paid (RR-5.84)?"""

    def actions(self, s: State) -> list[int]:
        """Units whose removal lessens the shortage, in order; with enough grain all may be fed."""
        eaters = eaters_of(s, s.seat)
        short = len(eaters) - fed(s, s.seat, eaters)
        if short == 0:
            return NOTHING
        grain = s.cubes[s.seat * RESOURCES + GRAIN]
        legal: list[int] = []
        for row in eaters:
            number = units.number_of(s, row)
            if units.key_of(s, row) <= s.last_pick or not units.is_first_of_class(s, s.seat, number, 0):
                continue
            if may_starve(s, row, eaters, short, grain):
                legal.append(STARVE_FIRST + number)
        if grain >= short:
            legal.append(FEED)
        return legal

    def play(self, s: State, action: i64) -> None:
        """A figure returns to the supply, or everybody left eats."""
        if action == FEED:
            grain = hungry(s, s.seat)
            s.cubes[s.seat * RESOURCES + GRAIN] -= grain
            if s.journal is not None:
                s.journal.tell("fed", seat=s.seat, count=grain)
            update_market(s)
            return
        number = action - STARVE_FIRST
        row = units.row_of(s, s.seat, number)
        s.last_pick = units.key_of(s, row)
        if s.journal is not None:
            s.journal.tell("starved", seat=s.seat, unit=UNIT_NAMES[number], hex=HEX_NAMES[s.unit_hex[row]])
        units.lift(s, row)

    def skip(self, s: State) -> None:
        """Everybody is fed."""
        update_market(s)


FEED_UNITS: Final[Step] = FeedUnits("feed", "starve", "feed")


def eaters_of(s: State, seat: i64) -> list[int]:
    """The rows of all Workers and Soldiers of a player, in the fixed order."""
    keys: list[int] = []
    for number in range(FIRST_MERCENARY):
        row = units.on_map(s, seat, number)
        if row != units.NO_UNIT:
            keys.append(units.key_of(s, row))
    keys.sort()
    return [units.row_of(s, seat, key % UNITS) for key in keys]


def hungry(s: State, seat: i64) -> i64:
    """How many Units of a seat would have to be fed with grain (RR-5.84)."""
    eaters = eaters_of(s, seat)
    return len(eaters) - fed(s, seat, eaters)


def may_starve(s: State, row: i64, eaters: list[int], short: i64, grain: i64) -> bool:
    """Is somebody else fed no worse without this Unit, and can the rest of the shortage be met after it?

    What can be removed together is what a largest feeding can do without; so many of the later Units can go
    as farms could feed fewer of them anyway.
    """
    left = [other for other in eaters if other != row]
    most = fed(s, s.seat, left)
    if most < len(eaters) - short:
        return False
    rest = short - 1
    if rest <= grain:
        return True
    later = [other for other in left if units.is_later(s, s.seat, other, row)]
    earlier = [other for other in left if not units.is_later(s, s.seat, other, row)]
    return len(later) - most + fed(s, s.seat, earlier) >= rest - grain


# --- who can be fed ------------------------------------------------------------------------------


def fed(s: State, seat: i64, eaters: list[int]) -> i64:
    """The largest number of these Units that farms and his Furnarus can feed (RR-5.83, RR-5.84)."""
    by_furnarus = FED_BY_A_FURNARUS * s.characters[seat * CHARACTERS + FURNARUS]
    if by_furnarus >= len(eaters):
        return len(eaters)
    farms: list[int] = []
    for hex in s.on_map:
        count = s.built[hex * CONSTRUCTIONS + FARM]
        if count and not lands.has_hostile(s, hex):
            for _ in range(FED_BY_A_FARM * count):
                farms.append(hex)
    guests: list[int] = [-1 for _ in farms]
    matched: i64 = 0
    for guest in range(len(eaters)):
        tried: list[bool] = [False for _ in farms]
        if find_table(s, eaters, guest, farms, guests, tried):
            matched += 1
    return min(len(eaters), matched + by_furnarus)


def find_table(
    s: State, eaters: list[int], guest: i64, farms: list[int], guests: list[int], tried: list[bool]
) -> bool:
    """Seat one Unit at a farm, moving others to another farm if need be."""
    home = s.unit_hex[eaters[guest]]
    for table in range(len(farms)):
        if tried[table] or not feeds(s, farms[table], home):
            continue
        tried[table] = True
        if guests[table] < 0 or find_table(s, eaters, guests[table], farms, guests, tried):
            guests[table] = guest
            return True
    return False


def feeds(s: State, farm: i64, home: i64) -> bool:
    """Does a farm reach a hex: its own, or one beside it with no wall against it (RR-5.83)?"""
    if farm == home:
        return True
    side = lands.direction_of(s, farm, home)
    return side >= 0 and not s.walls[farm] >> side & 1


# --- the rest of Maintenance ---------------------------------------------------------------------


def update_market(s: State) -> None:
    """With four cubes or more prices rise by their columns, then fall by their colours (RR-5.85)."""
    cubes: i64 = 0
    for count in s.market:
        cubes += count
    if cubes >= UPDATE_FROM:
        for column in range(RESOURCES):
            rise: i64 = 0
            for resource in range(RESOURCES):
                rise += s.market[column * RESOURCES + resource]
            s.price[column] = min(HIGHEST_PRICE, s.price[column] + rise)
        for resource in range(RESOURCES):
            fall: i64 = 0
            for column in range(RESOURCES):
                fall += s.market[column * RESOURCES + resource]
                s.market[column * RESOURCES + resource] = 0
            s.price[resource] = max(0, s.price[resource] - fall)
        if s.journal is not None:
            prices: list[tuple[str, int]] = [(RESOURCE_NAMES[r], s.price[r]) for r in range(RESOURCES)]
            s.journal.tell("market-updated", prices=tuple(prices))
    units.stand_up(s, s.seat)
    turn.end(s)

"""Hexes: what stands there, their Power, who is hostile, and where a Unit may go (RR-1.24 … RR-2.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.hexes import NO_HEX, opposite
from ludoteca.games.romolo_o_remo.board import DISTANCE, HEXES
from ludoteca.games.romolo_o_remo.data import (
    AQUEDUCT,
    CONSTRUCTIONS,
    FARM,
    MILITARY_LIMIT,
    MOST_CONSTRUCTIONS,
    MOST_POWER,
    PORT,
    SIDES,
    WALLS_A_CONSTRUCTION,
    WATER,
    WORKER_LIMIT,
)
from ludoteca.games.romolo_o_remo.units import COUNT

if TYPE_CHECKING:
    from ludoteca.games.romolo_o_remo.state import State

RIVAL: Final[i64] = 1
"""The side of the A.I. when somebody plays alone."""
BY_HEX: Final = vec[i64]([2, 1, 3, 0, 4, 5])
"""The directions in the order of the numbers of the hexes that lie there."""
BITS: Final = vec[i64]([sum(number >> bit & 1 for bit in range(6)) for number in range(64)])

# Ways to go.
BY_ACTION: Final[i64] = 0
BY_EQUES: Final[i64] = 1
BY_NAUTA: Final[i64] = 2
AFTER_BATTLE: Final[i64] = 3


def is_explored(s: State, hex: i64) -> bool:
    """Does the tile lie face up?"""
    return s.explored >> hex & 1 != 0


def is_land(s: State, hex: i64) -> bool:
    """Is it explored, and no Water?"""
    return s.explored >> hex & 1 != 0 and s.terrain[hex] != WATER


def is_explored_water(s: State, hex: i64) -> bool:
    """Is it explored Water?"""
    return s.explored >> hex & 1 != 0 and s.terrain[hex] == WATER


def standing_in(s: State, hex: i64, kind: i64) -> i64:
    """How many Constructions of a kind stand in the hex."""
    return s.built[hex * CONSTRUCTIONS + kind]


def towers_in(s: State, hex: i64) -> i64:
    """Towers in the hex: one in a Capital."""
    for side in range(s.sides):
        if s.capital[side] == hex:
            return 1
    return 0


def owner_of_tower(s: State, hex: i64) -> i64:
    """Whose Capital it is, -1 if it is none."""
    for side in range(s.sides):
        if s.capital[side] == hex:
            return side
    return -1


def walls_in(s: State, hex: i64) -> i64:
    """How many walls the hex has."""
    return BITS[s.walls[hex]]


def pieces_in(s: State, hex: i64) -> i64:
    """Constructions in the hex other than walls, the Tower included."""
    total = towers_in(s, hex)
    for kind in range(hex * CONSTRUCTIONS, hex * CONSTRUCTIONS + CONSTRUCTIONS):
        total += s.built[kind]
    return total


def constructions_in(s: State, hex: i64) -> i64:
    """C(h): three walls are one Construction (RR-1.24)."""
    return pieces_in(s, hex) + walls_in(s, hex) // WALLS_A_CONSTRUCTION


def limit_of(s: State, hex: i64) -> i64:
    """L(h): four, and one for every aqueduct here and next to here (RR-1.26)."""
    limit = MOST_CONSTRUCTIONS + s.built[hex * CONSTRUCTIONS + AQUEDUCT]
    for side in range(hex * SIDES, hex * SIDES + SIDES):
        beside = s.near[side]
        if beside != NO_HEX:
            limit += s.built[beside * CONSTRUCTIONS + AQUEDUCT]
    return limit


def power_of(s: State, hex: i64) -> i64:
    """Pow(h): farms do not count, but for the one of Architectus (RR-1.25)."""
    power = constructions_in(s, hex) - s.built[hex * CONSTRUCTIONS + FARM]
    return power + 1 if s.architectus_hex == hex else power


def by_power(s: State, hex: i64) -> i64:
    """The row of a table by Power, whose last one is for 7 and more."""
    return min(MOST_POWER, power_of(s, hex))


def worker_limit(s: State, seat: i64) -> i64:
    """Workers that a seat may have on the map (RR-1.10)."""
    return WORKER_LIMIT[by_power(s, s.capital[seat])]


def military_limit(s: State, seat: i64) -> i64:
    """Soldiers and Mercenaries that a seat may have on the map (RR-1.10)."""
    return MILITARY_LIMIT[by_power(s, s.capital[seat])]


def direction_of(s: State, hex: i64, other: i64) -> i64:
    """On which side of a hex its neighbour lies, -1 if it is none."""
    for side in range(SIDES):
        if s.near[hex * SIDES + side] == other:
            return side
    return -1


def is_behind_wall(s: State, inside: i64, outside: i64) -> bool:
    """Does a wall protect a hex against its neighbour (RR-2.5)?"""
    side = direction_of(s, inside, outside)
    return side >= 0 and s.walls[inside] >> side & 1 != 0


def is_next_to_water(s: State, hex: i64) -> bool:
    """Is there an explored Water hex beside it?"""
    for side in range(hex * SIDES, hex * SIDES + SIDES):
        beside = s.near[side]
        if beside != NO_HEX and is_explored_water(s, beside):
            return True
    return False


# --- other people --------------------------------------------------------------------------------


def has_hostile(s: State, hex: i64) -> bool:
    """Are there Units hostile to the one whose Turn it is (RR-5.14)? Who was not asked is not."""
    if s.seats == 1:
        return s.legion[hex] > 0
    present = s.presence[hex]
    if present == 0:
        return False
    for seat in range(s.seats):
        if (
            present >> (8 * seat) & COUNT
            and s.is_foe(s.active, seat)
            and (s.always_hostile or s.hostility[hex] >> (8 + seat) & 1)
        ):
            return True
    return False


def has_foe(s: State, seat: i64, hex: i64) -> bool:
    """Is there a Unit or a Tower of somebody who is no ally (RR-5.63)?"""
    if s.seats == 1:
        return s.legion[hex] > 0 or s.capital[RIVAL] == hex
    for other in range(s.seats):
        if s.is_foe(seat, other) and (s.presence[hex] >> (8 * other) & COUNT or s.capital[other] == hex):
            return True
    return False


# --- ways ----------------------------------------------------------------------------------------


def can_go(s: State, start: i64, goal: i64, way: i64) -> bool:
    """May a Unit go to a neighbour in this way (RR-5.10, RR-5.11, RR-5.13, RR-5.95, RR-5.100)?"""
    if goal == NO_HEX or (s.seats == 1 and goal == s.capital[RIVAL]):
        return False
    if not is_explored(s, goal):
        return way == BY_ACTION
    if s.terrain[goal] != WATER:
        return way != BY_NAUTA and (way != BY_EQUES or s.terrain[start] != WATER)
    if way == BY_NAUTA:
        return True
    return way != BY_EQUES and (s.terrain[start] == WATER or s.built[start * CONSTRUCTIONS + PORT] > 0)


def destinations(s: State, start: i64, way: i64) -> list[int]:
    """Where a Unit may go, in the order of hexes; away from hostile Units only as a retreat (RR-5.8)."""
    if has_hostile(s, start):
        return retreats(s, start, s.capital[s.active], way)
    goals: list[int] = []
    for side in BY_HEX:
        goal = s.near[start * SIDES + side]
        if can_go(s, start, goal, way):
            goals.append(goal)
    return goals


def can_leave(s: State, start: i64, way: i64) -> bool:
    """Is there any destination?"""
    if has_hostile(s, start):
        return len(retreats(s, start, s.capital[s.active], way)) > 0
    for side in range(start * SIDES, start * SIDES + SIDES):
        if can_go(s, start, s.near[side], way):
            return True
    return False


def retreats(s: State, start: i64, capital: i64, way: i64) -> list[int]:
    """Nearer to the Capital, or else as near; from the Capital itself anywhere (RR-5.12)."""
    nearer: list[int] = []
    equal: list[int] = []
    here = DISTANCE[start * HEXES + capital]
    for side in BY_HEX:
        goal = s.near[start * SIDES + side]
        if can_go(s, start, goal, way):
            there = DISTANCE[goal * HEXES + capital]
            if start == capital or there < here:
                nearer.append(goal)
            elif there == here:
                equal.append(goal)
    return nearer if len(nearer) > 0 else equal


def crosses_wall(s: State, start: i64, side: i64) -> bool:
    """Does who leaves over this side meet a wall of the hex beyond (RR-5.17)?"""
    return s.walls[s.near[start * SIDES + side]] >> opposite(side) & 1 != 0

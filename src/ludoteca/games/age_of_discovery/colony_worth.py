"""What a seat may hope for in the New World: points of the scorings to come, and goods of regions.

Every worth is in victory points.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludoteca.games.age_of_discovery.data import (
    FIRST_IN_COLONY_VP,
    REGIONS,
    SCORING_OF_TURN,
    SECOND_IN_COLONY_VP,
    TURNS,
    UNITS_FOR_A_GOOD,
)

if TYPE_CHECKING:
    from ludoteca.games.age_of_discovery.state import State

# How many units a lead may still shift before a scoring: at its turn, and more for each turn until then.
SHIFT: Final = 0.45
SHIFT_A_TURN: Final = 0.30
# A scoring further away is worth less, because its colonies are not the ones of today.
NEXT_SCORING: Final = 1.0
LATER_SCORING: Final = 0.62
# How near one or two units bring a colony to its three.
GROWTH_A_TURN: Final = 0.35
# The chance to be the first with three units, having one or two there.
GOOD_WITH_ONE: Final = 0.12
GOOD_WITH_TWO: Final = 0.40


def scorings(s: State, seat: i64, region: i64, units: i64) -> float:
    """Points that a region will bring with so many units, in all scorings to come."""
    if units == 0:
        return 0.0
    most: i64 = 0
    second: i64 = 0
    for other in range(s.seats):
        if other != seat:
            theirs = s.units(other, region)
            if theirs > most:
                second = most
                most = theirs
            elif theirs > second:
                second = theirs
    points = 0.0
    weight = NEXT_SCORING
    for turn in range(s.turn, TURNS + 1):
        if SCORING_OF_TURN[turn] >= 0:
            points += weight * expected(units, most, second, turn - s.turn)
            weight *= LATER_SCORING
    return points


def expected(units: i64, most: i64, second: i64, turns: i64) -> float:
    """Points to expect in a scoring so many turns ahead, against the two largest others."""
    shift = SHIFT + SHIFT_A_TURN * float(turns)
    first = likely(units - most, shift)
    behind = likely(units - second, shift) if most > 0 else 1.0
    largest = max(units, most)
    counts = 1.0
    if largest < UNITS_FOR_A_GOOD:
        counts = min(1.0, (float(largest) + GROWTH_A_TURN * float(turns)) / float(UNITS_FOR_A_GOOD + 1))
    return counts * (float(FIRST_IN_COLONY_VP) * first + float(SECOND_IN_COLONY_VP) * (1.0 - first) * behind)


def likely(lead: i64, shift: float) -> float:
    """How likely a lead of so many units lasts; a tie is worth a third of a lead."""
    return 1.0 / (1.0 + exp((0.6 - float(lead)) / shift))


def region_good(s: State, region: i64, units: i64) -> float:
    """The chance to take the good of a region with so many units there, as long as it lies there."""
    if not s.goods_there >> region & 1 or units == 0:
        return 0.0
    if units >= UNITS_FOR_A_GOOD:
        return 1.0
    chance = GOOD_WITH_ONE if units == 1 else GOOD_WITH_TWO
    for seat in range(s.seats):
        if s.units(seat, region) > units:
            return chance / 2.0
    return chance


def best_landing(s: State, seat: i64, arriving: list[int], good: float) -> float:
    """What units gain that will arrive where it is best, one group after the other."""
    gained = 0.0
    present: list[int] = [s.units(seat, region) for region in range(REGIONS)]
    for count in arriving:
        best = 0.0
        where: i64 = 0
        for region in range(REGIONS):
            if s.is_discovered(region):
                gain = worth(s, seat, region, present[region] + count, good)
                gain -= worth(s, seat, region, present[region], good)
                if gain > best:
                    best = gain
                    where = region
        present[where] += count
        gained += best
    return gained


def worth(s: State, seat: i64, region: i64, units: i64, good: float) -> float:
    """Scorings to come and the chance of the region's good."""
    return scorings(s, seat, region, units) + good * region_good(s, region, units)

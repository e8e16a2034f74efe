"""What expeditions may bring, and whom a sensible captain sends. Every worth is in victory points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.games.age_of_discovery.data import (
    CAPTAINS,
    CARD_NATIVES,
    CREWS,
    OTHERS,
    REGIONS,
    SOLDIERS,
    TILE_COINS,
    TILE_NATIVES,
    TILE_PLUNDER,
    TILE_VP,
)
from ludoteca.games.age_of_discovery.steps.discovery import strength

if TYPE_CHECKING:
    from ludoteca.games.age_of_discovery.state import State

MOST_NATIVES: Final[i64] = 6


def chances(natives: vec[i64]) -> vec[float]:
    """For every strength the share of tiles or cards that it overcomes."""
    return vec[float](
        [
            sum(1.0 for needed in natives if needed <= force) / float(len(natives))
            for force in range(MOST_NATIVES + 1)
        ]
    )


TILE_CHANCE: Final = chances(TILE_NATIVES)
CARD_CHANCE: Final = chances(CARD_NATIVES)
# What a success brings on average, money left out.
TILE_REWARD: Final = 6.4
CARD_REWARD: Final = 5.0
TILE_MONEY: Final = 1.9
CARD_MONEY: Final = 3.5
TILE_PLUNDER_MONEY: Final = 3.2
CARD_PLUNDER_MONEY: Final = 1.9
# A region to discover brings a colonist besides its points.
FIRST_COLONIST: Final = 1.2
# With less hope of success than this an expedition waits for more units.
WORTH_SAILING: Final = 0.33
# Next time somebody else may have been quicker.
NEXT_TIME: Final = 0.8


def waiting(s: State, seat: i64, expeditions: i64, dollar: float) -> float:
    """What the units in the Discovery box are worth, with so many expeditions to come."""
    row = seat * CREWS
    soldiers = s.discovery[row + SOLDIERS]
    force = force_of(s, seat)
    if force == 0 or expeditions <= 0:
        return 0.0
    total = 0.0
    share = 1.0
    for _ in range(expeditions):
        sent = min(force, wanted(s, force, expeditions))
        if sent <= 0:
            break
        total += share * success(s, sent) * reward(s, min(soldiers, sent), dollar)
        force -= sent
        soldiers = max(0, soldiers - sent)
        share *= NEXT_TIME
    return total


def success(s: State, force: i64) -> float:
    """How likely so strong an expedition succeeds against the unknown."""
    reached = min(force, MOST_NATIVES)
    return CARD_CHANCE[reached] if s.is_all_discovered() else TILE_CHANCE[reached]


def reward(s: State, soldiers: i64, dollar: float) -> float:
    """What a success brings on average."""
    if s.is_all_discovered():
        return CARD_REWARD + dollar * (CARD_MONEY + CARD_PLUNDER_MONEY * float(soldiers))
    return TILE_REWARD + dollar * (TILE_MONEY + TILE_PLUNDER_MONEY * float(soldiers))


def wanted(s: State, force: i64, expeditions: i64) -> i64:
    """The strength to send: surer the fewer expeditions are to come; just enough for a tile that is known."""
    for region in range(REGIONS):
        if s.tiles_known >> region & 1 and TILE_NATIVES[s.region_tile[region]] <= force:
            return TILE_NATIVES[s.region_tile[region]]
    if expeditions <= 1:
        return force
    return 5 if s.is_all_discovered() else 4


def are_enough(s: State, seat: i64, expeditions: i64) -> bool:
    """Has he the units that he would send? The last expedition takes whoever is there."""
    force = force_of(s, seat)
    return wanted(s, force, expeditions) <= force


def are_too_few(s: State, seat: i64) -> bool:
    """Would all his units together probably fail against the unknown?"""
    return success(s, force_of(s, seat)) < WORTH_SAILING


def force_of(s: State, seat: i64) -> i64:
    """The strength of all his units in the Discovery box."""
    row = seat * CREWS
    return 2 * s.discovery[row + CAPTAINS] + s.discovery[row + SOLDIERS] + s.discovery[row + OTHERS]


def crew_wanted(s: State, crew: i64, expeditions: i64) -> i64:
    """How many of a kind go: soldiers plunder, so all that are of use; captains fill up."""
    row = s.seat * CREWS
    soldiers = s.discovery[row + SOLDIERS]
    others = s.discovery[row + OTHERS]
    force = 2 * s.discovery[row + CAPTAINS] + soldiers + others
    goal = min(force, wanted(s, force, expeditions))
    if crew == CAPTAINS:
        return min(s.discovery[row + CAPTAINS], max(0, goal - soldiers - others + 1) // 2)
    if crew == SOLDIERS:
        return min(soldiers, max(0, goal - 2 * s.sent_captains))
    return min(others, max(0, goal - 2 * s.sent_captains - s.sent_soldiers))


def target_worth(s: State, region: i64, good: float, dollar: float) -> float:
    """What an expedition on its way may hope for in a region."""
    force = strength(s)
    there = good / 4.0 if s.goods_there >> region & 1 else 0.0
    if s.tiles_known >> region & 1:
        tile = s.region_tile[region]
        if TILE_NATIVES[tile] > force:
            return 0.0
        money = TILE_COINS[tile] + TILE_PLUNDER[tile] * s.sent_soldiers
        return float(TILE_VP[tile]) + FIRST_COLONIST + dollar * float(money) + there
    return TILE_CHANCE[min(force, MOST_NATIVES)] * (reward(s, s.sent_soldiers, dollar) + there)


def map_worth(s: State, region: i64, good: float, dollar: float) -> float:
    """What a region brings that is discovered without an expedition."""
    there = good / 4.0 if s.goods_there >> region & 1 else 0.0
    if s.tiles_known >> region & 1:
        tile = s.region_tile[region]
        return float(TILE_VP[tile]) + FIRST_COLONIST + dollar * float(TILE_COINS[tile]) + there
    return TILE_REWARD + dollar * TILE_MONEY + there


def patience(s: State, seat: i64, expeditions: i64, dollar: float) -> float:
    """What the units in the box are worth if none of them sails now, but one unit more joins them."""
    if expeditions <= 1:
        return 0.0
    row = seat * CREWS
    s.discovery[row + OTHERS] += 1
    later = waiting(s, seat, expeditions - 1, dollar)
    s.discovery[row + OTHERS] -= 1
    return later * NEXT_TIME

"""What a bot hopes from work: what Workers can produce in a Turn, and who goes hungry."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.hexes import NO_HEX, opposite
from ludoteca.core.vecs import filled
from ludoteca.games.romolo_o_remo import lands, units
from ludoteca.games.romolo_o_remo.bits import bit
from ludoteca.games.romolo_o_remo.board import HEXES
from ludoteca.games.romolo_o_remo.data import (
    APOTHECARIUS,
    CHARACTERS,
    CONSTRUCTIONS,
    FARM,
    FED_BY_A_FARM,
    FED_BY_A_FURNARUS,
    FIGURES,
    FIRST_MERCENARY,
    FIRST_SOLDIER,
    FOREST,
    FURNARUS,
    HILL,
    PRODUCED,
    QUARRY,
    RESOURCES,
    SAWMILL,
    SIDES,
    WAREHOUSE,
    WATER,
)
from ludoteca.games.romolo_o_remo.state import State
from ludoteca.games.romolo_o_remo.steps import alliance
from ludoteca.games.romolo_o_remo.units import ACTIONS_LEFT, MARKER, MOVES_ONLY

BOTH_ACTIONS: Final[i64] = 2
# A Worker who has to walk first loses a little: the way may be barred when the time comes.
ON_FOOT: Final = 0.9
# A Worker without a place to produce at can still trade, hire or build.
ODD_JOBS: Final = 0.18
ALONE: Final = 0.3
"""The same against the A.I., where there is so much to explore and to build for one."""


def cube_worths(s: State) -> list[float]:
    """What one more cube of each kind is good for."""
    worths: list[float] = []
    for resource in range(RESOURCES):
        worths.append(max(PRODUCE_WORTH[resource], ON_AVERAGE * stock_worth(s, resource)))
    return worths


def stock_worth(s: State, resource: i64) -> float:
    """What the first cube of a kind is worth in hand; the market may soon change its price."""
    change: i64 = 0
    for other in range(RESOURCES):
        change += s.market[resource * RESOURCES + other] - s.market[other * RESOURCES + resource]
    price = float(s.price[resource]) + 0.4 * float(change)
    return max(STOCK_WORTH[resource], SALE + PRICE_WORTH * min(5.0, price))


def plenty(held: i64) -> float:
    """How much the next cube counts if so many are there already."""
    return 1.0 / (1.0 + A_SURPLUS * float(held * held))


def pile_worth(worth: float, count: i64) -> float:
    """What so many cubes of a kind are worth, the first of them so much."""
    total = 0.0
    for number in range(count):
        total += worth * plenty(number)
    return total


PRODUCE_WORTH: Final = [0.30, 0.48, 0.50, 0.16, 0.30]
"""What a cube that is produced is good for: food and Workers, buildings, salaries, Soldiers."""
STOCK_WORTH: Final = [0.22, 0.26, 0.28, 0.12, 0.30]
"""What a cube in hand is good for while nothing is planned with it."""
A_SURPLUS: Final = 0.05
ON_AVERAGE: Final = 0.85
SALE: Final = 0.02
PRICE_WORTH: Final = 0.16


def output(s: State, seat: i64, is_now: bool) -> float:
    """What the Workers of a seat can produce in one Turn; with `is_now` in what is left of this one.

    Every source serves one Worker, every warehouse takes one production.
    """
    worths = cube_worths(s)
    odd_jobs = ALONE if s.seats == 1 else ODD_JOBS
    used: i64 = s.produced if is_now else 0
    room = filled(HEXES, -1)
    in_hand = s.characters[seat * CHARACTERS + APOTHECARIUS]
    if is_now:
        in_hand -= s.apothecarii_used
    total = 0.0
    for number in range(FIRST_SOLDIER):
        row = seat * FIGURES + number
        hex = s.unit_hex[row]
        if hex < 0:
            continue
        state = s.unit_state[row]
        actions: i64 = BOTH_ACTIONS
        if is_now:
            actions = state & ACTIONS_LEFT
            if actions == 0 or state & (MARKER | MOVES_ONLY):
                continue
        best = odd_jobs
        best_source: i64 = NO_HEX
        best_store: i64 = NO_HEX
        for side in range(-1, SIDES):
            place = hex if side < 0 else s.near[hex * SIDES + side]
            if place == NO_HEX or used >> place & 1 or not lands.is_explored(s, place):
                continue
            terrain = s.terrain[place]
            works_at = hex
            if side >= 0 and terrain != WATER:
                if actions < BOTH_ACTIONS or (s.walls[place] >> opposite(side) & 1):
                    continue
                works_at = place
            elif s.terrain[hex] == WATER:
                continue
            worth = yield_of(s, seat, place) * worths[PRODUCED[terrain]]
            if side >= 0 and terrain != WATER:
                worth *= ON_FOOT
            if worth <= best:
                continue
            store = store_for(s, seat, works_at, room, is_now)
            if store == NO_HEX and in_hand <= 0:
                continue
            best = worth
            best_source = place
            best_store = store
        if best_source == NO_HEX:
            total += odd_jobs
            continue
        used |= bit(best_source)
        if best_store == NO_HEX:
            in_hand -= 1
        else:
            room[best_store] -= 1
        total += best
    return total


def yield_of(s: State, seat: i64, source: i64) -> float:
    """Cubes from a source, without what the first Praepositus adds."""
    terrain = s.terrain[source]
    count: i64 = 1
    if terrain == HILL:
        count += s.built[source * CONSTRUCTIONS + QUARRY]
    elif terrain == FOREST:
        count += s.built[source * CONSTRUCTIONS + SAWMILL]
    return float(count) + 0.6 * float(s.marks[seat * RESOURCES + PRODUCED[terrain]])


def store_for(s: State, seat: i64, hex: i64, room: vec[i64], is_now: bool) -> i64:
    """A hex in reach with a warehouse that has still room, and nobody who would be hostile."""
    for side in range(-1, SIDES):
        place = hex if side < 0 else s.near[hex * SIDES + side]
        if place == NO_HEX or s.built[place * CONSTRUCTIONS + WAREHOUSE] == 0:
            continue
        if side >= 0 and s.walls[place] >> opposite(side) & 1:
            continue
        if room[place] < 0:
            count = free_in(s, place) if is_now else s.built[place * CONSTRUCTIONS + WAREHOUSE]
            room[place] = 0 if has_foes(s, seat, place) else count
        if room[place] > 0:
            return place
    return NO_HEX


def free_in(s: State, hex: i64) -> i64:
    """Empty warehouses of a hex."""
    total: i64 = 0
    for row in range(len(s.warehouse_hex)):
        if s.warehouse_hex[row] == hex and s.warehouse_cubes[row] == 0:
            total += 1
    return total


def hungry(s: State, seat: i64) -> i64:
    """How many Workers and Soldiers of a seat farms and Furnarus do not feed."""
    meals = filled(HEXES, -1)
    short: i64 = 0
    for number in range(FIRST_MERCENARY):
        hex = s.unit_hex[seat * FIGURES + number]
        if hex >= 0 and not eats(s, seat, hex, meals):
            short += 1
    return max(0, short - FED_BY_A_FURNARUS * s.characters[seat * CHARACTERS + FURNARUS])


def eats(s: State, seat: i64, hex: i64, meals: vec[i64]) -> bool:
    """Is there a meal left for a Unit in the hex? Then it is eaten."""
    for side in range(-1, SIDES):
        place = hex if side < 0 else s.near[hex * SIDES + side]
        if place == NO_HEX or s.built[place * CONSTRUCTIONS + FARM] == 0:
            continue
        if side >= 0 and s.walls[place] >> opposite(side) & 1:
            continue
        if meals[place] < 0:
            is_free = not has_foes(s, seat, place)
            meals[place] = FED_BY_A_FARM * s.built[place * CONSTRUCTIONS + FARM] if is_free else 0
        if meals[place] > 0:
            meals[place] -= 1
            return True
    return False


def has_foes(s: State, seat: i64, hex: i64) -> bool:
    """Are there Units of other players who are no allies, and so may declare them hostile (RR-5.14)?"""
    friends = bit(8 * seat) * units.COUNT
    if s.allied:
        friends |= bit(8 * alliance.ally_of(s, seat)) * units.COUNT
    return s.presence[hex] & ~friends != 0


def stored(s: State, resource: i64) -> i64:
    """Cubes of a kind in all warehouses."""
    total: i64 = 0
    for contents in s.warehouse_cubes:
        if contents % RESOURCES == resource:
            total += contents // RESOURCES
    return total


def held(s: State, seat: i64, resource: i64, is_active: bool) -> i64:
    """Cubes of a kind in hand, and for the active player those in the warehouses."""
    count = s.cubes[seat * RESOURCES + resource]
    return count + stored(s, resource) if is_active else count

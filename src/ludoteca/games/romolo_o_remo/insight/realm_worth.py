"""What a bot hopes from its realm: the Power of the Capital, the land around it, and its safety."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.core.hexes import NO_HEX
from ludoteca.games.romolo_o_remo import lands, units
from ludoteca.games.romolo_o_remo.bits import bit
from ludoteca.games.romolo_o_remo.board import DISTANCE, HEXES
from ludoteca.games.romolo_o_remo.data import (
    COIN,
    COMBAT_VALUE,
    FARM,
    FIGURE_OF_EXPLORER,
    FIGURES,
    FIRST_MERCENARY,
    FOREST,
    FORUM,
    FORUM_BONUS,
    HILL,
    MERCENARIES,
    PLAIN,
    SIDES,
    TEMPLE,
    TOWER_VALUE,
    UNITS,
    WATER,
    WORKER,
)
from ludoteca.games.romolo_o_remo.insight import alone_worth
from ludoteca.games.romolo_o_remo.state import State

# How near a Capital of this Power is to its next ring of Influence.
TO_FIRST_RING: Final = [0.0, 0.12, 0.30, 0.60]
TO_NEXT_RING: Final = 0.35
FIRST_INFLUENCE: Final[i64] = 4
FULL_INFLUENCE: Final[i64] = 6
# What a Dominion that is not yet there promises.
DOMINION_AHEAD: Final = 0.65
# An unexplored hex of the ring may be land.
PERHAPS: Final = 0.25
A_SPACE: Final = 0.25
A_TEMPLE: Final = 0.4
A_MATERIAL: Final = 1.5
SOME_SALT: Final = 0.3
NEAR: Final[i64] = 2
FAR: Final[i64] = 9
# What an Explorer finds in a Round.
A_FIND: Final = 0.15
A_STEP: Final = 0.05
# A half-coin more for a sale, for each Worker and Turn.
A_SALE: Final = 0.03
# A Tower that is threatened or damaged.
IN_DANGER: Final = 0.9
A_DAMAGE: Final = 2.5


def promise(s: State, seat: i64, rings: list[float], has_dominion: bool) -> float:
    """What the Capital may still become: the next ring of Influence, the Dominion, room to build."""
    capital = s.capital[seat]
    power = lands.power_of(s, capital)
    hoped = 0.0
    if power < FIRST_INFLUENCE:
        hoped += TO_FIRST_RING[power] * rings[0]
    elif power < FULL_INFLUENCE:
        hoped += TO_NEXT_RING * rings[power - FIRST_INFLUENCE + 1]
    if not has_dominion:
        hoped += DOMINION_AHEAD * float(power + best_plain(s, capital))
    hoped += A_TEMPLE * float(min(2, lands.standing_in(s, capital, TEMPLE)))
    room = lands.limit_of(s, capital) - lands.constructions_in(s, capital)
    return hoped + A_SPACE * float(min(2, room)) - A_SPACE * float(lands.standing_in(s, capital, FARM))


def capital_worth(power: i64, rings: list[float], plain: i64) -> float:
    """What a Capital of a Power is worth: the hexes it reaches, the Dominion, and what comes next."""
    if power < FIRST_INFLUENCE:
        return TO_FIRST_RING[power] * rings[0] + DOMINION_AHEAD * float(power + plain)
    worth = rings[0] + float(power + plain)
    if power > FIRST_INFLUENCE:
        worth += rings[1]
    if power >= FULL_INFLUENCE:
        return worth + rings[2]
    return worth + TO_NEXT_RING * rings[power - FIRST_INFLUENCE + 1]


def sales(s: State, seat: i64, turns: float) -> float:
    """What a forum in the Capital adds to sales in the Turns to come."""
    capital = s.capital[seat]
    forums = lands.standing_in(s, capital, FORUM)
    bonus = FORUM_BONUS[lands.by_power(s, capital)]
    if forums == 0 or bonus == 0:
        return 0.0
    workers = float(min(4, units.count_on_map(s, seat, WORKER)))
    return A_SALE * float(bonus + COIN * (forums - 1)) * workers * turns


def variety(s: State, seat: i64) -> float:
    """Stone and wood, both near the Capital, are what cities are built of; salt helps."""
    capital = s.capital[seat]
    found: i64 = 0
    for hex in s.on_map:
        if DISTANCE[hex * HEXES + capital] <= NEAR and lands.is_explored(s, hex):
            found |= bit(s.terrain[hex])
    total = A_MATERIAL * float((found >> HILL & 1) + (found >> FOREST & 1))
    return total + SOME_SALT * float(found >> WATER & 1)


def best_plain(s: State, capital: i64) -> i64:
    """The highest Power of a plain beside the Capital."""
    best: i64 = 0
    for side in range(capital * SIDES, capital * SIDES + SIDES):
        hex = s.near[side]
        if hex != NO_HEX and lands.is_explored(s, hex) and s.terrain[hex] == PLAIN:
            best = max(best, lands.power_of(s, hex))
    return best


def ring_worths(s: State, seat: i64) -> list[float]:
    """The hexes that Influence would reach with one, two and three steps, ring by ring."""
    capital = s.capital[seat]
    reached = bit(capital)
    frontier: list[int] = [capital]
    rings: list[float] = []
    for _ in range(3):
        further: list[int] = []
        worth = 0.0
        for hex in frontier:
            for side in range(SIDES):
                beside = s.near[hex * SIDES + side]
                if beside == NO_HEX or reached >> beside & 1:
                    continue
                if not lands.is_explored(s, beside):
                    reached |= bit(beside)
                    worth += PERHAPS
                    continue
                if not lands.is_land(s, beside) or lands.towers_in(s, beside):
                    continue
                if lands.crosses_wall(s, hex, side):
                    continue
                reached |= bit(beside)
                worth += float(max(1, s.multiplier[beside]))
                further.append(beside)
        rings.append(worth)
        frontier = further
    return rings


def danger(s: State, seat: i64) -> float:
    """How much the Tower is threatened by those who stand near it."""
    capital = s.capital[seat]
    guard = float(TOWER_VALUE + guards_in(s, seat, capital))
    if s.seats == 1:
        threat = alone_worth.legions(s, capital, TOWER_VALUE + guards_in(s, seat, capital))
        return threat * (1.0 + float(s.damage[seat])) + A_DAMAGE * float(s.damage[seat])
    worst = 0.0
    for other in range(s.seats):
        if s.is_foe(seat, other) and s.is_in(other):
            worst = max(worst, float(strength_near(s, other, capital)))
    threat = max(0.0, 1.6 * worst - guard) * IN_DANGER
    return threat * (1.0 + float(s.damage[seat])) + A_DAMAGE * float(s.damage[seat])


def guards_in(s: State, seat: i64, hex: i64) -> i64:
    """The combat values of Workers and Soldiers there; Mercenaries are gone tomorrow."""
    total: i64 = 0
    for number in range(FIRST_MERCENARY):
        if s.unit_hex[seat * FIGURES + number] == hex:
            total += COMBAT_VALUE[units.kind_of(number)]
    return total


def strength_near(s: State, seat: i64, hex: i64) -> i64:
    """The combat values of Soldiers and Mercenaries that could be there soon."""
    total: i64 = 0
    for number in range(UNITS):
        row = units.on_map(s, seat, number)
        if row != units.NO_UNIT and DISTANCE[s.unit_hex[row] * HEXES + hex] <= NEAR:
            value = COMBAT_VALUE[units.kind_of(number)]
            if value > 1:
                total += value
    return total


def mercenaries(s: State, seat: i64) -> i64:
    """Mercenaries of a seat, on the map and on the table."""
    total: i64 = 0
    for mercenary in range(MERCENARIES):
        if s.mercenary_owner[mercenary] == seat:
            total += 1
    return total


def explorer(s: State, seat: i64, rounds: float) -> float:
    """What an Explorer may still find, and how far he has to go for it."""
    hex = s.unit_hex[seat * FIGURES + FIGURE_OF_EXPLORER]
    if hex < 0:
        return 0.0
    unknown: i64 = 0
    nearest: i64 = FAR
    for other in s.on_map:
        if not lands.is_explored(s, other):
            unknown += 1
            nearest = min(nearest, DISTANCE[hex * HEXES + other])
    if unknown == 0:
        return 0.0
    finds = min(float(unknown), rounds)
    return finds * A_FIND - A_STEP * float(nearest - 1)

"""What a bot makes of the end of the game: how far it is, and what it is worth to whoever would win."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.games.romolo_o_remo import control, lands, units
from ludoteca.games.romolo_o_remo.board import DISTANCE, HEXES
from ludoteca.games.romolo_o_remo.data import (
    AQUEDUCT,
    BANK_MERCENARIES,
    BANK_OF,
    BANK_WALLS,
    BANKS,
    COIN,
    CONSTRUCTIONS,
    EMPTY_SLOT,
    FIRST_CHARACTER,
    HALF_COIN,
    HALF_COINS_A_POINT,
    MERCENARY,
    PORT,
    SALT,
    SOLDIER,
    STONE,
    STONE_COST,
    TERRAIN_OF,
    WALLS_A_CONSTRUCTION,
    WOOD,
    WOOD_COST,
    WORKER,
)
from ludoteca.games.romolo_o_remo.insight import alone_worth, labour_worth, points_worth, realm_worth
from ludoteca.games.romolo_o_remo.state import State
from ludoteca.games.romolo_o_remo.steps import ending
from ludoteca.games.romolo_o_remo.steps.growth import characters_of

# How long a game lasts, in Rounds.
LONGEST: Final = 14.0
PACE: Final = 0.8
LEAST: Final = 3.0
VERY_END: Final = 2.0
LATE: Final = 9
VERY_LATE: Final = 20.0
# What a victory that is sure and near is worth, in points; when it is sure; how many Turns are half as good.
A_VICTORY: Final = 10.0
NARROW: Final = 1.0
SURE: Final = 4.0
A_WHILE: Final = 3.0
IMPATIENCE: Final = 0.05
"""With every Round of a very long game a smaller lead will do, by so many points."""
# What a Worker earns by an act, in half-coins: he produces in one and sells in another.
EARNED: Final = 3.0
BEYOND: Final = 99.0
"""Acts to what cannot be done at all."""
NEAR: Final[i64] = 2


def rounds_left(s: State) -> float:
    """How many Rounds are still to come: fewer with every Round, and hardly any when all is near its end.

    Who hires or builds should not fear that he shortens the game: before the very end it is no matter.
    """
    if s.ending:
        return 1.0
    left = max(LEAST, LONGEST - PACE * float(s.round - 1))
    if pieces_to_the_end(s) <= 1:
        left = VERY_END
    if s.max_rounds:
        left = min(left, float(s.max_rounds - s.round))
    return max(1.0, left)


def pieces_to_the_end(s: State) -> i64:
    """How many characters or scarce pieces must go before the end comes (RR-6.2)."""
    return min(tiles_left(s), scarce_pieces(s))


def tiles_left(s: State) -> i64:
    """Characters that nobody has hired yet."""
    tiles = len(s.pile)
    for character in s.display:
        if character != EMPTY_SLOT:
            tiles += 1
    return tiles


def scarce_pieces(s: State) -> i64:
    """Pieces of the three types that will run out first."""
    return i64(least_three([float(s.bank[bank]) for bank in range(BANKS)]))


def least_three(counts: list[float]) -> float:
    """The three least of some counts together: three types of pieces must be used up (RR-6.2)."""
    first = BEYOND
    second = BEYOND
    third = BEYOND
    for count in counts:
        if count < first:
            third = second
            second = first
            first = count
        elif count < second:
            third = second
            second = count
        elif count < third:
            third = count
    return first + second + third


def is_the_end(s: State) -> bool:
    """Are the last choices made?"""
    step = s.step
    return step is ending.END_ARCHITECTUS or step is ending.END_SACERDOS or step is ending.END_DOMINION


def hurry(s: State, hopes: list[float], table: vec[i64]) -> None:
    """Late in a game, whoever could end it and win is glad of all that brings its end nearer."""
    if s.seats == 1:
        alone_worth.hurry(hopes, 0 if s.ending else pieces_to_the_end(s))
        return
    totals = [points_worth.total_of(party, table) for party in range(control.parties(s))]
    impatience = IMPATIENCE * max(0.0, float(s.round) - VERY_LATE)
    for seat in range(s.seats):
        if not s.is_in(seat) or s.capital[seat] < 0:
            continue
        own = control.party_of(s, seat)
        best = 0.0
        for party in range(len(totals)):
            if party != own and control.is_counted(s, party):
                best = max(best, totals[party])
        hopes[own] += A_VICTORY * victory_in_sight(s, seat, totals[own] - best + impatience)


def victory_in_sight(s: State, seat: i64, ahead: float) -> float:
    """How near a victory is to a seat so far ahead: by hiring all characters, or by using up pieces."""
    if s.ending:
        return sureness(ahead)
    tiles = tiles_left(s)
    if sureness(ahead + float(tiles)) == 0.0:
        return 0.0
    workers = float(max(1, units.count_on_map(s, seat, WORKER)))
    price = float(tiles * (FIRST_CHARACTER + COIN * characters_of(s, seat)) + COIN * tiles * (tiles - 1) // 2)
    acts = float(tiles) + max(0.0, price - float(s.money[seat])) / EARNED
    hired = ahead + float(tiles) - price / float(HALF_COINS_A_POINT)
    by_hiring = sureness(hired) * soon(max(float(tiles), acts / workers))
    return max(by_hiring, sureness(ahead) * soon(acts_to_use_up(s, seat) / workers))


def sureness(ahead: float) -> float:
    """How sure a victory by so many points is."""
    return max(0.0, min(1.0, (ahead + NARROW) / SURE))


def soon(turns: float) -> float:
    """How much of what lies so many Turns ahead counts."""
    return 1.0 / (1.0 + turns / A_WHILE)


def acts_to_use_up(s: State, seat: i64) -> float:
    """How many acts of Workers it takes to use up the three types of pieces that are nearest to it."""
    stone = labour_worth.held(s, seat, STONE, seat == s.active)
    wood = labour_worth.held(s, seat, WOOD, seat == s.active)
    return least_three([acts_for(s, seat, bank, stone, wood) for bank in range(BANKS)])


def acts_for(s: State, seat: i64, bank: i64, stone: i64, wood: i64) -> float:
    """Acts to use up a type: one for each piece, one for each cube that has still to be got."""
    count = s.bank[bank]
    if count == 0:
        return 0.0
    if bank == BANK_MERCENARIES:
        return acts_to_hire(s, seat, count)
    if bank == BANK_WALLS:
        acts = (count + WALLS_A_CONSTRUCTION - 1) // WALLS_A_CONSTRUCTION
        return float(acts + max(0, count - stone - wood))
    best = BEYOND
    for kind in range(CONSTRUCTIONS):
        if BANK_OF[kind] == bank and has_room(s, seat, kind):
            missing = max(0, count * STONE_COST[kind] - stone) + max(0, count * WOOD_COST[kind] - wood)
            best = min(best, float(count + missing))
    return best


def acts_to_hire(s: State, seat: i64, count: i64) -> float:
    """Acts to hire so many Mercenaries, two at a time, and to earn what they cost until the Turn ends."""
    soldiers = units.count_on_map(s, seat, SOLDIER) + units.count_on_map(s, seat, MERCENARY)
    if soldiers + count > lands.military_limit(s, seat):
        return BEYOND
    hired = realm_worth.mercenaries(s, seat) + count
    salary = hired * (hired + 1) // 2 * max(HALF_COIN, COIN * s.price[SALT])
    missing = COIN * count + salary - s.money[seat]
    return float((count + 1) // 2) + max(0.0, float(missing)) / EARNED


def has_room(s: State, seat: i64, kind: i64) -> bool:
    """Is there a place for it near the Capital?"""
    capital = s.capital[seat]
    for hex in s.on_map:
        if DISTANCE[hex * HEXES + capital] > NEAR or not lands.is_explored(s, hex):
            continue
        if s.terrain[hex] != TERRAIN_OF[kind]:
            continue
        if kind == PORT and not lands.is_next_to_water(s, hex):
            continue
        if kind == AQUEDUCT or lands.limit_of(s, hex) > lands.constructions_in(s, hex):
            return True
    return False

"""What a player may hope for: his points, and what goods, donkeys and buildings around him promise."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.vecs import filled
from ludoteca.games.roads_and_boats import scoring
from ludoteca.games.roads_and_boats.data import (
    BOARDS,
    BUILDINGS,
    CLAY,
    COAL_BURNER,
    FLEET,
    FUEL,
    GOLD,
    GOODS,
    IRON,
    MINE,
    MINT,
    NO_BUILDING,
    NO_TILE,
    PAPER,
    QUARRY,
    SAWMILL,
    STONE,
    TRUNKS,
    WEALTH,
    WOODCUTTER,
)
from ludoteca.games.roads_and_boats.geometry import CARGO, CELLS, MOST_BANKS, SPOTS
from ludoteca.games.roads_and_boats.plans.land import TILES_APART, turns_left

if TYPE_CHECKING:
    from ludoteca.games.roads_and_boats.state import State

FAR: Final[i64] = 12
# What is left of a promise a tile farther from home, and of goods that nobody holds.
A_TILE_FARTHER: Final = 0.85
LYING: Final = 0.8
# Points that a good promises while there is time to use it.
PROMISE: Final = {
    TRUNKS: 1.2,
    BOARDS: 1.0,
    CLAY: 0.6,
    STONE: 0.8,
    FUEL: 3.0,
    IRON: 0.4,
    PAPER: 1.0,
}
GOODS_PROMISE: Final = vec[i64]([round(100 * PROMISE.get(good, 0.0)) for good in range(GOODS)])
"""In hundredths."""
COINED: Final = 6.0
"""What a mint adds to a nugget of gold."""
BURIED: Final = 8.0
"""A nugget that is still in a mine."""
# Points a turn.
A_DONKEY: Final = 0.6
A_WOODCUTTER: Final = 0.9
A_QUARRY: Final = 0.4
A_SAWMILL: Final = 0.8
A_ROAD: Final = 0.05
ONE_MORE: Final = 0.4
"""What is left of that for another building of the same kind."""
ENOUGH_TURNS: Final[i64] = 12
THE_MINT: Final = 10.0
THE_BURNER: Final = 6.0
TIME_TO_USE: Final = 6.0
# The temple breaks ties; what is proposed to no avail costs a little.
A_PLACE_NEARER: Final = 0.02
A_PROPOSAL: Final = 0.05
A_TOPIC: Final = 1.0


def hope(s: State, seat: i64) -> float:
    """The points that a player may hope for."""
    hoped = float(scoring.score(s, seat)) + A_PLACE_NEARER * float(scoring.closeness(s, seat))
    hoped -= A_PROPOSAL * float(s.proposals)
    if s.homes[seat] < 0:
        return hoped
    home = s.homes[seat] // MOST_BANKS
    turns = min(turns_left(s), ENOUGH_TURNS)
    time = float(turns)
    use = min(1.0, time / TIME_TO_USE)
    houses = filled(BUILDINGS, 0)
    topics = s.research[seat]
    while topics > 0:
        hoped += A_TOPIC * use * float(topics & 1)
        topics >>= 1
    for tile in range(CELLS):
        if s.terrain[tile] == NO_TILE:
            continue
        share = share_of(s, seat, home, tile)
        house = s.building[tile]
        if house != NO_BUILDING:
            worth = share * house_worth(s, tile, house, time)
            if worth > 0.0:
                hoped += worth if house == MINE else worth * power(ONE_MORE, houses[house])
                houses[house] += 1
        if share > 0.0:
            hoped += share * lying_worth(s, tile, use, turns)
    for border in range(CELLS * 3):
        if s.roads[border] > 0:
            hoped += A_ROAD * time * share_of(s, seat, home, border // 3)
    for carrier in range(seat * FLEET, seat * FLEET + s.fleet[seat]):
        hoped += A_DONKEY * time
        row = (CARGO + carrier) * GOODS
        near = nearness(TILES_APART[s.place[carrier] // SPOTS * CELLS + home])
        for good in range(GOODS):
            count = s.goods[row + good]
            if count > 0:
                hoped += near * use * float(GOODS_PROMISE[good] * count) / 100.0
                if good == GOLD and houses[MINT] > 0 and turns >= 2:
                    hoped += COINED * float(count)
    return hoped


def house_worth(s: State, tile: i64, house: i64, time: float) -> float:
    """What a building will yield."""
    if house == WOODCUTTER:
        return A_WOODCUTTER * time
    if house == QUARRY:
        return A_QUARRY * time
    if house == SAWMILL:
        return A_SAWMILL * time
    if house == MINE:
        return BURIED * min(float(s.gold[tile]), time / 2.0)
    if house == MINT:
        return THE_MINT * min(1.0, time / 4.0)
    return THE_BURNER * min(1.0, time / 4.0) if house == COAL_BURNER else 0.0


def lying_worth(s: State, tile: i64, use: float, turns: i64) -> float:
    """What the goods on the ground of a tile promise to who is near."""
    worth = 0.0
    for good in range(GOODS):
        count: i64 = 0
        for bank in range(MOST_BANKS):
            count += s.goods[(tile * MOST_BANKS + bank) * GOODS + good]
        if count > 0:
            worth += LYING * use * float(GOODS_PROMISE[good] * min(count, 6)) / 100.0
            if WEALTH[good] > 0 and turns > 0:
                worth += LYING * float(WEALTH[good] * count)
                if good == GOLD and turns >= 3:
                    worth += LYING * COINED * float(count)
    return worth


def share_of(s: State, seat: i64, home: i64, tile: i64) -> float:
    """How much of what lies on a tile a player may take for his: the nearest has most of it."""
    far = TILES_APART[tile * CELLS + home]
    others = FAR
    for other in range(s.seats):
        if other != seat and s.homes[other] >= 0:
            others = min(others, TILES_APART[tile * CELLS + s.homes[other] // MOST_BANKS])
    if far > others:
        return 0.0
    return nearness(far) * (0.5 if far == others else 1.0)


def nearness(tiles: i64) -> float:
    """What is left of a promise so many tiles from home."""
    return power(A_TILE_FARTHER, tiles)


def power(base: float, exponent: i64) -> float:
    """A share that shrinks with every tile, or with every building of a kind."""
    result = 1.0
    for _ in range(exponent):
        result *= base
    return result

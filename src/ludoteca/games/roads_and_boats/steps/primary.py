"""What production brings by itself at first: mines, other primary producers, geese (RB-6.2.1 … RB-6.2.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludoteca.games.roads_and_boats.data import (
    BUILDING_NAMES,
    FIRST_SECONDARY,
    FLEET,
    GOLD,
    GOOD_NAMES,
    GOODS,
    GOOSE,
    IRON,
    MINE,
    NO_BUILDING,
    NO_TILE,
    OUTPUT,
    PASTURE,
)
from ludoteca.games.roads_and_boats.geometry import CELLS, HEX_NAMES, MOST_BANKS, SPOTS
from ludoteca.games.roads_and_boats.goods import ground

if TYPE_CHECKING:
    from ludoteca.games.roads_and_boats.state import State


def produce(s: State) -> None:
    """Everything is fresh again; mines draw, others yield one good, lonely pairs of geese a third goose."""
    reset(s)
    for tile in range(CELLS):
        if s.building[tile] == MINE and s.gold[tile] + s.iron[tile] > 0:
            draw(s, tile)
    for tile in range(CELLS):
        building = s.building[tile]
        if 0 <= building < FIRST_SECONDARY and building != MINE:
            yield_good(s, tile, OUTPUT[building])
    for tile in range(CELLS):
        if s.terrain[tile] != NO_TILE and s.building[tile] == NO_BUILDING:
            region = region_of_pair(s, tile)
            if region >= 0 and is_empty_for_breeding(s, tile, 2):
                s.goods[ground(tile, region) * GOODS + GOOSE] += 1
                if s.journal is not None:
                    s.journal.tell("goose-hatched", hex=HEX_NAMES[tile])


def reset(s: State) -> None:
    """All buildings and tiles may produce anew (P0 of RB-5.3)."""
    for tile in range(CELLS):
        s.used[tile] = 0
    for carrier in range(s.seats * FLEET):
        s.acts[carrier] = 0
        s.made_at[carrier] = -1


def draw(s: State, tile: i64) -> None:
    """A mine yields a good from its bag: by chance, or alone the one it has more of (RB-6.2.2, RB-3.11)."""
    gold, iron = s.gold[tile], s.iron[tile]
    if s.solo_mines:
        is_gold = gold >= iron
    elif gold == 0 or iron == 0:
        is_gold = iron == 0
    else:
        is_gold = s.rng.below(gold + iron) < gold
        s.reveals += 1
    if is_gold:
        s.gold[tile] -= 1
    else:
        s.iron[tile] -= 1
    yield_good(s, tile, GOLD if is_gold else IRON)


def yield_good(s: State, tile: i64, good: i64) -> None:
    """One good lands on the ground of a building's region."""
    region = s.region_of(tile, s.building_bank[tile])
    s.goods[ground(tile, region) * GOODS + good] += 1
    if s.journal is not None:
        s.journal.tell(
            "yielded",
            building=BUILDING_NAMES[s.building[tile]],
            hex=HEX_NAMES[tile],
            good=GOOD_NAMES[good],
        )


def region_of_pair(s: State, tile: i64) -> i64:
    """The region of a tile with exactly two geese on its ground, -1 if there is none."""
    for region in range(MOST_BANKS):
        if s.goods[ground(tile, region) * GOODS + GOOSE] == 2:
            return region
    return -1


def is_empty_for_breeding(s: State, tile: i64, geese: i64) -> bool:
    """Is it pasture with nothing but two geese, or but two transporters (RB-6.2.4)?"""
    if s.terrain_now(tile) != PASTURE or s.building[tile] != NO_BUILDING:
        return False
    total: i64 = 0
    for entry in range(ground(tile, 0) * GOODS, ground(tile, MOST_BANKS) * GOODS):
        total += s.goods[entry]
    if total != geese:
        return False
    present: i64 = 0
    for seat in range(s.seats):
        for carrier in range(seat * FLEET, seat * FLEET + s.fleet[seat]):
            if s.place[carrier] // SPOTS == tile:
                present += 1
    return present == 2 - geese

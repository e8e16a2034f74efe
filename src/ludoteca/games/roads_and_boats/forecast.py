"""What the next production brings if nobody touches anything (RB-6.2.1 … RB-6.2.5, RB-6.2.30 … RB-6.2.33)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.vecs import filled
from ludoteca.games.roads_and_boats.data import (
    FIRST_FACTORY,
    FIRST_SECONDARY,
    GOLD,
    GOODS,
    GOOSE,
    IRON,
    MINE,
    NO_BUILDING,
    NO_TILE,
    OUTPUT,
    WAGON_FACTORY,
)
from ludoteca.games.roads_and_boats.geometry import CELLS, MOST_BANKS
from ludoteca.games.roads_and_boats.goods import ground
from ludoteca.games.roads_and_boats.steps import automatic, primary

if TYPE_CHECKING:
    from ludoteca.games.roads_and_boats.state import State


class Change(NamedTuple):
    """Goods that come and go on a tile; a mine with both in its bag may yield the one or the other."""

    tile: int
    gone: dict[int, int]
    come: dict[int, int]
    is_wasted: bool
    """Do goods go, and nothing comes of it?"""


def changes(s: State) -> list[Change]:
    """What changes on the grounds, in tile order."""
    then = s.copy()
    primary.reset(then)
    found: list[Change] = []
    for tile in range(CELLS):
        if s.terrain[tile] == NO_TILE:
            continue
        if s.building[tile] != NO_BUILDING:
            _add_house(then, tile, found)
        if has_goods(then, tile):
            _add_hatching(then, tile, found)
            _add_loose(then, tile, found)
    return found


def has_goods(s: State, tile: i64) -> bool:
    """Does anything lie on the grounds of a tile?"""
    first = ground(tile, 0) * GOODS
    for place in range(first, first + MOST_BANKS * GOODS):
        if s.goods[place] != 0:
            return True
    return False


def _add_house(then: State, tile: i64, found: list[Change]) -> None:
    house = then.building[tile]
    if house == WAGON_FACTORY:
        return
    if house == MINE:
        yields = _from_bag(then, tile)
        if yields:
            found.append(Change(tile, {}, yields, False))
    elif house < FIRST_SECONDARY:
        found.append(Change(tile, {}, {OUTPUT[house]: 1}, False))
    else:
        before = _lying(then, tile)
        automatic.run(then, tile)
        _add_difference(tile, before, _lying(then, tile), house >= FIRST_FACTORY, found)


def _from_bag(then: State, tile: i64) -> dict[int, int]:
    """What a mine may yield; alone the one it has more of is sure (RB-3.11)."""
    gold, iron = then.gold[tile], then.iron[tile]
    if then.solo_mines and gold and iron:
        return {GOLD if gold >= iron else IRON: 1}
    return {good: 1 for good, count in ((GOLD, gold), (IRON, iron)) if count}


def _add_hatching(then: State, tile: i64, found: list[Change]) -> None:
    if primary.region_of_pair(then, tile) >= 0 and primary.is_empty_for_breeding(then, tile, 2):
        found.append(Change(tile, {}, {GOOSE: 1}, False))


def _add_loose(then: State, tile: i64, found: list[Change]) -> None:
    before = _lying(then, tile)
    for bank in range(MOST_BANKS):
        automatic.waste_research(then, ground(tile, bank))
    _add_difference(tile, before, _lying(then, tile), True, found)


def _lying(s: State, tile: i64) -> vec[i64]:
    """How many of each good lie on the grounds of a tile."""
    lying = filled(GOODS, 0)
    for bank in range(MOST_BANKS):
        row = ground(tile, bank) * GOODS
        for good in range(GOODS):
            lying[good] += s.goods[row + good]
    return lying


def _add_difference(
    tile: i64, before: vec[i64], after: vec[i64], is_wasted: bool, found: list[Change]
) -> None:
    gone: dict[int, int] = {}
    come: dict[int, int] = {}
    for good in range(GOODS):
        if before[good] > after[good]:
            gone[good] = before[good] - after[good]
        elif after[good] > before[good]:
            come[good] = after[good] - before[good]
    if gone or come:
        found.append(Change(tile, gone, come, is_wasted))

"""What the next production brings if nobody touches anything (RB-6.2.1 … RB-6.2.5, RB-6.2.30 … RB-6.2.33)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from mypy_extensions import i64

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
    return [
        change
        for tile in range(CELLS)
        if s.terrain[tile] != NO_TILE
        for change in (*_house(then, tile), *_hatching(then, tile), *_loose(then, tile))
    ]


def _house(then: State, tile: i64) -> Iterator[Change]:
    house = then.building[tile]
    if house == NO_BUILDING or house == WAGON_FACTORY:
        return
    if house == MINE:
        if found := _from_bag(then, tile):
            yield Change(tile, {}, found, is_wasted=False)
    elif house < FIRST_SECONDARY:
        yield Change(tile, {}, {OUTPUT[house]: 1}, is_wasted=False)
    else:
        before = _lying(then, tile)
        automatic.run(then, tile)
        if (after := _lying(then, tile)) != before:
            yield _difference(tile, before, after, is_wasted=house >= FIRST_FACTORY)


def _from_bag(then: State, tile: i64) -> dict[int, int]:
    """What a mine may yield; alone the one it has more of is sure (RB-3.11)."""
    gold, iron = then.gold[tile], then.iron[tile]
    if then.solo_mines and gold and iron:
        return {GOLD if gold >= iron else IRON: 1}
    return {good: 1 for good, count in ((GOLD, gold), (IRON, iron)) if count}


def _hatching(then: State, tile: i64) -> Iterator[Change]:
    if primary.region_of_pair(then, tile) >= 0 and primary.is_empty_for_breeding(then, tile, 2):
        yield Change(tile, {}, {GOOSE: 1}, is_wasted=False)


def _loose(then: State, tile: i64) -> Iterator[Change]:
    before = _lying(then, tile)
    for bank in range(MOST_BANKS):
        automatic.waste_research(then, ground(tile, bank))
    if (after := _lying(then, tile)) != before:
        yield _difference(tile, before, after, is_wasted=True)


def _lying(s: State, tile: i64) -> list[int]:
    rows = [ground(tile, bank) * GOODS for bank in range(MOST_BANKS)]
    return [sum(s.goods[row + good] for row in rows) for good in range(GOODS)]


def _difference(tile: i64, before: list[int], after: list[int], *, is_wasted: bool) -> Change:
    pairs = list(enumerate(zip(before, after, strict=True)))
    gone = {good: was - now for good, (was, now) in pairs if was > now}
    return Change(tile, gone, {good: now - was for good, (was, now) in pairs if now > was}, is_wasted)

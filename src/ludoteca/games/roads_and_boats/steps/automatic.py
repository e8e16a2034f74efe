"""What runs by itself in the end: sets left on the ground, and loose research (RB-6.2.30 … RB-6.2.33)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludoteca.core.state import NOBODY
from ludoteca.games.roads_and_boats.data import (
    BUILDING_NAMES,
    CONVERSIONS,
    FIRST_BOAT_FACTORY,
    FIRST_FACTORY,
    FIRST_SECONDARY,
    GOOD_NAMES,
    GOODS,
    GOOSE,
    HAS_RECIPE,
    INPUT,
    OUTPUT,
    OUTPUT_COUNT,
    PAPER,
    RECIPES,
    WAGON_FACTORY,
)
from ludoteca.games.roads_and_boats.geometry import CELLS, GROUNDS, HEX_NAMES, MOST_BANKS
from ludoteca.games.roads_and_boats.goods import ground
from ludoteca.games.roads_and_boats.steps import launching

if TYPE_CHECKING:
    from ludoteca.games.roads_and_boats.state import State


def produce(s: State) -> None:
    """Secondary producers run by themselves in tile order, then geese and paper come together to no avail."""
    for tile in range(CELLS):
        if s.building[tile] >= FIRST_SECONDARY and s.building[tile] != WAGON_FACTORY:
            run(s, tile)
    for holder in range(GROUNDS):
        waste_research(s, holder)


def run(s: State, tile: i64) -> None:
    """A building uses complete sets on the ground of its own region, boards before trunks (RB-6.2.31)."""
    building = s.building[tile]
    region = s.region_of(tile, s.building_bank[tile])
    if building >= FIRST_BOAT_FACTORY and len(launching.spots(s, NOBODY, tile, region)) == 0:
        return
    row = ground(tile, region) * GOODS
    made: i64 = 0
    for recipe in range(RECIPES):
        if HAS_RECIPE[building * RECIPES + recipe]:
            first = (building * RECIPES + recipe) * GOODS
            while s.used[tile] < CONVERSIONS[building] and holds(s, row, first):
                for good in range(GOODS):
                    s.goods[row + good] -= INPUT[first + good]
                s.used[tile] += 1
                made += 1
    if made == 0:
        return
    if building >= FIRST_FACTORY:
        if s.journal is not None:
            s.journal.tell("ran-for-nothing", building=BUILDING_NAMES[building], hex=HEX_NAMES[tile])
        return
    s.goods[row + OUTPUT[building]] += made * OUTPUT_COUNT[building]
    if s.journal is not None:
        s.journal.tell(
            "ran-by-itself",
            building=BUILDING_NAMES[building],
            hex=HEX_NAMES[tile],
            good=GOOD_NAMES[OUTPUT[building]],
            count=int(made * OUTPUT_COUNT[building]),
        )


def holds(s: State, row: i64, first: i64) -> bool:
    """Does a ground hold the inputs of a recipe?"""
    for good in range(GOODS):
        if s.goods[row + good] < INPUT[first + good]:
            return False
    return True


def waste_research(s: State, holder: i64) -> None:
    """Two geese and a paper on the ground vanish without effect (RB-6.2.33)."""
    row = holder * GOODS
    sets = min(s.goods[row + GOOSE] // 2, s.goods[row + PAPER])
    if sets == 0:
        return
    s.goods[row + GOOSE] -= 2 * sets
    s.goods[row + PAPER] -= sets
    if s.journal is not None:
        s.journal.tell("research-wasted", hex=HEX_NAMES[holder // MOST_BANKS], count=int(sets))

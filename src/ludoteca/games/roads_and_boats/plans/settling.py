"""A map that the players build: of everything something, close together, and homes with wood and stone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.vecs import filled
from ludoteca.games.roads_and_boats.actions import LAY_FIRST, START_FIRST, TILE_FIRST
from ludoteca.games.roads_and_boats.data import (
    MOUNTAIN,
    NO_TILE,
    PASTURE,
    ROCK,
    SEA,
    TILE_TERRAIN,
    WOODS,
)
from ludoteca.games.roads_and_boats.geometry import CELLS, CENTRE
from ludoteca.games.roads_and_boats.plans.land import TILES_APART

if TYPE_CHECKING:
    from ludoteca.games.roads_and_boats.state import State

WEIGHT: Final = vec[i64]([6, 3, 6, 8, -2, 0])
"""What a terrain in reach is worth, in the order of TERRAIN_NAMES; a second one half as much, and so on."""
BENEATH: Final = vec[i64]([-4, 2, -4, -8, -6, 0])
"""What it is worth to live on a terrain oneself: woods, rock and mountains have a better use."""
AROUND: Final[i64] = 2
MIXED: Final = vec[i64]([WOODS, PASTURE, ROCK, MOUNTAIN, WOODS, PASTURE, MOUNTAIN, SEA])
"""The terrains that are laid in turn."""


def next_tile(s: State) -> i64:
    """Of everything something; without a river if there is a choice."""
    wanted = MIXED[(s.land_left + s.sea_left) % len(MIXED)]
    for action in s.legal:
        if TILE_TERRAIN[action - TILE_FIRST] == wanted:
            return action
    return s.legal[0]


def next_cell(s: State) -> i64:
    """Close to the middle."""
    best: i64 = s.legal[0]
    for action in s.legal:
        if TILES_APART[CENTRE * CELLS + action - LAY_FIRST] < TILES_APART[CENTRE * CELLS + best - LAY_FIRST]:
            best = action
    return best


def best_home(s: State) -> i64:
    """The start that promises most; of equal ones the first."""
    best: i64 = s.legal[0]
    most = -1000.0
    for action in s.legal:
        hoped = home_worth(s, action - START_FIRST)
        if hoped > most:
            most = hoped
            best = action
    return best


def home_worth(s: State, home: i64) -> float:
    """What the tiles around a home promise, nearer ones more."""
    worth = float(BENEATH[s.terrain[home]])
    seen = filled(SEA + 1, 0)
    for far in range(1, AROUND + 1):
        for tile in range(CELLS):
            if TILES_APART[home * CELLS + tile] == far and s.terrain[tile] != NO_TILE:
                terrain = s.terrain[tile]
                seen[terrain] += 1
                worth += float(WEIGHT[terrain]) / float(far * seen[terrain])
    return worth

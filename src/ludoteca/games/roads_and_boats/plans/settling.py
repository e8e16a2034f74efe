"""Where a home would best be on a map without starts: wood, stone and gold around it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.vecs import filled
from ludoteca.games.roads_and_boats.actions import START_FIRST
from ludoteca.games.roads_and_boats.data import NO_TILE, SEA
from ludoteca.games.roads_and_boats.geometry import CELLS
from ludoteca.games.roads_and_boats.plans.land import TILES_APART

if TYPE_CHECKING:
    from ludoteca.games.roads_and_boats.state import State

WEIGHT: Final = vec[i64]([6, 3, 6, 8, -2, 0])
"""What a terrain in reach is worth, in the order of TERRAIN_NAMES; a second one half as much, and so on."""
BENEATH: Final = vec[i64]([-4, 2, -4, -8, -6, 0])
"""What it is worth to live on a terrain oneself: woods, rock and mountains have a better use."""
AROUND: Final[i64] = 2


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

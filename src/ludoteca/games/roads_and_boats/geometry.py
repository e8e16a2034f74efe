"""Hexes with rivers (RB-2.1 … RB-2.20): banks, arms, regions, docks, and who lies beside whom.

All maps lie on one field of 91 hexes; a tile is the number of its hex, in tile order (RB-0.4). The river of a
tile is the bit set of the edges it crosses. An edge has two halves; the twelve halves of a tile are counted
counter-clockwise, `2 * edge` towards the edge before and `2 * edge + 1` towards the edge after it (RB-2.3).

Where things can stand: a ground is `tile * 3 + region`, a border `tile * 3 + edge` with an edge of 0, 1 or 2
(RB-2.2), a place `tile * 16 + spot`, the spots of a tile being three banks, its water and twelve docks.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core import hexes

RADIUS: Final = 5
FIELD: Final = tuple(hexes.hexagon(RADIUS))
HEX_NAMES: Final = tuple(hexes.name(place) for place in FIELD)
CELLS: Final[i64] = 91
EDGES: Final[i64] = 6
HALVES: Final[i64] = 12
NEIGHBOUR: Final = hexes.neighbours(FIELD)
NO_CELL: Final[i64] = hexes.NO_HEX
CENTRE: Final[i64] = FIELD.index((0, 0))

MOST_BANKS: Final[i64] = 3
GROUNDS: Final[i64] = CELLS * MOST_BANKS
BORDERS: Final[i64] = CELLS * 3

# Who holds goods: the ground of every region, the geese that follow the active transporter, the transporters.
FOLLOWING: Final[i64] = GROUNDS
CARGO: Final[i64] = GROUNDS + 1

# The spots of a tile.
SPOT_NAMES: Final = (
    "bank0",
    "bank1",
    "bank2",
    "water",
    *(f"dock{edge}{half}" for edge in range(EDGES) for half in "ab"),
)
SPOTS: Final[i64] = 16
WATER: Final[i64] = 3
FIRST_DOCK: Final[i64] = 4
HALF_NAMES: Final = ("whole", "a", "b")


def edges_of(river: int) -> list[int]:
    """The edges that a river crosses, ascending."""
    return [edge for edge in range(EDGES) if river >> edge & 1]


def bank_of_half(river: int, half: int) -> int:
    """On which bank a half-edge lies: one runs from half b of a river edge to half a of the next (RB-2.5)."""
    edges = edges_of(river)
    if len(edges) < 2:
        return 0
    for bank, edge in enumerate(edges):
        following = edges[(bank + 1) % len(edges)]
        length = (2 * following - (2 * edge + 1)) % HALVES
        if (half - (2 * edge + 1)) % HALVES <= length:
            return bank
    raise AssertionError("the banks of a tile hold all its halves")


def joined(banks: int, bridges: int, bank: int) -> int:
    """The region of a bank (RB-2.9): the smallest bank that bridges lead to."""
    regions = list(range(MOST_BANKS))
    for arm in range(arms_of(banks)):
        if bridges >> arm & 1:
            one, other = regions[arm_bank(banks, arm)], regions[other_bank(banks, arm)]
            low, high = min(one, other), max(one, other)
            regions = [low if region == high else region for region in regions]
    return regions[bank]


def arms_of(banks: int) -> int:
    """How many places for bridges a tile with so many banks has (RB-2.8)."""
    return 3 if banks == 3 else banks - 1


def arm_bank(banks: int, arm: int) -> int:
    """One of the two banks that an arm of a river separates."""
    return arm if banks == 3 else 0


def other_bank(banks: int, arm: int) -> int:
    """The other one."""
    return (arm + 2) % 3 if banks == 3 else 1


RIVERS: Final[i64] = 64
BANKS: Final = vec[i64]([min(3, max(1, len(edges_of(river)))) for river in range(RIVERS)])
ARMS: Final = vec[i64]([arms_of(min(3, max(1, len(edges_of(river))))) for river in range(RIVERS)])
BANK_AT: Final = vec[i64](
    [min(2, bank_of_half(river, half)) for river in range(RIVERS) for half in range(HALVES)]
)
"""`BANK_AT[river * 12 + half]`."""
REGION: Final = vec[i64](
    [joined(banks, bridges, bank) for banks in range(4) for bridges in range(8) for bank in range(MOST_BANKS)]
)
"""`REGION[(banks * 8 + bridges) * 3 + bank]`."""


def half_over_there(half: i64) -> i64:
    """The same half-edge as the neighbour counts it (RB-2.3)."""
    return (half + 7) % HALVES if half % 2 == 0 else (half + 5) % HALVES


def border_of(tile: i64, edge: i64) -> i64:
    """The border over an edge of a tile, by its one name (RB-2.2)."""
    if edge < 3:
        return tile * 3 + edge
    return NEIGHBOUR[tile * EDGES + edge] * 3 + edge - 3


def slot_bit(river: i64, edge: i64, half: i64) -> i64:
    """The bit of a road over an edge; `half` is 0 or 1 on a river edge as seen from this tile (RB-2.15)."""
    if river >> edge & 1 == 0:
        return 1
    if edge < 3:
        return 1 << half
    return 1 << (1 - half)


def place_of(tile: i64, spot: i64) -> i64:
    """A spot of a tile."""
    return tile * SPOTS + spot


def dock_of(tile: i64, edge: i64, half: i64) -> i64:
    """The dock at a coast edge; without a mouth `half` is 0 (RB-2.13)."""
    return tile * SPOTS + FIRST_DOCK + 2 * edge + half


def turned(river: i64, rotation: i64) -> i64:
    """A river, turned counter-clockwise by so many edges."""
    doubled = river << rotation
    return (doubled | doubled >> EDGES) & (RIVERS - 1)

"""Hexes in axial coordinates: neighbours, borders, distances, names.

Hexes stand on a corner; q grows to the east and r to the south, so that a row of hexes has one r. The six
directions are also the numbers of a hex's sides, counter-clockwise from the east. A map is a list of hexes;
rules count them by their index and look neighbours up in the table that `neighbours` makes of the list.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

Hex = tuple[int, int]
"""A place: (q, r)."""

DIRECTION_NAMES: Final = ("e", "ne", "nw", "w", "sw", "se")
EAST: Final = 0
NORTH_EAST: Final = 1
NORTH_WEST: Final = 2
WEST: Final = 3
SOUTH_WEST: Final = 4
SOUTH_EAST: Final = 5
DIRECTIONS: Final[i64] = 6
HALF_TURN: Final[i64] = 3
Q_STEP: Final = vec[i64]([1, 1, 0, -1, -1, 0])
R_STEP: Final = vec[i64]([0, -1, -1, 0, 1, 1])
NO_HEX: Final[i64] = -1
"""In a table of neighbours: there the map ends."""


def opposite(direction: i64) -> i64:
    """The direction back: what is my side 0 is the side 3 of my neighbour."""
    return direction + HALF_TURN if direction < HALF_TURN else direction - HALF_TURN


def neighbour(place: Hex, direction: int) -> Hex:
    """The hex next to a hex."""
    q, r = place
    return (q + Q_STEP[direction], r + R_STEP[direction])


def around(place: Hex) -> list[Hex]:
    """The six hexes around a hex, by direction."""
    return [neighbour(place, direction) for direction in range(DIRECTIONS)]


def distance(place: Hex, other: Hex) -> int:
    """How many steps it takes from hex to hex."""
    q = other[0] - place[0]
    r = other[1] - place[1]
    return max(abs(q), abs(r), abs(q + r))


def direction_to(place: Hex, other: Hex) -> int:
    """On which side of a hex another one lies; -1 if they are no neighbours."""
    for direction in range(DIRECTIONS):
        if neighbour(place, direction) == other:
            return int(direction)
    return -1


def border(place: Hex, direction: int) -> tuple[Hex, int]:
    """One name for what two hexes share: the hex that has it on its side 0, 1 or 2, and that side."""
    if direction < HALF_TURN:
        return place, direction
    return neighbour(place, direction), direction - HALF_TURN


def name(place: Hex) -> str:
    """A hex in the notation of games: `3,-1`."""
    return f"{place[0]},{place[1]}"


def parse(text: str) -> Hex:
    """The hex of a name; a ValueError if it is none. The inverse of `name`."""
    q, _, r = text.partition(",")
    try:
        place = (int(q), int(r))
        is_hex = name(place) == text
    except ValueError:
        is_hex = False
    if not is_hex:
        raise ValueError(f"not a hex: {text!r}")
    return place


def in_rows(hexes: Sequence[Hex]) -> list[Hex]:
    """The same hexes in the order in which one reads: row by row, each from west to east."""
    return sorted(hexes, key=reading_order)


def reading_order(place: Hex) -> tuple[int, int]:
    """What hexes are sorted by: first the row."""
    return place[1], place[0]


def hexagon(radius: int) -> list[Hex]:
    """All hexes at most so far from (0, 0), in rows."""
    return [
        (q, r)
        for r in range(-radius, radius + 1)
        for q in range(max(-radius, -radius - r), min(radius, radius - r) + 1)
    ]


def neighbours(hexes: Sequence[Hex]) -> vec[i64]:
    """Who lies beside whom on a map: `table[index * 6 + direction]` is an index, or NO_HEX at the rim."""
    indices = {place: index for index, place in enumerate(hexes)}
    table = vec[i64]()
    for place in hexes:
        for direction in range(DIRECTIONS):
            table = append(table, indices.get(neighbour(place, direction), NO_HEX))
    return table

"""The maps (RR-2.1 … RR-2.12): all hexes of all scenarios under one number, and who lies beside whom."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.hexes import DIRECTIONS, NO_HEX, distance, in_rows, name, neighbour
from ludoteca.games.romolo_o_remo.data import SETUPS


def hexes_of(seats: int) -> list[tuple[int, int]]:
    """The hexes of a scenario."""
    return [(q, r) for r, first, last in SETUPS[seats].rows for q in range(first, last + 1)]


PLACES: Final = tuple(in_rows(sorted({place for seats in SETUPS for place in hexes_of(seats)})))
"""Every hex of every scenario, by r, then q (RR-4.17)."""
HEX_NAMES: Final = tuple(name(place) for place in PLACES)
HEXES: Final[i64] = len(PLACES)
DISTANCE: Final = vec[i64]([distance(place, other) for place in PLACES for other in PLACES])
"""`DISTANCE[hex * HEXES + other]` (RR-2.3)."""


def number_of(place: tuple[int, int]) -> int:
    """The number of a hex."""
    return PLACES.index(place)


def _near(seats: int) -> vec[i64]:
    """On a scenario's map the hex beside each hex by direction; NO_HEX where the map ends (RR-2.3)."""
    on_map = set(hexes_of(seats))
    table = []
    for place in PLACES:
        for direction in range(DIRECTIONS):
            beside = neighbour(place, direction)
            is_there = place in on_map and beside in on_map
            table.append(number_of(beside) if is_there else NO_HEX)
    return vec[i64](table)


NEAR: Final = {seats: _near(seats) for seats in SETUPS}
"""`NEAR[seats][hex * 6 + direction]`."""
ON_MAP: Final = {seats: vec[i64](sorted(number_of(place) for place in hexes_of(seats))) for seats in SETUPS}
"""The numbers of the hexes of a scenario."""
INITIAL: Final = {
    seats: tuple(tuple(sorted(number_of(place) for place in hexes)) for hexes in setup.initial)
    for seats, setup in SETUPS.items()
}
"""The three grey hexes of every player, in the order of play (RR-2.11)."""
MULTIPLIER_HEXES: Final = {
    seats: tuple(sorted(number_of(place) for place in setup.multipliers)) for seats, setup in SETUPS.items()
}

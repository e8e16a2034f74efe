"""A player board: what is counted on island and city, and what comes to them (PR-2.1 … PR-2.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludoteca.games.puerto_rico.data import (
    BUILDINGS,
    CIRCLES,
    CITY_SPACES,
    COFFEE_ROASTER,
    CORN,
    EMPTY,
    FIRST_LARGE,
    INDIGO,
    INDIGO_PLANT,
    ISLAND_SPACES,
    QUARRY,
    SMALL_INDIGO_PLANT,
    SMALL_SUGAR_MILL,
    SUGAR,
    SUGAR_MILL,
    TILES,
    TOBACCO,
    TOBACCO_STORAGE,
)

if TYPE_CHECKING:
    from ludoteca.games.puerto_rico.state import State


def island_size(s: State, seat: i64) -> i64:
    """Tiles on his island."""
    tiles = s.tiles
    row = seat * TILES
    return (
        tiles[row] + tiles[row + 1] + tiles[row + 2] + tiles[row + 3] + tiles[row + 4] + tiles[row + QUARRY]
    )


def city_size(s: State, seat: i64) -> i64:
    """City spaces filled; a large building fills two (PR-2.3)."""
    filled: i64 = 0
    city = s.city
    row = seat * BUILDINGS
    for building in range(BUILDINGS):
        if city[row + building] >= 0:
            filled += 1 if building < FIRST_LARGE else 2
    return filled


def free_spaces(s: State, seat: i64) -> i64:
    """City spaces still empty."""
    return CITY_SPACES - city_size(s, seat)


def circles(s: State, seat: i64, group: i64) -> i64:
    """Circles of a group: his tiles of a kind, or a building of his (PR-4.15)."""
    if group < TILES:
        return s.tiles[seat * TILES + group]
    building = group - TILES
    return CIRCLES[building] if s.city[seat * BUILDINGS + building] >= 0 else 0


def all_circles(s: State, seat: i64) -> i64:
    """All circles of his tiles and buildings."""
    return island_size(s, seat) + building_circles(s, seat)


def building_circles(s: State, seat: i64) -> i64:
    """All circles of his buildings."""
    total: i64 = 0
    city = s.city
    circles = CIRCLES
    row = seat * BUILDINGS
    for building in range(BUILDINGS):
        if city[row + building] >= 0:
            total += circles[building]
    return total


def building_colonists(s: State, seat: i64) -> i64:
    """Colonists on his buildings."""
    total: i64 = 0
    city = s.city
    row = seat * BUILDINGS
    for building in range(BUILDINGS):
        colonists = city[row + building]
        if colonists > 0:
            total += colonists
    return total


def colonists(s: State, seat: i64) -> i64:
    """All his colonists: on tiles, on buildings, in San Juan, and lifted in his mayor turn."""
    total = s.san_juan[seat] + building_colonists(s, seat)
    for tile in range(TILES):
        total += s.settled[seat * TILES + tile]
    if seat == s.seat:
        total += s.unassigned
    return total


def capacity(s: State, seat: i64, good: i64) -> i64:
    """How many barrels of a good he can produce (PR-5.32)."""
    planted = s.settled[seat * TILES + good]
    row = seat * BUILDINGS
    if good == CORN or planted == 0:
        return planted
    if good == INDIGO:
        workers = max(0, s.city[row + SMALL_INDIGO_PLANT])
        workers += max(0, s.city[row + INDIGO_PLANT])
    elif good == SUGAR:
        workers = max(0, s.city[row + SMALL_SUGAR_MILL])
        workers += max(0, s.city[row + SUGAR_MILL])
    elif good == TOBACCO:
        workers = max(0, s.city[row + TOBACCO_STORAGE])
    else:
        workers = max(0, s.city[row + COFFEE_ROASTER])
    return min(planted, workers)


def add_tile(s: State, seat: i64, tile: i64) -> None:
    """A tile comes to his island, unoccupied."""
    s.layout[seat * (ISLAND_SPACES + CITY_SPACES) + island_size(s, seat)] = tile
    s.tiles[seat * TILES + tile] += 1


def add_building(s: State, seat: i64, building: i64) -> None:
    """A building comes to his city, without colonists."""
    row = seat * (ISLAND_SPACES + CITY_SPACES) + ISLAND_SPACES
    while s.layout[row] != EMPTY:
        row += 1
    s.layout[row] = building
    s.city[seat * BUILDINGS + building] = 0

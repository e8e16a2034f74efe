"""Buildings and the shafts of mines (RB-6.4.5 … RB-6.4.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludoteca.games.roads_and_boats.access import area, can_pay, is_shore, pool, presence
from ludoteca.games.roads_and_boats.actions import BUILD_FIRST, SHAFT
from ludoteca.games.roads_and_boats.data import (
    BUILDING_NAMES,
    BUILDINGS,
    COST,
    DESERT,
    FILL_GOLD,
    FILL_IRON,
    FILL_NAMES,
    GOODS,
    GROUND,
    MINE,
    NEEDS,
    NEW_SHAFTS,
    NO_BUILDING,
    NO_TILE,
    ON_SHORE,
    SEA,
    SHAFT_COST,
)
from ludoteca.games.roads_and_boats.geometry import HEX_NAMES, MOST_BANKS
from ludoteca.games.roads_and_boats.steps.production import covers

if TYPE_CHECKING:
    from ludoteca.games.roads_and_boats.state import State


def add_buildings(s: State, tile: i64, legal: list[int]) -> None:
    """The buildings that fit on a tile and can be paid on one of its banks; a shaft for its mine."""
    if s.building[tile] == NO_BUILDING:
        present = presence(s, s.seat, tile)
        for building in range(BUILDINGS):
            if fits(s, tile, building) and s.knows(s.seat, NEEDS[building]):
                for region in range(MOST_BANKS):
                    if present >> region & 1 and can_pay(s, s.seat, tile, region, COST, building * GOODS):
                        legal.append(BUILD_FIRST + building)
                        break
    elif s.building[tile] == MINE and can_dig(s, tile):
        legal.append(SHAFT)


def fits(s: State, tile: i64, building: i64) -> bool:
    """Do terrain and shore allow such a building (RB-1.4, RB-6.4.4, RB-6.4.8)?"""
    terrain = s.terrain_now(tile)
    if GROUND[building] != NO_TILE:
        return terrain == GROUND[building]
    if terrain == SEA or terrain == DESERT:
        return False
    return ON_SHORE[building] == 0 or is_shore(s, tile)


def can_build(s: State, tile: i64, region: i64, building: i64) -> bool:
    """Is the player present in this region with what the building costs?"""
    return presence(s, s.seat, tile) >> region & 1 == 1 and can_pay(
        s, s.seat, tile, region, COST, building * GOODS
    )


def can_dig(s: State, tile: i64) -> bool:
    """Can the player extend the mine of a tile (RB-6.4.12)?"""
    region = s.region_of(tile, s.building_bank[tile])
    if not s.knows(s.seat, NEW_SHAFTS) or presence(s, s.seat, tile) >> region & 1 == 0:
        return False
    return covers(pool(s, s.seat, tile, area(s, s.seat, tile, region)), SHAFT_COST, 0)


def build(s: State, tile: i64, region: i64, building: i64, fill: i64) -> None:
    """A building stands for ever, for everybody (RB-6.2.3, RB-6.4.3)."""
    s.building[tile] = building
    s.building_bank[tile] = region
    s.used[tile] = 0
    if building == MINE:
        fill_bag(s, tile, fill)
    if s.journal is not None:
        s.journal.tell("built", seat=s.seat, building=BUILDING_NAMES[building], hex=HEX_NAMES[tile])


def dig(s: State, tile: i64, fill: i64) -> None:
    """A new shaft adds to the bag, empty or not."""
    fill_bag(s, tile, fill)
    if s.journal is not None:
        s.journal.tell("shaft-dug", seat=s.seat, hex=HEX_NAMES[tile], fill=FILL_NAMES[fill])


def fill_bag(s: State, tile: i64, fill: i64) -> None:
    """Gold and iron go into the bag of a mine (RB-1.7)."""
    s.gold[tile] += FILL_GOLD[fill]
    s.iron[tile] += FILL_IRON[fill]

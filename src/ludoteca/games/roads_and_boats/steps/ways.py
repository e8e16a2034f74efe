"""Where a transporter can step: land, roads, rivers, sea and docks (RB-6.3.7 … RB-6.3.16, RB-6.3.41)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludoteca.core.hexes import opposite
from ludoteca.games.roads_and_boats.access import region_at
from ludoteca.games.roads_and_boats.actions import (
    ALONG_A,
    ALONG_B,
    OVER_LAND,
    TO_DOCK,
    TO_DOCK_A,
    TO_DOCK_B,
    TO_RIVER,
    TO_SEA,
    WAYS,
    step,
)
from ludoteca.games.roads_and_boats.data import DONKEY, FIRST_BOAT, FLEET, NO_TILE, SEA
from ludoteca.games.roads_and_boats.geometry import (
    EDGES,
    FIRST_DOCK,
    NEIGHBOUR,
    NO_CELL,
    SPOTS,
    WATER,
    border_of,
    dock_of,
    half_over_there,
    place_of,
    slot_bit,
)
from ludoteca.games.roads_and_boats.goods import holds_moved_by_others
from ludoteca.games.roads_and_boats.steps.launching import docks_at

if TYPE_CHECKING:
    from ludoteca.games.roads_and_boats.state import State

NOWHERE: Final[i64] = -1


def add_steps(s: State, carrier: i64, legal: list[int]) -> None:
    """All steps to where it can go, each destination once (RB-5.36)."""
    for edge in range(EDGES):
        for way in range(WAYS):
            if is_open(s, carrier, edge, way) and not is_idle_choice(s, carrier, edge, way):
                legal.append(step(edge, way))


def holds_back(s: State, carrier: i64) -> bool:
    """Is something with it that another own transporter has moved (RB-6.3.18)?"""
    return len(s.marks) > 0 and holds_moved_by_others(s, carrier)


def is_open(s: State, carrier: i64, edge: i64, way: i64) -> bool:
    """Does such a way exist, without a wall of somebody else, with a road where one is needed?"""
    if target(s, carrier, edge, way) == NOWHERE:
        return False
    tile = s.place[carrier] // SPOTS
    if s.is_barred(carrier // FLEET, border_of(tile, edge)):
        return False
    if s.kind[carrier] >= FIRST_BOAT or has_road(s, tile, edge, way):
        return True
    return s.kind[carrier] == DONKEY and s.steps[carrier] == 0


def is_off_road(s: State, carrier: i64, edge: i64, way: i64) -> bool:
    """Is it a step of a land transporter without a road?"""
    return s.kind[carrier] < FIRST_BOAT and not has_road(s, s.place[carrier] // SPOTS, edge, way)


def has_road(s: State, tile: i64, edge: i64, way: i64) -> bool:
    """Is there a road in the slot of this passage (RB-2.15)?"""
    half = 1 if way == ALONG_B else 0
    return s.roads[border_of(tile, edge)] & slot_bit(s.rivers[tile], edge, half) != 0


def is_idle_choice(s: State, carrier: i64, edge: i64, way: i64) -> bool:
    """Do both sides of a river edge lead to the same place, this one no better than the other?"""
    if way != ALONG_A and way != ALONG_B:
        return False
    other = ALONG_B if way == ALONG_A else ALONG_A
    if target(s, carrier, edge, other) != target(s, carrier, edge, way):
        return False
    if not is_open(s, carrier, edge, other):
        return False
    tile = s.place[carrier] // SPOTS
    if has_road(s, tile, edge, way) == has_road(s, tile, edge, other):
        return way == ALONG_B
    return has_road(s, tile, edge, other)


def target(s: State, carrier: i64, edge: i64, way: i64) -> i64:
    """The place to which a way over an edge leads; NOWHERE if there is no such way."""
    place = s.place[carrier]
    tile, spot = place // SPOTS, place % SPOTS
    beside = NEIGHBOUR[tile * EDGES + edge]
    if beside == NO_CELL or s.terrain[beside] == NO_TILE:
        return NOWHERE
    if spot < WATER:
        return land_target(s, tile, spot, edge, way, beside)
    if spot >= FIRST_DOCK:
        return place_of(beside, WATER) if way == TO_SEA and (spot - FIRST_DOCK) // 2 == edge else NOWHERE
    if s.terrain[tile] == SEA:
        return sea_target(s, edge, way, beside)
    if s.rivers[tile] >> edge & 1 == 0:
        return NOWHERE
    wanted = TO_SEA if s.terrain[beside] == SEA else TO_RIVER
    return place_of(beside, WATER) if way == wanted else NOWHERE


def land_target(s: State, tile: i64, region: i64, edge: i64, way: i64, beside: i64) -> i64:
    """Over a river edge there are two passages, one along each bank (RB-2.14)."""
    if way > ALONG_B or s.terrain[beside] == SEA:
        return NOWHERE
    is_river_edge = s.rivers[tile] >> edge & 1 == 1
    if is_river_edge == (way == OVER_LAND):
        return NOWHERE
    half = 2 * edge + (1 if way == ALONG_B else 0)
    if region_at(s, tile, half) != region:
        return NOWHERE
    return place_of(beside, region_at(s, beside, half_over_there(half)))


def sea_target(s: State, edge: i64, way: i64, beside: i64) -> i64:
    """Open sea, the river over its mouth, or a dock on the coast (RB-6.3.13, RB-6.3.14)."""
    if s.terrain[beside] == SEA:
        return place_of(beside, WATER) if way == TO_SEA else NOWHERE
    there = opposite(edge)
    if s.rivers[beside] >> there & 1 and way == TO_RIVER:
        return place_of(beside, WATER)
    if docks_at(s, beside, there) == 1:
        return dock_of(beside, there, 0) if way == TO_DOCK else NOWHERE
    if way == TO_DOCK_A or way == TO_DOCK_B:
        return dock_of(beside, there, way - TO_DOCK_A)
    return NOWHERE

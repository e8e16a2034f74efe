"""Who can reach what (RB-6.1.1 … RB-6.1.8): touch, ferries, reach, presence, contact and pools.

Regions of one tile are handled as bit sets. A sea tile has the single region 0.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from ludoteca.core.vecs import filled
from ludoteca.games.roads_and_boats.data import FLEET, GOODS, SEA
from ludoteca.games.roads_and_boats.geometry import (
    BANK_AT,
    BANKS,
    CARGO,
    EDGES,
    FIRST_DOCK,
    HALVES,
    MOST_BANKS,
    NEIGHBOUR,
    NO_CELL,
    SPOTS,
    WATER,
)

if TYPE_CHECKING:
    from ludoteca.games.roads_and_boats.state import State


def regions(s: State, tile: i64) -> i64:
    """All regions of a tile (RB-2.9)."""
    found: i64 = 0
    for bank in range(BANKS[s.rivers[tile]]):
        found |= 1 << s.region_of(tile, bank)
    return found


def region_at(s: State, tile: i64, half: i64) -> i64:
    """The region in which a half-edge of a tile lies."""
    return s.region_of(tile, BANK_AT[s.rivers[tile] * HALVES + half])


def dock_region(s: State, place: i64) -> i64:
    """The region that a docked ship reaches (RB-2.13)."""
    return region_at(s, place // SPOTS, place % SPOTS - FIRST_DOCK)


def regions_at_edge(s: State, tile: i64, edge: i64) -> i64:
    """The regions that touch an edge (RB-2.19)."""
    return 1 << region_at(s, tile, 2 * edge) | 1 << region_at(s, tile, 2 * edge + 1)


def touch(s: State, carrier: i64) -> i64:
    """The regions that a transporter touches (RB-6.1.1); none while it is carried."""
    if s.carried_by[carrier] >= 0:
        return 0
    place = s.place[carrier]
    spot = place % SPOTS
    if spot < WATER:
        return 1 << spot
    if spot == WATER:
        return 1 if s.terrain[place // SPOTS] == SEA else regions(s, place // SPOTS)
    return 1 << dock_region(s, place)


def is_linked(s: State, seat: i64, tile: i64) -> bool:
    """Does a boat of the player in the river, without a transporter aboard, serve as a ferry (RB-6.1.2)?"""
    if s.rivers[tile] == 0:
        return False
    river = tile * SPOTS + WATER
    first = seat * FLEET
    for carrier in range(first, first + s.fleet[seat]):
        if s.place[carrier] == river and s.carries[carrier] < 0 and s.carried_by[carrier] < 0:
            return True
    return False


def area(s: State, seat: i64, tile: i64, region: i64) -> i64:
    """A region, and what a ferry links with it (RB-6.1.3)."""
    return regions(s, tile) if is_linked(s, seat, tile) else 1 << region


def reach(s: State, carrier: i64) -> i64:
    """What a transporter touches, and what a ferry links with it (RB-6.1.3)."""
    touched = touch(s, carrier)
    tile = s.place[carrier] // SPOTS
    if touched != 0 and is_linked(s, carrier // FLEET, tile):
        return regions(s, tile)
    return touched


def presence(s: State, seat: i64, tile: i64) -> i64:
    """The regions of a tile at which a player is present (RB-6.1.4)."""
    touched: i64 = 0
    first = seat * FLEET
    for carrier in range(first, first + s.fleet[seat]):
        if s.place[carrier] // SPOTS == tile:
            touched |= touch(s, carrier)
    if touched != 0 and is_linked(s, seat, tile):
        return regions(s, tile)
    return touched


def is_at_sea(s: State, carrier: i64) -> bool:
    """Is it on the open sea, neither docked nor carried?"""
    place = s.place[carrier]
    return place % SPOTS == WATER and s.terrain[place // SPOTS] == SEA and s.carried_by[carrier] < 0


def is_in_contact(s: State, own: i64, other: i64) -> bool:
    """Can a transporter hand something to another one (RB-6.1.6)?"""
    if s.place[own] // SPOTS != s.place[other] // SPOTS:
        return False
    return touch(s, other) & reach(s, own) != 0


def tiles_of(s: State, seat: i64) -> vec[i64]:
    """The tiles with transporters of a player that are not carried, in tile order."""
    found = vec[i64]()
    first = seat * FLEET
    for carrier in range(first, first + s.fleet[seat]):
        if s.carried_by[carrier] < 0:
            found = insert(found, s.place[carrier] // SPOTS)
    return found


def insert(row: vec[i64], number: i64) -> vec[i64]:
    """Put a number into an ascending row, unless it is there."""
    place: i64 = len(row)
    while place > 0 and row[place - 1] >= number:
        place -= 1
    if place < len(row) and row[place] == number:
        return row
    row = append(row, number)
    for i in range(len(row) - 1, place, -1):
        row[i] = row[i - 1]
    row[place] = number
    return row


def pool(s: State, seat: i64, tile: i64, wanted: i64) -> vec[i64]:
    """The goods a player may spend in these regions: grounds, and cargo of own transporters (RB-6.1.7)."""
    found = filled(GOODS, 0)
    goods = s.goods
    for region in range(MOST_BANKS):
        if wanted >> region & 1:
            row = (tile * MOST_BANKS + region) * GOODS
            for good in range(GOODS):
                found[good] += goods[row + good]
    first = seat * FLEET
    for carrier in range(first, first + s.fleet[seat]):
        if s.place[carrier] // SPOTS == tile and touch(s, carrier) & wanted != 0:
            row = (CARGO + carrier) * GOODS
            for good in range(GOODS):
                found[good] += goods[row + good]
    return found


def can_pay(s: State, seat: i64, tile: i64, region: i64, costs: vec[i64], first: i64) -> bool:
    """Does the pool of a region hold a row of costs, which begins at `first`?"""
    held = pool(s, seat, tile, area(s, seat, tile, region))
    for good in range(GOODS):
        if held[good] < costs[first + good]:
            return False
    return True


def has_coast(s: State, tile: i64, edge: i64) -> bool:
    """Is there sea over an edge of a land tile?"""
    beside = NEIGHBOUR[tile * EDGES + edge]
    return beside != NO_CELL and s.terrain[beside] == SEA and s.terrain[tile] != SEA


def is_shore(s: State, tile: i64) -> bool:
    """Is it land with a river or a coast (RB-2.17)?"""
    if s.terrain[tile] == SEA:
        return False
    if s.rivers[tile] != 0:
        return True
    for edge in range(EDGES):
        if has_coast(s, tile, edge):
            return True
    return False

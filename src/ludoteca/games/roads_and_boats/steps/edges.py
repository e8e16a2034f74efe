"""Roads, bridges and walls (RB-6.4.14 … RB-6.4.22)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludoteca.games.roads_and_boats import fleet
from ludoteca.games.roads_and_boats.access import area, pool, presence, region_at, regions_at_edge
from ludoteca.games.roads_and_boats.actions import (
    BRIDGE_FIRST,
    DEMOLISH_FIRST,
    WALL_FIRST,
    road,
)
from ludoteca.games.roads_and_boats.data import (
    BOARDS,
    DESERT,
    EXTRA_FROM_SEA,
    FIRST_BOAT,
    FLEET,
    GOODS,
    NO_TILE,
    SEA,
    STONE,
    TRANSPORTER_NAMES,
)
from ludoteca.games.roads_and_boats.geometry import (
    ARMS,
    BANKS,
    EDGES,
    FIRST_DOCK,
    HEX_NAMES,
    MOST_BANKS,
    NEIGHBOUR,
    NO_CELL,
    SPOTS,
    WATER,
    arm_bank,
    border_of,
    other_bank,
    place_of,
    slot_bit,
)
from ludoteca.games.roads_and_boats.goods import ground

if TYPE_CHECKING:
    from ludoteca.games.roads_and_boats.state import State


def stock_of(s: State, tile: i64, region: i64, good: i64) -> i64:
    """How many of a good the player can spend in a region."""
    return pool(s, s.seat, tile, area(s, s.seat, tile, region))[good]


# --- bridges -------------------------------------------------------------------------------------


def add_bridges(s: State, tile: i64, legal: list[int]) -> None:
    """Arms whose banks are still apart, if the player is present on one with a stone (RB-6.4.15)."""
    if BANKS[s.rivers[tile]] < 2 or s.terrain_now(tile) == DESERT:
        return
    for arm in range(ARMS[s.rivers[tile]]):
        if bridge_payer(s, tile, arm) >= 0:
            legal.append(BRIDGE_FIRST + arm)


def bridge_payer(s: State, tile: i64, arm: i64) -> i64:
    """The region that pays for a bridge: the lower one that can; -1 if there is none or no need."""
    banks = BANKS[s.rivers[tile]]
    one = s.region_of(tile, arm_bank(banks, arm))
    other = s.region_of(tile, other_bank(banks, arm))
    if one == other:
        return -1
    present = presence(s, s.seat, tile)
    for region in range(MOST_BANKS):
        is_beside = region == one or region == other
        if is_beside and present >> region & 1 and stock_of(s, tile, region, STONE) > 0:
            return region
    return -1


def build_bridge(s: State, tile: i64, arm: i64) -> None:
    """Two regions become one, with all that stands there (RB-6.4.16)."""
    s.bridges[tile] |= 1 << arm
    for bank in range(BANKS[s.rivers[tile]]):
        region = s.region_of(tile, bank)
        if region != bank:
            for good in range(GOODS):
                s.goods[ground(tile, region) * GOODS + good] += s.goods[ground(tile, bank) * GOODS + good]
                s.goods[ground(tile, bank) * GOODS + good] = 0
            for carrier in range(s.seats * FLEET):
                if s.place[carrier] == place_of(tile, bank):
                    s.place[carrier] = place_of(tile, region)
    if s.journal is not None:
        s.journal.tell("bridge-built", seat=s.seat, hex=HEX_NAMES[tile])


# --- roads ---------------------------------------------------------------------------------------


def add_roads(s: State, tile: i64, legal: list[int]) -> None:
    """Empty slots to neighbouring land, from a region where the player has a stone (RB-6.4.14)."""
    if s.terrain[tile] == SEA:
        return
    present = presence(s, s.seat, tile)
    for edge in range(EDGES):
        beside = NEIGHBOUR[tile * EDGES + edge]
        if beside == NO_CELL or s.terrain[beside] == NO_TILE or s.terrain[beside] == SEA:
            continue
        for half in range(3):
            if has_slot(s, tile, edge, half):
                region = road_region(s, tile, edge, half)
                if present >> region & 1 and stock_of(s, tile, region, STONE) > 0:
                    legal.append(road(edge, half))


def has_slot(s: State, tile: i64, edge: i64, half: i64) -> bool:
    """Is there such a slot for a road, and is it empty? The whole edge, or the halves beside a river."""
    if (s.rivers[tile] >> edge & 1 == 1) == (half == 0):
        return False
    return s.roads[border_of(tile, edge)] & road_bit(s, tile, edge, half) == 0


def road_bit(s: State, tile: i64, edge: i64, half: i64) -> i64:
    """The bit of a slot; halves count as in HALF_NAMES."""
    return slot_bit(s.rivers[tile], edge, half - 1 if half > 0 else 0)


def road_region(s: State, tile: i64, edge: i64, half: i64) -> i64:
    """The region in which a road begins."""
    return region_at(s, tile, 2 * edge + (1 if half == 2 else 0))


def build_road(s: State, tile: i64, edge: i64, half: i64) -> None:
    """A road joins two tiles for everybody."""
    s.roads[border_of(tile, edge)] |= road_bit(s, tile, edge, half)
    if s.journal is not None:
        s.journal.tell(
            "road-built",
            seat=s.seat,
            hex=HEX_NAMES[tile],
            to=HEX_NAMES[NEIGHBOUR[tile * EDGES + edge]],
        )


# --- walls ---------------------------------------------------------------------------------------


def add_walls(s: State, tile: i64, legal: list[int]) -> None:
    """Walls to build on bare, neutral and own edges, and walls of others to tear down."""
    demolitions: list[int] = []
    for edge in range(EDGES):
        beside = NEIGHBOUR[tile * EDGES + edge]
        if beside == NO_CELL or s.terrain[beside] == NO_TILE:
            continue
        if s.terrain[tile] == SEA and s.terrain[beside] == SEA:
            continue
        owner = s.wall_owner[border_of(tile, edge)]
        price = wall_price(s, tile, edge)
        if (owner < 0 or owner == s.seat) and wall_payer(s, tile, edge, STONE, price) >= 0:
            legal.append(WALL_FIRST + edge)
        may_fall = owner >= 0 and (owner != s.seat or s.demolish_own == 1)
        if may_fall and wall_payer(s, tile, edge, BOARDS, price) >= 0:
            demolitions.append(DEMOLISH_FIRST + edge)
    legal.extend(demolitions)


def wall_price(s: State, tile: i64, edge: i64) -> i64:
    """One more than there are pieces, neutral ones included; from open sea two more (RB-1.11, RB-1.12)."""
    price = s.pieces[border_of(tile, edge)] + 1
    return price + EXTRA_FROM_SEA if s.terrain[tile] == SEA else price


def wall_payer(s: State, tile: i64, edge: i64, good: i64, price: i64) -> i64:
    """The lowest region at the edge where the player is present and can pay (RB-6.4.19); -1 if none."""
    there = 1 if s.terrain[tile] == SEA else regions_at_edge(s, tile, edge)
    there &= presence(s, s.seat, tile)
    for region in range(MOST_BANKS):
        if there >> region & 1 and stock_of(s, tile, region, good) >= price:
            return region
    return -1


def build_wall(s: State, tile: i64, edge: i64) -> None:
    """One piece more; the first own piece on a coast pushes ships of others out to sea (RB-6.4.20)."""
    border = border_of(tile, edge)
    is_first = s.wall_owner[border] != s.seat
    s.pieces[border] += 1
    s.wall_owner[border] = s.seat
    if s.journal is not None:
        s.journal.tell(
            "wall-built",
            seat=s.seat,
            hex=HEX_NAMES[tile],
            to=HEX_NAMES[NEIGHBOUR[tile * EDGES + edge]],
            count=int(s.pieces[border]),
        )
    if is_first:
        push_out(s, border)


def push_out(s: State, border: i64) -> None:
    """Ships of others that were docked at an edge lie at open sea now."""
    for carrier in range(s.seats * FLEET):
        if carrier // FLEET == s.seat or s.kind[carrier] < FIRST_BOAT or s.carried_by[carrier] >= 0:
            continue
        tile, spot = s.place[carrier] // SPOTS, s.place[carrier] % SPOTS
        if spot >= FIRST_DOCK and border_of(tile, (spot - FIRST_DOCK) // 2) == border:
            beside = NEIGHBOUR[tile * EDGES + (spot - FIRST_DOCK) // 2]
            fleet.go(s, carrier, place_of(beside, WATER))
            if s.journal is not None:
                s.journal.tell(
                    "pushed-out",
                    seat=int(carrier // FLEET),
                    transporter=TRANSPORTER_NAMES[s.kind[carrier]],
                    hex=HEX_NAMES[beside],
                )


def demolish(s: State, tile: i64, edge: i64) -> None:
    """All pieces of a wall become neutral: they count, but hinder nobody (RB-6.4.22)."""
    border = border_of(tile, edge)
    s.wall_owner[border] = -1
    if s.journal is not None:
        s.journal.tell(
            "wall-demolished",
            seat=s.seat,
            hex=HEX_NAMES[tile],
            to=HEX_NAMES[NEIGHBOUR[tile * EDGES + edge]],
        )

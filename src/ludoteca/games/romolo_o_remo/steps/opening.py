"""Before the first Turn: secret tiles, the map, the first cubes, buildings and Workers (RR-3.4 … RR-3.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.vecs import pile_of, shuffle
from ludoteca.games.romolo_o_remo import lands, stores, units
from ludoteca.games.romolo_o_remo.actions import (
    FARM_FIRST,
    LAY_FIRST,
    TAKE_FIRST,
    TERRAIN_FIRST,
    TOWER_FIRST,
    WAREHOUSE_FIRST,
    WORKER_FIRST,
)
from ludoteca.games.romolo_o_remo.bits import bit
from ludoteca.games.romolo_o_remo.board import HEX_NAMES, INITIAL, MULTIPLIER_HEXES
from ludoteca.games.romolo_o_remo.data import (
    ACTIONS,
    FARM,
    FOREST,
    HILL,
    MULTIPLIERS,
    PLAIN,
    RESOURCE_NAMES,
    RESOURCES,
    TERRAIN_NAMES,
    TILES,
    WAREHOUSE,
    WATER,
    WATER_PILE,
    WORKER,
)
from ludoteca.games.romolo_o_remo.steps import turn
from ludoteca.games.romolo_o_remo.steps.step import Step

if TYPE_CHECKING:
    from ludoteca.games.romolo_o_remo.state import State


def initial_hexes(s: State, seat: i64) -> tuple[int, ...]:
    """The three grey hexes of a seat; the first player has those of P1 (RR-2.11)."""
    place = (seat - s.first + s.seats) % s.seats
    return INITIAL[int(s.seats)][place]


def plains_of(s: State, seat: i64) -> list[int]:
    """The two plains among them."""
    return [hex for hex in initial_hexes(s, seat) if s.terrain[hex] == PLAIN]


class Terrain(Step):
    """A hill or a forest beside the two plains, in secret (RR-3.4)?"""

    def actions(self, s: State) -> list[int]:
        """One of the two."""
        return [TERRAIN_FIRST + HILL, TERRAIN_FIRST + FOREST]

    def play(self, s: State, action: i64) -> None:
        """The tile is taken face down; when all have theirs, they are laid."""
        s.chosen_terrain[s.seat] = action - TERRAIN_FIRST
        if s.journal is not None:
            s.journal.tell("tile-taken", seat=s.seat)
            s.journal.tell_seats(
                (s.seat,), "tile-is", seat=s.seat, terrain=TERRAIN_NAMES[action - TERRAIN_FIRST]
            )
        s.seat = s.next_seat(s.seat)
        if s.seat == s.first:
            s.step = SETUP_ORIENT


class Orient(Step):
    """On which of the three grey hexes does the hill or forest lie (RR-3.6)?"""

    def actions(self, s: State) -> list[int]:
        """Each of the three."""
        return [LAY_FIRST + hex for hex in initial_hexes(s, s.seat)]

    def play(self, s: State, action: i64) -> None:
        """The three tiles lie face up; after the last player's the map is dealt."""
        for hex in initial_hexes(s, s.seat):
            s.terrain[hex] = PLAIN
            s.explored |= bit(hex)
        hex = action - LAY_FIRST
        s.terrain[hex] = s.chosen_terrain[s.seat]
        s.reveals += 1
        if s.journal is not None:
            s.journal.tell(
                "tiles-laid", seat=s.seat, hex=HEX_NAMES[hex], terrain=TERRAIN_NAMES[s.terrain[hex]]
            )
        s.seat = s.next_seat(s.seat)
        if s.seat == s.first:
            deal_tiles(s)
            s.step = SETUP_RESOURCE


class FirstCube(Step):
    """Which resource of choice (RR-3.10)?"""

    def actions(self, s: State) -> list[int]:
        """Any of the five."""
        return [TAKE_FIRST + resource for resource in range(RESOURCES)]

    def play(self, s: State, action: i64) -> None:
        """One cube to the hand."""
        resource = action - TAKE_FIRST
        s.cubes[s.seat * RESOURCES + resource] += 1
        if s.journal is not None:
            s.journal.tell("took", seat=s.seat, resource=RESOURCE_NAMES[resource], count=1)
        s.seat = s.next_seat(s.seat)
        if s.seat == s.first:
            s.step = SETUP_TOWER


class PlaceTower(Step):
    """Which plain becomes the Capital (RR-3.12)?"""

    def actions(self, s: State) -> list[int]:
        """One of the two plains."""
        return [TOWER_FIRST + hex for hex in plains_of(s, s.seat)]

    def play(self, s: State, action: i64) -> None:
        """The Tower stands."""
        s.capital[s.seat] = action - TOWER_FIRST
        if s.journal is not None:
            s.journal.tell("tower-placed", seat=s.seat, hex=HEX_NAMES[action - TOWER_FIRST])
        s.step = SETUP_FARM


class PlaceFarm(Step):
    """Where does the first farm stand (RR-3.12)?"""

    def actions(self, s: State) -> list[int]:
        """One of the two plains."""
        return [FARM_FIRST + hex for hex in plains_of(s, s.seat)]

    def play(self, s: State, action: i64) -> None:
        """The farm stands."""
        stores.add_construction(s, action - FARM_FIRST, FARM)
        if s.journal is not None:
            s.journal.tell("placed", seat=s.seat, construction="farm", hex=HEX_NAMES[action - FARM_FIRST])
        s.step = SETUP_WAREHOUSE


class PlaceWarehouse(Step):
    """Where does the first warehouse stand (RR-3.12)?"""

    def actions(self, s: State) -> list[int]:
        """One of the two plains."""
        return [WAREHOUSE_FIRST + hex for hex in plains_of(s, s.seat)]

    def play(self, s: State, action: i64) -> None:
        """The warehouse stands."""
        hex = action - WAREHOUSE_FIRST
        stores.add_construction(s, hex, WAREHOUSE)
        if s.journal is not None:
            s.journal.tell("placed", seat=s.seat, construction="warehouse", hex=HEX_NAMES[hex])
        s.step = SETUP_WORKER


class PlaceWorker(Step):
    """Where does a Worker stand (RR-3.12)?"""

    def actions(self, s: State) -> list[int]:
        """One of the three hexes; the second Worker not before the first."""
        first = s.unit_hex[units.row_of(s, s.seat, 0)]
        return [WORKER_FIRST + hex for hex in initial_hexes(s, s.seat) if hex >= first]

    def play(self, s: State, action: i64) -> None:
        """The Worker stands; after the second one the next player places his pieces, or play begins."""
        row = units.in_supply(s, s.seat, WORKER)
        units.put(s, row, action - WORKER_FIRST, ACTIONS[WORKER])
        if s.journal is not None:
            s.journal.tell("worker-placed", seat=s.seat, hex=HEX_NAMES[action - WORKER_FIRST])
        if units.count_on_map(s, s.seat, WORKER) < 2:
            return
        s.seat = s.next_seat(s.seat)
        s.step = SETUP_TOWER
        if s.seat == s.first:
            s.active = s.first
            turn.begin(s)


SETUP_TERRAIN: Final[Step] = Terrain("setup_terrain", "terrain")
SETUP_ORIENT: Final[Step] = Orient("setup_orient", "lay")
SETUP_RESOURCE: Final[Step] = FirstCube("setup_resource", "take")
SETUP_TOWER: Final[Step] = PlaceTower("setup_tower", "tower")
SETUP_FARM: Final[Step] = PlaceFarm("setup_farm", "farm")
SETUP_WAREHOUSE: Final[Step] = PlaceWarehouse("setup_warehouse", "warehouse")
SETUP_WORKER: Final[Step] = PlaceWorker("setup_worker", "worker")


def terrain_pile(s: State) -> vec[i64]:
    """The Terrain pile by kind: all tiles but the Water pile and the players' own (RR-3.3 … RR-3.5)."""
    left = TILES[:]
    left[WATER] -= WATER_PILE
    left[PLAIN] -= 2 * s.seats
    if s.seats == 1:
        left[PLAIN] -= 1
    for seat in range(s.seats):
        left[s.chosen_terrain[seat]] -= 1
    return left


def deal_tiles(s: State) -> None:
    """Tiles and multipliers lie face down on the map (RR-3.5, RR-3.7)."""
    pile = pile_of(terrain_pile(s))
    shuffle(pile, s.rng)
    dealt: i64 = 0
    for hex in s.on_map:
        if not lands.is_explored(s, hex):
            s.terrain[hex] = pile[dealt]
            dealt += 1
    tokens = vec[i64](MULTIPLIERS)
    shuffle(tokens, s.rng)
    for number, hex in enumerate(MULTIPLIER_HEXES[int(s.seats)]):
        s.multiplier[hex] = tokens[number]
    if s.journal is not None:
        s.journal.tell("map-dealt", count=dealt)

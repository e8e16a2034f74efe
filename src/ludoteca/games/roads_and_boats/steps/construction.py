"""Free construction of the map: two tiles in turn, rivers that can be finished (RB-3.20 … RB-3.24)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludoteca.core.hexes import opposite
from ludoteca.core.vecs import filled
from ludoteca.games.roads_and_boats.actions import LAY_FIRST, TILE_FIRST, TURN_FIRST
from ludoteca.games.roads_and_boats.data import (
    MOUNTAIN_SOURCE,
    NO_TILE,
    SEA,
    TILE_NAMES,
    TILE_RIVER,
    TILE_TERRAIN,
    TILES,
    TILES_A_TURN,
)
from ludoteca.games.roads_and_boats.geometry import (
    CELLS,
    CENTRE,
    EDGES,
    HEX_NAMES,
    NEIGHBOUR,
    NO_CELL,
    turned,
)
from ludoteca.games.roads_and_boats.steps import start
from ludoteca.games.roads_and_boats.steps.step import Step

if TYPE_CHECKING:
    from ludoteca.games.roads_and_boats.state import State

SOURCE_EDGES: Final[i64] = 1


class ChooseTile(Step):
    """Which tile is laid next (D1)?"""

    def actions(self, s: State) -> list[int]:
        """The kinds left for which there is a place."""
        return [TILE_FIRST + kind for kind in range(TILES) if is_left(s, kind) and has_place(s, kind)]

    def play(self, s: State, action: i64) -> None:
        """Its place comes next."""
        s.chosen = action - TILE_FIRST
        s.step = LAY_TILE


class LayTile(Step):
    """Where does it lie (D1)?"""

    def actions(self, s: State) -> list[int]:
        """The cells where it fits in some direction."""
        return [LAY_FIRST + cell for cell in range(CELLS) if fits_somehow(s, s.chosen, cell)]

    def play(self, s: State, action: i64) -> None:
        """Its direction comes next."""
        s.site = action - LAY_FIRST
        s.step = TURN_TILE


class TurnTile(Step):
    """In which direction does its river flow (D1)?"""

    def actions(self, s: State) -> list[int]:
        """The rotations that fit, no two alike."""
        return [
            TURN_FIRST + rotation
            for rotation in range(rotations(s.chosen))
            if fits(s, s.chosen, s.site, rotation)
        ]

    def play(self, s: State, action: i64) -> None:
        """The tile lies; after two the next player, after all the homes."""
        lay(s, s.chosen, s.site, action - TURN_FIRST)
        s.clear_scratch()
        s.step = CHOOSE_TILE
        if s.land_left + s.sea_left == 0:
            s.laid = 0
            s.supply = filled(TILES, 0)
            s.reveals += 1
            start.draw_temple(s)
            return
        s.laid += 1
        if s.laid == TILES_A_TURN:
            s.laid = 0
            s.seat = s.seat + 1 if s.seat + 1 < s.seats else 0


CHOOSE_TILE: Final[Step] = ChooseTile("choose_tile", "tile")
LAY_TILE: Final[Step] = LayTile("lay_tile", "lay")
TURN_TILE: Final[Step] = TurnTile("turn_tile", "turn")


def is_left(s: State, kind: i64) -> bool:
    """Is such a tile left in the box and within the size of the world?"""
    quota = s.sea_left if TILE_TERRAIN[kind] == SEA else s.land_left
    return quota > 0 and s.supply[kind] > 0


def has_place(s: State, kind: i64) -> bool:
    """Does a tile fit anywhere?"""
    for cell in range(CELLS):
        if fits_somehow(s, kind, cell):
            return True
    return False


def fits_somehow(s: State, kind: i64, cell: i64) -> bool:
    """Does a tile fit into a cell in some direction?"""
    for rotation in range(rotations(kind)):
        if fits(s, kind, cell, rotation):
            return True
    return False


def rotations(kind: i64) -> i64:
    """How many directions of a tile look different."""
    river = TILE_RIVER[kind]
    for rotation in range(1, EDGES):
        if turned(river, rotation) == river:
            return rotation
    return EDGES


def fits(s: State, kind: i64, cell: i64, rotation: i64) -> bool:
    """Is it legal to lay a tile so (RB-3.22)?"""
    if s.terrain[cell] != NO_TILE:
        return False
    is_first = is_empty(s)
    if is_first and cell != CENTRE:
        return False
    river = turned(TILE_RIVER[kind], rotation)
    touches = is_first
    begins = is_first or river == 0
    for edge in range(EDGES):
        beside = NEIGHBOUR[cell * EDGES + edge]
        has_river = river >> edge & 1
        if beside == NO_CELL:
            if has_river:
                return False
            continue
        terrain = s.terrain[beside]
        if terrain == NO_TILE:
            continue
        touches = True
        if terrain == SEA:
            begins = begins or has_river == 1
        elif TILE_TERRAIN[kind] != SEA:
            if s.rivers[beside] >> opposite(edge) & 1 != has_river:
                return False
            begins = begins or has_river == 1
    if TILE_RIVER[kind] == SOURCE_EDGES:
        begins = True
    return touches and begins and can_be_finished(s, kind, cell, river)


def is_empty(s: State) -> bool:
    """Does no tile lie yet?"""
    return s.terrain[CENTRE] == NO_TILE


def can_be_finished(s: State, kind: i64, cell: i64, river: i64) -> bool:
    """Could sea and sources that are left close all open ends, with this tile laid (RB-3.22, point 4)?"""
    is_sea = TILE_TERRAIN[kind] == SEA
    sea = s.sea_left - (1 if is_sea else 0)
    land = s.land_left - (0 if is_sea else 1)
    sources = s.supply[MOUNTAIN_SOURCE] - (1 if kind == MOUNTAIN_SOURCE else 0)
    return is_finishable(s, sea, land, sources, cell, river)


def is_finishable(s: State, sea: i64, land: i64, sources: i64, cell: i64, river: i64) -> bool:
    """Are there sea and sources for all open ends, if a river comes to a cell (-1: to none)?"""
    single: i64 = 0
    several: i64 = 0
    for open_cell in range(CELLS):
        if s.terrain[open_cell] != NO_TILE or open_cell == cell:
            continue
        ends: i64 = 0
        for edge in range(EDGES):
            beside = NEIGHBOUR[open_cell * EDGES + edge]
            if beside != NO_CELL:
                there = river if beside == cell else s.rivers[beside]
                if there >> opposite(edge) & 1:
                    ends += 1
        if ends == 1:
            single += 1
        elif ends > 1:
            several += 1
    return several <= sea and single + several <= sea + min(sources, land)


def lay(s: State, kind: i64, cell: i64, rotation: i64) -> None:
    """A tile lies on the map."""
    s.terrain[cell] = TILE_TERRAIN[kind]
    s.rivers[cell] = turned(TILE_RIVER[kind], rotation)
    s.supply[kind] -= 1
    if s.terrain[cell] == SEA:
        s.sea_left -= 1
    else:
        s.land_left -= 1
    if s.journal is not None:
        s.journal.tell("tile-laid", seat=s.seat, tile=TILE_NAMES[kind], hex=HEX_NAMES[cell])

"""Boats are put into the water at once (RB-6.2.15, RB-6.2.16), and where docks are (RB-2.13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludoteca.games.roads_and_boats.access import has_coast, region_at
from ludoteca.games.roads_and_boats.actions import LAUNCH_FIRST
from ludoteca.games.roads_and_boats.data import MADE, SEA
from ludoteca.games.roads_and_boats.geometry import (
    BANKS,
    EDGES,
    FIRST_DOCK,
    WATER,
    border_of,
    place_of,
)
from ludoteca.games.roads_and_boats.steps import production
from ludoteca.games.roads_and_boats.steps.step import Step

if TYPE_CHECKING:
    from ludoteca.games.roads_and_boats.state import State


class Launch(Step):
    """Where does a new boat go into the water (D7)?"""

    def actions(self, s: State) -> list[int]:
        """The river of the tile, or a dock of the factory's region."""
        return [LAUNCH_FIRST + spot for spot in spots(s, s.seat, s.site, s.region)]

    def play(self, s: State, action: i64) -> None:
        """The boat is there."""
        production.add_transporter(s, MADE[s.building[s.site]], place_of(s.site, action - LAUNCH_FIRST))


LAUNCH: Final[Step] = Launch("launch", "launch")


def spots(s: State, seat: i64, tile: i64, region: i64) -> vec[i64]:
    """Where a player, or NOBODY, can put a boat into the water: others' walls close docks and rivers."""
    found = vec[i64]()
    if has_open_river(s, seat, tile):
        found = append(found, WATER)
    for spot in docks(s, tile, region):
        if not s.is_barred(seat, border_of(tile, (spot - FIRST_DOCK) // 2)):
            found = append(found, spot)
    return found


def has_open_river(s: State, seat: i64, tile: i64) -> bool:
    """Does at least one edge of the tile's river carry no wall of somebody else?"""
    for edge in range(EDGES):
        if s.rivers[tile] >> edge & 1 and not s.is_barred(seat, border_of(tile, edge)):
            return True
    return False


def docks(s: State, tile: i64, region: i64) -> vec[i64]:
    """The docks of a region of a land tile: one at a coast edge, two at a mouth, one at that of a source."""
    found = vec[i64]()
    for edge in range(EDGES):
        if has_coast(s, tile, edge):
            for half in range(2):
                if half < docks_at(s, tile, edge) and region_at(s, tile, 2 * edge + half) == region:
                    found = append(found, FIRST_DOCK + 2 * edge + half)
    return found


def docks_at(s: State, tile: i64, edge: i64) -> i64:
    """How many docks a coast edge has."""
    return 2 if s.rivers[tile] >> edge & 1 and BANKS[s.rivers[tile]] > 1 else 1


def is_dock(s: State, tile: i64, spot: i64) -> bool:
    """Is there such a dock?"""
    edge = (spot - FIRST_DOCK) // 2
    return (
        s.terrain[tile] != SEA
        and spot >= FIRST_DOCK
        and has_coast(s, tile, edge)
        and (spot - FIRST_DOCK) % 2 < docks_at(s, tile, edge)
    )

"""How far it is over land for a player's donkeys: banks, bridges, roads and walls counted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludoteca.core.vecs import filled
from ludoteca.games.roads_and_boats.access import region_at, regions
from ludoteca.games.roads_and_boats.data import NO_TILE, SEA
from ludoteca.games.roads_and_boats.geometry import (
    CELLS,
    EDGES,
    GROUNDS,
    MOST_BANKS,
    NEIGHBOUR,
    NO_CELL,
    SPOTS,
    WATER,
    border_of,
    half_over_there,
    slot_bit,
)

if TYPE_CHECKING:
    from ludoteca.games.roads_and_boats.state import State

ON_ROAD: Final[i64] = 1
OFF_ROAD: Final[i64] = 2
"""Half turns: a donkey makes two steps by road or one without."""
FAR: Final[i64] = 1000


@final
class Paths:
    """The land of a map as a net of grounds; distances are in half turns and found when asked for."""

    def __init__(self, s: State, seat: i64, roads_only: bool = False) -> None:
        self.roads_only: bool = roads_only
        self.grounds: vec[i64] = vec[i64]()
        self.number: vec[i64] = filled(GROUNDS, -1)
        self.first: vec[i64] = vec[i64]()
        """Where the ways from a ground begin; those of the next begin where they end."""
        self.target: vec[i64] = vec[i64]()
        self.price: vec[i64] = vec[i64]()
        self.half: vec[i64] = vec[i64]()
        self.rows: dict[int, vec[i64]] = {}
        for tile in range(CELLS):
            if s.terrain[tile] != NO_TILE and s.terrain[tile] != SEA:
                found = regions(s, tile)
                for region in range(MOST_BANKS):
                    if found >> region & 1:
                        self.number[tile * MOST_BANKS + region] = len(self.grounds)
                        self.grounds = append(self.grounds, tile * MOST_BANKS + region)
        for ground in self.grounds:
            self.first = append(self.first, len(self.target))
            for edge in range(EDGES):
                self._add_ways(s, seat, ground, edge)
        self.first = append(self.first, len(self.target))

    def _add_ways(self, s: State, seat: i64, ground: i64, edge: i64) -> None:
        tile, region = ground // MOST_BANKS, ground % MOST_BANKS
        beside = NEIGHBOUR[tile * EDGES + edge]
        if beside == NO_CELL or s.terrain[beside] == NO_TILE or s.terrain[beside] == SEA:
            return
        border = border_of(tile, edge)
        if s.is_barred(seat, border):
            return
        river = s.rivers[tile]
        for side in range(1 + (river >> edge & 1)):
            half = 2 * edge + side
            if region_at(s, tile, half) == region:
                over = beside * MOST_BANKS + region_at(s, beside, half_over_there(half))
                has_road = s.roads[border] & slot_bit(river, edge, side) != 0
                if self.roads_only and not has_road:
                    continue
                self.target = append(self.target, self.number[over])
                self.price = append(self.price, ON_ROAD if has_road else OFF_ROAD)
                self.half = append(self.half, half)

    def from_ground(self, ground: i64) -> vec[i64]:
        """Half turns from a ground to all others, by their number."""
        known = self.rows.get(ground)
        if known is not None:
            return known
        row = filled(len(self.grounds), FAR)
        start = self.number[ground]
        row[start] = 0
        waiting = vec[i64]([start])
        place: i64 = 0
        while place < len(waiting):
            here = waiting[place]
            place += 1
            for way in range(self.first[here], self.first[here + 1]):
                there = self.target[way]
                if row[here] + self.price[way] < row[there]:
                    row[there] = row[here] + self.price[way]
                    waiting = append(waiting, there)
        self.rows[ground] = row
        return row

    def between(self, one: i64, other: i64) -> i64:
        """Half turns from one ground to another; FAR if there is no way."""
        return self.from_ground(other)[self.number[one]]

    def way(self, here: i64, there: i64) -> i64:
        """With which way the shortest path from here to there begins; -1 if there is none."""
        return self.way_by(here, there, False)

    def way_by(self, here: i64, there: i64, road_only: bool) -> i64:
        """The same, by road only if it must be."""
        row = self.from_ground(there)
        start = self.number[here]
        best: i64 = -1
        least = FAR
        for way in range(self.first[start], self.first[start + 1]):
            if road_only and (self.price[way] == OFF_ROAD or row[self.target[way]] >= row[start]):
                continue
            length = row[self.target[way]] + self.price[way]
            if length < least:
                least = length
                best = way
        return best


def ground_of(s: State, carrier: i64) -> i64:
    """The ground on which a land transporter stands; -1 if it stands on none."""
    place = s.place[carrier]
    if place % SPOTS >= WATER or s.carried_by[carrier] >= 0:
        return -1
    return place // SPOTS * MOST_BANKS + place % SPOTS

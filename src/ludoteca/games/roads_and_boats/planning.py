"""Playing without waiting: a turn thought ahead, and phases in which nobody meets (RB-5.40, RB-5.41)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.core.rng import Rng
from ludoteca.games.roads_and_boats.actions import WAYS
from ludoteca.games.roads_and_boats.data import (
    BUILDING,
    FLEET,
    MOVEMENT,
    MOVES,
    NO_TILE,
    PRODUCTION,
)
from ludoteca.games.roads_and_boats.geometry import EDGES, NEIGHBOUR, NO_CELL, SPOTS, place_of
from ludoteca.games.roads_and_boats.steps import building, carrying, movement, production, stow, ways, wonder

if TYPE_CHECKING:
    from ludoteca.games.roads_and_boats.state import State

IN_A_PHASE = {
    step.name
    for step in (
        production.MAKE,
        stow.STOW,
        carrying.CARRIED,
        movement.SELECT,
        movement.MOVE,
        building.CHOOSE_SITE,
        wonder.BUY_BRICK,
    )
}
"""The steps at which somebody is in the middle of a phase and others may think ahead."""


def ahead(s: State, seat: int, rng: Rng) -> State | None:
    """The position as if everybody before a seat did nothing more in this phase.

    Only where scripts are agreed on, or nobody can get in the way of anybody.
    """
    if s.step.name not in IN_A_PHASE or seat not in s.sequence[s.index + 1 :]:
        return None
    if not s.options["async_phases"] and not is_separated(s):
        return None
    twin = s.copy()
    twin.rng = rng.fork()
    while twin.seat != seat or twin.player() != seat:
        if twin.over or twin.phase != s.phase or twin.turn != s.turn:
            return None
        twin.apply(twin.legal[-1])
    return twin if twin.phase == s.phase and twin.turn == s.turn else None


def is_separated(s: State) -> bool:
    """Can no two players affect each other in this phase (RB-5.41)?"""
    if s.phase not in (PRODUCTION, MOVEMENT, BUILDING):
        return sum(can_buy(s, seat) for seat in range(s.seats)) <= 1
    zones = [zone(s, seat) for seat in range(s.seats)]
    return all(not one & other for number, one in enumerate(zones) for other in zones[:number])


def can_buy(s: State, seat: int) -> bool:
    """Has a player the goods for a brick at home?"""
    twin = s.copy()
    twin.seat = seat
    twin.bought = s.bought if seat == s.seat else 0
    return bool(wonder.in_all(wonder.home_pool(twin)) >= wonder.brick_price(twin))


def zone(s: State, seat: int) -> set[int]:
    """The tiles in which a player can do anything in this phase."""
    tiles: set[int] = set()
    for carrier in range(seat * FLEET, seat * FLEET + s.fleet[seat]):
        tile = int(s.tile(carrier))
        tiles.add(tile)
        if s.phase == MOVEMENT:
            tiles |= reachable(s, carrier)
        elif s.phase == BUILDING:
            tiles |= {
                int(beside)
                for beside in NEIGHBOUR[tile * EDGES : tile * EDGES + EDGES]
                if beside != NO_CELL and s.terrain[beside] != NO_TILE
            }
    return tiles


def reachable(s: State, carrier: int) -> set[int]:
    """The tiles that a transporter can come to with all its points."""
    twin = s.copy()
    twin.steps[carrier] = 0
    places = beginnings(s, carrier)
    coming = set(places)
    for points in range(MOVES[s.kind[carrier]]):
        reached: set[int] = set()
        for place in coming:
            twin.place[carrier] = place
            twin.steps[carrier] = points
            for edge in range(EDGES):
                for way in range(WAYS):
                    if ways.is_open(twin, carrier, edge, way):
                        reached.add(int(ways.target(twin, carrier, edge, way)))
        coming = reached - places
        places |= reached
    return {place // int(SPOTS) for place in places}


def beginnings(s: State, carrier: int) -> set[int]:
    """Where a transporter stands, or where it could be set down if it is carried (RB-6.3.24)."""
    holder = s.carried_by[carrier]
    if holder < 0:
        return {int(s.place[carrier])}
    tile = s.place[carrier] // SPOTS
    return {int(place_of(tile, spot)) for spot in carrying.drop_spots(s, holder)}

"""What a person could try at a step, possible or not: a screen greys it out and says why."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from ludoteca.core.steps import answers_of
from ludoteca.games.roads_and_boats import actions
from ludoteca.games.roads_and_boats.access import presence, regions, tiles_of
from ludoteca.games.roads_and_boats.actions import FIRST_CARRIER, VERBS
from ludoteca.games.roads_and_boats.data import (
    FIRST_SECONDARY,
    FLEET,
    GOODS,
    HAS_RECIPE,
    NO_BUILDING,
    NO_TILE,
    RECIPES,
    SEA,
)
from ludoteca.games.roads_and_boats.geometry import ARMS, CARGO, CELLS, EDGES, MOST_BANKS, NEIGHBOUR, NO_CELL
from ludoteca.games.roads_and_boats.steps import (
    building,
    construction,
    exchange,
    limits,
    movement,
    order,
    production,
    start,
    stow,
    ways,
    wonder,
)
from ludoteca.games.roads_and_boats.steps.step import Step

if TYPE_CHECKING:
    from ludoteca.games.roads_and_boats.state import State


def candidates(s: State) -> list[int]:
    """The legal actions, and what one might think of besides."""
    think = THOUGHTS.get(s.step)
    thought = [] if think is None else [int(action) for action in think(s)]
    return list(dict.fromkeys([*thought, *s.legal]))


def _everything(s: State) -> list[int]:
    return answers_of(s.step, VERBS)


def _lay(s: State) -> list[int]:
    """Empty cells beside the map."""
    return [
        actions.LAY_FIRST + cell
        for cell in range(CELLS)
        if s.terrain[cell] == NO_TILE
        and any(
            beside != NO_CELL and s.terrain[beside] != NO_TILE
            for beside in NEIGHBOUR[cell * EDGES : cell * EDGES + EDGES]
        )
    ]


def _start(s: State) -> list[int]:
    places = list(s.starts) or [tile for tile in range(CELLS) if s.terrain[tile] not in (NO_TILE, SEA)]
    return [actions.START_FIRST + tile for tile in places]


def _position(s: State) -> list[int]:
    return [actions.POSITION_FIRST + place for place in range(s.seats)]


def _make(s: State) -> list[int]:
    """All that buildings and animals could do where the player is."""
    found: list[int] = []
    for tile in tiles_of(s, s.seat):
        house = s.building[tile]
        if house >= FIRST_SECONDARY:
            recipes = [recipe for recipe in range(RECIPES) if HAS_RECIPE[house * RECIPES + recipe]]
            found += [actions.produce(tile, recipe) for recipe in recipes]
        if house == NO_BUILDING and s.terrain[tile] != SEA:
            found.append(actions.BREED_FIRST + tile)
        found += [
            actions.research(tile, region)
            for region in range(MOST_BANKS)
            if presence(s, s.seat, tile) >> region & 1
        ]
    return [*found, actions.END_MAKE]


def _own(first: int) -> Callable[[State], list[int]]:
    """Every transporter of the player."""

    def think(s: State) -> list[int]:
        return [first + carrier for carrier in range(s.seat * FLEET, s.seat * FLEET + s.fleet[s.seat])]

    return think


def _partners(s: State, handler: int) -> list[int]:
    """The grounds of the tile and all transporters there."""
    tile = s.tile(handler)
    found = [region for region in range(MOST_BANKS) if regions(s, tile) >> region & 1]
    for seat in range(s.seats):
        for other in range(seat * FLEET, seat * FLEET + s.fleet[seat]):
            if other != handler and s.tile(other) == tile:
                found.append(int(FIRST_CARRIER) + other)
    return [int(actions.EXCHANGE_FIRST) + partner for partner in found]


def _stow_partner(s: State) -> list[int]:
    return _partners(s, s.handler)


def _exchange(s: State) -> list[int]:
    """Every good that one of the two has."""
    own = (CARGO + s.handler) * GOODS
    other = exchange.holder_of(s, s.handler, s.partner) * GOODS
    found = [actions.GET_FIRST + good for good in range(GOODS) if s.goods[other + good]]
    found += [actions.PUT_FIRST + good for good in range(GOODS) if s.goods[own + good]]
    return [*found, actions.CLOSE]


def _move(s: State) -> list[int]:
    """Every way that exists, every ground, and all transporters of the tile."""
    active = s.active
    found = _partners(s, active)
    found += [
        actions.step(edge, way)
        for edge in range(EDGES)
        for way in range(actions.WAYS)
        if ways.target(s, active, edge, way) != ways.NOWHERE
    ]
    there = [region for region in range(MOST_BANKS) if regions(s, s.tile(active)) >> region & 1]
    found += [actions.FOLLOW_FIRST + region for region in there]
    for other in range(s.seat * FLEET, s.seat * FLEET + s.fleet[s.seat]):
        if other != active and s.tile(other) == s.tile(active):
            found.append(actions.PICKUP_FIRST + other)
    return [*found, actions.FINISH]


def _site(s: State) -> list[int]:
    return [*(actions.SITE_FIRST + tile for tile in tiles_of(s, s.seat)), actions.END_BUILD]


def _build(s: State) -> list[int]:
    """All buildings, and whatever could stand on the edges of the site."""
    tile = s.site
    found = [*VERBS.of("build"), actions.SHAFT]
    found += [actions.BRIDGE_FIRST + arm for arm in range(ARMS[s.rivers[tile]])]
    for edge in range(EDGES):
        beside = NEIGHBOUR[tile * EDGES + edge]
        if beside == NO_CELL or s.terrain[beside] == NO_TILE:
            continue
        has_river = s.rivers[tile] >> edge & 1
        if SEA not in (s.terrain[tile], s.terrain[beside]):
            found += [actions.road(edge, half) for half in ((1, 2) if has_river else (0,))]
        found += [actions.WALL_FIRST + edge, actions.DEMOLISH_FIRST + edge]
    return found


def _pay(s: State) -> list[int]:
    held = wonder.home_pool(s)
    return [actions.PAY_FIRST + good for good in range(GOODS) if held[good]]


def _both(first: int, last: int) -> Callable[[State], list[int]]:
    """Every transporter of the player, and the end of the stage."""
    own = _own(first)

    def think(s: State) -> list[int]:
        return [*own(s), last]

    return think


THOUGHTS: Mapping[Step, Callable[[State], list[int]]] = {
    construction.CHOOSE_TILE: _everything,
    construction.LAY_TILE: _lay,
    construction.TURN_TILE: _everything,
    start.CHOOSE_START: _start,
    order.POSITION: _position,
    production.MAKE: _make,
    production.TOPIC: _everything,
    limits.DISCARD: _own(actions.DISCARD_FIRST),
    stow.STOW: _both(actions.STOW_FIRST, actions.END_STOW),
    stow.STOW_PARTNER: _stow_partner,
    exchange.EXCHANGE: _exchange,
    movement.SELECT: _both(actions.SELECT_FIRST, actions.END_MOVE),
    movement.MOVE: _move,
    building.CHOOSE_SITE: _site,
    building.BUILD: _build,
    building.FILL: _everything,
    wonder.PAY: _pay,
}
"""What one thinks of at a step; at all others the legal actions are everything."""

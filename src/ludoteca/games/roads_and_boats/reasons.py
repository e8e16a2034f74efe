"""Why an action is not possible: for the message and for the tool-tip."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from ludoteca.core.steps import why_not_asked
from ludoteca.core.words import Item, Reason
from ludoteca.games.roads_and_boats import fleet
from ludoteca.games.roads_and_boats.access import area, is_in_contact, pool, presence, reach, touch
from ludoteca.games.roads_and_boats.actions import (
    CARRIER_NAMES,
    FIRST_CARRIER,
    FOLLOWERS,
    PARTNER_NAMES,
    VERBS,
    WAY_NAMES,
)
from ludoteca.games.roads_and_boats.data import (
    BUILDING_NAMES,
    BUILDING_TABLE,
    CONVERSIONS,
    DESERT,
    FLEET,
    GOOD_NAMES,
    GOODS,
    GOOSE,
    INPUT,
    MINE,
    MOST_ACTS,
    MOVES,
    NEEDS,
    NEW_SHAFTS,
    NO_BUILDING,
    NO_TILE,
    PAPER,
    RECIPE_NAMES,
    SEA,
    TERRAIN_NAMES,
    TILE_NAMES,
    TOPIC_NAMES,
    WAGON_FACTORY,
)
from ludoteca.games.roads_and_boats.geometry import CARGO, EDGES, HEX_NAMES, NEIGHBOUR, NO_CELL, border_of
from ludoteca.games.roads_and_boats.goods import ground
from ludoteca.games.roads_and_boats.steps import (
    construction,
    edges,
    exchange,
    houses,
    launching,
    limits,
    movement,
    production,
    ways,
)

if TYPE_CHECKING:
    from ludoteca.games.roads_and_boats.state import State


def why_not(s: State, action: int) -> Reason:
    """The first rule that forbids the action here."""
    not_asked = why_not_asked(s, s.step, VERBS, action)
    if not_asked is not None:
        return not_asked
    parts = VERBS.parts(action)
    why = WHY.get(parts.verb.word)
    return Reason("reason-not-now") if why is None else why(s, *parts.values)


def goods(counts: Mapping[str, int]) -> tuple[Item, ...]:
    """Goods as a list for a message."""
    return tuple((name, count) for name, count in counts.items() if count)


# --- the map and homes ---------------------------------------------------------------------------


def _tile(s: State, name: str) -> Reason:
    if not construction.is_left(s, TILE_NAMES.index(name)):
        return Reason("reason-no-such-tile", {"tile": name})
    return Reason("reason-no-place", {"tile": name})


def _lay(s: State, _place: str) -> Reason:
    return Reason("reason-does-not-fit", {"tile": TILE_NAMES[s.chosen]})


def _turn(s: State, _rotation: str) -> Reason:
    return Reason("reason-does-not-fit", {"tile": TILE_NAMES[s.chosen]})


def _start(_s: State, place: str) -> Reason:
    return Reason("reason-start-taken", {"hex": place})


def _position(s: State, position: str) -> Reason:
    if int(position) > s.seats:
        return Reason("reason-no-such-position", {"count": int(s.seats)})
    return Reason("reason-position-taken", {"owner": int(s.positions[int(position) - 1])})


# --- production ----------------------------------------------------------------------------------


def _produce(s: State, place: str, recipe: str) -> Reason:
    tile = HEX_NAMES.index(place)
    house = s.building[tile]
    row = BUILDING_TABLE[house] if house >= 0 else None
    if row is None or recipe not in row.inputs:
        return Reason("reason-no-such-building", {"hex": place})
    region = s.region_of(tile, s.building_bank[tile])
    if not presence(s, s.seat, tile) >> region & 1:
        return Reason("reason-not-present", {"hex": place})
    if s.used[tile] >= CONVERSIONS[house]:
        return Reason("reason-used-up", {"building": row.name})
    held = pool(s, s.seat, tile, area(s, s.seat, tile, region))
    if not production.covers(held, INPUT, (house * 4 + RECIPE_NAMES.index(recipe)) * GOODS):
        return Reason("reason-needs", {"goods": goods(row.inputs[recipe])})
    if house == WAGON_FACTORY:
        return Reason("reason-needs-donkey")
    return Reason("reason-no-water")


def _breed(s: State, place: str) -> Reason:
    tile = HEX_NAMES.index(place)
    if s.used[tile]:
        return Reason("reason-bred")
    return Reason("reason-not-alone", {"hex": place})


def _research(s: State, place: str, region: str) -> Reason:
    tile = HEX_NAMES.index(place)
    if s.research[s.seat] == production.ALL_TOPICS:
        return Reason("reason-knows-everything")
    if not presence(s, s.seat, tile) >> int(region) & 1:
        return Reason("reason-not-present", {"hex": place})
    held = pool(s, s.seat, tile, area(s, s.seat, tile, int(region)))
    if held[GOOSE] < 2 or held[PAPER] < 1:
        return Reason("reason-needs", {"goods": (("goose", 2), ("paper", 1))})
    return Reason("reason-same-pool")


def _topic(_s: State, topic: str) -> Reason:
    return Reason("reason-known", {"topic": topic})


def _discard(s: State, name: str) -> Reason:
    carrier = CARRIER_NAMES.index(name)
    if carrier // FLEET != s.seat or carrier % FLEET >= s.fleet[s.seat]:
        return Reason("reason-not-yours")
    if s.carries[carrier] >= 0:
        return Reason("reason-carries")
    if carrier in limits.candidates(s, limits.broken_limit(s, s.seat)):
        return Reason("reason-twin")
    return Reason("reason-not-at-factory")


# --- goods ---------------------------------------------------------------------------------------


def _stow(s: State, name: str) -> Reason:
    carrier = CARRIER_NAMES.index(name)
    if carrier // FLEET != s.seat or carrier % FLEET >= s.fleet[s.seat]:
        return Reason("reason-not-yours")
    if not s.is_free(carrier):
        return Reason("reason-carries")
    if s.acts[carrier] >= MOST_ACTS:
        return Reason("reason-enough-acts")
    if fleet.has_older_twin(s, carrier, -1):
        return Reason("reason-twin")
    return Reason("reason-nothing-to-exchange")


def _exchange(s: State, name: str) -> Reason:
    handler = s.handler if s.handler >= 0 else s.active
    if not s.is_free(handler):
        return Reason("reason-carries")
    if s.acts[handler] >= MOST_ACTS:
        return Reason("reason-enough-acts")
    partner = PARTNER_NAMES.index(name)
    if partner < FOLLOWERS and not reach(s, handler) >> partner & 1:
        return Reason("reason-across-the-river")
    other = partner - int(FIRST_CARRIER)
    if other >= 0:
        if other // FLEET >= s.seats or other % FLEET >= s.fleet[other // FLEET]:
            return Reason("reason-no-such-transporter")
        if not s.is_free(other):
            return Reason("reason-carries")
        if not is_in_contact(s, handler, other):
            return Reason("reason-no-contact")
        if other // FLEET != handler // FLEET and not s.cooperation:
            return Reason("reason-no-cooperation")
        if fleet.has_older_twin(s, other, handler):
            return Reason("reason-twin")
    return Reason("reason-nothing-to-exchange")


def _get(s: State, good: str) -> Reason:
    number = GOOD_NAMES.index(good)
    if s.given >> number & 1:
        return Reason("reason-both-ways", {"good": good})
    if s.goods[exchange.holder_of(s, s.handler, s.partner) * GOODS + number] == 0:
        return Reason("reason-no-such-good", {"good": good})
    if s.room(s.handler) <= 0:
        return Reason("reason-full")
    return Reason("reason-refused")


def _put(s: State, good: str) -> Reason:
    number = GOOD_NAMES.index(good)
    if s.taken >> number & 1:
        return Reason("reason-both-ways", {"good": good})
    if s.goods[(CARGO + s.handler) * GOODS + number] == 0:
        return Reason("reason-no-such-good", {"good": good})
    if s.partner >= FIRST_CARRIER and s.room(s.partner - FIRST_CARRIER) <= 0:
        return Reason("reason-partner-full")
    if exchange.takes_geese_only(s, s.tile(s.handler)):
        return Reason("reason-sinks", {"good": good})
    return Reason("reason-refused")


# --- movement ------------------------------------------------------------------------------------


def _select(s: State, name: str) -> Reason:
    carrier = CARRIER_NAMES.index(name)
    if carrier // FLEET != s.seat or carrier % FLEET >= s.fleet[s.seat]:
        return Reason("reason-not-yours")
    if s.carried_by[carrier] >= 0:
        return Reason("reason-is-carried")
    return Reason("reason-done" if s.done[carrier] else "reason-twin")


def _step(s: State, edge: str, way: str) -> Reason:
    active, number = s.active, WAY_NAMES.index(way)
    if ways.target(s, active, int(edge), number) == ways.NOWHERE:
        return Reason("reason-no-way")
    if s.steps[active] >= MOVES[s.kind[active]]:
        return Reason("reason-no-points")
    if s.is_barred(s.seat, border_of(s.tile(active), int(edge))):
        return Reason("reason-wall", {"owner": int(s.wall_owner[border_of(s.tile(active), int(edge))])})
    if ways.holds_back(s, active):
        return Reason("reason-moved-by-another")
    if not movement.can_leave(s, active):
        return Reason("reason-goose-alone")
    if not ways.is_open(s, active, int(edge), number):
        return Reason("reason-off-road-first" if s.kind[active] == 0 else "reason-needs-road")
    return Reason("reason-same-destination")


def _follow(s: State, region: str) -> Reason:
    if not touch(s, s.active) >> int(region) & 1:
        return Reason("reason-across-the-river")
    if s.goods[ground(s.tile(s.active), int(region)) * GOODS + GOOSE] == 0:
        return Reason("reason-no-goose")
    return Reason("reason-enough-acts" if s.acts[s.active] >= MOST_ACTS else "reason-goose-moved")


def _unfollow(s: State, region: str) -> Reason:
    if not touch(s, s.active) >> int(region) & 1:
        return Reason("reason-across-the-river")
    return Reason("reason-goose-alone")


def _pickup(s: State, name: str) -> Reason:
    other = CARRIER_NAMES.index(name)
    if other // FLEET != s.seat or other % FLEET >= s.fleet[s.seat]:
        return Reason("reason-not-yours")
    if not s.is_free(s.active) or not s.is_free(other):
        return Reason("reason-carries")
    if s.load(s.active) or s.load(other):
        return Reason("reason-goods-aboard")
    if s.steps[other]:
        return Reason("reason-has-moved")
    return Reason("reason-twin" if fleet.has_older_twin(s, other, s.active) else "reason-not-beside")


# --- building ------------------------------------------------------------------------------------


def _site(_s: State, place: str) -> Reason:
    return Reason("reason-nothing-to-build", {"hex": place})


def _build(s: State, name: str) -> Reason:
    number, tile = BUILDING_NAMES.index(name), s.site
    row = BUILDING_TABLE[number]
    if s.building[tile] != NO_BUILDING:
        return Reason("reason-one-building", {"building": BUILDING_NAMES[s.building[tile]]})
    if not houses.fits(s, tile, number):
        if row.terrain:
            return Reason("reason-terrain", {"building": name, "terrain": row.terrain})
        if s.terrain_now(tile) in (DESERT, SEA):
            return Reason("reason-wasteland", {"terrain": TERRAIN_NAMES[s.terrain_now(tile)]})
        return Reason("reason-shore", {"building": name})
    if not s.knows(s.seat, NEEDS[number]):
        return Reason("reason-not-researched", {"topic": TOPIC_NAMES[NEEDS[number]]})
    return Reason("reason-needs", {"goods": goods(row.cost)})


def _shaft(s: State) -> Reason:
    if s.building[s.site] != MINE:
        return Reason("reason-no-mine")
    if not s.knows(s.seat, NEW_SHAFTS):
        return Reason("reason-not-researched", {"topic": TOPIC_NAMES[NEW_SHAFTS]})
    return Reason("reason-needs", {"goods": (("iron", 1), ("fuel", 1))})


def _bridge(s: State, _arm: str) -> Reason:
    if s.terrain_now(s.site) == DESERT:
        return Reason("reason-wasteland", {"terrain": "desert"})
    return Reason("reason-no-bridge")


def is_rim(s: State, edge: str) -> bool:
    """Does the map end over an edge of the site?"""
    beside = NEIGHBOUR[s.site * EDGES + int(edge)]
    return bool(beside == NO_CELL or s.terrain[beside] == NO_TILE)


def _road(s: State, edge: str, half: str) -> Reason:
    if is_rim(s, edge):
        return Reason("reason-rim")
    number = ("whole", "a", "b").index(half)
    if not edges.has_slot(s, s.site, int(edge), number):
        return Reason("reason-road-there")
    region = edges.road_region(s, s.site, int(edge), number)
    if not presence(s, s.seat, s.site) >> region & 1:
        return Reason("reason-across-the-river")
    return Reason("reason-needs", {"goods": (("stone", 1),)})


def _wall(s: State, edge: str) -> Reason:
    if is_rim(s, edge):
        return Reason("reason-rim")
    owner = s.wall_owner[border_of(s.site, int(edge))]
    if owner >= 0 and owner != s.seat:
        return Reason("reason-wall", {"owner": int(owner)})
    price = int(edges.wall_price(s, s.site, int(edge)))
    return Reason("reason-wall-price", {"count": price})


def _demolish(s: State, edge: str) -> Reason:
    if is_rim(s, edge):
        return Reason("reason-rim")
    owner = s.wall_owner[border_of(s.site, int(edge))]
    if owner < 0:
        return Reason("reason-no-wall")
    if owner == s.seat and not s.demolish_own:
        return Reason("reason-own-wall")
    return Reason("reason-demolition-price", {"count": int(edges.wall_price(s, s.site, int(edge)))})


def _fill(_s: State, fill: str) -> Reason:
    topic = "big_mine" if fill == "big" else "special_mine"
    return Reason("reason-not-researched", {"topic": topic})


def _pay(s: State, good: str) -> Reason:
    if GOOD_NAMES.index(good) < s.lowest:
        return Reason("reason-pay-in-order")
    return Reason("reason-pay-enough")


def _launch(s: State, _spot: str) -> Reason:
    fine = len(launching.spots(s, s.seat, s.site, s.region)) > 0
    return Reason("reason-no-dock" if fine else "reason-no-water")


WHY: Mapping[str, Callable[..., Reason]] = {
    "tile": _tile,
    "lay": _lay,
    "turn": _turn,
    "start": _start,
    "position": _position,
    "produce": _produce,
    "launch": _launch,
    "breed": _breed,
    "research": _research,
    "topic": _topic,
    "discard": _discard,
    "stow": _stow,
    "exchange": _exchange,
    "get": _get,
    "put": _put,
    "select": _select,
    "step": _step,
    "follow": _follow,
    "unfollow": _unfollow,
    "pickup": _pickup,
    "site": _site,
    "build": _build,
    "shaft": _shaft,
    "bridge": _bridge,
    "road": _road,
    "wall": _wall,
    "demolish": _demolish,
    "fill": _fill,
    "pay": _pay,
}

"""Why a worker cannot stand there, build, be activated, or be paid for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from ludoteca.core.words import Reason
from ludoteca.games.rio_de_la_plata import city
from ludoteca.games.rio_de_la_plata.data import (
    ACTIVATED,
    BUILDING_NAMES,
    BUILDINGS_AROUND_A_SQUARE,
    CELL_NAMES,
    CHURCH,
    DEFENDER_OFFICE,
    GOOD_NAMES,
    HOUSE,
    HUT,
    LOADED_BY_A_WORKER,
    OFFICE_NEEDS,
    OFFICE_PRICE,
    ONE_IN_A_DISTRICT,
    ROAD_BUILDER,
    SQUARE,
    STANDS_ON,
    UNBUILT,
    WORKERS,
)
from ludoteca.games.rio_de_la_plata.geography import DISTRICT, IS_PLAZA, SPACE_NAMES
from ludoteca.games.rio_de_la_plata.stacks import EMPTY, HEIGHT, leader, pawns_of, without
from ludoteca.games.rio_de_la_plata.steps import effects, placement, ship

if TYPE_CHECKING:
    from ludoteca.games.rio_de_la_plata.state import State


def why_not_place(s: State, name: str) -> Reason:
    """Why a space takes no worker of his."""
    space = SPACE_NAMES.index(name)
    building, stack = s.building[space], s.stack[space]
    if IS_PLAZA[space]:
        return Reason("reason-plaza")
    if building == UNBUILT:
        if without(stack, s.seat) != EMPTY:
            return Reason("reason-others-stand-there", {"owner": int(leader(stack))})
        return Reason("reason-three-stand-there" if HEIGHT[stack] == 3 else "reason-not-reached")
    if building == HUT and s.owner[space] == s.seat:
        return Reason("reason-hut-has-worker")
    if building in (HUT, HOUSE) or not (ACTIVATED | 1 << SQUARE) >> building & 1:
        return Reason("reason-nothing-to-do-there")
    if not city.is_near_house(s, s.seat, space):
        return Reason("reason-needs-house")
    return Reason("reason-building-is-taken", {"count": int(city.limit(s, space))})


def _why_not_expropriate(s: State, name: str) -> Reason:
    space = SPACE_NAMES.index(name)
    stack = s.stack[space]
    if stack == EMPTY or without(stack, s.seat) == EMPTY:
        return Reason("reason-nobody-to-expropriate")
    if s.building[space] != UNBUILT:
        return Reason("reason-building-protects")
    if not city.is_reached(s, s.seat, space):
        return Reason("reason-not-reached")
    return Reason("reason-expropriation-needs", {"count": 2 * int(HEIGHT[stack])})


def _why_not_pay(_s: State, *_bought: str) -> Reason:
    return Reason("reason-cannot-pay")


def _why_not_build(s: State, name: str, building_name: str) -> Reason:
    space, building = SPACE_NAMES.index(name), BUILDING_NAMES.index(building_name)
    if s.worked[space] & effects.BUILT:
        return Reason("reason-built-this-year")
    if STANDS_ON[building] != s.building[space]:
        below = STANDS_ON[building]
        if below == UNBUILT:
            return Reason("reason-needs-unbuilt", {"building": building_name})
        return Reason("reason-needs-building", {"building": building_name, "below": BUILDING_NAMES[below]})
    if building == HOUSE and s.owner[space] != s.seat:
        return Reason("reason-not-your-hut")
    workers = int(WORKERS[building])
    if pawns_of(s.stack[space], s.seat) < workers:
        return Reason("reason-needs-workers", {"building": building_name, "count": workers})
    district = DISTRICT[space]
    if ONE_IN_A_DISTRICT >> building & 1 and s.district_has[district] >> building & 1:
        return Reason("reason-one-in-district", {"building": building_name, "district": int(district) + 1})
    if not city.tile_left(s, s.seat, building):
        return Reason("reason-no-tile", {"building": building_name})
    if building == SQUARE and city.surroundings(s, space) < BUILDINGS_AROUND_A_SQUARE:
        return Reason("reason-square-needs-five", {"count": int(city.surroundings(s, space))})
    return Reason("reason-cannot-pay")


def _why_not_activate(s: State, name: str, good_name: str) -> Reason:
    space, good = SPACE_NAMES.index(name), GOOD_NAMES.index(good_name)
    building = s.building[space]
    if building < 0 or building > CHURCH or not ACTIVATED >> building & 1:
        return Reason("reason-not-activated")
    if not effects.takes(building, good):
        return Reason("reason-other-good", {"building": BUILDING_NAMES[building], "good": good_name})
    if s.worked[space] & effects.ACTIVATIONS >= city.limit(s, space):
        return Reason("reason-activated-already", {"count": int(city.limit(s, space))})
    return Reason("reason-you-have-no-more", {"good": good_name})


def _why_not_collect(_s: State, _slot: str) -> Reason:
    return Reason("reason-not-your-slot")


def _why_not_harvest(_s: State) -> Reason:
    return Reason("reason-harvest-needs-two")


def _why_not_refine(s: State, good: str) -> Reason:
    if s.workshop[s.seat] == 0:
        return Reason("reason-no-craftsman")
    return Reason("reason-you-have-no-more", {"good": good})


def _why_not_load(s: State, name: str) -> Reason:
    if not s.is_docked():
        return Reason("reason-no-ship")
    if s.dock[s.seat] == 0:
        return Reason("reason-nobody-on-dock")
    if s.loaded >= LOADED_BY_A_WORKER * s.dock[s.seat]:
        return Reason("reason-loaded-enough", {"count": int(s.loaded)})
    if placement.cargo_aboard(s) >= ship.capacity(s):
        return Reason("reason-ship-full", {"count": int(ship.capacity(s))})
    return Reason("reason-you-have-no-more", {"good": name})


def _why_not_pay_cell(s: State, cell: str) -> Reason:
    is_mine = s.cell_debtor[CELL_NAMES.index(cell)] == s.seat
    return Reason("reason-cannot-pay" if is_mine else "reason-nothing-owed")


def _why_not_take_office(s: State) -> Reason:
    office = placement.office_sought(s, s.seat)
    if office < 0:
        return Reason("reason-no-office-pawn")
    if s.vp[s.seat] < OFFICE_NEEDS[office]:
        return Reason("reason-too-few-points", {"vp": int(OFFICE_NEEDS[office])})
    return Reason("reason-too-few-coins", {"coins": int(OFFICE_PRICE[office])})


def _why_not_free(s: State, office: int, used: int) -> Reason:
    if not s.holds(s.seat, office):
        return Reason("reason-no-such-power")
    return Reason("reason-free-segment-used" if s.free_used & used else "reason-no-stick")


def _why_not_free_road(s: State) -> Reason:
    return _why_not_free(s, ROAD_BUILDER, effects.USED_ROAD)


def _why_not_free_wall(s: State) -> Reason:
    return _why_not_free(s, DEFENDER_OFFICE, effects.USED_WALL)


WHY: Mapping[str, Callable[..., Reason]] = {
    "place": why_not_place,
    "expropriate": _why_not_expropriate,
    "pay": _why_not_pay,
    "pay_wall": _why_not_pay,
    "build": _why_not_build,
    "activate": _why_not_activate,
    "collect": _why_not_collect,
    "harvest": _why_not_harvest,
    "refine": _why_not_refine,
    "load": _why_not_load,
    "pay_cell": _why_not_pay_cell,
    "take_office": _why_not_take_office,
    "free_road": _why_not_free_road,
    "free_wall": _why_not_free_wall,
}

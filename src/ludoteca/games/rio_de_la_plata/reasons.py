"""Why an action is not possible: for the message and for the tool-tip."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from ludoteca.core.steps import why_not_asked
from ludoteca.core.words import Reason
from ludoteca.games.rio_de_la_plata import building_reasons, war_reasons
from ludoteca.games.rio_de_la_plata.actions import VERBS
from ludoteca.games.rio_de_la_plata.data import (
    CELL_NAMES,
    COIN,
    DEPARTURE_FEE,
    DOCK,
    FREE,
    GOODS,
    GRID_NAMES,
    OFFERS,
    OFFICE_NAMES,
    PLACEMENTS,
    SITE_NAMES,
    SLOT_WORKERS,
    SLOTS,
)
from ludoteca.games.rio_de_la_plata.geography import (
    LINE_NAMES,
    ROAD_NAMES,
    SPACE_NAMES,
    WALL_NAMES,
)
from ludoteca.games.rio_de_la_plata.steps import defence, majors, placement

if TYPE_CHECKING:
    from ludoteca.games.rio_de_la_plata.state import State


def why_not(s: State, action: int) -> Reason:
    """The first rule that forbids the action here."""
    parts = VERBS.parts(action)
    if s.step is placement.PLACEMENT and parts.verb.word == "place":
        return _nobody_left(s) or building_reasons.why_not_place(s, *parts.values)
    not_asked = why_not_asked(s, s.step, VERBS, action)
    if not_asked is not None:
        return not_asked
    explain = WHY.get(parts.verb.word)
    return Reason("reason-not-now") if explain is None else explain(s, *parts.values)


# --- placement -----------------------------------------------------------------------------------


def _nobody_left(s: State) -> Reason | None:
    if s.placed == PLACEMENTS:
        return Reason("reason-five-placed")
    return Reason("reason-no-worker") if s.hand[s.seat] == 0 else None


def _why_not_city(s: State, district: str) -> Reason:
    return _nobody_left(s) or Reason("reason-no-target", {"district": int(district)})


def _why_not_grid(s: State, grid: str) -> Reason:
    if not majors.is_open(s, GRID_NAMES.index(grid)):
        return Reason("reason-grid-stands", {"grid": grid})
    return _nobody_left(s) or Reason("reason-grid-full", {"grid": grid})


def _why_not_shadow(s: State, grid: str) -> Reason:
    if s.seats > 2:
        return Reason("reason-no-shadow")
    if s.shadow_placed:
        return Reason("reason-shadow-used")
    if not majors.is_open(s, GRID_NAMES.index(grid)):
        return Reason("reason-grid-stands", {"grid": grid})
    return (
        Reason("reason-five-placed") if s.placed == PLACEMENTS else Reason("reason-grid-full", {"grid": grid})
    )


def _why_not_cell(s: State, cell: str) -> Reason:
    number = CELL_NAMES.index(cell)
    if s.cell_value[number] < 0 or s.cell_owner[number] != FREE:
        return Reason("reason-cell-taken")
    return Reason("reason-equal-cell")


def _why_not_work(s: State, name: str) -> Reason:
    nobody = _nobody_left(s)
    if nobody is not None:
        return nobody
    site = SITE_NAMES.index(name)
    if site == DOCK:
        return Reason("reason-no-ship")
    slot = placement.lowest_slot(s, site)
    if slot < 0:
        return Reason("reason-no-slot", {"site": name})
    return Reason("reason-slot-needs", {"site": name, "count": int(SLOT_WORKERS[slot % SLOTS])})


def _why_not_office(s: State, name: str) -> Reason:
    office = OFFICE_NAMES.index(name)
    if s.office_owner[office] >= 0:
        return Reason("reason-office-owned", {"office": name, "owner": int(s.office_owner[office])})
    if placement.has_office_pawn(s, s.seat):
        return Reason("reason-one-office")
    if s.office_pawn[office] >= 0:
        return Reason("reason-office-sought", {"office": name, "owner": int(s.office_pawn[office])})
    return _nobody_left(s) or Reason("reason-not-now")


def _why_not_departure(s: State) -> Reason:
    if not s.is_docked():
        return Reason("reason-no-ship")
    if s.payer >= 0:
        return Reason("reason-departure-paid", {"owner": int(s.payer)})
    if s.goods[s.seat * GOODS + COIN] < DEPARTURE_FEE:
        return Reason("reason-too-few-coins", {"coins": int(DEPARTURE_FEE)})
    return Reason("reason-nothing-aboard")


# --- trade ---------------------------------------------------------------------------------------


def _why_not_offer(s: State, seat: str) -> Reason:
    if not s.options["trade"]:
        return Reason("reason-no-trade")
    if s.offers >= OFFERS:
        return Reason("reason-no-offer-left")
    if int(seat) == s.seat:
        return Reason("reason-trade-with-yourself")
    if s.step is defence.DEFEND_HIRE:
        return Reason("reason-no-coins-to-trade", {"partner": int(seat)})
    return Reason("reason-nothing-to-trade")


def _why_not_give(_s: State, name: str) -> Reason:
    return Reason("reason-you-have-no-more", {"good": name})


def _why_not_get(s: State, name: str) -> Reason:
    return Reason("reason-partner-has-no-more", {"good": name, "partner": int(s.offer_to)})


def _why_not_send(_s: State) -> Reason:
    return Reason("reason-empty-offer")


# --- what the completer places -------------------------------------------------------------------


def _why_not_raise(s: State, space: str) -> Reason:
    building = s.building[SPACE_NAMES.index(space)]
    return Reason("reason-site-is-built" if building >= 0 else "reason-not-now")


def _why_not_line(_s: State, line: str) -> Reason:
    assert line in LINE_NAMES
    return Reason("reason-line-full")


def _why_not_road(_s: State, road: str) -> Reason:
    assert road in ROAD_NAMES
    return Reason("reason-road-there")


def _why_not_wall(_s: State, wall: str) -> Reason:
    assert wall in WALL_NAMES
    return Reason("reason-wall-there")


def _why_not_move(_s: State, _place: str) -> Reason:
    return Reason("reason-same-place")


WHY: Mapping[str, Callable[..., Reason]] = {
    "city": _why_not_city,
    "grid": _why_not_grid,
    "shadow": _why_not_shadow,
    "cell": _why_not_cell,
    "work": _why_not_work,
    "office": _why_not_office,
    "pay_departure": _why_not_departure,
    "offer": _why_not_offer,
    "give": _why_not_give,
    "get": _why_not_get,
    "send": _why_not_send,
    "raise": _why_not_raise,
    "road_line": _why_not_line,
    "road": _why_not_road,
    "wall": _why_not_wall,
    "move_order": _why_not_move,
    **building_reasons.WHY,
    **war_reasons.WHY,
}

"""C and D1 to D4: set income and what capital buildings bring every turn (AD-5.52 … AD-5.57)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludoteca.games.age_of_discovery.data import (
    BUILDING_NAMES,
    BUILDINGS,
    CAPTAINS,
    COLONIST,
    CONQUISTADOR,
    CREWS,
    DOCK_X,
    DOCK_Y,
    EAST_INDIA_COMPANY,
    FACTORY,
    FACTORY_MONEY,
    GOOD_NAMES,
    GOODS,
    HAND_UNIT,
    INDENTURED_SERVITUDE,
    LAND_GRANTS,
    NAVIGATOR,
    NONE,
    PRIVATEERS,
    RUM_DISTILLERY,
    RUM_MONEY,
    SOLDIERS,
    SUGAR,
    TAXATION,
    TAXATION_MONEY,
    TRADING_POST,
    TRADING_POST_MONEY,
    TURNS,
    UNIT_NAMES,
    UNITS,
)
from ludoteca.games.age_of_discovery.sets import set_income
from ludoteca.games.age_of_discovery.steps import moves

if TYPE_CHECKING:
    from ludoteca.games.age_of_discovery.state import State


def pay(s: State) -> None:
    """C: everybody's set income, and rum; in the last turn it is the economy's points (AD-7.6)."""
    for seat in range(s.seats):
        income = set_income(s.goods, seat * GOODS, s.ships[seat])
        s.money[seat] += income
        if s.turn == TURNS:
            s.economy[seat] = income
        if s.journal is not None and income > 0:
            s.journal.tell("income", seat=seat, money=income)
    distiller = s.owner(RUM_DISTILLERY)
    if distiller != NONE:
        building_pays(s, RUM_DISTILLERY, RUM_MONEY * s.goods[distiller * GOODS + SUGAR])
    benefits(s)


def benefits(s: State) -> None:
    """D1 to D4; the last turn gives no more units (AD-4.5)."""
    rob(s)
    building_pays(s, TRADING_POST, TRADING_POST_MONEY)
    building_pays(s, TAXATION, TAXATION_MONEY)
    building_pays(s, FACTORY, FACTORY_MONEY)
    if s.turn < TURNS:
        give_units(s)
    draw_for_company(s)
    moves.begin(s)


def building_pays(s: State, building: i64, money: i64) -> None:
    """The owner of a building, if there is one, gets money from the bank."""
    owner = s.owner(building)
    if owner == NONE or money == 0:
        return
    s.money[owner] += money
    if s.journal is not None:
        s.journal.tell("building-paid", seat=owner, building=BUILDING_NAMES[building], money=money)


def rob(s: State) -> None:
    """D1: everybody pays the owner of the Privateers $1 for each of the owner's ships (AD-5.44)."""
    owner = s.owner(PRIVATEERS)
    if owner == NONE or s.ships[owner] == 0:
        return
    for seat in range(s.seats):
        money = min(s.ships[owner], s.money[seat])
        if seat != owner and money > 0:
            s.money[seat] -= money
            s.money[owner] += money
            if s.journal is not None:
                s.journal.tell("robbed", seat=owner, opponent=seat, money=money)


def give_units(s: State) -> None:
    """D3: units for the next hand, for dock spaces X and Y, and for the Discovery box (AD-5.42, AD-5.56)."""
    for seat in range(s.seats):
        for building in range(BUILDINGS):
            count = s.buildings[seat * BUILDINGS + building]
            unit = HAND_UNIT[building]
            if count > 0 and unit != NONE:
                s.next_hand[seat * UNITS + unit] += count
                if s.journal is not None:
                    s.journal.tell(
                        "unit-given",
                        seat=seat,
                        building=BUILDING_NAMES[building],
                        unit=UNIT_NAMES[unit],
                        count=count,
                    )
    fill_dock(s, INDENTURED_SERVITUDE, DOCK_X)
    fill_dock(s, LAND_GRANTS, DOCK_Y)
    fill_discovery(s, CONQUISTADOR, SOLDIERS, "soldier")
    fill_discovery(s, NAVIGATOR, CAPTAINS, "captain")


def fill_dock(s: State, building: i64, space: i64) -> None:
    """A colonist of the building's owner waits on its dock space."""
    owner = s.owner(building)
    if owner != NONE:
        s.spaces[space] = owner * UNITS + COLONIST
        if s.journal is not None:
            s.journal.tell("dock-filled", seat=owner, building=BUILDING_NAMES[building])


def fill_discovery(s: State, building: i64, crew: i64, unit: str) -> None:
    """A unit of the building's owner joins the Discovery box."""
    owner = s.owner(building)
    if owner != NONE:
        s.discovery[owner * CREWS + crew] += 1
        if s.journal is not None:
            s.journal.tell("discovery-joined", seat=owner, building=BUILDING_NAMES[building], unit=unit)


def draw_for_company(s: State) -> None:
    """D4: the East India Company draws a good from the face-down pool (AD-5.57)."""
    owner = s.owner(EAST_INDIA_COMPANY)
    if owner == NONE:
        return
    good = s.draw_good()
    s.reveals += 1
    s.goods[owner * GOODS + good] += 1
    if s.journal is not None:
        s.journal.tell("company-drew", seat=owner, good=GOOD_NAMES[good])

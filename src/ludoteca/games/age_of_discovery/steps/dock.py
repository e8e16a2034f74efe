"""B2, Colonist Dock: units sail to discovered regions (AD-5.7 … AD-5.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludoteca.games.age_of_discovery.actions import LAND_FIRST
from ludoteca.games.age_of_discovery.data import (
    CATHEDRAL,
    COLONIST,
    DOCK_FIRST,
    DOCK_Y,
    EMPTY,
    MERCHANT,
    MERCHANT_MONEY,
    MISSIONARY,
    REGION_NAMES,
    REGIONS,
    UNIT_NAMES,
    UNITS,
)
from ludoteca.games.age_of_discovery.steps import trade_goods
from ludoteca.games.age_of_discovery.steps.step import Step

if TYPE_CHECKING:
    from ludoteca.games.age_of_discovery.state import State


class Land(Step):
    """In which region does the unit of this dock space land (AD-5.7)?"""

    def actions(self, s: State) -> list[int]:
        """Every discovered region (AD-5.8)."""
        return [LAND_FIRST + region for region in range(REGIONS) if s.is_discovered(region)]

    def play(self, s: State, action: i64) -> None:
        """It leaves the dock and arrives."""
        space = DOCK_FIRST + s.space
        unit = s.spaces[space] % UNITS
        s.spaces[space] = EMPTY
        arrive(s, s.seat, action - LAND_FIRST, unit)
        next_ship(s)


DOCK_REGION: Final[Step] = Land("dock_region", "land")


def begin(s: State) -> None:
    """The dock is resolved from space 1 upwards, then X, then Y."""
    s.space = -1
    next_ship(s)


def next_ship(s: State) -> None:
    """The next occupied dock space; after the last the goods are picked."""
    while DOCK_FIRST + s.space < DOCK_Y:
        s.space += 1
        piece = s.spaces[DOCK_FIRST + s.space]
        if piece != EMPTY:
            s.seat = piece // UNITS
            s.step = DOCK_REGION
            return
    s.space = 0
    trade_goods.begin(s)


def converts(s: State, seat: i64) -> i64:
    """How many colonists a missionary of his adds."""
    return 2 if s.owns(seat, CATHEDRAL) else 1


def arrive(s: State, seat: i64, region: i64, unit: i64) -> None:
    """The unit enters; a merchant earns, a missionary converts (AD-5.9)."""
    if s.journal is not None:
        s.journal.tell("landed", seat=seat, unit=UNIT_NAMES[unit], region=REGION_NAMES[region])
    s.settle(seat, region, unit)
    if unit == MERCHANT:
        s.money[seat] += MERCHANT_MONEY
        if s.journal is not None:
            s.journal.tell("merchant-paid", seat=seat, money=MERCHANT_MONEY, region=REGION_NAMES[region])
    elif unit == MISSIONARY:
        converted = converts(s, seat)
        if s.journal is not None:
            s.journal.tell("converted", seat=seat, region=REGION_NAMES[region], count=converted)
        for _ in range(converted):
            s.settle(seat, region, COLONIST)

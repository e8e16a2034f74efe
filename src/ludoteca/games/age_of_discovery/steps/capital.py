"""B5, Capital Buildings: each unit may buy a building (AD-5.15 … AD-5.17, AD-5.41, AD-5.43)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludoteca.core.steps import NOTHING
from ludoteca.games.age_of_discovery.actions import ALLY_FIRST, BUY_FIRST, MAP_FIRST, PASS
from ludoteca.games.age_of_discovery.data import (
    ALLIED_SOLDIERS,
    BEFORE_DISCOVERY,
    BOUGHT,
    BUILDING_NAMES,
    BUILDINGS,
    CAPITAL_FIRST,
    CAPITAL_SPACES,
    CARTOGRAPHY,
    DISPLAY,
    EMPTY,
    INCA_CONQUEST,
    INCA_MONEY,
    INDIAN_ALLIES,
    NO_TILE,
    REGION_NAMES,
    REGIONS,
    SOLDIER,
    UNITS,
    UNIVERSITY,
)
from ludoteca.games.age_of_discovery.steps import discovery, university
from ludoteca.games.age_of_discovery.steps.step import Step

if TYPE_CHECKING:
    from ludoteca.games.age_of_discovery.state import State


class Buy(Step):
    """Which building of the display does he buy, if any (AD-5.15)?"""

    def actions(self, s: State) -> list[int]:
        """Every building on display if he can pay the price of the era; or pass."""
        if s.money[s.seat] < s.price():
            return NOTHING
        legal: list[int] = []
        for slot in range(DISPLAY):
            building = s.display[slot]
            if building != EMPTY and slot_of(s, building) == slot:
                legal.append(BUY_FIRST + building)
        if len(legal) > 0:
            legal.append(PASS)
        return legal

    def play(self, s: State, action: i64) -> None:
        """He pays and takes it; it works from now on (AD-5.17)."""
        if action == PASS:
            self.skip(s)
            return
        building = action - BUY_FIRST
        s.spaces[CAPITAL_FIRST + s.space] = EMPTY
        s.money[s.seat] -= s.price()
        s.display[slot_of(s, building)] = EMPTY
        s.buildings[s.seat * BUILDINGS + building] += 1
        if s.journal is not None:
            s.journal.tell("bought", seat=s.seat, building=BUILDING_NAMES[building], money=s.price())
        if building == INCA_CONQUEST:
            s.money[s.seat] += INCA_MONEY
            if s.journal is not None:
                s.journal.tell("paid-at-once", seat=s.seat, building="inca_conquest", money=INCA_MONEY)
            next_buyer(s)
        elif building == CARTOGRAPHY:
            s.step = CARTOGRAPHY_REGION
        elif building == INDIAN_ALLIES:
            s.step = ALLIES_REGION
        elif building == UNIVERSITY:
            university.open_window(s, BOUGHT)
        else:
            next_buyer(s)

    def skip(self, s: State) -> None:
        """His unit goes back without a building."""
        s.spaces[CAPITAL_FIRST + s.space] = EMPTY
        if s.journal is not None:
            s.journal.tell("bought-nothing", seat=s.seat)
        next_buyer(s)


class Map(Step):
    """Which region does New World Cartography discover (AD-5.41)?"""

    def actions(self, s: State) -> list[int]:
        """Every undiscovered region."""
        return [MAP_FIRST + region for region in range(REGIONS) if s.region_tile[region] != NO_TILE]

    def play(self, s: State, action: i64) -> None:
        """Discovered whatever its natives: coins, the tile and a colonist, no plunder."""
        region = action - MAP_FIRST
        discovery.turn_tile(s, s.seat, region)
        discovery.discover(s, s.seat, region, 0)
        next_buyer(s)

    def skip(self, s: State) -> None:
        """All regions are discovered: it does nothing."""
        next_buyer(s)


class Ally(Step):
    """In which of his colonies do the Indian Allies put their soldiers (AD-5.43)?"""

    def actions(self, s: State) -> list[int]:
        """Every region with a unit of his."""
        return [ALLY_FIRST + region for region in range(REGIONS) if s.units(s.seat, region) > 0]

    def play(self, s: State, action: i64) -> None:
        """Two soldiers arrive there."""
        region = action - ALLY_FIRST
        if s.journal is not None:
            s.journal.tell("allies-arrived", seat=s.seat, region=REGION_NAMES[region], count=ALLIED_SOLDIERS)
        for _ in range(ALLIED_SOLDIERS):
            s.settle(s.seat, region, SOLDIER)
        next_buyer(s)

    def skip(self, s: State) -> None:
        """He has no colony: the soldiers are lost."""
        next_buyer(s)


BUY: Final[Step] = Buy("buy", "buy", "pass")
CARTOGRAPHY_REGION: Final[Step] = Map("cartography_region", "map")
ALLIES_REGION: Final[Step] = Ally("allies_region", "ally")


def slot_of(s: State, building: i64) -> i64:
    """The first place on display where the building lies."""
    for slot in range(DISPLAY):
        if s.display[slot] == building:
            return slot
    return EMPTY


def begin(s: State) -> None:
    """Space 1 buys first."""
    s.space = -1
    next_buyer(s)


def next_buyer(s: State) -> None:
    """The next occupied space, left to right; after the last come the discoveries."""
    while s.space + 1 < CAPITAL_SPACES:
        s.space += 1
        piece = s.spaces[CAPITAL_FIRST + s.space]
        if piece != EMPTY:
            s.seat = piece // UNITS
            s.step = BUY
            return
    s.space = 0
    university.open_window(s, BEFORE_DISCOVERY)

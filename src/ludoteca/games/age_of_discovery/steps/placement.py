"""Phase A: units are placed in the event boxes, one at a time in turn order (AD-5.1 … AD-5.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludoteca.games.age_of_discovery.actions import PLACE_FIRST, UNIT_FIRST
from ludoteca.games.age_of_discovery.data import (
    ALL_PLACED,
    BOX_NAMES,
    CAPITAL_BOX,
    CAPITAL_FIRST,
    CAPITAL_SPACES,
    CREW_OF_UNIT,
    CREWS,
    DISCOVERY_BOX,
    DOCK_BOX,
    DOCK_FIRST,
    EMPTY,
    GOODS_BOX,
    GOODS_FIRST,
    GOODS_SPACES,
    INITIATIVE_BOX,
    INITIATIVE_FIRST,
    INITIATIVE_SPACES,
    NONE,
    SHIPPING_BOX,
    SLOT_FIRST,
    SLOTS,
    SPECIALIST_BOX,
    UNIT_NAMES,
    UNITS,
    WARFARE_BOX,
    WARFARE_FIRST,
    WARFARE_SPACES,
)
from ludoteca.games.age_of_discovery.steps import university
from ludoteca.games.age_of_discovery.steps.step import Step

if TYPE_CHECKING:
    from ludoteca.core.rng import Rng
    from ludoteca.games.age_of_discovery.state import State


class PlaceUnit(Step):
    """Which unit of the hand is placed (AD-5.2)?"""

    def actions(self, s: State) -> list[int]:
        """Every kind of unit that he still has in hand."""
        hand = s.hand
        row = s.seat * UNITS
        return [UNIT_FIRST + unit for unit in range(UNITS) if hand[row + unit] > 0]

    def play(self, s: State, action: i64) -> None:
        """The unit is chosen; its box is asked next."""
        s.unit = action - UNIT_FIRST
        s.step = PLACE_BOX


class PlaceBox(Step):
    """In which event box does the unit go (AD-5.3)?"""

    def actions(self, s: State) -> list[int]:
        """Every box with a free space for him; shipping and discovery are always open."""
        legal: list[int] = []
        if can_take_initiative(s, s.seat):
            legal.append(PLACE_FIRST + INITIATIVE_BOX)
        if free_space(s, DOCK_FIRST, s.dock_spaces()) != NONE:
            legal.append(PLACE_FIRST + DOCK_BOX)
        if free_space(s, GOODS_FIRST, goods_spaces(s)) != NONE:
            legal.append(PLACE_FIRST + GOODS_BOX)
        legal.append(PLACE_FIRST + SHIPPING_BOX)
        if free_space(s, CAPITAL_FIRST, CAPITAL_SPACES) != NONE:
            legal.append(PLACE_FIRST + CAPITAL_BOX)
        legal.append(PLACE_FIRST + DISCOVERY_BOX)
        for slot in range(SLOTS):
            if s.spaces[SLOT_FIRST + slot] == EMPTY:
                legal.append(PLACE_FIRST + SPECIALIST_BOX + slot)
        if free_space(s, WARFARE_FIRST, WARFARE_SPACES) != NONE:
            legal.append(PLACE_FIRST + WARFARE_BOX)
        return legal

    def play(self, s: State, action: i64) -> None:
        """It takes the leftmost free space, or joins the area; the next player places (AD-5.4)."""
        box = action - PLACE_FIRST
        unit = s.unit
        s.hand[s.seat * UNITS + unit] -= 1
        s.unit = NONE
        if box == SHIPPING_BOX:
            s.shipping[s.seat * UNITS + unit] += 1
        elif box == DISCOVERY_BOX:
            s.discovery[s.seat * CREWS + CREW_OF_UNIT[unit]] += 1
        else:
            s.spaces[first_free(s, box)] = s.seat * UNITS + unit
        if s.journal is not None:
            s.journal.tell("placed", seat=s.seat, unit=UNIT_NAMES[unit], box=BOX_NAMES[box])
        next_placer(s)


PLACE_UNIT: Final[Step] = PlaceUnit("place_unit", "unit")
PLACE_BOX: Final[Step] = PlaceBox("place_box", "place")


def can_take_initiative(s: State, seat: i64) -> bool:
    """A space is free, which is so for everybody, and he has no unit there yet."""
    for space in range(INITIATIVE_FIRST, INITIATIVE_FIRST + INITIATIVE_SPACES):
        piece = s.spaces[space]
        if piece == EMPTY:
            return True
        if piece // UNITS == seat:
            return False
    return False


def goods_spaces(s: State) -> i64:
    """As many goods spaces as the market has goods."""
    goods: i64 = 0
    for count in s.market:
        goods += count
    return min(GOODS_SPACES, goods)


def free_space(s: State, first: i64, spaces: i64) -> i64:
    """The leftmost free one of so many spaces in a row, NONE if all are taken."""
    for space in range(first, first + spaces):
        if s.spaces[space] == EMPTY:
            return space
    return NONE


def first_free(s: State, box: i64) -> i64:
    """The space of a box that the next unit takes."""
    if box == INITIATIVE_BOX:
        return free_space(s, INITIATIVE_FIRST, INITIATIVE_SPACES)
    if box == DOCK_BOX:
        return free_space(s, DOCK_FIRST, s.dock_spaces())
    if box == GOODS_BOX:
        return free_space(s, GOODS_FIRST, GOODS_SPACES)
    if box == CAPITAL_BOX:
        return free_space(s, CAPITAL_FIRST, CAPITAL_SPACES)
    if box == WARFARE_BOX:
        return free_space(s, WARFARE_FIRST, WARFARE_SPACES)
    return SLOT_FIRST + box - SPECIALIST_BOX


def begin(s: State) -> None:
    """The first in turn order places first."""
    s.place = s.seats - 1
    next_placer(s)


def next_placer(s: State) -> None:
    """The next in turn order who has units left; when all hands are empty, the placement is over (AD-5.1)."""
    for _ in range(s.seats):
        s.place = s.place + 1 if s.place + 1 < s.seats else 0
        seat = s.turn_order[s.place]
        if s.hand_size(seat) > 0:
            s.seat = seat
            s.step = PLACE_UNIT
            return
    s.place = 0
    university.open_window(s, ALL_PLACED)


def ahead(s: State, seat: i64, rng: Rng) -> State | None:
    """The position as if a seat placed next; until then boxes may fill up."""
    is_placing = s.step is PLACE_UNIT or s.step is PLACE_BOX
    if not is_placing or s.seat == seat or s.hand_size(seat) == 0:
        return None
    twin = s.imagine(seat, rng)
    while twin.turn_order[twin.place] != seat:
        twin.place = twin.place + 1 if twin.place + 1 < twin.seats else 0
    twin.seat = seat
    twin.unit = NONE
    twin.step = PLACE_UNIT
    twin.legal = twin.choices()
    if len(twin.legal) == 1:
        twin.apply(twin.legal[0])
    return twin

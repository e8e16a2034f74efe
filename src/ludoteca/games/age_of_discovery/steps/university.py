"""The University: once per game its owner advances one of his pieces by a space (AD-5.45 … AD-5.48)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludoteca.games.age_of_discovery.actions import ADVANCE_FIRST, PASS
from ludoteca.games.age_of_discovery.data import (
    ADVANCE_CAPITAL,
    ADVANCE_DOCK,
    ADVANCE_INITIATIVE,
    ADVANCE_ORDER,
    ALL_PLACED,
    BEFORE_CAPITAL,
    BEFORE_DISCOVERY,
    BOUGHT,
    CAPITAL_FIRST,
    CAPITAL_SPACES,
    DOCK_FIRST,
    DOCK_SPACES,
    EMPTY,
    INITIATIVE_FIRST,
    INITIATIVE_SPACES,
    NONE,
    SPACE_NAMES,
    TURN_BEGINS,
    UNITS,
    UNIVERSITY,
    WINDOW_BOXES,
)
from ludoteca.games.age_of_discovery.steps import capital, discovery, initiative, placement, turn
from ludoteca.games.age_of_discovery.steps.step import Step

if TYPE_CHECKING:
    from ludoteca.games.age_of_discovery.state import State


class Advance(Step):
    """Does the owner of the University advance a piece now (AD-5.46, AD-5.47)?"""

    def actions(self, s: State) -> list[int]:
        """A piece of his with another player's right in front of it, in the boxes of the window; or pass."""
        boxes = WINDOW_BOXES[s.window]
        legal: list[int] = []
        if boxes & 1:
            add_advances(s, legal, INITIATIVE_FIRST, INITIATIVE_SPACES, ADVANCE_INITIATIVE)
        if boxes & 2:
            add_advances(s, legal, DOCK_FIRST, DOCK_SPACES, ADVANCE_DOCK)
        if boxes & 4:
            add_advances(s, legal, CAPITAL_FIRST, CAPITAL_SPACES, ADVANCE_CAPITAL)
        if boxes & 8:
            for place in range(1, s.seats):
                if s.turn_order[place] == s.seat:
                    legal.append(ADVANCE_FIRST + ADVANCE_ORDER + place)
        if len(legal) > 0:
            legal.append(PASS)
        return legal

    def play(self, s: State, action: i64) -> None:
        """The two pieces change places, and the University is used up (AD-5.45)."""
        if action != PASS:
            s.university_used = 1
            space = action - ADVANCE_FIRST
            if s.journal is not None:
                s.journal.tell("advanced", seat=s.seat, space=SPACE_NAMES[space])
            if space >= ADVANCE_ORDER:
                swap_places(s, space - ADVANCE_ORDER)
            elif space >= ADVANCE_CAPITAL:
                swap_pieces(s, space - ADVANCE_CAPITAL + CAPITAL_FIRST)
            elif space >= ADVANCE_DOCK:
                swap_pieces(s, space - ADVANCE_DOCK + DOCK_FIRST)
            else:
                swap_pieces(s, space - ADVANCE_INITIATIVE + INITIATIVE_FIRST)
        close_window(s)

    def skip(self, s: State) -> None:
        """He has nothing to advance here."""
        close_window(s)


UNIVERSITY_ADVANCE: Final[Step] = Advance("university", "advance", "pass")


def add_advances(s: State, legal: list[int], first: i64, spaces: i64, advance: i64) -> None:
    """The advances that are possible in one box."""
    for number in range(1, spaces):
        piece = s.spaces[first + number]
        ahead = s.spaces[first + number - 1]
        if piece // UNITS == s.seat and ahead != EMPTY and ahead // UNITS != s.seat:
            legal.append(ADVANCE_FIRST + advance + number)


def swap_pieces(s: State, space: i64) -> None:
    """A piece changes places with the one in front of it."""
    piece = s.spaces[space]
    s.spaces[space] = s.spaces[space - 1]
    s.spaces[space - 1] = piece


def swap_places(s: State, place: i64) -> None:
    """A marker on the Turn Order track changes places with the one in front of it."""
    seat = s.turn_order[place]
    s.turn_order[place] = s.turn_order[place - 1]
    s.turn_order[place - 1] = seat


def open_window(s: State, window: i64) -> None:
    """The owner of an unused University is asked; without one the game goes on at once."""
    s.window = window
    owner = s.owner(UNIVERSITY)
    if owner == NONE or s.university_used:
        close_window(s)
    else:
        s.seat = owner
        s.step = UNIVERSITY_ADVANCE


def close_window(s: State) -> None:
    """What follows a window (AD-4.3)."""
    window = s.window
    s.window = NONE
    if window == TURN_BEGINS:
        placement.begin(s)
    elif window == ALL_PLACED:
        initiative.pay(s)
    elif window == BEFORE_CAPITAL:
        capital.begin(s)
    elif window == BOUGHT:
        capital.next_buyer(s)
    elif window == BEFORE_DISCOVERY:
        discovery.begin(s)
    else:
        turn.new_order(s)

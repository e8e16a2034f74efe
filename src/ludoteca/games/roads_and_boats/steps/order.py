"""Who plays first: demand, prayer and position, at the start of every phase (RB-5.5 … RB-5.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludoteca.core.vecs import filled
from ludoteca.games.roads_and_boats.actions import (
    DEMAND_NO,
    DEMAND_YES,
    POSITION_FIRST,
    PRAY_KEEP,
    PRAY_LEAVE,
)
from ludoteca.games.roads_and_boats.steps import turn
from ludoteca.games.roads_and_boats.steps.step import Step

if TYPE_CHECKING:
    from ludoteca.games.roads_and_boats.state import State


class Demand(Step):
    """Does a player demand that the order be determined (RB-5.5)?"""

    def actions(self, s: State) -> list[int]:
        """No or yes."""
        return [DEMAND_NO, DEMAND_YES]

    def play(self, s: State, action: i64) -> None:
        """The first yes ends the asking; if all say no, the sequence stays."""
        if action == DEMAND_YES:
            if s.journal is not None:
                s.journal.tell("order-demanded", seat=s.seat)
            begin_prayer(s)
            return
        s.asked_in_order += 1
        if s.asked_in_order < s.seats:
            s.seat = s.sequence[s.asked_in_order]
        else:
            s.asked_in_order = 0
            turn.begin_phase(s)


class Pray(Step):
    """Does a figure keep praying, or leave its place before the temple (RB-5.6)?"""

    def actions(self, s: State) -> list[int]:
        """Keep or leave; the farthest figure has no choice."""
        return [PRAY_KEEP, PRAY_LEAVE]

    def play(self, s: State, action: i64) -> None:
        """From the closest figure to the second farthest."""
        if action == PRAY_LEAVE:
            s.leaving |= 1 << s.seat
            if s.journal is not None:
                s.journal.tell("stopped-praying", seat=s.seat)
        elif s.journal is not None:
            s.journal.tell("kept-praying", seat=s.seat)
        s.asked_in_order += 1
        if s.asked_in_order < s.seats - 1:
            s.seat = s.temple[s.asked_in_order]
        else:
            form_new_row(s)


class Position(Step):
    """Which position of the sequence does a player take (RB-5.7)?"""

    def actions(self, s: State) -> list[int]:
        """The free ones."""
        return [POSITION_FIRST + k for k in range(s.seats) if s.positions[k] < 0]

    def play(self, s: State, action: i64) -> None:
        """From the farthest figure to the closest; the new sequence stays until the next demand."""
        s.positions[action - POSITION_FIRST] = s.seat
        if s.journal is not None:
            s.journal.tell("position-taken", seat=s.seat, position=int(action - POSITION_FIRST + 1))
        s.asked_in_order += 1
        if s.asked_in_order < s.seats:
            s.seat = s.temple[s.seats - 1 - s.asked_in_order]
            return
        s.sequence = s.positions
        s.positions = filled(s.seats, -1)
        s.asked_in_order = 0
        turn.begin_phase(s)


DEMAND: Final[Step] = Demand("demand", "demand")
PRAY: Final[Step] = Pray("pray", "pray")
POSITION: Final[Step] = Position("position", "position")


def begin(s: State) -> None:
    """With two or more players each may demand an order; alone there is none (RB-3.13)."""
    s.asked_in_order = 0
    if s.seats == 1:
        turn.begin_phase(s)
        return
    s.seat = s.sequence[0]
    s.step = DEMAND


def begin_prayer(s: State) -> None:
    """The closest figure is asked first."""
    s.asked_in_order = 0
    s.leaving = 0
    s.seat = s.temple[0]
    s.step = PRAY


def form_new_row(s: State) -> None:
    """Those who kept praying stay in their order; the first to leave ends up farthest (RB-5.6)."""
    row = vec[i64]()
    for place in range(s.seats):
        if s.leaving >> s.temple[place] & 1 == 0:
            row = append(row, s.temple[place])
    for place in range(s.seats - 1, -1, -1):
        if s.leaving >> s.temple[place] & 1:
            row = append(row, s.temple[place])
    s.temple = row
    s.leaving = 0
    s.asked_in_order = 0
    s.seat = s.temple[s.seats - 1]
    s.step = POSITION

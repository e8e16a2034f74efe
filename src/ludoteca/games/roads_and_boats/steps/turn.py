"""A turn: four phases, each played by one player after the other (RB-5.1 … RB-5.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.games.roads_and_boats.data import BUILDING, MOVEMENT, PHASE_NAMES, PRODUCTION, WONDER
from ludoteca.games.roads_and_boats.steps import (
    automatic,
    building,
    carrying,
    order,
    primary,
    production,
    wonder,
)

if TYPE_CHECKING:
    from ludoteca.games.roads_and_boats.state import State


def begin_turn(s: State) -> None:
    """Primary producers and geese first, then the order of the production phase."""
    s.phase = PRODUCTION
    if s.journal is not None:
        s.journal.tell("turn-begins", turn=s.turn)
    primary.produce(s)
    order.begin(s)


def begin_phase(s: State) -> None:
    """The first of the sequence begins."""
    s.index = 0
    if s.journal is not None:
        s.journal.tell("phase-begins", phase=PHASE_NAMES[s.phase], turn=s.turn)
    begin_player(s)


def begin_player(s: State) -> None:
    """A player begins the phase."""
    s.seat = s.sequence[s.index]
    s.proposals = 0
    s.refused = vec[i64]()
    if s.phase == PRODUCTION:
        s.step = production.MAKE
    elif s.phase == MOVEMENT:
        carrying.begin(s)
    elif s.phase == BUILDING:
        s.step = building.CHOOSE_SITE
    else:
        s.bought = 0
        s.step = wonder.BUY_BRICK


def next_player(s: State) -> None:
    """The next of the sequence, or the next phase."""
    s.index += 1
    if s.index < s.seats:
        begin_player(s)
        return
    s.index = 0
    s.proposals = 0
    s.refused = vec[i64]()
    s.seat = s.sequence[0]
    if s.phase == WONDER:
        s.bought = 0
        wonder.add_neutral_brick(s)
        return
    if s.phase == PRODUCTION:
        automatic.produce(s)
    s.phase += 1
    order.begin(s)

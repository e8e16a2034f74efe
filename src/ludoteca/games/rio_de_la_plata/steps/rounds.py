"""War: rounds and turns, attacker first, then the defenders in order (RP-5.140, RP-5.160, RP-5.164)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludoteca.core.vecs import filled
from ludoteca.games.rio_de_la_plata.data import (
    FINISHED_OUTSIDE,
    FOUGHT,
    QUIET_ROUNDS,
    READY_OUTSIDE,
    SIZES,
    SPENT_OUTSIDE,
)
from ludoteca.games.rio_de_la_plata.geography import SPACES, WALL_EDGES
from ludoteca.games.rio_de_la_plata.steps import movement, war, withdrawal

if TYPE_CHECKING:
    from ludoteca.games.rio_de_la_plata.state import State


def begin(s: State) -> None:
    """A new round: all marks are cleared, the attacker begins (RP-5.164)."""
    s.war_round += 1
    s.has_battle = 0
    s.marks = filled(SPACES, 0)
    for edge in range(WALL_EDGES):
        for size in range(1, SIZES + 1):
            for mark in (FINISHED_OUTSIDE, SPENT_OUTSIDE):
                moved = war.outside_place(edge, size, mark)
                s.outside[war.outside_place(edge, size, READY_OUTSIDE)] += s.outside[moved]
                s.outside[moved] = 0
    if s.journal is not None:
        s.journal.tell("war-round", round=int(s.war_round))
    begin_turn(s, s.attacker)


def begin_turn(s: State, seat: i64) -> None:
    """A war turn: nobody has fought or refused anything in it (RP-5.147, RP-5.166)."""
    s.mover = s.seat = seat
    s.clear_move()
    s.refused = s.refused[:0]
    for space in range(SPACES):
        s.marks[space] &= ~FOUGHT
    s.step = movement.WAR_TURN


def next_turn(s: State) -> None:
    """After the attacker the first defender; after the last defender the round is over."""
    seat = s.order[0] if s.mover == s.attacker else s.next_in_order(s.mover)
    if seat == s.attacker:
        seat = s.next_in_order(seat)
    if seat >= 0:
        begin_turn(s, seat)
        return
    s.quiet_rounds = 0 if s.has_battle else s.quiet_rounds + 1
    if s.quiet_rounds == QUIET_ROUNDS:
        if s.journal is not None:
            s.journal.tell("war-died-down", count=QUIET_ROUNDS)
        withdrawal.end_war(s)
    else:
        begin(s)

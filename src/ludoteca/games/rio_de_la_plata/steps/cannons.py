"""War: the cannons of the fort and the bet (RP-4.61, RP-4.62, RP-4.87, RP-5.120 … RP-5.122)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludoteca.games.rio_de_la_plata.actions import BET_FIRST, SHOOT_FIRST, outside
from ludoteca.games.rio_de_la_plata.data import (
    CANNONS_NEED,
    GUNNER,
    GUNNER_VP,
    MOST_SHOTS,
    NONE,
    READY_OUTSIDE,
    SIZES,
)
from ludoteca.games.rio_de_la_plata.geography import WALL_EDGES, WALL_NAMES
from ludoteca.games.rio_de_la_plata.steps import defence, war, withdrawal, year
from ludoteca.games.rio_de_la_plata.steps.step import Step

if TYPE_CHECKING:
    from ludoteca.games.rio_de_la_plata.state import State


class Bet(Step):
    """How many enemies does the fort try to hit (RP-4.61)?"""

    def actions(self, s: State) -> list[int]:
        """None, up to six, with the Gunner seven, and no more than there are."""
        most = min(MOST_SHOTS + aim(s), s.enemies)
        return [BET_FIRST + shots for shots in range(most + 1)]

    def play(self, s: State, action: i64) -> None:
        """Two dice and the Gunner's eye must reach six more than the bet (RP-5.121)."""
        shots = action - BET_FIRST
        if shots == 0:
            if s.journal is not None:
                s.journal.tell("no-shot", seat=s.seat)
            defence.begin(s)
            return
        thrown = year.roll(s) + aim(s)
        is_hit = thrown >= CANNONS_NEED + shots
        if s.journal is not None:
            s.journal.tell("cannons-fired", seat=s.seat, count=shots, roll=thrown, hit=int(is_hit))
        if is_hit:
            s.shots = shots
            s.step = CANNON_SHOT
        else:
            defence.begin(s)


class Shot(Step):
    """From which group is the next enemy removed (RP-4.62)?"""

    def actions(self, s: State) -> list[int]:
        """Any group; equal groups before one edge are one choice."""
        return [
            outside(SHOOT_FIRST, edge, size)
            for edge in range(WALL_EDGES)
            for size in range(1, SIZES + 1)
            if s.outside[war.outside_place(edge, size, READY_OUTSIDE)] > 0
        ]

    def play(self, s: State, action: i64) -> None:
        """The group shrinks or vanishes; the Gunner scores (RP-5.121)."""
        edge = (action - SHOOT_FIRST) // SIZES
        size = (action - SHOOT_FIRST) % SIZES + 1
        s.outside[war.outside_place(edge, size, READY_OUTSIDE)] -= 1
        if size > 1:
            s.outside[war.outside_place(edge, size - 1, READY_OUTSIDE)] += 1
        s.enemies -= 1
        s.shots -= 1
        if aim(s):
            s.vp[s.seat] += GUNNER_VP
        if s.journal is not None:
            s.journal.tell("enemy-shot", seat=s.seat, wall=WALL_NAMES[edge], vp=GUNNER_VP * aim(s))
        if s.enemies == 0:
            withdrawal.end_war(s)
        elif s.shots == 0:
            defence.begin(s)


CANNON_BET: Final[Step] = Bet("cannon_bet", "bet")
CANNON_SHOT: Final[Step] = Shot("cannon_shot", "shoot")


def aim(s: State) -> i64:
    """What an active Gunner who decides adds to the roll."""
    return 1 if s.holds(s.seat, GUNNER) else 0


def begin(s: State) -> None:
    """Only the fort has cannons (RP-5.120)."""
    if not s.has_fort:
        defence.begin(s)
        return
    s.mover = s.seat = cannon_player(s)
    s.step = CANNON_BET


def cannon_player(s: State) -> i64:
    """The active Gunner if he defends, else the defender with the fewest points (RP-5.120)."""
    if s.is_active(GUNNER) and s.office_owner[GUNNER] != s.attacker:
        return s.office_owner[GUNNER]
    poorest: i64 = NONE
    for seat in s.order:
        if seat != s.attacker and (poorest < 0 or s.vp[seat] < s.vp[poorest]):
            poorest = seat
    return poorest

"""Round and roles: choosing a role, the end of a phase and of a round (PR-4.8, PR-4.9, PR-5.1 … PR-5.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludoteca.core.state import NOBODY
from ludoteca.games.puerto_rico.actions import ROLE_FIRST, role
from ludoteca.games.puerto_rico.data import (
    BUILDER,
    CAPTAIN,
    CRAFTSMAN,
    MAYOR,
    PROSPECTOR_1,
    PROSPECTOR_2,
    ROLE_NAMES,
    SETTLER,
    TRADER,
    UNTAKEN,
)
from ludoteca.games.puerto_rico.steps import builder, captain, craftsman, mayor, settler, trader
from ludoteca.games.puerto_rico.steps.step import Step

if TYPE_CHECKING:
    from ludoteca.games.puerto_rico.state import State


class ChooseRole(Step):
    """Which role is taken (PR-4.8)?"""

    def actions(self, s: State) -> list[int]:
        """Every untaken role; of two equal prospectors only the first."""
        return [role(r) for r in range(s.roles_in_play) if s.taken_by[r] < 0 and not is_twin(s, r)]

    def play(self, s: State, action: i64) -> None:
        """The chooser takes the card with its doubloons; its phase begins with him (PR-4.9)."""
        chosen = action - ROLE_FIRST
        doubloons = s.role_doubloons[chosen]
        s.taken_by[chosen] = s.seat
        s.doubloons[s.seat] += doubloons
        s.role_doubloons[chosen] = 0
        s.role = chosen
        s.owner = s.seat
        if s.journal is not None:
            s.journal.tell("role-chosen", seat=s.seat, role=ROLE_NAMES[chosen], doubloons=doubloons)
        begin_phase(s)


CHOOSE_ROLE: Final[Step] = ChooseRole("choose_role", "role")
GAME_OVER: Final[Step] = Step("game_over")


def is_twin(s: State, r: i64) -> bool:
    """Is this the second of two untaken prospectors with equal doubloons?"""
    return (
        r == PROSPECTOR_2
        and s.taken_by[PROSPECTOR_1] < 0
        and s.role_doubloons[PROSPECTOR_1] == s.role_doubloons[PROSPECTOR_2]
    )


def begin_phase(s: State) -> None:
    """The first step of the chosen role's phase."""
    if s.role == SETTLER:
        s.step = settler.SETTLER_HACIENDA
    elif s.role == MAYOR:
        s.step = mayor.MAYOR_PRIVILEGE
    elif s.role == BUILDER:
        s.step = builder.BUILDER_BUILD
    elif s.role == CRAFTSMAN:
        craftsman.produce(s)
    elif s.role == TRADER:
        s.step = trader.TRADER_SELL
    elif s.role == CAPTAIN:
        captain.begin(s)
    else:
        s.doubloons[s.seat] += 1
        if s.journal is not None:
            s.journal.tell("prospected", seat=s.seat)
        end_phase(s)


def end_phase(s: State) -> None:
    """The next player chooses a role, or the round ends (PR-5.1)."""
    s.clear_scratch()
    s.pick += 1
    if s.pick == s.picks:
        end_round(s)
        return
    s.seat = (s.governor + s.pick) % s.seats
    s.step = CHOOSE_ROLE


def end_round(s: State) -> None:
    """Doubloons on the roles left, a new governor; or the end of the game (PR-5.6, PR-5.7)."""
    if s.end_triggers or s.round >= s.max_rounds:
        s.step = GAME_OVER
        s.seat = NOBODY
        if s.journal is not None:
            s.journal.tell("game-over", round=s.round)
        return
    for r in range(s.roles_in_play):
        if s.taken_by[r] < 0:
            s.role_doubloons[r] += 1
        s.taken_by[r] = UNTAKEN
    s.governor = s.next_seat(s.governor)
    s.round += 1
    s.pick = 0
    s.seat = s.governor
    s.step = CHOOSE_ROLE
    if s.journal is not None:
        s.journal.tell("round-begins", seat=s.seat, round=s.round)

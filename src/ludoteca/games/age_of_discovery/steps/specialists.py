"""B7, Specialists: each slot gives its specialist, training any for $5 (AD-5.29)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludoteca.core.steps import NOTHING
from ludoteca.games.age_of_discovery.actions import PASS, TRAIN_FIRST
from ludoteca.games.age_of_discovery.data import (
    CAPTAIN,
    EMPTY,
    SLOT_FIRST,
    SPECIALISTS,
    TRAINING_MONEY,
    TRAINING_SLOT,
    UNIT_NAMES,
    UNITS,
)
from ludoteca.games.age_of_discovery.steps import warfare
from ludoteca.games.age_of_discovery.steps.step import Step

if TYPE_CHECKING:
    from ludoteca.games.age_of_discovery.state import State


class Train(Step):
    """Which specialist does he train, if any (AD-5.29)?"""

    def actions(self, s: State) -> list[int]:
        """Any of the four for $5, or pass."""
        if s.money[s.seat] < TRAINING_MONEY:
            return NOTHING
        legal: list[int] = [TRAIN_FIRST + unit for unit in range(CAPTAIN, UNITS)]
        legal.append(PASS)
        return legal

    def play(self, s: State, action: i64) -> None:
        """He pays, and has the specialist next turn."""
        if action != PASS:
            unit = action - TRAIN_FIRST
            s.money[s.seat] -= TRAINING_MONEY
            s.next_hand[s.seat * UNITS + unit] += 1
            if s.journal is not None:
                s.journal.tell("trained", seat=s.seat, unit=UNIT_NAMES[unit], money=TRAINING_MONEY)
            end(s)
        else:
            self.skip(s)

    def skip(self, s: State) -> None:
        """He trains nobody."""
        if s.journal is not None:
            s.journal.tell("trained-nobody", seat=s.seat)
        end(s)


TRAIN: Final[Step] = Train("train", "train", "pass")


def receive(s: State) -> None:
    """The four slots give their specialists for the next turn; then the trainer is asked."""
    for slot in range(SPECIALISTS):
        piece = s.spaces[SLOT_FIRST + slot]
        if piece != EMPTY:
            seat = piece // UNITS
            s.next_hand[seat * UNITS + CAPTAIN + slot] += 1
            s.spaces[SLOT_FIRST + slot] = EMPTY
            if s.journal is not None:
                s.journal.tell("specialist-gained", seat=seat, unit=UNIT_NAMES[CAPTAIN + slot])
    trainer = s.spaces[SLOT_FIRST + TRAINING_SLOT]
    if trainer == EMPTY:
        warfare.begin(s)
    else:
        s.seat = trainer // UNITS
        s.step = TRAIN


def end(s: State) -> None:
    """The trainer's unit goes to the supply; Warfare is next."""
    s.spaces[SLOT_FIRST + TRAINING_SLOT] = EMPTY
    warfare.begin(s)

"""What a decision of Puerto Rico is: the base of all steps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludoteca.core.steps import NOTHING
from ludoteca.core.steps import Step as CoreStep

if TYPE_CHECKING:
    from ludoteca.games.puerto_rico.state import State


class Step(CoreStep):
    """One decision: what may be chosen, what a choice does, and what follows if there is no choice."""

    def actions(self, s: State) -> list[int]:
        """The legal actions; none if the precondition of the step fails (PR-4.4)."""
        return NOTHING

    def play(self, s: State, action: i64) -> None:
        """Carry out one of them."""
        raise NotImplementedError(self.name)

    def skip(self, s: State) -> None:
        """Move on when there is nothing to decide."""
        raise NotImplementedError(self.name)


def can_send_colonist(s: State, building: i64) -> bool:
    """Is his hospice or university occupied, and a colonist left for it to send?"""
    return s.is_occupied(s.seat, building) and s.colonist_supply + s.colonist_ship > 0


def tell_pass(s: State) -> None:
    """He lets the chance go by."""
    if s.journal is not None:
        s.journal.tell("passed", seat=s.seat)


def tell_unused(s: State, building: str) -> None:
    """He does not use his building."""
    if s.journal is not None:
        s.journal.tell("building-unused", seat=s.seat, building=building)

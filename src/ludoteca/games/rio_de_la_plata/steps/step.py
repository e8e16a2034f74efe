"""What a decision of Rio de la Plata is: the base of all steps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludoteca.core.steps import NOTHING
from ludoteca.core.steps import Step as CoreStep

if TYPE_CHECKING:
    from ludoteca.games.rio_de_la_plata.state import State


class Step(CoreStep):
    """One decision: what may be chosen, what a choice does, and what follows if there is no choice."""

    def actions(self, s: State) -> list[int]:
        """The legal actions; none if there is nothing to decide."""
        return NOTHING

    def play(self, s: State, action: i64) -> None:
        """Carry out one of them."""
        raise NotImplementedError(self.name)

    def skip(self, s: State) -> None:
        """Move on when there is nothing to decide."""
        raise NotImplementedError(self.name)

"""Words from the position: what is asked, what a choice means here, and what may be promised in advance."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.core.orders import Order
from ludoteca.core.words import AS_EVER, Meaning, Phrase

if TYPE_CHECKING:
    from ludoteca.games.roads_and_boats.state import State


def prompt(s: State) -> Phrase:
    """The question of the step."""
    return Phrase(f"prompt-{s.step.name}")


def meaning(s: State, action: int) -> Meaning:
    """What an action means here."""
    return AS_EVER


def candidates(s: State) -> list[int]:
    """What a person could try here."""
    return list(s.legal)


def orders(s: State, seat: int) -> list[Order]:
    """What a seat may promise."""
    return []


def span(s: State, until: str) -> int:
    """Phases and turns are counted."""
    return 0

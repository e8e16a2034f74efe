"""Words from the position: what is asked, what a choice means here, and what may be promised in advance."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.core.orders import Order
from ludoteca.core.steps import answers_of
from ludoteca.core.words import AS_EVER, Meaning, Phrase
from ludoteca.games.rio_de_la_plata.actions import VERBS

if TYPE_CHECKING:
    from ludoteca.games.rio_de_la_plata.state import State


def prompt(s: State) -> Phrase:
    """The question of the step."""
    return Phrase(f"prompt-{s.step.name}")


def meaning(s: State, action: int) -> Meaning:
    """What the words of the verb alone do not tell."""
    return AS_EVER


def candidates(s: State) -> list[int]:
    """What a person could try here."""
    return answers_of(s.step, VERBS)


def orders(s: State, seat: int) -> list[Order]:
    """What a seat may promise."""
    return []


def span(s: State, until: str) -> int:
    """Years are rounds."""
    return 0

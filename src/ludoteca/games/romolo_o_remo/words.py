"""Words from the position: what is asked, what a choice means here, and what may be promised in advance."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.core.orders import Order
from ludoteca.core.steps import answers_of
from ludoteca.core.words import AS_EVER, Meaning, Phrase
from ludoteca.games.romolo_o_remo.actions import VERBS
from ludoteca.games.romolo_o_remo.steps.opening import SETUP_TERRAIN
from ludoteca.games.romolo_o_remo.steps.war import ATT_TOKEN

if TYPE_CHECKING:
    from ludoteca.games.romolo_o_remo.state import State


def hides(s: State) -> bool:
    """The first tile, and the attacker's token while the defender has still to choose his (RR-7.5)."""
    if s.step is SETUP_TERRAIN:
        return s.seats > 1
    if s.step is not ATT_TOKEN or s.defender >= s.seats:
        return False
    return s.tokens[s.defender] & (s.tokens[s.defender] - 1) != 0


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
    """What a seat may promise in advance."""
    return []


def span(s: State, until: str) -> int:
    """Phases and rounds are counted."""
    return 0

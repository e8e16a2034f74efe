"""B1, Initiative: the spaces pay their numbers (AD-5.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.age_of_discovery.data import EMPTY, INITIATIVE_FIRST, INITIATIVE_SPACES, UNITS
from ludoteca.games.age_of_discovery.steps import dock

if TYPE_CHECKING:
    from ludoteca.games.age_of_discovery.state import State


def pay(s: State) -> None:
    """The unit on space k earns $k; it stays until the new turn order is made."""
    for number in range(INITIATIVE_SPACES):
        piece = s.spaces[INITIATIVE_FIRST + number]
        if piece != EMPTY:
            seat = piece // UNITS
            s.money[seat] += number + 1
            if s.journal is not None:
                s.journal.tell("initiative-paid", seat=seat, money=number + 1)
    dock.begin(s)

"""Where in the game a position is: its turn and its phase, for a time line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.core.words import Phrase
from ludoteca.games.roads_and_boats.data import PHASE_NAMES

if TYPE_CHECKING:
    from ludoteca.games.roads_and_boats.state import State


def chapter(s: State) -> tuple[Phrase, Phrase]:
    """Before the first turn the map is laid and homes are chosen (RB-4.1)."""
    if s.turn == 0:
        return Phrase("chapter-setup"), Phrase("chapter-setup")
    turn = Phrase("event-turn-begins.title", {"turn": int(s.turn)})
    return turn, Phrase("event-phase-begins.title", {"phase": PHASE_NAMES[s.phase]})

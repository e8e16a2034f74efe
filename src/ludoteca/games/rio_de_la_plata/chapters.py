"""Where in the game a position is: its year and its phase, for a time line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.core.words import Phrase
from ludoteca.games.rio_de_la_plata.data import ENEMY_NAMES, PEACE, PHASE_NAMES

if TYPE_CHECKING:
    from ludoteca.games.rio_de_la_plata.state import State


def chapter(s: State) -> tuple[Phrase, Phrase]:
    """A war stands by itself (RP-4.1)."""
    year = Phrase("event-year-begins.title", {"year": str(s.year)})
    if s.enemy != PEACE:
        return year, Phrase("event-war-begins.title", {"enemy": ENEMY_NAMES[s.enemy]})
    return year, Phrase(f"chapter-{PHASE_NAMES[s.phase]}")

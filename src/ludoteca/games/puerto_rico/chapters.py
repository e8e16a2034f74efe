"""Where in the game a position is: its round and its phase, for a time line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.core.words import Phrase
from ludoteca.games.puerto_rico.data import ROLE_NAMES
from ludoteca.games.puerto_rico.steps.roles import CHOOSE_ROLE

if TYPE_CHECKING:
    from ludoteca.games.puerto_rico.state import State


def chapter(s: State) -> tuple[Phrase, Phrase]:
    """The phase of a role follows its choice (PR-4.8)."""
    chosen = Phrase("chapter-choice") if s.step is CHOOSE_ROLE else _phase(s)
    return Phrase("event-round-begins.title", {"round": int(s.round)}), chosen


def _phase(s: State) -> Phrase:
    return Phrase("event-role-chosen.title", {"role": ROLE_NAMES[s.role]})

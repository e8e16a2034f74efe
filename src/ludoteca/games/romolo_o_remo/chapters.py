"""Where in the game a position is: its Round and the phase of a Turn, for a time line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.core.words import Phrase

if TYPE_CHECKING:
    from ludoteca.games.romolo_o_remo.state import State

PHASES: Final = (
    ("setup", ("setup_",)),
    ("end", ("end_", "game_over")),
    ("rival", ("rival_",)),
    ("war", ("war_", "att_", "def_", "destroy_", "wall_lot")),
    ("maintenance", ("salary_", "pay_salary", "unpaid_", "dismiss", "feed")),
)
"""The phases of a Turn (RR-4.6) by how the names of their steps begin; all others are actions."""


def chapter(s: State) -> tuple[Phrase, Phrase]:
    """Every seat has a Turn in a Round (RR-4.6)."""
    found = (phase for phase, begins in PHASES if s.step.name.startswith(begins))
    round_ = Phrase("event-turn-begins.title", {"round": int(s.round)})
    return round_, Phrase(f"chapter-{next(found, 'actions')}")

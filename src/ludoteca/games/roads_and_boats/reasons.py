"""Why an action is not possible: for the message and for the tool-tip."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.core.steps import why_not_asked
from ludoteca.core.words import Reason
from ludoteca.games.roads_and_boats.actions import VERBS

if TYPE_CHECKING:
    from ludoteca.games.roads_and_boats.state import State


def why_not(s: State, action: int) -> Reason:
    """The first rule that forbids the action here."""
    not_asked = why_not_asked(s, s.step, VERBS, action)
    if not_asked is not None:
        return not_asked
    return Reason("reason-not-now")

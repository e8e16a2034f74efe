"""Why an action is not possible: for the message and for the tool-tip."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.core.steps import why_not_asked
from ludoteca.core.words import Reason
from ludoteca.games.romolo_o_remo.actions import VERBS

if TYPE_CHECKING:
    from ludoteca.games.romolo_o_remo.state import State


def why_not(s: State, action: int) -> Reason:
    """The first rule that forbids the action here."""
    not_asked = why_not_asked(s, s.step, VERBS, action)
    return Reason("reason-not-possible") if not_asked is None else not_asked

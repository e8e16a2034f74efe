"""Why an action is not possible: for the message and for the tool-tip."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.core.words import Reason

if TYPE_CHECKING:
    from ludoteca.games.rio_de_la_plata.state import State


def why_not(s: State, action: int) -> Reason:
    """The first rule that forbids the action here."""
    return Reason("reason-not-now")

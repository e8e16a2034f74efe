"""Standing orders: what a seat promises in advance, so that nobody has to wait for it.

An order answers one question always in the same way, until the span for which it was given is over. The
rules only say which promises make sense and when a span ends; a table keeps and carries them out.
"""

from __future__ import annotations

from typing import Final, NamedTuple

PHASE: Final = "phase"
ROUND: Final = "round"
GAME: Final = "game"
SPANS: Final = (PHASE, ROUND, GAME)
"""For how long an order may be given."""


class Order(NamedTuple):
    """At this step answer with this action, if it is legal, until the span ends."""

    step: str
    action: int
    until: str = GAME

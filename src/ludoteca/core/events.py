"""What happened, for the log and the animation: a message id with arguments, and who may know it.

Events are written to `state.journal` when it has one. In search it is None and nothing is spent.
Texts are made at the border, from the Fluent message `event-<id>`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ludoteca.core.words import Value

EVERYONE: tuple[int, ...] | None = None


@dataclass(frozen=True)
class Event:
    """One thing that happened. An argument is named after its domain: `good` is shown by `good-corn`."""

    id: str
    """The Fluent message without its prefix: `sold` is shown by `event-sold`."""
    args: Mapping[str, Value]
    """What the message speaks of: words of the notation, numbers, several words, or counted things."""
    witnesses: tuple[int, ...] | None = EVERYONE

    def is_seen_by(self, seat: int | None) -> bool:
        """May this seat (None: a spectator) know of it?"""
        return self.witnesses is None or seat in self.witnesses


class Journal:
    """The events of a match in order. It listens: a game plays the same with and without one."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def tell(self, id: str, **args: Value) -> None:
        """Everybody sees it."""
        self.events.append(Event(id, args))

    def tell_seats(self, witnesses: tuple[int, ...], id: str, **args: Value) -> None:
        """Only these seats see it; spectators do not."""
        self.events.append(Event(id, args, witnesses))

    def take(self) -> list[Event]:
        """Hand over what was written since the last time."""
        taken = self.events
        self.events = []
        return taken

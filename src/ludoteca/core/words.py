"""What a game says about a position: messages with arguments, made into sentences at the border.

An argument is a word of the notation, a number, several words, or counted things. What kind of word it
is follows from its name (`good` is a good) or from `Game.arguments` (`owner` is a seat). Only texts in the
Fluent files decide how it sounds.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

Item = str | tuple[str, int]
"""One of several words, alone or counted: `"wood"`, `("wood", 2)`."""
Value = str | int | tuple[Item, ...]


@dataclass(frozen=True)
class Phrase:
    """A message of the game's Fluent files, with its arguments."""

    id: str
    args: Mapping[str, Value] = field(default_factory=dict)

    def __str__(self) -> str:
        words = self.id.partition("-")[2].replace("-", " ")
        if not self.args:
            return words
        return f"{words} ({', '.join(f'{name} {value}' for name, value in self.args.items())})"


def always(id: str) -> Callable[..., Phrase]:
    """The same phrase in every position: for a table of words where most depend on the position."""
    phrase = Phrase(id)

    def say(*_about: object) -> Phrase:
        return phrase

    return say


class Reason(Phrase):
    """Why something is not possible: a message `reason-…`."""


@dataclass(frozen=True)
class Meaning:
    """What an action means in this position; what is None is said by the static words of its verb."""

    label: Phrase | None = None
    """The action as a person would say it here: "Load 3 corn"."""
    elements: tuple[str, ...] | None = None
    """The elements of the board that it touches: `good:corn`, `ship:6`."""
    catch: Phrase | None = None
    """What one might overlook, in a few words: "all 3 aboard", "ends your turn"."""
    group: Phrase | None = None
    """The heading under which it stands beside its like: "on a ship", "on the wharf"."""


AS_EVER = Meaning()
"""An action about which the position has nothing to add."""

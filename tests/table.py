"""A game in progress, played in lines of notation: what the tests of all rooms share.

    Table(state).play("P0 role builder", "P0 build office").legal

A room adds its own: a way to write a position in a few words, and questions about what lies on its table.
"""

from __future__ import annotations

import json
from collections import Counter
from typing import Any, Self

from ludoteca.core.game import Game
from ludoteca.core.state import State


def counts(text: str) -> Counter[str]:
    """`2 corn 6 sugar` or `corn corn sugar` as numbers by name."""
    found: Counter[str] = Counter()
    number = 1
    for word in text.split():
        if word.isdigit():
            number = int(word)
        else:
            found[word] += number
            number = 1
    return found


def load_position(game: Game, position: dict[str, Any]) -> State:
    """Through JSON, as a person would hand it in."""
    return game.load(json.loads(json.dumps(position)))


class Table:
    """A game in progress: play lines of notation, ask what lies on the table."""

    def __init__(self, state: State) -> None:
        self.state = state

    def play(self, *lines: str) -> Self:
        """Lines of notation; `P0` in front says who is expected to decide."""
        game = self.state.game
        for line in lines:
            words = line.split()
            if words[0][0] == "P" and words[0][1:].isdigit():
                assert self.state.seat == int(words[0][1:]), f"{line!r}: seat {self.state.seat} decides"
                words = words[1:]
            self.state.play(game.parse(" ".join(words)))
            assert game.faults(self.state) == []
        return self

    def until(self, step: str, choice: str = "pass") -> Self:
        """Play the same choice, or the last one offered, until a step is reached or the game is over."""
        while not self.state.over and self.state.asked() != step:
            self.play(choice if choice in self.legal else self.legal[-1])
        return self

    def copy(self) -> Self:
        return type(self)(self.state.copy())

    @property
    def seat(self) -> int:
        return int(self.state.seat)

    @property
    def legal(self) -> list[str]:
        return [self.state.game.text(action) for action in self.state.actions()]

    @property
    def position(self) -> dict[str, Any]:
        return dict(self.state.position())

    def __getitem__(self, key: str) -> Any:
        """A field of the position: `t["colonist_supply"]`."""
        return self.position[key]

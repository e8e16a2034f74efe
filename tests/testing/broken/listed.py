"""The list of games with a fault, which `check_game` must find."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ludoteca.core import registry
from ludoteca.core.game import Game


@dataclass(frozen=True)
class Faulty:
    """A game that breaks one promise, the check that finds it, and words of its message."""

    game: Game
    toy: str
    check: str
    words: str


FAULTY: dict[str, Faulty] = {}
"""All of them by name."""


def faults_of(toy: type[Game], module: str) -> Callable[[str, str], Any]:
    """The decorator that enters a changed Game or State of a toy into the list."""

    def fault(check: str, words: str) -> Callable[[type], type]:
        def enter(made: type) -> type:
            bases: tuple[type, ...] = (made,) if issubclass(made, toy) else (toy,)
            own = {"id": "faulty_" + made.__name__.lower(), "__module__": module}
            if not issubclass(made, toy):
                own["state"] = made  # type: ignore[assignment]
            game = type(made.__name__ + "Game", bases, own)()
            registry.register(game)
            assert made.__name__ not in FAULTY
            FAULTY[made.__name__] = Faulty(game, toy.id, check, words)
            return made

        return enter

    return fault

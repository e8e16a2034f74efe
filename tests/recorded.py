"""What is recorded and checked of a game: counts, playthroughs, whole games, pictures, its pages.

Every room has the plain things below without a line of code. What is special about a game (each way in which
it can end, a table that is pleasant to read) stands in `tests/games/<id>/recorded.py`, whose `RECORDED` is a
subclass of `Recorded`. The makers in `tools/` and the tests of all rooms read it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import ludoteca
from ludoteca.core.game import Game
from ludoteca.core.options import Setting
from ludoteca.core.state import State
from ludoteca.games import GAMES as GAMES

TESTS = Path(__file__).parent
Taste = Callable[[str], int]
"""How gladly a scripted player plays a line of notation."""


def anything(line: str) -> int:
    """The taste of somebody who plays whatever comes."""
    return 1


@dataclass(frozen=True)
class Start:
    """Where decision points are counted from: a seed, so many random choices deep, up to a depth."""

    seats: int
    seed: int
    plies: int
    depth: int


@dataclass(frozen=True)
class Wanted:
    """A recorded game: the shortest of the first that fulfil a wish."""

    name: str
    seats: int
    options: Mapping[str, Setting] = field(default_factory=dict)
    taste: Taste = anything
    is_wanted: Callable[[State], bool] = lambda state: state.over


@dataclass(frozen=True)
class Moment:
    """A position worth a picture, in a game that is played by the taste of `Recorded.likes`."""

    name: str
    seats: int
    seed: int
    step: str
    fewest_choices: int = 2
    is_wanted: Callable[[State], bool] = lambda _: True


class Recorded:
    """What is recorded of any game."""

    def __init__(self, game: Game) -> None:
        self.game = game

    @property
    def tests(self) -> Path:
        """The folder with the tests of the game."""
        return TESTS / "games" / self.game.id

    @property
    def records(self) -> Path:
        """The folder with its recorded games."""
        return TESTS / "records" / self.game.id

    def starts(self) -> list[Start]:
        """Where perft counts from; the depths are chosen so that a run takes seconds."""
        return [
            Start(seats, 10 * seats + number, plies, 3)
            for seats in self.game.seat_counts
            for number, plies in enumerate((0, 40, 120))
        ]

    def wanted(self) -> list[Wanted]:
        """The recorded games; better is one for each way in which a game can end."""
        return [Wanted(f"any_{seats}", seats) for seats in self.game.seat_counts]

    def moments(self) -> list[Moment]:
        """The moments of which the gallery of boards has pictures."""
        return []

    def likes(self, line: str) -> float:
        """How gladly a person would play this, on the way to a moment."""
        return 1.0

    unexplained: tuple[str, ...] = ("answer", "seat")
    """Kinds of elements that need no entry in the glossary of the pages that teach the game."""

    def is_taught(self, rule: str) -> bool:
        """Must the pages that teach the game tell this rule?"""
        return True

    def chapter(self, position: dict[str, Any]) -> object:
        """A playthrough shows the whole table whenever this changes."""
        return position.get("round")

    def table(self, position: dict[str, Any]) -> list[str]:
        """The whole table in a few lines of a playthrough."""
        left_out = ("game", "version", "options", "rng", "reveals")
        return [
            f"    {key}: {json.dumps(part, separators=(',', ':'))}"
            for key, part in position.items()
            if key not in left_out
        ]


@cache
def recorded(game: str) -> Recorded:
    """What is recorded of a game of the house."""
    name = f"tests.games.{game}.recorded"
    special = import_module(name).RECORDED if find_spec(name) else Recorded
    made: Recorded = special(ludoteca.game(game))
    return made

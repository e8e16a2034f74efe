"""Ludoteca: a home for big euro board games, for people and for programs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import ludoteca.games  # noqa: F401  (announces the games of the house)
from ludoteca import compiled
from ludoteca.core.errors import (
    BadOption,
    BadPosition,
    BadRecord,
    BrokenChain,
    IllegalAction,
    LudotecaError,
    MalformedAction,
    MissingExtra,
    NoSuchPly,
    StaleVersion,
    UnknownGame,
)
from ludoteca.core.game import Game
from ludoteca.core.match import Match
from ludoteca.core.options import Setting
from ludoteca.core.registry import invite as game
from ludoteca.core.registry import list_games
from ludoteca.core.rng import Rng
from ludoteca.core.state import NOBODY, State
from ludoteca.core.view import View

if TYPE_CHECKING:
    from ludoteca.arrays.batch import Batch

compiled.warn()


def batch(
    game: Game | str, seats: int | None = None, count: int = 256, seed: int | None = None, **options: Setting
) -> Batch:
    """Many games stepped together by arrays of actions: `pip install 'ludoteca[arrays]'`."""
    from ludoteca.arrays.batch import Batch

    return Batch(game, seats, count, seed, **options)


__all__ = [
    "NOBODY",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BrokenChain",
    "Game",
    "IllegalAction",
    "LudotecaError",
    "MalformedAction",
    "Match",
    "MissingExtra",
    "NoSuchPly",
    "Rng",
    "StaleVersion",
    "State",
    "UnknownGame",
    "View",
    "batch",
    "game",
    "list_games",
]

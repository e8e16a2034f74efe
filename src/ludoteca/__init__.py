"""Ludoteca: a home for big euro board games, for people and for programs."""

from __future__ import annotations

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
    NoSuchPly,
    StaleVersion,
    UnknownGame,
)
from ludoteca.core.game import Game
from ludoteca.core.match import Match
from ludoteca.core.registry import invite as game
from ludoteca.core.registry import list_games
from ludoteca.core.rng import Rng
from ludoteca.core.state import NOBODY, State
from ludoteca.core.view import View

compiled.warn()

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
    "NoSuchPly",
    "Rng",
    "StaleVersion",
    "State",
    "UnknownGame",
    "View",
    "game",
    "list_games",
]

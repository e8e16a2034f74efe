"""Ludoteca: a home for big euro board games, for people and for programs."""

from __future__ import annotations

import ludoteca.games  # noqa: F401  (announces the games of the house)
from ludoteca.core.registry import game, games

__all__ = ["game", "games"]

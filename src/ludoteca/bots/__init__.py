"""Players that are programs. `make("mcts:1000", game, seed)` seats one."""

from __future__ import annotations

from ludoteca.bots.bot import Bot, Budget, Opinion
from ludoteca.bots.spec import LEVELS, STRONGEST, levels, make, parse

COMPILED = ("search",)

__all__ = ["LEVELS", "STRONGEST", "Bot", "Budget", "Opinion", "levels", "make", "parse"]

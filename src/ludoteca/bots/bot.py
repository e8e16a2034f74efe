"""The contract of a bot: it sees what its seat may see, and chooses."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

from ludoteca.core.game import Game
from ludoteca.core.rng import Rng
from ludoteca.core.view import View


@dataclass(frozen=True)
class Budget:
    """How long a bot may think: so many iterations, or so many seconds."""

    iterations: int | None = None
    seconds: float | None = None


@dataclass(frozen=True)
class Opinion:
    """What a bot thinks of an action: expected share of victory, and how much it leans to it."""

    action: int
    value: float
    share: float


class Bot(ABC):
    """A player of one game. Equal seeds and equal views give equal choices."""

    def __init__(self, game: Game, seed: int, budget: Budget) -> None:
        self.game = game
        self.rng = Rng(seed)
        self.budget = budget

    def choose(self, view: View, actions: Sequence[int], budget: Budget | None = None) -> int:
        """One of the legal actions of the seat that looks; without a budget the bot's own counts."""
        return self.rank(view, actions, budget)[0].action

    @abstractmethod
    def rank(self, view: View, actions: Sequence[int], budget: Budget | None = None) -> list[Opinion]:
        """All actions with an opinion on each, the best first."""

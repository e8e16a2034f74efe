"""The contract of a bot: it sees what its seat may see, and chooses."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, replace
from time import perf_counter

from ludoteca.core.game import Game
from ludoteca.core.rng import Rng
from ludoteca.core.view import View

LONG_CHAIN = 100
"""After so many decisions a chain ends where a plan is carried out; the rest is asked again."""
LONGEST_CHAIN = 200
"""So many decisions are answered at once at most."""
CHAIN_TAKES = 10 / 3
"""A chain may take so many times as long as one decision."""
ITERATIONS_A_SECOND = 5000
MOST_ITERATIONS = 100_000
MOMENT = 0.02
"""Even the last decision of a chain gets so many seconds."""


@dataclass(frozen=True)
class Budget:
    """How long a bot may think about a decision: so many iterations, so many seconds, or the less of both."""

    iterations: int | None = None
    seconds: float | None = None

    def part(self, share: float) -> Budget:
        """A share of it."""
        return Budget(
            None if self.iterations is None else max(1, round(self.iterations * share)),
            None if self.seconds is None else self.seconds * share,
        )

    def in_iterations(self) -> int:
        """The same as iterations alone, by how many a second usually has."""
        timed = None if self.seconds is None else max(1, round(self.seconds * ITERATIONS_A_SECOND))
        return min(each for each in (self.iterations, timed, MOST_ITERATIONS) if each is not None)

    def within_chain(self, spent: float) -> Budget:
        """What is left for the next decision of a chain on which so many seconds were spent."""
        if self.seconds is None:
            return self
        left = self.seconds * CHAIN_TAKES - spent
        return replace(self, seconds=min(self.seconds, max(left / 2, MOMENT)))


@dataclass(frozen=True)
class Opinion:
    """What a bot thinks of an action: expected share of victory, and how much it leans to it."""

    action: int
    value: float
    share: float


class Bot(ABC):
    """A player of one game. Equal seeds and equal views, in the same order, give equal choices."""

    def __init__(self, game: Game, seed: int, budget: Budget) -> None:
        self.game = game
        self.rng = Rng(seed)
        self.budget = budget

    def choose(self, view: View, actions: Sequence[int], budget: Budget | None = None) -> int:
        """One of the legal actions of the seat that looks; without a budget the bot's own counts."""
        return self.rank(view, actions, budget)[0].action

    def choose_chain(self, view: View, actions: Sequence[int], budget: Budget | None = None) -> list[int]:
        """The seat's choices in a row, until something comes to light or somebody else decides.

        They are the same that `choose` would make one by one. They are made in a position imagined from
        the view: what looks alike goes on looking alike until something comes to light, so each of them
        is possible at the true table. The budget is that of one decision.
        """
        budget = budget or self.budget
        began = perf_counter()
        world = self.game.imagine(view, self.rng.copy())
        seat, reveals = world.seat, world.reveals
        chain = [self.choose(view, actions, budget)]
        world.apply(chain[0])
        while world.seat == seat and world.reveals == reveals and not self._is_long_enough(chain):
            allowed = budget.within_chain(perf_counter() - began)
            chain.append(self.choose(world.view(int(seat)), world.actions(), allowed))
            world.apply(chain[-1])
        return chain

    def _is_long_enough(self, chain: Sequence[int]) -> bool:
        """Whoever goes on thinking may be another bot: a plan is not left to it half carried out."""
        return len(chain) >= (LONGEST_CHAIN if self.is_busy() else LONG_CHAIN)

    def is_busy(self) -> bool:
        """Has it planned what to choose next?"""
        return False

    @abstractmethod
    def rank(self, view: View, actions: Sequence[int], budget: Budget | None = None) -> list[Opinion]:
        """All actions with an opinion on each, the best first."""

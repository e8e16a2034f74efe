"""The bot that chooses blindly: every action is equally likely."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.bots.bot import Bot, Budget, Opinion
from ludoteca.core.view import View


class RandomBot(Bot):
    """The yardstick: whoever cannot beat it has not understood the game."""

    def choose(self, view: View, actions: Sequence[int], budget: Budget | None = None) -> int:
        """Any action."""
        return actions[self.rng.below(len(actions))]

    def rank(self, view: View, actions: Sequence[int], budget: Budget | None = None) -> list[Opinion]:
        """All actions alike, in a random order."""
        shuffled = list(actions)
        for i in range(len(shuffled) - 1, 0, -1):
            j = self.rng.below(i + 1)
            shuffled[i], shuffled[j] = shuffled[j], shuffled[i]
        return [Opinion(action, 0.0, 1 / len(shuffled)) for action in shuffled]

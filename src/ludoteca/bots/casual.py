"""The bot that plays by feeling: what looks promising is likely, nothing is certain."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.bots.bot import Bot, Budget, Opinion
from ludoteca.bots.greedy import GreedyBot
from ludoteca.core.game import Game
from ludoteca.core.view import View


class CasualBot(Bot):
    """A pleasant beginner: knows what is usually good, and does not look ahead.

    With a number, `casual:4`, it plays as well as `greedy`, but for about one decision in so many.
    """

    def __init__(self, game: Game, seed: int, budget: Budget) -> None:
        super().__init__(game, seed, budget)
        self._careful = GreedyBot(game, seed, budget)

    def choose(self, view: View, actions: Sequence[int], budget: Budget | None = None) -> int:
        """By feeling, or what a careful player does."""
        if self._is_carefree():
            return self._by_feeling(view, actions)[0].action
        return self._careful.choose(view, actions)

    def is_busy(self) -> bool:
        """Is a plan under way?"""
        return self._careful.is_busy()

    def rank(self, view: View, actions: Sequence[int], budget: Budget | None = None) -> list[Opinion]:
        """The same with an opinion on every action; how long it may think does not matter to it."""
        if self._is_carefree():
            return self._by_feeling(view, actions)
        return self._careful.rank(view, actions)

    def _is_carefree(self) -> bool:
        seldom = self.budget.iterations or 1
        return seldom == 1 or int(self.rng.below(seldom)) == 0

    def _by_feeling(self, view: View, actions: Sequence[int]) -> list[Opinion]:
        """The action drawn by feeling, then the others by how promising they look."""
        priors = self.game.insight.prior(self.game.imagine(view, self.rng), list(actions))
        total = sum(priors)
        opinions = [Opinion(a, 0.0, prior / total) for a, prior in zip(actions, priors, strict=True)]
        left = self.rng.chance() * total
        drawn = opinions[-1]
        for opinion, prior in zip(opinions, priors, strict=True):
            left -= prior
            if left < 0:
                drawn = opinion
                break
        others = sorted((o for o in opinions if o is not drawn), key=lambda opinion: -opinion.share)
        return [drawn, *others]

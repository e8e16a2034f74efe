"""Bots that search: Monte Carlo tree search over what the seat can know."""

from __future__ import annotations

import gc
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from time import perf_counter

from ludoteca.bots.bot import Bot, Budget, Opinion
from ludoteca.bots.search.tree import Search
from ludoteca.core.insight import Insight
from ludoteca.core.view import View

BETWEEN_GLANCES = 8
"""Iterations between two glances at the clock."""


class MctsBot(Bot):
    """Searches with the game's insight; without one it plays games out at random."""

    def rank(self, view: View, actions: Sequence[int], budget: Budget | None = None) -> list[Opinion]:
        """Actions by how often the search went there."""
        search = self.search(view)
        with collector_at_rest():
            think(search, budget or self.budget)
        visits, means = search.visits(), search.means()
        total = sum(visits.values()) or 1
        opinions = [Opinion(a, means.get(a, 0.0), visits.get(a, 0) / total) for a in actions]
        opinions.sort(key=lambda opinion: (-opinion.share, -opinion.value))
        return opinions

    def search(self, view: View) -> Search:
        """A fresh search from what the seat sees."""
        root = self.game.imagine(view, self.rng)
        knows_nothing = type(self.game.insight) is Insight
        return Search(root, self.game.insight, self.rng, knows_nothing)


class RolloutBot(MctsBot):
    """Searches without any insight: all actions alike, every game played out at random."""

    def search(self, view: View) -> Search:
        """A fresh search that only knows the rules."""
        return Search(self.game.imagine(view, self.rng), self.game.insight, self.rng, True)


def think(search: Search, budget: Budget) -> None:
    """Search until the budget is spent, at least once."""
    if budget.seconds is None:
        search.run(budget.iterations or 1)
        return
    deadline = perf_counter() + budget.seconds
    search.run(1)
    while perf_counter() < deadline and search.iterations < (budget.iterations or 1 << 60):
        search.run(BETWEEN_GLANCES)


@contextmanager
def collector_at_rest() -> Iterator[None]:
    """A search makes many objects and no garbage: the collector need not look at them."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()

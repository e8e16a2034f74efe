"""Bots that search: Monte Carlo tree search over what the seat can know."""

from __future__ import annotations

import gc
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from time import perf_counter

from ludoteca.bots.agenda import Agenda
from ludoteca.bots.bot import Bot, Budget, Opinion
from ludoteca.bots.search.tree import Search
from ludoteca.core.game import Game
from ludoteca.core.insight import Insight
from ludoteca.core.state import State
from ludoteca.core.view import View

BETWEEN_GLANCES = 8
"""Iterations between two glances at the clock."""
BETWEEN_COUNTS = 32
"""Iterations between two looks whether the choice is clear already."""

CHORE = 1 / 8
"""How much of its budget a decision gets that is obvious in search."""
SELDOM = 0.1
"""Where the search went so seldom, beside the best, it was only curious."""


class MctsBot(Bot):
    """Searches with the game's insight, or follows its plan in what is obvious; without insight it plays
    games out at random.

    What it found out on the way to an earlier choice counts for the next, as far as it still fits.
    """

    def __init__(self, game: Game, seed: int, budget: Budget, insight: Insight | None = None) -> None:
        super().__init__(game, seed, budget)
        self.insight = insight or game.insight
        self.plays_out = type(self.insight) is Insight
        self._search: Search | None = None
        self._chosen = -1
        self._agenda, self._pondered = Agenda(), Agenda()

    def choose(self, view: View, actions: Sequence[int], budget: Budget | None = None) -> int:
        """The sensible action to which the search went most often, as soon as that is clear.

        A secret one is mixed.
        """
        search = self.search(view)
        planned = None if self.plays_out else self.planned(search.root, budget or self.budget)
        if planned is not None:
            self._chosen = planned
            return self._chosen
        sensible = list(actions) if self.plays_out else self.insight.sensible(search.root, list(actions))
        if len(sensible) == 1:
            self._chosen = sensible[0]
            return self._chosen
        is_secret = search.root.hides(sensible[0])
        think(search, self.deserved(search.root, budget or self.budget), until_clear=not is_secret)
        opinions = self.opinions(search, sensible)
        self._chosen = self.draw(opinions) if is_secret else opinions[0].action
        return self._chosen

    def planned(self, root: State, budget: Budget) -> int | None:
        """What the game ponders, or plans where no thought is due; None: the search decides."""
        insight, iterations = self.insight, budget.in_iterations()
        action = self._pondered.next(lambda world: insight.ponder(world, iterations), root)
        return self._agenda.next(insight.plan, root) if action is None and self.is_chore(root) else action

    def is_busy(self) -> bool:
        """Is a plan under way?"""
        return not (self._agenda.is_empty() and self._pondered.is_empty())

    def rank(self, view: View, actions: Sequence[int], budget: Budget | None = None) -> list[Opinion]:
        """What the game ponders, with half the time; then actions by how often the search went there."""
        search, budget = self.search(view), budget or self.budget
        half = budget.part(1 / 2)
        pondered = [] if self.plays_out else self.insight.ponder(search.root, half.in_iterations())
        think(search, half if pondered else budget, until_clear=False)
        opinions = self.opinions(search, actions)
        if pondered:
            opinions = leaning(opinions, pondered[0])
        self._chosen = opinions[0].action
        return opinions

    def deserved(self, root: State, budget: Budget) -> Budget:
        """A chore deserves a small part of the thought that a decision gets."""
        return budget.part(CHORE) if self.is_chore(root) else budget

    def is_chore(self, root: State) -> bool:
        """Would a search play this without a thought?"""
        return not self.plays_out and self.insight.play_obvious(root.copy())

    def draw(self, opinions: Sequence[Opinion]) -> int:
        """One of the better actions, each as likely as the search went there: none can be guessed."""
        better = [opinion for opinion in opinions if opinion.share > opinions[0].share * SELDOM]
        left = self.rng.chance() * sum(opinion.share for opinion in better)
        for opinion in better:
            left -= opinion.share
            if left < 0:
                return opinion.action
        return opinions[0].action

    def search(self, view: View) -> Search:
        """A search from what the seat sees, with the part of the last one that fits."""
        root = self.game.imagine(view, self.rng.copy())
        if self._search is None or not self._search.move_on(self._chosen, root, view):
            self._search = Search(root, self.insight, self.rng, self.plays_out)
        return self._search

    def opinions(self, search: Search, actions: Sequence[int]) -> list[Opinion]:
        """What the search thinks of the actions, the best first."""
        visits, means = search.visits(), search.means()
        total = sum(visits.values()) or 1
        opinions = [Opinion(a, means.get(a, 0.0), visits.get(a, 0) / total) for a in actions]
        opinions.sort(key=lambda opinion: (-opinion.share, -opinion.value))
        return opinions


def leaning(opinions: Sequence[Opinion], action: int) -> list[Opinion]:
    """The same opinions, if half of all thought led to one action: that one comes first."""
    halved = [replace(o, share=(o.share + (o.action == action)) / 2) for o in opinions]
    return sorted(halved, key=lambda opinion: opinion.action != action)


class RolloutBot(MctsBot):
    """Searches without any insight: all actions alike, every game played out at random."""

    def __init__(self, game: Game, seed: int, budget: Budget) -> None:
        super().__init__(game, seed, budget)
        self.plays_out = True


def think(search: Search, budget: Budget, until_clear: bool) -> None:
    """Search until the budget is spent, or until the choice is clear; what was kept counts as spent.

    At least once.
    """
    goal = budget.iterations or (1 << 60 if budget.seconds is not None else 1)
    deadline = None if budget.seconds is None else perf_counter() + budget.seconds
    at_once = BETWEEN_COUNTS if deadline is None else BETWEEN_GLANCES
    with collector_at_rest():
        if search.tree.visits == 0:
            search.run(1)
        while (left := goal - search.tree.visits) > 0 and not (until_clear and search.is_decided(left)):
            if deadline is not None and perf_counter() >= deadline:
                return
            search.run(min(at_once, left))


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

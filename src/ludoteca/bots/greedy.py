"""The bot that follows the plan of the game's insight, or looks one action ahead where there is none."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.bots.agenda import Agenda
from ludoteca.bots.bot import Bot, Budget, Opinion
from ludoteca.core.game import Game
from ludoteca.core.insight import Insight
from ludoteca.core.state import State
from ludoteca.core.view import View

WORLDS = 4


class GreedyBot(Bot):
    """Plays every action in thought, lets the dust settle, and compares."""

    def __init__(self, game: Game, seed: int, budget: Budget, insight: Insight | None = None) -> None:
        super().__init__(game, seed, budget)
        self.insight = insight or game.insight
        self._agenda = Agenda()

    def choose(self, view: View, actions: Sequence[int], budget: Budget | None = None) -> int:
        """What is planned; without a plan the best at first sight."""
        planned = self._agenda.next(self.insight.plan, self.game.imagine(view, self.rng.copy()))
        return super().choose(view, actions, budget) if planned is None else planned

    def is_busy(self) -> bool:
        """Is a plan under way?"""
        return not self._agenda.is_empty()

    def rank(self, view: View, actions: Sequence[int], budget: Budget | None = None) -> list[Opinion]:
        """What is planned, then actions by the evaluation after them; an average where chance matters.

        Of actions that are as good as each other a sensible one comes first.
        """
        root = self.game.imagine(view, self.rng)
        worlds = [root.imagine(root.seat, self.rng) for _ in range(WORLDS)]
        opinions = [Opinion(action, self._value(worlds, action), 0.0) for action in actions]
        planned, sensible = self.insight.plan(root)[:1], self.insight.sensible(root, list(actions))
        opinions.sort(key=lambda o: (o.action not in planned, -o.value, o.action not in sensible))
        return [Opinion(o.action, o.value, float(o is opinions[0])) for o in opinions]

    def _value(self, worlds: list[State], action: int) -> float:
        values: list[float] = []
        for world in worlds:
            value, was_chance = self._look(world, action)
            values.append(value)
            if not was_chance:
                break
        return sum(values) / len(values)

    def _look(self, world: State, action: int) -> tuple[float, bool]:
        insight = self.insight
        after = world.copy()
        after.apply(action)
        insight.follow(after)
        return insight.evaluate(after)[world.seat], after.reveals != world.reveals

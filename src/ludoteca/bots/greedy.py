"""The bot that looks one action ahead and takes what the game's insight likes best."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.bots.bot import Bot, Budget, Opinion
from ludoteca.core.state import State
from ludoteca.core.view import View

WORLDS = 4


class GreedyBot(Bot):
    """Plays every action in thought, lets the dust settle, and compares."""

    def rank(self, view: View, actions: Sequence[int], budget: Budget | None = None) -> list[Opinion]:
        """Actions by the evaluation after them; the average of several worlds where chance matters."""
        root = self.game.imagine(view, self.rng)
        worlds = [root.imagine(root.seat, self.rng) for _ in range(WORLDS)]
        opinions = [Opinion(action, self._value(worlds, action), 0.0) for action in actions]
        opinions.sort(key=lambda opinion: -opinion.value)
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
        insight = self.game.insight
        after = world.copy()
        after.apply(action)
        insight.follow(after)
        return insight.evaluate(after)[world.seat], after.reveals != world.reveals

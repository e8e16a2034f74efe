"""Years thought through: what a choice brings if everybody then plays on by what looks best."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludoteca.core.insight import Insight, hopes_of
from ludoteca.core.state import NOBODY
from ludoteca.core.vecs import filled
from ludoteca.games.rio_de_la_plata.data import EFFECTS_PHASE, OFF_THE_GRID
from ludoteca.games.rio_de_la_plata.state import State

# To the end of the next year; the better half of the choices is followed so many years further.
YEARS_AHEAD: Final = 1
YEARS_FURTHER: Final = 2
# So much more than what looks best at first sight another choice has to promise.
WORTH_A_CHANGE: Final = 0.004
# What promises so much less at first sight is a blunder, whatever years of peace would make of it.
A_BLUNDER: Final = 0.25


@final
class Foresight:
    """A choice that is thought through, with as many decisions in thought as there is time for."""

    def __init__(self, insight: Insight, state: State, decisions: i64) -> None:
        self.insight = insight
        self.state = state
        self.left = decisions
        self.actions: list[int] = []
        """What is still considered, the best first."""

    def best(self) -> i64:
        """The choice that promises most."""
        insight, state = self.insight, self.state
        self.actions = insight.sensible(state, state.legal)
        if len(self.actions) == 1:
            return self.actions[0]
        hopes = hopes_of(state.seat, insight.expect(state, self.actions))
        self.sort(hopes)
        self.actions = self.actions[: worth_a_thought(hopes)]
        end = state.year + YEARS_AHEAD
        while len(self.actions) > 1 and self.left > 0 and self.compare(min(end, state.last_year)):
            end += YEARS_FURTHER
            self.actions = self.actions[: (len(self.actions) + 1) // 2]
            if end - YEARS_FURTHER >= state.last_year:
                break
        return self.actions[0]

    def compare(self, end: i64) -> bool:
        """Put the choices in the order of what they bring until the end of a year; False: no time for all."""
        found: list[float] = []
        for action in self.actions:
            if self.left <= 0:
                break
            found.append(self.value(action, end) - (WORTH_A_CHANGE if found else 0.0))
        is_complete = len(found) == len(self.actions)
        self.actions = self.actions[: len(found)]
        self.sort(found)
        return is_complete

    def sort(self, worth: list[float]) -> None:
        """The best first; what is worth the same stays in its order."""
        ranked = sorted(range(len(worth)), key=lambda index: -worth[index])
        self.actions = [self.actions[index] for index in ranked]

    def value(self, action: i64, end: i64) -> float:
        """What the seat may hope for at the end of a year, after an action and years of peace."""
        world = self.state.copy()
        world.markers = filled(2, OFF_THE_GRID)
        world.apply(action)
        year = world.year
        while world.seat != NOBODY and not is_over(world, end):
            world.apply(at_first_sight(self.insight, world))
            self.left -= 1
            if world.year != year:
                year = world.year
                world.markers = filled(2, OFF_THE_GRID)
        return self.insight.evaluate(world)[self.state.seat]


def worth_a_thought(hopes: list[float]) -> i64:
    """How many choices are no blunder at first sight; where a game is nearly decided all hopes lie close."""
    most = max(hopes)
    least = most - A_BLUNDER * most * (1.0 - most)
    count: i64 = 0
    for hope in hopes:
        if hope >= least:
            count += 1
    return count


def is_over(s: State, end: i64) -> bool:
    """Have all used their workers for the last time in a year?"""
    return s.year > end or (s.year == end and s.phase > EFFECTS_PHASE)


def at_first_sight(insight: Insight, s: State) -> i64:
    """What looks best to the deciding seat."""
    planned = insight.plan(s)
    if planned:
        return planned[0]
    actions = insight.sensible(s, s.legal)
    if len(actions) == 1:
        return actions[0]
    hopes = hopes_of(s.seat, insight.expect(s, actions))
    return actions[hopes.index(max(hopes))]

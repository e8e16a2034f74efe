"""What an action leads to: the points a seat may expect at the end, by source, from games played on."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import sqrt
from statistics import fmean, stdev
from time import perf_counter

from ludoteca.core.game import Game
from ludoteca.core.insight import shares
from ludoteca.core.rng import Rng
from ludoteca.core.state import State
from ludoteca.core.view import View

ENOUGH = 8
"""Fewer worlds than these say nothing about points."""
MOST = 24
SURE = 2.0
"""A difference counts that is so many times larger than its standard error."""
FINE = 1 << 30
LONGEST = 4000
"""A game that is played on for longer is judged as it stands."""


@dataclass(frozen=True)
class Prospect:
    """What may be expected after an action."""

    action: int
    points: dict[str, float]
    """At the end, by source, on average; empty where too few games could be played on to say."""
    share: float
    """Of victory, in these games."""


def prospects(game: Game, view: View, actions: Sequence[int], seed: int, seconds: float) -> list[Prospect]:
    """Play on from worlds that the seat thinks possible, the same worlds for every action.

    Where the points after an action differ from those after the first by chance alone, they are told alike.
    """
    root = game.imagine(view, Rng(seed))
    seat = int(root.seat)
    ends: list[list[State]] = [[] for _ in actions]
    stop = perf_counter() + seconds
    for number in range(MOST):
        world = root.imagine(seat, Rng(seed + number))
        afters = [world.copy() for _ in actions]
        if not all(
            _plays_on(game, after, action, Rng(seed + number), stop)
            for action, after in zip(actions, afters, strict=True)
        ):
            break
        for states, after in zip(ends, afters, strict=True):
            states.append(after)
    points = [[state.breakdown()[seat] for state in states] for states in ends]
    return [
        Prospect(action, expected(points[0], games), _share(states, seat))
        for action, games, states in zip(actions, points, ends, strict=True)
    ]


def expected(first: Sequence[dict[str, int]], games: Sequence[dict[str, int]]) -> dict[str, float]:
    """The average of every source; that of the first action where the difference is not sure."""
    if len(games) < ENOUGH:
        return {}
    found = {}
    for source in {source for points in (*first, *games) for source in points}:
        before = [points.get(source, 0) for points in first]
        by = [points.get(source, 0) - base for points, base in zip(games, before, strict=True)]
        is_sure = abs(fmean(by)) > SURE * stdev(by) / sqrt(len(by))
        found[source] = fmean(before) + (fmean(by) if is_sure else 0.0)
    return found


def _share(states: Sequence[State], seat: int) -> float:
    return fmean(shares(list(state.standings()))[seat] for state in states) if states else 0.0


def _plays_on(game: Game, state: State, action: int, rng: Rng, stop: float) -> bool:
    """Everybody plays what looks promising, the more so the likelier; False if the time is over first."""
    state.apply(action)
    decisions = 0
    while not state.over and decisions < LONGEST:
        if perf_counter() > stop:
            return False
        legal = state.actions()
        sums = list(accumulate(game.insight.prior(state, legal)))
        point = rng.below(FINE) / FINE * sums[-1]
        state.apply(legal[min(bisect(sums, point), len(legal) - 1)])
        decisions += 1
    return True

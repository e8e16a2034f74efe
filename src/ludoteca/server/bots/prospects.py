"""What an action leads to: the points a seat may expect at the end, by source, from games played on."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from time import perf_counter

from ludoteca.core.game import Game
from ludoteca.core.insight import shares
from ludoteca.core.rng import Rng
from ludoteca.core.state import State
from ludoteca.core.view import View

FEWEST = 2
MOST = 24
FINE = 1 << 30
LONGEST = 4000
"""A game that is played on for longer is judged as it stands."""


@dataclass(frozen=True)
class Prospect:
    """What may be expected after an action."""

    action: int
    points: dict[str, float]
    """At the end, by source, on average."""
    share: float
    """Of victory, in these games."""


def prospects(game: Game, view: View, actions: Sequence[int], seed: int, seconds: float) -> list[Prospect]:
    """Play on from worlds that the seat thinks possible, the same worlds for every action."""
    root = game.imagine(view, Rng(seed))
    seat = int(root.seat)
    ends: dict[int, list[State]] = {action: [] for action in actions}
    stop = perf_counter() + seconds
    for number in range(MOST):
        if number >= FEWEST and perf_counter() > stop:
            break
        world = root.imagine(seat, Rng(seed + number))
        for action in actions:
            after = world.copy()
            after.apply(action)
            _play_on(game, after, Rng(seed + number))
            ends[action].append(after)
    return [_prospect(action, states, seat) for action, states in ends.items()]


def _play_on(game: Game, state: State, rng: Rng) -> None:
    """Everybody plays what looks promising, the more so the likelier."""
    decisions = 0
    while not state.over and decisions < LONGEST:
        legal = state.actions()
        sums = list(accumulate(game.insight.prior(state, legal)))
        point = rng.below(FINE) / FINE * sums[-1]
        state.apply(legal[min(bisect(sums, point), len(legal) - 1)])
        decisions += 1


def _prospect(action: int, states: Sequence[State], seat: int) -> Prospect:
    points: dict[str, float] = {}
    share = 0.0
    for state in states:
        for source, count in state.breakdown()[seat].items():
            points[source] = points.get(source, 0.0) + count / len(states)
        share += shares(list(state.standings()))[seat] / len(states)
    return Prospect(action, points, share)

"""What an action certainly does to the one who plays it: money, points, goods.

What the action itself does is told apart from what then follows by force, before anybody is asked again.

The action is played on two positions imagined from what the seat knows. Only what both agree on
is told, so that a forecast can never tell what a draw or a secret will be.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ludoteca.core.rng import Rng
from ludoteca.core.state import State

WORLDS = (1, 2)
Change = dict[str, int]
"""Holdings that change, and by how much."""
Holdings = dict[str, int]


class Forecast(NamedTuple):
    """What an action changes at once, and what then follows without anybody deciding."""

    now: Change
    then: Change

    @property
    def total(self) -> Change:
        """Both together."""
        names = dict.fromkeys([*self.now, *self.then])
        sums = {name: self.now.get(name, 0) + self.then.get(name, 0) for name in names}
        return {name: change for name, change in sums.items() if change}


def forecasts(state: State, seat: int, actions: Sequence[int]) -> list[Forecast]:
    """For every action the holdings of the seat that change, and by how much."""
    worlds = [state.imagine(seat, Rng(seed)) for seed in WORLDS]
    before = [world.holdings(seat) for world in worlds]
    return [_agreed(worlds, before, seat, action) for action in actions]


def _agreed(worlds: list[State], before: list[Holdings], seat: int, action: int) -> Forecast:
    at_once: list[Holdings] = []
    then: list[Holdings] = []
    for world in worlds:
        after = world.copy()
        after.resolve(action)
        at_once.append(after.holdings(seat))
        after.advance()
        then.append(after.holdings(seat))
    return Forecast(_common(before, at_once), _common(at_once, then))


def _common(before: list[Holdings], after: list[Holdings]) -> Change:
    """The changes that all worlds agree on; mostly nothing changes, or the same in all of them."""
    if before == after:
        return {}
    first, *others = zip(before, after, strict=True)
    change = _change(*first)
    for other in others:
        if change and other != first:
            there = _change(*other)
            change = {name: count for name, count in change.items() if there.get(name) == count}
    return change


def _change(before: Holdings, after: Holdings) -> Change:
    if before.keys() == after.keys():
        return {name: count - before[name] for name, count in after.items() if count != before[name]}
    names = dict.fromkeys([*after, *before])
    sums = {name: after.get(name, 0) - before.get(name, 0) for name in names}
    return {name: change for name, change in sums.items() if change}

"""What an action certainly does to the one who plays it: money, points, goods.

What the action itself does is told apart from what then follows by force, before anybody is asked again.

The action is played on a position imagined from what the seat knows and, if something comes to light on the
way, on a second one. Only what both agree on is told, so that a forecast can never tell what a draw or a
secret will be. Where nothing comes to light, what looks alike goes on looking alike (`State.reveals`).
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
    here, there = WORLDS
    world = state.imagine(seat, Rng(here))
    before = world.holdings(seat)
    other: State | None = None
    before_there: Holdings = {}
    made = []
    for action in actions:
        forecast, is_certain = _play(world, seat, before, action)
        if not is_certain:
            if other is None:
                other = state.imagine(seat, Rng(there))
                before_there = other.holdings(seat)
            forecast = _agreed(forecast, _play(other, seat, before_there, action)[0])
        made.append(forecast)
    return made


def _play(world: State, seat: int, before: Holdings, action: int) -> tuple[Forecast, bool]:
    """What an action changes in an imagined world; for certain, if nothing comes to light on the way."""
    after = world.copy()
    after.resolve(action)
    at_once = after.holdings(seat)
    after.advance()
    forecast = Forecast(_change(before, at_once), _change(at_once, after.holdings(seat)))
    return forecast, after.reveals == world.reveals


def _agreed(one: Forecast, other: Forecast) -> Forecast:
    """What both worlds agree on."""
    return Forecast(_common(one.now, other.now), _common(one.then, other.then))


def _common(one: Change, other: Change) -> Change:
    return {name: change for name, change in one.items() if other.get(name) == change}


def _change(before: Holdings, after: Holdings) -> Change:
    if before == after:
        return {}
    if before.keys() == after.keys():
        return {name: count - before[name] for name, count in after.items() if count != before[name]}
    names = dict.fromkeys([*after, *before])
    sums = {name: after.get(name, 0) - before.get(name, 0) for name in names}
    return {name: change for name, change in sums.items() if change}

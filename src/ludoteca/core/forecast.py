"""What an action certainly does to the one who plays it: money, points, goods.

What the action itself does is told apart from what then follows by force, before anybody is asked again.

The action is played on two positions imagined from what the seat knows. Only what both agree on
is told, so that a forecast can never tell what a draw or a secret will be.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from ludoteca.core.rng import Rng
from ludoteca.core.state import State

WORLDS = (1, 2)
Change = dict[str, int]
"""Holdings that change, and by how much."""


@dataclass(frozen=True)
class Forecast:
    """What an action changes at once, and what then follows without anybody deciding."""

    now: Change = field(default_factory=dict)
    then: Change = field(default_factory=dict)

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


def _agreed(worlds: list[State], before: list[dict[str, int]], seat: int, action: int) -> Forecast:
    now: list[Change] = []
    then: list[Change] = []
    for world, held in zip(worlds, before, strict=True):
        after = world.copy()
        after.resolve(action)
        at_once = after.holdings(seat)
        after.advance()
        now.append(_change(held, at_once))
        then.append(_change(at_once, after.holdings(seat)))
    return Forecast(_common(now), _common(then))


def _change(before: dict[str, int], after: dict[str, int]) -> Change:
    changed = {
        name: count - before.get(name, 0) for name, count in after.items() if count != before.get(name)
    }
    gone = {name: -count for name, count in before.items() if name not in after}
    return changed | gone if gone else changed


def _common(changes: list[Change]) -> Change:
    """What all worlds agree on."""
    first, *others = changes
    return {
        name: change
        for name, change in first.items()
        if change and all(other.get(name, 0) == change for other in others)
    }

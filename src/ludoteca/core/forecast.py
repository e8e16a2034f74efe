"""What an action certainly does to the one who plays it, at once: money, points, goods.

The action is played on two positions imagined from what the seat knows. Only what both agree on
is told, so that a forecast can never tell what a draw or a secret will be.
"""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core.rng import Rng
from ludoteca.core.state import State

WORLDS = (1, 2)


def forecasts(state: State, seat: int, actions: Sequence[int]) -> list[dict[str, int]]:
    """For every action the holdings of the seat that change, and by how much."""
    worlds = [state.imagine(seat, Rng(seed)) for seed in WORLDS]
    before = [world.holdings(seat) for world in worlds]
    return [_agreed(worlds, before, seat, action) for action in actions]


def _agreed(worlds: list[State], before: list[dict[str, int]], seat: int, action: int) -> dict[str, int]:
    changes = []
    for world, held in zip(worlds, before, strict=True):
        after = world.copy()
        after.apply(action)
        changes.append({name: count - held.get(name, 0) for name, count in after.holdings(seat).items()})
    first, *others = changes
    return {
        name: change
        for name, change in first.items()
        if change and all(other.get(name) == change for other in others)
    }

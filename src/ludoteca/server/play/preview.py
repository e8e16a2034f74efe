"""What an action certainly does to the one who plays it, at once: money, points, goods.

The action is played on two positions imagined from what the seat knows. Only what both agree on is
shown, so that a preview can never tell what a draw or a secret will be.
"""

from __future__ import annotations

from typing import Any

import msgspec

from ludoteca.core.rng import Rng
from ludoteca.core.state import State

MOST_ACTIONS = 60
_SEEDS = (1, 2)


def effects(state: State, seat: int, actions: list[int]) -> list[dict[str, int]]:
    """For every action the numbers of the seat that change; nothing for very long lists."""
    if len(actions) > MOST_ACTIONS:
        return [{} for _ in actions]
    worlds = [state.imagine(seat, Rng(seed)) for seed in _SEEDS]
    before = holdings(worlds[0], seat)
    return [_agreed(worlds, seat, action, before) for action in actions]


def _agreed(worlds: list[State], seat: int, action: int, before: dict[str, int]) -> dict[str, int]:
    changes = []
    for world in worlds:
        after = world.copy()
        after.apply(action)
        held = holdings(after, seat)
        changes.append({name: held.get(name, 0) - before.get(name, 0) for name in {*before, *held}})
    first, second = changes
    return {
        name: change for name, change in sorted(first.items()) if change and second.get(name, 0) == change
    }


def holdings(state: State, seat: int) -> dict[str, int]:
    """The numbers on a seat's own board: its entry among the `players` of its view, flattened."""
    players = getattr(state.view(seat), "players", None)
    if not players:
        return {}
    numbers: dict[str, int] = {}
    _flatten(msgspec.to_builtins(players[seat]), "", numbers)
    return numbers


def _flatten(part: Any, path: str, numbers: dict[str, int]) -> None:
    if isinstance(part, dict):
        for name, value in part.items():
            _flatten(value, f"{path}.{name}" if path else name, numbers)
    elif isinstance(part, int) and not isinstance(part, bool):
        numbers[path] = part

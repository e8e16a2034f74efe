"""A plan that is being carried out: what was meant to come next, as long as all goes as planned."""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.core.state import State


class Agenda:
    """The rest of a bot's plan, and the position in which its next action was to be played."""

    def __init__(self) -> None:
        self._rest: list[int] = []
        self._world: State | None = None

    def is_empty(self) -> bool:
        """Is all done that was planned?"""
        return not self._rest

    def next(self, plan: Callable[[State], list[int]], world: State) -> int | None:
        """The next action of the plan; a new one is made where things are not as expected. None: no plan."""
        if not self._rest or self._world is None or not looks_like(self._world, world):
            self._rest = plan(world)
            self._world = world.copy()
        if not self._rest:
            return None
        action = self._rest.pop(0)
        self._world.apply(action)
        return action


def looks_like(one: State, other: State) -> bool:
    """Does the same seat decide on the same actions?"""
    return one.seat == other.seat and one.legal == other.legal

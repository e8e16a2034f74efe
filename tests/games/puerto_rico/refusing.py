"""Positions with one change, and what is said about them."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from ludoteca.core.errors import BadPosition

from .table import GAME, load, table

Position = dict[str, Any]


def start(seats: int = 3) -> Position:
    return table(seats).position


def refused(position: object) -> str:
    with pytest.raises(BadPosition) as caught:
        GAME.load(position)  # type: ignore[arg-type]
    message = str(caught.value)
    assert "\n" not in message
    assert message.startswith("position")
    return message


def broken(change: Callable[[Position], object], seats: int = 3, base: Position | None = None) -> str:
    """The complaint about a good position after one change."""
    position = copy.deepcopy(base or start(seats))
    load(position)
    change(position)
    return refused(position)


def setting(*path: Any, to: object) -> Callable[[Position], None]:
    def change(position: Position) -> None:
        part: Any = position
        for key in path[:-1]:
            part = part[key]
        part[path[-1]] = to

    return change

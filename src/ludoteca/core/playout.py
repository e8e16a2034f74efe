"""Random play: the yardstick of speed, and the simplest opinion about a position."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.core.rng import Rng
from ludoteca.core.state import NOBODY, State


def play_out(state: State, rng: Rng) -> int:
    """Play uniformly random actions to the end; the number of decisions made."""
    decisions: i64 = 0
    while state.seat != NOBODY:
        legal = state.legal
        state.apply(legal[rng.below(len(legal))])
        decisions += 1
    return decisions


def copy_often(state: State, times: int) -> None:
    """Make so many copies and drop them."""
    for _ in range(times):
        state.copy()

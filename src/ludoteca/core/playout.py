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


def play_some(state: State, rng: Rng, decisions: i64) -> None:
    """Play so many random actions, or fewer if the game ends before."""
    while state.seat != NOBODY and decisions > 0:
        state.apply(state.legal[rng.below(len(state.legal))])
        decisions -= 1


def play_games(deals: list[State], games: int, rng: Rng) -> int:
    """Play so many fresh games from the deals in turn, each with its own chance; all decisions made."""
    decisions: i64 = 0
    for number in range(games):
        deal = deals[number % len(deals)]
        decisions += play_out(deal.imagine(deal.seat, rng), rng)
    return decisions


def copy_often(state: State, times: int) -> None:
    """Make so many copies and drop them."""
    for _ in range(times):
        state.copy()

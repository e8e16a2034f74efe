"""Whole random games with every seat count and option: the invariants of section 9 after every action."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ludoteca.core.rng import Rng
from ludoteca.testing import check_game

from .table import GAME, Table

SEATS = st.sampled_from([2, 3, 4, 5])
ORDER = st.sampled_from(["random", "auction"])


def owned(position: dict[str, Any], seat: int) -> list[int]:
    """What a player never loses: goods, ships, buildings, tiles, cards."""
    player = position["players"][seat]
    parts = [len(player[part]) for part in ("buildings", "tiles", "cards")]
    return [*player["goods"].values(), player["ships"], *parts]


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(seats=SEATS, seed=st.integers(0, 2**32), order=ORDER)
def test_AD_9_invariants_hold_after_every_action(seats: int, seed: int, order: str) -> None:
    """AD-9.14: eight turns, and what a player owns never decreases."""
    t = Table(GAME.new(seats, seed=seed, start_order=order))
    rng = Rng(seed)
    turns = [1]
    before = [owned(t.position, seat) for seat in range(seats)]
    while not t.state.over:
        actions = t.state.actions()
        assert len(actions) == len(set(actions)) >= 2
        t.state.play(actions[rng.below(len(actions))])
        assert GAME.faults(t.state) == []
        if t["turn"] != turns[-1]:
            turns.append(t["turn"])
            after = [owned(t.position, seat) for seat in range(seats)]
            assert all(b <= a for x, y in zip(before, after, strict=True) for b, a in zip(x, y, strict=True))
            before = after
    assert turns == list(range(1, 9))
    assert [sum(part.values()) for part in t.state.breakdown()] == t.state.scores()
    assert min(t.state.standings()) == 1


@settings(max_examples=6, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(seats=SEATS, seed=st.integers(0, 2**32), order=ORDER)
def test_each_legal_action_can_be_executed(seats: int, seed: int, order: str) -> None:
    """Every branch of every decision of a random game, one step deep."""
    state = GAME.new(seats, seed=seed, start_order=order)
    rng = Rng(seed)
    while not state.over:
        actions = state.actions()
        for action in actions:
            twin = state.copy()
            twin.play(action)
            assert GAME.faults(twin) == []
        state.play(actions[rng.below(len(actions))])


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_contract_is_kept(seats: int) -> None:
    assert check_game(GAME, seats=seats).varied > 0

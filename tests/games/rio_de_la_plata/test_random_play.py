"""Whole random games with every seat count and option: the invariants of section 8."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.core.rng import Rng
from ludoteca.testing import check_game

from .recorded import likes_building
from .table import GAME, Table

LOOKS = 5
"""The invariants are looked at after every fifth decision; peace and war get their share."""
OPTIONS: list[dict[str, Any]] = [
    {},
    {"short_game": True, "experience": "beginner"},
    {"attacker_number_correction": True, "experience": "intermediate", "trade": False},
]


def choose(t: Table, rng: Rng, is_biased: bool) -> int:
    """Any legal action; or one that a builder of cities would like."""
    legal = t.state.actions()
    if not is_biased:
        return legal[rng.below(len(legal))]
    weights = [likes_building(GAME.text(action)) for action in legal]
    at = rng.below(sum(weights))
    for action, weight in zip(legal, weights, strict=True):
        at -= weight
        if at < 0:
            return action
    raise AssertionError("weights add up")


@pytest.mark.parametrize("is_biased", [False, True])
@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_RP_8_invariants_hold_throughout(seats: int, options: dict[str, Any], is_biased: bool) -> None:
    """RP-8.15, RP-8.16, RP-8.17: it ends, what is laid stays, and every choice is one."""
    t = Table(GAME.new(seats, seed=seats, **options))
    rng = Rng(seats)
    before: dict[str, Any] = t.position
    plies = 0
    while not t.state.over:
        actions = t.state.actions()
        assert len(actions) == len(set(actions)) >= 2
        t.state.play(choose(t, rng, is_biased))
        plies += 1
        if plies % LOOKS == 0:
            assert GAME.faults(t.state) == []
            after = t.position
            assert {*before["roads"]} <= {*after["roads"]}
            assert {*before["walls"]} <= {*after["walls"]}
            before = after
        assert plies < 20_000
    assert sum(sum(part.values()) for part in t.state.breakdown()) == sum(t.state.scores())
    assert min(t.state.standings()) == 1


def test_RP_8_17_each_legal_action_can_be_executed() -> None:
    """Every branch of decisions of a game, one step deep; the copy leaves the original alone."""
    t = Table(GAME.new(3, seed=7))
    rng = Rng(7)
    while not t.state.over:
        if rng.below(12) == 0:
            before = t.state.fingerprint()
            for action in t.state.actions():
                twin = t.state.copy()
                twin.play(action)
                assert GAME.faults(twin) == []
            assert t.state.fingerprint() == before
        t.state.play(choose(t, rng, True))


@pytest.mark.parametrize("seats", [2, 5])
def test_the_contract_of_a_game_is_kept(seats: int) -> None:
    """What holds for every game of the house: copies, positions, replays, words, insight, results."""
    check_game(GAME, seats=seats, options={"short_game": True})

"""Many games stepped together."""

from __future__ import annotations

import numpy as np
import pytest

import ludoteca
from ludoteca.arrays.batch import BadArray, Batch
from tests.testing import toy


def test_a_step_shows_what_the_games_show_one_by_one() -> None:
    batch = ludoteca.batch("puerto_rico", 4, 8, seed=3)
    moment = batch.step(batch.sample())
    for number in range(8):
        state = batch.state(number)
        assert moment.seat[number] == state.seat
        assert (moment.observation[number] == batch.encoder.observe(state)).all()
        assert (moment.mask[number] == batch.encoder.mask(state)).all()


def test_games_that_end_bring_results_and_begin_anew() -> None:
    batch = ludoteca.batch(toy.MarketDay(), 3, 4, seed=3)
    twins = [batch.state(number) for number in range(4)]
    endings = 0
    for _ in range(40):
        actions = batch.sample()
        for twin, action in zip(twins, actions.tolist(), strict=True):
            twin.play(action)
        moment = batch.step(actions)
        for number, twin in enumerate(twins):
            assert moment.ended[number] == twin.over
            if twin.over:
                endings += 1
                assert moment.scores[number].tolist() == twin.scores()
                assert moment.ranks[number].tolist() == twin.standings()
                assert moment.reward[number].sum() == pytest.approx(1)
                assert (moment.reward[number] > 0).tolist() == [rank == 1 for rank in twin.standings()]
                twins[number] = batch.state(number)
            else:
                assert not moment.reward[number].any()
    assert endings > 4


def walk(batch: Batch) -> list[float]:
    return [float(batch.step(batch.sample()).observation.sum()) for _ in range(30)]


def test_equal_seeds_give_equal_arrays() -> None:
    batch = ludoteca.batch("puerto_rico", 3, 4, seed=5)
    first = walk(batch)
    batch.reset()
    assert walk(batch) == first
    assert walk(ludoteca.batch("puerto_rico", 3, 4, seed=6)) != first


@pytest.mark.parametrize(
    ("actions", "problem"),
    [
        ([1, 2, 3], r"expected 4 whole numbers.*found an array of int64 with the shape \(3,\)"),
        ([0.5] * 4, "expected 4 whole numbers.*found an array of float64"),
        ([-1] * 4, "game 0: actions are numbered 0 to 522"),
        ([1 << 40] * 4, "game 0: actions are numbered 0 to 522"),
    ],
)
def test_arrays_of_another_shape_are_refused(actions: list[int], problem: str) -> None:
    with pytest.raises(BadArray, match=problem):
        ludoteca.batch("puerto_rico", 3, 4, seed=5).step(np.array(actions))


def test_an_illegal_action_changes_no_game() -> None:
    batch = ludoteca.batch("puerto_rico", 3, 4, seed=5)
    before = [batch.state(number).fingerprint() for number in range(4)]
    actions = batch.sample().copy()
    actions[2] = batch.game.parse("pass")
    with pytest.raises(ludoteca.IllegalAction, match=r"illegal action 'pass \(game 2\)'.*possible now: role"):
        batch.step(actions)
    assert [batch.state(number).fingerprint() for number in range(4)] == before


def test_lists_of_different_lengths_and_games_that_are_none_are_refused() -> None:
    batch = ludoteca.batch("puerto_rico", 3, 4, seed=5)
    with pytest.raises(BadArray, match="expected 4 whole numbers, found lists of different lengths"):
        batch.step([[1], [2, 3]])
    for number in (4, -1, "first"):
        with pytest.raises(ludoteca.BadOption, match=f"there is no game {number!r}; games are 0 to 3"):
            batch.state(number)


def test_a_batch_without_games_is_refused() -> None:
    with pytest.raises(ludoteca.BadOption, match="0 games at once: possible are 1 to"):
        ludoteca.batch("puerto_rico", count=0)

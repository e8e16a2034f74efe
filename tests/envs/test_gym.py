"""Gymnasium: its own checker, one seat against bots, many games at once."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import ludoteca
from ludoteca.envs.gym import BatchEnv, SeatEnv
from ludoteca.games import GAMES

pytestmark = pytest.mark.filterwarnings("ignore:.*does not have a spec|.*not having a spec")


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_passes_the_checker_of_gymnasium(game: str) -> None:
    check_env(SeatEnv(game, 3, bots="random", illegal="replace"), skip_render_check=True)


def test_a_seat_plays_a_game_against_bots_to_its_end() -> None:
    env = gymnasium.make("ludoteca.envs.gym:ludoteca/puerto_rico-v1", seats=3, seat=1, bots="random")
    sight, _ = env.reset(seed=4)
    is_over, reward = False, 0.0
    while not is_over:
        assert env.observation_space.contains(sight)
        sight, reward, is_over, is_cut, info = env.step(int(np.flatnonzero(sight["action_mask"])[0]))
        assert not is_cut
        assert not info
    assert reward in (0, 0.5, 1)
    assert not sight["action_mask"].any()


def test_an_illegal_action_is_refused_and_says_what_is_possible() -> None:
    env = SeatEnv("puerto_rico", 3, bots="random")
    sight, _ = env.reset(seed=4)
    with pytest.raises(ludoteca.IllegalAction, match=r"illegal action '.*; possible now: "):
        env.step(int(sight["action_mask"].argmin()))


@pytest.mark.parametrize(
    ("action", "problem"),
    [
        (10**9, "malformed action '1000000000': actions are numbered 0 to 522"),
        (-1, "malformed action '-1': actions are numbered 0 to 522"),
        ("x", "malformed action 'x': an action of an environment is a whole number"),
        (1.5, "malformed action '1.5': an action of an environment is a whole number"),
        (None, "malformed action 'None': an action of an environment is a whole number"),
    ],
)
def test_what_is_no_action_is_refused_in_one_sentence(action: object, problem: str) -> None:
    env = SeatEnv("puerto_rico", 3, bots="random")
    env.reset(seed=4)
    with pytest.raises(ludoteca.MalformedAction, match=problem):
        env.step(action)


def test_nothing_is_played_before_the_first_game() -> None:
    with pytest.raises(ludoteca.BadOption, match="no game has begun yet: call reset first"):
        SeatEnv("puerto_rico", 3).step(0)


def test_another_way_with_illegal_actions_is_refused() -> None:
    with pytest.raises(ludoteca.BadOption, match="illegal='hope': possible are refuse, replace"):
        SeatEnv("puerto_rico", illegal="hope")


def test_a_seat_that_is_not_at_the_table_is_refused() -> None:
    with pytest.raises(ludoteca.BadOption, match="there is no seat 3; seats are 0 to 2"):
        SeatEnv("puerto_rico", 3, seat=3)


def test_many_games_keep_to_their_spaces_and_reward_who_decided_last() -> None:
    env = BatchEnv("puerto_rico", 16, 3)
    sight, info = env.reset(seed=1)
    movers, ends = info["seat"], 0
    for _ in range(300):
        assert env.observation_space.contains(sight)
        sight, reward, ended, cut, info = env.step(env.batch.sample())
        assert not cut.any()
        assert (reward == info["rewards"][np.arange(16), movers]).all()
        assert info["rewards"].sum(axis=1) == pytest.approx(ended.astype(float))
        movers, ends = info["seat"], ends + int(ended.sum())
    assert ends > 0


def test_many_games_take_one_seed() -> None:
    with pytest.raises(ludoteca.BadOption, match="one seed for all its games"):
        BatchEnv("puerto_rico", 2).reset(seed=[1, 2])

"""PettingZoo: its own tests, on games of the house and of a guest."""

from __future__ import annotations

from functools import partial
from types import SimpleNamespace

import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test
from pettingzoo.utils import parallel_to_aec

import ludoteca
from ludoteca.envs import zoo
from ludoteca.games import GAMES
from tests.testing.toy import MarketDay

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


@pytest.mark.parametrize("game", [*map(ludoteca.game, GAMES), MarketDay()], ids=lambda game: game.id)
def test_turns_pass_the_tests_of_pettingzoo(game: ludoteca.Game) -> None:
    api_test(zoo.env(game, 3), num_cycles=60)
    seed_test(lambda: zoo.env(game, 3), num_cycles=20)


def test_acting_together_passes_the_tests_of_pettingzoo() -> None:
    together = partial(zoo.parallel_env, "puerto_rico", 3, illegal="replace")
    parallel_api_test(together(), num_cycles=100)
    turns = lambda max_cycles: parallel_to_aec(together(max_cycles=max_cycles))  # noqa: E731
    max_cycles_test(SimpleNamespace(parallel_env=together, env=turns))


def test_who_decides_must_act() -> None:
    together = zoo.parallel_env("puerto_rico", 3)
    together.reset(seed=1)
    for actions in ({"seat_9": 1}, [1, 2, 3]):
        with pytest.raises(
            ludoteca.BadOption, match=r"expected an action for each agent, seat_\d among them"
        ):
            together.step(actions)


def test_turns_end_after_so_many_decisions() -> None:
    env = zoo.env("puerto_rico", 3, max_cycles=5)
    env.reset(seed=1)
    made = 0
    for agent in env.agent_iter():
        sight, _, is_over, is_cut, _ = env.last()
        assert not is_over
        env.step(None if is_cut else int(sight["action_mask"].argmax()))
        made += not is_cut
        assert agent in env.possible_agents
    assert made == 5


def test_only_who_decides_has_a_choice_and_the_winner_is_rewarded() -> None:
    env = zoo.env("puerto_rico", 3)
    env.reset(seed=1)
    won: dict[str, float] = {}
    for agent in env.agent_iter():
        sight, reward, is_over, _, _ = env.last()
        if is_over:
            won[agent] = reward
            env.step(None)
            continue
        others = [other for other in env.agents if other != agent]
        assert not any(env.observe(other)["action_mask"].any() for other in others)
        env.step(int(sight["action_mask"].argmax()))
    assert sum(won.values()) == pytest.approx(1)
    assert len(won) == 3


def test_what_is_no_action_and_what_comes_too_early_is_refused() -> None:
    env = zoo.env("puerto_rico", 3)
    with pytest.raises(ludoteca.BadOption, match="no game has begun yet: call reset first"):
        env.step(0)
    env.reset(seed=1)
    with pytest.raises(ludoteca.MalformedAction, match="'x': an action of an environment is a whole number"):
        env.step("x")


def test_an_illegal_action_is_refused() -> None:
    env = zoo.env("puerto_rico", 3)
    env.reset(seed=1)
    with pytest.raises(ludoteca.IllegalAction, match="illegal action 'pass'"):
        env.step(env.table.game.parse("pass"))

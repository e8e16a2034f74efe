"""Bots in whole games: what they may choose, and what their choices depend on."""

from __future__ import annotations

from types import MappingProxyType

import pytest
from tests.testing.slow_and_steady import SlowAndSteady

import ludoteca
from ludoteca.bots import LEVELS, Budget, make, parse
from ludoteca.bots.spec import levels_of, meant
from ludoteca.core import registry
from ludoteca.core.errors import BadOption
from ludoteca.core.rng import Rng
from ludoteca.core.state import State

GAME = ludoteca.game("puerto_rico")


def random_position(seats: int, seed: int, decisions: int) -> State:
    state = GAME.new(seats, seed)
    rng = Rng(seed)
    for _ in range(decisions):
        if state.over:
            break
        state.play(state.actions()[rng.below(len(state.actions()))])
    return state


@pytest.mark.parametrize("seats", GAME.seat_counts)
@pytest.mark.parametrize(
    "spec", ["random", "casual", "casual:3", "greedy", "mcts:8", "rollout:3", "net", "net:8"]
)
def test_bots_choose_legal_actions_in_whole_games(spec: str, seats: int) -> None:
    state = GAME.new(seats, 5)
    bots = [make(spec, GAME, seat) for seat in range(seats)]
    while not state.over:
        action = bots[state.seat].choose(state.view(state.seat), state.actions())
        state.play(action)
    assert sorted(state.standings())[0] == 1


@pytest.mark.parametrize(
    "spec", ["random", "casual", "casual:3", "greedy", "mcts:60", "rollout:20", "net", "net:60"]
)
def test_equal_seeds_give_equal_choices(spec: str) -> None:
    one, other = make(spec, GAME, 11), make(spec, GAME, 11)
    for decisions in (0, 30, 90, 150, 210):
        state = random_position(4, decisions, decisions)
        view, actions = state.view(state.seat), state.actions()
        assert one.rank(view, actions) == other.rank(view, actions)


@pytest.mark.parametrize(
    "spec", ["random", "casual", "casual:3", "greedy", "mcts:60", "rollout:20", "net", "net:60"]
)
def test_a_choice_does_not_depend_on_the_order_of_the_face_down_pile(spec: str) -> None:
    for decisions in (0, 20, 50, 80):
        state = random_position(3, decisions, decisions)
        twin = state.imagine(state.seat, Rng(99))
        assert twin.position()["draw_pile"] != state.position()["draw_pile"]
        ranks = [make(spec, GAME, 4).rank(s.view(s.seat), s.actions()) for s in (state, twin)]
        assert ranks[0] == ranks[1]


@pytest.mark.parametrize(
    "spec", ["random", "casual", "casual:3", "greedy", "mcts:50", "rollout:20", "net:50"]
)
def test_a_ranking_names_every_action_once_and_shares_add_up(spec: str) -> None:
    state = random_position(4, 3, 60)
    opinions = make(spec, GAME, 1).rank(state.view(state.seat), state.actions())
    assert sorted(opinion.action for opinion in opinions) == sorted(state.actions())
    assert sum(opinion.share for opinion in opinions) == pytest.approx(1)
    assert all(0 <= opinion.value <= 1 for opinion in opinions)


def test_a_budget_given_for_one_choice_goes_before_the_bots_own() -> None:
    state = GAME.new(3, 1)
    bot = make("mcts:1000000", GAME, 1)
    assert bot.choose(state.view(state.seat), state.actions(), Budget(iterations=5)) in state.actions()
    assert bot.choose(state.view(state.seat), state.actions(), Budget(seconds=0.01)) in state.actions()


def test_specs_are_read() -> None:
    assert parse("mcts:250").budget == Budget(iterations=250)
    assert parse("mcts:1.5s").budget == Budget(seconds=1.5)
    assert parse("mcts:250:1.5s").budget == Budget(250, 1.5)
    assert parse("mcts").budget == Budget(iterations=1000)
    assert parse("greedy").budget == Budget()
    assert parse("net").budget == Budget()
    assert parse("net:1000").budget == parse("net@my.json:1000").budget == Budget(iterations=1000)


@pytest.mark.parametrize(
    ("spec", "says"),
    [
        ("", "possible are: easy, medium, hard, expert, master; or random, casual, greedy, mcts, rollout,"),
        ("mtcs", "unknown bot 'mtcs'"),
        ("greedy:5", "just say greedy"),
        ("mcts:", "mcts:1000"),
        ("mcts:0", "mcts:1000"),
        ("mcts:0s", "mcts:2s"),
        ("mcts:-3", "mcts:2s"),
        ("mcts:many", "mcts:2s"),
        ("mcts:5:0s", "mcts:1000:2s"),
        ("mcts:2s:5", "mcts:1000:2s"),
        ("mcts:2s:2s", "mcts:1000:2s"),
        ("casual:2s", "careless once (casual:4)"),
        ("casual:0", "careless once (casual:4)"),
        ("casual:seldom", "careless once (casual:4)"),
    ],
)
def test_wrong_specs_are_refused_with_what_would_be_right(spec: str, says: str) -> None:
    with pytest.raises(BadOption) as refusal:
        make(spec, GAME, 1)
    assert says in str(refusal.value)
    assert "\n" not in str(refusal.value)


def test_every_level_of_every_game_is_a_bot_and_thinks_three_seconds_at_most() -> None:
    assert list(LEVELS) == ["easy", "medium", "hard", "expert", "master"]
    for game in registry.list_games():
        assert list(levels_of(game)) == list(LEVELS)
        assert len(set(levels_of(game).values())) == len(LEVELS)
        for level, spec in levels_of(game).items():
            bot = make(level, game, 1)
            assert bot.budget == parse(spec).budget
            assert (bot.budget.seconds or 0) <= 3
            assert bot.budget.seconds or (bot.budget.iterations or 0) <= 1000


def test_a_game_says_who_plays_its_levels() -> None:
    class Strict(SlowAndSteady):
        levels = MappingProxyType({"easy": "greedy", "master": "mcts:77"})

    class Wrong(SlowAndSteady):
        levels = MappingProxyType({"easiest": "random"})

    assert levels_of(Strict()) == {**LEVELS, "easy": "greedy", "master": "mcts:77"}
    assert meant("master", Strict()) == "mcts:77"
    assert make("master", Strict(), 1).budget == Budget(iterations=77)
    assert meant("medium", Strict()) == LEVELS["medium"]
    assert meant("mcts:7", Strict()) == "mcts:7"
    assert levels_of(SlowAndSteady()) == LEVELS
    with pytest.raises(BadOption, match=r"easiest.*is no level; there are easy, medium"):
        make("easy", Wrong(), 1)


def test_where_something_was_learned_the_levels_play_by_it() -> None:
    assert meant("master", GAME).startswith("net:")
    assert meant("easy", GAME) == LEVELS["easy"]


def test_who_is_careless_in_one_decision_of_so_many_is_careful_in_the_others() -> None:
    """By feeling it draws among all actions; else it plays as greedy does."""
    differs = {"casual": 0, "casual:4": 0, "casual:1000000": 0}
    positions = [random_position(3, seed, 20) for seed in range(240)]
    for spec in differs:
        bot = make(spec, GAME, 5)
        for state in positions:
            seen = state.view(state.seat), state.actions()
            differs[spec] += bot.choose(*seen) != make("greedy", GAME, 5).choose(*seen)
    assert differs["casual"] > 2 * differs["casual:4"] > 0
    assert differs["casual:1000000"] <= 5, "where chance matters greedy itself may waver"

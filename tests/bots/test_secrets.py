"""In search as in life, nobody answers what he cannot know."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from tests.bots.whispers import LEFT, RIGHT, Turn, Whispers
from tests.testing import toy

from ludoteca.bots import make
from ludoteca.bots.search.nodes import ENOUGH, Lift
from ludoteca.bots.search.tree import Search
from ludoteca.core.rng import Rng

WHISPERED = True
PENNIES = Whispers(
    "pennies",
    [Turn(0, WHISPERED), Turn(1, lifts=True)],
    lambda made: 0.0 if made[0] == made[1] else 1.0,
)
"""Seat 1 wins by choosing what seat 0 has whispered."""


def hide_or_settle(made: Sequence[int]) -> float:
    """Left settles for a quarter. Right hides something, which seat 1 finds if it guesses where."""
    if made[0] == LEFT:
        return 0.25
    return 0.0 if made[1] == made[2] else 1.0


HIDING = Whispers("hiding", [Turn(0), Turn(0, WHISPERED), Turn(1, lifts=True)], hide_or_settle)
MEMORY = Whispers(
    "memory",
    [Turn(0, WHISPERED), Turn(1), Turn(0, WHISPERED), Turn(1, lifts=True)],
    lambda made: 1.0 if made[0] == made[2] else 0.0,
)
"""Seat 0 wins by whispering the same twice."""
ECHO = Whispers(
    "echo",
    [Turn(0, WHISPERED), Turn(1, lifts=True), Turn(1)],
    lambda made: 0.0 if made[0] == made[2] else 1.0,
)
"""Seat 1 wins by repeating the whisper, once it has come to light."""
BETWEEN = Whispers(
    "between",
    [Turn(0, WHISPERED), Turn(1), Turn(0), Turn(1, lifts=True)],
    lambda made: 0.0 if made[0] == made[3] else 1.0,
)
"""Seat 1 wins by choosing what was whispered, with open choices of both before."""

STIRRED = Whispers(
    "stirred",
    [Turn(0, WHISPERED), Turn(1, stirs=True), Turn(1, lifts=True)],
    lambda made: 0.0 if made[0] == made[2] else 1.0,
)
"""Seat 1 wins by choosing what was whispered, after something else has come to light."""


def half_told(wanted: int) -> Whispers:
    """Two whispers, of which the first comes to light; seat 1 wins by repeating the one that is wanted."""
    return Whispers(
        f"half_told_{wanted}",
        [Turn(0, WHISPERED), Turn(0, WHISPERED), Turn(1, shows=1), Turn(0), Turn(1, lifts=True)],
        lambda made: 0.0 if made[wanted] == made[4] else 1.0,
    )


def searched(game: Whispers, iterations: int = 4000, seed: int = 1) -> Search:
    search = Search(game.new(seed=seed), game.insight, Rng(seed), False)
    search.run(iterations)
    return search


def value(search: Search) -> float:
    return search.tree.total / search.tree.visits


@pytest.mark.parametrize("seed", range(3))
def test_matching_pennies_is_worth_a_half_to_both_and_both_sides_are_tried(seed: int) -> None:
    search = searched(PENNIES, seed=seed)
    assert value(search) == pytest.approx(0.5, abs=0.05)
    assert min(search.visits().values()) > 0.3 * search.tree.visits


def test_who_hides_well_is_not_found_by_peeking() -> None:
    visits = searched(HIDING).visits()
    assert visits[RIGHT] > 3 * visits[LEFT]
    state = HIDING.new(seed=1)
    assert make("mcts:500", HIDING, 1).choose(state.view(0), state.actions()) == RIGHT


def test_who_whispered_remembers_it_although_the_others_do_not_know_it() -> None:
    assert value(searched(MEMORY)) > 0.9


def test_what_has_come_to_light_is_answered() -> None:
    assert value(searched(ECHO)) < 0.1


def test_a_secret_stays_one_through_open_choices_of_both() -> None:
    assert value(searched(BETWEEN)) == pytest.approx(0.5, abs=0.07)


def test_a_secret_outlasts_what_else_comes_to_light() -> None:
    assert value(searched(STIRRED)) == pytest.approx(0.5, abs=0.07)


def test_of_two_secrets_the_one_that_came_to_light_is_answered() -> None:
    assert value(searched(half_told(0))) < 0.1
    assert value(searched(half_told(1))) == pytest.approx(0.5, abs=0.07)


def test_what_comes_to_light_is_found_out_for_each_case_only_if_it_depends_on_the_choice() -> None:
    regular, irregular = Lift(), Lift()
    for action in range(ENOUGH):
        assert regular.of([action]) is None
        regular.learn([action], [0b10])
        irregular.learn([action], [0b10 if action else 0])
    assert regular.of([99]) == [0b10]
    assert irregular.of([99]) is None
    assert [irregular.of([action]) for action in (0, 1)] == [[0], [0b10]]


@pytest.mark.parametrize("spec", ["greedy", "casual", "mcts:200", "rollout:100"])
@pytest.mark.parametrize("game", [PENNIES, HIDING, BETWEEN, STIRRED])
def test_an_answer_does_not_change_with_what_was_whispered(game: Whispers, spec: str) -> None:
    answers = []
    for whisper in (LEFT, RIGHT):
        state = game.new(seed=3)
        while state.seat == 0:
            state.play(whisper if state.hides(whisper) else RIGHT)
        answers.append([make(spec, game, seed).rank(state.view(1), state.actions()) for seed in range(5)])
    assert answers[0] == answers[1]


@pytest.mark.parametrize("spec", ["greedy", "casual", "mcts:100", "rollout:50"])
def test_a_bid_does_not_change_with_the_bids_and_hands_of_the_others(spec: str) -> None:
    game = toy.MarketDay()
    state = game.new(3, 5)
    state.play(state.actions()[0])
    twin = state.imagine(state.seat, Rng(8))
    assert twin.fingerprint() != state.fingerprint()
    ranks = [make(spec, game, 2).rank(s.view(s.seat), s.actions()) for s in (state, twin)]
    assert ranks[0] == ranks[1]


def test_secret_choices_are_mixed() -> None:
    state = PENNIES.new(seed=1)
    chosen = [make("mcts:300", PENNIES, seed).choose(state.view(0), state.actions()) for seed in range(40)]
    assert 10 <= chosen.count(LEFT) <= 30

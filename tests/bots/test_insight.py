"""What a bot knows about Puerto Rico."""

from __future__ import annotations

import pytest
from tests.bots.test_secrets import PENNIES
from tests.bots.whispers import RIGHT

import ludoteca
from ludoteca.core.insight import Insight, shares
from ludoteca.core.rng import Rng
from ludoteca.core.state import State as CoreState
from ludoteca.games.puerto_rico import colonist_places
from ludoteca.games.puerto_rico.actions import place
from ludoteca.games.puerto_rico.state import State
from ludoteca.games.puerto_rico.steps.mayor import MAYOR_ASSIGN
from ludoteca.games.puerto_rico.steps.roles import CHOOSE_ROLE

GAME = ludoteca.game("puerto_rico")
INSIGHT = GAME.insight


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_in_every_position_shares_add_up_to_one_and_priors_are_positive(seats: int) -> None:
    for seed in range(4):
        state = GAME.new(seats, seed)
        rng = Rng(seed)
        while not state.over:
            values = INSIGHT.evaluate(state)
            assert len(values) == seats
            assert sum(values) == pytest.approx(1)
            assert min(values) >= 0
            priors = INSIGHT.prior(state, state.actions())
            assert len(priors) == len(state.actions())
            assert min(priors) > 0
            state.play(state.actions()[rng.below(len(state.actions()))])
        assert INSIGHT.evaluate(state) == shares(state.standings())


def test_following_stops_at_the_choice_of_a_role_or_at_the_end() -> None:
    state = GAME.new(4, 2)
    rng = Rng(2)
    while not state.over:
        after = state.copy()
        INSIGHT.follow(after)
        assert isinstance(after, State)
        assert after.over or after.step is CHOOSE_ROLE
        state.play(state.actions()[rng.below(len(state.actions()))])


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_an_arrangement_can_be_played_and_places_every_colonist(seats: int) -> None:
    turns = 0
    for seed in range(6):
        state = GAME.new(seats, seed)
        assert isinstance(state, State)
        rng = Rng(seed)
        while not state.over:
            if state.step is MAYOR_ASSIGN:
                turns += 1
                arrange(state.copy())
            state.play(state.actions()[rng.below(len(state.actions()))])
    assert turns > 50


def arrange(state: State) -> None:
    seat = state.seat
    target = colonist_places.arrangement(state)
    assert sum(target[state.group :]) == state.unassigned
    while state.seat == seat and state.step is MAYOR_ASSIGN:
        state.play(place(state.group, target[state.group]))


def test_what_is_sensible_is_legal_and_has_the_most_promising() -> None:
    state = GAME.new(3, 6)
    rng = Rng(6)
    alone = 0
    while not state.over:
        actions = state.actions()
        priors = INSIGHT.prior(state, actions)
        sensible = INSIGHT.sensible(state, actions)
        assert set(sensible) <= set(actions)
        assert actions[priors.index(max(priors))] in sensible
        alone += len(sensible) == 1
        state.play(actions[rng.below(len(actions))])
    assert alone > 5


def test_what_is_obvious_is_played_for_the_seat_that_decides_and_for_nobody_else() -> None:
    state = GAME.new(3, 7)
    assert isinstance(state, State)
    rng = Rng(7)
    chores = 0
    while not state.over:
        after = state.copy()
        if INSIGHT.play_obvious(after):
            chores += 1
            for seat in range(3):
                if seat != state.seat and state.step is MAYOR_ASSIGN:
                    assert state.holdings(seat)["doubloons"] == after.holdings(seat)["doubloons"]
            assert after.seat != state.seat or after.step is not state.step
        else:
            assert after.fingerprint() == state.fingerprint()
        state.play(state.actions()[rng.below(len(state.actions()))])
    assert chores > 20


def test_a_game_without_knowledge_thinks_about_everything() -> None:
    plain = Insight()
    state = GAME.new(3, 1)
    assert plain.sensible(state, state.actions()) == state.actions()
    assert plain.prior(state, state.actions()) == [1.0] * len(state.actions())
    before = state.fingerprint()
    assert not plain.play_obvious(state)
    plain.follow(state)
    assert state.fingerprint() == before


class Restless(Insight):
    """Likes the last action best, and finds rest at the end only."""

    def prior(self, state: CoreState, actions: list[int]) -> list[float]:
        return [1.0 + number for number in range(len(actions))]

    def is_at_rest(self, state: CoreState) -> bool:
        return False


def test_following_plays_what_looks_best_until_there_is_rest() -> None:
    state = PENNIES.new(seed=1)
    Restless().follow(state)
    assert state.over
    assert state.position()["made"] == [RIGHT, RIGHT]


def test_more_points_are_a_greater_share() -> None:
    state = GAME.new(3, 1)
    assert isinstance(state, State)
    before = INSIGHT.evaluate(state)
    state.vp[2] += 10
    assert INSIGHT.evaluate(state)[2] > before[2]

"""OpenSpiel: its own tests and searches, on games of the house and of a guest."""

from __future__ import annotations

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import external_sampling_mccfr, generate_playthrough, ismcts, mcts
from open_spiel.python.observation import make_observation

import ludoteca
from ludoteca.envs import spiel
from ludoteca.games import GAMES
from tests.testing import toy

PUERTO_RICO = "ludoteca(game=puerto_rico,players=3)"
MARKET_DAY = f"ludoteca(game={toy.MarketDay.id},players=3)"


def test_open_spiel_finds_our_games() -> None:
    game = pyspiel.load_game(PUERTO_RICO)
    assert isinstance(game, spiel.SpielGame)
    assert game.num_players() == 3
    assert game.num_distinct_actions() == game.rules.verbs.size


def test_random_games_pass_the_test_of_open_spiel() -> None:
    pyspiel.random_sim_test(pyspiel.load_game(MARKET_DAY), num_sims=3, serialize=True, verbose=False)


@pytest.mark.parametrize("game", GAMES)
def test_a_random_game_of_every_room_passes_the_test_of_open_spiel(game: str) -> None:
    fewest = f"ludoteca(game={game},players={min(ludoteca.game(game).seat_counts)})"
    pyspiel.random_sim_test(pyspiel.load_game(fewest), num_sims=1, serialize=False, verbose=False)


def test_a_playthrough_is_the_same_again() -> None:
    once, again = (generate_playthrough.playthrough(MARKET_DAY, None, seed=3) for _ in range(2))
    assert once == again
    assert "bid" in once
    assert "GameType.information = Information.IMPERFECT_INFORMATION" in once


def dealt(name: str) -> tuple[spiel.SpielGame, spiel.SpielState]:
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    state.apply_action(5)
    return game, state


def test_searches_of_open_spiel_play_our_games() -> None:
    game, state = dealt(PUERTO_RICO)
    chance = np.random.RandomState(1)
    plain = mcts.MCTSBot(game, 2, 5, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)
    assert plain.step(state) in state.legal_actions()
    honest = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, chance), 2.0, 5, random_state=chance, use_observation_string=True
    )
    assert honest.step(state) in state.legal_actions()


def test_an_observer_shows_what_the_encoder_shows_and_hides_what_is_hidden() -> None:
    game, state = dealt(MARKET_DAY)
    observation = make_observation(game)
    observation.set_from(state, 1)
    assert (observation.tensor == game.encoder.observe(state.position, 1)).all()
    before = observation.tensor.copy()
    twin = state.resample_from_infostate(1, lambda: 0.7)
    assert twin.position.position()["players"] != state.position.position()["players"]
    observation.set_from(twin, 1)
    assert (observation.tensor == before).all()
    assert observation.string_from(twin, 1) == observation.string_from(state, 1)


def test_a_player_remembers_what_he_has_seen_and_done_and_nothing_else() -> None:
    _, state = dealt(MARKET_DAY)
    one, other = (state.child(action) for action in state.legal_actions()[:2])
    decider = state.current_player()
    for player in range(3):
        is_same = one.information_state_string(player) == other.information_state_string(player)
        assert is_same == (player != decider)
    assert one.information_state_string(1) != state.information_state_string(1)
    assert state.child(state.legal_actions()[0]).information_state_string(1) == one.information_state_string(
        1
    )
    imagined = state.resample_from_infostate(1, lambda: 0.7)
    with pytest.raises(ludoteca.BadOption, match="an imagined position has no past"):
        imagined.information_state_string(1)


def test_counterfactual_regret_is_counted_on_a_toy() -> None:
    solver = external_sampling_mccfr.ExternalSamplingSolver(pyspiel.load_game(MARKET_DAY))
    _, state = dealt(MARKET_DAY)
    for _ in range(3):
        solver.iteration()
    policy = solver.average_policy().action_probabilities(state)
    assert sorted(policy) == state.legal_actions()
    assert sum(policy.values()) == pytest.approx(1)


def test_a_clone_goes_its_own_way() -> None:
    _, state = dealt(PUERTO_RICO)
    before = state.position.fingerprint()
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert state.position.fingerprint() == before != twin.position.fingerprint()


def test_returns_add_up_to_nothing() -> None:
    _, state = dealt(MARKET_DAY)
    while not state.is_terminal():
        assert state.returns() == [0, 0, 0]
        state.apply_action(state.legal_actions()[0])
    assert sum(state.returns()) == pytest.approx(0)
    assert max(state.returns()) > 0

"""The contract of State and Game, shown on Market Day and Puerto Rico."""

from __future__ import annotations

import copy
import pickle

import pytest

import ludoteca
from ludoteca.core.errors import BadOption, BadPosition, IllegalAction, MalformedAction
from ludoteca.core.rng import Rng
from ludoteca.core.state import NOBODY
from tests.testing.toy import MarketDay, MarketState

MARKET = ludoteca.game("market_day")
PUERTO_RICO = ludoteca.game("puerto_rico")


def test_the_same_arguments_give_the_same_game():
    assert MARKET.new(3, seed=5).fingerprint() == MARKET.new(3, seed=5, hand=4).fingerprint()
    assert MARKET.new(3, seed=5).fingerprint() != MARKET.new(3, seed=6).fingerprint()
    assert MARKET.new().fingerprint() != MARKET.new().fingerprint(), "without a seed it is drawn"
    assert MARKET.new().seats == MARKET.default_seats


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"seats": 6}, "market_day with 6 seats: possible are 2, 3, 4"),
        ({"seats": True}, "market_day with True seats"),
        ({"seed": -1}, "seed -1: a whole number from 0 to 2^63 - 1 is expected"),
        ({"seed": 1 << 63}, "a whole number from 0"),
        ({"seed": True}, "seed True"),
        ({"hand": 10}, "option hand = 10: allowed is a whole number from 2 to 9"),
        ({"hat": 1}, "unknown option 'hat'; the game has: hand"),
    ],
)
def test_a_wrong_setup_is_refused(arguments, message):
    with pytest.raises(BadOption) as caught:
        MARKET.new(**arguments)
    assert message in str(caught.value)


def test_a_refused_action_names_reason_and_possibilities():
    state = MARKET.new(2, seed=1)
    missing = next(card for card in range(1, 41) if card not in state.hands[0])
    with pytest.raises(IllegalAction) as caught:
        state.play(MARKET.parse(f"bid {missing}"))
    possible = [f"bid {card}" for card in state.hands[0]]
    assert list(caught.value.possible) == possible
    assert f"not in hand (card {missing}); possible now: {', '.join(possible)}" in str(caught.value)
    with pytest.raises(MalformedAction):
        state.play(-1)


def test_actions_is_the_callers_own_list():
    state = MARKET.new(2, seed=1)
    state.actions().clear()
    assert len(state.actions()) == 4


def test_states_are_compared_by_fingerprint_alone():
    state = MARKET.new(2, seed=1)
    twin = state.copy()
    assert state != twin
    assert state.fingerprint() == twin.fingerprint()


@pytest.mark.parametrize("game", [MARKET, PUERTO_RICO])
def test_a_state_can_be_pickled_and_deep_copied(game):
    state = game.new(3, seed=8)
    state.play(state.actions()[0])
    for twin in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state), copy.copy(state)):
        assert twin is not state
        assert twin.fingerprint() == state.fingerprint()
        assert twin.actions() == state.actions()


def test_imagine_goes_through_the_view_unless_a_game_knows_better():
    state = MARKET.new(3, seed=1)
    twin = state.imagine(0, Rng(4))
    assert twin.hands[0] == state.hands[0]
    assert twin.hands[1] != state.hands[1]
    assert twin.fingerprint() == MARKET.imagine(state.view(0), Rng(4)).fingerprint()


def test_a_last_card_is_played_without_asking():
    state = MARKET.new(2, seed=1, hand=2)
    state.play(state.actions()[0])
    state.play(state.actions()[0])
    assert state.over
    assert state.seat == NOBODY
    assert repr(state) == "<market_day, 2 seats, over>"


class Endless(MarketState):
    """Two seats pass the same single choice to and fro."""

    def choices(self):
        return [0]

    def resolve(self, action):
        self.seat = 1 - self.seat


def test_a_game_that_never_decides_is_stopped():
    state = Endless()
    state.clear("market_day", 2, Rng(1), MARKET.settle(2, {}))
    with pytest.raises(BadPosition, match="on and on without a decision"):
        state.advance()


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"game": "chess"}, "position.game: this is market_day, not 'chess'"),
        ({"game": None}, "position.game: expected a text"),
        ({"version": 99}, "position.version: expected 1, found 99"),
        ({"options": {"hand": 10}}, "option hand = 10"),
        ({"options": {"hat": 1}}, "position.options: unknown key 'hat'"),
        ({"options": {"hand": 5}}, "everybody should have 5 cards"),
        ({"seat": 1}, "the seats before the one that decides have bid"),
        ({"seat": NOBODY}, "position.step: seat -1 decides, so the step is game_over"),
        ({"seat": NOBODY, "step": "game_over"}, "the game is over when the hands are empty"),
        ({"ware": 0}, "wares are missing"),
        ({"rng": "0"}, "position.rng: expected sixteen hexadecimal digits"),
        ({"players": []}, "market_day with 0 seats"),
    ],
)
def test_a_position_that_breaks_the_rules_does_not_load(change, message):
    position = {**MARKET.new(2, seed=1).position(), **change}
    with pytest.raises(BadPosition) as caught:
        MARKET.load(position)
    assert message in str(caught.value)


@pytest.mark.parametrize("position", [None, [], "position", 7])
def test_what_is_no_position_does_not_load(position):
    with pytest.raises(BadPosition, match="expected an object"):
        MARKET.load(position)


def test_options_of_a_position_are_checked_for_its_seats():
    position = PUERTO_RICO.new(2, seed=1).position()
    position["options"] = {**position["options"], "first_governor": 3}
    with pytest.raises(BadPosition, match="first_governor = 3"):
        PUERTO_RICO.load(position)


def test_the_journal_of_a_start_hears_what_is_played_without_asking():
    class Hasty(MarketDay):
        def deal(self, seats, rng, options):
            state = super().deal(seats, rng, options)
            state.hands[0] = state.hands[0][:1]
            return state

    journal = ludoteca.core.events.Journal()
    Hasty().start(2, 1, {}, journal)
    assert [event.id for event in journal.take()] == ["bid-placed", "bid-is"]

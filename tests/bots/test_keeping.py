"""What a search found out counts for the next choice, and what is obvious costs no search."""

from __future__ import annotations

import pytest
from tests.testing import buried_gold, toy

import ludoteca
from ludoteca.bots import Bot, Budget, make
from ludoteca.bots.mcts import MctsBot
from ludoteca.core.game import Game
from ludoteca.core.rng import Rng
from ludoteca.core.state import State

GAME = ludoteca.game("puerto_rico")
GAMES = {"puerto_rico": GAME, "market_day": toy.MarketDay(), "buried_gold": buried_gold.BuriedGold()}


def searcher(seed: int = 1, iterations: int = 150) -> MctsBot:
    return MctsBot(GAME, seed, Budget(iterations=iterations))


def at_step(step: str, seed: int = 1) -> State:
    """A position of a random game at which this is decided."""
    rng = Rng(seed)
    state = GAME.new(3, seed)
    while state.asked() != step:
        state.play(state.actions()[rng.below(len(state.actions()))])
    return state


def test_the_tree_is_kept_along_a_turn_and_after_answers_that_it_foresaw() -> None:
    state = GAME.new(3, 4)
    bots = [searcher(seat) for seat in range(3)]
    last = -1
    kept = {"along a turn": 0, "after answers": 0}
    while not state.over:
        seat = int(state.seat)
        view, actions = state.view(seat), state.actions()
        search = bots[seat].search(view)
        if search.tree.visits > 0:
            assert sorted(search.visits()) == sorted(actions)
            kept["along a turn" if last == seat else "after answers"] += 1
        last = seat
        state.play(bots[seat].choose(view, actions))
    assert kept["along a turn"] > 20
    assert kept["after answers"] > 20


def test_nothing_is_kept_when_the_table_looks_different() -> None:
    bot = searcher()
    first, second = GAME.new(3, 1), GAME.new(3, 2)
    bot.choose(first.view(0), first.actions())
    assert bot.search(second.view(0)).tree.visits == 0


def test_what_was_kept_counts_as_thought() -> None:
    state = GAME.new(3, 1)
    seat = int(state.seat)
    bot = searcher(iterations=400)
    state.play(bot.rank(state.view(seat), state.actions())[0].action)
    assert state.seat == seat
    assert 100 < bot.search(state.view(seat)).tree.visits <= 400


@pytest.mark.parametrize("step", ["mayor_privilege", "settler_hacienda"])
def test_a_gift_is_taken_without_a_search(step: str) -> None:
    state = at_step(step)
    bot = searcher()
    action = bot.choose(state.view(state.seat), state.actions())
    assert action == state.actions()[0]
    assert bot.search(state.view(state.seat)).tree.visits == 0


def test_a_search_ends_when_the_choice_is_clear_and_the_choice_is_the_same() -> None:
    clear = 0
    for seed in range(6):
        state = at_step("choose_role", seed)
        view, actions = state.view(state.seat), state.actions()
        brief, patient = searcher(seed, 600), searcher(seed, 600)
        assert brief.choose(view, actions) == patient.rank(view, actions)[0].action
        searches = [bot._search for bot in (brief, patient)]
        assert searches[1] is not None
        assert searches[1].tree.visits == 600
        clear += searches[0] is None or searches[0].tree.visits < 600
    assert clear > 0


def test_two_bots_with_one_seed_play_one_game() -> None:
    state = GAME.new(3, 8)
    one, other = searcher(5, 40), searcher(5, 40)
    while not state.over:
        view, actions = state.view(state.seat), state.actions()
        action = one.choose(view, actions)
        assert other.choose(view, actions) == action
        state.play(action)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("spec", ["random", "casual", "greedy", "mcts:20", "rollout:4"])
def test_a_chain_is_what_would_be_chosen_one_by_one(spec: str, name: str) -> None:
    game = GAMES[name]
    seats = game.default_seats
    assert by_chains(game, seats, spec) == one_by_one(game, seats, spec)


def seated(game: Game, seats: int, spec: str) -> list[Bot]:
    return [make(spec, game, seat) for seat in range(seats)]


def one_by_one(game: Game, seats: int, spec: str) -> list[int]:
    bots, state, played = seated(game, seats, spec), game.new(seats, 3), list[int]()
    while not state.over:
        played.append(bots[state.seat].choose(state.view(state.seat), state.actions()))
        state.play(played[-1])
    return played


def by_chains(game: Game, seats: int, spec: str) -> list[int]:
    bots, state, played = seated(game, seats, spec), game.new(seats, 3), list[int]()
    while not state.over:
        seat, reveals = state.seat, state.reveals
        chain = bots[seat].choose_chain(state.view(seat), state.actions())
        for action in chain:
            assert (state.seat, state.reveals) == (seat, reveals)
            state.play(action)
        assert (state.seat, state.reveals) != (seat, reveals)
        played += chain
    return played


@pytest.mark.parametrize("spec", ["greedy", "mcts:160"])
def test_a_long_chain_ends_where_another_bot_can_go_on(spec: str) -> None:
    """Alone all is one chain, and a server seats a bot anew for each: no errand is cut in the middle."""
    game = ludoteca.game("roads_and_boats")
    state, played, chains = game.new(1, 3, solo_turns=8), list[int](), 0
    while not state.over:
        chain = make(spec, game, 0).choose_chain(state.view(0), state.actions())
        played += chain
        chains += 1
        for action in chain:
            state.play(action)
    assert chains > 1
    state = game.new(1, 3, solo_turns=8)
    bot = make(spec, game, 0)
    for action in played:
        assert bot.choose(state.view(0), state.actions()) == action
        state.play(action)


def test_the_decisions_of_a_chain_share_its_time() -> None:
    budget = Budget(iterations=500, seconds=3)
    assert budget.within_chain(0) == budget
    assert budget.within_chain(8).seconds == pytest.approx(1)
    assert budget.within_chain(60).seconds == pytest.approx(0.02)
    assert Budget(iterations=500).within_chain(60) == Budget(iterations=500)

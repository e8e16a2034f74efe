"""The benchmark: how fast a game is played, copied, searched and driven."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import TypedDict

from ludoteca.bots.mcts import collector_at_rest
from ludoteca.bots.search.tree import Search
from ludoteca.compiled import is_compiled
from ludoteca.core import playout
from ludoteca.core.game import Game
from ludoteca.core.rng import Rng

DEALS = 32
GAMES_AT_ONCE = 32
COPIES_AT_ONCE = 10_000
ITERATIONS_AT_ONCE = 50


class Bench(TypedDict):
    """Speeds of one game on one core, by random play."""

    game: str
    seats: int
    compiled: bool
    games_per_s: float
    decisions_per_s: float
    copies_per_s: float
    decisions_per_game: float
    mcts_iterations_per_s: float
    driven_decisions_per_s: float


def run_bench(game: Game, seats: int | None = None, seconds: float = 4.0, seed: int = 1) -> Bench:
    """Measure for about so many seconds, a quarter for each of the four ways."""
    seats = game.default_seats if seats is None else seats
    game.check_seats(seats)
    rng = Rng(seed)
    deals = [game.new(seats, seed + number) for number in range(DEALS)]
    middle = deals[0].copy()
    playout.play_some(middle, rng, playout.play_out(deals[0].copy(), rng) // 2)
    search = Search(deals[0], game.insight, rng, True)
    decisions = 0

    def games() -> int:
        nonlocal decisions
        decisions += playout.play_games(deals, GAMES_AT_ONCE, rng)
        return GAMES_AT_ONCE

    def copies() -> int:
        playout.copy_often(middle, COPIES_AT_ONCE)
        return COPIES_AT_ONCE

    def iterations() -> int:
        search.run(ITERATIONS_AT_ONCE)
        return ITERATIONS_AT_ONCE

    def driven() -> int:
        state = game.new(seats, seed)
        made = 0
        while not state.over:
            actions = state.actions()
            state.play(actions[rng.below(len(actions))])
            made += 1
        return made

    share = seconds / 4
    with collector_at_rest():
        played, games_took = measure(games, share)
        copied, copies_took = measure(copies, share)
        searched, search_took = measure(iterations, share)
    driven_decisions, driven_took = measure(driven, share)
    return {
        "game": game.id,
        "seats": seats,
        "compiled": is_compiled(type(middle).__module__),
        "games_per_s": round(played / games_took, 1),
        "decisions_per_s": round(decisions / games_took, 1),
        "copies_per_s": round(copied / copies_took, 1),
        "decisions_per_game": round(decisions / played, 1),
        "mcts_iterations_per_s": round(searched / search_took, 1),
        "driven_decisions_per_s": round(driven_decisions / driven_took, 1),
    }


def measure(work: Callable[[], int], seconds: float) -> tuple[int, float]:
    """Repeat a piece of work, which says how much it did, for so long; how much, and how long it took."""
    done = 0
    start = perf_counter()
    while True:
        done += work()
        took = perf_counter() - start
        if took >= seconds:
            return done, took

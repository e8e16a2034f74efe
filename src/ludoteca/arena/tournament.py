"""Many matches between bots on one table: every deal is played with all rotations of the seats."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import active_children
from os import cpu_count
from signal import SIG_IGN, SIGINT, signal
from typing import TypedDict

from ludoteca.arena.match import Outcome, Pairing, play_match
from ludoteca.arena.ratings import rate
from ludoteca.arena.statistics import wilson, win_shares
from ludoteca.bots import parse
from ludoteca.core.errors import BadOption
from ludoteca.core.game import Game
from ludoteca.core.options import Settings
from ludoteca.core.registry import address

Progress = Callable[[int, int], None]
"""Called with the number of games done and the number of all."""


class BotResult(TypedDict):
    """How one bot did."""

    bot: str
    wins: float
    win_share: float
    ci95: list[float]
    mean_score: float
    mean_rank: float
    rating: float


class Tournament(TypedDict):
    """The result of a tournament, bots in the order given."""

    game: str
    seats: int
    games: int
    seed: int
    bots: list[BotResult]


def run_tournament(
    game: Game,
    specs: Sequence[str],
    games: int,
    seed: int | None = None,
    processes: int | None = None,
    progress: Progress | None = None,
    options: Settings | None = None,
) -> Tournament:
    """Seat one bot for each spec and play; `games` is rounded up to full rotations of every deal.

    The result depends on the seed, not on the number of processes (by default one a core).
    """
    seats = len(specs)
    game.check_seats(seats)
    for spec in specs:
        parse(spec)
    if games < 1:
        raise BadOption(f"{games} games: at least one is expected")
    seed = game.check_seed(seed)
    chosen = dict(game.settle(seats, options or {}))
    pairings = [
        Pairing(address(game), tuple(specs), seed, deal, rotation, chosen)
        for deal in range(-(-games // seats))
        for rotation in range(seats)
    ]
    outcomes: list[Outcome | None] = [None] * len(pairings)
    for done, (index, outcome) in enumerate(play_all(pairings, processes or cpu_count() or 1), start=1):
        outcomes[index] = outcome
        if progress is not None:
            progress(done, len(pairings))
    played = [outcome for outcome in outcomes if outcome is not None]
    return {
        "game": game.id,
        "seats": seats,
        "games": len(played),
        "seed": seed,
        "bots": summary(specs, played),
    }


def play_all(pairings: Sequence[Pairing], processes: int) -> Iterator[tuple[int, Outcome]]:
    """The outcomes with the number of their match, as they come."""
    if processes == 1 or len(pairings) == 1:
        for index, pairing in enumerate(pairings):
            yield index, play_match(pairing)
        return
    others = set(active_children())
    with ProcessPoolExecutor(min(processes, len(pairings)), initializer=leave_interrupts) as pool:
        try:
            numbers = {pool.submit(play_match, pairing): index for index, pairing in enumerate(pairings)}
            for future in as_completed(numbers):
                yield numbers[future], future.result()
        except BaseException:
            for worker in set(active_children()) - others:
                worker.terminate()
            pool.shutdown(cancel_futures=True)
            raise


def leave_interrupts() -> None:
    """A worker leaves Ctrl-C to the process that started it."""
    signal(SIGINT, SIG_IGN)


def summary(specs: Sequence[str], outcomes: Sequence[Outcome]) -> list[BotResult]:
    """The table of the tournament."""
    games = len(outcomes)
    shares = [win_shares(list(outcome.ranks)) for outcome in outcomes]
    ratings = rate(len(specs), (outcome.ranks for outcome in outcomes))
    table: list[BotResult] = []
    for bot, spec in enumerate(specs):
        wins = sum(share[bot] for share in shares)
        table.append(
            {
                "bot": spec,
                "wins": round(wins, 4),
                "win_share": round(wins / games, 4),
                "ci95": [round(bound, 4) for bound in wilson(wins, games)],
                "mean_score": round(sum(o.scores[bot] for o in outcomes) / games, 2),
                "mean_rank": round(sum(o.ranks[bot] for o in outcomes) / games, 3),
                "rating": round(ratings[bot], 2),
            }
        )
    return table

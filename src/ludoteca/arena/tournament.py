"""Many matches between bots on one table: every deal is played with all rotations of the seats.

Partners stay partners: only those rotations are played that bring whole teams to the seats of a team.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypedDict

from ludoteca.arena.crew import do_all
from ludoteca.arena.match import Finish, Pairing, play_match
from ludoteca.arena.ratings import Teams, rate
from ludoteca.arena.statistics import teams_of, victories, wilson
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
    rating: float | None
    """None where there is nobody to compare with."""


class Tournament(TypedDict):
    """The result of a tournament, bots in the order given.

    A team is the numbers of its bots; without teams each bot is one. Partners win and lose together.
    """

    game: str
    seats: int
    games: int
    seed: int
    teams: list[list[int]]
    bots: list[BotResult]


def run_tournament(
    game: Game,
    specs: Sequence[str],
    games: int,
    seed: int | None = None,
    processes: int | None = None,
    progress: Progress | None = None,
    options: Settings | None = None,
    records: Path | None = None,
    on: str = "",
) -> Tournament:
    """Seat one bot for each spec and play; `games` is rounded up to full rotations of every deal.

    The result depends on the seed, not on the number of processes (by default one a core). With a folder
    for `records` every match is kept there. `on` is a Ray cluster, as `do_all` knows it.
    """
    seats, seed = len(specs), game.check_seed(seed)
    played = play_all(game, specs, games, seed, processes, progress, options, records, on)
    teams = teams_of(game.start(seats, seed, options or {}))
    return {
        "game": game.id,
        "seats": seats,
        "games": len(played),
        "seed": seed,
        "teams": teams,
        "bots": summary(specs, teams, played),
    }


def play_all(
    game: Game,
    specs: Sequence[str],
    games: int,
    seed: int,
    processes: int | None = None,
    progress: Progress | None = None,
    options: Settings | None = None,
    records: Path | None = None,
    on: str = "",
) -> list[Finish]:
    """The matches of a tournament, in the order of their deals."""
    seats = len(specs)
    game.check_seats(seats)
    for spec in specs:
        parse(spec)
    if games < 1:
        raise BadOption(f"{games} games: at least one is expected", "error-no-games", count=games)
    if processes is not None and processes < 1:
        raise BadOption(f"{processes} processes: at least one is expected")
    chosen = dict(game.settle(seats, options or {}))
    rotations = rotations_of(teams_of(game.start(seats, seed, chosen)))
    pairings = [
        Pairing(address(game), tuple(specs), seed, deal, rotation, chosen, records)
        for deal in range(-(-games // len(rotations)))
        for rotation in rotations
    ]
    finishes: list[Finish | None] = [None] * len(pairings)
    for done, (index, finish) in enumerate(do_all(play_match, pairings, processes, on), start=1):
        finishes[index] = finish
        if progress is not None:
            progress(done, len(pairings))
    return [finish for finish in finishes if finish is not None]


def rotations_of(teams: Teams) -> list[int]:
    """By how many seats the bots can be turned so that partners stay partners."""
    seats = sum(len(team) for team in teams)
    whole = {frozenset(team) for team in teams}
    return [
        turn
        for turn in range(seats)
        if {frozenset((seat + turn) % seats for seat in team) for team in teams} == whole
    ]


def summary(specs: Sequence[str], teams: Teams, finishes: Sequence[Finish]) -> list[BotResult]:
    """The table of the tournament."""
    games = len(finishes)
    parts = [victories(finish.ranks, teams) for finish in finishes]
    ratings = rate(teams, (finish.ranks for finish in finishes))
    table: list[BotResult] = []
    for bot, spec in enumerate(specs):
        wins = sum(part[bot] for part in parts)
        rating = ratings[bot]
        table.append(
            {
                "bot": spec,
                "wins": round(wins, 4),
                "win_share": round(wins / games, 4),
                "ci95": [round(bound, 4) for bound in wilson(wins, games)],
                "mean_score": round(sum(finish.scores[bot] for finish in finishes) / games, 2),
                "mean_rank": round(sum(finish.ranks[bot] for finish in finishes) / games, 3),
                "rating": None if rating is None else round(rating, 2),
            }
        )
    return table

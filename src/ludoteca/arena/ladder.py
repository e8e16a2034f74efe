"""The ladder of levels: each on one seat, with the level below on all others, and how far it is ahead.

In a game of teams a level has a whole team. Alone, or all in one team, the level below plays the same deals.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import TypedDict

from ludoteca.arena.statistics import points_ahead, points_ahead_alone, teams_of
from ludoteca.arena.tournament import Progress, play_all, summary
from ludoteca.bots.spec import levels_of
from ludoteca.core.errors import BadOption, brief
from ludoteca.core.game import Game
from ludoteca.core.options import Settings

FLOOR = "random"
"""Who is below the lowest level."""


class Rung(TypedDict):
    """One level, measured against the one below."""

    level: str
    bot: str
    """Who plays it in this game."""
    below: str
    seats: int
    games: int
    seed: int
    win_share: float
    ci95: list[float]
    points: float
    """How far it is ahead of the one below, as ratings count: with two seats 100 points are 64 %."""
    points_ci95: list[float] | None
    """None alone: there both shares are uncertain."""
    mean_score: float
    mean_seconds: float
    """Of processor for a decision."""
    longest_seconds: float


def steps(game: Game, wanted: Sequence[str] = ()) -> list[tuple[str, str]]:
    """From which level to which, the lowest first: all steps, or those up to the wanted levels."""
    levels = levels_of(game)
    for level in wanted:
        if level not in levels:
            known = ", ".join(levels)
            problem = f"there is no level {brief(level)}; there are {known}"
            raise BadOption(problem, "error-level", given=brief(level), known=known)
    return [(below, level) for below, level in pairwise((FLOOR, *levels)) if not wanted or level in wanted]


def measure(
    game: Game,
    step: tuple[str, str],
    seats: int,
    games: int,
    seed: int | None = None,
    processes: int | None = None,
    progress: Progress | None = None,
    options: Settings | None = None,
    on: str = "",
) -> Rung:
    """How far a level is ahead of the one below; games, processes and the rest as in a tournament."""
    game.check_seats(seats)
    seed, levels = game.check_seed(seed), levels_of(game)
    below, bot = levels.get(step[0], step[0]), levels[step[1]]
    teams = teams_of(game.start(seats, seed, options or {}))
    specs = [bot if seat in teams[0] else below for seat in range(seats)]
    finishes = play_all(game, specs, games, seed, processes, progress, options, on=on)
    result = summary(specs, teams, finishes)[0]
    share, interval = result["win_share"], result["ci95"]
    if len(teams) == 1:
        others = play_all(game, [below] * seats, games, seed, processes, progress, options, on=on)
        points = points_ahead_alone(share, summary([below] * seats, teams, others)[0]["win_share"])
    else:
        points = points_ahead(share, len(teams))
    thoughts = [finish.thoughts[0] for finish in finishes]
    return {
        "level": step[1],
        "bot": bot,
        "below": step[0],
        "seats": seats,
        "games": len(finishes),
        "seed": seed,
        "win_share": share,
        "ci95": interval,
        "points": round(points),
        "points_ci95": [round(points_ahead(b, len(teams))) for b in interval] if len(teams) > 1 else None,
        "mean_score": result["mean_score"],
        "mean_seconds": sum(t.seconds for t in thoughts) / max(1, sum(t.decisions for t in thoughts)),
        "longest_seconds": max(thought.longest for thought in thoughts),
    }

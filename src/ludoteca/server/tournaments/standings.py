"""Who is ahead, and why: points, direct encounter, strength of those met and beaten, victories."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import groupby, permutations

from ludoteca.server.tournaments.games import Game

NONE = Fraction(0)


@dataclass(frozen=True)
class Line:
    """One entrant in the standings; who shares a rank is equal in everything."""

    entrant: int
    rank: int
    points: Fraction
    played: int
    wins: int
    direct: Fraction | None
    """Ahead of how many of those with as many points; None unless they have all met each other."""
    met: Fraction
    """The points of those met, on average: who had it harder is ahead."""
    beaten: Fraction
    """The points of those who came in behind, on average over all that were met."""
    reached: int = 0
    """Of a knock-out: the last round that the entrant was in."""


def standings(entrants: Sequence[int], games: Sequence[Game]) -> list[Line]:
    """Of a round robin or a Swiss tournament, the best first."""
    lines = _count(entrants, games)
    met = {(one, other) for game in games for one, other, _ in game.encounters()}
    ahead: dict[tuple[int, int], Fraction] = defaultdict(Fraction)
    for game in games:
        for one, other, result in game.encounters():
            ahead[one, other] += result
    placed: list[Line] = []
    for _, group in groupby(sorted(lines, key=lambda line: -line.points), key=lambda line: line.points):
        tied = list(group)
        names = [line.entrant for line in tied]
        if len(tied) > 1 and all(pair in met for pair in permutations(names, 2)):
            tied = [
                replace(line, direct=sum((ahead[line.entrant, other] for other in names), NONE))
                for line in tied
            ]
        placed += tied
    return _ranked(
        placed, lambda line: (line.points, line.direct or NONE, line.met, line.beaten, Fraction(line.wins))
    )


def knock_out_standings(entrants: Sequence[int], games: Sequence[Game]) -> list[Line]:
    """Of a knock-out: who came further is ahead, then who did better in the last game, then all points."""
    last: dict[int, Game] = {}
    for game in sorted(games, key=lambda game: game.round):
        last |= dict.fromkeys(game.people, game)
    lines = [
        replace(line, reached=last[line.entrant].round if line.entrant in last else 0)
        for line in _count(entrants, games)
    ]

    def last_points(line: Line) -> Fraction:
        return last[line.entrant].points().get(line.entrant, NONE) if line.entrant in last else NONE

    return _ranked(lines, lambda line: (Fraction(line.reached), last_points(line), line.points))


def _count(entrants: Iterable[int], games: Sequence[Game]) -> list[Line]:
    """Everything that can be counted for each entrant by itself."""
    points: dict[int, Fraction] = defaultdict(Fraction)
    for game in games:
        for one, worth in game.points().items():
            points[one] += worth
    faced: dict[int, list[tuple[int, Fraction]]] = defaultdict(list)
    for game in games:
        for one, other, result in game.encounters():
            faced[one].append((other, result))

    def line(one: int) -> Line:
        mine = faced[one]
        met = sum((points[other] for other, _ in mine), NONE) / max(1, len(mine))
        beaten = sum((points[other] * result for other, result in mine), NONE) / max(1, len(mine))
        over = [game for game in games if one in game.entrants and game.ranks is not None and not game.is_bye]
        wins = sum(game.is_won_by(one) for game in over)
        return Line(one, 0, points[one], len(over), wins, None, met, beaten)

    return [line(one) for one in entrants]


def _ranked(lines: Iterable[Line], key: Callable[[Line], tuple[Fraction, ...]]) -> list[Line]:
    ordered = sorted(lines, key=key, reverse=True)
    ranked: list[Line] = []
    for i, line in enumerate(ordered):
        shares = bool(ranked) and key(ordered[i - 1]) == key(line)
        ranked.append(replace(line, rank=ranked[-1].rank if shares else i + 1))
    return ranked

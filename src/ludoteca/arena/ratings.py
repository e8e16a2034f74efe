"""Ratings of several players at one table, by the Plackett-Luce model of openskill."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from openskill.models import PlackettLuce


def rate(players: int, matches: Iterable[Sequence[int]]) -> list[float]:
    """The rating of every player after the matches in this order; a match is the rank of each.

    A rating is a cautious estimate, three deviations below the mean: newcomers begin at 0.
    """
    model = PlackettLuce()
    teams = [[model.rating()] for _ in range(players)]
    for ranks in matches:
        teams = model.rate(teams, ranks=[float(rank) for rank in ranks])
    return [team[0].ordinal() for team in teams]

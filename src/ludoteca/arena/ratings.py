"""Ratings of several players or teams at one table, by the Plackett-Luce model of openskill."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from openskill.models import PlackettLuce

Teams = Sequence[Sequence[int]]
"""The players of each team; without teams each player is one alone."""


def rate(teams: Teams, matches: Iterable[Sequence[int]]) -> list[float | None]:
    """The rating of every player after the matches in this order; a match is the rank of each.

    A rating is a cautious estimate, three deviations below the mean: newcomers begin at 0. Where there is
    only one team there is nobody to compare with, and no rating.
    """
    players = sum(len(team) for team in teams)
    if len(teams) == 1:
        return [None] * players
    model = PlackettLuce()
    rated = [[model.rating() for _ in team] for team in teams]
    for ranks in matches:
        rated = model.rate(rated, ranks=[float(ranks[team[0]]) for team in teams])
    ratings: list[float | None] = [None] * players
    for team, skills in zip(teams, rated, strict=True):
        for player, skill in zip(team, skills, strict=True):
            ratings[player] = skill.ordinal()
    return ratings

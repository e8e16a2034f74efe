"""The rating of a person at a game, by the Plackett-Luce model of openskill."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce

_model = PlackettLuce()


class Skill(NamedTuple):
    """How good somebody is taken to be, and how unsure that is."""

    mu: float = _model.mu
    sigma: float = _model.sigma

    @property
    def rating(self) -> float:
        """A cautious estimate, three deviations below the mean: newcomers begin at 0."""
        return self.mu - 3 * self.sigma


def after_game(before: Sequence[Skill], ranks: Sequence[float], teams: Sequence[int]) -> list[Skill]:
    """The skills after a game in which everybody had such a rank; equal teams won or lost together."""
    members: dict[int, list[int]] = {}
    for one, team in enumerate(teams):
        members.setdefault(team, []).append(one)
    played = [[_model.rating(before[one].mu, before[one].sigma) for one in team] for team in members.values()]
    rated = _model.rate(played, ranks=[min(ranks[one] for one in team) for team in members.values()])
    after: list[Skill] = list(before)
    for numbers, skills in zip(members.values(), rated, strict=True):
        for one, skill in zip(numbers, skills, strict=True):
            after[one] = Skill(skill.mu, skill.sigma)
    return after

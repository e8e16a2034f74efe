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


def after_game(before: Sequence[Skill], ranks: Sequence[float]) -> list[Skill]:
    """The skills after a game in which everybody had such a rank."""
    teams = [[_model.rating(skill.mu, skill.sigma)] for skill in before]
    return [Skill(team[0].mu, team[0].sigma) for team in _model.rate(teams, ranks=list(ranks))]

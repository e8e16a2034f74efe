"""What a bot knows about a game: how good a position is, and which actions look promising."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ludoteca.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Insight:
    """Knowledge of one game. This base class knows nothing but the score."""

    def evaluate(self, state: State) -> list[float]:
        """For every seat its expected share of victory: from 0 to 1, adding up to 1.

        Played alone (or all in one team) it is the chance of winning, which need not be 1.
        """
        if state.seats == 1:
            return [state.progress()]
        if state.over:
            return shares(state.standings())
        total = 0.0
        points: list[float] = []
        for score in state.scores():
            points.append(1.0 + max(0, score))
            total += points[-1]
        return [point / total for point in points]

    def prior(self, state: State, actions: list[int]) -> list[float]:
        """For every action how promising it looks to the deciding seat: positive, any scale."""
        return [1.0] * len(actions)

    def follow(self, state: State) -> None:
        """Play on by what looks best to where the position is at rest and can be evaluated."""


def shares(standings: list[int]) -> list[float]:
    """Shares of victory after the end: the winners divide 1 among them."""
    winners = standings.count(1)
    return [1.0 / winners if rank == 1 else 0.0 for rank in standings]

"""What a bot knows about a game: how good a position is, and which actions look promising."""

from __future__ import annotations

from math import exp

from mypy_extensions import i64, mypyc_attr

from ludoteca.core.state import NOBODY, State

DOUBT = 0.03
"""How far a share of victory that is expected after an action is from the truth in most games."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Voice:
    """What was learned of a game, for insight that was made by hand to listen to."""

    def say(self, state: State) -> list[float]:
        """For every seat what is to be added to the logarithm of its share of victory.

        Alone it is added to the logarithm of the odds. An empty list says nothing.
        """
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Insight:
    """Knowledge of one game. This base class knows nothing but the score."""

    doubt: float = DOUBT
    """How far a share of victory may be from the truth: less where many small choices decide a game."""

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

    def listening(self, voice: Voice) -> Insight:
        """The same knowledge with plans that listen to what was learned; as it is where there are none."""
        return self

    def prior(self, state: State, actions: list[int]) -> list[float]:
        """For every action how promising it looks to the deciding seat: positive, any scale."""
        expected = self.expect(state, actions)
        return in_proportion(hopes_of(state.seat, expected), self.doubt) if expected else [1.0] * len(actions)

    def expect(self, state: State, actions: list[int]) -> list[list[float]]:
        """For every action the evaluation of the position at rest after it.

        Only where a look ahead is worth its time; an empty list says nothing.
        """
        return []

    def sensible(self, state: State, actions: list[int]) -> list[int]:
        """The actions that a sensible player would think about: if it is one, he plays it at once."""
        return actions

    def plan(self, state: State) -> list[int]:
        """What the deciding seat does here by a plan of its own, one action or several in a row.

        Where a game plans far ahead, a look at the next position says little; an empty list has no plan.
        """
        return []

    def ponder(self, state: State, iterations: i64) -> list[int]:
        """The same for a bot that takes its time: so many iterations of a search would be its due.

        Where plans are tried out instead of single actions; an empty list leaves it to the search.
        """
        return []

    def play_obvious(self, state: State) -> bool:
        """In search: play what the deciding seat need not think about; False if there is no such thing.

        For example a gift that nobody refuses, or many small choices that a rule of thumb makes well.
        """
        return False

    def follow(self, state: State) -> None:
        """Play on by what looks best to where the position is at rest and can be evaluated."""
        while state.seat != NOBODY and not self.is_at_rest(state):
            if not self.play_obvious(state):
                state.apply(self.most_promising(state))

    def is_at_rest(self, state: State) -> bool:
        """Can this position be evaluated as it is, with nothing in the air?"""
        return True

    def most_promising(self, state: State) -> i64:
        """The legal action that looks best at first sight."""
        priors = self.prior(state, state.legal)
        return state.legal[priors.index(max(priors))]


def shares(standings: list[int]) -> list[float]:
    """Shares of victory after the end: the winners divide 1 among them."""
    winners = standings.count(1)
    return [1.0 / winners if rank == 1 else 0.0 for rank in standings]


def hopes_of(seat: i64, evaluations: list[list[float]]) -> list[float]:
    """What one seat hopes for in each of several evaluations."""
    return [shares_of_all[seat] for shares_of_all in evaluations]


def in_proportion(hopes: list[float], spread: float) -> list[float]:
    """Shares that add up to 1: who hopes for `spread` more than another has e times his share."""
    highest = max(hopes)
    weights = [exp((hope - highest) / spread) for hope in hopes]
    total = sum(weights)
    return [weight / total for weight in weights]

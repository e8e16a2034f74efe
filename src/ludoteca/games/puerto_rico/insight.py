"""What a bot knows about Puerto Rico: hopes of every seat, and what a sensible player considers."""

from __future__ import annotations

from math import exp
from typing import Final, final

from mypy_extensions import i64

from ludoteca.core.insight import Insight, shares
from ludoteca.core.state import NOBODY
from ludoteca.core.state import State as CoreState
from ludoteca.games.puerto_rico import placing, promises, prospects
from ludoteca.games.puerto_rico.actions import PLACE_COUNTS, PLACE_FIRST
from ludoteca.games.puerto_rico.state import State
from ludoteca.games.puerto_rico.steps.mayor import MAYOR_ASSIGN
from ludoteca.games.puerto_rico.steps.roles import CHOOSE_ROLE

# How far the outcome may still lie from the hopes, in points: at the end, and more for each phase.
SPREAD: Final = 1.5
SPREAD_A_PHASE: Final = 0.9
# How much more than the others a player gains who still has a role to choose in this round.
A_ROLE_TO_CHOOSE: Final = 2.1
# How much more a sensible player looks at what promises one point more.
CANDOUR: Final = 2.5
# How far the value of a role may be from what the next phase shows, in shares of victory.
ROLE_DOUBT: Final = 0.03
ARRANGED: Final = 1.0
REARRANGED: Final = 0.06


@final
class PuertoRicoInsight(Insight):
    """Knowledge of Puerto Rico."""

    def evaluate(self, state: CoreState) -> list[float]:
        """Shares of victory: who hopes for more points, surer the nearer the end."""
        assert isinstance(state, State)
        if state.seat == NOBODY:
            return shares(state.standings())
        phases = prospects.phases_left(state)
        spread = SPREAD + SPREAD_A_PHASE * phases
        hopes = [prospects.hope(state, seat, phases) for seat in range(state.seats)]
        for pick in range(state.pick, state.picks):
            hopes[(state.governor + pick) % state.seats] += A_ROLE_TO_CHOOSE
        return in_proportion(hopes, spread)

    def prior(self, state: CoreState, actions: list[int]) -> list[float]:
        """Weights by what each action promises at once; the mayor by a good arrangement."""
        assert isinstance(state, State)
        if state.step is CHOOSE_ROLE:
            return self.after_the_phase(state, actions)
        if state.step is MAYOR_ASSIGN:
            return arranged(state, actions)
        phases = prospects.phases_left(state)
        return [exp(promises.gain(state, action, phases) * CANDOUR) for action in actions]

    def after_the_phase(self, s: State, actions: list[int]) -> list[float]:
        """Roles are judged by how the chooser stands when their phases are over."""
        values: list[float] = []
        for action in actions:
            after = s.copy()
            after.apply(action)
            self.follow(after)
            values.append(self.evaluate(after)[s.seat])
        return in_proportion(values, ROLE_DOUBT)

    def follow(self, state: CoreState) -> None:
        """Finish the phase as sensible players would, up to the next choice of a role."""
        assert isinstance(state, State)
        while state.seat != NOBODY and state.step is not CHOOSE_ROLE:
            if state.step is MAYOR_ASSIGN:
                placing.place_all(state)
            else:
                state.apply(most_promising(state))


def in_proportion(hopes: list[float], spread: float) -> list[float]:
    """Shares that add up to 1: a seat that hopes for `spread` points more has e times the share."""
    highest = max(hopes)
    weights = [exp((hope - highest) / spread) for hope in hopes]
    total = sum(weights)
    return [weight / total for weight in weights]


def arranged(s: State, actions: list[int]) -> list[float]:
    """The number of colonists that the arrangement wants stands out."""
    wanted = placing.arrangement(s)[s.group]
    return [ARRANGED if (action - PLACE_FIRST) % PLACE_COUNTS == wanted else REARRANGED for action in actions]


def most_promising(s: State) -> i64:
    """The action that promises most at once."""
    phases = prospects.phases_left(s)
    best: i64 = s.legal[0]
    most = promises.gain(s, best, phases)
    for action in s.legal:
        gain = promises.gain(s, action, phases)
        if gain > most:
            most = gain
            best = action
    return best

"""What a bot knows about Puerto Rico: hopes of every seat, and what a sensible player considers."""

from __future__ import annotations

from math import exp
from typing import Final, final

from mypy_extensions import i64

from ludoteca.core.insight import DOUBT, Insight, hopes_of, in_proportion, shares
from ludoteca.core.state import NOBODY
from ludoteca.core.state import State as CoreState
from ludoteca.games.puerto_rico import action_worth, colonist_places, seat_worth
from ludoteca.games.puerto_rico.actions import PLACE_COUNTS, PLACE_FIRST
from ludoteca.games.puerto_rico.state import State
from ludoteca.games.puerto_rico.steps.builder import BUILDER_UNIVERSITY
from ludoteca.games.puerto_rico.steps.mayor import MAYOR_ASSIGN, MAYOR_PRIVILEGE
from ludoteca.games.puerto_rico.steps.roles import CHOOSE_ROLE
from ludoteca.games.puerto_rico.steps.settler import SETTLER_HACIENDA, SETTLER_HOSPICE
from ludoteca.games.puerto_rico.steps.step import Step

# How far the outcome may still lie from the hopes, in points: at the end, and more for each phase.
SPREAD: Final = 1.5
SPREAD_A_PHASE: Final = 0.9
# How much more than the others a player gains who still has a role to choose in this round.
A_ROLE_TO_CHOOSE: Final = 2.1
# How much more a sensible player looks at what promises one point more.
CANDOUR: Final = 2.5
# What promises so little beside the best is not worth a thought.
FAR_LESS: Final = 0.002
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
        phases = seat_worth.phases_left(state)
        spread = SPREAD + SPREAD_A_PHASE * phases
        hopes = [seat_worth.hope(state, seat, phases) for seat in range(state.seats)]
        for pick in range(state.pick, state.picks):
            hopes[(state.governor + pick) % state.seats] += A_ROLE_TO_CHOOSE
        return in_proportion(hopes, spread)

    def prior(self, state: CoreState, actions: list[int]) -> list[float]:
        """Weights by what each action promises at once; the mayor by a good arrangement."""
        assert isinstance(state, State)
        if state.step is CHOOSE_ROLE:
            return in_proportion(hopes_of(state.seat, self.expect(state, actions)), DOUBT)
        if state.step is MAYOR_ASSIGN:
            return arranged(state, actions)
        phases = seat_worth.phases_left(state)
        return [exp(action_worth.gain(state, action, phases) * CANDOUR) for action in actions]

    def expect(self, state: CoreState, actions: list[int]) -> list[list[float]]:
        """Roles are judged by how everybody stands when their phases are over."""
        assert isinstance(state, State)
        if state.step is not CHOOSE_ROLE:
            return []
        values: list[list[float]] = []
        for action in actions:
            after = state.copy()
            after.apply(action)
            self.follow(after)
            values.append(self.evaluate(after))
        return values

    def sensible(self, state: CoreState, actions: list[int]) -> list[int]:
        """A gift is taken; else whatever is not far less promising than the best."""
        assert isinstance(state, State)
        if is_gift(state.step):
            return actions[:1]
        priors = self.prior(state, actions)
        least = max(priors) * FAR_LESS
        return [action for action, prior in zip(actions, priors, strict=True) if prior >= least]

    def play_obvious(self, state: CoreState) -> bool:
        """The mayor's colonists are placed by a rule of thumb, and a gift is taken."""
        assert isinstance(state, State)
        if state.step is MAYOR_ASSIGN:
            colonist_places.place_all(state)
            return True
        if is_gift(state.step):
            state.apply(state.legal[0])
            return True
        return False

    def is_at_rest(self, state: CoreState) -> bool:
        """Between two phases, when a role is to be chosen."""
        assert isinstance(state, State)
        return state.step is CHOOSE_ROLE

    def most_promising(self, state: CoreState) -> i64:
        """The action that promises most at once."""
        assert isinstance(state, State)
        phases = seat_worth.phases_left(state)
        best: i64 = state.legal[0]
        most = action_worth.gain(state, best, phases)
        for action in state.legal:
            gain = action_worth.gain(state, action, phases)
            if gain > most:
                most = gain
                best = action
        return best


def arranged(s: State, actions: list[int]) -> list[float]:
    """The number of colonists that the arrangement wants stands out."""
    wanted = colonist_places.arrangement(s)[s.group]
    return [ARRANGED if (action - PLACE_FIRST) % PLACE_COUNTS == wanted else REARRANGED for action in actions]


def is_gift(step: Step) -> bool:
    """Is a gift offered, which one takes with the first action?"""
    return (
        step is MAYOR_PRIVILEGE
        or step is SETTLER_HACIENDA
        or step is SETTLER_HOSPICE
        or step is BUILDER_UNIVERSITY
    )

"""What a bot knows about Roads & Boats: it has a plan, and hopes."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludoteca.core.insight import Insight, in_proportion, shares
from ludoteca.core.state import NOBODY
from ludoteca.core.state import State as CoreState
from ludoteca.games.roads_and_boats.data import FLEET, MOVEMENT, SOLO_GOAL
from ludoteca.games.roads_and_boats.plans.driving import Log
from ludoteca.games.roads_and_boats.plans.foresight import best_plan
from ludoteca.games.roads_and_boats.plans.land import turns_left
from ludoteca.games.roads_and_boats.plans.policy import play_on
from ludoteca.games.roads_and_boats.seat_worth import hope
from ludoteca.games.roads_and_boats.state import State
from ludoteca.games.roads_and_boats.steps import building, movement, order, wonder

# How far the outcome may still lie from the hopes, in points: at the end, and more for each turn.
SPREAD: Final = 4.0
SPREAD_A_TURN: Final = 1.0
# A look to the end of the game takes as long as so many iterations of a usual search; a few are always due.
ITERATIONS_A_TRY: Final[i64] = 24
MOST_CURSORY: Final[i64] = 4
# How much likelier than any other is what the plan says.
PLANNED: Final = 8.0


@final
class RoadsAndBoatsInsight(Insight):
    """Knowledge of Roads & Boats."""

    def evaluate(self, state: CoreState) -> list[float]:
        """Shares of victory: who hopes for more points, surer the nearer the end."""
        assert isinstance(state, State)
        if state.seats == 1:
            if state.seat == NOBODY:
                return [state.progress()]
            return [min(0.99, hope(state, 0) / (2.0 * float(SOLO_GOAL)))]
        if state.seat == NOBODY:
            return shares(state.standings())
        hopes = [hope(state, seat) for seat in range(state.seats)]
        return in_proportion(hopes, SPREAD + SPREAD_A_TURN * float(turns_left(state)))

    def prior(self, state: CoreState, actions: list[int]) -> list[float]:
        """What the plan says stands out."""
        planned = self.plan(state)[0]
        return [PLANNED if action == planned else 1.0 for action in actions]

    def plan(self, state: CoreState) -> list[int]:
        """What belongs together next: the errand of a donkey, a building, a brick."""
        assert isinstance(state, State)
        log = Log(state.copy())
        play_on(log)
        return log.actions

    def ponder(self, state: CoreState, iterations: i64) -> list[int]:
        """Who is sent out, what is built and bought is thought through to the end; the rest is by plan."""
        assert isinstance(state, State)
        if not is_worth_a_thought(state):
            return self.plan(state)
        return best_plan(state, max(MOST_CURSORY, iterations // ITERATIONS_A_TRY))

    def play_obvious(self, state: CoreState) -> bool:
        """What is neither built nor bought is played by plan."""
        assert isinstance(state, State)
        if is_about_buying(state):
            return False
        play_on(Log(state))
        return True

    def follow(self, state: CoreState) -> None:
        """All play by their plans until donkeys are sent out again."""
        assert isinstance(state, State)
        while state.seat != NOBODY and not self.is_at_rest(state):
            play_on(Log(state))

    def is_at_rest(self, state: CoreState) -> bool:
        """When movement begins: what was produced lies there, and nobody has moved yet."""
        assert isinstance(state, State)
        if state.seats > 1:
            return state.step is order.DEMAND and state.phase == MOVEMENT and state.asked_in_order == 0
        if state.step is not movement.SELECT:
            return False
        for carrier in range(FLEET):
            if state.done[carrier]:
                return False
        return True

    def most_promising(self, state: CoreState) -> i64:
        """What the plan says."""
        return self.plan(state)[0]


def is_worth_a_thought(s: State) -> bool:
    """Is something built or bought here, or are transporters sent out?"""
    return is_about_buying(s) or s.step is movement.SELECT


def is_about_buying(s: State) -> bool:
    """Is something built or bought here?"""
    return s.step is building.CHOOSE_SITE or s.step is wonder.BUY_BRICK

"""What a bot knows about Rio de la Plata: hopes of every seat, and what a sensible player considers."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludoteca.core.insight import Insight, in_proportion, shares
from ludoteca.core.state import NOBODY
from ludoteca.core.state import State as CoreState
from ludoteca.games.rio_de_la_plata import scoring, seat_worth
from ludoteca.games.rio_de_la_plata.actions import CANCEL, GIVE_FIRST, OFFER_FIRST, SEND
from ludoteca.games.rio_de_la_plata.data import MOST_SEATS
from ludoteca.games.rio_de_la_plata.state import State
from ludoteca.games.rio_de_la_plata.steps import (
    defence,
    majors,
    movement,
    payment,
    placement,
    trade,
    war,
)
from ludoteca.games.rio_de_la_plata.steps.step import Step

# How far the outcome may still lie from the hopes, in points: at the end, and more for each year.
SPREAD: Final = 2.0
SPREAD_A_YEAR: Final = 0.7
# How much more a sensible player looks at what promises one point more.
CANDOUR: Final = 0.6
# What a point of the best of the others counts beside an own one.
RIVALRY: Final = 0.3
# How little a bot thinks of making an offer.
OFFERED: Final = 30.0


@final
class RioDeLaPlataInsight(Insight):
    """Knowledge of Rio de la Plata."""

    def evaluate(self, state: CoreState) -> list[float]:
        """Shares of victory: who hopes for more points, surer the nearer the end."""
        assert isinstance(state, State)
        if state.seat == NOBODY:
            return shares(state.standings())
        values = scoring.district_values(state)
        hopes = [seat_worth.hope(state, seat, values) for seat in range(state.seats)]
        return in_proportion(hopes, SPREAD + SPREAD_A_YEAR * seat_worth.years_left(state))

    def prior(self, state: CoreState, actions: list[int]) -> list[float]:
        """Weights by the hopes right after each action."""
        assert isinstance(state, State)
        return in_proportion([gain(state, action) for action in actions], CANDOUR)

    def sensible(self, state: CoreState, actions: list[int]) -> list[int]:
        """Trade is for people: a bot makes no offers."""
        assert isinstance(state, State)
        kept = [action for action in actions if not OFFER_FIRST <= action < OFFER_FIRST + MOST_SEATS]
        return kept if kept else actions

    def play_obvious(self, state: CoreState) -> bool:
        """An offer that was begun is dropped."""
        assert isinstance(state, State)
        if state.step is not trade.TRADE_OFFER:
            return False
        state.apply(CANCEL)
        return True

    def is_at_rest(self, state: CoreState) -> bool:
        """Not in the middle of a chain of small decisions (RP-4.80)."""
        assert isinstance(state, State)
        return not is_link(state.step)

    def most_promising(self, state: CoreState) -> i64:
        """The action after which the deciding seat hopes for most."""
        assert isinstance(state, State)
        best: i64 = state.legal[0]
        most = gain(state, best)
        for action in state.legal[1:]:
            hoped = gain(state, action)
            if hoped > most:
                most = hoped
                best = action
        return best


def is_link(step: Step) -> bool:
    """Is more to be said before the action is complete?"""
    return (
        step is placement.CITY_SPACE
        or step is placement.GRID_CELL
        or step is payment.PAY_NOW
        or step is payment.PAYMENT
        or step is trade.TRADE_OFFER
        or step is majors.MAJOR_SITE
        or step is majors.ROAD_LINE
        or step is majors.ROAD_EDGE
        or step is majors.WALL_EDGE
        or step is war.ATTACK_SIZE
        or step is defence.DEFEND_SPACE
        or step is movement.SACRIFICE
    )


def gain(s: State, action: i64) -> float:
    """His hopes right after an action, against the best of the others."""
    seat = s.seat
    after = s.copy()
    after.apply(action)
    values = scoring.district_values(after)
    best = 0.0
    for other in range(s.seats):
        if other != seat:
            best = max(best, seat_worth.hope(after, other, values))
    hoped = seat_worth.hope(after, seat, values) - RIVALRY * best
    return hoped - OFFERED if GIVE_FIRST <= action <= SEND else hoped

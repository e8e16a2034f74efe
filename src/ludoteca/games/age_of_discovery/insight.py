"""What a bot knows about Age of Discovery: hopes of every seat, and what looks promising."""

from __future__ import annotations

from math import exp
from typing import Final, final

from mypy_extensions import i64

from ludoteca.core.insight import Insight, in_proportion, shares
from ludoteca.core.state import NOBODY
from ludoteca.core.state import State as CoreState
from ludoteca.games.age_of_discovery import discovery_worth, seat_worth
from ludoteca.games.age_of_discovery.actions import (
    CASUALTIES_FIRST,
    EXPEDITION_NO,
    EXPEDITION_YES,
    EXPLORE_FIRST,
    MAP_FIRST,
    sent,
)
from ludoteca.games.age_of_discovery.data import (
    BEFORE_CAPITAL,
    BEFORE_NEW_ORDER,
    BOUGHT,
    CAPTAINS,
    OTHERS,
    SOLDIERS,
    TURN_BEGINS,
    UNITS,
)
from ludoteca.games.age_of_discovery.seat_worth import DOLLAR, Prospect
from ludoteca.games.age_of_discovery.state import State
from ludoteca.games.age_of_discovery.steps import (
    auction,
    battle,
    capital,
    discovery,
    dock,
    moves,
    placement,
    specialists,
    trade_goods,
    university,
    warfare,
)

# How far the outcome may still lie from the hopes, in points: at the end, and more for each turn.
SPREAD: Final = 2.0
SPREAD_A_TURN: Final = 1.6
# How much more a sensible player looks at what promises one point more.
CANDOUR: Final = 1.2
# The crew that is wanted stands out.
WANTED: Final = 1.0
UNWANTED: Final = 0.08
# What the first place of an auction brings: the Caribbean, a tile, the first choice.
FIRST_PLACE: Final = 7.5
# A good of an unknown region.
GOOD: Final = 2.0


@final
class AgeOfDiscoveryInsight(Insight):
    """Knowledge of Age of Discovery."""

    def evaluate(self, state: CoreState) -> list[float]:
        """Shares of victory: who hopes for more points, surer the nearer the end."""
        assert isinstance(state, State)
        if state.seat == NOBODY:
            return shares(state.standings())
        prospect = Prospect(state, phase_of(state))
        hopes = [seat_worth.hope(state, seat, prospect) for seat in range(state.seats)]
        if state.step is auction.AUCTION_BID:
            high = auction.high_bid(state)
            for seat in range(state.seats):
                if high > 0 and state.last_bid[seat] == high:
                    hopes[seat] += FIRST_PLACE - DOLLAR * float(high)
        return in_proportion(hopes, SPREAD + SPREAD_A_TURN * float(prospect.incomes))

    def prior(self, state: CoreState, actions: list[int]) -> list[float]:
        """Weights by what each action promises its seat; where chance speaks, by the odds."""
        assert isinstance(state, State)
        step = state.step
        if step is discovery.EXP_CAPTAINS:
            return crew_weights(state, actions, CAPTAINS)
        if step is discovery.EXP_SOLDIERS:
            return crew_weights(state, actions, SOLDIERS)
        if step is discovery.EXP_OTHERS:
            return crew_weights(state, actions, OTHERS)
        if step is discovery.EXP_REGION:
            return [exp(CANDOUR * target_worth(state, action - EXPLORE_FIRST)) for action in actions]
        if step is capital.CARTOGRAPHY_REGION:
            return [exp(CANDOUR * map_worth(state, action - MAP_FIRST)) for action in actions]
        if step is discovery.EXP_LAUNCH:
            return launch_weights(state, actions)
        if step is battle.CASUALTIES:
            return [exp(float((action - CASUALTIES_FIRST) // 2)) for action in actions]
        hopes = [self.own_hope(state, action) for action in actions]
        return in_proportion(hopes, 1.0 / CANDOUR)

    def plan(self, state: CoreState) -> list[int]:
        """Too few do not sail while more may join them, and enough do not wait; the rest is compared."""
        assert isinstance(state, State)
        if state.step is not discovery.EXP_LAUNCH:
            return []
        expeditions = Prospect(state, seat_worth.DISCOVERY).expeditions
        if discovery_worth.are_enough(state, state.seat, expeditions):
            return [EXPEDITION_YES]
        return [EXPEDITION_NO] if discovery_worth.are_too_few(state, state.seat) else []

    def own_hope(self, state: State, action: i64) -> float:
        """What the deciding seat hopes for after an action, less what the strongest other does."""
        after = state.copy()
        after.apply(action)
        self.follow(after)
        prospect = Prospect(after, phase_of(after))
        mine = seat_worth.hope(after, state.seat, prospect)
        if state.step is placement.PLACE_UNIT or state.step is placement.PLACE_BOX:
            return mine
        others = 0.0
        for seat in range(state.seats):
            if seat != state.seat:
                others += seat_worth.hope(after, seat, prospect)
        return mine - others / float(state.seats - 1)

    def is_at_rest(self, state: CoreState) -> bool:
        """Not in the middle of a placement, an expedition, a conflict or a move."""
        assert isinstance(state, State)
        step = state.step
        return (
            step is placement.PLACE_UNIT
            or (step is placement.PLACE_BOX and not has_chosen_unit(state))
            or step is dock.DOCK_REGION
            or step is trade_goods.PICK_GOOD
            or step is capital.BUY
            or step is discovery.EXP_LAUNCH
            or step is specialists.TRAIN
            or step is warfare.WAR_KIND
            or step is moves.STABLES_FROM
            or step is moves.MIGRATION_FROM
            or step is university.UNIVERSITY_ADVANCE
            or step is auction.AUCTION_BID
        )


def has_chosen_unit(s: State) -> bool:
    """Had he a choice which unit to place? Else its box is a decision of its own."""
    kinds: i64 = 0
    for unit in range(UNITS):
        if s.hand[s.seat * UNITS + unit] > 0:
            kinds += 1
    return kinds > 1


def phase_of(s: State) -> i64:
    """Where in the turn the position stands, as far as hopes depend on it."""
    step = s.step
    if step is placement.PLACE_UNIT or step is placement.PLACE_BOX:
        return seat_worth.PLACEMENT
    if step is dock.DOCK_REGION or step is trade_goods.PICK_GOOD:
        return seat_worth.BEFORE_BUYING
    if step is capital.BUY or step is capital.CARTOGRAPHY_REGION or step is capital.ALLIES_REGION:
        return seat_worth.CAPITAL
    if step is university.UNIVERSITY_ADVANCE:
        return phase_of_window(s.window)
    if step is auction.AUCTION_BID or step is auction.AUCTION_SPECIALIST:
        return seat_worth.PLACEMENT
    if is_expedition(s):
        return seat_worth.DISCOVERY
    if step is specialists.TRAIN or is_conflict(s):
        return seat_worth.INCOME
    return seat_worth.MOVES


def phase_of_window(window: i64) -> i64:
    """Where in the turn a window of the University lies (AD-5.47)."""
    if window == BEFORE_NEW_ORDER:
        return seat_worth.MOVES
    if window == BEFORE_CAPITAL or window == BOUGHT:
        return seat_worth.CAPITAL
    return seat_worth.PLACEMENT if window == TURN_BEGINS else seat_worth.BEFORE_BUYING


def is_expedition(s: State) -> bool:
    """Is somebody asked about his expedition?"""
    step = s.step
    return (
        step is discovery.EXP_LAUNCH
        or step is discovery.EXP_CAPTAINS
        or step is discovery.EXP_SOLDIERS
        or step is discovery.EXP_OTHERS
        or step is discovery.EXP_REGION
    )


def is_conflict(s: State) -> bool:
    """Is somebody asked about a battle or a war?"""
    step = s.step
    return (
        step is warfare.WAR_KIND
        or step is warfare.BATTLE_REGION
        or step is warfare.BATTLE_OPPONENT
        or step is warfare.WAR_OPPONENT
        or step is battle.CASUALTIES
    )


def crew_weights(s: State, actions: list[int], crew: i64) -> list[float]:
    """The number that a sensible captain sends stands out."""
    wanted = discovery_worth.crew_wanted(s, crew, Prospect(s, seat_worth.DISCOVERY).expeditions)
    return [WANTED if sent(action) == wanted else UNWANTED for action in actions]


def launch_weights(s: State, actions: list[int]) -> list[float]:
    """To sail now, or to wait for more units."""
    expeditions = Prospect(s, seat_worth.DISCOVERY).expeditions
    now = discovery_worth.waiting(s, s.seat, expeditions, DOLLAR)
    later = discovery_worth.patience(s, s.seat, expeditions, DOLLAR)
    return in_proportion([now if action == EXPEDITION_YES else later for action in actions], 1.0 / CANDOUR)


def target_worth(s: State, region: i64) -> float:
    """What an expedition may hope for in a region."""
    return discovery_worth.target_worth(s, region, GOOD, DOLLAR)


def map_worth(s: State, region: i64) -> float:
    """What Cartography may hope for in a region: a tile that is known is valued as it is."""
    return discovery_worth.map_worth(s, region, GOOD, DOLLAR)

"""What a bot knows about Rio de la Plata: hopes of every seat, and what a sensible player considers."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludoteca.core.insight import Insight, hopes_of, in_proportion, shares
from ludoteca.core.state import NOBODY
from ludoteca.core.state import State as CoreState
from ludoteca.core.vecs import filled
from ludoteca.games.rio_de_la_plata import city, planner, seat_worth, site_worth
from ludoteca.games.rio_de_la_plata.actions import (
    CITY_FIRST,
    COLLECT_FIRST,
    DONE,
    END_EFFECTS,
    END_WAR_TURN,
    EXPROPRIATE_FIRST,
    FREE_ROAD,
    FREE_WALL,
    HARVEST,
    OFFER_FIRST,
    PLACE_FIRST,
    TAKE_OFFICE,
)
from ludoteca.games.rio_de_la_plata.data import BOOSTED, MOST_SEATS, OFF_THE_GRID
from ludoteca.games.rio_de_la_plata.foresight import Foresight
from ludoteca.games.rio_de_la_plata.geography import DISTRICT_LIST, DISTRICT_SPACES, DISTRICTS
from ludoteca.games.rio_de_la_plata.prospect import Prospect
from ludoteca.games.rio_de_la_plata.purse import Purse, purse_of
from ludoteca.games.rio_de_la_plata.stacks import HEIGHT
from ludoteca.games.rio_de_la_plata.state import State
from ludoteca.games.rio_de_la_plata.steps import (
    defence,
    effects,
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
# However clear the lead, a point more is better: so much of the share follows so wide a spread.
UPSET: Final = 25.0
PERHAPS: Final = 0.15
# What a point of the best of the others counts beside an own one.
RIVALRY: Final = 0.3
# How little a bot thinks of making an offer.
OFFERED: Final = 30.0
# A group that gains less stays where it is.
WORTH_A_MOVE: Final = 0.02
A_STEP: Final = 0.002
FAR_BELOW: Final = 1000.0
# How seldom a road is laid by feeling where it leads nowhere, beside the one that leads to a district.
ASTRAY: Final = 0.004
# To drive others away costs them something too.
DRIVEN_AWAY: Final = 0.3


@final
class RioDeLaPlataInsight(Insight):
    """Knowledge of Rio de la Plata."""

    # A worker more or less decides little, and a turn has many of them.
    doubt = 0.01

    def evaluate(self, state: CoreState) -> list[float]:
        """Shares of victory: who hopes for more points, surer the nearer the end.

        Nothing for who makes an offer: it can be dropped and made again for ever, and is left to people.
        """
        assert isinstance(state, State)
        if state.seat == NOBODY:
            return shares(state.standings())
        if is_trading(state):
            everybody_else = 1.0 / float(state.seats - 1)
            return [0.0 if seat == state.mover else everybody_else for seat in range(state.seats)]
        prospect = Prospect(state)
        hopes = [seat_worth.hope(state, seat, prospect) for seat in range(state.seats)]
        surely = in_proportion(hopes, SPREAD + SPREAD_A_YEAR * prospect.years)
        perhaps = in_proportion(hopes, UPSET)
        return [surely[seat] + PERHAPS * (perhaps[seat] - surely[seat]) for seat in range(state.seats)]

    def prior(self, state: CoreState, actions: list[int]) -> list[float]:
        """By what it brings; a road leads somewhere even if it is laid by feeling."""
        assert isinstance(state, State)
        if state.step is majors.ROAD_LINE or state.step is majors.ROAD_EDGE:
            way = obvious(state)
            return [1.0 if action == way else ASTRAY for action in actions]
        return super().prior(state, actions)

    def expect(self, state: CoreState, actions: list[int]) -> list[list[float]]:
        """Every action is played in thought to where the position is at rest.

        The effects of workers are compared as if no war came at the end of the year: nobody leaves work
        undone because the dice may make him the attacker.
        """
        assert isinstance(state, State)
        is_work = state.step is effects.EFFECTS
        found: list[list[float]] = []
        for action in actions:
            if is_work and action == END_EFFECTS and state.year == state.last_year:
                found.append(self.evaluate(state))
                continue
            after = state.copy()
            if is_work:
                after.markers = filled(2, OFF_THE_GRID)
            after.apply(action)
            self.follow(after)
            found.append(self.evaluate(after))
        return found

    def sensible(self, state: CoreState, actions: list[int]) -> list[int]:
        """What needs no thought is done at once; trade is for people: a bot makes no offers.

        Nor does it lay a road for nothing when all districts are connected.
        """
        assert isinstance(state, State)
        action = obvious(state)
        if is_war_turn(state.step):
            return [self.best_in_war(state)]
        if action >= 0 and state.step is not placement.CITY_SPACE:
            return [action]
        idle = FREE_ROAD if state.step is effects.EFFECTS and planner.next_road(state) < 0 else -1
        kept = [
            action
            for action in actions
            if action != idle and not OFFER_FIRST <= action < OFFER_FIRST + MOST_SEATS
        ]
        return kept if kept else actions

    def plan(self, state: CoreState) -> list[int]:
        """What a rule of thumb does as well as any thought, or the effect that promises most.

        In a war it is the group that gains most by moving.
        """
        assert isinstance(state, State)
        action = self.best_in_war(state) if is_war_turn(state.step) else obvious(state)
        if action < 0 and state.step is effects.EFFECTS:
            action = self.best_effect(state)
        return [action] if action >= 0 else []

    def ponder(self, state: CoreState, iterations: i64) -> list[int]:
        """Where workers go and what they do is thought through to the next year."""
        assert isinstance(state, State)
        is_open = state.step is placement.PLACEMENT or state.step is effects.EFFECTS
        if not is_open or obvious(state) >= 0:
            return []
        return [Foresight(self, state, iterations).best()]

    def best_effect(self, state: State) -> i64:
        """What he does next with his workers; the end of his turn when nothing promises more."""
        actions = self.sensible(state, state.legal)
        hopes = hopes_of(state.seat, self.expect(state, actions))
        return actions[hopes.index(max(hopes))]

    def best_in_war(self, state: State) -> i64:
        """The group to move, or where to move it."""
        return self.best_group(state) if state.step is movement.WAR_TURN else self.best_move(state)

    def best_move(self, state: State) -> i64:
        """The move from which the group gains most, though its first step alone may gain nothing.

        The shortest way is best, and to stay where nothing is gained.
        """
        best: i64 = state.legal[0]
        most = -FAR_BELOW
        for action in moves(state):
            after = state.copy()
            after.apply(action)
            detour = 0.0
            while after.seat != NOBODY and not self.is_at_rest(after):
                if not self.play_obvious(after):
                    after.apply(self.most_promising(after))
                detour += A_STEP
            gain = hoped(after, state.seat, Prospect(after)) - detour
            if gain > most:
                best, most = action, gain
        return best

    def best_group(self, state: State) -> i64:
        """The group that gains most by moving now; the end of the war turn if none gains.

        A move after which the turn is over is compared with the end of the turn: both come nearer to peace.
        """
        seat = state.seat
        now = hoped(state, seat, Prospect(state))
        after = state.copy()
        after.apply(END_WAR_TURN)
        self.follow(after)
        ended = hoped(after, seat, Prospect(after))
        best: i64 = END_WAR_TURN
        most = WORTH_A_MOVE
        for action in state.legal:
            if action == END_WAR_TURN:
                continue
            chosen = state.copy()
            chosen.apply(action)
            for move in chosen.legal:
                if move == DONE:
                    continue
                after = chosen.copy()
                after.apply(move)
                self.follow(after)
                gain = hoped(after, seat, Prospect(after)) - (now if is_same_turn(state, after) else ended)
                if gain > most:
                    best, most = action, gain
        return best

    def play_obvious(self, state: CoreState) -> bool:
        """What workers bring is taken, bills are paid, segments laid and enemies placed by rules of thumb."""
        assert isinstance(state, State)
        action = obvious(state)
        if action < 0:
            return False
        state.apply(action)
        return True

    def is_at_rest(self, state: CoreState) -> bool:
        """Not in the middle of a chain of small decisions (RP-4.80)."""
        assert isinstance(state, State)
        return not is_link(state.step)

    def most_promising(self, state: CoreState) -> i64:
        """The action after which the deciding seat hopes for most."""
        assert isinstance(state, State)
        return most_hopeful(state)


def is_war_turn(step: Step) -> bool:
    """Is it about the groups of a war, which one moves and where?"""
    return step is movement.WAR_TURN or step is movement.WAR_MOVE or step is movement.SACRIFICE


def is_link(step: Step) -> bool:
    """Is more to be said before the action is complete?"""
    return (
        step is placement.CITY_SPACE
        or step is placement.GRID_CELL
        or step is payment.PAY_NOW
        or step is payment.PAYMENT
        or step is majors.MAJOR_SITE
        or step is majors.ROAD_LINE
        or step is majors.ROAD_EDGE
        or step is majors.WALL_EDGE
        or step is war.ATTACK_EDGE
        or step is war.ATTACK_SIZE
        or step is defence.DEFEND_SPACE
        or step is movement.WAR_MOVE
        or step is movement.SACRIFICE
    )


def obvious(s: State) -> i64:
    """What needs no thought; -1 if there is no such thing."""
    step = s.step
    if step is effects.EFFECTS:
        for action in s.legal:
            if action == FREE_ROAD and planner.next_road(s) < 0:
                continue  # all districts are connected
            if action == HARVEST or COLLECT_FIRST <= action < HARVEST or TAKE_OFFICE <= action <= FREE_WALL:
                return action
        return -1
    if step is placement.CITY_SPACE:
        return best_space(s)
    if step is placement.GRID_CELL:
        return planner.cell(s)
    if step is payment.PAY_NOW:
        return planner.pay_now(s)
    if step is payment.PAYMENT:
        return planner.pay(s)
    if step is majors.ROAD_LINE:
        return planner.road_line(s)
    if step is majors.ROAD_EDGE:
        return planner.road(s)
    if step is majors.WALL_EDGE:
        return planner.wall(s)
    if step is war.ATTACK_EDGE:
        return planner.attack_edge(s)
    if step is movement.WAR_MOVE or step is movement.SACRIFICE:
        return most_hopeful(s)
    return planner.attack_size(s) if step is war.ATTACK_SIZE else -1


def most_hopeful(s: State) -> i64:
    """The action after which the deciding seat hopes for most."""
    actions = moves(s)
    hoped_after = gains(s, actions)
    return actions[hoped_after.index(max(hoped_after))]


def moves(s: State) -> list[int]:
    """What may be done; a group for which another was given up makes use of it and does not stay early."""
    has_gained = s.active_marks & BOOSTED != 0 and s.points > 0
    if s.step is not movement.WAR_MOVE or not has_gained or len(s.legal) == 1:
        return s.legal
    return [action for action in s.legal if action != DONE]


def gains(s: State, actions: list[int]) -> list[float]:
    """What the deciding seat hopes for after each action, against the best of the others."""
    if s.step is placement.CITY_SPACE:
        return space_gains(s, actions)
    districts: list[float] = []
    now = 0.0
    if s.step is placement.PLACEMENT and CITY_FIRST <= actions[0] < CITY_FIRST + DISTRICTS:
        prospect = Prospect(s)
        now = hoped(s, s.seat, prospect) - seat_worth.TO_PLACE
        districts = district_gains(s, prospect)
    found: list[float] = []
    for action in actions:
        if districts and action < CITY_FIRST + DISTRICTS:
            found.append(now + districts[action - CITY_FIRST])
        elif OFFER_FIRST <= action < OFFER_FIRST + MOST_SEATS:
            found.append(now - OFFERED)
        else:
            after = s.copy()
            after.apply(action)
            found.append(hoped(after, s.seat, Prospect(after)))
    return found


def hoped(s: State, seat: i64, p: Prospect) -> float:
    """His hopes, against the best of the others."""
    best = 0.0
    for other in range(s.seats):
        if other != seat:
            best = max(best, seat_worth.hope(s, other, p))
    own = seat_worth.hope(s, seat, p) - RIVALRY * best
    return own - OFFERED if is_trading(s) and s.mover == seat else own


def is_same_turn(s: State, after: State) -> bool:
    """Has the same seat still its turn in the same round of a war?"""
    return after.step is movement.WAR_TURN and after.seat == s.seat and after.war_round == s.war_round


def is_trading(s: State) -> bool:
    """Is an offer being made or answered?"""
    return s.step is trade.TRADE_OFFER or s.step is trade.TRADE_ANSWER


# --- a worker in the city ------------------------------------------------------------------------


def space_gains(s: State, actions: list[int]) -> list[float]:
    """What a worker promises on each of some spaces."""
    prospect = Prospect(s)
    free = free_goods(s, prospect)
    return [space_gain(s, action, free, prospect) for action in actions]


def free_goods(s: State, p: Prospect) -> Purse:
    """The goods that his debts and his workers in the city leave."""
    purse = purse_of(s, s.seat, p)
    seat_worth.cells(s, s.seat, purse, p)
    site_worth.workers_in_city(s, s.seat, purse, p, -1)
    return purse


def space_gain(s: State, action: i64, free: Purse, p: Prospect) -> float:
    """One more worker there, or others driven away."""
    if action >= EXPROPRIATE_FIRST:
        space = action - EXPROPRIATE_FIRST
        workers = 2 * HEIGHT[s.stack[space]] - 1
        worth = site_worth.standing(s, s.seat, space, workers, free.twin(), p)
        return worth + DRIVEN_AWAY - seat_worth.TO_PLACE * float(workers)
    return site_worth.one_more(s, s.seat, action - PLACE_FIRST, free, p)


def best_space(s: State) -> i64:
    """The space of the district on which a worker promises most."""
    found = space_gains(s, s.legal)
    return s.legal[found.index(max(found))]


def district_gains(s: State, p: Prospect) -> list[float]:
    """What a worker promises in each district."""
    free = free_goods(s, p)
    found: list[float] = []
    for district in range(DISTRICTS):
        most = 0.0
        first = district * DISTRICT_SPACES
        for number in range(first, first + DISTRICT_SPACES):
            space = DISTRICT_LIST[number]
            if city.may_place(s, s.seat, space):
                most = max(most, space_gain(s, PLACE_FIRST + space, free, p))
        found.append(most)
    return found

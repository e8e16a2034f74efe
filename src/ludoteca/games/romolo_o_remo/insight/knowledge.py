"""What a bot knows about Romolo o Remo?: hopes of every seat, and what looks promising."""

from __future__ import annotations

from math import exp
from typing import Final, final

from mypy_extensions import i64

from ludoteca.core.insight import Insight, Voice, in_proportion, shares
from ludoteca.core.state import NOBODY
from ludoteca.core.state import State as CoreState
from ludoteca.games.romolo_o_remo import control, units
from ludoteca.games.romolo_o_remo.actions import (
    ACT_FIRST,
    ALLY_EXCHANGE,
    BUY,
    COLLECT,
    CREATE_EXPLORER,
    DISMANTLE,
    END_PHASE,
    END_WAR,
    HIRE_CHARACTER,
    MOVE,
    PEEK,
    RAZE_FIRST,
    REFINE,
    SELECT_FIRST,
    SELL,
    SKIP_PHASE,
    TRANSFORM,
)
from ludoteca.games.romolo_o_remo.board import DISTANCE, HEXES
from ludoteca.games.romolo_o_remo.data import CONSTRUCTIONS, FIRST_SOLDIER, FORUM, PORT
from ludoteca.games.romolo_o_remo.insight import end_worth, seat_worth, thumb
from ludoteca.games.romolo_o_remo.state import State
from ludoteca.games.romolo_o_remo.steps import action, ending, turn, war
from ludoteca.games.romolo_o_remo.units import ACTED, MARKER, MOVES_ONLY

# How far the outcome may still lie from the hopes, in points: at the end, and more for each Round.
SPREAD: Final = 1.5
SPREAD_A_ROUND: Final = 0.1
SPREAD_AT_THE_END: Final = 0.4
# What a point of the best of the others counts beside an own one.
RIVALRY: Final = 0.7
OWN_LAND: Final[i64] = 2
"""How far from the Capital buildings are taken for one's own."""
NOT_SELECTED: Final[i64] = thumb.NO_RULE
WON: Final = 100.0
LOST: Final = -100.0
WORST: Final = -1000.0


@final
class Line:
    """A way on from a decision to where the position is at rest: what is played, hopes there and the Turn."""

    def __init__(self, actions: list[int], hopes: list[float], turn: i64) -> None:
        self.actions = actions
        self.hopes = hopes
        self.turn = turn


@final
class Measure:
    """What a way on gains for who acts now: over doing nothing more in this Turn.

    Where the Turn ends on the way, all that follows is seen, too: it is compared with the end at once.
    """

    def __init__(self, s: State, hopes: list[float], hopes_after_the_end: list[float]) -> None:
        self.s = s
        self.turn: i64 = s.turn
        self.own: i64 = control.party_of(s, s.seat)
        self.work: float = seat_worth.work_left(s, s.seat)
        self.settled: float = against_others(s, hopes, self.own) - self.work
        self.ended: float = self.settled
        if hopes_after_the_end:
            self.ended = against_others(s, hopes_after_the_end, self.own)

    def gain(self, line: Line) -> float:
        """How much more it promises than to stop."""
        hoped = against_others(self.s, line.hopes, self.own)
        return hoped - (self.settled if line.turn == self.turn else self.ended)


@final
class RomoloORemoInsight(Insight):
    """Knowledge of Romolo o Remo?, with a voice that corrects its hopes if something was learned."""

    def __init__(self, voice: Voice | None = None) -> None:
        self.voice = voice

    def listening(self, voice: Voice) -> Insight:
        """Plans are made by hopes; what was learned corrects them."""
        return RomoloORemoInsight(voice)

    def evaluate(self, state: CoreState) -> list[float]:
        """Shares of victory: who hopes for more points, surer the nearer the end."""
        assert isinstance(state, State)
        if state.seat == NOBODY:
            return [state.progress()] if state.seats == 1 else shares(state.standings())
        return self.shares_of(state, self.hopes_of(state))

    def hopes_of(self, s: State) -> list[float]:
        """The hopes of all parties: as they were made by hand, corrected by what was learned."""
        hopes = seat_worth.hopes_of_parties(s)
        if self.voice is not None:
            spread = spread_of(s)
            for seat, said in enumerate(self.voice.say(s)):
                hopes[control.party_of(s, seat)] += spread * said
        return hopes

    def shares_of(self, state: State, hopes: list[float]) -> list[float]:
        """Shares of victory by the hopes of parties."""
        spread = spread_of(state)
        if state.seats == 1:
            return [1.0 / (1.0 + exp((hopes[1] - hopes[0]) / spread))]
        of_parties = in_proportion(hopes, spread)
        if not state.allied:
            return of_parties
        return [of_parties[control.party_of(state, seat)] / 2.0 for seat in range(state.seats)]

    def expect(self, state: CoreState, actions: list[int]) -> list[list[float]]:
        """The evaluation after every action, once what follows from it is done."""
        assert isinstance(state, State)
        if obvious(state) != thumb.NO_RULE:
            return []
        expected: list[list[float]] = []
        for choice in actions:
            after = state.copy()
            after.apply(choice)
            self.follow(after)
            expected.append(self.evaluate(after))
        return expected

    def sensible(self, state: CoreState, actions: list[int]) -> list[int]:
        """A rule of thumb leaves nothing to think about; who meets no enemy makes no war."""
        assert isinstance(state, State)
        choice = obvious(state)
        return actions if choice == thumb.NO_RULE else [choice]

    def plan(self, state: CoreState) -> list[int]:
        """Chores by a rule of thumb; Units act as long as one of them gains by it, and then the phase ends.

        To end it is not weighed like an act: what others do afterwards is chance, and no reason to hurry.
        """
        assert isinstance(state, State)
        choice = obvious(state)
        if choice != thumb.NO_RULE:
            return [choice]
        if state.step is action.ACTION_MAIN:
            return own_part(state, self.best_act(state))
        return [] if self.is_at_rest(state) else own_part(state, self.pursue(state.copy(), None).actions)

    def best_act(self, state: State) -> list[int]:
        """What the Unit does that gains most by acting now; or the end of the phase, if none gains."""
        end: i64 = state.legal[len(state.legal) - 1] if state.begun else SKIP_PHASE
        best: list[int] = [end]
        most = 0.0 if state.begun else seat_worth.SKIPPED
        after = state.copy()
        after.apply(end)
        hopes_after_the_end = self.pursue(after, None).hopes if state.seats == 1 else []
        measure = Measure(state, self.hopes_of(state), hopes_after_the_end)
        for choice in state.legal:
            if choice == SKIP_PHASE or choice == END_PHASE:
                continue
            after = state.copy()
            after.apply(choice)
            line = self.pursue(after, measure)
            gain = measure.gain(line) - (0.0 if is_work(choice) else measure.work)
            if gain > most:
                most = gain
                best = [choice, *line.actions]
        return best

    def play_obvious(self, state: CoreState) -> bool:
        """Payments, sides of walls, whom to hit: a rule of thumb does it well."""
        assert isinstance(state, State)
        choice = obvious(state)
        if choice == thumb.NO_RULE:
            return False
        state.apply(choice)
        return True

    def is_at_rest(self, state: CoreState) -> bool:
        """Before an act, an attack or a Turn; not in the middle of one."""
        assert isinstance(state, State)
        step = state.step
        if step is action.ACTION_MAIN:
            return half_done(state) == NOT_SELECTED
        return (
            step is war.WAR_MAIN
            or step is turn.END_OR_PLAY
            or step is turn.SURRENDERS
            or step is ending.END_ARCHITECTUS
            or step is ending.END_SACERDOS
            or step is ending.END_DOMINION
        )

    def follow(self, state: CoreState) -> None:
        """What each who decides likes best, until the position is at rest."""
        assert isinstance(state, State)
        while state.seat != NOBODY and not self.is_at_rest(state):
            for choice in self.pursue(state.copy(), None).actions:
                state.apply(choice)

    def most_promising(self, state: CoreState) -> i64:
        """By a rule of thumb, else the action after which the deciding seat hopes for most."""
        assert isinstance(state, State)
        if self.is_at_rest(state):
            return self.best_act(state)[0] if state.step is action.ACTION_MAIN else state.legal[0]
        return self.pursue(state.copy(), None).actions[0]

    def pursue(self, state: State, measure: Measure | None) -> Line:
        """Play on in a position by what each who decides likes best, until it is at rest."""
        actions: list[int] = []
        while state.seat != NOBODY and not self.is_at_rest(state):
            choice = without_branching(state)
            if choice == thumb.NO_RULE:
                line = self.best_branch(state, measure)
                return Line(actions + line.actions, line.hopes, line.turn)
            actions.append(choice)
            state.apply(choice)
        if state.seat != NOBODY:
            return Line(actions, self.hopes_of(state), state.turn)
        return Line(actions, decided(state), state.turn)

    def best_branch(self, state: State, measure: Measure | None) -> Line:
        """The way on that the deciding seat likes best."""
        own = control.party_of(state, state.seat)
        if measure is not None and (own != measure.own or state.turn != measure.turn):
            measure = None
        best = Line([], [], 0)
        most = WORST
        for choice in branches(state):
            after = state.copy()
            after.apply(choice)
            line = self.pursue(after, measure)
            hoped = against_others(state, line.hopes, own) if measure is None else measure.gain(line)
            if hoped > most:
                most = hoped
                best = Line([choice, *line.actions], line.hopes, line.turn)
        return best


def spread_of(s: State) -> float:
    """How far the outcome may lie from the hopes here."""
    if end_worth.is_the_end(s):
        return SPREAD_AT_THE_END
    return SPREAD + SPREAD_A_ROUND * end_worth.rounds_left(s)


def is_work(choice: i64) -> bool:
    """Does a Worker act, who has been counted on to do so? Others stay where they are unless they gain."""
    return SELECT_FIRST <= choice < SELECT_FIRST + FIRST_SOLDIER


def against_others(s: State, hopes: list[float], own: i64) -> float:
    """What a party hopes for, less a part of what the best of the others does."""
    best = seat_worth.OUT
    for party in range(len(hopes)):
        if party != own:
            best = max(best, hopes[party])
    return hopes[own] - (RIVALRY if s.seats > 1 else 1.0) * best


def decided(s: State) -> list[float]:
    """The hopes of all parties after the end: who has won has all he can hope for."""
    hopes = [LOST] * control.parties(s)
    standings = s.standings()
    for seat in range(s.seats):
        if standings[seat] == 1:
            hopes[control.party_of(s, seat)] = WON
    return hopes


def own_part(s: State, actions: list[int]) -> list[int]:
    """The actions of a plan up to where something comes to light or somebody else decides."""
    world = s.copy()
    for number, choice in enumerate(actions):
        world.apply(choice)
        if world.seat != s.seat or world.reveals != s.reveals:
            return actions[: number + 1]
    return actions


def without_branching(s: State) -> i64:
    """What is played here without comparing: the obvious, and what is done at first sight."""
    choice = obvious(s)
    return thumb.first_choice(s) if choice == thumb.NO_RULE else choice


def obvious(s: State) -> i64:
    """What needs no thought here: a chore, a Worker on his way, no war on nothing but one's own houses."""
    choice = thumb.chore(s)
    if choice != thumb.NO_RULE:
        return choice
    if s.step is action.ACTION_MAIN:
        return half_done(s)
    return END_WAR if s.step is war.WAR_MAIN and is_at_peace(s) else thumb.NO_RULE


def is_at_peace(s: State) -> bool:
    """Are there no attacks but on buildings near the own Capital?"""
    capital = s.capital[s.seat]
    for choice in s.legal:
        if RAZE_FIRST <= choice < END_WAR:
            if DISTANCE[(choice - RAZE_FIRST) * HEXES + capital] > OWN_LAND:
                return False
        elif choice != END_WAR:
            return False
    return True


def half_done(s: State) -> i64:
    """The selection of a Worker who has walked to where he can work; NOT_SELECTED if there is none."""
    for choice in s.legal:
        if SELECT_FIRST <= choice < SELECT_FIRST + FIRST_SOLDIER:
            row = units.row_of(s, s.seat, choice - SELECT_FIRST)
            if s.unit_state[row] & ACTED and not s.unit_state[row] & (MARKER | MOVES_ONLY):
                return choice
    return NOT_SELECTED


def branches(s: State) -> list[int]:
    """What is worth comparing."""
    if s.step is not action.ACT_KIND:
        return s.legal
    found = [choice for choice in s.legal if not is_odd(s, choice)]
    return found if len(found) > 0 else s.legal


def is_odd(s: State, choice: i64) -> bool:
    """Is it seldom worth a thought: to tear down, to carry away, to peep, or to walk on and on?"""
    act = choice - ACT_FIRST
    if s.unit_state[s.unit] & ACTED and (act == MOVE or is_the_same_anywhere(s, act)):
        return True
    return act == DISMANTLE or act == TRANSFORM or act == ALLY_EXCHANGE or act == COLLECT or act == PEEK


def is_the_same_anywhere(s: State, act: i64) -> bool:
    """Need nobody walk for this: could he have done it where he came from?"""
    if act == SELL or act == BUY:
        row = s.unit_hex[s.unit] * CONSTRUCTIONS
        return s.built[row + PORT] + s.built[row + FORUM] == 0
    return act == HIRE_CHARACTER or act == REFINE or act == CREATE_EXPLORER

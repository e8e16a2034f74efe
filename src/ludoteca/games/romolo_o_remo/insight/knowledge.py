"""What a bot knows about Romolo o Remo?: hopes of every seat, and what looks promising."""

from __future__ import annotations

from math import exp
from typing import Final, final

from mypy_extensions import i64

from ludoteca.core.insight import Insight, Voice, in_proportion, shares
from ludoteca.core.state import NOBODY
from ludoteca.core.state import State as CoreState
from ludoteca.games.romolo_o_remo import control
from ludoteca.games.romolo_o_remo.actions import (
    DESTROY_FIRST,
    END_GAME,
    END_PHASE,
    END_WAR,
    PLAY_ON,
    RAZE_FIRST,
    SKIP_PHASE,
)
from ludoteca.games.romolo_o_remo.data import PIECES
from ludoteca.games.romolo_o_remo.insight import end_worth, foresight, seat_worth, thumb
from ludoteca.games.romolo_o_remo.insight.lines import (
    NOT_SELECTED,
    Line,
    Measure,
    against_others,
    branches,
    decided,
    half_done,
    is_work,
    obvious,
    own_part,
    without_branching,
)
from ludoteca.games.romolo_o_remo.state import State
from ludoteca.games.romolo_o_remo.steps import action, ending, turn, war

# How far the outcome may still lie from the hopes, in points: at the end, and more for each Round.
SPREAD: Final = 1.5
SPREAD_A_ROUND: Final = 0.1
SPREAD_AT_THE_END: Final = 0.4
WORST: Final = -1000.0
ALONE: Final[i64] = 2000
"""Against the A.I. every decision is looked at for as long as so many iterations of a search would take."""


@final
class RomoloORemoInsight(Insight):
    """Knowledge of Romolo o Remo?, with a voice that corrects its hopes if something was learned."""

    def __init__(self, voice: Voice | None = None) -> None:
        self.voice = voice
        self.looks: i64 = 0
        """How many positions it has looked at so far: some decisions branch much more than others."""

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
        self.looks += 1
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
        """What is done at first sight; alone, where nobody waits, what turns out best some Rounds later."""
        assert isinstance(state, State)
        return self.looked_ahead(state, ALONE) if state.seats == 1 else self.at_first_sight(state)

    def at_first_sight(self, state: State) -> list[int]:
        """Chores by a rule of thumb; Units act as long as one of them gains by it, and then the phase ends.

        To end it is not weighed like an act: what others do afterwards is chance, and no reason to hurry.
        """
        choice = obvious(state)
        if choice != thumb.NO_RULE:
            return [choice]
        if state.step is action.ACTION_MAIN:
            return own_part(state, self.best_act(state))
        if state.step is turn.END_OR_PLAY and state.seats > 1:
            return [END_GAME if self.wins_at_once(state) else PLAY_ON]
        if state.step is war.WAR_MAIN and self.spares_all(state):
            return [END_WAR]
        return [] if self.is_at_rest(state) else own_part(state, self.pursue(state.copy(), None).actions)

    def wins_at_once(self, state: State) -> bool:
        """Is the game won by ending it now? Money is counted, and nothing is left to chance."""
        after = state.copy()
        after.apply(END_GAME)
        while after.seat != NOBODY:
            for choice in foresight.usual_plan(self, after):
                after.apply(choice)
        return after.standings()[state.seat] == 1

    def spares_all(self, state: State) -> bool:
        """Are there only buildings to attack, and none that one would rather see destroyed?"""
        for choice in state.legal:
            if choice == END_WAR:
                continue
            if choice < RAZE_FIRST:
                return False
            after = state.copy()
            after.apply(choice)
            for later in self.pursue(after, None).actions:
                if DESTROY_FIRST <= later < DESTROY_FIRST + PIECES:
                    return False
        return True

    def best_act(self, state: State) -> list[int]:
        """What the Unit does that gains most by acting now; or the end of the phase, if none gains."""
        best: list[int] = [end_of_phase(state)]
        most = 0.0 if state.begun else seat_worth.SKIPPED
        measure = self.measure_of(state)
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

    def measure_of(self, state: State) -> Measure:
        """By what the acts that are possible now are measured."""
        after = state.copy()
        after.apply(end_of_phase(state))
        return Measure(state, self.hopes_of(state), self.pursue(after, None).hopes)

    def ponder(self, state: CoreState, iterations: i64) -> list[int]:
        """What Units do, whom they attack and when the game ends is looked at some Rounds ahead.

        The rest is by plan; secrets are left to a search, which mixes what it chooses.
        """
        assert isinstance(state, State)
        if state.hides(state.legal[0]) or state.step is war.DEF_TOKEN:
            return []
        return self.looked_ahead(state, max(ALONE, iterations) if state.seats == 1 else iterations)

    def looked_ahead(self, state: State, iterations: i64) -> list[int]:
        """What turns out best some Rounds later; in the middle of an act what was meant with it."""
        if obvious(state) == thumb.NO_RULE and self.is_at_rest(state):
            return foresight.best_idea(self, state, iterations)
        return self.at_first_sight(state)

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


def end_of_phase(s: State) -> i64:
    """How the Action phase ends here: after some acts, or skipped for a coin."""
    return s.legal[len(s.legal) - 1] if s.begun else SKIP_PHASE


def spread_of(s: State) -> float:
    """How far the outcome may lie from the hopes here."""
    if end_worth.is_the_end(s):
        return SPREAD_AT_THE_END
    return SPREAD + SPREAD_A_ROUND * end_worth.rounds_left(s)

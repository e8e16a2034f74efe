"""Ways on from a decision: what is compared, what is done without a look, and what a way gains."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludoteca.games.romolo_o_remo import control, strength, units
from ludoteca.games.romolo_o_remo.actions import (
    ACT_FIRST,
    ALLY_EXCHANGE,
    ATTACK_AI_FIRST,
    ATTACK_FIRST,
    BUY,
    COLLECT,
    CREATE_EXPLORER,
    DISMANTLE,
    END_WAR,
    HIRE_CHARACTER,
    MOVE,
    PEEK,
    RAZE_FIRST,
    REFINE,
    SELECT_FIRST,
    SELL,
    TARGETS,
    TRADUCTOR_ACT,
    TRANSFORM,
)
from ludoteca.games.romolo_o_remo.bits import bit
from ludoteca.games.romolo_o_remo.board import DISTANCE, HEXES
from ludoteca.games.romolo_o_remo.data import (
    CONSTRUCTIONS,
    DUX,
    FIRST_SOLDIER,
    FORUM,
    HEROS,
    OBSESSOR,
    PENALTY,
    PLUS_3,
    PLUS_HIT,
    PORT,
    TOWER_VALUE,
    X2,
)
from ludoteca.games.romolo_o_remo.insight import seat_worth, thumb
from ludoteca.games.romolo_o_remo.state import State
from ludoteca.games.romolo_o_remo.steps import action, battle, translation, war
from ludoteca.games.romolo_o_remo.units import ACTED, MARKER, MOVES_ONLY

# What a point of the best of the others counts beside an own one.
RIVALRY: Final = 0.7
OWN_LAND: Final[i64] = 2
"""How far from the Capital buildings are taken for one's own."""
NOT_SELECTED: Final[i64] = thumb.NO_RULE
WON: Final = 100.0
LOST: Final = -100.0


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
        self.hopes = hopes
        self.settled: float = against_others(s, hopes, self.own) - self.work
        self.ended: float = against_others(s, hopes_after_the_end, self.own)

    def gain(self, line: Line) -> float:
        """How much more it promises than to stop; what hostile Units would make void promises nothing."""
        if line.turn == self.turn and line.hopes == self.hopes:
            return 0.0
        hoped = against_others(self.s, line.hopes, self.own)
        return hoped - (self.settled if line.turn == self.turn else self.ended)


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
    """Are there no attacks but on buildings near the own Capital, or such as cannot succeed?"""
    capital = s.capital[s.seat]
    for choice in s.legal:
        if choice == END_WAR:
            continue
        if choice >= RAZE_FIRST:
            if DISTANCE[(choice - RAZE_FIRST) * HEXES + capital] > OWN_LAND:
                return False
        elif choice >= ATTACK_AI_FIRST:
            hex = choice - ATTACK_AI_FIRST
            if not is_hopeless(s, hex, strength.rival_value(s, hex)):
                return False
        else:
            hex, other = (choice - ATTACK_FIRST) // TARGETS, (choice - ATTACK_FIRST) % TARGETS
            if not is_hopeless(s, hex, defence_of(s, other, hex)):
                return False
    return True


def defence_of(s: State, other: i64, hex: i64) -> i64:
    """With what a seat defends a hex, without bonuses."""
    value = units.value_here(s, other, hex) + (TOWER_VALUE if s.capital[other] == hex else 0)
    return max(0, value - PENALTY) if units.has_marker_here(s, other, hex) else value


def is_hopeless(s: State, hex: i64, defence: i64) -> bool:
    """Has he no token that hits, and none with which all his Units there would win against such a defence?"""
    if s.uses_die or s.owns(s.seat, HEROS) or s.owns(s.seat, DUX) or s.owns(s.seat, OBSESSOR):
        return False
    tokens = s.tokens[s.seat]
    if tokens & bit(PLUS_HIT):
        return False
    value = units.value_here(s, s.seat, hex)
    best = battle.with_token(value, X2) if tokens & bit(X2) else value
    if tokens & bit(PLUS_3):
        best = max(best, battle.with_token(value, PLUS_3))
    return best <= defence


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
    if s.step is not action.ACT_KIND and s.step is not translation.TRADUCTOR_KIND:
        return s.legal
    found = [choice for choice in s.legal if not is_odd(s, choice)]
    return found if len(found) > 0 else s.legal


def is_odd(s: State, choice: i64) -> bool:
    """Is it seldom worth a thought: to tear down, carry away, peep, or after a walk go on or reach far?"""
    act = choice - ACT_FIRST
    is_on_the_way = bool(s.unit_state[s.unit] & ACTED)
    if is_on_the_way and (act == MOVE or act == TRADUCTOR_ACT or is_the_same_anywhere(s, act)):
        return True
    return act == DISMANTLE or act == TRANSFORM or act == ALLY_EXCHANGE or act == COLLECT or act == PEEK


def is_the_same_anywhere(s: State, act: i64) -> bool:
    """Need nobody walk for this: could he have done it where he came from?"""
    if act == SELL or act == BUY:
        row = s.unit_hex[s.unit] * CONSTRUCTIONS
        return s.built[row + PORT] + s.built[row + FORUM] == 0
    return act == HIRE_CHARACTER or act == REFINE or act == CREATE_EXPLORER

"""War: the defenders place extra pawns and hire more (RP-4.63, RP-4.64, RP-4.85, RP-5.130 … RP-5.134)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludoteca.core.steps import NOTHING
from ludoteca.games.rio_de_la_plata import city
from ludoteca.games.rio_de_la_plata.actions import (
    DEFEND_DISTRICT_FIRST,
    DEFEND_FIRST,
    HIRE_NO,
    HIRE_YES,
    OFFER_FIRST,
)
from ludoteca.games.rio_de_la_plata.data import (
    BARRACKS,
    BUILDINGS,
    COIN,
    EXTRA_PAWNS,
    GENERAL,
    GOODS,
    MOST_ON_A_SPACE,
    NONE,
    UNBUILT,
)
from ludoteca.games.rio_de_la_plata.geography import (
    DISTRICT_LIST,
    DISTRICT_SPACES,
    DISTRICTS,
    SPACE_NAMES,
    SPACES,
)
from ludoteca.games.rio_de_la_plata.stacks import EMPTY, HEIGHT, without
from ludoteca.games.rio_de_la_plata.steps import rounds, trade
from ludoteca.games.rio_de_la_plata.steps.step import Step

if TYPE_CHECKING:
    from ludoteca.games.rio_de_la_plata.state import State


class DefendDistrict(Step):
    """In which district does the General place the next pawn (RP-4.85)?"""

    def actions(self, s: State) -> list[int]:
        """Those with a building that takes it."""
        return [
            DEFEND_DISTRICT_FIRST + district
            for district in range(DISTRICTS)
            if has_post(s, s.mover, district)
        ]

    def play(self, s: State, action: i64) -> None:
        """The district is chosen."""
        s.chosen = action - DEFEND_DISTRICT_FIRST
        s.step = DEFEND_SPACE


class DefendSpace(Step):
    """Which building does the next pawn defend (RP-4.63)?"""

    def actions(self, s: State) -> list[int]:
        """Own huts and houses, empty barracks; for the General every building of the district."""
        colour = colour_in_turn(s)
        legal: list[int] = []
        if s.chosen >= 0:
            first = s.chosen * DISTRICT_SPACES
            for number in range(first, first + DISTRICT_SPACES):
                if may_defend(s, colour, DISTRICT_LIST[number]):
                    legal.append(DEFEND_FIRST + DISTRICT_LIST[number])
        else:
            for space in range(SPACES):
                if may_defend(s, colour, space):
                    legal.append(DEFEND_FIRST + space)
        return legal

    def play(self, s: State, action: i64) -> None:
        """The pawn stands on the building."""
        space = action - DEFEND_FIRST
        colour = colour_in_turn(s)
        city.put_worker(s, colour, space)
        if s.own_left > 0:
            s.own_left -= 1
        else:
            s.other_left -= 1
        s.chosen = NONE
        if s.journal is not None:
            if colour == s.seat:
                s.journal.tell("defended", seat=s.seat, space=SPACE_NAMES[space])
            else:
                s.journal.tell("defended-for", seat=s.seat, owner=colour, space=SPACE_NAMES[space])
        next_pawn(s)


class Hire(Step):
    """Does he pay for one more pawn (RP-4.64)?"""

    def actions(self, s: State) -> list[int]:
        """Yes only with coins, a pawn and a place for it; coins of others can be traded for (RP-5.90)."""
        if not somebody_can_come(s):
            return NOTHING
        legal: list[int] = []
        for other in range(s.seats):
            if s.coins(other) > 0 and trade.may_offer(s, other):
                legal.append(OFFER_FIRST + other)
        if s.coins(s.seat) > s.hired:
            legal.append(HIRE_YES)
        legal.append(HIRE_NO)
        return legal

    def play(self, s: State, action: i64) -> None:
        """Each costs one coin more than the one before (RP-5.133)."""
        if action == HIRE_NO:
            next_defender(s)
            return
        if action < HIRE_YES:
            trade.begin(s, action - OFFER_FIRST)
            return
        s.hired += 1
        s.goods[s.seat * GOODS + COIN] -= s.hired
        s.own_left = 1
        s.other_left = other_colours(s)
        if s.journal is not None:
            s.journal.tell("hired", seat=s.seat, coins=int(s.hired))
        next_pawn(s)

    def skip(self, s: State) -> None:
        """Nobody can be hired."""
        next_defender(s)


DEFEND_DISTRICT: Final[Step] = DefendDistrict("defend_district", "defend_district")
DEFEND_SPACE: Final[Step] = DefendSpace("defend_space", "defend")
DEFEND_HIRE: Final[Step] = Hire("defend_hire", "offer", "hire")


def begin(s: State) -> None:
    """The first defender in the order."""
    s.mover = NONE
    next_defender(s)


def next_defender(s: State) -> None:
    """The next defender places his pawns; after the last the fighting begins (RP-5.131)."""
    s.hired = s.own_left = s.other_left = s.offers = 0
    seat = s.order[0] if s.mover < 0 else s.next_in_order(s.mover)
    if seat == s.attacker:
        seat = s.next_in_order(seat)
    if seat < 0:
        rounds.begin(s)
        return
    s.mover = s.seat = seat
    s.own_left = EXTRA_PAWNS + (1 if s.holds(seat, GENERAL) else 0)
    s.other_left = EXTRA_PAWNS * other_colours(s)
    next_pawn(s)


def back_to_hiring(s: State) -> None:
    """After an offer the defender decides again."""
    s.clear_chain()
    s.step = DEFEND_HIRE


def other_colours(s: State) -> i64:
    """With two players the defender also commands the attacker's colour (RP-5.170)."""
    return 1 if s.seats == 2 else 0


def colour_in_turn(s: State) -> i64:
    """First his own pawns, then with two players the attacker's (RP-5.177)."""
    return s.mover if s.own_left > 0 else s.attacker


def next_pawn(s: State) -> None:
    """Pawns for which there is a place must be placed (RP-5.134); then more may be hired."""
    if s.own_left > 0 and not can_come(s, s.mover):
        s.own_left = 0
    if s.own_left == 0 and s.other_left > 0 and not can_come(s, s.attacker):
        s.other_left = 0
    if s.own_left + s.other_left == 0:
        s.step = DEFEND_HIRE
    elif s.own_left > 0 and s.holds(s.mover, GENERAL):
        s.step = DEFEND_DISTRICT
    else:
        s.step = DEFEND_SPACE


def may_defend(s: State, colour: i64, space: i64) -> bool:
    """An own hut or house, barracks without others; for the General any building (RP-5.131, RP-5.132)."""
    building = s.building[space]
    if building == UNBUILT or building >= BUILDINGS:
        return False
    stack = s.stack[space]
    if HEIGHT[stack] == MOST_ON_A_SPACE or without(stack, colour) != EMPTY:
        return False
    return (
        s.owner[space] == colour or building == BARRACKS or (colour == s.mover and s.holds(colour, GENERAL))
    )


def has_post(s: State, colour: i64, district: i64) -> bool:
    """Is there a place for a pawn in the district?"""
    first = district * DISTRICT_SPACES
    for number in range(first, first + DISTRICT_SPACES):
        if may_defend(s, colour, DISTRICT_LIST[number]):
            return True
    return False


def can_come(s: State, colour: i64) -> bool:
    """Has the colour a pawn in hand, and a place for it?"""
    if s.hand[colour] == 0:
        return False
    for district in range(DISTRICTS):
        if has_post(s, colour, district):
            return True
    return False


def somebody_can_come(s: State) -> bool:
    """With two players one of the two colours is enough (RP-5.173)."""
    return can_come(s, s.mover) or (s.seats == 2 and can_come(s, s.attacker))

"""The auction for the turn order, an option (AD-3.11 … AD-3.14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.vecs import filled
from ludoteca.games.age_of_discovery.actions import BID_FIRST, PASS, RECRUIT_FIRST, bid
from ludoteca.games.age_of_discovery.data import (
    BID_FOR_A_SPECIALIST,
    CAPTAIN,
    CARIBBEAN,
    EMPTY,
    UNIT_NAMES,
    UNITS,
)
from ludoteca.games.age_of_discovery.steps import discovery, turn
from ludoteca.games.age_of_discovery.steps.step import Step

if TYPE_CHECKING:
    from ludoteca.games.age_of_discovery.state import State


class Bid(Step):
    """How much does he bid for the first place, or does he pass (AD-3.11)?"""

    def actions(self, s: State) -> list[int]:
        """More than the high bid, up to his money; or pass."""
        legal: list[int] = [bid(amount) for amount in range(high_bid(s) + 1, s.money[s.seat] + 1)]
        legal.append(PASS)
        return legal

    def play(self, s: State, action: i64) -> None:
        """The bid stands; who passes takes the last free place, and the last one left the first."""
        if action == PASS:
            take_place(s, s.seat)
            if s.turn_order[1] != EMPTY:
                take_place(s, next_bidder(s))
                end(s)
                return
        else:
            s.last_bid[s.seat] = action - BID_FIRST + 1
            if s.journal is not None:
                s.journal.tell("bid", seat=s.seat, bid=s.last_bid[s.seat])
        s.seat = next_bidder(s)


class Recruit(Step):
    """Which specialist does the second in order take for his bid of $8 or more (AD-3.12)?"""

    def actions(self, s: State) -> list[int]:
        """Any of the four."""
        return [RECRUIT_FIRST + unit for unit in range(CAPTAIN, UNITS)]

    def play(self, s: State, action: i64) -> None:
        """It joins his first hand."""
        unit = action - RECRUIT_FIRST
        s.hand[s.seat * UNITS + unit] += 1
        if s.journal is not None:
            s.journal.tell("recruited", seat=s.seat, unit=UNIT_NAMES[unit])
        begin_game(s)


AUCTION_BID: Final[Step] = Bid("auction_bid", "bid", "pass")
AUCTION_SPECIALIST: Final[Step] = Recruit("auction_specialist", "recruit")


def high_bid(s: State) -> i64:
    """The highest bid so far."""
    high: i64 = 0
    for amount in s.last_bid:
        high = max(high, amount)
    return high


def has_place(order: vec[i64], seat: i64) -> bool:
    """Has he passed and taken his place in the turn order?"""
    for taken in order:
        if taken == seat:
            return True
    return False


def next_bidder(s: State) -> i64:
    """The next seat clockwise that has not passed."""
    seat = (s.seat + 1) % s.seats
    while has_place(s.turn_order, seat):
        seat = (seat + 1) % s.seats
    return seat


def take_place(s: State, seat: i64) -> None:
    """He takes the last free place of the turn order."""
    place = s.seats - 1
    while s.turn_order[place] != EMPTY:
        place -= 1
    s.turn_order[place] = seat
    if s.journal is not None:
        s.journal.tell("place-taken", seat=seat, place=place + 1)


def end(s: State) -> None:
    """Places one and two are paid, and the winner discovers the Caribbean (AD-3.12, AD-3.13)."""
    winner = s.turn_order[0]
    second = s.turn_order[1]
    pay(s, winner, s.last_bid[winner])
    pay(s, second, (s.last_bid[second] + 1) // 2)
    discovery.turn_tile(s, winner, CARIBBEAN)
    discovery.discover(s, winner, CARIBBEAN, 0)
    if s.last_bid[second] >= BID_FOR_A_SPECIALIST:
        s.seat = second
        s.step = AUCTION_SPECIALIST
    else:
        begin_game(s)


def pay(s: State, seat: i64, amount: i64) -> None:
    """What a place costs goes to the bank."""
    s.money[seat] -= amount
    if s.journal is not None:
        s.journal.tell("bid-paid", seat=seat, money=amount)


def begin_game(s: State) -> None:
    """The bids are forgotten and turn 1 begins."""
    s.last_bid = filled(s.seats, 0)
    turn.begin(s)

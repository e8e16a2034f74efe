"""Trader: each player may sell one good to the trading house (PR-4.21, PR-5.36 … PR-5.40)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludoteca.core.steps import NOTHING
from ludoteca.games.puerto_rico.actions import PASS, SELL_FIRST, sell
from ludoteca.games.puerto_rico.data import (
    GOOD_NAMES,
    GOODS,
    HOUSE_SPACES,
    LARGE_MARKET,
    OFFICE,
    PRICES,
    SMALL_MARKET,
)
from ludoteca.games.puerto_rico.steps import roles
from ludoteca.games.puerto_rico.steps.step import Step, tell_pass

if TYPE_CHECKING:
    from ludoteca.games.puerto_rico.state import State


class Sell(Step):
    """Which good goes to the trading house (PR-4.21)?"""

    def actions(self, s: State) -> list[int]:
        """A kind he holds that the house lacks; with an occupied office any kind he holds; or pass."""
        if s.trading_house_size() == HOUSE_SPACES:
            return NOTHING
        row = s.seat * GOODS
        office = s.is_occupied(s.seat, OFFICE)
        legal: list[int] = [
            sell(good)
            for good in range(GOODS)
            if s.goods[row + good] > 0 and (office or s.trading_house[good] == 0)
        ]
        legal.append(PASS)
        return legal

    def play(self, s: State, action: i64) -> None:
        """One barrel to the house, its income to the seller."""
        if action == PASS:
            tell_pass(s)
        else:
            good = action - SELL_FIRST
            doubloons = income(s, s.seat, good)
            s.goods[s.seat * GOODS + good] -= 1
            s.trading_house[good] += 1
            s.doubloons[s.seat] += doubloons
            if s.journal is not None:
                s.journal.tell("sold", seat=s.seat, good=GOOD_NAMES[good], doubloons=doubloons)
        next_trader(s)

    def skip(self, s: State) -> None:
        """A full house buys nothing."""
        next_trader(s)


TRADER_SELL: Final[Step] = Sell("trader_sell", "sell", "pass")


def income(s: State, seat: i64, good: i64) -> i64:
    """The price, the trader's privilege and the markets (PR-5.36)."""
    price = PRICES[good]
    if seat == s.owner:
        price += 1
    if s.is_occupied(seat, SMALL_MARKET):
        price += 1
    if s.is_occupied(seat, LARGE_MARKET):
        price += 2
    return price


def next_trader(s: State) -> None:
    """The next player may sell; the fourth barrel or the last player ends the phase (PR-5.38)."""
    s.seat = s.next_seat(s.seat)
    if s.seat == s.owner or s.trading_house_size() == HOUSE_SPACES:
        clear_house(s)
        roles.end_phase(s)


def clear_house(s: State) -> None:
    """A full house goes back to the supply, otherwise everything stays (PR-5.39)."""
    if s.trading_house_size() < HOUSE_SPACES:
        return
    for good in range(GOODS):
        s.goods_supply[good] += s.trading_house[good]
        s.trading_house[good] = 0
    if s.journal is not None:
        s.journal.tell("house-cleared")

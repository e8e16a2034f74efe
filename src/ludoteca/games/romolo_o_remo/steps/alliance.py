"""Allies exchange up to three things with a Worker's action (RR-5.111).

`gift` counts what is offered, five kinds and coins, and behind that what is asked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludoteca.core.words import Item
from ludoteca.games.romolo_o_remo import stores
from ludoteca.games.romolo_o_remo.actions import (
    ACCEPT_NO,
    ACCEPT_YES,
    COIN_ITEM,
    DONE,
    ITEM_NAMES,
    ITEMS,
    OFFER_FIRST,
    REQUEST_FIRST,
)
from ludoteca.games.romolo_o_remo.data import COIN, EXCHANGED_ITEMS, RESOURCES
from ludoteca.games.romolo_o_remo.steps import action
from ludoteca.games.romolo_o_remo.steps.step import Step

if TYPE_CHECKING:
    from ludoteca.games.romolo_o_remo.state import State


class AllyItem(Step):
    """What is offered, and what is asked for (RR-5.111)?"""

    def actions(self, s: State) -> list[int]:
        """Gifts before requests, in order, as far as the giver has them; done after the first."""
        legal: list[int] = []
        ally = ally_of(s, s.seat)
        for item in range(ITEMS):
            if item >= s.last_pick and has(s, s.seat, item) > s.gift[item]:
                legal.append(OFFER_FIRST + item)
        for item in range(ITEMS):
            if ITEMS + item >= s.last_pick and has(s, ally, item) > s.gift[ITEMS + item]:
                legal.append(REQUEST_FIRST + item)
        if items(s):
            legal.append(DONE)
        return legal

    def play(self, s: State, action_: i64) -> None:
        """The third thing, or enough: the ally is asked."""
        if action_ != DONE:
            pick = action_ - REQUEST_FIRST + ITEMS if action_ >= REQUEST_FIRST else action_ - OFFER_FIRST
            s.gift[pick] += 1
            s.last_pick = pick
        if action_ == DONE or items(s) == EXCHANGED_ITEMS:
            s.seat = ally_of(s, s.seat)
            s.step = ALLY_ACCEPT


class AllyAccept(Step):
    """Does the ally agree (RR-5.111)?"""

    def actions(self, s: State) -> list[int]:
        """Yes or no."""
        return [ACCEPT_YES, ACCEPT_NO]

    def play(self, s: State, action_: i64) -> None:
        """Things change hands; or nothing happened, and he is not asked again in this Turn."""
        ally = s.seat
        s.seat = s.active
        if action_ == ACCEPT_NO:
            s.refused = 1
            if s.journal is not None:
                s.journal.tell("exchange-refused", seat=ally, active=s.active)
            action.back_to_main(s)
            return
        for item in range(ITEMS):
            hand(s, s.active, ally, item, s.gift[item])
            hand(s, ally, s.active, item, s.gift[ITEMS + item])
        if s.journal is not None:
            s.journal.tell(
                "exchanged", seat=s.active, owner=ally, given=named(s, 0), received=named(s, ITEMS)
            )
        action.finish(s)


ALLY_ITEM: Final[Step] = AllyItem("ally_item", "offer", "request", "done")
ALLY_ACCEPT: Final[Step] = AllyAccept("ally_accept", "accept")


def ally_of(s: State, seat: i64) -> i64:
    """Who sits opposite."""
    return (seat + 2) % s.seats


def can_exchange(s: State) -> bool:
    """An ally still in the game who has not refused in this Turn, and anything to exchange (RR-4.10)."""
    if not s.allied or s.refused:
        return False
    ally = ally_of(s, s.seat)
    if not s.is_in(ally):
        return False
    for seat in (s.seat, ally):
        if s.money[seat] >= COIN or stores.cubes_of(s, seat) > 0:
            return True
    return False


def has(s: State, seat: i64, item: i64) -> i64:
    """How many of a thing somebody could give."""
    return s.money[seat] // COIN if item == COIN_ITEM else s.cubes[seat * RESOURCES + item]


def items(s: State) -> i64:
    """How many things would change hands."""
    total: i64 = 0
    for count in s.gift:
        total += count
    return total


def hand(s: State, giver: i64, taker: i64, item: i64, count: i64) -> None:
    """So many of a thing change hands."""
    if item == COIN_ITEM:
        s.money[giver] -= COIN * count
        s.money[taker] += COIN * count
    else:
        s.cubes[giver * RESOURCES + item] -= count
        s.cubes[taker * RESOURCES + item] += count


def named(s: State, first: i64) -> tuple[Item, ...]:
    """What is given or received, by name."""
    found: list[Item] = []
    for item in range(ITEMS):
        if s.gift[first + item]:
            found.append((ITEM_NAMES[item], s.gift[first + item]))
    if len(found) == 0:
        found.append("nothing")
    return tuple(found)

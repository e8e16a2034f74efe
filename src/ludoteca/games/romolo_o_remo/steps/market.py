"""The market: sell, buy, forum, Nauta, Negotiator and Mercator (RR-5.50 … RR-5.54, RR-5.99 … RR-5.101)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludoteca.core.hexes import NO_HEX
from ludoteca.core.steps import NOTHING
from ludoteca.games.romolo_o_remo import lands, stores
from ludoteca.games.romolo_o_remo.actions import (
    BUY_FIRST,
    COLUMN_FIRST,
    DONE,
    GIVE_FIRST,
    NAUTA_NO,
    NAUTA_YES,
    SELL,
    SELL_FIRST,
    TAKE_FIRST,
    sell,
)
from ludoteca.games.romolo_o_remo.bits import bit
from ludoteca.games.romolo_o_remo.data import (
    COIN,
    COLUMN_SPACES,
    CONSTRUCTIONS,
    FORUM,
    FORUM_BONUS,
    HALF_COIN,
    MERCATOR,
    MERCATOR_GETS,
    MERCATOR_GIVES,
    NAUTA,
    NEGOTIATOR,
    NO_FORUM_BONUS,
    PORT,
    RESOURCE_NAMES,
    RESOURCES,
    SIDES,
    SOURCES,
)
from ludoteca.games.romolo_o_remo.steps import action, payment
from ludoteca.games.romolo_o_remo.steps.step import Step

if TYPE_CHECKING:
    from ludoteca.games.romolo_o_remo.state import State

ANY_KIND: Final[i64] = 31
"""The set of all resources."""


class SellCube(Step):
    """Which cube is sold (RR-5.51)?"""

    def actions(self, s: State) -> list[int]:
        """Cubes of hand and hex that have a price and a column; stop after the first."""
        if s.trades == 0:
            return NOTHING
        legal: list[int] = []
        for resource in range(RESOURCES):
            if kinds(s) >> resource & 1 and s.price[resource] and has_column(s, resource):
                for source in range(SOURCES):
                    if stores.from_source(s, s.seat, s.place, resource, source):
                        legal.append(sell(resource, source))
        if s.traded:
            legal.append(DONE)
        return legal

    def play(self, s: State, action_: i64) -> None:
        """The cube leaves for the market, or that was all."""
        if action_ == DONE:
            finish(s)
            return
        pick = action_ - SELL_FIRST
        s.sold = pick // SOURCES
        stores.take(s, s.seat, s.place, s.sold, pick % SOURCES)
        s.step = SELL_COLUMN

    def skip(self, s: State) -> None:
        """The quota is used up."""
        s.step = USE_NAUTA


class SellColumn(Step):
    """Above which column does the cube go (RR-5.51)?"""

    def actions(self, s: State) -> list[int]:
        """Another kind's, with room."""
        return [COLUMN_FIRST + column for column in range(RESOURCES) if takes(s, column, s.sold)]

    def play(self, s: State, action_: i64) -> None:
        """The seller gets the price."""
        column = action_ - COLUMN_FIRST
        s.market[column * RESOURCES + s.sold] += 1
        price = COIN * s.price[s.sold]
        s.money[s.seat] += price
        if s.journal is not None:
            s.journal.tell(
                "sold",
                seat=s.seat,
                resource=RESOURCE_NAMES[s.sold],
                column=RESOURCE_NAMES[column],
                half_coins=price,
            )
        s.sold = -1
        count_trade(s)
        s.step = SELL_CUBE


class BuyType(Step):
    """What is bought (RR-5.54)?"""

    def actions(self, s: State) -> list[int]:
        """Kinds that he can pay; stop after the first."""
        if s.trades == 0:
            return NOTHING
        legal: list[int] = []
        for resource in range(RESOURCES):
            if kinds(s) >> resource & 1 and s.money[s.seat] >= cost(s, resource):
                legal.append(BUY_FIRST + resource)
        if s.traded:
            legal.append(DONE)
        return legal

    def play(self, s: State, action_: i64) -> None:
        """One cube for its price; two for half a coin if it is worth nothing."""
        if action_ == DONE:
            finish(s)
            return
        resource = action_ - BUY_FIRST
        price = cost(s, resource)
        count: i64 = 1 if s.price[resource] else 2
        s.money[s.seat] -= price
        s.cubes[s.seat * RESOURCES + resource] += count
        if s.journal is not None:
            s.journal.tell(
                "bought", seat=s.seat, resource=RESOURCE_NAMES[resource], count=count, half_coins=price
            )
        count_trade(s)

    def skip(self, s: State) -> None:
        """The quota is used up."""
        s.step = USE_NAUTA


class UseNauta(Step):
    """One more trade with the Nauta (RR-5.100)?"""

    def actions(self, s: State) -> list[int]:
        """Asked if he is unused and one more trade is possible."""
        if not s.has_unused(s.seat, NAUTA):
            return NOTHING
        is_possible = can_sell(s) if s.act == SELL else can_buy(s)
        return [NAUTA_YES, NAUTA_NO] if is_possible else NOTHING

    def play(self, s: State, action_: i64) -> None:
        """One more, or the end of the action."""
        if action_ == NAUTA_NO:
            finish(s)
            return
        s.used |= bit(NAUTA)
        s.trades = 1
        if s.journal is not None:
            s.journal.tell("nauta-traded", seat=s.seat)
        s.step = SELL_CUBE if s.act == SELL else BUY_TYPE

    def skip(self, s: State) -> None:
        """The action is over."""
        finish(s)


class MercatorGive(Step):
    """Which cubes are exchanged (RR-5.99)?"""

    def actions(self, s: State) -> list[int]:
        """Kinds of which there are enough."""
        return [GIVE_FIRST + resource for resource in exchangeable(s, s.place)]

    def play(self, s: State, action_: i64) -> None:
        """They are paid one by one."""
        count = MERCATOR_GIVES[lands.by_power(s, s.place)]
        payment.begin(s, count, payment.one_kind(action_ - GIVE_FIRST, count))


class MercatorGet(Step):
    """What is got for them (RR-5.99)?"""

    def actions(self, s: State) -> list[int]:
        """Any kind."""
        return [TAKE_FIRST + resource for resource in range(RESOURCES)]

    def play(self, s: State, action_: i64) -> None:
        """One cube to the hand, two of them in a hex of Power 7."""
        resource = action_ - TAKE_FIRST
        count = MERCATOR_GETS[lands.by_power(s, s.place)]
        s.cubes[s.seat * RESOURCES + resource] += count
        s.used |= bit(MERCATOR)
        if s.journal is not None:
            s.journal.tell("took", seat=s.seat, resource=RESOURCE_NAMES[resource], count=count)
        action.finish(s)


SELL_CUBE: Final[Step] = SellCube("sell_cube", "sell", "done")
SELL_COLUMN: Final[Step] = SellColumn("sell_column", "column")
BUY_TYPE: Final[Step] = BuyType("buy_type", "buy", "done")
USE_NAUTA: Final[Step] = UseNauta("use_nauta", "nauta")
MERCATOR_GIVE: Final[Step] = MercatorGive("mercator_give", "give")
MERCATOR_GET: Final[Step] = MercatorGet("mercator_get", "take")


def begin(s: State) -> None:
    """A Market action: one trade, and one for every port of the hex (RR-5.50)."""
    s.trades = 1 + s.built[s.place * CONSTRUCTIONS + PORT]
    s.traded = 0
    s.step = SELL_CUBE if s.act == SELL else BUY_TYPE


def count_trade(s: State) -> None:
    """One trade is made."""
    s.trades -= 1
    s.traded += 1


def finish(s: State) -> None:
    """The forum's bonus, and the end of the action; the Negotiator's Worker stays as it is (RR-5.101)."""
    if s.act == SELL:
        bonus = forum_bonus(s, s.place)
        s.money[s.seat] += bonus
        if bonus and s.journal is not None:
            s.journal.tell("forum-paid", seat=s.seat, half_coins=bonus)
    if s.negotiating:
        s.used |= bit(NEGOTIATOR)
        s.begun = 1
        if s.journal is not None:
            s.journal.tell("negotiator-used", seat=s.seat)
        action.back_to_main(s)
    else:
        action.finish(s)


def kinds(s: State) -> i64:
    """The kinds that may be traded: for the Negotiator only the marked ones."""
    return s.negotiator_marks if s.negotiating else ANY_KIND


def can_sell(s: State) -> bool:
    """Can one more cube be sold in the acting hex?"""
    return has_sale(s, s.place, kinds(s))


def can_buy(s: State) -> bool:
    """Can one more cube be bought?"""
    return has_purchase(s, kinds(s))


def can_negotiate(s: State, hex: i64) -> bool:
    """Is a trade of a marked kind possible in the hex?"""
    return has_sale(s, hex, s.negotiator_marks) or has_purchase(s, s.negotiator_marks)


def has_sale(s: State, hex: i64, kinds: i64) -> bool:
    """Is there a cube of these kinds with a price, and a column for it?"""
    for resource in range(RESOURCES):
        if (
            kinds >> resource & 1
            and s.price[resource]
            and stores.available(s, s.seat, hex, resource)
            and has_column(s, resource)
        ):
            return True
    return False


def has_purchase(s: State, kinds: i64) -> bool:
    """Can he pay a cube of these kinds?"""
    for resource in range(RESOURCES):
        if kinds >> resource & 1 and s.money[s.seat] >= cost(s, resource):
            return True
    return False


def cost(s: State, resource: i64) -> i64:
    """What a purchase costs in half-coins (RR-5.54)."""
    return COIN * s.price[resource] if s.price[resource] else HALF_COIN


def takes(s: State, column: i64, resource: i64) -> bool:
    """Is it another kind's column, with room?"""
    return column != resource and cubes_above(s, column) < COLUMN_SPACES


def has_column(s: State, resource: i64) -> bool:
    """Is there a column for a sold cube?"""
    for column in range(RESOURCES):
        if takes(s, column, resource):
            return True
    return False


def cubes_above(s: State, column: i64) -> i64:
    """Cubes that lie above a column."""
    total: i64 = 0
    for resource in range(RESOURCES):
        total += s.market[column * RESOURCES + resource]
    return total


def forum_bonus(s: State, hex: i64) -> i64:
    """By Power; one coin more for every further forum here and next to here (RR-5.52)."""
    forums = s.built[hex * CONSTRUCTIONS + FORUM]
    power = lands.by_power(s, hex)
    if forums == 0 or power <= NO_FORUM_BONUS:
        return 0
    for side in range(hex * SIDES, hex * SIDES + SIDES):
        beside = s.near[side]
        if beside != NO_HEX:
            forums += s.built[beside * CONSTRUCTIONS + FORUM]
    return FORUM_BONUS[power] + COIN * (forums - 1)


def exchangeable(s: State, hex: i64) -> list[int]:
    """Kinds of which there are enough cubes for the Mercator."""
    count = MERCATOR_GIVES[lands.by_power(s, hex)]
    return [resource for resource in range(RESOURCES) if stores.available(s, s.seat, hex, resource) >= count]


def can_exchange(s: State, hex: i64) -> bool:
    """Has he the Mercator, unused, and enough cubes of a kind?"""
    return s.has_unused(s.seat, MERCATOR) and len(exchangeable(s, hex)) > 0

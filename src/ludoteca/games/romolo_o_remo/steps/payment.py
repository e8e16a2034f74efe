"""Payments: cube by cube in a fixed order, or in coins and cubes at their price (RR-4.5, RR-5.46).

What is due is `due` cubes, of each kind at most its cap; `caps` holds the caps, four bits a kind.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludoteca.games.romolo_o_remo import stores
from ludoteca.games.romolo_o_remo.actions import (
    BUILD,
    COINS,
    MERCATOR_ACT,
    PAY_FIRST,
    REFINE,
    TRANSFORM,
    pay,
)
from ludoteca.games.romolo_o_remo.bits import bit
from ludoteca.games.romolo_o_remo.data import COIN, RESOURCE_NAMES, RESOURCES, SOURCE_NAMES, SOURCES
from ludoteca.games.romolo_o_remo.steps import building, growth, market, production
from ludoteca.games.romolo_o_remo.steps.step import Step

if TYPE_CHECKING:
    from ludoteca.games.romolo_o_remo.state import State

CAP_BITS: Final[i64] = 4
CAP: Final[i64] = 15


class PayCube(Step):
    """Which cube is paid next, and from where (RR-4.5)?"""

    def actions(self, s: State) -> list[int]:
        """Kinds and sources not before the last one, as long as the rest stays payable."""
        legal: list[int] = []
        for resource in range(RESOURCES):
            cap = cap_of(s.caps, resource)
            if cap == 0:
                continue
            later: i64 = 0
            for other in range(resource + 1, RESOURCES):
                later += min(cap_of(s.caps, other), stores.available(s, s.seat, s.place, other))
            left = from_here_on(s, resource, 0)
            for source in range(SOURCES):
                held = stores.from_source(s, s.seat, s.place, resource, source)
                if held and resource * SOURCES + source >= s.last_pick:
                    rest = min(cap - 1, left - 1) + later
                    if rest >= s.due - 1:
                        legal.append(pay(resource, source))
                left -= held
        return legal

    def play(self, s: State, action: i64) -> None:
        """The cube is paid; the last one completes the act."""
        take_cube(s, action)
        resource = (action - PAY_FIRST) // SOURCES
        s.caps -= bit(CAP_BITS * resource)
        s.due -= 1
        if s.due == 0:
            complete(s)


class PayValue(Step):
    """Coins for the whole rest, or a cube at its price (RR-5.46)?"""

    def actions(self, s: State) -> list[int]:
        """What leaves the rest payable."""
        legal: list[int] = []
        money = s.money[s.seat]
        if money >= s.due:
            legal.append(COINS)
        for resource in range(RESOURCES):
            worth = COIN * s.price[resource]
            if worth == 0:
                continue
            later: i64 = 0
            for other in range(resource + 1, RESOURCES):
                later += COIN * s.price[other] * stores.available(s, s.seat, s.place, other)
            left = from_here_on(s, resource, 0)
            for source in range(SOURCES):
                held = stores.from_source(s, s.seat, s.place, resource, source)
                is_enough = money + worth * left + later >= s.due
                if held and resource * SOURCES + source >= s.last_pick and is_enough:
                    legal.append(pay(resource, source))
                left -= held
        return legal

    def play(self, s: State, action: i64) -> None:
        """Coins end the payment, cubes when they are worth enough; no change is given."""
        if action == COINS:
            s.money[s.seat] -= s.due
            if s.journal is not None:
                s.journal.tell("paid-coins", seat=s.seat, half_coins=s.due)
            s.due = 0
        else:
            take_cube(s, action)
            s.due -= COIN * s.price[(action - PAY_FIRST) // SOURCES]
        if s.due <= 0:
            growth.place_mercenaries(s)


PAY_CUBE: Final[Step] = PayCube("pay_cube", "pay")
PAY_VALUE: Final[Step] = PayValue("pay_value", "pay", "coins")


def cap_of(caps: i64, resource: i64) -> i64:
    """How many cubes of a kind may still be paid."""
    return caps >> (CAP_BITS * resource) & CAP


def from_here_on(s: State, resource: i64, source: i64) -> i64:
    """Cubes of a kind in this source and those after it."""
    total: i64 = 0
    for later in range(source, SOURCES):
        total += stores.from_source(s, s.seat, s.place, resource, later)
    return total


def take_cube(s: State, action: i64) -> None:
    """A cube is paid from its source."""
    pick = action - PAY_FIRST
    resource = pick // SOURCES
    source = pick % SOURCES
    stores.take(s, s.seat, s.place, resource, source)
    s.last_pick = pick
    if s.journal is not None:
        s.journal.tell("paid", seat=s.seat, resource=RESOURCE_NAMES[resource], source=SOURCE_NAMES[source])


def begin(s: State, due: i64, caps: i64) -> None:
    """So many cubes are due; the first one is asked for, or the act is complete."""
    s.due = due
    s.caps = caps
    s.last_pick = -1
    if due == 0:
        complete(s)
    else:
        s.step = PAY_CUBE


def one_kind(resource: i64, count: i64) -> i64:
    """Caps for a payment in one kind."""
    return count << (CAP_BITS * resource)


def complete(s: State) -> None:
    """Everything is paid: the act that it was for is carried out."""
    act = s.act
    s.caps = 0
    s.last_pick = -1
    if act == BUILD or act == TRANSFORM:
        building.place(s)
    elif act == REFINE:
        production.refine(s)
    elif act == MERCATOR_ACT:
        s.step = market.MERCATOR_GET
    else:
        growth.create(s)

"""The goods of a seat when its effects come, and what they are worth to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from ludoteca.games.rio_de_la_plata.data import (
    COIN,
    FOREST,
    GOODS,
    HUT,
    MASTER_CRAFT,
    MASTER_STONE,
    MASTER_WOOD,
    PLACEMENT_PHASE,
    PRECIOUS,
    PRECIOUS_COST,
    QUARRY,
    SLOTS,
    STONE,
    STONE_COST,
    WOOD,
    WOOD_COST,
)
from ludoteca.games.rio_de_la_plata.prospect import Prospect, is_past

if TYPE_CHECKING:
    from ludoteca.games.rio_de_la_plata.state import State

# Goods in points while there is time to use them: those that are needed, that are useful, and more.
A_GOOD: Final = 0.8
A_USEFUL_GOOD: Final = 0.5
ANOTHER_GOOD: Final = 0.3
A_GOOD_TOO_MANY: Final = 0.15
NEEDED: Final = 2
USEFUL: Final = 2
MORE: Final = 3
A_PRECIOUS: Final = 1.4
A_USEFUL_PRECIOUS: Final = 1.0
A_PRECIOUS_TOO_MANY: Final = 0.5
PRECIOUS_NEEDED: Final = 1
PRECIOUS_USEFUL: Final = 2
A_COIN: Final = 0.42
# A precious resource that is still to be made.
TO_BE_MADE: Final = 0.25


@final
class Purse:
    """The goods of a seat when its effects come: what it has, and what its workers bring."""

    def __init__(self) -> None:
        self.stone: i64 = 0
        self.wood: i64 = 0
        self.precious: i64 = 0
        self.coins: i64 = 0
        self.huts: i64 = 0
        """Huts that wait for their houses."""
        self.stuck: i64 = 0
        """Workers who will not be back for the next placement."""
        self.waiting: float = 0.0
        """For how many years all of them together."""
        self.crafted: i64 = 0
        """Precious resources that are still to be made."""
        self.works: i64 = 0
        """Kinds of workplaces that his workers in the city are meant to build beside a house of his."""
        self.is_past: bool = False
        """Has he used his workers for this year? Then plans are for the next."""

    def twin(self) -> Purse:
        """The same goods."""
        twin = Purse()
        twin.stone = self.stone
        twin.wood = self.wood
        twin.precious = self.precious
        twin.coins = self.coins
        twin.huts = self.huts
        twin.works = self.works
        return twin

    def can_pay(self, building: i64) -> bool:
        """Are the goods enough, with a coin or two in place of stone and wood?"""
        missing = max(0, STONE_COST[building] - self.stone) + max(0, WOOD_COST[building] - self.wood)
        return PRECIOUS_COST[building] <= self.precious and missing * (missing + 1) // 2 <= self.coins

    def pay(self, building: i64) -> None:
        """The goods are meant for this building."""
        missing = max(0, STONE_COST[building] - self.stone) + max(0, WOOD_COST[building] - self.wood)
        self.stone = max(0, self.stone - STONE_COST[building])
        self.wood = max(0, self.wood - WOOD_COST[building])
        self.precious -= PRECIOUS_COST[building]
        self.coins -= missing * (missing + 1) // 2


def purse_of(s: State, seat: i64, p: Prospect) -> Purse:
    """What he will have when his effects come, if his craftsmen take what he has most of."""
    purse = Purse()
    row = seat * GOODS
    purse.stone = s.goods[row + STONE]
    purse.wood = s.goods[row + WOOD]
    purse.precious = s.goods[row + PRECIOUS]
    purse.coins = s.goods[row + COIN]
    for space in p.noted:
        if s.building[space] == HUT and s.owner[space] == seat:
            purse.huts += 1
    if is_past(s, seat):
        purse.is_past = True
        return purse
    for slot in range(SLOTS):
        if s.slots[QUARRY * SLOTS + slot] == seat:
            purse.stone += 1
        if s.slots[FOREST * SLOTS + slot] == seat:
            purse.wood += 1
    if s.phase == PLACEMENT_PHASE:
        purse.stone += 1 if s.holds(seat, MASTER_STONE) else 0
        purse.wood += 1 if s.holds(seat, MASTER_WOOD) else 0
        purse.precious += 1 if s.holds(seat, MASTER_CRAFT) else 0
    for _ in range(s.workshop[seat]):
        if purse.stone + purse.wood == 0 or purse.precious > PRECIOUS_NEEDED + PRECIOUS_USEFUL:
            purse.stuck += 1
            continue
        purse.precious += 1
        purse.crafted += 1
        if purse.stone > purse.wood:
            purse.stone -= 1
        else:
            purse.wood -= 1
    return purse


def goods(purse: Purse, p: Prospect) -> float:
    """What goods that are not meant for anything are worth."""
    worth = raw(purse.stone) + raw(purse.wood) + crafted(purse.precious)
    return (worth - TO_BE_MADE * float(purse.crafted)) * p.use


def raw(count: i64) -> float:
    """So much stone, or so much wood: the first are worth most."""
    left = count - NEEDED
    if left <= 0:
        return A_GOOD * float(count)
    worth = A_GOOD * float(NEEDED) + A_USEFUL_GOOD * float(min(left, USEFUL))
    left -= USEFUL
    if left <= 0:
        return worth
    return worth + ANOTHER_GOOD * float(min(left, MORE)) + A_GOOD_TOO_MANY * float(max(0, left - MORE))


def crafted(count: i64) -> float:
    """So many precious resources."""
    left = count - PRECIOUS_NEEDED
    if left <= 0:
        return A_PRECIOUS * float(count)
    worth = A_PRECIOUS * float(PRECIOUS_NEEDED) + A_USEFUL_PRECIOUS * float(min(left, PRECIOUS_USEFUL))
    return worth + A_PRECIOUS_TOO_MANY * float(max(0, left - PRECIOUS_USEFUL))


def price(purse: Purse, building: i64, p: Prospect) -> float:
    """What the goods of a building, and coins in their place, are worth to him."""
    stone = max(0, purse.stone - STONE_COST[building])
    wood = max(0, purse.wood - WOOD_COST[building])
    missing = max(0, STONE_COST[building] - purse.stone) + max(0, WOOD_COST[building] - purse.wood)
    left = raw(stone) + raw(wood) + crafted(purse.precious - PRECIOUS_COST[building])
    now = raw(purse.stone) + raw(purse.wood) + crafted(purse.precious)
    return (now - left) * p.use + A_COIN * float(missing * (missing + 1) // 2)

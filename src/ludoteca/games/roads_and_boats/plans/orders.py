"""Which goods are to be carried where, and what that is worth: to sites, to factories, to one's home."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.games.roads_and_boats.data import (
    BOARDS,
    CLAY,
    COAL_BURNER,
    COINS,
    FLEET,
    FUEL,
    GOLD,
    GOODS,
    GOOSE,
    MINT,
    OUTPUT,
    SAWMILL,
    STOCK,
    STONE_FACTORY,
    TRUNKS,
    WEALTH,
    WONDER_ROWS,
)
from ludoteca.games.roads_and_boats.geometry import CARGO, MOST_BANKS
from ludoteca.games.roads_and_boats.plans.land import NOWHERE, Land
from ludoteca.games.roads_and_boats.plans.paths import FAR, ground_of
from ludoteca.games.roads_and_boats.plans.projects import Programme, Project

NOTHING: Final[i64] = -1
"""The good of an order that only wants somebody to be there."""
# What a good is worth at a factory, and at home.
WOOD_TO_SAW: Final = 9.0
CLAY_TO_BURN: Final = 9.0
WOOD_TO_BURN: Final = 10.0
GOLD_TO_COIN: Final = 18.0
FUEL_TO_COIN: Final = 18.0
FOR_A_BRICK: Final = 2.0
FIRST_OF_A_ROW: Final = 10.0
IN_VAIN_YET: Final = 0.4
"""What is left of that while other goods for the same building are missing."""
A_GLANCE: Final = 12.0
FUEL_AHEAD: Final[i64] = 3
"""Fuel is burnt for so many coins in advance."""
FETCHING: Final[i64] = 2
LONGEST_WAY: Final[i64] = 14
TURNS_TO_SAW: Final[i64] = 2
TURNS_TO_COLLECT: Final[i64] = 6


@final
class Order:
    """So many goods of a kind from a holder to a ground; to be kept aboard if there is no ground."""

    def __init__(self, good: i64, holder: i64, target: i64, count: i64, worth: float) -> None:
        self.good: i64 = good
        self.holder: i64 = holder
        self.target: i64 = target
        self.count: i64 = count
        self.worth: float = worth


@final
class Orders:
    """All that a player wants carried now; what is spoken for is taken from `left`."""

    def __init__(self, land: Land) -> None:
        s = land.s
        self.land = land
        self.programme = Programme(land)
        self.left: vec[i64] = s.goods[:]
        """Goods that nobody has claimed yet, by holder."""
        self.orders: list[Order] = []
        for ground in land.producers:
            good = OUTPUT[s.building[ground // MOST_BANKS]]
            if good < 0:
                good = GOLD
            self.left[ground * GOODS + good] += 1
        self.collect()
        for project in self.programme.projects:
            self.supply(project)
        self.make_money()
        self.feed(SAWMILL, TRUNKS, 9, WOOD_TO_SAW, TURNS_TO_SAW)
        self.feed(STONE_FACTORY, CLAY, 3, CLAY_TO_BURN, TURNS_TO_SAW)
        self.bring_home()

    # --- what is wanted --------------------------------------------------------------------------

    def supply(self, project: Project) -> None:
        """The goods of a building, and somebody who is there when all are."""
        missing: i64 = 0
        before = len(self.orders)
        for good in range(GOODS):
            cost = project.costs(good)
            if cost > 0:
                missing += self.claim(good, cost, project.ground, project.worth)
        if missing > 0:
            for order in self.orders[before:]:
                order.worth *= IN_VAIN_YET
        elif len(self.orders) == before:
            self.orders.append(Order(NOTHING, NOTHING, project.ground, 1, A_GLANCE + project.worth))

    def make_money(self) -> None:
        """Gold and fuel to the mint, wood to the burner: as much as there is gold for."""
        land = self.land
        mint = land.nearest[MINT]
        burner = land.nearest[COAL_BURNER]
        if mint == NOWHERE:
            return
        gold = self.in_reach(GOLD)
        if land.turns >= 1:
            self.claim(GOLD, gold - gold % 2, mint, GOLD_TO_COIN)
        coins = (gold + min(land.bagged, land.turns)) // 2
        fuel = self.in_reach(FUEL)
        if land.turns >= 1 and coins > 0:
            self.claim(FUEL, min(coins, fuel), mint, FUEL_TO_COIN)
        wanted = min(coins, FUEL_AHEAD) - fuel
        if burner != NOWHERE and wanted > 0 and land.turns >= 2:
            missing = self.claim(BOARDS, 2 * wanted, burner, WOOD_TO_BURN)
            if missing > 0 and land.count[SAWMILL] == 0:
                self.claim(TRUNKS, missing, burner, WOOD_TO_BURN)

    def feed(self, kind: i64, good: i64, count: i64, worth: float, least_turns: i64) -> None:
        """A factory gets what it works up."""
        if self.land.nearest[kind] != NOWHERE and self.land.turns >= least_turns:
            self.claim(good, count, self.land.nearest[kind], worth)

    def collect(self) -> None:
        """Towards the end money is taken aboard, wherever it lies."""
        land = self.land
        if land.turns > TURNS_TO_COLLECT:
            return
        row = land.paths.from_ground(land.home)
        for good in (STOCK, COINS, GOLD):
            if good == GOLD and land.turns > 1:
                return
            for index in range(len(land.paths.grounds)):
                ground = land.paths.grounds[index]
                count = land.lying(ground, good)
                if count > 0 and row[index] < FAR:
                    self.left[ground * GOODS + good] = 0
                    self.orders.append(Order(good, ground, NOWHERE, count, float(WEALTH[good])))

    def bring_home(self) -> None:
        """What nothing else needs pays bricks at home, where somebody must be."""
        land = self.land
        s = land.s
        spare: i64 = 0
        for good in range(GOODS):
            if WEALTH[good] == 0:
                spare += self.left[land.home * GOODS + good]
        price: i64 = 1 if len(s.bricks) < 17 else 2
        row = land.paths.from_ground(land.home)
        for index in range(len(land.paths.grounds)):
            ground = land.paths.grounds[index]
            if row[index] > 6 or ground == land.home:
                continue
            for good in range(GOODS):
                count = min(self.left[ground * GOODS + good], land.lying(ground, good))
                if count > 0 and WEALTH[good] == 0 and good != GOOSE:
                    self.orders.append(Order(good, ground, land.home, count, FOR_A_BRICK))
        for carrier in range(land.seat * FLEET, land.seat * FLEET + s.fleet[land.seat]):
            for good in range(GOODS):
                count = self.left[(CARGO + carrier) * GOODS + good]
                if count > 0 and WEALTH[good] == 0:
                    self.orders.append(Order(good, CARGO + carrier, land.home, count, FOR_A_BRICK))
        if spare >= price:
            worth = FIRST_OF_A_ROW if not has_brick_in_row(land) else FOR_A_BRICK
            self.orders.append(Order(NOTHING, NOTHING, land.home, 1, worth))

    # --- who gives it ----------------------------------------------------------------------------

    def in_reach(self, good: i64) -> i64:
        """Goods of a kind that lie about or are aboard, unclaimed."""
        land = self.land
        row = land.paths.from_ground(land.home)
        total: i64 = 0
        for index in range(len(land.paths.grounds)):
            if row[index] <= LONGEST_WAY:
                ground = land.paths.grounds[index]
                total += min(self.left[ground * GOODS + good], land.lying(ground, good))
        for carrier in range(land.seat * FLEET, land.seat * FLEET + land.s.fleet[land.seat]):
            total += self.left[(CARGO + carrier) * GOODS + good]
        return total

    def claim(self, good: i64, count: i64, target: i64, worth: float) -> i64:
        """Claim goods for a ground from the nearest holders; how many are missing."""
        land = self.land
        row = land.paths.from_ground(target)
        while count > 0:
            holder: i64 = NOTHING
            least = LONGEST_WAY
            for index in range(len(land.paths.grounds)):
                if row[index] + FETCHING <= least or (row[index] == 0 and least > 0):
                    ground = land.paths.grounds[index]
                    if self.left[ground * GOODS + good] > 0:
                        length = row[index] + FETCHING if row[index] > 0 else 0
                        if length < least:
                            least = length
                            holder = ground
            for carrier in range(land.seat * FLEET, land.seat * FLEET + land.s.fleet[land.seat]):
                if self.left[(CARGO + carrier) * GOODS + good] > 0:
                    here = ground_of(land.s, carrier)
                    if here != NOWHERE and row[land.paths.number[here]] < least:
                        least = row[land.paths.number[here]]
                        holder = CARGO + carrier
            if holder == NOTHING:
                return count
            taken = min(count, self.left[holder * GOODS + good])
            self.left[holder * GOODS + good] -= taken
            count -= taken
            if holder != target:
                self.orders.append(Order(good, holder, target, taken, worth))
        return 0


def has_brick_in_row(land: Land) -> bool:
    """Has the player a brick in the row that is being built?"""
    first: i64 = 0
    bricks = land.s.bricks
    for length in WONDER_ROWS:
        if first + length > len(bricks):
            for space in range(first, len(bricks)):
                if bricks[space] == land.seat:
                    return True
            return False
        first += length
    return True

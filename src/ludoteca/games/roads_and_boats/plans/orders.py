"""Which goods are to be carried where, and what that is worth: to sites, to factories, to one's home."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.vecs import filled
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
    NO_TOPIC,
    OUTPUT,
    OUTPUT_COUNT,
    PAPER,
    PAPER_MILL,
    SAWMILL,
    STOCK,
    STOCK_EXCHANGE,
    STONE,
    STONE_FACTORY,
    TRUNKS,
    WAGON_FACTORY,
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
CLAY_TO_BURN: Final = 9.0
PAPER_AHEAD: Final[i64] = 2
FETCHING: Final[i64] = 2
GEESE: Final[i64] = 2
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
        self.taste = land.taste
        self.programme = Programme(land)
        self.left: vec[i64] = s.goods[:]
        """Goods that nobody has claimed yet, by holder."""
        self.wanted: vec[i64] = filled(GOODS, 0)
        """Goods that projects lack, and how urgent the most urgent of them is."""
        self.prices: list[float] = [0.0] * GOODS
        self.orders: list[Order] = []
        self.length: i64 = 0
        """How far what was found last lies from where it is wanted, in half turns."""
        for ground in land.producers:
            good = OUTPUT[s.building[ground // MOST_BANKS]]
            if good < 0:
                good = GOLD
            self.left[ground * GOODS + good] += 1
        self.learn()
        self.trade()
        self.collect()
        for project in self.programme.projects:
            self.keep(project)
        for project in self.programme.projects:
            self.supply(project)
        self.make_money()
        self.make_paper()
        self.make_wagons()
        self.feed(SAWMILL, TRUNKS, BOARDS, 9, self.taste.wood_to_saw)
        self.feed(STONE_FACTORY, CLAY, STONE, 3, CLAY_TO_BURN)
        self.bring_home()

    # --- what is wanted --------------------------------------------------------------------------

    def keep(self, project: Project) -> None:
        """What lies on the site of a building already stays there."""
        for good in range(GOODS):
            entry = project.ground * GOODS + good
            kept = min(project.missing[good], self.left[entry])
            self.left[entry] -= kept
            project.missing[good] -= kept

    def supply(self, project: Project) -> None:
        """The goods of a building, and somebody who is there when all are."""
        lacking = False
        before = len(self.orders)
        worth = project.worth * project.nearness()
        for good in range(GOODS):
            if project.missing[good] > 0:
                missing = self.claim(good, project.missing[good], project.ground, worth)
                self.wanted[good] += missing
                self.prices[good] = (
                    max(self.prices[good], project.worth) if missing > 0 else self.prices[good]
                )
                lacking = lacking or missing > 0
        if lacking:
            for order in self.orders[before:]:
                order.worth *= self.taste.in_vain_yet
            return
        project.is_ready = True
        for order in self.orders[before:]:
            if order.holder < CARGO or ground_of(self.land.s, order.holder - CARGO) != project.ground:
                project.is_ready = False
        if len(self.orders) == before:
            self.orders.append(
                Order(NOTHING, NOTHING, project.ground, 1, self.taste.a_glance + project.worth)
            )

    def make_money(self) -> None:
        """Gold and fuel to the mint, wood to the burner: as much as there is gold for."""
        land = self.land
        mint = land.nearest[MINT]
        burner = land.nearest[COAL_BURNER]
        if mint == NOWHERE:
            return
        gold = self.in_reach(GOLD)
        if land.turns >= 1:
            self.claim(GOLD, gold - gold % 2, mint, self.taste.gold_to_coin)
        coins = (gold + min(land.bagged, land.turns)) // 2
        fuel = self.in_reach(FUEL)
        if land.turns >= 1 and coins > 0:
            self.claim(FUEL, min(coins, fuel), mint, self.taste.fuel_to_coin)
        wanted = min(coins, i64(self.taste.fuel_ahead)) + self.wanted[FUEL] - fuel
        if burner != NOWHERE and wanted > 0 and land.turns >= 2:
            worth = self.taste.wood_to_burn
            if gold >= 2:
                worth += self.taste.gold_waits
            self.claim_wood(2 * wanted, burner, worth)

    def learn(self) -> None:
        """Two geese are kept for what is to be learnt; a paper is brought to them."""
        land = self.land
        if land.topic() == NO_TOPIC:
            return
        for ground in land.paths.grounds:
            if land.is_near(ground // MOST_BANKS) and self.left[ground * GOODS + GOOSE] >= GEESE:
                self.left[ground * GOODS + GOOSE] -= GEESE
                self.claim(PAPER, 1, ground, self.taste.paper_to_learn)
                return

    def trade(self) -> None:
        """Coins and paper to the stock exchange, as long as there is time to change them."""
        land = self.land
        exchange = land.nearest[STOCK_EXCHANGE]
        if exchange == NOWHERE or land.turns < 1:
            return
        coins = self.in_reach(COINS)
        paper = min(coins // 2, self.in_reach(PAPER))
        self.claim(PAPER, paper, exchange, self.taste.paper_to_trade)
        self.claim(COINS, 2 * paper, exchange, self.taste.coins_to_trade)

    def make_paper(self) -> None:
        """Wood to the paper mill: a paper for two coins."""
        land = self.land
        mill = land.nearest[PAPER_MILL]
        wanted = land.paper_to_come() - land.about(PAPER)
        if mill == NOWHERE or wanted <= 0 or land.turns < 2:
            return
        if land.topic() != NO_TOPIC and land.about(PAPER) == 0:
            self.claim_wood(2, mill, self.taste.wood_to_learn)
            wanted -= 1
        self.claim_wood(2 * min(wanted, PAPER_AHEAD), mill, self.taste.wood_for_paper)

    def make_wagons(self) -> None:
        """Boards to the wagon factory; the donkey that brings them becomes a wagon."""
        land = self.land
        if land.wants_wagons():
            self.claim(BOARDS, 2, land.nearest[WAGON_FACTORY], self.taste.for_a_wagon)

    def feed(self, kind: i64, good: i64, product: i64, count: i64, worth: float) -> None:
        """A factory gets what it works up; more urgently so if a project waits for it."""
        factory = self.land.nearest[kind]
        if factory == NOWHERE or self.land.turns < TURNS_TO_SAW:
            return
        hurry = (self.wanted[product] + 1) // 2
        if hurry > 0:
            price = worth + float(OUTPUT_COUNT[kind]) * self.taste.shadow * self.prices[product]
            count -= hurry
            if self.claim(good, hurry, factory, price) > 0:
                return
        if count > 0:
            self.claim(good, count, factory, worth)

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
                    self.orders.append(Order(good, ground, land.home, count, self.taste.for_a_brick))
        for carrier in range(land.seat * FLEET, land.seat * FLEET + s.fleet[land.seat]):
            for good in range(GOODS):
                count = self.left[(CARGO + carrier) * GOODS + good]
                if count > 0 and WEALTH[good] == 0:
                    self.orders.append(Order(good, CARGO + carrier, land.home, count, self.taste.for_a_brick))
        if spare >= price:
            worth = self.taste.first_of_a_row if not has_brick_in_row(land) else self.taste.for_a_brick
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

    def claim_wood(self, count: i64, target: i64, worth: float) -> None:
        """Boards or trunks for what burns or mills wood, whichever are nearer; trunks are worth more."""
        while count > 0:
            boards = self.find(BOARDS, target)
            length = float(self.length)
            trunks = self.find(TRUNKS, target)
            if boards == NOTHING and trunks == NOTHING:
                return
            is_trunk = boards == NOTHING or (
                trunks != NOTHING and float(self.length) + self.taste.trunks_instead < length
            )
            good: i64 = TRUNKS if is_trunk else BOARDS
            held = self.left[(trunks if is_trunk else boards) * GOODS + good]
            self.claim(good, min(count, held), target, worth)
            count -= min(count, held)

    def claim(self, good: i64, count: i64, target: i64, worth: float) -> i64:
        """Claim goods for a ground from the nearest holders; how many are missing."""
        while count > 0:
            holder = self.find(good, target)
            if holder == NOTHING:
                return count
            taken = min(count, self.left[holder * GOODS + good])
            self.left[holder * GOODS + good] -= taken
            count -= taken
            if holder != target:
                self.orders.append(Order(good, holder, target, taken, worth))
        return 0

    def find(self, good: i64, target: i64) -> i64:
        """The holder of unclaimed goods that is nearest to a ground, NOTHING if there is none."""
        land = self.land
        row = land.paths.from_ground(target)
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
                if here == NOWHERE:
                    continue
                length = land.half_turns(land.s.kind[carrier], here, target)
                if length < least:
                    least = length
                    holder = CARGO + carrier
        self.length = least
        return holder


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

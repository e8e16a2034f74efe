"""What stone and wood are good for: a bot saves for the building that promises most."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludoteca.core.hexes import NO_HEX
from ludoteca.games.romolo_o_remo import lands, units
from ludoteca.games.romolo_o_remo.board import DISTANCE, HEXES
from ludoteca.games.romolo_o_remo.data import (
    AQUEDUCT,
    BANK_OF,
    BANK_WALLS,
    COIN,
    CONSTRUCTIONS,
    FARM,
    FED_BY_A_FARM,
    FOREST,
    FORUM,
    HILL,
    PLAIN,
    PORT,
    QUARRY,
    SAWMILL,
    SIDES,
    SOLDIER,
    STONE,
    STONE_COST,
    TEMPLE,
    WALLS_A_CONSTRUCTION,
    WAREHOUSE,
    WOOD,
    WOOD_COST,
    WORKER,
)
from ludoteca.games.romolo_o_remo.insight import labour_worth, realm_worth
from ludoteca.games.romolo_o_remo.state import State

# What is saved for a building counts as so much of the building.
SAVED: Final = 0.6
# A cube that has to be bought counts as so much of one; a coin that is left.
BOUGHT: Final = 0.7
A_HALF_COIN: Final = 0.125
# What buildings bring besides Power: cheaper ones to come, room for more, coins of sales.
ROOM: Final = 0.6
A_FORUM: Final = 0.8
# What they bring in every Turn: another production stored, a cube more of each, two mouths fed.
A_STORE: Final = 0.25
A_MILL: Final = 0.25
A_FARM: Final = 0.12
MOST_MILLS: Final[i64] = 2
NEAR: Final[i64] = 2
BESIDE: Final[i64] = 1
# A point of Power beside the Capital before there is a Dominion.
OF_A_DOMINION: Final = 0.6


@final
class Savings:
    """Stone, wood and money of a seat, and the best that could be made of them."""

    def __init__(self, s: State, stone: i64, wood: i64, money: i64, purse: float) -> None:
        self.s = s
        self.stone = stone
        self.wood = wood
        self.money = money
        self.purse = purse
        self.of_stone = labour_worth.stock_worth(s, STONE)
        self.of_wood = labour_worth.stock_worth(s, WOOD)
        self.best = self.rest(stone, wood) + purse

    def rest(self, stone: i64, wood: i64) -> float:
        """What cubes are worth that nothing is planned with."""
        return labour_worth.pile_worth(self.of_stone, stone) + labour_worth.pile_worth(self.of_wood, wood)

    def consider(self, kind: i64, temples: i64, value: float) -> None:
        """A building of this value, where so many temples make it cheaper."""
        if self.s.bank[BANK_OF[kind]] == 0:
            return
        stone = min(self.stone, STONE_COST[kind])
        wood = min(self.wood, WOOD_COST[kind])
        due = max(1, STONE_COST[kind] + WOOD_COST[kind] - temples)
        missing = STONE if STONE_COST[kind] - stone > WOOD_COST[kind] - wood else WOOD
        self.weigh(stone, wood, due, missing, value)

    def consider_walls(self, temples: i64, value: float) -> None:
        """Three walls, of stone or wood."""
        if self.s.bank[BANK_WALLS] < WALLS_A_CONSTRUCTION:
            return
        due = max(1, WALLS_A_CONSTRUCTION - temples)
        wood = min(self.wood, due)
        self.weigh(min(self.stone, due - wood), wood, due, WOOD, value)

    def weigh(self, stone: i64, wood: i64, due: i64, missing: i64, value: float) -> None:
        """So many cubes are there of those that are due; what is missing may be bought."""
        rest = self.rest(self.stone - stone, self.wood - wood)
        share = min(1.0, float(stone + wood) / float(due))
        self.best = max(self.best, value * saved(share) + rest + self.purse)
        if share < 1.0 and self.money > 0:
            price = max(1, COIN * self.s.price[missing])
            bought = min(due - stone - wood, self.money // price)
            if bought > 0:
                share = float(stone + wood) / float(due) + BOUGHT * float(bought) / float(due)
                money = A_HALF_COIN * float(self.money - bought * price)
                self.best = max(self.best, value * saved(share) + rest + money)


def saved(share: float) -> float:
    """How much of a building such a share of its price is worth."""
    return SAVED * share * (1.0 + share) / 2.0


def savings(
    s: State, seat: i64, stone: i64, wood: i64, money: float, turns: float, rings: list[float]
) -> float:
    """What stone, wood and money are worth together: the rest, and the building they are nearest to."""
    purse = Savings(s, stone, wood, s.money[seat], money)
    if turns < 0.5:
        return purse.best
    capital = s.capital[seat]
    temples = lands.standing_in(s, capital, TEMPLE)
    room = lands.limit_of(s, capital) - lands.constructions_in(s, capital)
    power = lands.power_of(s, capital)
    plain = realm_worth.best_plain(s, capital)
    step = realm_worth.capital_worth(power + 1, rings, plain) - realm_worth.capital_worth(power, rings, plain)
    lacks_store = A_STORE * turns if is_short_of_stores(s, seat) else 0.0
    if room > 0:
        purse.consider(TEMPLE, temples, step + (realm_worth.A_TEMPLE if room > 1 and temples < 2 else 0.0))
        purse.consider(WAREHOUSE, temples, step + lacks_store)
        purse.consider(FORUM, temples, step + A_FORUM)
        purse.consider_walls(temples, step)
        if lands.is_next_to_water(s, capital):
            purse.consider(PORT, temples, step)
    purse.consider(AQUEDUCT, temples, step + ROOM)
    beside(s, capital, power, step if room <= 0 else 0.0, lacks_store, purse)
    fields(s, seat, capital, turns, purse)
    return purse.best


def beside(s: State, capital: i64, power: i64, crowded: float, lacks_store: float, purse: Savings) -> None:
    """Plains next to the Capital, the Dominion to be."""
    worth = 1.0 if power >= realm_worth.FIRST_INFLUENCE else OF_A_DOMINION
    for side in range(capital * SIDES, capital * SIDES + SIDES):
        hex = s.near[side]
        if hex == NO_HEX or not lands.is_explored(s, hex) or s.terrain[hex] != PLAIN:
            continue
        if lands.towers_in(s, hex):
            continue
        temples = lands.standing_in(s, hex, TEMPLE)
        purse.consider(AQUEDUCT, temples, worth + crowded * ROOM)
        if lands.limit_of(s, hex) > lands.constructions_in(s, hex):
            purse.consider(TEMPLE, temples, worth)
            purse.consider(WAREHOUSE, temples, worth + lacks_store)
            purse.consider(FORUM, temples, worth)
            purse.consider_walls(temples, worth)


def fields(s: State, seat: i64, capital: i64, turns: float, purse: Savings) -> None:
    """Quarries, sawmills and farms in the land around."""
    mouths = units.count_on_map(s, seat, WORKER) + units.count_on_map(s, seat, SOLDIER)
    meals: i64 = 0
    mills: i64 = 0
    for hex in s.on_map:
        if DISTANCE[hex * HEXES + capital] > NEAR or not lands.is_explored(s, hex):
            continue
        meals += FED_BY_A_FARM * s.built[hex * CONSTRUCTIONS + FARM]
        if s.terrain[hex] == HILL and s.built[hex * CONSTRUCTIONS + QUARRY] < MOST_MILLS:
            mills |= 1
        elif s.terrain[hex] == FOREST and s.built[hex * CONSTRUCTIONS + SAWMILL] < MOST_MILLS:
            mills |= 2
    if mills & 1:
        purse.consider(QUARRY, 0, A_MILL * turns)
    if mills & 2:
        purse.consider(SAWMILL, 0, A_MILL * turns)
    if meals <= mouths:
        purse.consider(FARM, 0, A_FARM * turns * float(min(FED_BY_A_FARM, mouths + 1 - meals)))


def is_short_of_stores(s: State, seat: i64) -> bool:
    """Are there fewer warehouses near the Capital than Workers?"""
    capital = s.capital[seat]
    stores = s.built[capital * CONSTRUCTIONS + WAREHOUSE]
    for side in range(capital * SIDES, capital * SIDES + SIDES):
        hex = s.near[side]
        if hex != NO_HEX:
            stores += s.built[hex * CONSTRUCTIONS + WAREHOUSE]
    return stores < units.count_on_map(s, seat, WORKER)

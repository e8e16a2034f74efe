"""The tables of Age of Discovery (AD-1.1 … AD-1.15): units, goods, map, tiles, cards, buildings. No logic."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Nations, by seat (AD-1.1).
NATION_NAMES: Final = ("england", "france", "spain", "portugal", "holland")
MOST_SEATS: Final = 5


# Units (AD-1.3).
@dataclass(frozen=True)
class Unit:
    """What a unit is worth in Merchant Shipping and in an expedition."""

    name: str
    shipping: int
    expedition: int


UNIT_TABLE: Final = (
    Unit("colonist", 1, 1),
    Unit("captain", 2, 2),
    Unit("merchant", 2, 1),
    Unit("missionary", 1, 1),
    Unit("soldier", 1, 1),
)
UNIT_NAMES: Final = tuple(unit.name for unit in UNIT_TABLE)
COLONIST: Final[i64] = 0
CAPTAIN: Final[i64] = 1
MERCHANT: Final[i64] = 2
MISSIONARY: Final[i64] = 3
SOLDIER: Final[i64] = 4
UNITS: Final[i64] = 5
SPECIALIST_NAMES: Final = UNIT_NAMES[1:]
SPECIALISTS: Final[i64] = 4
SHIPPING_VALUE: Final = vec[i64]([unit.shipping for unit in UNIT_TABLE])

# Units in the Discovery box, as far as an expedition tells them apart (AD-4.2).
CREW_NAMES: Final = ("captain", "soldier", "other")
CAPTAINS: Final[i64] = 0
SOLDIERS: Final[i64] = 1
OTHERS: Final[i64] = 2
CREWS: Final[i64] = 3
CREW_OF_UNIT: Final = vec[i64]([2, 0, 2, 2, 1])
CREW_VALUE: Final = vec[i64]([2, 1, 1])


# Trade goods (AD-1.4).
@dataclass(frozen=True)
class Good:
    """A trade good and its number of tiles."""

    name: str
    tiles: int


GOOD_TABLE: Final = (
    Good("gold", 5),
    Good("silver", 6),
    Good("cattle", 3),
    Good("cocoa", 3),
    Good("fish", 3),
    Good("sugar", 6),
    Good("furs", 4),
    Good("coffee", 4),
    Good("tobacco", 5),
    Good("rice", 3),
    Good("indigo", 4),
)
GOOD_NAMES: Final = tuple(good.name for good in GOOD_TABLE)
SUGAR: Final[i64] = 5
GOODS: Final[i64] = 11


# --- reconstructed: the printed board is lost; an owner of the game may correct these -------------------


@dataclass(frozen=True)
class Region:
    """A region of the map: its start good (D-2), a rough place (D-1) and its neighbours (D-3)."""

    name: str
    good: str
    x: int
    y: int
    neighbours: tuple[str, ...]


REGION_TABLE: Final = (
    Region("canada", "furs", 430, 90, ("new_england",)),
    Region("new_england", "fish", 600, 200, ("canada", "virginia")),
    Region("virginia", "tobacco", 540, 310, ("new_england", "florida")),
    Region("florida", "indigo", 480, 410, ("virginia", "new_spain", "caribbean")),
    Region("caribbean", "sugar", 690, 510, ("florida", "new_spain", "new_granada")),
    Region("new_spain", "gold", 240, 470, ("florida", "caribbean", "new_granada")),
    Region("new_granada", "cocoa", 460, 650, ("new_spain", "caribbean", "peru", "brazil")),
    Region("peru", "silver", 400, 850, ("new_granada", "brazil")),
    Region("brazil", "coffee", 720, 800, ("new_granada", "peru")),
)
# Spaces of the event boxes (D-4); the dock has 2N-1 for N players, at most nine.
INITIATIVE_SPACES: Final[i64] = 5
GOODS_SPACES: Final[i64] = 4
CAPITAL_SPACES: Final[i64] = 5
WARFARE_SPACES: Final[i64] = 5

# --- end of what is reconstructed -----------------------------------------------------------------------

REGION_NAMES: Final = tuple(region.name for region in REGION_TABLE)
REGIONS: Final[i64] = 9
CARIBBEAN: Final[i64] = 4
START_GOOD: Final = vec[i64]([GOOD_NAMES.index(region.good) for region in REGION_TABLE])
NEIGHBOURS: Final = vec[i64](
    [sum(1 << REGION_NAMES.index(name) for name in region.neighbours) for region in REGION_TABLE]
)
UNITS_FOR_A_GOOD: Final[i64] = 3


# Discovery tiles (AD-1.10) and cards (AD-1.11).
@dataclass(frozen=True)
class Discovery:
    """What a tile or a card brings: coins, plunder for each soldier, natives, points."""

    coins: int
    plunder: int
    natives: int
    vp: int


TILE_TABLE: Final = (
    Discovery(1, 2, 1, 4),
    Discovery(1, 2, 1, 4),
    Discovery(1, 3, 2, 4),
    Discovery(1, 2, 2, 4),
    Discovery(1, 3, 2, 4),
    Discovery(2, 4, 3, 5),
    Discovery(2, 2, 3, 5),
    Discovery(2, 2, 3, 5),
    Discovery(1, 3, 3, 5),
    Discovery(1, 2, 3, 5),
    Discovery(2, 5, 3, 5),
    Discovery(3, 4, 4, 6),
    Discovery(4, 5, 4, 6),
    Discovery(3, 4, 4, 6),
    Discovery(4, 5, 5, 7),
    Discovery(2, 4, 5, 7),
)
TILES: Final[i64] = 16
TILE_COINS: Final = vec[i64]([tile.coins for tile in TILE_TABLE])
TILE_PLUNDER: Final = vec[i64]([tile.plunder for tile in TILE_TABLE])
TILE_NATIVES: Final = vec[i64]([tile.natives for tile in TILE_TABLE])
TILE_VP: Final = vec[i64]([tile.vp for tile in TILE_TABLE])

CARD_TABLE: Final = {
    "mississippi": Discovery(2, 1, 3, 4),
    "great_lakes": Discovery(1, 2, 3, 4),
    "pampas": Discovery(2, 1, 3, 4),
    "california": Discovery(2, 1, 4, 4),
    "philippines": Discovery(2, 1, 4, 5),
    "south_seas": Discovery(2, 1, 4, 5),
    "ethiopia": Discovery(3, 2, 4, 5),
    "amazon": Discovery(2, 1, 4, 4),
    "northwest": Discovery(2, 2, 4, 4),
    "australia": Discovery(2, 1, 4, 5),
    "cipangu": Discovery(4, 3, 5, 5),
    "siam": Discovery(4, 2, 5, 5),
    "spice_islands": Discovery(5, 3, 5, 6),
    "india": Discovery(6, 3, 6, 6),
    "circumnavigation": Discovery(8, 3, 6, 6),
    "china": Discovery(7, 3, 6, 6),
}
CARD_NAMES: Final = tuple(CARD_TABLE)
CARDS: Final[i64] = 16
CARD_COINS: Final = vec[i64]([card.coins for card in CARD_TABLE.values()])
CARD_PLUNDER: Final = vec[i64]([card.plunder for card in CARD_TABLE.values()])
CARD_NATIVES: Final = vec[i64]([card.natives for card in CARD_TABLE.values()])
CARD_VP: Final = vec[i64]([card.vp for card in CARD_TABLE.values()])


# Capital buildings (AD-1.12).
@dataclass(frozen=True)
class Building:
    """A capital building: era, copies, printed points, when it works and what it does then."""

    name: str
    era: int
    copies: int
    vp: int
    timing: str
    effect: str


BUILDING_TABLE: Final = (
    Building("settlers", 1, 2, 0, "D3", "hand colonist"),
    Building("monastery", 1, 1, 0, "D3", "hand missionary"),
    Building("trade_routes", 1, 1, 0, "D3", "hand merchant"),
    Building("training_grounds", 1, 1, 0, "D3", "hand soldier"),
    Building("indentured_servitude", 1, 1, 0, "D3", "dock X"),
    Building("conquistador", 1, 1, 0, "D3", "discovery soldier"),
    Building("navigator", 1, 1, 0, "D3", "discovery captain"),
    Building("inca_conquest", 1, 1, 0, "buy", "money 20"),
    Building("trading_post", 1, 1, 0, "D2", "money 5"),
    Building("cartography", 1, 1, 4, "buy", "discover"),
    Building("indian_allies", 2, 1, 0, "buy", "soldiers 2"),
    Building("privateers", 2, 1, 0, "D1", "privateers 1"),
    Building("shipyard", 2, 1, 0, "D3", "hand captain"),
    Building("cathedral", 2, 1, 0, "always", "missionary 2"),
    Building("taxation", 2, 1, 2, "D2", "money 10"),
    Building("university", 2, 1, 5, "once", "advance 1"),
    Building("east_india_company", 2, 1, 0, "D4", "good 1"),
    Building("land_grants", 2, 1, 0, "D3", "dock Y"),
    Building("rum_distillery", 2, 1, 0, "C", "sugar 3"),
    Building("market", 2, 1, 0, "D3", "hand merchant"),
    Building("military_academy", 2, 1, 0, "D3", "hand soldier"),
    Building("fortress", 2, 1, 0, "D3", "hand soldier"),
    Building("stables", 2, 1, 0, "D5", "move soldier 1"),
    Building("militia", 3, 1, 0, "always", "militia 1"),
    Building("mercantilism", 3, 1, 0, "end", "vp 1 per good"),
    Building("population", 3, 1, 0, "end", "vp 1 per 2 units"),
    Building("navy", 3, 1, 0, "end", "vp 4 per ship"),
    Building("power", 3, 1, 0, "end", "vp 2 per soldier"),
    Building("prosperity", 3, 1, 0, "end", "vp 2 per building"),
    Building("glory", 3, 1, 0, "end", "vp 2 per region"),
    Building("wealth", 3, 1, 0, "end", "vp 1 per 5 money"),
    Building("migration", 3, 1, 0, "D5", "move units 2"),
    Building("factory", 3, 1, 5, "D2", "money 25"),
)
BUILDING_NAMES: Final = tuple(building.name for building in BUILDING_TABLE)
INDENTURED_SERVITUDE: Final[i64] = 4
CONQUISTADOR: Final[i64] = 5
NAVIGATOR: Final[i64] = 6
INCA_CONQUEST: Final[i64] = 7
TRADING_POST: Final[i64] = 8
CARTOGRAPHY: Final[i64] = 9
INDIAN_ALLIES: Final[i64] = 10
PRIVATEERS: Final[i64] = 11
CATHEDRAL: Final[i64] = 13
TAXATION: Final[i64] = 14
UNIVERSITY: Final[i64] = 15
EAST_INDIA_COMPANY: Final[i64] = 16
LAND_GRANTS: Final[i64] = 17
RUM_DISTILLERY: Final[i64] = 18
STABLES: Final[i64] = 22
MILITIA: Final[i64] = 23
MERCANTILISM: Final[i64] = 24
POPULATION: Final[i64] = 25
NAVY: Final[i64] = 26
POWER: Final[i64] = 27
PROSPERITY: Final[i64] = 28
GLORY: Final[i64] = 29
WEALTH: Final[i64] = 30
MIGRATION: Final[i64] = 31
FACTORY: Final[i64] = 32
BUILDINGS: Final[i64] = 33
ERA_OF_BUILDING: Final = vec[i64]([building.era for building in BUILDING_TABLE])
BUILDING_VP: Final = vec[i64]([building.vp for building in BUILDING_TABLE])
# The unit that a building adds to the hand of its owner every turn; -1 for the others (AD-5.56).
HAND_UNIT: Final = vec[i64](
    [
        UNIT_NAMES.index(building.effect.split()[1]) if building.effect.startswith("hand ") else -1
        for building in BUILDING_TABLE
    ]
)
INCA_MONEY: Final[i64] = 20
ALLIED_SOLDIERS: Final[i64] = 2
RUM_MONEY: Final[i64] = 3
TRADING_POST_MONEY: Final[i64] = 5
TAXATION_MONEY: Final[i64] = 10
FACTORY_MONEY: Final[i64] = 25

# Turns and eras (AD-1.15, AD-4.3).
TURNS: Final[i64] = 8
ERA_OF_TURN: Final = vec[i64]([0, 1, 1, 1, 2, 2, 2, 3, 3])
PRICE_OF_ERA: Final = vec[i64]([0, 10, 14, 20])
# The number of the colony scoring at the end of a turn; -1 where there is none (AD-7.1).
SCORING_OF_TURN: Final = vec[i64]([-1, -1, -1, 0, -1, -1, 1, -1, 2])
SCORINGS: Final[i64] = 3
FIRST_IN_COLONY_VP: Final[i64] = 6
SECOND_IN_COLONY_VP: Final[i64] = 2

# Set-up (AD-3.1 … AD-3.7), ships (AD-1.13) and prices.
START_MONEY: Final[i64] = 10
COLONISTS_A_TURN: Final[i64] = 5
DISPLAY: Final[i64] = 5
MARKET_GOODS: Final[i64] = 4
MERCHANT_SHIPS: Final[i64] = 8
MERCHANT_MONEY: Final[i64] = 5
TRAINING_MONEY: Final[i64] = 5
WAR_MONEY: Final[i64] = 10
BID_FOR_A_SPECIALIST: Final[i64] = 8

# Event boxes in resolution order (AD-1.14), as a unit is placed; the specialists have a slot for each.
BOX_NAMES: Final = (
    "initiative",
    "dock",
    "goods",
    "shipping",
    "capital",
    "discovery",
    "spec_captain",
    "spec_merchant",
    "spec_missionary",
    "spec_soldier",
    "spec_training",
    "warfare",
)
INITIATIVE_BOX: Final[i64] = 0
DOCK_BOX: Final[i64] = 1
GOODS_BOX: Final[i64] = 2
SHIPPING_BOX: Final[i64] = 3
CAPITAL_BOX: Final[i64] = 4
DISCOVERY_BOX: Final[i64] = 5
SPECIALIST_BOX: Final[i64] = 6
WARFARE_BOX: Final[i64] = 11
SLOT_NAMES: Final = (*SPECIALIST_NAMES, "training")
SLOTS: Final[i64] = 5
TRAINING_SLOT: Final[i64] = 4

# All spaces for single pieces stand in one row: initiative, dock, X, Y, goods, capital, specialists, warfare.
DOCK_SPACES: Final[i64] = 9
DOCK_PRINTED: Final = 12
INITIATIVE_FIRST: Final[i64] = 0
DOCK_FIRST: Final[i64] = 5
DOCK_X: Final[i64] = 14
DOCK_Y: Final[i64] = 15
GOODS_FIRST: Final[i64] = 16
CAPITAL_FIRST: Final[i64] = 20
SLOT_FIRST: Final[i64] = 25
WARFARE_FIRST: Final[i64] = 30
SPACES: Final[i64] = 35

# Spaces on which the University's owner may advance a piece (AD-5.46).
SPACE_NAMES: Final = tuple(
    f"{box}_{number}"
    for box, spaces in (("initiative", 5), ("dock", 9), ("capital", 5), ("turn_order", 5))
    for number in range(1, spaces + 1)
)
ADVANCE_INITIATIVE: Final[i64] = 0
ADVANCE_DOCK: Final[i64] = 5
ADVANCE_CAPITAL: Final[i64] = 14
ADVANCE_ORDER: Final[i64] = 19

# The University's windows (AD-5.47), W1, W2, W3, W3b, W4, W5.
WINDOW_NAMES: Final = (
    "turn_begins",
    "all_placed",
    "before_capital",
    "bought",
    "before_discovery",
    "before_new_order",
)
TURN_BEGINS: Final[i64] = 0
ALL_PLACED: Final[i64] = 1
BEFORE_CAPITAL: Final[i64] = 2
BOUGHT: Final[i64] = 3
BEFORE_DISCOVERY: Final[i64] = 4
BEFORE_NEW_ORDER: Final[i64] = 5
# In which boxes a piece may advance then, as bits: initiative 1, dock 2, capital 4, turn order 8.
WINDOW_BOXES: Final = vec[i64]([8, 15, 13, 4, 9, 1])

# Conflicts (AD-5.30), and who migrates (AD-5.50).
CONFLICT_NAMES: Final = ("battle", "war")
PARTY_NAMES: Final = ("soldier", "other", "two_soldiers", "soldier_and_other", "two_others")
PARTY_SOLDIERS: Final = vec[i64]([1, 0, 2, 1, 0])
PARTY_OTHERS: Final = vec[i64]([0, 1, 0, 1, 2])

# How the tiles of one good can be grouped with ships (AD-6.3): ships used, tiles left over, value. For each
# number of tiles only groupings that can be best: no other has as few ships and a value so much higher.
GROUPINGS: Final = (
    ((0, 0, 0),),
    ((0, 1, 0),),
    ((0, 2, 0), (1, 0, 3)),
    ((0, 0, 3), (1, 0, 6)),
    ((0, 0, 6), (1, 1, 6)),
    ((0, 1, 6), (1, 2, 6), (2, 0, 9)),
    ((0, 2, 6), (1, 0, 9), (2, 0, 12)),
)

# What is not there.
EMPTY: Final[i64] = -1
NO_TILE: Final[i64] = -1
UNOWNED: Final[i64] = -1
UNCOUNTED: Final[i64] = -1
NONE: Final[i64] = -1

"""Puerto Rico's tables (PR-1.1 … PR-1.7): goods, roles, buildings, set-ups. No logic."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Goods and island tiles (PR-1.2); the canonical order of PR-0.5.
GOOD_NAMES: Final = ("corn", "indigo", "sugar", "tobacco", "coffee")
TILE_NAMES: Final = (*GOOD_NAMES, "quarry")
CORN: Final = 0
INDIGO: Final = 1
SUGAR: Final = 2
TOBACCO: Final = 3
COFFEE: Final = 4
QUARRY: Final = 5
GOODS: Final[i64] = 5
TILES: Final[i64] = 6
PRICES: Final = vec[i64]([0, 1, 2, 3, 4])
BARRELS: Final = (10, 11, 11, 9, 9)
PLANTATIONS: Final = (10, 12, 11, 9, 8)

# Roles (PR-1.4).
ROLE_NAMES: Final = (
    "settler",
    "mayor",
    "builder",
    "craftsman",
    "trader",
    "captain",
    "prospector_1",
    "prospector_2",
)
SETTLER: Final = 0
MAYOR: Final = 1
BUILDER: Final = 2
CRAFTSMAN: Final = 3
TRADER: Final = 4
CAPTAIN: Final = 5
PROSPECTOR_1: Final = 6
PROSPECTOR_2: Final = 7
ROLES: Final[i64] = 8

# Limits (PR-1.6).
CITY_SPACES: Final[i64] = 12
ISLAND_SPACES: Final[i64] = 12
HOUSE_SPACES: Final[i64] = 4
FACTORY_INCOME: Final = vec[i64]([0, 0, 1, 2, 3, 5])

# The common board (PR-2.6): what the end of the game can be triggered by (PR-6.1).
TRIGGER_NAMES: Final = ("colonists", "city", "vp")
COLONISTS_RAN_OUT: Final = 1
CITY_IS_FULL: Final = 2
VP_RAN_OUT: Final = 4


@dataclass(frozen=True)
class Building:
    """A row of table 1.3."""

    name: str
    kind: str
    good: str
    price: int
    vp: int
    circles: int
    column: int
    spaces: int
    copies: int
    copies_for_two: int


BUILDING_TABLE: Final = (
    Building("small_indigo_plant", "small_production", "indigo", 1, 1, 1, 1, 1, 4, 2),
    Building("small_sugar_mill", "small_production", "sugar", 2, 1, 1, 1, 1, 4, 2),
    Building("indigo_plant", "large_production", "indigo", 3, 2, 3, 2, 1, 3, 2),
    Building("sugar_mill", "large_production", "sugar", 4, 2, 3, 2, 1, 3, 2),
    Building("tobacco_storage", "large_production", "tobacco", 5, 3, 3, 3, 1, 3, 2),
    Building("coffee_roaster", "large_production", "coffee", 6, 3, 2, 3, 1, 3, 2),
    Building("small_market", "violet", "", 1, 1, 1, 1, 1, 2, 1),
    Building("hacienda", "violet", "", 2, 1, 1, 1, 1, 2, 1),
    Building("construction_hut", "violet", "", 2, 1, 1, 1, 1, 2, 1),
    Building("small_warehouse", "violet", "", 3, 1, 1, 1, 1, 2, 1),
    Building("hospice", "violet", "", 4, 2, 1, 2, 1, 2, 1),
    Building("office", "violet", "", 5, 2, 1, 2, 1, 2, 1),
    Building("large_market", "violet", "", 5, 2, 1, 2, 1, 2, 1),
    Building("large_warehouse", "violet", "", 6, 2, 1, 2, 1, 2, 1),
    Building("factory", "violet", "", 7, 3, 1, 3, 1, 2, 1),
    Building("university", "violet", "", 8, 3, 1, 3, 1, 2, 1),
    Building("harbor", "violet", "", 8, 3, 1, 3, 1, 2, 1),
    Building("wharf", "violet", "", 9, 3, 1, 3, 1, 2, 1),
    Building("guild_hall", "large_violet", "", 10, 4, 1, 4, 2, 1, 1),
    Building("residence", "large_violet", "", 10, 4, 1, 4, 2, 1, 1),
    Building("fortress", "large_violet", "", 10, 4, 1, 4, 2, 1, 1),
    Building("customs_house", "large_violet", "", 10, 4, 1, 4, 2, 1, 1),
    Building("city_hall", "large_violet", "", 10, 4, 1, 4, 2, 1, 1),
)
BUILDING_NAMES: Final = tuple(building.name for building in BUILDING_TABLE)
SMALL_INDIGO_PLANT: Final = 0
SMALL_SUGAR_MILL: Final = 1
INDIGO_PLANT: Final = 2
SUGAR_MILL: Final = 3
TOBACCO_STORAGE: Final = 4
COFFEE_ROASTER: Final = 5
SMALL_MARKET: Final = 6
HACIENDA: Final = 7
CONSTRUCTION_HUT: Final = 8
SMALL_WAREHOUSE: Final = 9
HOSPICE: Final = 10
OFFICE: Final = 11
LARGE_MARKET: Final = 12
LARGE_WAREHOUSE: Final = 13
FACTORY: Final = 14
UNIVERSITY: Final = 15
HARBOR: Final = 16
WHARF: Final = 17
GUILD_HALL: Final = 18
RESIDENCE: Final = 19
FORTRESS: Final = 20
CUSTOMS_HOUSE: Final = 21
CITY_HALL: Final = 22
BUILDINGS: Final[i64] = 23
FIRST_VIOLET: Final[i64] = SMALL_MARKET
FIRST_LARGE: Final[i64] = GUILD_HALL
FIRST_LARGE_PRODUCTION: Final[i64] = INDIGO_PLANT

PRICE: Final = vec[i64]([building.price for building in BUILDING_TABLE])
SWAPPED_PRICE: Final = vec[i64](
    [
        PRICE[{FACTORY: UNIVERSITY, UNIVERSITY: FACTORY}.get(building, building)]
        for building in range(BUILDINGS)
    ]
)
"""With the option that swaps factory and university."""
STORED_KINDS: Final = vec[i64](
    [{SMALL_WAREHOUSE: 1, LARGE_WAREHOUSE: 2}.get(building, 0) for building in range(BUILDINGS)]
)
"""Kinds of goods that an occupied building keeps whole (PR-5.50)."""
BUILDING_VP: Final = vec[i64]([building.vp for building in BUILDING_TABLE])
CIRCLES: Final = vec[i64]([building.circles for building in BUILDING_TABLE])
COLUMN: Final = vec[i64]([building.column for building in BUILDING_TABLE])
SPACES: Final = vec[i64]([building.spaces for building in BUILDING_TABLE])

# The mayor's groups (PR-4.15): six kinds of tile, then the buildings.
GROUP_NAMES: Final = (*TILE_NAMES, *BUILDING_NAMES)
GROUPS: Final[i64] = 29


@dataclass(frozen=True)
class Setup:
    """A column of table 1.5."""

    doubloons: int
    start_tiles: tuple[int, ...]
    vp: int
    colonist_supply: int
    ships: tuple[int, ...]
    roles: int
    picks: int
    quarries: int = 8
    plantations_removed: int = 0
    barrels_removed: int = 0


SETUPS: Final = {
    2: Setup(3, (INDIGO, CORN), 65, 40, (4, 6), 7, 6, 5, 3, 2),
    3: Setup(2, (INDIGO, INDIGO, CORN), 75, 55, (4, 5, 6), 6, 3),
    4: Setup(3, (INDIGO, INDIGO, CORN, CORN), 100, 75, (5, 6, 7), 7, 4),
    5: Setup(4, (INDIGO, INDIGO, INDIGO, CORN, CORN), 122, 95, (6, 7, 8), 8, 5),
}
SHIP_NAMES: Final = ("4", "5", "6", "7", "8", "wharf")
SMALLEST_SHIP: Final[i64] = 4
ON_WHARF: Final[i64] = 5

# What is not there.
NO_GOOD: Final = -1
NOT_BUILT: Final = -1
UNTAKEN: Final = -1
EMPTY: Final = -1

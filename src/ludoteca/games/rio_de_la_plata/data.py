"""Rio de la Plata's tables (RP-1.1 … RP-1.61): buildings, grids, offices, enemies, years. No logic."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Goods (RP-0.5): money is counted like a good.
GOOD_NAMES: Final = ("stone", "wood", "precious", "coin")
STONE: Final = 0
WOOD: Final = 1
PRECIOUS: Final = 2
COIN: Final = 3
GOODS: Final[i64] = 4
CARGO_NAMES: Final = ("stone", "wood", "precious")
CARGOES: Final[i64] = 3

# ======================================================================================================
# Reconstructed numbers (RP-1.60). They were printed as pictures; RP-1.61 says which are certain. An owner
# of the box who finds another number corrects it here and nowhere else.
# ======================================================================================================


@dataclass(frozen=True)
class Building:
    """A row of table 1.3: what a minor building costs, and the points when it is built."""

    name: str
    workers: int
    stone: int
    wood: int
    precious: int
    vp: int


BUILDING_TABLE: Final = (
    Building("hut", 2, 0, 0, 0, 0),
    Building("house", 1, 1, 1, 0, 0),
    Building("stonecutter", 1, 0, 2, 0, 0),
    Building("carpenter", 1, 2, 0, 0, 0),
    Building("market", 2, 2, 2, 0, 0),
    Building("guild", 2, 2, 2, 1, 0),
    Building("square", 1, 1, 0, 1, 6),
    Building("monument", 2, 1, 0, 1, 3),
    Building("garden", 2, 0, 1, 1, 3),
    Building("barracks", 2, 3, 2, 1, 6),
    Building("church", 2, 1, 2, 1, 3),
)


@dataclass(frozen=True)
class Grid:
    """A major building: cost of a cell, values of the cells, cells missing in the short game."""

    name: str
    stone: int
    wood: int
    cells: tuple[int, ...]
    from_four: tuple[int, ...]
    only_five: tuple[int, ...]
    short_removes: int


GRID_TABLE: Final = (
    Grid("palace", 1, 1, (6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0), (4, 3), (3, 2), 2),
    Grid("cathedral", 1, 1, (5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0), (3, 3), (3, 2), 2),
    Grid("fort", 1, 1, (5, 4, 4, 3, 3, 2, 2, 1, 1, 0), (3, 2), (2, 1), 2),
    Grid("harbour", 1, 1, (4, 3, 3, 2, 2, 1, 0), (2,), (2,), 1),
    Grid("walls", 0, 0, (2, 2, 1, 1, 0), (), (), 1),
    Grid("road", 0, 0, (2, 1, 1, 0), (), (), 1),
)
SEGMENTS: Final[i64] = 3
SLOT_WORKERS: Final = vec[i64]([1, 1, 2, 2, 3, 3])
ENEMY_BONUS: Final = vec[i64]([0, 0, 0, 1, 2, 3, 3, 4, 4, 5])
OFF_THE_GRID: Final[i64] = 1
STRONGEST: Final[i64] = 9
RETREAT: Final = {2: 4, 3: 4, 4: 3, 5: 2}
TIME_SYMBOLS: Final = (
    *("F", "F", "S", "FS", "F", "FS", "S", "FS", "FS", "F"),
    *("FS", "FS", "FS", "FS", "FS", "FS", "FS", "FS", "FS"),
)
COLUMNS: Final[i64] = 16
ROWS: Final[i64] = 10
PLAZA: Final = ((8, 9), (9, 9), (8, 10), (9, 10))
START_LINE: Final = (
    *((column, 5) for column in range(4, 14)),
    *((4, row) for row in range(6, 11)),
    *((13, row) for row in range(6, 11)),
)
CENTRES: Final = ((2, 3), (6, 3), (10, 3), (14, 3), (2, 7), (6, 7), (10, 7), (14, 7))
PREDEFINED_WALLS: Final = (
    *("n1", "n2", "n8", "n9", "n15", "n16"),
    *("w1", "w2", "w5", "w9", "w10", "e1", "e2", "e5", "e9", "e10"),
)

# ======================================================================================================
# Minor buildings (RP-1.20 … RP-1.31).
# ======================================================================================================

BUILDING_NAMES: Final = tuple(building.name for building in BUILDING_TABLE)
HUT: Final = 0
HOUSE: Final = 1
STONECUTTER: Final = 2
CARPENTER: Final = 3
MARKET: Final = 4
GUILD: Final = 5
SQUARE: Final = 6
MONUMENT: Final = 7
GARDEN: Final = 8
BARRACKS: Final = 9
CHURCH: Final = 10
BUILDINGS: Final[i64] = 11
PALACE_TILE: Final = 11
CATHEDRAL_TILE: Final = 12
ON_MAP_NAMES: Final = (*BUILDING_NAMES, "palace", "cathedral")
KINDS_ON_MAP: Final[i64] = 13
UNBUILT: Final = -1

WORKERS: Final = vec[i64]([building.workers for building in BUILDING_TABLE])
STONE_COST: Final = vec[i64]([building.stone for building in BUILDING_TABLE])
WOOD_COST: Final = vec[i64]([building.wood for building in BUILDING_TABLE])
PRECIOUS_COST: Final = vec[i64]([building.precious for building in BUILDING_TABLE])
BUILDING_VP: Final = vec[i64]([building.vp for building in BUILDING_TABLE])
MOST_STONE: Final = 3
MOST_WOOD: Final = 2
# What an upgrade stands on (RP-1.12); a hut, and all the rest, needs an unbuilt space.
STANDS_ON: Final = vec[i64](
    [UNBUILT, HUT, UNBUILT, UNBUILT, UNBUILT, MARKET, UNBUILT, SQUARE, SQUARE, UNBUILT, UNBUILT]
)
# One of each in a district (RP-1.20).
ONE_IN_A_DISTRICT: Final = (1 << MONUMENT) | (1 << GARDEN) | (1 << BARRACKS) | (1 << CHURCH)
PRODUCTIVE: Final = (1 << STONECUTTER) | (1 << CARPENTER) | (1 << MARKET) | (1 << GUILD)
NOBLE: Final = (1 << SQUARE) | (1 << MONUMENT) | (1 << GARDEN) | (1 << BARRACKS) | (1 << CHURCH)
ACTIVATED: Final = PRODUCTIVE | (1 << CHURCH)
BUILDINGS_AROUND_A_SQUARE: Final[i64] = 5

# Tile pools (RP-1.10).
MOST_DWELLINGS: Final[i64] = 13
MOST_SQUARES: Final[i64] = 6
MOST_MONUMENTS: Final[i64] = 3
MOST_GARDENS: Final[i64] = 3
MOST_CHURCHES_AND_BARRACKS: Final[i64] = 5
MOST_MARKETS_AND_GUILDS: Final[i64] = 4
MOST_STONECUTTERS_AND_CARPENTERS: Final[i64] = 6

# Activations (RP-1.30).
WORKSHOP_YIELD: Final[i64] = 3
MARKET_PAYS: Final = vec[i64]([1, 1, 2])
GUILD_PAYS: Final = vec[i64]([3, 3, 4])
CHURCH_VP: Final[i64] = 2
CATHEDRAL_VP: Final[i64] = 3

# Major buildings (RP-1.50).
GRID_NAMES: Final = tuple(grid.name for grid in GRID_TABLE)
PALACE: Final = 0
CATHEDRAL: Final = 1
FORT: Final = 2
HARBOUR: Final = 3
WALLS: Final = 4
ROAD: Final = 5
GRIDS: Final[i64] = 6
CELLS: Final[i64] = 16
GRID_STONE: Final = vec[i64]([grid.stone for grid in GRID_TABLE])
GRID_WOOD: Final = vec[i64]([grid.wood for grid in GRID_TABLE])
CELL_NAMES: Final = tuple(f"{name}/{cell}" for name in GRID_NAMES for cell in range(1, 17))
COMPLETER_VP: Final = vec[i64]([0, 0, 4, 2, 0, 0])
UNPAID_PENALTY: Final[i64] = 3
STICKS: Final[i64] = 60
FREE: Final = -1
SHADOW: Final = 5
SHADOW_PAWNS: Final[i64] = 10

# Where workers go outside the city (RP-5.50 … RP-5.71).
SITE_NAMES: Final = ("quarry", "forest", "fields", "workshop", "dock", "order")
QUARRY: Final = 0
FOREST: Final = 1
FIELDS: Final = 2
WORKSHOP: Final = 3
DOCK: Final = 4
ORDER: Final = 5
SITES: Final[i64] = 6
SLOTS: Final[i64] = 6
SLOT_NAMES: Final = tuple(f"{site}/{slot}" for site in ("quarry", "forest") for slot in range(1, 7))
FIELD_WORKERS: Final[i64] = 2
LOADED_BY_A_WORKER: Final[i64] = 3
SHIP_HOLDS: Final[i64] = 7
DEPARTURE_FEE: Final[i64] = 2
VOYAGE: Final[i64] = 2

# Players (RP-3.2, RP-5.1, RP-5.90).
MOST_SEATS: Final = 5
PAWNS: Final[i64] = 9
PLACEMENTS: Final[i64] = 5
MOST_ON_A_SPACE: Final[i64] = 3
OFFERS: Final[i64] = 3
EXPERIENCE_NAMES: Final = ("beginner", "intermediate", "expert")
STARTING_GOODS: Final = {"beginner": 4, "intermediate": 3, "expert": 2}
EXPERIENCE_CORRECTION: Final = {"beginner": 2, "intermediate": 1, "expert": 0}
NUMBER_CORRECTION: Final = {2: 0, 3: 0, 4: 1, 5: 2}

# Years (RP-4.2, RP-4.58).
FIRST_YEAR: Final[i64] = 1580
LAST_YEAR: Final[i64] = 1599
LAST_SHORT_YEAR: Final[i64] = 1594

# Public offices (RP-1.40).
OFFICE_NAMES: Final = (
    "gunner",
    "general",
    "road_builder",
    "defender_office",
    "master_stone",
    "master_wood",
    "master_craft",
    "master_merchant",
    "shipowner",
    "bishop",
    "architect",
    "governor",
)
GUNNER: Final = 0
GENERAL: Final = 1
ROAD_BUILDER: Final = 2
DEFENDER_OFFICE: Final = 3
MASTER_STONE: Final = 4
MASTER_WOOD: Final = 5
MASTER_CRAFT: Final = 6
MASTER_MERCHANT: Final = 7
SHIPOWNER: Final = 8
BISHOP: Final = 9
ARCHITECT: Final = 10
GOVERNOR: Final = 11
OFFICES: Final[i64] = 12
OFFICE_PRICE: Final = vec[i64]([5, 5, 5, 5, 5, 5, 10, 15, 8, 15, 20, 25])
OFFICE_NEEDS: Final = vec[i64]([7, 7, 10, 10, 10, 10, 20, 25, 15, 30, 40, 50])
OFFICE_VP: Final = vec[i64]([5, 0, 0, 0, 5, 5, 8, 12, 0, 0, 0, 12])
CONNECTED_VP: Final[i64] = 2
CLOSED_VP: Final[i64] = 3
CHURCH_OFFICE_VP: Final[i64] = 4
MAJOR_OFFICE_VP: Final[i64] = 7
NOBLE_DISTRICT_VP: Final[i64] = 6
NOBLE_TYPES: Final[i64] = 4
SHORT_GAME_OFFICE_VP: Final[i64] = 3
OFFICE_PENALTY: Final[i64] = 5
SHIPOWNER_VP: Final[i64] = 3
COINS_A_POINT: Final[i64] = 3
HOUSE_VP: Final[i64] = 2
CATHEDRAL_ADDS: Final[i64] = 2
PALACE_ADDS: Final[i64] = 3

# War (RP-5.100 … RP-5.178).
ENEMY_NAMES: Final = ("natives", "corsairs")
NATIVES: Final = 0
CORSAIRS: Final = 1
PEACE: Final = -1
SIZE_NAMES: Final = ("1", "2", "3")
SIZES: Final[i64] = 3
ENEMIES_FOR_A_DEFENDER: Final[i64] = 2
EXTRA_PAWNS: Final[i64] = 2
CANNONS_NEED: Final[i64] = 6
MOST_SHOTS: Final[i64] = 6
GUNNER_VP: Final[i64] = 2
KILL_VP: Final[i64] = 2
LOSS_VP: Final[i64] = 2
QUIET_ROUNDS: Final[i64] = 3
POINTS_AND_SIZE: Final[i64] = 4
DESTROYED_VP: Final = vec[i64]([2, 4, 6, 6, 6, 6, 6, 6, 6, 6, 6, 12, 12])
# Marks of a group in a war turn; a group without any is ready.
MARK_NAMES: Final = ("finished", "fought", "boosted")
FINISHED: Final = 1
FOUGHT: Final = 2
BOOSTED: Final = 4
# Groups outside the walls have not fought: they are ready, finished, or finished after an extra movement.
OUTSIDE_NAMES: Final = ("ready", "finished", "spent")
READY_OUTSIDE: Final = 0
FINISHED_OUTSIDE: Final = 1
SPENT_OUTSIDE: Final = 2
OUTSIDE_MARKS: Final[i64] = 3

# The phases of a year (RP-4.1).
PHASE_NAMES: Final = ("placement", "completion", "effects", "war", "order")
PLACEMENT_PHASE: Final = 0
COMPLETION_PHASE: Final = 1
EFFECTS_PHASE: Final = 2
WAR_PHASE: Final = 3
ORDER_PHASE: Final = 4

# What is not there.
NONE: Final = -1

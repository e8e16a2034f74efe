"""Romolo o Remo?'s tables (RR-1.1 … RR-1.23, RR-2.7 … RR-2.13). No logic.

What stood in the book only as a picture is reconstructed and stands together at the end: the types of the
characters, the faces of the die, the multipliers and the four maps. An owner of the box corrects it there.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Resources (RR-0.7, RR-1.3); money is counted in half-coins (RR-0.6).
RESOURCE_NAMES: Final = ("grain", "wood", "stone", "salt", "refined")
GRAIN: Final = 0
WOOD: Final = 1
STONE: Final = 2
SALT: Final = 3
REFINED: Final = 4
RESOURCES: Final[i64] = 5
COIN: Final[i64] = 2
HALF_COIN: Final[i64] = 1

# Terrain (RR-1.4).
TERRAIN_NAMES: Final = ("plain", "hill", "forest", "water")
PLAIN: Final = 0
HILL: Final = 1
FOREST: Final = 2
WATER: Final = 3
TERRAINS: Final[i64] = 4
UNDEALT: Final[i64] = -1
PRODUCED: Final = vec[i64]([GRAIN, STONE, WOOD, SALT])
TILES: Final = vec[i64]([19, 10, 10, 15])
WATER_PILE: Final[i64] = 9
RIVER_MOST: Final[i64] = 3
RIVER_MOST_ALONE: Final[i64] = 2


# Constructions (RR-1.5): stone first, then wood.
@dataclass(frozen=True)
class Construction:
    """A row of table 1.4."""

    name: str
    bank: str
    stone: int
    wood: int
    terrain: int


CONSTRUCTION_TABLE: Final = (
    Construction("farm", "farms", 1, 1, PLAIN),
    Construction("warehouse", "warehouses", 1, 2, PLAIN),
    Construction("port", "ports", 3, 2, PLAIN),
    Construction("temple", "temples", 2, 1, PLAIN),
    Construction("sawmill", "quarry_sawmill", 4, 1, FOREST),
    Construction("quarry", "quarry_sawmill", 1, 4, HILL),
    Construction("aqueduct", "aqueducts", 4, 2, PLAIN),
    Construction("forum", "forums", 3, 2, PLAIN),
)
CONSTRUCTION_NAMES: Final = (*(row.name for row in CONSTRUCTION_TABLE), "wall")
FARM: Final = 0
WAREHOUSE: Final = 1
PORT: Final = 2
TEMPLE: Final = 3
SAWMILL: Final = 4
QUARRY: Final = 5
AQUEDUCT: Final = 6
FORUM: Final = 7
WALL: Final = 8
CONSTRUCTIONS: Final[i64] = 8
"""Kinds of Constructions that stand in a hex; walls stand on its sides."""
STONE_COST: Final = vec[i64]([row.stone for row in CONSTRUCTION_TABLE])
WOOD_COST: Final = vec[i64]([row.wood for row in CONSTRUCTION_TABLE])
TERRAIN_OF: Final = vec[i64]([row.terrain for row in CONSTRUCTION_TABLE])
MOST_CONSTRUCTIONS: Final[i64] = 4
WALLS_A_CONSTRUCTION: Final[i64] = 3
MOST_WALLS: Final[i64] = 3
"""Walls that one action builds, and that one hit destroys."""
SIDES: Final[i64] = 6
ALL_SIDES: Final[i64] = 63

# Pieces in a hex that can be taken away, in the order of RR-4.17; a hex has at most nine warehouses.
MOST_WAREHOUSES: Final[i64] = 9
WAREHOUSE_NAMES: Final = tuple(f"warehouse{n}" for n in range(1, MOST_WAREHOUSES + 1))
SIDE_NAMES: Final = ("e", "ne", "nw", "w", "sw", "se")
PIECE_NAMES: Final = (
    "farm",
    *WAREHOUSE_NAMES,
    "port",
    "temple",
    "sawmill",
    "quarry",
    "aqueduct",
    "forum",
    *(f"wall_{side}" for side in SIDE_NAMES),
    "walls",
    "tower",
)
FARM_PIECE: Final[i64] = 0
FIRST_WAREHOUSE_PIECE: Final[i64] = 1
PORT_PIECE: Final[i64] = 10
FIRST_WALL_PIECE: Final[i64] = 16
WALLS_PIECE: Final[i64] = 22
TOWER_PIECE: Final[i64] = 23
PIECES: Final[i64] = 24

# Where a cube for a payment comes from: the hand, or a warehouse of the acting hex (RR-4.5).
SOURCE_NAMES: Final = ("hand", *WAREHOUSE_NAMES)
HAND: Final[i64] = 0
SOURCES: Final[i64] = 10

# Units (RR-1.9). The figures of a player are numbered in the order of RR-4.17; the neutral Mercenaries are
# numbered for all players together.
UNIT_KIND_NAMES: Final = ("worker", "soldier", "mercenary", "explorer")
WORKER: Final = 0
SOLDIER: Final = 1
MERCENARY: Final = 2
EXPLORER: Final = 3
WORKERS: Final[i64] = 6
SOLDIERS: Final[i64] = 4
MERCENARIES: Final[i64] = 8
FIGURES: Final[i64] = 11
"""Figures of one player: six Workers, four Soldiers, the Explorer."""
FIGURE_OF_EXPLORER: Final[i64] = 10
UNIT_NAMES: Final = (
    *(f"worker{n}" for n in range(1, WORKERS + 1)),
    *(f"soldier{n}" for n in range(1, SOLDIERS + 1)),
    *(f"mercenary{n}" for n in range(1, MERCENARIES + 1)),
    "explorer",
)
UNITS: Final[i64] = 19
FIRST_SOLDIER: Final[i64] = 6
FIRST_MERCENARY: Final[i64] = 10
EXPLORER_NUMBER: Final[i64] = 18
COMBAT_VALUE: Final = vec[i64]([1, 3, 2, 0])
ACTIONS: Final = vec[i64]([2, 2, 2, 3])
TOWER_VALUE: Final[i64] = 4
TOWER_HITS: Final[i64] = 2
RIVAL_VALUE: Final[i64] = 2
PENALTY: Final[i64] = 3
IN_SUPPLY: Final[i64] = -1
REMOVED: Final[i64] = -2

# By Power: 0 to 6, then 7 and more (RR-1.10, RR-1.12).
MOST_POWER: Final[i64] = 7
WORKER_LIMIT: Final = vec[i64]([3, 3, 3, 3, 4, 5, 6, 6])
MILITARY_LIMIT: Final = vec[i64]([2, 2, 2, 2, 3, 4, 5, 5])
INFLUENCE_RANGE: Final = vec[i64]([0, 0, 0, 0, 1, 2, 3, 3])
FORUM_BONUS: Final = vec[i64]([0, 0, 0, 0, 2, 4, 6, 6])
MERCATOR_GIVES: Final = vec[i64]([4, 4, 4, 4, 3, 2, 1, 1])
MERCATOR_GETS: Final = vec[i64]([1, 1, 1, 1, 1, 1, 1, 2])
NO_FORUM_BONUS: Final[i64] = 3
"""Up to this Power a forum brings nothing (RR-5.52)."""

# Prices (RR-1.22, RR-5.41 … RR-5.47, RR-6.16).
START_PRICE: Final[i64] = 1
HIGHEST_PRICE: Final[i64] = 5
COLUMN_SPACES: Final[i64] = 2
UPDATE_FROM: Final[i64] = 4
WORKER_GRAIN: Final[i64] = 3
SOLDIER_REFINED: Final[i64] = 2
EXPLORER_GRAIN: Final[i64] = 2
CONVERSION_GRAIN: Final[i64] = 1
REFINED_CUBES: Final[i64] = 2
FIRST_CHARACTER: Final[i64] = 2 * COIN
SKIPPED_PHASE: Final[i64] = COIN
HALF_COINS_A_POINT: Final[i64] = 8
EXCHANGED_ITEMS: Final[i64] = 3
FED_BY_A_FARM: Final[i64] = 2
FED_BY_A_FURNARUS: Final[i64] = 2

# The Bank (RR-1.11).
BANK_NAMES: Final = (
    "farms",
    "warehouses",
    "ports",
    "temples",
    "quarry_sawmill",
    "aqueducts",
    "forums",
    "walls",
    "mercenaries",
    "battle_tokens",
)
BANK_WALLS: Final[i64] = 7
BANK_MERCENARIES: Final[i64] = 8
BANK_TOKENS: Final[i64] = 9
BANKS: Final[i64] = 10
BANK_OF: Final = vec[i64]([BANK_NAMES.index(row.bank) for row in CONSTRUCTION_TABLE] + [BANK_WALLS])
EMPTY_TYPES_FOR_END: Final[i64] = 3


# Characters (RR-1.16).
@dataclass(frozen=True)
class Character:
    """A row of table 1.8."""

    name: str
    copies: int
    type: int
    group: str


# Battle (RR-1.12, RR-1.17).
TOKEN_NAMES: Final = ("x2", "plus3", "plus_hit", "minus_hit", "retreat", "blank")
X2: Final = 0
PLUS_3: Final = 1
PLUS_HIT: Final = 2
MINUS_HIT: Final = 3
RETREAT: Final = 4
BLANK: Final = 5
TOKENS: Final[i64] = 6
ALL_TOKENS: Final[i64] = 63
DIFFERENCE_A_HIT: Final[i64] = 3
MOST_HITS: Final[i64] = 3
DUX_CHARGES: Final[i64] = 4
FOEDERATUS_CHARGES: Final[i64] = 3
EQUES_MOVES: Final[i64] = 2
HEROS_BONUS: Final[i64] = 2
OBSESSOR_BONUS: Final[i64] = 2
DEFENSOR_BONUS: Final[i64] = 1
SACERDOS_POINTS: Final[i64] = 2

# Majorities (RR-6.17) and Patronus (RR-5.103).
FIRST_BONUS: Final[i64] = 6
SECOND_BONUS: Final[i64] = 2
BONUS_OF_TWO: Final[i64] = 4
RICHEST: Final[i64] = 4
SECOND_RICHEST: Final[i64] = 2

# Solo: the A.I. is a side, too; its events (RR-1.23).
LEAST_SIDES: Final[i64] = 2
EVENT_NAMES: Final = ("white", "yellow", "pink", "blue", "brown")
WHITE: Final = 0
YELLOW: Final = 1
PINK: Final = 2
BLUE: Final = 3
BROWN: Final = 4
EVENTS: Final = vec[i64]([9, 4, 3, 2, 1])
EVENT_CUBES: Final[i64] = 19


@dataclass(frozen=True)
class Setup:
    """What depends on the number of players (RR-1.11, RR-1.14, RR-1.21, RR-2.7 … RR-2.10)."""

    bank: tuple[int, ...]
    """In the order of BANK_NAMES, before the starting farms and warehouses are taken."""
    types: tuple[int, int, int]
    display: int
    rows: tuple[tuple[int, int, int], ...]
    """Rows of the map: r, first q, last q."""
    initial: tuple[tuple[tuple[int, int], ...], ...]
    """The grey hexes of every player, in the order of play."""
    multipliers: tuple[tuple[int, int], ...]
    ai_capital: tuple[int, int] | None = None


# --- reconstructed: the pictures of the book are lost (RR-0.4) -----------------------------------

CHARACTER_TABLE: Final = (
    Character("aedificator", 1, 1, "civil"),
    Character("apothecarius", 2, 1, "economic"),
    Character("furnarus", 2, 1, "civil"),
    Character("praepositus", 2, 1, "economic"),
    Character("defensor", 1, 2, "military"),
    Character("dux", 1, 2, "military"),
    Character("eques", 1, 2, "military"),
    Character("foederatus", 1, 2, "military"),
    Character("heros", 1, 2, "military"),
    Character("mercator", 1, 2, "economic"),
    Character("nauta", 1, 2, "economic"),
    Character("negotiator", 1, 2, "economic"),
    Character("obsessor", 1, 2, "military"),
    Character("praedo", 1, 2, "economic"),
    Character("traductor", 1, 2, "civil"),
    Character("architectus", 1, 3, "civil"),
    Character("artifex", 1, 3, "victory_points"),
    Character("consul", 1, 3, "victory_points"),
    Character("patronus", 1, 3, "victory_points"),
    Character("publicus", 1, 3, "victory_points"),
    Character("sacerdos", 1, 3, "victory_points"),
)
CHARACTER_NAMES: Final = tuple(character.name for character in CHARACTER_TABLE)
AEDIFICATOR: Final = 0
APOTHECARIUS: Final = 1
FURNARUS: Final = 2
PRAEPOSITUS: Final = 3
DEFENSOR: Final = 4
DUX: Final = 5
EQUES: Final = 6
FOEDERATUS: Final = 7
HEROS: Final = 8
MERCATOR: Final = 9
NAUTA: Final = 10
NEGOTIATOR: Final = 11
OBSESSOR: Final = 12
PRAEDO: Final = 13
TRADUCTOR: Final = 14
ARCHITECTUS: Final = 15
ARTIFEX: Final = 16
CONSUL: Final = 17
PATRONUS: Final = 18
PUBLICUS: Final = 19
SACERDOS: Final = 20
CHARACTERS: Final[i64] = 21
COPIES: Final = vec[i64]([character.copies for character in CHARACTER_TABLE])
TYPE_OF: Final = vec[i64]([character.type for character in CHARACTER_TABLE])
PUBLICUS_COUNTS: Final[i64] = 3
EMPTY_SLOT: Final[i64] = -1

# The die (RR-1.18): the symbol of each face from 1 to 6.
DIE_FACES: Final = vec[i64]([BLANK, X2, PLUS_3, PLUS_HIT, MINUS_HIT, RETREAT])
FACES: Final[i64] = 6

# Multipliers (RR-1.20).
MULTIPLIERS: Final = (2, 2, 2, 2, 3, 3)
RING: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))

# The Bank and the Display are the book's; the maps and the places of the multipliers are not.
SETUPS: Final = {
    1: Setup(
        bank=(4, 4, 2, 2, 2, 2, 2, 5, 2, 3),
        types=(1, 6, 2),
        display=5,
        rows=((-2, 0, 2), (-1, -1, 2), (0, -2, 2), (1, -2, 1), (2, -2, 0)),
        initial=(((-1, 1), (0, 1), (-1, 2)),),
        multipliers=((0, 0), (0, -1), (1, -1)),
        ai_capital=(1, -2),
    ),
    2: Setup(
        bank=(8, 8, 3, 4, 4, 3, 3, 10, 4, 5),
        types=(2, 6, 1),
        display=6,
        rows=((-3, 1, 2), (-2, 0, 2), (-1, -1, 2), (0, -2, 2), (1, -2, 1), (2, -2, 0), (3, -2, -1)),
        initial=(((1, -3), (2, -3), (1, -2)), ((-1, 3), (-2, 3), (-1, 2))),
        multipliers=((-1, 0), (0, 0), (1, 0)),
    ),
    3: Setup(
        bank=(12, 12, 4, 6, 6, 4, 4, 15, 6, 7),
        types=(3, 7, 3),
        display=7,
        rows=((-3, 0, 3), (-2, -1, 3), (-1, -2, 3), (0, -3, 3), (1, -3, 2), (2, -3, 1), (3, -3, 0)),
        initial=(
            ((1, -3), (2, -3), (1, -2)),
            ((2, 1), (1, 2), (1, 1)),
            ((-3, 2), (-3, 1), (-2, 1)),
        ),
        multipliers=RING,
    ),
    4: Setup(
        bank=(16, 16, 5, 8, 8, 5, 5, 20, 8, 9),
        types=(4, 8, 5),
        display=8,
        rows=((-3, -1, 4), (-2, -1, 3), (-1, -2, 3), (0, -2, 2), (1, -3, 2), (2, -3, 1), (3, -4, 1)),
        initial=(
            ((-1, -3), (0, -3), (-1, -2)),
            ((4, -3), (3, -3), (3, -2)),
            ((1, 3), (0, 3), (1, 2)),
            ((-4, 3), (-3, 3), (-3, 2)),
        ),
        multipliers=RING,
    ),
}

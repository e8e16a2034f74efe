"""Roads & Boats' tables (RB-1.1 … RB-1.22): goods, transporters, buildings, mines, the wonder. No logic.

The rulebook in hand has lost its pictures. Figures of the tables marked *reconstructed* come from public
material or are decisions of the rules document; who owns the box can correct them here.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Phases of a turn (RB-5.1).
PHASE_NAMES: Final = ("production", "movement", "building", "wonder")
PRODUCTION: Final = 0
MOVEMENT: Final = 1
BUILDING: Final = 2
WONDER: Final = 3

# Goods and what they are worth in the end (RB-1.1); their order is that of payments and exchanges.
GOOD_NAMES: Final = (
    "trunks",
    "boards",
    "clay",
    "stone",
    "fuel",
    "iron",
    "gold",
    "paper",
    "coins",
    "stock",
    "goose",
)
TRUNKS: Final = 0
BOARDS: Final = 1
CLAY: Final = 2
STONE: Final = 3
FUEL: Final = 4
IRON: Final = 5
GOLD: Final = 6
PAPER: Final = 7
COINS: Final = 8
STOCK: Final = 9
GOOSE: Final = 10
GOODS: Final[i64] = 11
WEALTH: Final = vec[i64]([0, 0, 0, 0, 0, 0, 10, 0, 40, 120, 0])

# Transporters (RB-1.2): the first three go on land, the others on water.
TRANSPORTER_NAMES: Final = ("donkey", "wagon", "truck", "raft", "rowboat", "steamer")
DONKEY: Final = 0
WAGON: Final = 1
TRUCK: Final = 2
RAFT: Final = 3
ROWBOAT: Final = 4
STEAMER: Final = 5
FIRST_BOAT: Final[i64] = RAFT
KINDS: Final[i64] = 6
CAPACITY: Final = vec[i64]([2, 3, 6, 3, 5, 8])
MOVES: Final = vec[i64]([2, 3, 4, 3, 4, 6])
MOST_TRANSPORTERS: Final[i64] = 8
MOST_ON_LAND: Final[i64] = 5
MOST_ON_WATER: Final[i64] = 5
# While a player produces the limits may be broken (RB-6.2.25): a tile with a transporter gives one more.
FLEET: Final[i64] = 16

# What a player begins with (RB-4.7).
START_GOODS: Final = ((BOARDS, 5), (STONE, 1), (GOOSE, 2))
START_DONKEYS: Final = 3

# Terrains and the letters by which maps name them (RB-3.1).
TERRAIN_NAMES: Final = ("woods", "pasture", "rock", "mountain", "desert", "sea")
TERRAIN_LETTERS: Final = "WPRMDS"
WOODS: Final = 0
PASTURE: Final = 1
ROCK: Final = 2
MOUNTAIN: Final = 3
DESERT: Final = 4
SEA: Final = 5
NO_TILE: Final = -1


@dataclass(frozen=True)
class Building:
    """A row of table 1.3; where nothing is said about the terrain, any land but a desert will do."""

    name: str
    cost: Mapping[str, int]
    terrain: str = ""
    is_on_shore: bool = False
    research: str = ""
    inputs: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    """What one conversion uses, by the name of the recipe."""
    good: str = ""
    count: int = 1
    transporter: str = ""
    capacity: int = 0
    """Conversions in one production phase; the rulebook counts finished goods (RB-1.5)."""


def one_way(**goods: int) -> Mapping[str, Mapping[str, int]]:
    """The inputs of a building that works in one way only."""
    return {"set": goods}


WOOD: Final[Mapping[str, Mapping[str, int]]] = {
    "boards": {"boards": 2},
    "mixed": {"trunks": 1, "boards": 1},
    "trunks": {"trunks": 2},
}
RECIPE_NAMES: Final = ("set", "boards", "mixed", "trunks")
RECIPES: Final[i64] = 4

# Reconstructed (RB-1.4): costs, inputs and capacities, but for the sawmill and the names.
BUILDING_TABLE: Final = (
    Building("woodcutter", {"boards": 1}, "woods", good="trunks"),
    Building("quarry", {"boards": 2}, "rock", good="stone"),
    Building("clay_pit", {"boards": 3}, is_on_shore=True, good="clay"),
    Building("mine", {"boards": 3, "stone": 1}, "mountain"),
    Building("oil_rig", {"boards": 3, "stone": 1}, "sea", research="oil_rig", good="fuel"),
    Building(
        "sawmill",
        {"boards": 2, "stone": 1},
        inputs=one_way(trunks=1),
        good="boards",
        count=2,
        capacity=3,
    ),
    Building("stone_factory", {"boards": 2}, inputs=one_way(clay=1), good="stone", count=2, capacity=3),
    Building("coal_burner", {"boards": 3}, inputs=WOOD, good="fuel", capacity=6),
    Building("paper_mill", {"boards": 1, "stone": 1}, inputs=WOOD, good="paper", capacity=1),
    Building("mint", {"boards": 2, "stone": 1}, inputs=one_way(gold=2, fuel=1), good="coins", capacity=1),
    Building("stock_exchange", {"stone": 3}, inputs=one_way(coins=2, paper=1), good="stock", capacity=6),
    Building(
        "wagon_factory",
        {"boards": 2, "stone": 1},
        inputs=one_way(boards=2),
        transporter="wagon",
        capacity=1,
    ),
    Building(
        "truck_factory",
        {"boards": 2, "stone": 2},
        research="truck",
        inputs=one_way(iron=1, fuel=1),
        transporter="truck",
        capacity=1,
    ),
    Building(
        "raft_factory",
        {"boards": 1, "stone": 1},
        is_on_shore=True,
        inputs=one_way(trunks=2),
        transporter="raft",
        capacity=1,
    ),
    Building(
        "rowboat_factory",
        {"boards": 2, "stone": 1},
        is_on_shore=True,
        research="rowboat",
        inputs=one_way(boards=5),
        transporter="rowboat",
        capacity=1,
    ),
    Building(
        "steamer_factory",
        {"boards": 2, "stone": 2},
        is_on_shore=True,
        research="steamer",
        inputs=one_way(iron=1, fuel=2),
        transporter="steamer",
        capacity=1,
    ),
)
BUILDING_NAMES: Final = tuple(building.name for building in BUILDING_TABLE)
WOODCUTTER: Final = 0
QUARRY: Final = 1
CLAY_PIT: Final = 2
MINE: Final = 3
OIL_RIG: Final = 4
SAWMILL: Final = 5
STONE_FACTORY: Final = 6
COAL_BURNER: Final = 7
PAPER_MILL: Final = 8
MINT: Final = 9
STOCK_EXCHANGE: Final = 10
WAGON_FACTORY: Final = 11
TRUCK_FACTORY: Final = 12
RAFT_FACTORY: Final = 13
ROWBOAT_FACTORY: Final = 14
STEAMER_FACTORY: Final = 15
BUILDINGS: Final[i64] = 16
FIRST_SECONDARY: Final[i64] = SAWMILL
FIRST_FACTORY: Final[i64] = WAGON_FACTORY
FIRST_BOAT_FACTORY: Final[i64] = RAFT_FACTORY
NO_BUILDING: Final = -1

# Research (RB-1.13, RB-1.14); the light bulb, the eighth stone, has no effect and cannot be chosen.
TOPIC_NAMES: Final = ("rowboat", "truck", "steamer", "oil_rig", "special_mine", "big_mine", "new_shafts")
TOPIC_ROWBOAT: Final = 0
TOPIC_TRUCK: Final = 1
TOPIC_STEAMER: Final = 2
TOPIC_OIL_RIG: Final = 3
SPECIAL_MINE: Final = 4
BIG_MINE: Final = 5
NEW_SHAFTS: Final = 6
TOPICS: Final[i64] = 7
NO_TOPIC: Final = -1
# Which factories a topic replaces, and by what (RB-1.15).
UPGRADE_FROM: Final = (
    (RAFT_FACTORY, STEAMER_FACTORY),
    (WAGON_FACTORY,),
    (RAFT_FACTORY, ROWBOAT_FACTORY),
)
UPGRADE_TO: Final = vec[i64]([ROWBOAT_FACTORY, TRUCK_FACTORY, STEAMER_FACTORY])

# What is put into the bag of a new mine or shaft (RB-1.7).
FILL_NAMES: Final = ("normal", "gold_only", "iron_only", "big")
FILLS: Final[i64] = 4
FILL_GOLD: Final = vec[i64]([3, 4, 0, 5])
FILL_IRON: Final = vec[i64]([3, 0, 4, 5])
FILL_NEEDS: Final = vec[i64]([NO_TOPIC, SPECIAL_MINE, SPECIAL_MINE, BIG_MINE])


def row(goods: Mapping[str, int]) -> list[int]:
    """Counts of all goods, from those that are named."""
    return [goods.get(name, 0) for name in GOOD_NAMES]


# Prices as rows of goods.
RESEARCH_COST: Final = vec[i64](row({"goose": 2, "paper": 1}))
SHAFT_COST: Final = vec[i64](row({"iron": 1, "fuel": 1}))
ROAD_COST: Final = vec[i64](row({"stone": 1}))
EXTRA_FROM_SEA: Final[i64] = 2
"""Walls are built and torn down from open sea for two stones or boards more (RB-1.11, RB-1.12)."""

# The same table for the rules: rows of numbers.
COST: Final = vec[i64]([count for building in BUILDING_TABLE for count in row(building.cost)])
INPUT: Final = vec[i64](
    [
        count
        for building in BUILDING_TABLE
        for recipe in RECIPE_NAMES
        for count in row(building.inputs.get(recipe, {}))
    ]
)
HAS_RECIPE: Final = vec[i64](
    [int(recipe in building.inputs) for building in BUILDING_TABLE for recipe in RECIPE_NAMES]
)
OUTPUT: Final = vec[i64](
    [GOOD_NAMES.index(building.good) if building.good else -1 for building in BUILDING_TABLE]
)
OUTPUT_COUNT: Final = vec[i64]([building.count for building in BUILDING_TABLE])
MADE: Final = vec[i64](
    [
        TRANSPORTER_NAMES.index(building.transporter) if building.transporter else -1
        for building in BUILDING_TABLE
    ]
)
CONVERSIONS: Final = vec[i64]([building.capacity for building in BUILDING_TABLE])
GROUND: Final = vec[i64](
    [TERRAIN_NAMES.index(building.terrain) if building.terrain else NO_TILE for building in BUILDING_TABLE]
)
ON_SHORE: Final = vec[i64]([int(building.is_on_shore) for building in BUILDING_TABLE])
NEEDS: Final = vec[i64](
    [TOPIC_NAMES.index(building.research) if building.research else NO_TOPIC for building in BUILDING_TABLE]
)

# The wonder (RB-1.16), reconstructed: rows from the bottom, the signs on its spaces.
WONDER_ROWS: Final = (4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 6, 7, 7, 7)
SPACES: Final[i64] = 83
CHEAP_SPACES: Final[i64] = 17
IRRIGATION_SPACE: Final[i64] = 45
END_SPACE: Final = vec[i64]([0, 83, 62, 66, 69])
NEUTRAL_BRICKS: Final[i64] = 33
ROW_VALUE: Final[i64] = 10
NEUTRAL: Final = -1

# Alone (RB-3.10, RB-3.12), reconstructed: bricks that stand before the first turn, and what counts as what.
SOLO_BRICKS: Final[i64] = 17
MEDAL_NAMES: Final = ("bronze", "silver", "gold")
MEDAL_POINTS: Final = vec[i64]([100, 180, 260])
SOLO_GOAL: Final[i64] = 180

# Bounds of the digital form (RB-6.1.14, RB-6.7.2).
MOST_ACTS: Final[i64] = 32
MOST_PROPOSALS: Final[i64] = 12

# The tiles of the box (RB-1.18), reconstructed but for their total; rivers by the edges they touch (RB-1.20).
RIVER_SHAPES: Final = {
    "plain": (),
    "source": (0,),
    "straight": (0, 3),
    "gentle": (0, 2),
    "sharp": (0, 1),
    "y": (0, 2, 4),
}
TILE_TABLE: Final = (
    ("pasture", "plain", 22),
    ("pasture", "straight", 6),
    ("pasture", "gentle", 3),
    ("pasture", "sharp", 3),
    ("pasture", "y", 1),
    ("woods", "plain", 15),
    ("woods", "straight", 3),
    ("woods", "gentle", 3),
    ("woods", "sharp", 1),
    ("rock", "plain", 10),
    ("rock", "straight", 1),
    ("rock", "gentle", 1),
    ("rock", "sharp", 1),
    ("mountain", "plain", 18),
    ("mountain", "source", 3),
    ("desert", "plain", 17),
    ("desert", "gentle", 1),
    ("desert", "sharp", 1),
    ("sea", "plain", 30),
)
TILE_NAMES: Final = tuple(
    terrain if shape == "plain" else f"{terrain}_{shape}" for terrain, shape, _ in TILE_TABLE
)
TILES: Final[i64] = 19
TILE_TERRAIN: Final = vec[i64]([TERRAIN_NAMES.index(terrain) for terrain, _, _ in TILE_TABLE])
TILE_RIVER: Final = vec[i64]([sum(1 << edge for edge in RIVER_SHAPES[shape]) for _, shape, _ in TILE_TABLE])
TILE_SUPPLY: Final = vec[i64]([count for _, _, count in TILE_TABLE])
MOUNTAIN_SOURCE: Final[i64] = 14
LAND_PER_PLAYER: Final[i64] = 10
TILES_A_TURN: Final[i64] = 2

"""What one seat may see (AD-8.1 … AD-8.3): all but unseen tiles, the stacks, the pool and the deck."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Annotated

from ludoteca.core.position import Position, counts, word_or_none
from ludoteca.core.rng import Rng
from ludoteca.core.verbs import Domain
from ludoteca.core.view import View
from ludoteca.games.age_of_discovery import sets
from ludoteca.games.age_of_discovery.actions import BOX, BUILDING, CREW, GOOD, REGION, UNIT
from ludoteca.games.age_of_discovery.data import (
    BUILDING_NAMES,
    BUILDING_TABLE,
    BUILDINGS,
    CAPITAL_FIRST,
    CAPITAL_SPACES,
    CARD_NAMES,
    CARDS,
    CREW_NAMES,
    CREWS,
    DOCK_FIRST,
    DOCK_X,
    DOCK_Y,
    EMPTY,
    GOOD_NAMES,
    GOODS,
    GOODS_FIRST,
    GOODS_SPACES,
    INITIATIVE_FIRST,
    INITIATIVE_SPACES,
    NO_TILE,
    REGION_NAMES,
    REGION_TABLE,
    REGIONS,
    SCORINGS,
    SLOT_FIRST,
    SLOT_NAMES,
    TILE_TABLE,
    TILES,
    UNCOUNTED,
    UNIT_NAMES,
    UNITS,
    WARFARE_FIRST,
    WARFARE_SPACES,
    WINDOW_NAMES,
)
from ludoteca.games.age_of_discovery.position import dollars_or_none, free_places
from ludoteca.games.age_of_discovery.scoring import colony_points, points_by_source
from ludoteca.games.age_of_discovery.version import VERSION

if TYPE_CHECKING:
    from ludoteca.games.age_of_discovery.state import State

# Words of the verbs, so that the client's types know them too.
BoxId = Annotated[str, BOX]
BuildingId = Annotated[str, BUILDING]
CardId = Annotated[str, Domain("card", CARD_NAMES)]
CrewId = Annotated[str, CREW]
GoodId = Annotated[str, GOOD]
RegionId = Annotated[str, REGION]
SlotId = Annotated[str, Domain("slot", SLOT_NAMES)]
UnitId = Annotated[str, UNIT]
WindowId = Annotated[str, Domain("window", WINDOW_NAMES)]


@dataclass(frozen=True)
class Piece:
    """A unit on a space of an event box."""

    seat: int
    unit: UnitId


@dataclass(frozen=True)
class Tile:
    """A discovery tile that lies open or was seen: coins, plunder for each soldier, natives, points."""

    tile: int
    coins: int
    plunder: int
    natives: int
    vp: int


@dataclass(frozen=True)
class Region:
    """A region: its tile if it was seen, its good if nobody took it, units and points now by seat."""

    discovered: bool
    tile: Tile | None
    good: GoodId | None
    soldiers: tuple[int, ...]
    others: tuple[int, ...]
    points: tuple[int, ...]


@dataclass(frozen=True)
class Boxes:
    """The spaces of the event boxes; a free space is None."""

    initiative: tuple[Piece | None, ...]
    dock: tuple[Piece | None, ...]
    dock_x: Piece | None
    dock_y: Piece | None
    goods: tuple[Piece | None, ...]
    capital: tuple[Piece | None, ...]
    specialists: Mapping[SlotId, Piece | None]
    warfare: tuple[Piece | None, ...]


@dataclass(frozen=True)
class GoodSet:
    """Goods and ships that bring money together (AD-6.1); value 0 for what is left over."""

    goods: tuple[GoodId, ...]
    ships: int
    value: int


@dataclass(frozen=True)
class Player:
    """What lies before a player, what he has in the open areas of the board, and what follows from it.

    `economy` is None until the last income is paid; `sets` and `income` tell what the goods bring now.
    """

    money: int
    hand: Mapping[UnitId, int]
    next_hand: Mapping[UnitId, int]
    goods: Mapping[GoodId, int]
    ships: int
    buildings: tuple[BuildingId, ...]
    tiles: tuple[Tile, ...]
    cards: tuple[CardId, ...]
    colony_vp: tuple[int, ...]
    economy: int | None
    last_bid: int
    shipping: Mapping[UnitId, int]
    discovery: Mapping[CrewId, int]
    sets: tuple[GoodSet, ...]
    income: int
    points: Mapping[str, int]


@dataclass(frozen=True)
class Scratch:
    """What is under way inside a phase."""

    unit: UnitId | None
    sent_captains: int
    sent_soldiers: int
    sent_others: int
    attacker: int | None
    defender: int | None
    battlefield: RegionId | None
    is_war: bool
    struck_soldiers: int
    struck_militia: int
    origin: RegionId | None
    destination: RegionId | None


@dataclass(frozen=True, kw_only=True)
class AgeOfDiscoveryView(View):
    """The table as one seat sees it.

    `place` is the number, from 0, in `turn_order` of whose turn it is; `space` that of the space of the box
    that is being resolved. `stack`, `pool` and `unseen_tiles` tell what is there, not in which order.
    """

    turn: int
    era: int
    price: int
    turn_order: tuple[int | None, ...]
    place: int
    space: int
    window: WindowId | None
    regions: Mapping[RegionId, Region]
    unseen_tiles: tuple[Tile, ...]
    boxes: Boxes
    ship_in_box: bool
    ship_reserve: int
    market: tuple[GoodId, ...]
    pool: Mapping[GoodId, int]
    display: tuple[BuildingId | None, ...]
    stack: Mapping[BuildingId, int]
    stack_size: int
    deck: tuple[CardId, ...]
    university_used: bool
    players: tuple[Player, ...]
    scratch: Scratch
    reveals: int

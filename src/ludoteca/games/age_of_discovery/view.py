"""What one seat may see (AD-8.1 … AD-8.3): all but unseen tiles, the stacks, the pool and the deck."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Annotated

from ludoteca.core.encoding.marks import BY_SEAT, Few, Seat, Slots, Tens, Words
from ludoteca.core.position import Json, Position, counts, seat_or_none, word_or_none
from ludoteca.core.rng import Rng
from ludoteca.core.verbs import Domain
from ludoteca.core.view import View
from ludoteca.games.age_of_discovery.actions import BUILDING, CREW, GOOD, REGION, UNIT
from ludoteca.games.age_of_discovery.data import (
    BUILDING_NAMES,
    BUILDING_TABLE,
    CARD_NAMES,
    CARDS,
    CREW_NAMES,
    CREWS,
    DOCK_X,
    DOCK_Y,
    EMPTY,
    GOOD_NAMES,
    GOODS,
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
    WINDOW_NAMES,
)
from ludoteca.games.age_of_discovery.position import buildings_of, rows
from ludoteca.games.age_of_discovery.scoring import SOURCES, colony_points, points_by_source
from ludoteca.games.age_of_discovery.sets import grouped
from ludoteca.games.age_of_discovery.steps import STEP_NAMES, shipping
from ludoteca.games.age_of_discovery.version import VERSION

if TYPE_CHECKING:
    from ludoteca.games.age_of_discovery.state import State

# Words of the verbs, so that the client's types know them too.
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

    tile: Tens
    coins: Few
    plunder: Few
    natives: Few
    vp: Few


@dataclass(frozen=True)
class Region:
    """A region: its tile if it was seen, its good if nobody took it, units and points now by seat."""

    discovered: bool
    tile: Tile | None
    good: GoodId | None
    soldiers: Annotated[tuple[Few, ...], BY_SEAT]
    others: Annotated[tuple[Few, ...], BY_SEAT]
    points: Annotated[tuple[int, ...], BY_SEAT]


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
    ships: Few
    value: Tens


@dataclass(frozen=True)
class Player:
    """What lies before a player, what he has in the open areas of the board, and what follows from it.

    `economy` is None until the last income is paid; `sets` and `income` tell what the goods bring now.
    """

    money: int
    hand: Mapping[UnitId, Few]
    next_hand: Mapping[UnitId, Few]
    goods: Mapping[GoodId, Few]
    ships: Few
    buildings: tuple[BuildingId, ...]
    tiles: tuple[Tile, ...]
    cards: tuple[CardId, ...]
    colony_vp: tuple[Few, ...]
    economy: int | None
    last_bid: Tens
    shipping: Mapping[UnitId, Few]
    discovery: Mapping[CrewId, Few]
    sets: tuple[GoodSet, ...]
    income: Tens
    points: Mapping[Annotated[str, Words(SOURCES)], int]


@dataclass(frozen=True)
class Scratch:
    """What is under way inside a phase."""

    unit: UnitId | None
    sent_captains: Few
    sent_soldiers: Few
    sent_others: Few
    attacker: int | None
    defender: int | None
    battlefield: RegionId | None
    is_war: bool
    struck_soldiers: Few
    struck_militia: Few
    origin: RegionId | None
    destination: RegionId | None


@dataclass(frozen=True, kw_only=True)
class AgeOfDiscoveryView(View):
    """The table as one seat sees it.

    `place` is the number, from 0, in `turn_order` of whose turn it is; `space` that of the space of the box
    that is being resolved. `stack`, `pool` and `unseen_tiles` tell what is there, not in which order.
    """

    step: Annotated[str, Words(STEP_NAMES)]
    turn: Few
    era: Few
    price: Tens
    turn_order: Annotated[tuple[Seat | None, ...], Slots(5)]
    place: Few
    space: Few
    window: WindowId | None
    regions: Mapping[RegionId, Region]
    unseen_tiles: tuple[Tile, ...]
    boxes: Boxes
    ship_in_box: bool
    shipping_leader: Seat | None
    ship_reserve: Few
    market: tuple[GoodId, ...]
    pool: Mapping[GoodId, Few]
    display: tuple[BuildingId | None, ...]
    stack: Mapping[BuildingId, Few]
    stack_size: Tens
    deck: tuple[CardId, ...]
    university_used: bool
    players: tuple[Player, ...]
    scratch: Scratch
    reveals: int


# The small things on the table are the same again and again: each is made once and shared.
_piece = cache(Piece)


@cache
def _tile(tile: int) -> Tile:
    face = TILE_TABLE[tile]
    return Tile(tile, face.coins, face.plunder, face.natives, face.vp)


def look(s: State, viewer: int | None) -> AgeOfDiscoveryView:
    """The table without what nobody may see; all seats see the same (AD-8.1)."""
    return AgeOfDiscoveryView(
        game=s.game_id,
        version=VERSION,
        options=dict(s.options),
        viewer=viewer,
        seat=s.seat,
        step=s.step.name,
        turn=s.turn,
        era=s.era(),
        price=s.price(),
        turn_order=tuple(seat_or_none(seat) for seat in s.turn_order),
        place=s.place,
        space=s.space,
        window=word_or_none(WINDOW_NAMES, s.window),
        regions={REGION_NAMES[region]: _region(s, region) for region in range(REGIONS)},
        unseen_tiles=tuple(_tile(tile) for tile in s.unseen_tiles()),
        boxes=_boxes(s),
        ship_in_box=s.ship_in_box == 1,
        shipping_leader=seat_or_none(shipping.leader(s)),
        ship_reserve=s.ship_reserve(),
        market=tuple(GOOD_NAMES[good] for good in range(GOODS) for _ in range(s.market[good])),
        pool=_counted(GOOD_NAMES, list(s.pool)),
        display=tuple(word_or_none(BUILDING_NAMES, building) for building in s.display),
        stack=_counted(BUILDING_NAMES, list(s.stack)),
        stack_size=sum(BUILDING_TABLE[building].era == s.era() for building in s.stack),
        deck=tuple(CARD_NAMES[card] for card in sorted(s.deck)),
        university_used=s.university_used == 1,
        players=tuple(_player(s, seat) for seat in range(s.seats)),
        scratch=Scratch(
            unit=word_or_none(UNIT_NAMES, s.unit),
            sent_captains=s.sent_captains,
            sent_soldiers=s.sent_soldiers,
            sent_others=s.sent_others,
            attacker=seat_or_none(s.attacker),
            defender=seat_or_none(s.defender),
            battlefield=word_or_none(REGION_NAMES, s.battlefield),
            is_war=s.is_war == 1,
            struck_soldiers=s.struck_soldiers,
            struck_militia=s.struck_militia,
            origin=word_or_none(REGION_NAMES, s.origin),
            destination=word_or_none(REGION_NAMES, s.destination),
        ),
        reveals=s.reveals,
    )


def _counted(names: tuple[str, ...], pile: list[int]) -> dict[str, int]:
    """What lies in a pile, without its order; only what is there."""
    return {name: pile.count(kind) for kind, name in enumerate(names) if kind in pile}


def _region(s: State, region: int) -> Region:
    tile = s.region_tile[region]
    return Region(
        discovered=tile == NO_TILE,
        tile=_tile(tile) if s.tiles_known >> region & 1 else None,
        good=REGION_TABLE[region].good if s.goods_there >> region & 1 else None,
        soldiers=tuple(s.soldiers[seat * REGIONS + region] for seat in range(s.seats)),
        others=tuple(s.others[seat * REGIONS + region] for seat in range(s.seats)),
        points=tuple(colony_points(s, region)),
    )


def _boxes(s: State) -> Boxes:
    return Boxes(
        **{
            name: tuple(_on(s, space) for space in range(first, first + spaces))
            for name, (first, spaces) in rows(s).items()
        },
        dock_x=_on(s, DOCK_X),
        dock_y=_on(s, DOCK_Y),
        specialists={name: _on(s, SLOT_FIRST + slot) for slot, name in enumerate(SLOT_NAMES)},
    )


def _on(s: State, space: int) -> Piece | None:
    piece = s.spaces[space]
    return None if piece == EMPTY else _piece(piece // UNITS, UNIT_NAMES[piece % UNITS])


def _player(s: State, seat: int) -> Player:
    units, goods, crews = seat * UNITS, seat * GOODS, seat * CREWS
    sets = grouped(list(s.goods[goods : goods + GOODS]), s.ships[seat])
    return Player(
        money=s.money[seat],
        hand=counts(UNIT_NAMES, s.hand[units : units + UNITS]),
        next_hand=counts(UNIT_NAMES, s.next_hand[units : units + UNITS]),
        goods=counts(GOOD_NAMES, s.goods[goods : goods + GOODS]),
        ships=s.ships[seat],
        buildings=tuple(buildings_of(s, seat)),
        tiles=tuple(_tile(tile) for tile in range(TILES) if s.tile_owner[tile] == seat),
        cards=tuple(CARD_NAMES[card] for card in range(CARDS) if s.card_owner[card] == seat),
        colony_vp=tuple(s.colony_vp[seat * SCORINGS : seat * SCORINGS + SCORINGS]),
        economy=None if s.economy[seat] == UNCOUNTED else s.economy[seat],
        last_bid=s.last_bid[seat],
        shipping=counts(UNIT_NAMES, s.shipping[units : units + UNITS]),
        discovery=counts(CREW_NAMES, s.discovery[crews : crews + CREWS]),
        sets=tuple(GoodSet(tuple(GOOD_NAMES[g] for g in held), ships, value) for held, ships, value in sets),
        income=sum(value for _, _, value in sets),
        points=points_by_source(s, seat),
    )


DERIVED = ("viewer", "era", "price", "unseen_tiles", "shipping_leader", "ship_reserve", "stack_size")
DERIVED_OF_PLAYER = ("sets", "income", "points")


def complete(view: View, rng: Rng) -> Position:
    """A position that agrees with the view: tiles, stacks, pool and deck in a random order (AD-8.5)."""
    assert isinstance(view, AgeOfDiscoveryView)
    position = {name: value for name, value in vars(view).items() if name not in DERIVED}
    position["options"] = {**view.options}
    tiles = [tile.tile for tile in view.unseen_tiles]
    rng.shuffle(tiles)
    position["regions"] = {name: _complete_region(region, tiles) for name, region in view.regions.items()}
    position["boxes"] = {name: _complete_box(box) for name, box in vars(view.boxes).items()}
    position["pool"] = _dealt(view.pool, rng)
    deck = list(view.deck)
    rng.shuffle(deck)
    position["deck"] = deck
    position["stack"] = [
        name
        for era in (3, 2, 1)
        for name in _dealt({b.name: view.stack.get(b.name, 0) for b in BUILDING_TABLE if b.era == era}, rng)
    ]
    position["players"] = [_complete_player(player) for player in view.players]
    position["scratch"] = {**vars(view.scratch)}
    position["rng"] = rng.fork().state()
    return position


def _dealt(pile: Mapping[str, int], rng: Rng) -> list[str]:
    names = [name for name, count in pile.items() for _ in range(count)]
    rng.shuffle(names)
    return names


def _complete_region(region: Region, tiles: list[int]) -> Position:
    known = region.tile
    tile = None
    if not region.discovered:
        tile = tiles.pop() if known is None else known.tile
    return {
        "tile": tile,
        "tile_known": known is not None,
        "good": region.good is not None,
        "soldiers": region.soldiers,
        "others": region.others,
    }


def _complete_box(box: object) -> Json:
    if box is None:
        return None
    if isinstance(box, Piece):
        return {**vars(box)}
    if isinstance(box, Mapping):
        return {name: _complete_box(piece) for name, piece in box.items()}
    assert isinstance(box, tuple)
    return [_complete_box(piece) for piece in box]


def _complete_player(player: Player) -> Position:
    position = {name: value for name, value in vars(player).items() if name not in DERIVED_OF_PLAYER}
    position["tiles"] = [tile.tile for tile in player.tiles]
    return position

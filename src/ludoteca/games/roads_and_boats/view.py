"""What one seat may see (RB-8.1): everything but the chance to come."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Final

from mypy_extensions import i64

from ludoteca.core.encoding.marks import BY_SEAT, Few, Heap, Seat, Slots, Tens, Words
from ludoteca.core.position import Json, Position, seat_or_none, seats_of, word_or_none, words_of
from ludoteca.core.rng import Rng
from ludoteca.core.verbs import Domain
from ludoteca.core.view import View
from ludoteca.games.roads_and_boats import forecast
from ludoteca.games.roads_and_boats.actions import (
    BUILDING,
    CARRIER,
    CARRIER_NAMES,
    FILL,
    GOOD,
    HEX,
    PARTNER,
    PARTNER_NAMES,
    SPOT,
    TOPIC,
    VERBS,
)
from ludoteca.games.roads_and_boats.data import (
    BUILDING_NAMES,
    FILL_NAMES,
    FLEET,
    GOOD_NAMES,
    GOODS,
    GOOSE,
    NO_BUILDING,
    NO_TILE,
    PHASE_NAMES,
    TERRAIN_NAMES,
    TILE_NAMES,
    TOPIC_NAMES,
    TRANSPORTER_NAMES,
)
from ludoteca.games.roads_and_boats.geometry import (
    ARMS,
    BANKS,
    BORDERS,
    CARGO,
    CELLS,
    FOLLOWING,
    HEX_NAMES,
    MOST_BANKS,
    SPOT_NAMES,
    edges_of,
)
from ludoteca.games.roads_and_boats.goods import CARRIERS, COUNTS
from ludoteca.games.roads_and_boats.scoring import SOURCES, breakdown
from ludoteca.games.roads_and_boats.steps import STEP_NAMES
from ludoteca.games.roads_and_boats.steps.cooperation import WAYS_TO_ASK
from ludoteca.games.roads_and_boats.steps.wonder import brick_price
from ludoteca.games.roads_and_boats.version import VERSION

if TYPE_CHECKING:
    from ludoteca.games.roads_and_boats.state import State

# Words of the verbs, so that the client's types know them too.
BuildingId = Annotated[str, BUILDING]
CarrierId = Annotated[str, CARRIER]
FillId = Annotated[str, FILL]
GoodId = Annotated[str, GOOD]
HexId = Annotated[str, HEX]
PartnerId = Annotated[str, PARTNER]
SpotId = Annotated[str, SPOT]
TopicId = Annotated[str, TOPIC]
TerrainId = Annotated[str, Domain("terrain", TERRAIN_NAMES)]
TransporterId = Annotated[str, Domain("transporter", TRANSPORTER_NAMES)]
BANK_NAMES: Final = tuple(str(bank) for bank in range(MOST_BANKS))
ROAD_HALVES: Final = "ab"
ASKED_WAYS: Final = ("get", "put", "give")
FOLLOWERS_NAME: Final = "followers"


@dataclass(frozen=True)
class House:
    """A building: its bank, how often it worked in this phase, and the bag of a mine."""

    kind: BuildingId
    bank: Few
    used: Few
    gold: Few
    iron: Few


@dataclass(frozen=True)
class Tile:
    """A tile: river edges, arms with bridges, the region of each bank, and what lies on the ground."""

    hex: HexId
    terrain: TerrainId
    river: tuple[Few, ...]
    bridges: tuple[Few, ...]
    regions: tuple[Few, ...]
    house: House | None
    bred: bool
    ground: Mapping[Annotated[str, Words(BANK_NAMES)], Mapping[GoodId, Tens]]


@dataclass(frozen=True)
class Border:
    """What stands between two tiles: roads (a is the whole edge where there is no river), and a wall."""

    hex: HexId
    edge: Few
    roads: Annotated[tuple[Annotated[str, Words(tuple(ROAD_HALVES))], ...], Heap(1)]
    pieces: Few
    owner: int | None


@dataclass(frozen=True)
class Transporter:
    """A transporter, where it is and what it carries."""

    id: CarrierId
    kind: TransporterId
    hex: HexId
    spot: SpotId
    cargo: Mapping[GoodId, Few]
    carries: CarrierId | None
    steps: Tens
    done: bool
    acts: Tens
    made_at: HexId | None


@dataclass(frozen=True)
class Home:
    """A home marker."""

    hex: HexId
    bank: Few


@dataclass(frozen=True)
class Player:
    """What belongs to a player."""

    home: Home | None
    research: tuple[TopicId, ...]
    transporters: Annotated[tuple[Transporter, ...], Heap(8, by="kind")]


@dataclass(frozen=True)
class Mark:
    """Goods that a transporter has moved in this movement phase (RB-6.3.17), and who has them now."""

    holder: str
    good: GoodId
    mark: CarrierId
    count: Few


@dataclass(frozen=True)
class Refusal:
    """Something that may not be asked again in this phase."""

    carrier: CarrierId
    good: GoodId
    way: Annotated[str, Words(ASKED_WAYS)]


@dataclass(frozen=True)
class Ordering:
    """The procedure of order under way: how many were asked, who left the temple, the positions taken."""

    asked: int
    leaving: Annotated[tuple[Seat, ...], Heap(1)]
    positions: Annotated[tuple[Seat | None, ...], Slots(4)]


@dataclass(frozen=True)
class Construction:
    """A map under construction: the tiles left."""

    supply: Mapping[Annotated[str, Words(TILE_NAMES)], Tens]
    land_left: Tens
    sea_left: Tens
    laid: Tens


@dataclass(frozen=True)
class UnderWay:
    """What is half done: who acts where, what was chosen so far, what is still owed, the open exchange."""

    active: CarrierId | None
    followers: Few
    site: HexId | None
    region: Few
    chosen: Few
    fill: FillId | None
    purpose: str | None
    owed: Mapping[GoodId, Few]
    price: Tens
    lowest: Tens
    handler: CarrierId | None
    partner: PartnerId | None
    taken: tuple[GoodId, ...]
    given: tuple[GoodId, ...]
    transfers: Tens
    owes: GoodId | None
    proposals: Tens
    refused: tuple[Refusal, ...]
    asked_good: GoodId | None
    asked_way: Annotated[str, Words(ASKED_WAYS)] | None


@dataclass(frozen=True)
class Yield:
    """What the next production brings to a tile if nobody touches anything, and what it uses up."""

    hex: HexId
    uses: Mapping[GoodId, Few]
    makes: Mapping[GoodId, Few]
    is_wasted: bool


@dataclass(frozen=True, kw_only=True)
class RoadsAndBoatsView(View):
    """The table as everybody sees it; `points` by source are those of a game that ended now."""

    step: Annotated[str, Words(STEP_NAMES)]
    turn: Tens
    phase: Annotated[str, Words(PHASE_NAMES)]
    index: Few
    temple: Annotated[tuple[Seat, ...], Slots(4)]
    sequence: Annotated[tuple[Seat, ...], Slots(4)]
    ordering: Ordering
    construction: Construction
    tiles: Annotated[tuple[Tile, ...], Heap(1)]
    borders: tuple[Border, ...]
    starts: tuple[HexId, ...]
    players: tuple[Player, ...]
    marks: tuple[Mark, ...]
    wonder: Annotated[tuple[Seat | None, ...], Heap(20)]
    bought: Few
    under_way: UnderWay
    reveals: int
    brick_price: Tens
    points: Annotated[tuple[Mapping[Annotated[str, Words(SOURCES)], int], ...], BY_SEAT]
    forecast: tuple[Yield, ...]


DERIVED: Final = ("viewer", "brick_price", "points", "forecast")
"""What a view says beyond the position: who looks, and what follows from the rest."""


def look(s: State, viewer: int | None) -> RoadsAndBoatsView:
    """The table."""
    return RoadsAndBoatsView(
        game=s.game_id,
        version=VERSION,
        options=dict(s.options),
        viewer=viewer,
        seat=s.seat,
        step=s.step.name,
        turn=s.turn,
        phase=PHASE_NAMES[s.phase],
        index=s.index,
        temple=tuple(s.temple),
        sequence=tuple(s.sequence),
        ordering=Ordering(
            s.asked_in_order, tuple(seats_of(s.leaving)), tuple(seat_or_none(seat) for seat in s.positions)
        ),
        construction=Construction(_some(TILE_NAMES, s.supply), s.land_left, s.sea_left, s.laid),
        tiles=tuple(_tile(s, tile) for tile in range(CELLS) if s.terrain[tile] != NO_TILE),
        borders=tuple(_border(s, border) for border in range(BORDERS) if s.roads[border] or s.pieces[border]),
        starts=tuple(HEX_NAMES[tile] for tile in s.starts),
        players=tuple(_player(s, seat) for seat in range(s.seats)),
        marks=tuple(_mark(entry) for entry in s.marks),
        wonder=tuple(seat_or_none(owner) for owner in s.bricks),
        bought=s.bought,
        under_way=_under_way(s),
        reveals=s.reveals,
        brick_price=brick_price(s),
        points=tuple(breakdown(s)),
        forecast=tuple(
            Yield(
                HEX_NAMES[change.tile],
                {GOOD_NAMES[good]: count for good, count in change.gone.items()},
                {GOOD_NAMES[good]: count for good, count in change.come.items()},
                change.is_wasted,
            )
            for change in forecast.changes(s)
        ),
    )


def _some(names: tuple[str, ...], row: Iterable[int]) -> dict[str, int]:
    """How many of each, without those of which there are none."""
    return {name: count for name, count in zip(names, row, strict=True) if count}


def _goods(s: State, holder: i64) -> dict[str, int]:
    return _some(GOOD_NAMES, s.goods[holder * GOODS : holder * GOODS + GOODS])


def _tile(s: State, tile: i64) -> Tile:
    grounds = {str(region): _goods(s, tile * MOST_BANKS + region) for region in range(MOST_BANKS)}
    building = s.building[tile]
    return Tile(
        hex=HEX_NAMES[tile],
        terrain=TERRAIN_NAMES[s.terrain[tile]],
        river=tuple(edges_of(s.rivers[tile])),
        bridges=tuple(arm for arm in range(ARMS[s.rivers[tile]]) if s.bridges[tile] >> arm & 1),
        regions=tuple(s.region_of(tile, bank) for bank in range(BANKS[s.rivers[tile]])),
        house=None
        if building == NO_BUILDING
        else House(BUILDING_NAMES[building], s.building_bank[tile], s.used[tile], s.gold[tile], s.iron[tile]),
        bred=building == NO_BUILDING and s.used[tile] > 0,
        ground={region: goods for region, goods in grounds.items() if goods},
    )


def _border(s: State, border: i64) -> Border:
    return Border(
        hex=HEX_NAMES[border // 3],
        edge=border % 3,
        roads=tuple(words_of(ROAD_HALVES, s.roads[border])),
        pieces=s.pieces[border],
        owner=seat_or_none(s.wall_owner[border]),
    )


def _player(s: State, seat: i64) -> Player:
    home = s.homes[seat]
    return Player(
        home=None if home < 0 else Home(HEX_NAMES[home // MOST_BANKS], home % MOST_BANKS),
        research=tuple(words_of(TOPIC_NAMES, s.research[seat])),
        transporters=tuple(
            Transporter(
                id=CARRIER_NAMES[carrier],
                kind=TRANSPORTER_NAMES[s.kind[carrier]],
                hex=HEX_NAMES[s.tile(carrier)],
                spot=SPOT_NAMES[s.spot(carrier)],
                cargo=_goods(s, CARGO + carrier),
                carries=word_or_none(CARRIER_NAMES, s.carries[carrier]),
                steps=s.steps[carrier],
                done=s.done[carrier] == 1,
                acts=s.acts[carrier],
                made_at=word_or_none(HEX_NAMES, s.made_at[carrier]),
            )
            for carrier in range(seat * FLEET, seat * FLEET + s.fleet[seat])
        ),
    )


def holder_name(holder: i64) -> str:
    """Who holds goods: `0,0/1` is a ground, `r1` a transporter."""
    if holder >= CARGO:
        return CARRIER_NAMES[holder - CARGO]
    if holder == FOLLOWING:
        return FOLLOWERS_NAME
    return f"{HEX_NAMES[holder // MOST_BANKS]}/{holder % MOST_BANKS}"


def _mark(entry: i64) -> Mark:
    what = entry // COUNTS // CARRIERS
    return Mark(
        holder_name(what // GOODS),
        GOOD_NAMES[what % GOODS],
        CARRIER_NAMES[entry // COUNTS % CARRIERS],
        entry % COUNTS,
    )


def _under_way(s: State) -> UnderWay:
    return UnderWay(
        active=word_or_none(CARRIER_NAMES, s.active),
        followers=s.goods[FOLLOWING * GOODS + GOOSE],
        site=word_or_none(HEX_NAMES, s.site),
        region=s.region,
        chosen=s.chosen,
        fill=word_or_none(FILL_NAMES, s.fill),
        purpose=None if s.purpose < 0 else VERBS.text(s.purpose),
        owed=_some(GOOD_NAMES, s.owed),
        price=s.price,
        lowest=s.lowest,
        handler=word_or_none(CARRIER_NAMES, s.handler),
        partner=word_or_none(PARTNER_NAMES, s.partner),
        taken=tuple(words_of(GOOD_NAMES, s.taken)),
        given=tuple(words_of(GOOD_NAMES, s.given)),
        transfers=s.transfers,
        owes=word_or_none(GOOD_NAMES, s.owes),
        proposals=s.proposals,
        refused=tuple(_refusal(code) for code in s.refused),
        asked_good=word_or_none(GOOD_NAMES, s.asked_good),
        asked_way=word_or_none(ASKED_WAYS, s.asked_way),
    )


def _refusal(code: i64) -> Refusal:
    return Refusal(
        CARRIER_NAMES[code // WAYS_TO_ASK // GOODS],
        GOOD_NAMES[code // WAYS_TO_ASK % GOODS],
        ASKED_WAYS[code % WAYS_TO_ASK],
    )


def plain(value: object) -> Json:
    """A part of a view as plain data."""
    if isinstance(value, tuple):
        return [plain(entry) for entry in value]
    if isinstance(value, Mapping):
        return {str(key): plain(entry) for key, entry in value.items()}
    if value is None or isinstance(value, bool | int | str):
        return value
    return {key: plain(entry) for key, entry in vars(value).items()}


def as_position(view: RoadsAndBoatsView, generator: str) -> Position:
    """What everybody sees, with a generator, is a position."""
    position = {key: plain(value) for key, value in vars(view).items() if key not in DERIVED}
    position["rng"] = generator
    return position


def complete(view: View, rng: Rng) -> Position:
    """A position that agrees with the view: only chance is drawn anew."""
    assert isinstance(view, RoadsAndBoatsView)
    return as_position(view, rng.fork().state())

"""The row of learning programs without the way over the view: its fields in their order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from ludoteca.core.encoding.pen import Pen, PenFiller
from ludoteca.core.state import State as CoreState
from ludoteca.games.roads_and_boats import forecast
from ludoteca.games.roads_and_boats.actions import PARTNER_NAMES
from ludoteca.games.roads_and_boats.data import (
    BUILDINGS,
    FILLS,
    FLEET,
    GOODS,
    GOOSE,
    KINDS,
    NO_BUILDING,
    NO_TILE,
    PHASE_NAMES,
    TERRAIN_NAMES,
    TILES,
    TOPICS,
)
from ludoteca.games.roads_and_boats.geometry import (
    ARMS,
    BANKS,
    BORDERS,
    CARGO,
    CELLS,
    EDGES,
    FOLLOWING,
    MOST_BANKS,
    SPOTS,
)
from ludoteca.games.roads_and_boats.goods import CARRIERS, COUNTS
from ludoteca.games.roads_and_boats.scoring import points_of
from ludoteca.games.roads_and_boats.state import NONE, State
from ludoteca.games.roads_and_boats.steps import STEP_NAMES
from ludoteca.games.roads_and_boats.steps.cooperation import WAYS_TO_ASK
from ludoteca.games.roads_and_boats.steps.wonder import brick_price

if TYPE_CHECKING:
    from ludoteca.core.encoding import Plan

STEP_PLACES: Final[dict[str, int]] = {name: place for place, name in enumerate(STEP_NAMES)}
MOST_SEATS: Final[i64] = 4
PHASES: Final[i64] = len(PHASE_NAMES)
TERRAINS: Final[i64] = len(TERRAIN_NAMES)
PARTNERS: Final[i64] = len(PARTNER_NAMES)
HALVES_OF_A_ROAD: Final[i64] = 2
HOUSE_WIDTH: Final[i64] = 5 + BUILDINGS
REFUSAL_WIDTH: Final[i64] = 1 + GOODS + WAYS_TO_ASK
YIELD_WIDTH: Final[i64] = 2 + 2 * GOODS


@final
class RowFiller(PenFiller):
    """Fills rows straight from the position."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan)
        self.tile_width: i64 = plan.width("tiles.0,0")
        self.border_width: i64 = plan.width("borders.0,0")
        self.transporter_width: i64 = plan.width("players[0].transporters.donkey")
        self.marks_width: i64 = plan.width("marks")

    def write(self, state: CoreState, pen: Pen) -> None:
        """All that the view of a seat says."""
        assert isinstance(state, State)
        write_moment(state, pen)
        first = pen.at
        for tile in range(CELLS):
            if state.terrain[tile] != NO_TILE:
                pen.at = first + tile * self.tile_width
                write_tile(state, tile, pen)
        pen.at = first + CELLS * self.tile_width
        self.write_borders(state, pen)
        pen.heap(state.starts, CELLS)
        for number in range(state.seats):
            self.write_player(state, pen.from_viewer(number), pen)
        self.write_marks(state, pen)
        write_wonder(state, pen)
        write_under_way(state, pen)
        write_prospects(state, pen)
        pen.number(len(state.bricks))

    def write_borders(self, s: State, pen: Pen) -> None:
        """Roads and walls, three borders to a tile."""
        first = pen.at
        for border in range(BORDERS):
            if s.roads[border] or s.pieces[border]:
                pen.at = first + border // 3 * self.border_width
                pen.number(1)
                pen.number(border % 3)
                pen.words(s.roads[border], HALVES_OF_A_ROAD)
                pen.number(s.pieces[border])
                pen.seat(s.wall_owner[border])
        pen.at = first + CELLS * self.border_width

    def write_player(self, s: State, owner: i64, pen: Pen) -> None:
        """A home, research, and the transporters by their kind."""
        home = s.homes[owner]
        pen.yes(home >= 0)
        pen.word(home // MOST_BANKS if home >= 0 else NONE, CELLS)
        pen.number(home % MOST_BANKS if home >= 0 else 0)
        pen.words(s.research[owner], TOPICS)
        first = pen.at
        for carrier in range(owner * FLEET, owner * FLEET + s.fleet[owner]):
            pen.at = first + s.kind[carrier] * self.transporter_width
            write_transporter(s, carrier, pen)
        pen.at = first + KINDS * self.transporter_width

    def write_marks(self, s: State, pen: Pen) -> None:
        """Goods that were moved in this phase, and by whom."""
        heap = pen.at
        for entry in s.marks:
            pen.at = heap
            pen.number(1)
            pen.word(entry // COUNTS // CARRIERS % GOODS, GOODS)
            pen.word(entry // COUNTS % CARRIERS, CARRIERS)
            pen.number(entry % COUNTS)
        pen.at = heap + self.marks_width


def write_moment(s: State, pen: Pen) -> None:
    """Whose decision it is, the order of play, and the tiles left for a map under construction."""
    pen.seat(s.seat)
    pen.word(STEP_PLACES[s.step.name], len(STEP_PLACES))
    pen.number(s.turn)
    pen.word(s.phase, PHASES)
    pen.number(s.index)
    for place in range(MOST_SEATS):
        pen.seat(s.temple[place] if place < s.seats else NONE)
    for place in range(MOST_SEATS):
        pen.seat(s.sequence[place] if place < s.seats else NONE)
    pen.number(s.asked_in_order)
    for number in range(s.seats):
        pen.number(s.leaving >> pen.from_viewer(number) & 1)
    for place in range(MOST_SEATS):
        pen.seat(s.positions[place] if place < s.seats else NONE)
    pen.numbers(s.supply, 0, TILES)
    pen.number(s.land_left)
    pen.number(s.sea_left)
    pen.number(s.laid)


def write_tile(s: State, tile: i64, pen: Pen) -> None:
    """A tile, its house and what lies on its grounds."""
    river = s.rivers[tile]
    pen.number(1)
    pen.word(s.terrain[tile], TERRAINS)
    write_places(river, EDGES, pen)
    write_places(s.bridges[tile], ARMS[river], pen)
    regions: i64 = 0
    for bank in range(BANKS[river]):
        regions += s.region_of(tile, bank)
    pen.number(BANKS[river])
    pen.number(regions)
    is_built = s.building[tile] != NO_BUILDING
    if is_built:
        pen.number(1)
        pen.word(s.building[tile], BUILDINGS)
        pen.number(s.building_bank[tile])
        pen.number(s.used[tile])
        pen.number(s.gold[tile])
        pen.number(s.iron[tile])
    else:
        pen.at += HOUSE_WIDTH
    pen.yes(not is_built and s.used[tile] > 0)
    if forecast.has_goods(s, tile):
        pen.numbers(s.goods, tile * MOST_BANKS * GOODS, MOST_BANKS * GOODS)


def write_places(marks: i64, places: i64, pen: Pen) -> None:
    """A heap of the places that are marked: how many, and the sum of their numbers."""
    count: i64 = 0
    total: i64 = 0
    for place in range(places):
        if marks >> place & 1:
            count += 1
            total += place
    pen.number(count)
    pen.number(total)


def write_transporter(s: State, carrier: i64, pen: Pen) -> None:
    """A transporter, where it is and what it carries."""
    pen.number(1)
    pen.word(carrier, CARRIERS)
    pen.word(s.tile(carrier), CELLS)
    pen.word(s.spot(carrier), SPOTS)
    pen.numbers(s.goods, (CARGO + carrier) * GOODS, GOODS)
    pen.word(s.carries[carrier], CARRIERS)
    pen.number(s.steps[carrier])
    pen.number(s.done[carrier])
    pen.number(s.acts[carrier])
    pen.word(s.made_at[carrier], CELLS)


def write_wonder(s: State, pen: Pen) -> None:
    """How many bricks of each stand, and how many were bought by the one whose turn it is."""
    first = pen.at
    for owner in s.bricks:
        pen.at = first
        pen.seat(owner)
    pen.at = first + s.seats
    pen.number(s.bought)


def write_under_way(s: State, pen: Pen) -> None:
    """What is half done."""
    pen.word(s.active, CARRIERS)
    pen.number(s.goods[FOLLOWING * GOODS + GOOSE])
    pen.word(s.site, CELLS)
    pen.number(s.region)
    pen.number(s.chosen)
    pen.word(s.fill, FILLS)
    pen.numbers(s.owed, 0, GOODS)
    pen.number(s.price)
    pen.number(s.lowest)
    pen.word(s.handler, CARRIERS)
    pen.word(s.partner, PARTNERS)
    pen.words(s.taken, GOODS)
    pen.words(s.given, GOODS)
    pen.number(s.transfers)
    pen.word(s.owes, GOODS)
    pen.number(s.proposals)
    first = pen.at
    for code in s.refused:
        pen.at = first + code // WAYS_TO_ASK // GOODS * REFUSAL_WIDTH
        pen.number(1)
        pen.word(code // WAYS_TO_ASK % GOODS, GOODS)
        pen.word(code % WAYS_TO_ASK, WAYS_TO_ASK)
    pen.at = first + CARRIERS * REFUSAL_WIDTH
    pen.word(s.asked_good, GOODS)
    pen.word(s.asked_way, WAYS_TO_ASK)


def write_prospects(s: State, pen: Pen) -> None:
    """The price of a brick, points, and what the next production brings to each tile."""
    pen.number(brick_price(s))
    for number in range(s.seats):
        for points in points_of(s, pen.from_viewer(number)):
            pen.number(points)
    first = pen.at
    for change in forecast.changes(s):
        pen.at = first + change.tile * YIELD_WIDTH
        pen.number(1)
        for good in range(GOODS):
            pen.number(change.gone.get(good, 0))
        for good in range(GOODS):
            pen.number(change.come.get(good, 0))
        pen.yes(change.is_wasted)
    pen.at = first + CELLS * YIELD_WIDTH

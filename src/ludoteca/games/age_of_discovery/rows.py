"""The row of learning programs without the way over the view: its fields in their order."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludoteca.core.encoding.pen import Pen, PenFiller
from ludoteca.core.state import State as CoreState
from ludoteca.games.age_of_discovery.data import (
    BUILDINGS,
    CAPITAL_FIRST,
    CAPITAL_SPACES,
    CARDS,
    CREWS,
    DOCK_FIRST,
    DOCK_X,
    DOCK_Y,
    EMPTY,
    ERA_OF_BUILDING,
    GOODS,
    GOODS_FIRST,
    GOODS_SPACES,
    INITIATIVE_FIRST,
    INITIATIVE_SPACES,
    MOST_SEATS,
    NO_TILE,
    NONE,
    REGIONS,
    SCORINGS,
    SLOT_FIRST,
    SLOTS,
    START_GOOD,
    TILE_COINS,
    TILE_NATIVES,
    TILE_PLUNDER,
    TILE_VP,
    TILES,
    UNCOUNTED,
    UNITS,
    WARFARE_FIRST,
    WARFARE_SPACES,
    WINDOW_NAMES,
)
from ludoteca.games.age_of_discovery.scoring import colonies, colony_points, points_of
from ludoteca.games.age_of_discovery.sets import set_income, sets_in
from ludoteca.games.age_of_discovery.state import State
from ludoteca.games.age_of_discovery.steps import STEP_NAMES, shipping

STEP_PLACES: Final[dict[str, int]] = {name: place for place, name in enumerate(STEP_NAMES)}
WINDOWS: Final[i64] = len(WINDOW_NAMES)
TILE_WIDTH: Final[i64] = 5


@final
class RowFiller(PenFiller):
    """Fills rows straight from the position."""

    def write(self, state: CoreState, pen: Pen) -> None:
        """All that the view of a seat says."""
        assert isinstance(state, State)
        write_moment(state, pen)
        for region in range(REGIONS):
            write_region(state, region, pen)
        write_unseen_tiles(state, pen)
        write_boxes(state, pen)
        write_supply(state, pen)
        for number in range(state.seats):
            write_player(state, pen.from_viewer(number), pen)
        write_scratch(state, pen)


def write_moment(s: State, pen: Pen) -> None:
    """Whose decision it is, and when."""
    pen.seat(s.seat)
    pen.word(STEP_PLACES[s.step.name], len(STEP_PLACES))
    pen.number(s.turn)
    pen.number(s.era())
    pen.number(s.price())
    for place in range(MOST_SEATS):
        pen.seat(s.turn_order[place] if place < s.seats else NONE)
    pen.number(s.place)
    pen.number(s.space)
    pen.word(s.window, WINDOWS)


def write_region(s: State, region: i64, pen: Pen) -> None:
    """A region, which is always here."""
    tile = s.region_tile[region]
    pen.number(1)
    pen.yes(tile == NO_TILE)
    if s.tiles_known >> region & 1:
        pen.number(1)
        write_tile(tile, pen)
    else:
        pen.at += 1 + TILE_WIDTH
    pen.word(START_GOOD[region] if s.goods_there >> region & 1 else NONE, GOODS)
    pen.by_seat(s.soldiers, region, REGIONS)
    pen.by_seat(s.others, region, REGIONS)
    points = colony_points(s, region)
    for number in range(s.seats):
        pen.number(points[pen.from_viewer(number)])


def write_tile(tile: i64, pen: Pen) -> None:
    """The face of a discovery tile."""
    pen.number(tile)
    pen.number(TILE_COINS[tile])
    pen.number(TILE_PLUNDER[tile])
    pen.number(TILE_NATIVES[tile])
    pen.number(TILE_VP[tile])


def write_unseen_tiles(s: State, pen: Pen) -> None:
    """A heap of the tiles that nobody has seen."""
    heap = pen.at
    for tile in s.unseen_tiles():
        pen.at = heap
        pen.number(1)
        write_tile(tile, pen)
    pen.at = heap + 1 + TILE_WIDTH


def write_boxes(s: State, pen: Pen) -> None:
    """The spaces of the event boxes."""
    write_box(s, INITIATIVE_FIRST, INITIATIVE_SPACES, pen)
    write_box(s, DOCK_FIRST, s.dock_spaces(), pen)
    write_space(s, DOCK_X, pen)
    write_space(s, DOCK_Y, pen)
    write_box(s, GOODS_FIRST, GOODS_SPACES, pen)
    write_box(s, CAPITAL_FIRST, CAPITAL_SPACES, pen)
    for slot in range(SLOTS):
        write_space(s, SLOT_FIRST + slot, pen)
    write_box(s, WARFARE_FIRST, WARFARE_SPACES, pen)


def write_box(s: State, first: i64, spaces: i64, pen: Pen) -> None:
    """A box as a heap of its spaces."""
    heap = pen.at
    for space in range(first, first + spaces):
        pen.at = heap
        pen.number(1)
        write_space(s, space, pen)


def write_space(s: State, space: i64, pen: Pen) -> None:
    """The piece on a space, if there is one."""
    piece = s.spaces[space]
    is_here = piece != EMPTY
    pen.yes(is_here)
    pen.seat(piece // UNITS if is_here else NONE)
    pen.word(piece % UNITS if is_here else NONE, UNITS)


def write_supply(s: State, pen: Pen) -> None:
    """Ships, goods, buildings and cards that belong to nobody."""
    pen.number(s.ship_in_box)
    pen.seat(shipping.leader(s))
    pen.number(s.ship_reserve())
    pen.numbers(s.market, 0, GOODS)
    pen.heap(s.pool, GOODS)
    pen.heap(s.display, BUILDINGS)
    pen.heap(s.stack, BUILDINGS)
    of_this_era: i64 = 0
    for building in s.stack:
        if ERA_OF_BUILDING[building] == s.era():
            of_this_era += 1
    pen.number(of_this_era)
    pen.heap(s.deck, CARDS)
    pen.number(s.university_used)


def write_player(s: State, owner: i64, pen: Pen) -> None:
    """What a player has, and what follows from it."""
    pen.number(s.money[owner])
    pen.numbers(s.hand, owner * UNITS, UNITS)
    pen.numbers(s.next_hand, owner * UNITS, UNITS)
    pen.numbers(s.goods, owner * GOODS, GOODS)
    pen.number(s.ships[owner])
    pen.numbers(s.buildings, owner * BUILDINGS, BUILDINGS)
    heap = pen.at
    for tile in range(TILES):
        if s.tile_owner[tile] == owner:
            pen.at = heap
            pen.number(1)
            write_tile(tile, pen)
    pen.at = heap + 1 + TILE_WIDTH
    for card in range(CARDS):
        pen.yes(s.card_owner[card] == owner)
    pen.number(SCORINGS)
    pen.number(colonies(s, owner))
    pen.maybe(s.economy[owner] != UNCOUNTED, s.economy[owner])
    pen.number(s.last_bid[owner])
    pen.numbers(s.shipping, owner * UNITS, UNITS)
    pen.numbers(s.discovery, owner * CREWS, CREWS)
    write_sets(s, owner, pen)
    for points in points_of(s, owner):
        pen.number(points)


def write_sets(s: State, owner: i64, pen: Pen) -> None:
    """The sets of goods as a heap: every good and every ship is in one of them."""
    row = owner * GOODS
    income = set_income(s.goods, row, s.ships[owner])
    pen.number(sets_in(s.goods, row, s.ships[owner]))
    pen.numbers(s.goods, row, GOODS)
    pen.number(s.ships[owner])
    pen.number(income)
    pen.number(income)


def write_scratch(s: State, pen: Pen) -> None:
    """What is under way."""
    pen.word(s.unit, UNITS)
    pen.number(s.sent_captains)
    pen.number(s.sent_soldiers)
    pen.number(s.sent_others)
    pen.seat(s.attacker)
    pen.seat(s.defender)
    pen.word(s.battlefield, REGIONS)
    pen.number(s.is_war)
    pen.number(s.struck_soldiers)
    pen.number(s.struck_militia)
    pen.word(s.origin, REGIONS)
    pen.word(s.destination, REGIONS)

"""The row of learning programs without the way over the view: its fields in their order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from ludoteca.core.encoding.pen import Pen, PenFiller
from ludoteca.core.state import State as CoreState
from ludoteca.games.rio_de_la_plata import reach
from ludoteca.games.rio_de_la_plata.city import is_closed
from ludoteca.games.rio_de_la_plata.data import (
    CARGOES,
    CELLS,
    ENEMY_NAMES,
    FIRST_YEAR,
    GOODS,
    GRIDS,
    KINDS_ON_MAP,
    MARK_NAMES,
    NONE,
    OFFICES,
    OUTSIDE_MARKS,
    PEACE,
    PHASE_NAMES,
    SHADOW,
    SIZES,
    SLOTS,
)
from ludoteca.games.rio_de_la_plata.geography import (
    DISTRICTS,
    EDGE_LINE,
    EDGE_PLACE,
    ROADS,
    SPACES,
    WALL_EDGES,
)
from ludoteca.games.rio_de_la_plata.position import FREE_NAMES, PLAYERS, is_noted
from ludoteca.games.rio_de_la_plata.scoring import (
    coin_points,
    district_values,
    house_points,
    office_points,
)
from ludoteca.games.rio_de_la_plata.stacks import BITS, PAWN, TALLEST
from ludoteca.games.rio_de_la_plata.state import State
from ludoteca.games.rio_de_la_plata.steps import STEP_NAMES, movement, year
from ludoteca.games.rio_de_la_plata.steps.consent import PROPOSAL_NAMES
from ludoteca.games.rio_de_la_plata.steps.effects import ACTIVATIONS, BUILT
from ludoteca.games.rio_de_la_plata.steps.trade import is_drafting
from ludoteca.games.rio_de_la_plata.war_position import KIND_NAMES

if TYPE_CHECKING:
    from ludoteca.core.encoding import Plan

STEP_PLACES: Final[dict[str, int]] = {name: place for place, name in enumerate(STEP_NAMES)}
MOST_SEATS: Final[i64] = max(PLAYERS)
PHASES: Final[i64] = len(PHASE_NAMES)
ENEMIES: Final[i64] = len(ENEMY_NAMES)
MARKS: Final[i64] = len(MARK_NAMES)
PROPOSALS: Final[i64] = len(PROPOSAL_NAMES)
REFUSALS: Final[i64] = len(KIND_NAMES)
FREE_WORKS: Final[i64] = len(FREE_NAMES)
PLACES: Final[i64] = SPACES + WALL_EDGES * SIZES
"""Where groups stand: in the city, or before its edges by size."""
GROUP_WIDTH: Final[i64] = 2 + MARKS
OUTSIDE_WIDTH: Final[i64] = 3 + OUTSIDE_MARKS
REFUSAL_WIDTH: Final[i64] = 1 + 2 * SPACES
WAYS_WIDTH: Final[i64] = 7


@final
class RowFiller(PenFiller):
    """Fills rows straight from the position."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan)
        self.space_width: i64 = plan.width("city.1,1")
        self.cell_width: i64 = plan.width("grids.fort.cells[0]")
        self.war_width: i64 = plan.width("war")

    def write(self, state: CoreState, pen: Pen) -> None:
        """All that the view of a seat says."""
        assert isinstance(state, State)
        write_moment(state, pen)
        write_chain(state, pen)
        for number in range(state.seats):
            write_player(state, pen.from_viewer(number), pen)
        self.write_city(state, pen)
        for grid in range(GRIDS):
            self.write_grid(state, grid, pen)
        write_outskirts(state, pen)
        if state.enemy == PEACE:
            pen.at += self.war_width
        else:
            write_war(state, pen)
        write_prospects(state, pen)

    def write_city(self, s: State, pen: Pen) -> None:
        """Spaces on which something stands, roads and walls."""
        first = pen.at
        for space in range(SPACES):
            if is_noted(s, space):
                pen.at = first + space * self.space_width
                write_space(s, space, pen)
        pen.at = first + SPACES * self.space_width
        for edge in range(ROADS):
            pen.number(s.roads[EDGE_LINE[edge]] >> EDGE_PLACE[edge] & 1)
        pen.words(s.walls, WALL_EDGES)

    def write_grid(self, s: State, grid: i64, pen: Pen) -> None:
        """A major building: the cells that are in play, one after the other."""
        pen.number(1)
        end = pen.at + CELLS * self.cell_width
        for cell in range(grid * CELLS, grid * CELLS + CELLS):
            if s.cell_value[cell] >= 0:
                owner = s.cell_owner[cell]
                pen.number(1)
                pen.number(s.cell_value[cell])
                pen.seat(NONE if owner == SHADOW else owner)
                pen.yes(owner == SHADOW)
                pen.seat(s.cell_debtor[cell])
        pen.at = end
        pen.seat(s.last_payer[grid])


def write_moment(s: State, pen: Pen) -> None:
    """Whose decision it is, and what the mover has done."""
    pen.seat(s.seat)
    pen.word(STEP_PLACES[s.step.name], len(STEP_PLACES))
    pen.word(s.phase, PHASES)
    pen.number(s.year)
    for place in range(MOST_SEATS):
        pen.seat(s.order[place] if place < s.seats else NONE)
    pen.seat(s.mover)
    pen.number(s.placed)
    pen.number(s.shadow_placed)
    pen.number(s.offers)
    pen.number(s.loaded)
    pen.words(s.free_used, FREE_WORKS)


def write_chain(s: State, pen: Pen) -> None:
    """What is laid and offered; an offer in the making is its maker's secret (RP-7.1)."""
    pen.number(s.segments)
    pen.seat(s.offer_to)
    shows_offer = s.offer_to >= 0 and (not is_drafting(s) or pen.viewer == s.mover)
    for side in range(2):
        pen.yes(shows_offer)
        if shows_offer:
            pen.numbers(s.offer, side * GOODS, GOODS)
        else:
            pen.at += GOODS
    pen.heap(s.full, GRIDS)
    for place in range(MOST_SEATS):
        pen.seat(s.queue[place] if place < len(s.queue) else NONE)


def write_player(s: State, owner: i64, pen: Pen) -> None:
    """A player; coins are no cargo."""
    pen.number(s.hand[owner])
    pen.numbers(s.goods, owner * GOODS, GOODS)
    pen.number(s.vp[owner])
    pen.number(s.bought[owner])
    pen.number(s.fields[owner])
    pen.number(s.workshop[owner])
    pen.number(s.dock[owner])
    pen.number(s.order_pawns[owner])
    pen.numbers(s.cargo, owner * CARGOES, CARGOES)
    pen.at += GOODS - CARGOES
    pen.number(s.wars[owner])


def write_space(s: State, space: i64, pen: Pen) -> None:
    """A space of the city."""
    pen.number(1)
    pen.word(s.building[space], KINDS_ON_MAP)
    pen.seat(s.owner[space])
    for height in range(TALLEST):
        pen.seat((s.stack[space] >> height * BITS & PAWN) - 1)
    pen.yes(s.worked[space] & BUILT != 0)
    pen.number(s.worked[space] & ACTIVATIONS)


def write_outskirts(s: State, pen: Pen) -> None:
    """Fort, harbour, quarry and forest, offices, the ship, and the strength of the enemies."""
    pen.number(s.has_fort)
    pen.number(s.has_harbour)
    for slot in range(2 * SLOTS):
        pen.seat(s.slots[slot])
    for office in range(OFFICES):
        pen.number(1)
        pen.seat(s.office_owner[office])
        pen.maybe(s.office_year[office] != 0, s.office_year[office])
        pen.seat(s.office_pawn[office])
    pen.maybe(s.return_year != 0, s.return_year)
    pen.seat(s.payer)
    pen.number(s.shadow_supply)
    pen.numbers(s.markers, 0, ENEMIES)


def write_war(s: State, pen: Pen) -> None:
    """A war that is being fought."""
    pen.number(1)
    pen.word(s.enemy, ENEMIES)
    pen.seat(s.attacker)
    pen.number(s.enemies)
    pen.number(s.unplaced)
    pen.number(s.shots)
    pen.number(s.own_left)
    pen.number(s.other_left)
    pen.number(s.hired)
    pen.number(s.war_round)
    pen.number(s.quiet_rounds)
    pen.number(s.has_battle)
    write_groups(s, pen)
    pen.word(s.active, PLACES)
    pen.number(s.points)
    pen.words(s.active_marks, MARKS)
    pen.word(s.proposal, PROPOSALS)
    pen.word(s.partner, SPACES)
    for number in range(s.seats):
        pen.number(s.asking >> pen.from_viewer(number) & 1)
    first = pen.at
    for refused in s.refused:
        pen.at = first + refused // (SPACES * SPACES) * REFUSAL_WIDTH
        pen.number(1)
        pen.word(refused // SPACES % SPACES, SPACES)
        pen.word(refused % SPACES, SPACES)
    pen.at = first + REFUSALS * REFUSAL_WIDTH
    pen.word(s.cursor, SPACES)


def write_groups(s: State, pen: Pen) -> None:
    """Groups of enemies in the city, and before its edges."""
    first = pen.at
    for space in range(len(s.invaders)):
        if s.invaders[space] > 0 or s.marks[space] != 0:
            pen.at = first + space * GROUP_WIDTH
            pen.number(1)
            pen.number(s.invaders[space])
            pen.words(s.marks[space], MARKS)
    first += SPACES * GROUP_WIDTH
    for place in range(len(s.outside)):
        if s.outside[place] > 0:
            pen.at = first + place // (SIZES * OUTSIDE_MARKS) * OUTSIDE_WIDTH
            pen.number(1)
            pen.number(place // OUTSIDE_MARKS % SIZES + 1)
            pen.word(place % OUTSIDE_MARKS, OUTSIDE_MARKS)
            pen.number(s.outside[place])
    pen.at = first + WALL_EDGES * OUTSIDE_WIDTH


def write_prospects(s: State, pen: Pen) -> None:
    """What follows from the rest: districts, points, the next war, fights within reach; and the years."""
    values = district_values(s)
    for district in range(DISTRICTS):
        pen.number(1)
        pen.number(s.connected >> district & 1)
        pen.yes(is_closed(s, district))
        pen.number(values[district])
    houses = house_points(s)
    for number in range(s.seats):
        owner = pen.from_viewer(number)
        pen.number(s.vp[owner])
        pen.number(coin_points(s, owner))
        pen.number(office_points(s, owner))
        pen.number(houses[owner])
    pen.number(year.war_odds(s))
    end = pen.at + WAYS_WIDTH
    if s.step is movement.WAR_MOVE:
        write_ways(s, pen)
    pen.at = end
    pen.number(s.sticks)
    pen.number(s.year - FIRST_YEAR)


def write_ways(s: State, pen: Pen) -> None:
    """A heap of ways with the fights at their ends."""
    heap = pen.at
    for way in reach.ways(s):
        pen.at = heap
        pen.number(1)
        if way.fight is not None:
            pen.number(1)
            pen.number(way.fight.enemies)
            pen.number(way.fight.workers)
            pen.number(way.fight.killed)
            pen.number(way.fight.lost)
            pen.number(way.fight.vp)

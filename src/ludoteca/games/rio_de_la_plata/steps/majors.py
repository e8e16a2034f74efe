"""Major buildings: grids are completed, tiles and segments placed (RP-4.30, RP-4.45, RP-5.40 … RP-5.48)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append
from mypy_extensions import i64

from ludoteca.core.steps import NOTHING
from ludoteca.games.rio_de_la_plata import city
from ludoteca.games.rio_de_la_plata.actions import (
    RAISE_FIRST,
    ROAD_FIRST,
    ROAD_LINE_FIRST,
    WALL_FIRST,
)
from ludoteca.games.rio_de_la_plata.data import (
    BUILDINGS,
    CATHEDRAL,
    CATHEDRAL_TILE,
    CELLS,
    COMPLETER_VP,
    COMPLETION_PHASE,
    FORT,
    FREE,
    GRID_NAMES,
    HARBOUR,
    NONE,
    ON_MAP_NAMES,
    PALACE,
    PALACE_TILE,
    PLACEMENT_PHASE,
    SEGMENTS,
    SHADOW,
    UNBUILT,
    WALLS,
)
from ludoteca.games.rio_de_la_plata.geography import (
    EDGE_LINE,
    EDGE_PLACE,
    LINE_FULL,
    LINE_START,
    LINES,
    PLAZA_SIDES,
    ROAD_NAMES,
    SPACE_NAMES,
    WALL_BIT,
    WALL_EDGES,
    WALL_NAMES,
    connected_districts,
)
from ludoteca.games.rio_de_la_plata.stacks import EMPTY, leader
from ludoteca.games.rio_de_la_plata.steps import effects, ship
from ludoteca.games.rio_de_la_plata.steps.step import Step

if TYPE_CHECKING:
    from ludoteca.games.rio_de_la_plata.state import State


class Site(Step):
    """Where does the palace or the cathedral stand (RP-4.45)?"""

    def actions(self, s: State) -> list[int]:
        """An unbuilt space beside the Plaza; if there is none, a minor building there (RP-5.45)."""
        legal: list[int] = [
            RAISE_FIRST + number for number, space in enumerate(PLAZA_SIDES) if s.building[space] == UNBUILT
        ]
        if not legal:
            legal = [
                RAISE_FIRST + number
                for number, space in enumerate(PLAZA_SIDES)
                if s.building[space] < BUILDINGS
            ]
        return legal

    def play(self, s: State, action: i64) -> None:
        """Workers go home, a building in the way leaves, and the tile stands."""
        raise_major(s, PLAZA_SIDES[action - RAISE_FIRST])
        after_completion(s)


class RoadLine(Step):
    """On which line is the next road laid (RP-4.83)?"""

    def actions(self, s: State) -> list[int]:
        """Every line with a free edge, while sticks last."""
        if s.segments == 0 or s.sticks == 0:
            return NOTHING
        return [ROAD_LINE_FIRST + line for line in range(LINES) if s.roads[line] != LINE_FULL[line]]

    def play(self, s: State, action: i64) -> None:
        """The line is chosen."""
        s.chosen = action - ROAD_LINE_FIRST
        s.step = ROAD_EDGE

    def skip(self, s: State) -> None:
        """No segment, no stick or no edge is left (RP-5.46)."""
        after_completion(s)


class RoadEdge(Step):
    """On which edge of the line (RP-4.46)?"""

    def actions(self, s: State) -> list[int]:
        """Its free edges."""
        return [
            ROAD_FIRST + edge
            for edge in range(LINE_START[s.chosen], LINE_START[s.chosen + 1])
            if not s.roads[s.chosen] >> EDGE_PLACE[edge] & 1
        ]

    def play(self, s: State, action: i64) -> None:
        """A stick is laid; a district may now be connected."""
        lay_road(s, action - ROAD_FIRST)
        s.segments -= 1
        s.chosen = NONE
        s.step = ROAD_LINE


class WallEdge(Step):
    """On which edge of the city does the next wall stand (RP-4.46)?"""

    def actions(self, s: State) -> list[int]:
        """Every open edge, while sticks last."""
        if s.segments == 0 or s.sticks == 0:
            return NOTHING
        free = city.open_edges(s)
        return [WALL_FIRST + edge for edge in range(WALL_EDGES) if free >> edge & 1]

    def play(self, s: State, action: i64) -> None:
        """A stick becomes a wall."""
        edge = action - WALL_FIRST
        s.walls |= WALL_BIT[edge]
        s.sticks -= 1
        s.segments -= 1
        if s.journal is not None:
            s.journal.tell("wall-built", seat=s.seat, wall=WALL_NAMES[edge])

    def skip(self, s: State) -> None:
        """No segment, no stick or no edge is left (RP-5.46)."""
        after_completion(s)


MAJOR_SITE: Final[Step] = Site("major_site", "raise")
ROAD_LINE: Final[Step] = RoadLine("road_line", "road_line")
ROAD_EDGE: Final[Step] = RoadEdge("road_edge", "road")
WALL_EDGE: Final[Step] = WallEdge("wall_edge", "wall")


def is_open(s: State, grid: i64) -> bool:
    """May workers join the grid (RP-5.48)?"""
    if grid == PALACE:
        return s.standing[PALACE_TILE] == 0
    if grid == CATHEDRAL:
        return s.standing[CATHEDRAL_TILE] == 0
    if grid == FORT:
        return s.has_fort == 0
    return grid != HARBOUR or s.has_harbour == 0


def has_free_cell(s: State, grid: i64) -> bool:
    """Is the grid open and not full?"""
    if not is_open(s, grid):
        return False
    values = s.cell_value
    owners = s.cell_owner
    for cell in range(grid * CELLS, grid * CELLS + CELLS):
        if owners[cell] == FREE and values[cell] >= 0:
            return True
    return False


def is_complete(s: State, grid: i64) -> bool:
    """Do effective pawns stand on all cells (RP-5.42)?"""
    for cell in range(grid * CELLS, grid * CELLS + CELLS):
        if s.cell_value[cell] >= 0 and (s.cell_owner[cell] == FREE or s.cell_debtor[cell] >= 0):
            return False
    return True


def become_effective(s: State, grid: i64) -> None:
    """The mover's pawn is paid; the last one completes, during placement not yet (RP-5.42, RP-5.43)."""
    s.last_payer[grid] = s.mover
    if not is_complete(s, grid):
        return
    if s.phase == PLACEMENT_PHASE:
        s.full = append(s.full, grid)
    else:
        complete(s, grid)


def begin_completion(s: State) -> None:
    """The effects begin: the ship returns, then full grids are completed (RP-4.30)."""
    s.phase = COMPLETION_PHASE
    s.mover = NONE
    s.clear_turn()
    ship.come_home(s)
    next_completion(s)


def next_completion(s: State) -> None:
    """The grid that was full first; after the last the players' effects (RP-4.30)."""
    if len(s.full) == 0:
        effects.begin(s)
        return
    grid = s.full[0]
    s.full = s.full[1:]
    complete(s, grid)


def complete(s: State, grid: i64) -> None:
    """Everybody scores his cells and takes his pawns; the completer places what was built (RP-5.44)."""
    completer = s.last_payer[grid]
    s.last_payer[grid] = NONE
    s.seat = completer
    if s.journal is not None:
        s.journal.tell("completed", seat=completer, grid=GRID_NAMES[grid], vp=COMPLETER_VP[grid])
    s.vp[completer] += COMPLETER_VP[grid]
    for cell in range(grid * CELLS, grid * CELLS + CELLS):
        owner = s.cell_owner[cell]
        if owner == FREE:
            continue
        s.cell_owner[cell] = FREE
        if owner == SHADOW:
            s.shadow_supply += 1
        else:
            s.hand[owner] += 1
            s.vp[owner] += s.cell_value[cell]
            if s.journal is not None:
                s.journal.tell("cell-scored", seat=owner, grid=GRID_NAMES[grid], vp=s.cell_value[cell])
    place_what_was_built(s, grid)


def place_what_was_built(s: State, grid: i64) -> None:
    """Fort and harbour have their places; the completer chooses for the rest (RP-5.44)."""
    if grid in (PALACE, CATHEDRAL):
        s.chosen = grid
        s.step = MAJOR_SITE
    elif grid == FORT:
        s.has_fort = 1
        after_completion(s)
    elif grid == HARBOUR:
        s.has_harbour = 1
        after_completion(s)
    else:
        s.segments = SEGMENTS
        s.step = WALL_EDGE if grid == WALLS else ROAD_LINE


def after_completion(s: State) -> None:
    """On to the next grid, or back to the effects of whoever completed it."""
    if s.phase == COMPLETION_PHASE:
        s.clear_chain()
        next_completion(s)
    else:
        effects.back_to_menu(s)


def raise_major(s: State, space: i64) -> None:
    """The tile stands; whoever stood there goes home, and a building leaves for good (RP-5.45)."""
    tile = PALACE_TILE if s.chosen == PALACE else CATHEDRAL_TILE
    while s.stack[space] != EMPTY:
        city.send_home(s, leader(s.stack[space]), space)
    displaced = s.building[space]
    if displaced != UNBUILT:
        city.tear_down(s, space)
        if s.journal is not None:
            s.journal.tell(
                "displaced", seat=s.seat, building=ON_MAP_NAMES[displaced], space=SPACE_NAMES[space]
            )
    city.erect(s, space, tile, NONE)
    if s.journal is not None:
        s.journal.tell("raised", seat=s.seat, building=ON_MAP_NAMES[tile], space=SPACE_NAMES[space])
    if displaced != UNBUILT:
        city.trim_all(s)


def lay_road(s: State, edge: i64) -> None:
    """A road on an edge; never removed (RP-2.19)."""
    s.roads[EDGE_LINE[edge]] |= 1 << EDGE_PLACE[edge]
    s.sticks -= 1
    before = s.connected
    s.connected = connected_districts(s.roads)
    if s.journal is not None:
        s.journal.tell("road-laid", seat=s.seat, road=ROAD_NAMES[edge])
        for district in range(8):
            if (s.connected & ~before) >> district & 1:
                s.journal.tell("district-connected", district=district + 1)

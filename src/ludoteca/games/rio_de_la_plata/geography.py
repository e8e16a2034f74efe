"""The city map (RP-2.1 … RP-2.23): spaces, districts, neighbours, edges for roads and for walls.

A space is numbered row by row from the north-west; a road edge by its line and its place on the line; a
wall edge along the north, the west and the east side.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludoteca.games.rio_de_la_plata.data import CENTRES, COLUMNS, PLAZA, PREDEFINED_WALLS, ROWS, START_LINE

SPACES: Final[i64] = 160
DISTRICTS: Final[i64] = 8
DISTRICT_SPACES: Final[i64] = 20
DIRECTION_NAMES: Final = ("north", "south", "west", "east")
DIRECTIONS: Final[i64] = 4
NOWHERE: Final = -1
SPACE_NAMES: Final = tuple(f"{space % 16 + 1},{space // 16 + 1}" for space in range(160))


def space_at(column: i64, row: i64) -> i64:
    """The space (c, r); NOWHERE outside the city."""
    if column < 1 or column > COLUMNS or row < 1 or row > ROWS:
        return NOWHERE
    return (row - 1) * COLUMNS + column - 1


def _district(space: int) -> i64:
    return space % 16 // 4 + (0 if space // 16 < 5 else 4)


def _around(space: int) -> list[int]:
    """The spaces that share an edge or a corner (RP-2.10), NOWHERE in place of those outside."""
    column, row = space % 16 + 1, space // 16 + 1
    return [
        space_at(column + right, row + down) for down in (-1, 0, 1) for right in (-1, 0, 1) if down or right
    ]


def _beside(space: int) -> list[int]:
    """The spaces to the north, south, west and east (RP-2.11)."""
    column, row = space % 16 + 1, space // 16 + 1
    return [space_at(column + x, row + y) for x, y in ((0, -1), (0, 1), (-1, 0), (1, 0))]


DISTRICT: Final = vec[i64]([_district(space) for space in range(160)])
DISTRICT_LIST: Final = vec[i64](
    [space for district in range(8) for space in range(160) if _district(space) == district]
)
NEIGHBOURS: Final[i64] = 8
AROUND: Final = vec[i64]([other for space in range(160) for other in _around(space)])
BESIDE: Final = vec[i64]([other for space in range(160) for other in _beside(space)])
PLAZA_SPACES: Final = tuple(space_at(column, row) for column, row in PLAZA)
IS_PLAZA: Final = vec[i64]([int(space in PLAZA_SPACES) for space in range(160)])
IS_START: Final = vec[i64]([int((space % 16 + 1, space // 16 + 1) in START_LINE) for space in range(160)])
# Where palace and cathedral may stand (RP-2.6).
PLAZA_SIDES: Final = tuple(
    space
    for space in range(160)
    if space not in PLAZA_SPACES and any(other in PLAZA_SPACES for other in _around(space))
)

# --- roads (RP-2.15 … RP-2.18): nine lines from west to east, fifteen from north to south ----------------

LINE_NAMES: Final = (*(f"h{y}" for y in range(1, 10)), *(f"v{x}" for x in range(1, 16)))
H_LINES: Final[i64] = 9
LINES: Final[i64] = 24
ON_LINE: Final[i64] = 16


def _edges(line: int) -> list[int]:
    """The places on a line that may carry a road: all but those inside the Plaza."""
    if line < 9:
        y = line + 1
        return [x for x in range(16) if not (_is_plaza(x + 1, y) and _is_plaza(x + 1, y + 1))]
    x = line - 8
    return [y for y in range(10) if not (_is_plaza(x, y + 1) and _is_plaza(x + 1, y + 1))]


def _is_plaza(column: int, row: int) -> bool:
    return (column, row) in PLAZA


def _edge_name(line: int, place: int) -> str:
    return f"h{place},{line + 1}" if line < 9 else f"v{line - 8},{place}"


ROAD_NAMES: Final = tuple(_edge_name(line, place) for line in range(24) for place in _edges(line))
ROADS: Final[i64] = 290
EDGE_LINE: Final = vec[i64]([line for line in range(24) for _ in _edges(line)])
EDGE_PLACE: Final = vec[i64]([place for line in range(24) for place in _edges(line)])
LINE_START: Final = vec[i64]([sum(len(_edges(other)) for other in range(line)) for line in range(25)])
LINE_FULL: Final = vec[i64]([sum(1 << place for place in _edges(line)) for line in range(24)])

VERTEX_COLUMNS: Final[i64] = 17
VERTICES: Final[i64] = 187


def _vertex(x: int, y: int) -> i64:
    return y * 17 + x


CENTRE_VERTICES: Final = vec[i64]([_vertex(x, y) for x, y in CENTRES])
PLAZA_BORDER: Final = vec[i64](
    [_vertex(x, y) for x, y in ((7, 8), (8, 8), (9, 8), (7, 9), (9, 9), (7, 10), (8, 10), (9, 10))]
)


def connected_districts(roads: vec[i64]) -> i64:
    """The districts whose centre is joined with the Plaza by roads, as a bit set (RP-2.17)."""
    reached = vec[i64]([0 for _ in range(VERTICES)])
    open_ends = vec[i64]()
    for vertex in PLAZA_BORDER:
        reached[vertex] = 1
        open_ends = append(open_ends, vertex)
    done: i64 = 0
    while done < len(open_ends):
        vertex = open_ends[done]
        done += 1
        for direction in range(DIRECTIONS):
            other = road_from(roads, vertex, direction)
            if other >= 0 and not reached[other]:
                reached[other] = 1
                open_ends = append(open_ends, other)
    connected: i64 = 0
    for district in range(DISTRICTS):
        if reached[CENTRE_VERTICES[district]]:
            connected |= 1 << district
    return connected


def road_from(roads: vec[i64], vertex: i64, direction: i64) -> i64:
    """Where a road from a vertex in one direction leads; NOWHERE without one."""
    x = vertex % VERTEX_COLUMNS
    y = vertex // VERTEX_COLUMNS
    if direction < 2:
        y2 = y - 1 if direction == 0 else y + 1
        place = min(y, y2)
        if x < 1 or x > COLUMNS - 1 or y2 < 0 or y2 > ROWS:
            return NOWHERE
        return y2 * VERTEX_COLUMNS + x if roads[H_LINES + x - 1] >> place & 1 else NOWHERE
    x2 = x - 1 if direction == 2 else x + 1
    place = min(x, x2)
    if y < 1 or y > ROWS - 1 or x2 < 0 or x2 > COLUMNS:
        return NOWHERE
    return y * VERTEX_COLUMNS + x2 if roads[y - 1] >> place & 1 else NOWHERE


# --- walls (RP-2.20 … RP-2.23) ------------------------------------------------------------------------------

WALL_NAMES: Final = (
    *(f"n{column}" for column in range(1, 17)),
    *(f"w{row}" for row in range(1, 11)),
    *(f"e{row}" for row in range(1, 11)),
)
WALL_EDGES: Final[i64] = 36
ALL_WALLS: Final[i64] = (1 << 36) - 1
WALL_BIT: Final = vec[i64]([1 << edge for edge in range(36)])
PREDEFINED: Final[i64] = sum(1 << WALL_NAMES.index(name) for name in PREDEFINED_WALLS)


def _behind(edge: int) -> i64:
    if edge < 16:
        return space_at(edge + 1, 1)
    return space_at(1, edge - 15) if edge < 26 else space_at(16, edge - 25)


BEHIND: Final = vec[i64]([_behind(edge) for edge in range(36)])
DISTRICT_WALLS: Final = vec[i64](
    [sum(1 << edge for edge in range(36) if _district(_behind(edge)) == district) for district in range(8)]
)
SPACE_WALLS: Final = vec[i64](
    [sum(1 << edge for edge in range(36) if _behind(edge) == space) for space in range(160)]
)
# The south side is closed for the whole game and counts as a wall of its spaces (RP-2.20, RP-5.25).
IS_SOUTH: Final = vec[i64]([int(space // 16 == 9) for space in range(160)])

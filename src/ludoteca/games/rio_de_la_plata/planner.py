"""Rules of thumb for what needs little thought: roads and walls, paying, where enemies attack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludoteca.core.vecs import filled
from ludoteca.games.rio_de_la_plata.actions import (
    ATTACK_FIRST,
    CELL_FIRST,
    GROUP_FIRST,
    PAY_FIRST,
    PAY_NOW_NO,
    PAY_NOW_YES,
    PAY_WALL_FIRST,
    ROAD_FIRST,
    ROAD_LINE_FIRST,
    WALL_FIRST,
    WOOD_PRICES,
)
from ludoteca.games.rio_de_la_plata.data import (
    BUILDINGS,
    DEFENDER_OFFICE,
    DESTROYED_VP,
    GOODS,
    HOUSE,
    OUTSIDE_MARKS,
    ROAD_BUILDER,
    SIZES,
    STONE,
    UNBUILT,
    WOOD,
)
from ludoteca.games.rio_de_la_plata.geography import (
    BEHIND,
    CENTRE_VERTICES,
    DIRECTIONS,
    DISTRICT,
    DISTRICTS,
    EDGE_PLACE,
    H_LINES,
    LINE_START,
    PLAZA_BORDER,
    SPACES,
    VERTEX_COLUMNS,
    VERTICES,
    road_from,
)
from ludoteca.games.rio_de_la_plata.steps import payment
from ludoteca.games.rio_de_la_plata.war_worth import distance

if TYPE_CHECKING:
    from ludoteca.games.rio_de_la_plata.state import State

FAR: Final[i64] = 1000
# What a connection is worth besides the houses of the district: more to the Road builder.
TO_CONNECT: Final = 0.3
TO_THE_BUILDER: Final = 2.0
TO_THE_DEFENDER: Final = 3.0
OTHERS: Final = 0.6
# An edge before which enemies wait already attracts fewer.
CROWDED: Final = 0.5
NEAR: Final = 5.0


# --- roads ---------------------------------------------------------------------------------------


def road_line(s: State) -> i64:
    """The line of the next road on the way to the district that gains most."""
    return ROAD_LINE_FIRST + line_of(best_road(s))


def road(s: State) -> i64:
    """That road, if it lies on the line that was chosen."""
    edge = best_road(s)
    return ROAD_FIRST + edge if ROAD_FIRST + edge in s.legal else s.legal[0]


def best_road(s: State) -> i64:
    """The next road to a district; when all are connected, one more street beside the Plaza."""
    edge = next_road(s)
    return edge if edge >= 0 else nearest_road(s)


@final
class Ways:
    """The ways from the Plaza to all corners of the city, with as few new roads as can be."""

    def __init__(self, s: State) -> None:
        self.missing: vec[i64] = filled(VERTICES, FAR)
        """How many roads are missing on the way to each corner."""
        self.back: vec[i64] = filled(VERTICES, -1)
        """From where it comes."""
        self.met: vec[i64] = vec[i64]()
        """The corners as they were met, the nearest first."""
        for vertex in PLAZA_BORDER:
            self.missing[vertex] = 0
            self.met = append(self.met, vertex)
        done: i64 = 0
        while done < len(self.met):
            vertex = self.met[done]
            done += 1
            for direction in range(DIRECTIONS):
                other = BEYOND[vertex * DIRECTIONS + direction]
                if other < 0:
                    continue
                steps = self.missing[vertex] + (0 if road_from(s.roads, vertex, direction) >= 0 else 1)
                if steps < self.missing[other]:
                    self.missing[other] = steps
                    self.back[other] = vertex
                    self.met = append(self.met, other)


def nearest_road(s: State) -> i64:
    """The free edge that is nearest to the Plaza by road."""
    ways = Ways(s)
    for vertex in ways.met:
        if ways.missing[vertex] > 0:
            continue
        for direction in range(DIRECTIONS):
            other = BEYOND[vertex * DIRECTIONS + direction]
            if other >= 0 and road_from(s.roads, vertex, direction) < 0:
                return edge_between(vertex, other)
    return -1


def line_of(edge: i64) -> i64:
    """The line on which an edge lies."""
    line: i64 = 0
    while LINE_START[line + 1] <= edge:
        line += 1
    return line


def next_road(s: State) -> i64:
    """The road that comes next on the shortest way to the best district; -1 if all are connected."""
    ways = Ways(s)
    best: i64 = -1
    most = 0.0
    for district in range(DISTRICTS):
        vertex = CENTRE_VERTICES[district]
        missing = ways.missing[vertex]
        if missing == 0 or missing >= FAR:
            continue
        gain = connection(s, district) / float(missing)
        if best < 0 or gain > most:
            best, most = vertex, gain
    edge: i64 = -1
    while best >= 0 and ways.back[best] >= 0:
        before = ways.back[best]
        if ways.missing[best] > ways.missing[before]:
            edge = edge_between(before, best)
        best = before
    return edge


def connection(s: State, district: i64) -> float:
    """What the connection of a district is worth to the seat that lays the road."""
    worth = TO_CONNECT + (TO_THE_BUILDER if s.office_owner[ROAD_BUILDER] == s.seat else 0.0)
    for space in range(SPACES):
        if s.building[space] == HOUSE and DISTRICT[space] == district:
            worth += 1.0 if s.owner[space] == s.seat else -OTHERS / float(s.seats)
    return max(0.01, worth)


def beyond(vertex: i64, direction: i64) -> i64:
    """The next vertex in a direction, if the edge to it may carry a road; -1 otherwise."""
    x = vertex % VERTEX_COLUMNS
    y = vertex // VERTEX_COLUMNS
    if direction < 2:
        y2 = y - 1 if direction == 0 else y + 1
        if x < 1 or x > 15 or y2 < 0 or y2 > 10:
            return -1
        other = y2 * VERTEX_COLUMNS + x
    else:
        x2 = x - 1 if direction == 2 else x + 1
        if y < 1 or y > 9 or x2 < 0 or x2 > 16:
            return -1
        other = y * VERTEX_COLUMNS + x2
    return other if edge_between(vertex, other) >= 0 else -1


def edge_between(one: i64, other: i64) -> i64:
    """The road edge between two neighbouring vertices; -1 inside the Plaza."""
    first = min(one, other)
    x = first % VERTEX_COLUMNS
    y = first // VERTEX_COLUMNS
    if max(one, other) - first == 1:
        line, place = y - 1, x
    else:
        line, place = H_LINES + x - 1, y
    for edge in range(LINE_START[line], LINE_START[line + 1]):
        if EDGE_PLACE[edge] == place:
            return edge
    return -1


BEYOND: Final = vec[i64](
    [beyond(vertex, direction) for vertex in range(VERTICES) for direction in range(DIRECTIONS)]
)
"""The next vertex from every vertex in every direction."""


# --- walls ---------------------------------------------------------------------------------------


def wall(s: State) -> i64:
    """An open edge of the district where most is to be protected, and which is nearly closed."""
    best: i64 = s.legal[0]
    most = -1.0
    for action in s.legal:
        district = DISTRICT[BEHIND[action - WALL_FIRST]]
        open_here = 0.0
        for other in s.legal:
            if DISTRICT[BEHIND[other - WALL_FIRST]] == district:
                open_here += 1.0
        worth = shelter(s, action - WALL_FIRST)
        if s.office_owner[DEFENDER_OFFICE] == s.seat:
            worth += TO_THE_DEFENDER
        worth /= open_here
        if worth > most:
            best, most = action, worth
    return best


def shelter(s: State, edge: i64) -> float:
    """What stands near an edge, own buildings first."""
    worth = 0.1
    for space in range(SPACES):
        if s.building[space] == UNBUILT:
            continue
        far = distance(space, BEHIND[edge])
        if far < NEAR:
            value = float(DESTROYED_VP[s.building[space]])
            if s.owner[space] != s.seat:
                value *= 0.3
            worth += value / (1.0 + far)
    return worth


# --- paying --------------------------------------------------------------------------------------


def pay_now(s: State) -> i64:
    """At once if the goods are there; else the workers may still bring them."""
    row = s.seat * GOODS
    stone, wood = payment.stone_due(s.bill), payment.wood_due(s.bill)
    if payment.is_wall_bill(s.bill):
        return PAY_NOW_YES if s.goods[row + STONE] + s.goods[row + WOOD] > 0 else PAY_NOW_NO
    has_goods = stone <= s.goods[row + STONE] and wood <= s.goods[row + WOOD]
    return PAY_NOW_YES if has_goods else PAY_NOW_NO


def pay(s: State) -> i64:
    """With goods as far as they last; a wall with what there is more of."""
    row = s.seat * GOODS
    if payment.is_wall_bill(s.bill):
        by = payment.BY_STONE if s.goods[row + STONE] >= s.goods[row + WOOD] else payment.BY_WOOD
        return PAY_WALL_FIRST + by if s.goods[row + STONE] + s.goods[row + WOOD] > 0 else s.legal[-1]
    best: i64 = s.legal[0]
    least: i64 = FAR
    for action in s.legal:
        bought = (action - PAY_FIRST) // WOOD_PRICES + (action - PAY_FIRST) % WOOD_PRICES
        if bought < least:
            best, least = action, bought
    return best


def cell(s: State) -> i64:
    """The cell with the highest number."""
    best: i64 = s.legal[0]
    for action in s.legal:
        if s.cell_value[action - CELL_FIRST] > s.cell_value[best - CELL_FIRST]:
            best = action
    return best


# --- attack --------------------------------------------------------------------------------------


def attack_edge(s: State) -> i64:
    """Before the edge from which most can be destroyed, unless enough wait there."""
    best: i64 = s.legal[0]
    most = -1.0
    for action in s.legal:
        edge = action - ATTACK_FIRST
        worth = loot(s, edge) / (1.0 + CROWDED * float(waiting(s, edge)))
        if worth > most:
            best, most = action, worth
    return best


def loot(s: State, edge: i64) -> float:
    """What stands near an edge that is not the attacker's own."""
    worth = 0.1
    for space in range(SPACES):
        building = s.building[space]
        if building == UNBUILT or (building < BUILDINGS and s.owner[space] == s.attacker):
            continue
        far = distance(space, BEHIND[edge])
        worth += float(DESTROYED_VP[building]) / (2.0 + far * far)
    return worth


def waiting(s: State, edge: i64) -> i64:
    """Enemies that wait before an edge."""
    count: i64 = 0
    for size in range(1, SIZES + 1):
        count += size * s.outside[(edge * SIZES + size - 1) * OUTSIDE_MARKS]
    return count


def attack_size(s: State) -> i64:
    """Singles are fast and take a building each; every third group is a double that can fight."""
    size: i64 = 2 if s.unplaced % 3 == 0 else 1
    return min(GROUP_FIRST + size - 1, s.legal[-1])

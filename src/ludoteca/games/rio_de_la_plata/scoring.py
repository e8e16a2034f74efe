"""Final score, tie-breaks, points by source (RP-6.1 … RP-6.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.state import ranks
from ludoteca.core.vecs import filled
from ludoteca.games.rio_de_la_plata import city
from ludoteca.games.rio_de_la_plata.data import (
    ARCHITECT,
    BARRACKS,
    BISHOP,
    BUILDINGS,
    CATHEDRAL_ADDS,
    CATHEDRAL_TILE,
    CHURCH,
    CHURCH_OFFICE_VP,
    CLOSED_VP,
    COINS_A_POINT,
    CONNECTED_VP,
    DEFENDER_OFFICE,
    GARDEN,
    GOOD_NAMES,
    GOODS,
    GOVERNOR,
    HOUSE,
    HOUSE_VP,
    MAJOR_OFFICE_VP,
    MONUMENT,
    NOBLE,
    NOBLE_DISTRICT_VP,
    NOBLE_TYPES,
    OFFICE_VP,
    OFFICES,
    PALACE_ADDS,
    PALACE_TILE,
    PRECIOUS,
    PRODUCTIVE,
    ROAD_BUILDER,
    SHORT_GAME_OFFICE_VP,
    STONE,
    UNBUILT,
    WOOD,
)
from ludoteca.games.rio_de_la_plata.geography import DISTRICT, DISTRICTS, SPACES

if TYPE_CHECKING:
    from ludoteca.games.rio_de_la_plata.state import State

SOURCES: Final = ("track", "coins", "offices", "houses")


def coin_points(s: State, seat: i64) -> i64:
    """A point for every three coins (RP-6.2)."""
    return s.coins(seat) // COINS_A_POINT


def office_points(s: State, seat: i64) -> i64:
    """All his offices (RP-6.3)."""
    points: i64 = 0
    for office in range(OFFICES):
        if s.office_owner[office] == seat:
            points += office_value(s, office)
    return points


def office_value(s: State, office: i64) -> i64:
    """What an office is worth at the end, by the state of the whole city (RP-1.40, RP-1.42)."""
    points = OFFICE_VP[office]
    if s.options["short_game"]:
        points += SHORT_GAME_OFFICE_VP
    if office == ROAD_BUILDER:
        points += CONNECTED_VP * connected_districts(s)
    elif office == DEFENDER_OFFICE:
        points += CLOSED_VP * closed_districts(s)
    elif office == BISHOP:
        points += CHURCH_OFFICE_VP * (s.standing[CHURCH] + s.standing[CATHEDRAL_TILE])
    elif office == ARCHITECT:
        standing = s.standing[PALACE_TILE] + s.standing[CATHEDRAL_TILE]
        points += MAJOR_OFFICE_VP * (standing + s.has_fort + s.has_harbour)
    elif office == GOVERNOR:
        points += NOBLE_DISTRICT_VP * noble_districts(s)
    return points


def connected_districts(s: State) -> i64:
    """Districts connected by road."""
    count: i64 = 0
    for district in range(DISTRICTS):
        count += s.connected >> district & 1
    return count


def closed_districts(s: State) -> i64:
    """Perimeter districts with walls on all outer edges (RP-2.23)."""
    count: i64 = 0
    for district in range(DISTRICTS):
        if city.is_closed(s, district):
            count += 1
    return count


def noble_districts(s: State) -> i64:
    """Districts with at least four of the five noble types (RP-6.6)."""
    count: i64 = 0
    for district in range(DISTRICTS):
        types = s.district_has[district] & NOBLE
        found: i64 = 0
        while types:
            found += types & 1
            types >>= 1
        if found >= NOBLE_TYPES:
            count += 1
    return count


def district_values(s: State) -> vec[i64]:
    """What changes the value of the houses of each district, m(d) (RP-6.5)."""
    productive = filled(DISTRICTS, 0)
    for space in range(SPACES):
        building = s.building[space]
        if building != UNBUILT and building < BUILDINGS and PRODUCTIVE >> building & 1:
            productive[DISTRICT[space]] += 1
    values = filled(DISTRICTS, 0)
    for district in range(DISTRICTS):
        kinds = s.district_has[district]
        value = -max(0, productive[district] - 1) + (s.connected >> district & 1)
        for adding in (GARDEN, MONUMENT, CHURCH, BARRACKS):
            value += kinds >> adding & 1
        value += CATHEDRAL_ADDS * (kinds >> CATHEDRAL_TILE & 1)
        value += PALACE_ADDS * (kinds >> PALACE_TILE & 1)
        values[district] = value
    return values


def house_points(s: State) -> vec[i64]:
    """The houses of every seat; a house is never worth less than nothing (RP-6.4)."""
    values = district_values(s)
    points = filled(s.seats, 0)
    for space in range(SPACES):
        if s.building[space] == HOUSE:
            points[s.owner[space]] += max(0, HOUSE_VP + values[DISTRICT[space]])
    return points


def scores(s: State) -> list[int]:
    """Points of every seat."""
    houses = house_points(s)
    return [
        s.vp[seat] + coin_points(s, seat) + office_points(s, seat) + houses[seat] for seat in range(s.seats)
    ]


def standings(s: State) -> list[int]:
    """Ranks by points, then coins left, precious, stone and wood; else shared (RP-6.7)."""
    return ranks([(score, *tie_break(s, seat)) for seat, score in enumerate(scores(s))])


def tie_break(s: State, seat: i64) -> tuple[int, int, int]:
    """Coins left after the scoring, precious resources, stone and wood."""
    row = seat * GOODS
    return (
        s.coins(seat) % COINS_A_POINT,
        s.goods[row + PRECIOUS],
        s.goods[row + STONE] + s.goods[row + WOOD],
    )


def tie_breaks(s: State) -> list[dict[str, int]]:
    """What decides between equal points (RP-6.7)."""
    return [
        dict(zip(("coins", "precious", "stone_and_wood"), tie_break(s, seat), strict=True))
        for seat in range(s.seats)
    ]


def breakdown(s: State) -> list[dict[str, int]]:
    """Points of every seat by source."""
    houses = house_points(s)
    table: list[dict[str, int]] = []
    for seat in range(s.seats):
        points: list[int] = [s.vp[seat], coin_points(s, seat), office_points(s, seat), houses[seat]]
        table.append(dict(zip(SOURCES, points, strict=True)))
    return table


def holdings(s: State, seat: i64) -> dict[str, int]:
    """What a forecast counts: workers in hand, goods and coins, points on the track."""
    held: dict[str, int] = {"workers": s.hand[seat], "vp": s.vp[seat]}
    for good in range(GOODS):
        held[f"good:{GOOD_NAMES[good]}"] = s.goods[seat * GOODS + good]
    return held

"""Colony scoring, final score, tie-breaks, points by source (AD-7.2 … AD-7.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludoteca.core.state import ranks
from ludoteca.games.age_of_discovery.data import (
    BUILDING_VP,
    BUILDINGS,
    CARD_VP,
    CARDS,
    FIRST_IN_COLONY_VP,
    GLORY,
    GOOD_NAMES,
    GOODS,
    MERCANTILISM,
    NAVY,
    POPULATION,
    POWER,
    PROSPERITY,
    REGIONS,
    SCORINGS,
    SECOND_IN_COLONY_VP,
    TILE_VP,
    TILES,
    UNCOUNTED,
    UNITS_FOR_A_GOOD,
    WEALTH,
)
from ludoteca.games.age_of_discovery.sets import set_income

if TYPE_CHECKING:
    from ludoteca.games.age_of_discovery.state import State

SOURCES: Final = (
    "colonies",
    "discoveries",
    "buildings",
    "mercantilism",
    "population",
    "navy",
    "power",
    "prosperity",
    "glory",
    "wealth",
    "economy",
)


def colony_points(s: State, region: i64) -> list[int]:
    """What a region brings each seat if it is scored now (AD-7.2 … AD-7.4)."""
    most: i64 = 0
    second: i64 = 0
    firsts: i64 = 0
    seconds: i64 = 0
    for seat in range(s.seats):
        units = s.units(seat, region)
        if units > most:
            second = most
            seconds = firsts
            most = units
            firsts = 1
        elif units == most:
            firsts += 1
        elif units > second:
            second = units
            seconds = 1
        elif units == second:
            seconds += 1
    points: list[int] = []
    for seat in range(s.seats):
        units = s.units(seat, region)
        if most < UNITS_FOR_A_GOOD or units == 0:
            points.append(0)
        elif units == most:
            points.append(shared(firsts))
        else:
            alone = firsts == 1 and units == second and seconds == 1
            points.append(SECOND_IN_COLONY_VP if alone else 0)
    return points


def shared(firsts: i64) -> i64:
    """What each of so many first ones gets: 6 alone, 2 each of two, nothing for more."""
    if firsts == 1:
        return FIRST_IN_COLONY_VP
    return SECOND_IN_COLONY_VP if firsts == 2 else 0


def score(s: State, seat: i64) -> i64:
    """Colonies scored so far, discoveries, buildings, economy (AD-7.5)."""
    return (
        colonies(s, seat)
        + discoveries(s, seat)
        + printed_vp(s, seat)
        + mercantilism(s, seat)
        + population(s, seat)
        + navy(s, seat)
        + power(s, seat)
        + prosperity(s, seat)
        + glory(s, seat)
        + wealth(s, seat)
        + economy(s, seat)
    )


def colonies(s: State, seat: i64) -> i64:
    """Points of the colony scorings so far."""
    row = seat * SCORINGS
    return s.colony_vp[row] + s.colony_vp[row + 1] + s.colony_vp[row + 2]


def discoveries(s: State, seat: i64) -> i64:
    """Points of his tiles and cards."""
    points: i64 = 0
    for tile in range(TILES):
        if s.tile_owner[tile] == seat:
            points += TILE_VP[tile]
    for card in range(CARDS):
        if s.card_owner[card] == seat:
            points += CARD_VP[card]
    return points


def printed_vp(s: State, seat: i64) -> i64:
    """Printed points of his buildings."""
    points: i64 = 0
    for building in range(BUILDINGS):
        points += s.buildings[seat * BUILDINGS + building] * BUILDING_VP[building]
    return points


def mercantilism(s: State, seat: i64) -> i64:
    """One for each good."""
    return goods_owned(s, seat) if s.owns(seat, MERCANTILISM) else 0


def population(s: State, seat: i64) -> i64:
    """One for every two units in the New World."""
    return units_owned(s, seat) // 2 if s.owns(seat, POPULATION) else 0


def navy(s: State, seat: i64) -> i64:
    """Four for each merchant ship."""
    return 4 * s.ships[seat] if s.owns(seat, NAVY) else 0


def power(s: State, seat: i64) -> i64:
    """Two for each soldier in the New World."""
    return 2 * soldiers_owned(s, seat) if s.owns(seat, POWER) else 0


def prosperity(s: State, seat: i64) -> i64:
    """Two for each capital building, itself included."""
    return 2 * buildings_owned(s, seat) if s.owns(seat, PROSPERITY) else 0


def glory(s: State, seat: i64) -> i64:
    """Two for each region with a unit of his."""
    points: i64 = 0
    if s.owns(seat, GLORY):
        for region in range(REGIONS):
            if s.units(seat, region) > 0:
                points += 2
    return points


def wealth(s: State, seat: i64) -> i64:
    """One for every $5."""
    return s.money[seat] // 5 if s.owns(seat, WEALTH) else 0


def economy(s: State, seat: i64) -> i64:
    """The set income of turn 8; before that what it would be now (AD-7.6)."""
    if s.economy[seat] != UNCOUNTED:
        return s.economy[seat]
    return set_income(s.goods, seat * GOODS, s.ships[seat])


def goods_owned(s: State, seat: i64) -> i64:
    """All his goods."""
    total: i64 = 0
    for good in range(GOODS):
        total += s.goods[seat * GOODS + good]
    return total


def soldiers_owned(s: State, seat: i64) -> i64:
    """All his soldiers in the New World."""
    total: i64 = 0
    for region in range(REGIONS):
        total += s.soldiers[seat * REGIONS + region]
    return total


def units_owned(s: State, seat: i64) -> i64:
    """All his units in the New World."""
    total: i64 = 0
    for region in range(REGIONS):
        total += s.units(seat, region)
    return total


def buildings_owned(s: State, seat: i64) -> i64:
    """All his capital buildings."""
    total: i64 = 0
    for building in range(BUILDINGS):
        total += s.buildings[seat * BUILDINGS + building]
    return total


def scores(s: State) -> list[int]:
    """Points of every seat."""
    return [score(s, seat) for seat in range(s.seats)]


def standings(s: State) -> list[int]:
    """Ranks by points, then the colonies of turn 8, money, goods; equals share (AD-7.8)."""
    keys: list[tuple[int, ...]] = []
    for seat in range(s.seats):
        last = s.colony_vp[seat * SCORINGS + SCORINGS - 1]
        keys.append((score(s, seat), last, s.money[seat], goods_owned(s, seat)))
    return ranks(keys)


def tie_breaks(s: State) -> list[dict[str, int]]:
    """What decides between equal points."""
    return [
        {
            "last_colonies": s.colony_vp[seat * SCORINGS + SCORINGS - 1],
            "money": s.money[seat],
            "goods": goods_owned(s, seat),
        }
        for seat in range(s.seats)
    ]


def points_of(s: State, seat: i64) -> list[int]:
    """Points of a seat in the order of the sources."""
    return [
        colonies(s, seat),
        discoveries(s, seat),
        printed_vp(s, seat),
        mercantilism(s, seat),
        population(s, seat),
        navy(s, seat),
        power(s, seat),
        prosperity(s, seat),
        glory(s, seat),
        wealth(s, seat),
        economy(s, seat),
    ]


def points_by_source(s: State, seat: i64) -> dict[str, int]:
    """Points of a seat by source."""
    return dict(zip(SOURCES, points_of(s, seat), strict=True))


def breakdown(s: State) -> list[dict[str, int]]:
    """Points of every seat by source."""
    return [points_by_source(s, seat) for seat in range(s.seats)]


def holdings(s: State, seat: i64) -> dict[str, int]:
    """What a forecast counts: money, points, ships, units in the New World, soldiers among them, goods."""
    held: dict[str, int] = {
        "money": s.money[seat],
        "vp": score(s, seat),
        "ships": s.ships[seat],
        "units": units_owned(s, seat),
        "soldiers": soldiers_owned(s, seat),
    }
    for good in range(GOODS):
        held[f"good:{GOOD_NAMES[good]}"] = s.goods[seat * GOODS + good]
    return held

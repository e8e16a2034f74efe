"""What is the same for all seats when hopes are counted: the years to come, the worth of districts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludoteca.core.vecs import filled
from ludoteca.games.rio_de_la_plata import city, scoring
from ludoteca.games.rio_de_la_plata.data import (
    BARRACKS,
    CATHEDRAL,
    CATHEDRAL_ADDS,
    CATHEDRAL_TILE,
    CELLS,
    CHURCH,
    EFFECTS_PHASE,
    FREE,
    GARDEN,
    HOUSE,
    HOUSE_VP,
    MONUMENT,
    OUTSIDE_MARKS,
    PALACE,
    PALACE_ADDS,
    PALACE_TILE,
    PLACEMENT_PHASE,
    PRODUCTIVE,
    SIZES,
    UNBUILT,
)
from ludoteca.games.rio_de_la_plata.geography import (
    BEHIND,
    DISTRICT,
    DISTRICT_WALLS,
    DISTRICTS,
    SPACES,
    WALL_EDGES,
)
from ludoteca.games.rio_de_la_plata.steps import year

if TYPE_CHECKING:
    from ludoteca.games.rio_de_la_plata.state import State

# After so many years there is time for everything.
USEFUL_YEARS: Final = 2.5
LONG_AGO: Final = 10.0
# Cells of a major building that each seat fills in a year; each free one makes its end less likely, and many
# together the more.
FILLED_A_YEAR: Final = 1.5
A_FREE_CELL: Final = 0.3
MANY_FREE_CELLS: Final = 0.1
# The chance that the completer thinks of this one of the two districts beside the Plaza.
HERE: Final = 0.5
# What is likely to come beside the Plaza, and elsewhere: a road, and each noble building.
ROAD_BY_THE_PLAZA: Final = 0.6
ROAD_ELSEWHERE: Final = 0.2
NOBLE_BY_THE_PLAZA: Final = 0.2
NOBLE_ELSEWHERE: Final = 0.08
# How much of a house enemies take through each open edge of its district, and of the city.
DANGER_AT_THE_EDGE: Final = 0.05
DANGER_BEHIND: Final = 0.007
WEST_OF_THE_PLAZA: Final = 5
EAST_OF_THE_PLAZA: Final = 6


@final
class Prospect:
    """The years to come, the houses of every district, and the spaces on which something stands."""

    def __init__(self, s: State) -> None:
        self.years: float = years_left(s)
        self.use: float = min(1.0, self.years / USEFUL_YEARS)
        """How much of a good's worth can still be had."""
        self.noted: vec[i64] = vec[i64]()
        self.productive: vec[i64] = filled(DISTRICTS, 0)
        self.houses: vec[i64] = filled(s.seats * DISTRICTS, 0)
        self.danger: list[float] = dangers(s)
        """How much each seat has to fear from the wars that others will lead, from 0 to 1."""
        for space in range(SPACES):
            building = s.building[space]
            if building != UNBUILT:
                self.noted = append(self.noted, space)
                if building == HOUSE:
                    self.houses[s.owner[space] * DISTRICTS + DISTRICT[space]] += 1
                elif building <= CHURCH and PRODUCTIVE >> building & 1:
                    self.productive[DISTRICT[space]] += 1
            elif s.stack[space] != 0:
                self.noted = append(self.noted, space)
        self.invaded: vec[i64] = vec[i64]()
        """Where enemies stand in the city, and behind which edges they wait."""
        self.besieged: vec[i64] = vec[i64]()
        if len(s.invaders) > 0:
            self.look_for_enemies(s)
        values = scoring.district_values(s)
        likely_palace = likely(s, PALACE, PALACE_TILE, self.years)
        likely_cathedral = likely(s, CATHEDRAL, CATHEDRAL_TILE, self.years)
        self.house: list[float] = []
        """What a house of each district will be worth at the end, if it still stands."""
        self.exposure: list[float] = []
        """How much of the houses of each district all the wars of the others would take."""
        all_around = DANGER_BEHIND * sides(city.open_edges(s))
        time = min(1.0, self.years / LONG_AGO)
        for district in range(DISTRICTS):
            worth = float(HOUSE_VP + values[district])
            is_by_plaza = district == WEST_OF_THE_PLAZA or district == EAST_OF_THE_PLAZA
            if not s.connected >> district & 1:
                worth += (ROAD_BY_THE_PLAZA if is_by_plaza else ROAD_ELSEWHERE) * time
            kinds = s.district_has[district]
            noble = (NOBLE_BY_THE_PLAZA if is_by_plaza else NOBLE_ELSEWHERE) * time
            for building in (GARDEN, MONUMENT, CHURCH, BARRACKS):
                if not kinds >> building & 1:
                    worth += noble
            if is_by_plaza:
                worth += HERE * (
                    float(PALACE_ADDS) * likely_palace + float(CATHEDRAL_ADDS) * likely_cathedral
                )
            self.house.append(max(0.0, worth))
            near = sides(DISTRICT_WALLS[district] & city.open_edges(s))
            self.exposure.append(DANGER_AT_THE_EDGE * near + all_around)

    def house_of(self, seat: i64, district: i64) -> float:
        """What a house of his is worth: enemies, who come through open edges, may take it before the end."""
        return self.house[district] * (1.0 - self.exposure[district] * self.danger[seat])

    def look_for_enemies(self, s: State) -> None:
        """Note every group of enemies."""
        for space in range(SPACES):
            if s.invaders[space] > 0:
                self.invaded = append(self.invaded, space)
        each = SIZES * OUTSIDE_MARKS
        for edge in range(WALL_EDGES):
            for place in range(edge * each, edge * each + each):
                for _ in range(s.outside[place]):
                    self.besieged = append(self.besieged, BEHIND[edge])
        if s.active >= SPACES:
            self.besieged = append(self.besieged, BEHIND[(s.active - SPACES) // SIZES])

    def workplace_costs(self, seat: i64, district: i64) -> float:
        """What one more productive building takes from his houses of the district."""
        return float(self.houses[seat * DISTRICTS + district]) if self.productive[district] > 0 else 0.0


def dangers(s: State) -> list[float]:
    """For every seat the wars that others have still to lead, as a part of all that they lead."""
    wars = year.wars_to_lead(s)
    to_come = [float(wars - s.wars[seat]) for seat in range(s.seats)]
    total = sum(to_come)
    return [(total - own) / float(wars * (s.seats - 1)) for own in to_come]


def is_past(s: State, seat: i64) -> bool:
    """Has he used his workers for this year?"""
    if s.phase != EFFECTS_PHASE:
        return s.phase > EFFECTS_PHASE
    return s.place_in_order(seat) < s.place_in_order(s.mover)


def years_left(s: State) -> float:
    """Years in which workers can still be used."""
    left = float(s.last_year - s.year)
    if s.phase == PLACEMENT_PHASE:
        return left + 1.0
    return left + 0.5 if s.phase <= EFFECTS_PHASE else left


def likely(s: State, grid: i64, tile: i64, years: float) -> float:
    """The chance that a palace or cathedral that does not stand yet will."""
    return 0.0 if s.standing[tile] > 0 else completed(s, free_cells(s, grid), 0.0, years)


def free_cells(s: State, grid: i64) -> float:
    """How many cells of a grid nobody has taken."""
    free = 0.0
    for cell in range(grid * CELLS, grid * CELLS + CELLS):
        if s.cell_value[cell] >= 0 and s.cell_owner[cell] == FREE:
            free += 1.0
    return free


def completed(s: State, free: float, within_reach: float, years: float) -> float:
    """How likely a grid with so many free cells is completed in time, if some are as good as filled."""
    if free == 0.0:
        return 1.0
    missing = max(0.0, free - within_reach)
    in_time = min(1.0, float(s.seats) * FILLED_A_YEAR * max(0.0, years - 0.5) / max(1.0, missing))
    return in_time * in_time / (1.0 + A_FREE_CELL * missing + MANY_FREE_CELLS * missing * missing)


def sides(edges: i64) -> float:
    """How many edges are in a set."""
    count = 0.0
    while edges:
        edges &= edges - 1
        count += 1.0
    return count

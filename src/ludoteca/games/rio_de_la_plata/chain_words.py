"""Where a chain of small decisions leads: its first link names every place the next one offers (RP-4.80).

So a person can click a space, a cell or an edge at once; the client answers both questions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from ludoteca.core.words import Meaning, Phrase
from ludoteca.games.rio_de_la_plata import city
from ludoteca.games.rio_de_la_plata.data import (
    CELL_NAMES,
    CELLS,
    FREE,
    GRID_NAMES,
    OFFICE_NAMES,
    SLOT_NAMES,
    SLOT_WORKERS,
    SLOTS,
)
from ludoteca.games.rio_de_la_plata.geography import (
    DISTRICT_LIST,
    DISTRICT_SPACES,
    EDGE_PLACE,
    LINE_NAMES,
    LINE_START,
    ROAD_NAMES,
    SPACE_NAMES,
)
from ludoteca.games.rio_de_la_plata.steps import defence, placement

if TYPE_CHECKING:
    from ludoteca.games.rio_de_la_plata.state import State


def district_spaces(district: int) -> list[int]:
    """The twenty spaces of a district."""
    first = district * int(DISTRICT_SPACES)
    return [int(DISTRICT_LIST[number]) for number in range(first, first + int(DISTRICT_SPACES))]


def takes_worker(s: State, space: int) -> bool:
    """May a worker of his go there, on a free place or for two of his?"""
    return city.may_place(s, s.seat, space) or city.may_expropriate(s, s.seat, space)


def _city(s: State, name: str) -> Meaning:
    """Every space that takes a worker; a single one is taken without asking, and says so."""
    targets = [space for space in district_spaces(int(name) - 1) if takes_worker(s, space)]
    elements = (f"district:{name}", *(f"space:{SPACE_NAMES[space]}" for space in targets))
    label = None
    if len(targets) == 1:
        verb = "place" if city.may_place(s, s.seat, targets[0]) else "expropriate"
        label = Phrase(f"action-{verb}", {"space": SPACE_NAMES[targets[0]]})
    return Meaning(label=label, elements=elements, group=Phrase("group-city"))


def free_cells(s: State, grid: int) -> list[int]:
    """The first free cell of each value."""
    found: dict[int, int] = {}
    for cell in range(grid * CELLS, grid * CELLS + CELLS):
        value = int(s.cell_value[cell])
        if value >= 0 and s.cell_owner[cell] == FREE:
            found.setdefault(value, cell)
    return list(found.values())


def _grid(s: State, name: str) -> Meaning:
    """Every cell that may be taken."""
    cells = (f"cell:{CELL_NAMES[cell]}" for cell in free_cells(s, GRID_NAMES.index(name)))
    return Meaning(elements=(f"grid:{name}", *cells), group=Phrase("group-grids"))


def _shadow(_s: State, name: str) -> Meaning:
    """First the pawn, so that a click on a cell means a worker of his own."""
    return Meaning(elements=("shadow", f"grid:{name}"), group=Phrase("group-shadow"))


def _road_line(s: State, name: str) -> Meaning:
    """Every free edge of the line."""
    line = LINE_NAMES.index(name)
    edges = range(LINE_START[line], LINE_START[line + 1])
    free = (f"road:{ROAD_NAMES[edge]}" for edge in edges if not s.roads[line] >> EDGE_PLACE[edge] & 1)
    return Meaning(elements=(f"line:{name}", *free))


def _work(s: State, name: str) -> Meaning:
    """Quarry and forest take several workers for one good; the slot is the next one."""
    group = Phrase("group-sites")
    if name not in ("quarry", "forest"):
        return Meaning(group=group)
    slot = placement.lowest_slot(s, 0 if name == "quarry" else 1)
    workers = int(SLOT_WORKERS[slot % SLOTS])
    label = Phrase("action-work-here", {"site": name, "count": workers})
    return Meaning(label=label, elements=(f"site:{name}", f"slot:{SLOT_NAMES[slot]}"), group=group)


def _defend_district(s: State, name: str) -> Meaning:
    """Every building that the pawn may defend."""
    colour = defence.colour_in_turn(s)
    posts = [space for space in district_spaces(int(name) - 1) if defence.may_defend(s, colour, space)]
    return Meaning(elements=(f"district:{name}", *(f"space:{SPACE_NAMES[space]}" for space in posts)))


def _take_office(s: State) -> Meaning:
    """The office on which his pawn stands."""
    office = placement.office_sought(s, s.seat)
    return Meaning(elements=(f"office:{OFFICE_NAMES[office]}",)) if office >= 0 else Meaning()


def _at(element: str, group: str | None = None) -> Callable[..., Meaning]:
    """An action that is done at one place of the board."""
    said = Meaning(elements=(element,), group=None if group is None else Phrase(group))
    return lambda _s: said


def _good_at(element: str) -> Callable[..., Meaning]:
    """A good that is used at one place of the board."""
    return lambda _s, good: Meaning(elements=(element, f"good:{good}"), group=Phrase("group-work"))


MEANINGS: Mapping[str, Callable[..., Meaning]] = {
    "city": _city,
    "grid": _grid,
    "shadow": _shadow,
    "road_line": _road_line,
    "work": _work,
    "defend_district": _defend_district,
    "pay_departure": _at("ship"),
    "harvest": _at("site:fields", "group-work"),
    "refine": _good_at("site:workshop"),
    "load": _good_at("site:dock"),
    "take_office": _take_office,
    "free_road": _at("office:road_builder"),
    "free_wall": _at("office:defender_office"),
}

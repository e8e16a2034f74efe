"""Names of what is chosen, paid or moving, for positions and views."""

from __future__ import annotations

from typing import Final

from ludoteca.games.rio_de_la_plata.data import BUILDING_NAMES, CELL_NAMES, GRID_NAMES, SIZE_NAMES
from ludoteca.games.rio_de_la_plata.geography import LINE_NAMES, SPACE_NAMES, WALL_NAMES
from ludoteca.games.rio_de_la_plata.steps.defence import DEFEND_SPACE
from ludoteca.games.rio_de_la_plata.steps.majors import MAJOR_SITE, ROAD_EDGE
from ludoteca.games.rio_de_la_plata.steps.placement import CITY_SPACE, GRID_CELL
from ludoteca.games.rio_de_la_plata.steps.step import Step
from ludoteca.games.rio_de_la_plata.steps.war import ATTACK_SIZE

DISTRICT_NAMES: Final = ("1", "2", "3", "4", "5", "6", "7", "8")
BILL_NAMES: Final = (
    *CELL_NAMES,
    *(f"{building}@{space}" for building in BUILDING_NAMES for space in SPACE_NAMES),
)
PLACE_NAMES: Final = (*SPACE_NAMES, *(f"{wall}/{size}" for wall in WALL_NAMES for size in SIZE_NAMES))
GRID_CHOICES: Final = (*GRID_NAMES, *(f"{grid}/shadow" for grid in GRID_NAMES))
NOTHING_CHOSEN: Final[tuple[str, ...]] = ()


def chosen_names(step: Step) -> tuple[str, ...]:
    """What may have been chosen in the chain that has come to this step (RP-4.80)."""
    if step in (CITY_SPACE, DEFEND_SPACE):
        return DISTRICT_NAMES
    if step is GRID_CELL:
        return GRID_CHOICES
    if step is MAJOR_SITE:
        return GRID_NAMES
    if step is ROAD_EDGE:
        return LINE_NAMES
    return WALL_NAMES if step is ATTACK_SIZE else NOTHING_CHOSEN

"""Where the mayor's colonists work best: plants with their plantations first, one good after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.games.puerto_rico import player_board, seat_worth
from ludoteca.games.puerto_rico.actions import place
from ludoteca.games.puerto_rico.data import (
    BUILDINGS,
    COFFEE,
    COFFEE_ROASTER,
    CORN,
    FIRST_LARGE,
    FIRST_VIOLET,
    GOODS,
    GROUPS,
    INDIGO,
    INDIGO_PLANT,
    LARGE_MARKET,
    OFFICE,
    QUARRY,
    SMALL_INDIGO_PLANT,
    SMALL_MARKET,
    SMALL_SUGAR_MILL,
    SUGAR,
    SUGAR_MILL,
    TILES,
    TOBACCO_STORAGE,
)
from ludoteca.games.puerto_rico.steps.mayor import MAYOR_ASSIGN

if TYPE_CHECKING:
    from ludoteca.games.puerto_rico.state import State

# What a colonist brings in one phase, in victory points.
BARREL: Final = 0.50
DEARER: Final = 0.06
FIRST_OF_A_KIND: Final = 0.27
QUARRY_WORK: Final = 0.61
MARKET_WORK: Final = 0.08
END_IS_NEAR: Final = 2.80


def arrangement(s: State) -> vec[i64]:
    """Colonists for every group: those already placed stay, those in hand go where they bring most."""
    seat = s.seat
    placed = vec[i64]([0 for _ in range(GROUPS)])
    for group in range(min(s.group, GROUPS)):
        if player_board.circles(s, seat, group) > 0:
            placed[group] = colonists_on(s, group)
    worth = building_worths(s)
    left = s.unassigned
    while left > 0:
        left -= place_next(s, placed, worth, left)
    return placed


def colonists_on(s: State, group: i64) -> i64:
    """Colonists that already work on a group."""
    if group < TILES:
        return s.settled[s.seat * TILES + group]
    return s.city[s.seat * BUILDINGS + group - TILES]


def room(s: State, placed: vec[i64], group: i64) -> i64:
    """Circles of a group that can still be filled in this turn."""
    return player_board.circles(s, s.seat, group) - placed[group] if group >= s.group else 0


def building_worths(s: State) -> vec[float]:
    """What an occupied violet building brings in a phase; large ones count when the end is near."""
    phases = seat_worth.phases_left(s)
    outlook = seat_worth.Outlook(s, s.seat)
    outlook.expect_everything(s)
    worths = vec[float]([0.0 for _ in range(BUILDINGS)])
    for building in range(FIRST_VIOLET, BUILDINGS):
        if s.is_built(s.seat, building):
            worths[building] = building_worth(s, outlook, building, phases)
    return worths


def building_worth(s: State, outlook: seat_worth.Outlook, building: i64, phases: float) -> float:
    """What one occupied violet building brings in a phase."""
    if building >= FIRST_LARGE:
        points = seat_worth.large(s, outlook, building, phases)
        return points if phases < END_IS_NEAR else points / phases
    if building == SMALL_MARKET:
        return MARKET_WORK
    if building == LARGE_MARKET:
        return 2.0 * MARKET_WORK
    if building == OFFICE and outlook.kinds > 2:
        return MARKET_WORK
    return seat_worth.violet(outlook, building, 1.0 + seat_worth.SETTLING_IN)


def place_next(s: State, placed: vec[i64], worth: vec[float], left: i64) -> i64:
    """Place one colonist, or a plantation's and its plant's; the number placed."""
    best = 0.0
    best_group: i64 = -1
    best_partner: i64 = -1
    for building in range(FIRST_VIOLET, BUILDINGS):
        if worth[building] > best and room(s, placed, TILES + building) > 0:
            best = worth[building]
            best_group = TILES + building
    if best < QUARRY_WORK and room(s, placed, QUARRY) > 0:
        best = QUARRY_WORK
        best_group = QUARRY
    if best < BARREL and room(s, placed, CORN) > 0:
        best = BARREL
        best_group = CORN
    for good in range(INDIGO, GOODS):
        tile_waits = room(s, placed, good) > 0
        workers = workers_for(placed, good)
        plant = plant_with_room(s, placed, good)
        value = BARREL + DEARER * float(good)
        if min(workers, placed[good]) == 0:
            value += FIRST_OF_A_KIND
        if placed[good] > workers and plant >= 0:
            if value > best:
                best = value
                best_group = plant
                best_partner = -1
        elif workers > placed[good] and tile_waits:
            if value > best:
                best = value
                best_group = good
                best_partner = -1
        elif workers == placed[good] and tile_waits and plant >= 0 and left > 1 and value / 2.0 > best:
            best = value / 2.0
            best_group = good
            best_partner = plant
    if best_group < 0:
        best_group = any_room(s, placed)
    placed[best_group] += 1
    if best_partner < 0:
        return 1
    placed[best_partner] += 1
    return 2


def workers_for(placed: vec[i64], good: i64) -> i64:
    """Colonists on the plants of a good."""
    if good == INDIGO:
        return placed[TILES + SMALL_INDIGO_PLANT] + placed[TILES + INDIGO_PLANT]
    if good == SUGAR:
        return placed[TILES + SMALL_SUGAR_MILL] + placed[TILES + SUGAR_MILL]
    return placed[TILES + (COFFEE_ROASTER if good == COFFEE else TOBACCO_STORAGE)]


def plant_with_room(s: State, placed: vec[i64], good: i64) -> i64:
    """The group of a plant of the good with an empty circle, or -1."""
    if good == INDIGO:
        first, second = TILES + SMALL_INDIGO_PLANT, TILES + INDIGO_PLANT
    elif good == SUGAR:
        first, second = TILES + SMALL_SUGAR_MILL, TILES + SUGAR_MILL
    else:
        first = second = TILES + (COFFEE_ROASTER if good == COFFEE else TOBACCO_STORAGE)
    if room(s, placed, first) > 0:
        return first
    return second if room(s, placed, second) > 0 else -1


def any_room(s: State, placed: vec[i64]) -> i64:
    """Work for a colonist who brings nothing yet: the last empty circle."""
    group = GROUPS - 1
    while group > 0 and room(s, placed, group) <= 0:
        group -= 1
    return group


def place_all(s: State) -> None:
    """Play the whole turn of the seat that places its colonists."""
    seat = s.seat
    target = arrangement(s)
    while s.seat == seat and s.step is MAYOR_ASSIGN:
        s.apply(place(s.group, target[s.group]))

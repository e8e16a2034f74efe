"""Transporters that carry transporters: setting down as a movement phase begins, picking up (RB-6.3.20 …)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludoteca.core.steps import NOTHING
from ludoteca.games.roads_and_boats.access import dock_region, is_at_sea, touch
from ludoteca.games.roads_and_boats.actions import DROP_FIRST, KEEP
from ludoteca.games.roads_and_boats.data import FIRST_BOAT, FLEET, TRANSPORTER_NAMES
from ludoteca.games.roads_and_boats.geometry import (
    FIRST_DOCK,
    HEX_NAMES,
    MOST_BANKS,
    SPOTS,
    WATER,
    border_of,
    place_of,
)
from ludoteca.games.roads_and_boats.steps import launching, movement
from ludoteca.games.roads_and_boats.steps.step import Step

if TYPE_CHECKING:
    from ludoteca.games.roads_and_boats.state import State


class Carried(Step):
    """Where is the next carried transporter set down (D16)?"""

    def actions(self, s: State) -> list[int]:
        """All places that fit, or keep it aboard; without a place there is no question."""
        places = drop_spots(s, s.active) if s.active >= 0 else vec[i64]()
        if len(places) == 0:
            return NOTHING
        legal: list[int] = [DROP_FIRST + spot for spot in places]
        legal.append(KEEP)
        return legal

    def play(self, s: State, action: i64) -> None:
        """Set down, both may move and carry as usual."""
        if action != KEEP:
            set_down(s, s.active, action - DROP_FIRST)
        next_pair(s)

    def skip(self, s: State) -> None:
        """It stays aboard; after the last pair transporters are moved."""
        if s.active >= 0:
            next_pair(s)
        else:
            s.step = movement.SELECT


CARRIED: Final[Step] = Carried("carried", "drop", "keep")


def begin(s: State) -> None:
    """Nothing has moved yet (RB-6.3.1)."""
    s.marks = vec[i64]()
    for carrier in range(s.seat * FLEET, s.seat * FLEET + s.fleet[s.seat]):
        s.steps[carrier] = s.done[carrier] = s.acts[carrier] = 0
    s.active = s.seat * FLEET - 1
    s.step = CARRIED
    next_pair(s)


def next_pair(s: State) -> None:
    """The next transporter, in id order, that carries another one."""
    first = s.active + 1
    s.active = -1
    for carrier in range(first, s.seat * FLEET + s.fleet[s.seat]):
        if s.carries[carrier] >= 0:
            s.active = carrier
            return


def drop_spots(s: State, carrier: i64) -> vec[i64]:
    """Where a transporter can set down what it carries: land on land, boats on water."""
    found = vec[i64]()
    place = s.place[carrier]
    tile, spot = place // SPOTS, place % SPOTS
    is_boat = s.kind[carrier] >= FIRST_BOAT
    if s.kind[s.carries[carrier]] < FIRST_BOAT:
        if is_boat and is_at_sea(s, carrier):
            return found
        touched = touch(s, carrier)
        for region in range(MOST_BANKS):
            if touched >> region & 1:
                found = append(found, region)
        return found
    if is_boat:
        return append(found, spot)
    if s.rivers[tile] != 0:
        found = append(found, WATER)
    for dock in launching.docks(s, tile, spot):
        if not s.is_barred(carrier // FLEET, border_of(tile, (dock - FIRST_DOCK) // 2)):
            found = append(found, dock)
    return found


def set_down(s: State, carrier: i64, spot: i64) -> None:
    """A carried transporter stands on its own again."""
    carried = s.carries[carrier]
    s.carries[carrier] = -1
    s.carried_by[carried] = -1
    s.place[carried] = place_of(s.place[carrier] // SPOTS, spot)
    if s.journal is not None:
        s.journal.tell(
            "set-down",
            seat=s.seat,
            transporter=TRANSPORTER_NAMES[s.kind[carried]],
            hex=HEX_NAMES[s.place[carrier] // SPOTS],
        )


def can_pick_up(s: State, carrier: i64, other: i64) -> bool:
    """May a transporter take another of the same player aboard (RB-6.3.21)?"""
    if carrier == other or not s.is_free(carrier) or not s.is_free(other) or s.steps[other] > 0:
        return False
    place, there = s.place[carrier], s.place[other]
    if place // SPOTS != there // SPOTS or s.load(carrier) > 0 or s.load(other) > 0:
        return False
    if s.kind[other] < FIRST_BOAT:
        return touch(s, carrier) & touch(s, other) != 0
    if s.kind[carrier] >= FIRST_BOAT:
        return place == there
    return there % SPOTS == WATER or dock_region(s, there) == place % SPOTS


def pick_up(s: State, carrier: i64, other: i64) -> None:
    """A transporter is carried from now on, and done for this phase (RB-6.3.22)."""
    s.carries[carrier] = other
    s.carried_by[other] = carrier
    s.place[other] = s.place[carrier]
    s.done[other] = 1
    if s.journal is not None:
        s.journal.tell(
            "picked-up",
            seat=s.seat,
            transporter=TRANSPORTER_NAMES[s.kind[other]],
            by=TRANSPORTER_NAMES[s.kind[carrier]],
            hex=HEX_NAMES[s.place[carrier] // SPOTS],
        )

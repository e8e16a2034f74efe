"""The row of learning programs without the way over the view: the same components in the same order.

The order and the limits are those of the fields in `view`; a test holds the two ways together.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludoteca.core.encoding.rows import Filler
from ludoteca.core.state import State as CoreState
from ludoteca.games.puerto_rico.data import (
    BUILDINGS,
    GOODS,
    GROUPS,
    NOT_BUILT,
    ROLES,
    TILES,
    TRIGGER_NAMES,
)
from ludoteca.games.puerto_rico.state import State
from ludoteca.games.puerto_rico.steps import STEP_NAMES
from ludoteca.games.puerto_rico.steps.storage import kept_of

STEP_PLACES: Final[dict[str, int]] = {name: place for place, name in enumerate(STEP_NAMES)}
TRIGGERS: Final[i64] = len(TRIGGER_NAMES)
SHIP_SLOTS: Final[i64] = 3
BARRELS: Final[i64] = 12
TILES_OF_A_KIND: Final[i64] = 12
DOUBLOONS: Final[i64] = 50
POINTS: Final[i64] = 100


def upto(limit: i64, value: i64) -> i16:
    """A number up to its limit."""
    return i16(min(limit, value))


@final
class RowFiller(Filler):
    """Fills rows straight from the position."""

    def fill(self, state: CoreState, seat: i64, row: vec[i16], at: i64) -> None:
        """All that the view of this seat says."""
        assert isinstance(state, State)
        at = fill_moment(state, seat, row, at)
        at = fill_supply(state, row, at)
        seats = state.seats
        hides_vp = state.seat >= 0 and bool(state.options["hidden_vp"])
        owner = seat
        for _ in range(seats):
            at = fill_player(state, owner, hides_vp and owner != seat, row, at)
            owner = state.next_seat(owner)
        for _ in range(seats):
            row[at] = upto(POINTS, state.vp[owner])
            at += 1
            owner = state.next_seat(owner)
        fill_scratch(state, seat, row, at)


def from_viewer(s: State, seat: i64, viewer: i64) -> i64:
    """A seat as the viewer counts it: himself 0, then clockwise."""
    return seat - viewer if seat >= viewer else seat - viewer + s.seats


def fill_moment(s: State, viewer: i64, row: vec[i16], at: i64) -> i64:
    """Whose decision it is, and the roles."""
    seats = s.seats
    if s.seat >= 0:
        row[at + from_viewer(s, s.seat, viewer)] = 1
    at += seats
    row[at + STEP_PLACES[s.step.name]] = 1
    at += len(STEP_PLACES)
    row[at] = upto(30, s.round)
    row[at + 1 + from_viewer(s, s.governor, viewer)] = 1
    at += 1 + seats
    row[at] = upto(6, s.pick)
    row[at + 1 + s.role] = 1
    at += 1 + ROLES
    row[at + from_viewer(s, s.owner, viewer)] = 1
    at += seats
    for role in range(s.roles_in_play):
        row[at] = 1
        row[at + 1] = upto(10, s.role_doubloons[role])
        if s.taken_by[role] >= 0:
            row[at + 2 + from_viewer(s, s.taken_by[role], viewer)] = 1
        at += 2 + seats
    return at + (ROLES - s.roles_in_play) * (2 + seats)


def fill_supply(s: State, row: vec[i16], at: i64) -> i64:
    """What lies in the middle of the table."""
    row[at] = upto(100, s.colonist_supply)
    row[at + 1] = upto(20, s.colonist_ship)
    row[at + 2] = upto(POINTS, s.vp_supply)
    row[at + 3] = upto(50, s.vp_paper)
    at += 4
    for good in range(GOODS):
        row[at + good] = upto(BARRELS, s.goods_supply[good])
    at += GOODS
    for ship in range(len(s.ship_capacity)):
        row[at] = 1
        row[at + 1] = upto(BARRELS, s.ship_capacity[ship])
        if s.ship_good[ship] >= 0:
            row[at + 2 + s.ship_good[ship]] = 1
        row[at + 2 + GOODS] = upto(BARRELS, s.ship_load[ship])
        at += 3 + GOODS
    at += (SHIP_SLOTS - len(s.ship_capacity)) * (3 + GOODS)
    for good in range(GOODS):
        row[at + good] = upto(4, s.trading_house[good])
        row[at + 2 * GOODS + good] = upto(TILES_OF_A_KIND, s.discard[good])
        row[at + 3 * GOODS + good] = upto(TILES_OF_A_KIND, s.face_up[good])
    for tile in s.pile:
        row[at + GOODS + tile] += 1
    at += 4 * GOODS
    row[at] = upto(8, s.quarry_supply)
    at += 1
    for building in range(BUILDINGS):
        row[at + building] = upto(4, s.building_supply[building])
    at += BUILDINGS
    for trigger in range(TRIGGERS):
        row[at + trigger] = i16(s.end_triggers >> trigger & 1)
    return at + TRIGGERS


def fill_player(s: State, owner: i64, hides_vp: bool, row: vec[i16], at: i64) -> i64:
    """One player board."""
    row[at] = upto(DOUBLOONS, s.doubloons[owner])
    if not hides_vp:
        row[at + 1] = 1
        row[at + 2] = upto(POINTS, s.vp[owner])
    at += 3
    for good in range(GOODS):
        row[at + good] = upto(BARRELS, s.goods[owner * GOODS + good])
    at += GOODS
    row[at] = upto(20, s.san_juan[owner])
    at += 1
    for tile in range(TILES):
        row[at] = upto(TILES_OF_A_KIND, s.tiles[owner * TILES + tile])
        row[at + 1] = upto(TILES_OF_A_KIND, s.settled[owner * TILES + tile])
        at += 2
    for building in range(BUILDINGS):
        colonists = s.city[owner * BUILDINGS + building]
        if colonists != NOT_BUILT:
            row[at] = 1
            row[at + 1] = upto(3, colonists)
        at += 2
    return at


def fill_scratch(s: State, viewer: i64, row: vec[i16], at: i64) -> None:
    """What is under way."""
    row[at + s.newest] = 1
    at += BUILDINGS
    row[at] = upto(20, s.unassigned)
    if 0 <= s.group < GROUPS:
        row[at + 1 + s.group] = 1
    at += 1 + GROUPS
    row[at] = upto(20, s.later_circles)
    row[at + 1] = upto(5, s.idle_turns)
    row[at + 2] = i16(s.captain_bonus)
    at += 3
    for seat in range(s.seats):
        if s.wharves_used >> seat & 1:
            row[at + from_viewer(s, seat, viewer)] = 1
    at += s.seats
    row[at] = upto(5, s.storing)
    for good in range(GOODS):
        row[at + 1 + good] = upto(BARRELS, kept_of(s.kept, good))

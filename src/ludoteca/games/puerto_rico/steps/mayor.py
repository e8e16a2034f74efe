"""Mayor: colonists arrive and everybody places all of his (PR-4.13 … PR-4.17, PR-5.22 … PR-5.27)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludoteca.core.steps import NOTHING
from ludoteca.games.puerto_rico import player_board
from ludoteca.games.puerto_rico.actions import (
    PLACE_COUNTS,
    PLACE_FIRST,
    PRIVILEGE_NO,
    PRIVILEGE_YES,
    place,
)
from ludoteca.games.puerto_rico.data import (
    BUILDINGS,
    CIRCLES,
    COLONISTS_RAN_OUT,
    GROUPS,
    TILES,
)
from ludoteca.games.puerto_rico.steps import roles
from ludoteca.games.puerto_rico.steps.step import Step

if TYPE_CHECKING:
    from ludoteca.games.puerto_rico.state import State


class Privilege(Step):
    """Does the mayor take an extra colonist (PR-4.13)?"""

    def actions(self, s: State) -> list[int]:
        """Yes or no, if the supply has one; never from the ship."""
        return [PRIVILEGE_YES, PRIVILEGE_NO] if s.colonist_supply > 0 else NOTHING

    def play(self, s: State, action: i64) -> None:
        """The extra colonist waits in San Juan."""
        if action == PRIVILEGE_YES:
            s.colonist_supply -= 1
            s.san_juan[s.seat] += 1
            if s.journal is not None:
                s.journal.tell("mayor-privilege", seat=s.seat)
        elif s.journal is not None:
            s.journal.tell("privilege-unused", seat=s.seat)
        distribute(s)

    def skip(self, s: State) -> None:
        """Without a supply the ship is next."""
        distribute(s)


class Assign(Step):
    """How many colonists go on the next group of circles (PR-4.15)?"""

    def actions(self, s: State) -> list[int]:
        """As many as fit, and no fewer than the later circles cannot take."""
        if s.group == GROUPS or s.unassigned == 0:
            return NOTHING
        least = max(0, s.unassigned - s.later_circles)
        most = min(player_board.circles(s, s.seat, s.group), s.unassigned)
        return [place(s.group, count) for count in range(least, most + 1)]

    def play(self, s: State, action: i64) -> None:
        """So many colonists go on the group's circles."""
        count = (action - PLACE_FIRST) % PLACE_COUNTS
        if s.group < TILES:
            s.settled[s.seat * TILES + s.group] = count
        else:
            s.city[s.seat * BUILDINGS + s.group - TILES] = count
        s.unassigned -= count
        next_group(s)

    def skip(self, s: State) -> None:
        """All colonists are placed."""
        next_mayor_turn(s)


MAYOR_PRIVILEGE: Final[Step] = Privilege("mayor_privilege", "privilege")
MAYOR_ASSIGN: Final[Step] = Assign("mayor_assign", "place")


def distribute(s: State) -> None:
    """The ship is emptied one colonist at a time, mayor first, clockwise (PR-5.23)."""
    seat = s.owner
    each = s.colonist_ship // s.seats
    rest = s.colonist_ship % s.seats
    for distance in range(s.seats):
        arriving = each + 1 if distance < rest else each
        s.san_juan[seat] += arriving
        if s.journal is not None and arriving > 0:
            s.journal.tell("colonists-arrived", seat=seat, count=arriving)
        seat = s.next_seat(seat)
    s.colonist_ship = 0
    s.seat = s.owner
    begin_placing(s)


def begin_placing(s: State) -> None:
    """Enough colonists fill every circle; too few are lifted and placed group by group (PR-4.14, PR-4.15)."""
    s.step = MAYOR_ASSIGN
    seat = s.seat
    colonists = player_board.colonists(s, seat)
    circles = player_board.all_circles(s, seat)
    if colonists >= circles:
        fill_everything(s, seat)
        s.san_juan[seat] = colonists - circles
        s.group = GROUPS
        return
    lift_everything(s, seat)
    s.unassigned = colonists
    s.later_circles = circles
    s.group = -1
    next_group(s)


def fill_everything(s: State, seat: i64) -> None:
    """A colonist on every circle."""
    for tile in range(TILES):
        s.settled[seat * TILES + tile] = s.tiles[seat * TILES + tile]
    for building in range(BUILDINGS):
        if s.city[seat * BUILDINGS + building] >= 0:
            s.city[seat * BUILDINGS + building] = CIRCLES[building]


def lift_everything(s: State, seat: i64) -> None:
    """All circles and San Juan empty; the colonists are in the player's hand."""
    s.san_juan[seat] = 0
    for tile in range(TILES):
        s.settled[seat * TILES + tile] = 0
    city = s.city
    for building in range(seat * BUILDINGS, (seat + 1) * BUILDINGS):
        if city[building] > 0:
            city[building] = 0


def next_group(s: State) -> None:
    """On to the next group of circles; nothing is left to place after the last colonist."""
    seat = s.seat
    group = s.group + 1
    circles: i64 = 0
    while group < GROUPS:
        circles = player_board.circles(s, seat, group)
        if circles > 0:
            break
        group += 1
    s.group = group
    s.later_circles -= circles


def next_mayor_turn(s: State) -> None:
    """The next player places his colonists; after the last, a new ship (PR-5.22)."""
    if s.journal is not None:
        s.journal.tell(
            "colonists-placed",
            seat=s.seat,
            count=player_board.colonists(s, s.seat) - s.san_juan[s.seat],
            san_juan=s.san_juan[s.seat],
        )
    s.seat = s.next_seat(s.seat)
    if s.seat == s.owner:
        refill_ship(s)
        roles.end_phase(s)
    else:
        begin_placing(s)


def refill_ship(s: State) -> None:
    """One colonist for each empty circle on buildings, at least one a player (PR-5.26)."""
    empty: i64 = 0
    for seat in range(s.seats):
        empty += player_board.building_circles(s, seat) - player_board.building_colonists(s, seat)
    required = max(s.seats, empty)
    if s.colonist_supply < required:
        s.trigger_end(COLONISTS_RAN_OUT)
    s.colonist_ship = min(required, s.colonist_supply)
    s.colonist_supply -= s.colonist_ship
    if s.journal is not None:
        s.journal.tell("ship-refilled", count=s.colonist_ship)

"""D5: Stables move a soldier, Migration up to two units (AD-5.49, AD-5.50, AD-5.58)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludoteca.core.steps import NOTHING
from ludoteca.games.age_of_discovery.actions import ENTER_FIRST, LEAVE_FIRST, MOVE_FIRST, PASS
from ludoteca.games.age_of_discovery.data import (
    COLONIST,
    MIGRATION,
    NEIGHBOURS,
    NONE,
    PARTY_NAMES,
    PARTY_OTHERS,
    PARTY_SOLDIERS,
    REGION_NAMES,
    REGIONS,
    SOLDIER,
    STABLES,
)
from ludoteca.games.age_of_discovery.steps import turn
from ludoteca.games.age_of_discovery.steps.step import Step
from ludoteca.games.age_of_discovery.steps.telling import crews_of

if TYPE_CHECKING:
    from ludoteca.games.age_of_discovery.state import State


class RideFrom(Step):
    """From which region does the Stables' soldier ride, if at all (AD-5.49)?"""

    def actions(self, s: State) -> list[int]:
        """A region with a soldier of his and a discovered neighbour, or pass."""
        legal: list[int] = []
        if s.owns(s.seat, STABLES):
            for region in range(REGIONS):
                if s.soldiers[s.seat * REGIONS + region] > 0 and has_open_neighbour(s, region):
                    legal.append(LEAVE_FIRST + region)
        if len(legal) > 0:
            legal.append(PASS)
        return legal

    def play(self, s: State, action: i64) -> None:
        """Where to is asked next; or it is Migration's turn."""
        if action == PASS:
            if s.journal is not None:
                s.journal.tell("building-unused", seat=s.seat, building="stables")
            s.step = MIGRATION_FROM
        else:
            s.origin = action - LEAVE_FIRST
            s.step = STABLES_TO

    def skip(self, s: State) -> None:
        """No Stables, or nobody to ride."""
        s.step = MIGRATION_FROM


class RideTo(Step):
    """To which neighbour does the soldier ride (AD-5.49)?"""

    def actions(self, s: State) -> list[int]:
        """Every discovered neighbour."""
        return [
            ENTER_FIRST + region
            for region in range(REGIONS)
            if NEIGHBOURS[s.origin] >> region & 1 and s.is_discovered(region)
        ]

    def play(self, s: State, action: i64) -> None:
        """He arrives there."""
        s.destination = action - ENTER_FIRST
        move(s, 1, 0)
        s.step = MIGRATION_FROM


class MigrateFrom(Step):
    """From which region do units migrate, if at all (AD-5.50)?"""

    def actions(self, s: State) -> list[int]:
        """A region with a unit of his, if there is another to go to; or pass."""
        if not s.owns(s.seat, MIGRATION) or discovered_regions(s) < 2:
            return NOTHING
        legal: list[int] = [LEAVE_FIRST + region for region in range(REGIONS) if s.units(s.seat, region) > 0]
        if len(legal) > 0:
            legal.append(PASS)
        return legal

    def play(self, s: State, action: i64) -> None:
        """Where to is asked next; or the next player moves."""
        if action == PASS:
            if s.journal is not None:
                s.journal.tell("building-unused", seat=s.seat, building="migration")
            next_mover(s)
        else:
            s.origin = action - LEAVE_FIRST
            s.step = MIGRATION_TO

    def skip(self, s: State) -> None:
        """No Migration, or nobody to migrate."""
        next_mover(s)


class MigrateTo(Step):
    """To which region do they migrate (AD-5.50)?"""

    def actions(self, s: State) -> list[int]:
        """Every other discovered region, adjacent or not."""
        return [
            ENTER_FIRST + region
            for region in range(REGIONS)
            if region != s.origin and s.is_discovered(region)
        ]

    def play(self, s: State, action: i64) -> None:
        """Who goes is asked next."""
        s.destination = action - ENTER_FIRST
        s.step = MIGRATION_UNITS


class Migrate(Step):
    """Which units migrate (AD-5.50)?"""

    def actions(self, s: State) -> list[int]:
        """One or two of those he has there."""
        place = s.seat * REGIONS + s.origin
        return [
            MOVE_FIRST + party
            for party in range(len(PARTY_NAMES))
            if PARTY_SOLDIERS[party] <= s.soldiers[place] and PARTY_OTHERS[party] <= s.others[place]
        ]

    def play(self, s: State, action: i64) -> None:
        """They arrive there."""
        party = action - MOVE_FIRST
        move(s, PARTY_SOLDIERS[party], PARTY_OTHERS[party])
        next_mover(s)


STABLES_FROM: Final[Step] = RideFrom("stables_from", "leave", "pass")
STABLES_TO: Final[Step] = RideTo("stables_to", "enter")
MIGRATION_FROM: Final[Step] = MigrateFrom("migration_from", "leave", "pass")
MIGRATION_TO: Final[Step] = MigrateTo("migration_to", "enter")
MIGRATION_UNITS: Final[Step] = Migrate("migration_units", "move")


def has_open_neighbour(s: State, region: i64) -> bool:
    """Is a neighbour discovered?"""
    for other in range(REGIONS):
        if NEIGHBOURS[region] >> other & 1 and s.is_discovered(other):
            return True
    return False


def discovered_regions(s: State) -> i64:
    """How many regions are discovered."""
    found: i64 = 0
    for region in range(REGIONS):
        if s.is_discovered(region):
            found += 1
    return found


def move(s: State, soldiers: i64, others: i64) -> None:
    """Units go from one region to another, one after the other."""
    s.soldiers[s.seat * REGIONS + s.origin] -= soldiers
    s.others[s.seat * REGIONS + s.origin] -= others
    if s.journal is not None:
        s.journal.tell(
            "moved",
            seat=s.seat,
            origin=REGION_NAMES[s.origin],
            destination=REGION_NAMES[s.destination],
            soldiers=soldiers,
            others=others,
            crews=crews_of(0, soldiers, others),
        )
    for _ in range(soldiers):
        s.settle(s.seat, s.destination, SOLDIER)
    for _ in range(others):
        s.settle(s.seat, s.destination, COLONIST)
    s.origin = s.destination = NONE


def begin(s: State) -> None:
    """The first in turn order moves first."""
    s.place = -1
    next_mover(s)


def next_mover(s: State) -> None:
    """The next in turn order who owns Stables or Migration; after the last the turn ends."""
    while s.place + 1 < s.seats:
        s.place += 1
        seat = s.turn_order[s.place]
        if s.owns(seat, STABLES) or s.owns(seat, MIGRATION):
            s.seat = seat
            s.step = STABLES_FROM
            return
    s.place = 0
    turn.end(s)

"""Builder: each player may build one building (PR-4.18, PR-4.19, PR-5.28 … PR-5.31)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludoteca.core.steps import NOTHING
from ludoteca.games.puerto_rico import player_board
from ludoteca.games.puerto_rico.actions import (
    BUILD_FIRST,
    PASS,
    UNIVERSITY_NO,
    UNIVERSITY_YES,
    build,
)
from ludoteca.games.puerto_rico.data import (
    BUILDING_NAMES,
    BUILDINGS,
    CITY_IS_FULL,
    COLUMN,
    QUARRY,
    SPACES,
    TILES,
    UNIVERSITY,
)
from ludoteca.games.puerto_rico.steps import roles
from ludoteca.games.puerto_rico.steps.step import Step, can_send_colonist, tell_pass, tell_unused

if TYPE_CHECKING:
    from ludoteca.games.puerto_rico.state import State


class Build(Step):
    """Which building comes to the city (PR-4.18)?"""

    def actions(self, s: State) -> list[int]:
        """Every building he can place and pay, or pass."""
        seat = s.seat
        free = player_board.free_spaces(s, seat)
        legal: list[int] = [
            build(building) for building in range(BUILDINGS) if can_build(s, seat, building, free)
        ]
        legal.append(PASS)
        return legal

    def play(self, s: State, action: i64) -> None:
        """Pay, and the building stands in the city, unoccupied; a full city ends the game (PR-6.1)."""
        if action == PASS:
            tell_pass(s)
            next_builder(s)
            return
        building = action - BUILD_FIRST
        doubloons = cost(s, s.seat, building)
        s.doubloons[s.seat] -= doubloons
        s.building_supply[building] -= 1
        player_board.add_building(s, s.seat, building)
        s.newest = building
        s.step = BUILDER_UNIVERSITY
        if s.journal is not None:
            s.journal.tell("built", seat=s.seat, building=BUILDING_NAMES[building], doubloons=doubloons)
        if player_board.free_spaces(s, s.seat) == 0:
            s.trigger_end(CITY_IS_FULL)


class University(Step):
    """May a university occupied before put one colonist on the new building (PR-4.19)?"""

    def actions(self, s: State) -> list[int]:
        """Yes or no, if a colonist is left."""
        return [UNIVERSITY_YES, UNIVERSITY_NO] if can_send_colonist(s, UNIVERSITY) else NOTHING

    def play(self, s: State, action: i64) -> None:
        """One colonist, supply first, whatever the number of circles."""
        if action == UNIVERSITY_YES:
            s.take_colonist()
            s.city[s.seat * BUILDINGS + s.newest] = 1
            if s.journal is not None:
                s.journal.tell("university-sent", seat=s.seat, building=BUILDING_NAMES[s.newest])
        else:
            tell_unused(s, "university")
        next_builder(s)

    def skip(self, s: State) -> None:
        """The building stays empty."""
        next_builder(s)


BUILDER_BUILD: Final[Step] = Build("builder_build", "build", "pass")
BUILDER_UNIVERSITY: Final[Step] = University("builder_university", "university")


def cost(s: State, seat: i64, building: i64) -> i64:
    """What he pays: quarries up to the column, then the builder's privilege (PR-5.29)."""
    discount = min(s.settled[seat * TILES + QUARRY], COLUMN[building])
    if seat == s.owner:
        discount += 1
    return max(0, s.prices[building] - discount)


def can_build(s: State, seat: i64, building: i64, free: i64) -> bool:
    """A copy is left, he has none yet, it fits, and he can pay."""
    return (
        cost(s, seat, building) <= s.doubloons[seat]
        and s.building_supply[building] > 0
        and not s.is_built(seat, building)
        and SPACES[building] <= free
    )


def next_builder(s: State) -> None:
    """The next player may build; after the last the phase is over."""
    s.seat = s.next_seat(s.seat)
    s.step = BUILDER_BUILD
    if s.seat == s.owner:
        roles.end_phase(s)

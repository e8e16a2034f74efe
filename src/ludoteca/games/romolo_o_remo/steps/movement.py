"""Movement, exploration, peeks, the River rule (RR-5.10 … RR-5.13, RR-5.17 … RR-5.26, RR-5.95, RR-5.100)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludoteca.core.hexes import NO_HEX
from ludoteca.games.romolo_o_remo import lands, units
from ludoteca.games.romolo_o_remo.actions import DONE, EQUES_MOVE, MOVE, MOVE_FIRST, NAUTA_MOVE, PEEK_FIRST
from ludoteca.games.romolo_o_remo.bits import bit
from ludoteca.games.romolo_o_remo.board import HEX_NAMES
from ludoteca.games.romolo_o_remo.data import (
    NAUTA,
    RIVER_MOST,
    RIVER_MOST_ALONE,
    SIDES,
    TERRAIN_NAMES,
    UNIT_NAMES,
    WATER,
)
from ludoteca.games.romolo_o_remo.steps import action
from ludoteca.games.romolo_o_remo.steps.step import Step
from ludoteca.games.romolo_o_remo.units import ACTED, MARKED_NOW, MARKER, MOVES_ONLY

if TYPE_CHECKING:
    from ludoteca.games.romolo_o_remo.state import State


class MoveTo(Step):
    """Where does the Unit go (RR-5.10)?"""

    def actions(self, s: State) -> list[int]:
        """The hexes that this way of moving reaches; from hostile Units only a retreat."""
        way = way_of(s.act)
        return [MOVE_FIRST + hex for hex in lands.destinations(s, s.place, way)]

    def play(self, s: State, action_: i64) -> None:
        """The Unit moves; the Nauta may take it further over Water."""
        from_land = s.terrain[s.place] != WATER
        if s.act == EQUES_MOVE:
            s.eques_moves -= 1
        elif s.act == NAUTA_MOVE:
            s.used |= bit(NAUTA)
        move(s, s.unit, action_ - MOVE_FIRST, s.act == MOVE)
        s.begun = 1
        if s.act == NAUTA_MOVE and from_land:
            s.place = s.unit_hex[s.unit]
            s.step = NAUTA_SECOND
        else:
            action.back_to_main(s)


class NautaSecond(Step):
    """Does the Unit sail on (RR-5.100)?"""

    def actions(self, s: State) -> list[int]:
        """The Water beside it, or stop."""
        legal: list[int] = [MOVE_FIRST + hex for hex in lands.destinations(s, s.place, lands.BY_NAUTA)]
        legal.append(DONE)
        return legal

    def play(self, s: State, action_: i64) -> None:
        """A second free move, or none."""
        if action_ != DONE:
            move(s, s.unit, action_ - MOVE_FIRST, False)
        action.back_to_main(s)


class PeekHex(Step):
    """Under which tile does the Explorer look (RR-5.21)?"""

    def actions(self, s: State) -> list[int]:
        """The unexplored hexes beside it."""
        return [PEEK_FIRST + hex for hex in unexplored_beside(s, s.place)]

    def play(self, s: State, action_: i64) -> None:
        """Everybody sees where he looks; what lies there he alone (RR-7.4)."""
        hex = action_ - PEEK_FIRST
        s.seen[s.seat] |= bit(hex)
        s.unit_state[s.unit] |= ACTED
        units.spend(s, s.unit)
        s.begun = 1
        s.reveals += 1
        if s.journal is not None:
            s.journal.tell("peeked", seat=s.seat, hex=HEX_NAMES[hex])
            s.journal.tell_seats(
                (s.seat,),
                "saw",
                seat=s.seat,
                hex=HEX_NAMES[hex],
                terrain=TERRAIN_NAMES[s.terrain[hex]],
                multiplier=s.multiplier[hex],
            )
        action.back_to_main(s)


MOVE_TO: Final[Step] = MoveTo("move_to", "move")
NAUTA_SECOND: Final[Step] = NautaSecond("nauta_second", "move", "done")
PEEK_HEX: Final[Step] = PeekHex("peek_hex", "peek")


def way_of(act: i64) -> i64:
    """The way to go of an act of movement."""
    if act == EQUES_MOVE:
        return lands.BY_EQUES
    return lands.BY_NAUTA if act == NAUTA_MOVE else lands.BY_ACTION


def can_peek(s: State, hex: i64) -> bool:
    """Is there an unexplored hex beside it?"""
    for side in range(hex * SIDES, hex * SIDES + SIDES):
        beside = s.near[side]
        if beside != NO_HEX and not lands.is_explored(s, beside):
            return True
    return False


def unexplored_beside(s: State, hex: i64) -> list[int]:
    """The unexplored hexes beside it, in the order of hexes."""
    found: list[int] = []
    for side in lands.BY_HEX:
        beside = s.near[hex * SIDES + side]
        if beside != NO_HEX and not lands.is_explored(s, beside):
            found.append(beside)
    return found


def move(s: State, row: i64, goal: i64, costs_action: bool) -> None:
    """One move of a Unit: markers fall and are taken, a retreat binds it, the unknown is explored."""
    start = s.unit_hex[row]
    state = s.unit_state[row] | ACTED
    if lands.has_hostile(s, start):
        state |= MOVES_ONLY
    if state & MARKER and not state & MARKED_NOW:
        state &= ~MARKER
    s.unit_state[row] = state
    if costs_action:
        units.spend(s, row)
    crosses = False
    if not lands.is_explored(s, goal):
        units.lie(s, row)
        explore(s, goal)
        if s.terrain[goal] == WATER:
            return
    elif lands.crosses_wall(s, start, lands.direction_of(s, start, goal)):
        crosses = True
        s.unit_state[row] |= MARKER | MARKED_NOW
    units.shift(s, row, goal)
    if s.journal is not None:
        s.journal.tell(
            "moved",
            seat=s.seat,
            unit=UNIT_NAMES[units.number_of(s, row)],
            start=HEX_NAMES[start],
            hex=HEX_NAMES[goal],
            penalty=int(crosses),
        )


# --- exploration ---------------------------------------------------------------------------------


def explore(s: State, hex: i64) -> None:
    """A tile is turned up, and the River rule applied (RR-5.22, RR-5.24)."""
    turn_up(s, hex)
    if s.journal is not None:
        s.journal.tell(
            "explored",
            hex=HEX_NAMES[hex],
            terrain=TERRAIN_NAMES[s.terrain[hex]],
            multiplier=s.multiplier[hex],
        )
    follow_river(s, hex)


def turn_up(s: State, hex: i64) -> None:
    """The tile and its multiplier lie face up; who had looked under it knows nothing special any more."""
    s.explored |= bit(hex)
    s.reveals += 1
    for seat in range(s.seats):
        s.seen[seat] &= ~bit(hex)


def follow_river(s: State, hex: i64) -> None:
    """Water with a single unexplored neighbour flows on into it, up to three times (RR-5.24, RR-5.25)."""
    most = RIVER_MOST_ALONE if s.seats == 1 else RIVER_MOST
    queue: list[int] = []
    if s.terrain[hex] == WATER:
        queue.append(hex)
    add_waters(s, hex, queue)
    flowed: i64 = 0
    at: i64 = 0
    while at < len(queue) and flowed < most and s.water_pile > 0:
        mouth = only_unexplored(s, queue[at])
        at += 1
        if mouth == NO_HEX:
            continue
        s.terrain[mouth] = WATER
        s.water_pile -= 1
        flowed += 1
        turn_up(s, mouth)
        if s.journal is not None:
            s.journal.tell("river-flowed", hex=HEX_NAMES[mouth], multiplier=s.multiplier[mouth])
        queue.append(mouth)
        add_waters(s, mouth, queue)


def add_waters(s: State, hex: i64, queue: list[int]) -> None:
    """The explored Water around a hex is examined next, by direction."""
    for side in range(hex * SIDES, hex * SIDES + SIDES):
        beside = s.near[side]
        if beside != NO_HEX and lands.is_explored_water(s, beside):
            queue.append(beside)


def only_unexplored(s: State, hex: i64) -> i64:
    """The one unexplored hex beside it; NO_HEX if there are none or more."""
    found: i64 = NO_HEX
    for side in range(hex * SIDES, hex * SIDES + SIDES):
        beside = s.near[side]
        if beside != NO_HEX and not lands.is_explored(s, beside):
            if found != NO_HEX:
                return NO_HEX
            found = beside
    return found

"""Hostile Units: their owner declares them, hex by hex, when it matters (RR-5.14 … RR-5.16, RR-4.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludoteca.core.hexes import NO_HEX
from ludoteca.games.romolo_o_remo import lands, units
from ludoteca.games.romolo_o_remo.actions import HOSTILE, PEACEFUL
from ludoteca.games.romolo_o_remo.bits import bit
from ludoteca.games.romolo_o_remo.board import HEX_NAMES
from ludoteca.games.romolo_o_remo.data import (
    CONSTRUCTIONS,
    FARM,
    FIRST_MERCENARY,
    FIRST_SOLDIER,
    NEGOTIATOR,
    SIDES,
    UNITS,
)
from ludoteca.games.romolo_o_remo.steps import action, feeding, production, translation
from ludoteca.games.romolo_o_remo.steps.step import Step

if TYPE_CHECKING:
    from ludoteca.games.romolo_o_remo.state import State

# What the answers are needed for (RR-5.15 a to d).
FOR_ACTION: Final[i64] = 0
FOR_PRODUCTION: Final[i64] = 1
FOR_TRADUCTOR: Final[i64] = 2
FOR_FEEDING: Final[i64] = 3
PURPOSE_NAMES: Final = ("action", "production", "traductor", "feeding")


class Hostility(Step):
    """Are your Units in this hex hostile to the one whose Turn it is (RR-5.15)?"""

    def actions(self, s: State) -> list[int]:
        """Hostile or not."""
        return [HOSTILE, PEACEFUL]

    def play(self, s: State, action: i64) -> None:
        """The answer holds until the end of the Turn."""
        s.hostility[s.question] |= bit(s.seat)
        if action == HOSTILE:
            s.hostility[s.question] |= bit(8 + s.seat)
        if s.journal is not None:
            hex = HEX_NAMES[s.question]
            if action == HOSTILE:
                s.journal.tell("declared-hostile", seat=s.seat, hex=hex, active=s.active)
            else:
                s.journal.tell("declared-peaceful", seat=s.seat, hex=hex, active=s.active)
        ask(s, s.asking)


HOSTILITY: Final[Step] = Hostility("hostility", "hostile", "peaceful")


def ask(s: State, purpose: i64) -> None:
    """Ask the next owner who has to answer; when all have, go on with what the answers are for."""
    if s.seats > 1 and not s.always_hostile:
        strangers = presence_of_foes(s)
        for hex in s.on_map:
            if s.presence[hex] & strangers == 0:
                continue
            foes = unasked(s, hex)
            if foes and concerns(s, purpose, hex):
                s.asking = purpose
                s.question = hex
                s.seat = first_of(s, foes)
                s.step = HOSTILITY
                return
    s.question = NO_HEX
    s.asking = 0
    s.seat = s.active
    if purpose == FOR_ACTION:
        s.step = action.ACTION_MAIN
    elif purpose == FOR_PRODUCTION:
        s.step = production.PRODUCE_SOURCE
    elif purpose == FOR_TRADUCTOR:
        s.step = translation.TRADUCTOR_HEX
    else:
        s.step = feeding.FEED_UNITS


def presence_of_foes(s: State) -> i64:
    """Where in the numbers of `presence` foes of the active player are counted."""
    counts: i64 = 0
    for seat in range(s.seats):
        if s.is_foe(s.active, seat):
            counts |= bit(8 * seat) * units.COUNT
    return counts


def unasked(s: State, hex: i64) -> i64:
    """The set of foes with Units in a hex who have not answered in this Turn."""
    present = s.presence[hex]
    foes: i64 = 0
    for seat in range(s.seats):
        if (
            present >> (8 * seat) & units.COUNT
            and s.is_foe(s.active, seat)
            and not s.hostility[hex] >> seat & 1
        ):
            foes |= bit(seat)
    return foes


def first_of(s: State, seats: i64) -> i64:
    """The first seat of a set, in seat order after the one whose Turn it is (RR-4.17)."""
    seat = s.next_seat(s.active)
    while not seats >> seat & 1:
        seat = s.next_seat(seat)
    return seat


def concerns(s: State, purpose: i64, hex: i64) -> bool:
    """Does it matter for the purpose who is hostile in the hex?"""
    if purpose == FOR_ACTION:
        return units.is_here(s, s.active, hex) and may_act_in(s, hex)
    if purpose == FOR_PRODUCTION:
        return production.could_store(s, hex)
    if purpose == FOR_TRADUCTOR:
        beside = lands.direction_of(s, s.unit_hex[s.unit], hex) >= 0
        return beside and lands.is_land(s, hex)
    return could_feed(s, hex)


def may_act_in(s: State, hex: i64) -> bool:
    """Has the active player a standing Unit there, or a Worker who could trade for the Negotiator?"""
    trades = s.has_unused(s.active, NEGOTIATOR)
    for number in range(UNITS):
        row = units.on_map(s, s.active, number)
        if row != units.NO_UNIT and s.unit_hex[row] == hex:
            if units.is_standing(s, row):
                return True
            if trades and number < FIRST_SOLDIER and action.may_trade(s, row):
                return True
    return False


def could_feed(s: State, hex: i64) -> bool:
    """Is there a farm that could feed a Worker or Soldier of his, were nobody hostile (RR-5.83)?"""
    if s.built[hex * CONSTRUCTIONS + FARM] == 0:
        return False
    if eats_in(s, hex):
        return True
    for side in range(SIDES):
        beside = s.near[hex * SIDES + side]
        if beside != NO_HEX and not s.walls[hex] >> side & 1 and eats_in(s, beside):
            return True
    return False


def eats_in(s: State, hex: i64) -> bool:
    """Has the active player a Worker or a Soldier in the hex?"""
    if not units.is_here(s, s.active, hex):
        return False
    for number in range(FIRST_MERCENARY):
        if s.unit_hex[units.row_of(s, s.active, number)] == hex:
            return True
    return False

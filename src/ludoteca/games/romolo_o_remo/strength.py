"""How strong the sides of a battle are, before tokens (RR-5.57, RR-5.58, RR-5.116)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludoteca.games.romolo_o_remo import units
from ludoteca.games.romolo_o_remo.data import (
    COMBAT_VALUE,
    PENALTY,
    RIVAL_VALUE,
    TOWER_VALUE,
    UNITS,
)
from ludoteca.games.romolo_o_remo.units import MARKER, NO_UNIT

if TYPE_CHECKING:
    from ludoteca.games.romolo_o_remo.state import State

ATTACKER: Final[i64] = 1
DEFENDER: Final[i64] = 2
"""Sides that use their Obsessor in this battle."""


def attack_value(s: State) -> i64:
    """VA (RR-5.58)."""
    if s.active >= s.seats:
        return rival_value(s, s.place)
    value = s.attack_bonus
    for number in range(UNITS):
        row = units.on_map(s, s.active, number)
        if row != NO_UNIT and s.committed >> row & 1:
            value += COMBAT_VALUE[units.kind_of(number)]
    if is_marked(s) and not s.obsessors & ATTACKER:
        value -= PENALTY
    return max(0, value)


def defence_value(s: State) -> i64:
    """VD (RR-5.58)."""
    if s.defender >= s.seats:
        return rival_value(s, s.place)
    value = s.defence_bonus + units.value_here(s, s.defender, s.place)
    if has_tower(s):
        value += TOWER_VALUE
    if units.has_marker_here(s, s.defender, s.place) and not s.obsessors & DEFENDER:
        value -= PENALTY
    return max(0, value)


def rival_value(s: State, hex: i64) -> i64:
    """The value of all Units of the A.I. in a hex (RR-5.116)."""
    value = RIVAL_VALUE * s.legion[hex]
    return max(0, value - PENALTY) if s.legion_marks[hex] else value


def is_marked(s: State) -> bool:
    """Has one of the committed Units a marker?"""
    for number in range(UNITS):
        row = units.on_map(s, s.active, number)
        if row != NO_UNIT and s.committed >> row & 1 and s.unit_state[row] & MARKER:
            return True
    return False


def has_tower(s: State) -> bool:
    """Does a Tower defend (RR-5.57)?"""
    return s.capital[s.defender] == s.place

"""Units (RR-1.9): where they stand, who owns them, how they are, and which look alike.

A Unit has a row. The rows of a seat are its eleven figures; behind those of all seats come the eight
Mercenaries, whoever hired them. In notation the nineteen Units that a seat can have are numbered in the order
of RR-4.17: Workers, Soldiers, Mercenaries, the Explorer.

The state of a Unit is its actions left, which are 0 exactly when it lies (RR-5.4), and some marks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludoteca.games.romolo_o_remo.bits import bit
from ludoteca.games.romolo_o_remo.data import (
    ACTIONS,
    COMBAT_VALUE,
    EXPLORER,
    EXPLORER_NUMBER,
    FIGURE_OF_EXPLORER,
    FIGURES,
    FIRST_MERCENARY,
    FIRST_SOLDIER,
    IN_SUPPLY,
    MERCENARIES,
    MERCENARY,
    REMOVED,
    SOLDIER,
    UNITS,
    WORKER,
)

if TYPE_CHECKING:
    from ludoteca.games.romolo_o_remo.state import State

ACTIONS_LEFT: Final[i64] = 3
MARKER: Final[i64] = 4
MARKED_NOW: Final[i64] = 8
"""The penalty marker was taken in this Turn: moving on does not remove it (RR-5.19)."""
MOVES_ONLY: Final[i64] = 16
CREATED: Final[i64] = 32
ACTED: Final[i64] = 64
FREED: Final[i64] = 128
OF_THIS_TURN: Final[i64] = MARKED_NOW | MOVES_ONLY | CREATED | ACTED | FREED
MARK_NAMES: Final = ("marker", "marked_now", "moves_only", "created", "acted", "freed")
COUNT: Final[i64] = 255
NO_UNIT: Final[i64] = -1


def row_of(s: State, seat: i64, number: i64) -> i64:
    """The row of a Unit of a seat."""
    if number < FIRST_MERCENARY:
        return seat * FIGURES + number
    if number == EXPLORER_NUMBER:
        return seat * FIGURES + FIGURE_OF_EXPLORER
    return s.seats * FIGURES + number - FIRST_MERCENARY


def number_of(s: State, row: i64) -> i64:
    """The number in notation of the Unit in a row."""
    if row >= s.seats * FIGURES:
        return row - s.seats * FIGURES + FIRST_MERCENARY
    figure = row % FIGURES
    return EXPLORER_NUMBER if figure == FIGURE_OF_EXPLORER else figure


def kind_of(number: i64) -> i64:
    """Worker, Soldier, Mercenary or Explorer."""
    if number < FIRST_SOLDIER:
        return WORKER
    if number < FIRST_MERCENARY:
        return SOLDIER
    return EXPLORER if number == EXPLORER_NUMBER else MERCENARY


def owner_of(s: State, row: i64) -> i64:
    """Whose Unit it is; -1 for a Mercenary nobody hired."""
    if row >= s.seats * FIGURES:
        return s.mercenary_owner[row - s.seats * FIGURES]
    return row // FIGURES


def on_map(s: State, seat: i64, number: i64) -> i64:
    """The row of this Unit of the seat if it is on the map, else NO_UNIT."""
    if FIRST_MERCENARY <= number < EXPLORER_NUMBER and s.mercenary_owner[number - FIRST_MERCENARY] != seat:
        return NO_UNIT
    row = row_of(s, seat, number)
    return row if s.unit_hex[row] >= 0 else NO_UNIT


def is_here(s: State, seat: i64, hex: i64) -> bool:
    """Has the seat a Unit in the hex?"""
    return s.presence[hex] >> (8 * seat) & COUNT != 0


def is_standing(s: State, row: i64) -> bool:
    """A Unit stands while it has actions left."""
    return s.unit_state[row] & ACTIONS_LEFT != 0


def key_of(s: State, row: i64) -> i64:
    """The place of a Unit in the fixed order: by hex, then kind and number (RR-4.17)."""
    return s.unit_hex[row] * UNITS + number_of(s, row)


def is_first_of_class(s: State, seat: i64, number: i64, without: i64) -> bool:
    """Is no Unit with a lower number just like this one (RR-4.4)? Rows in the set `without` do not count."""
    row = row_of(s, seat, number)
    kind = kind_of(number)
    lower = number - 1
    while lower >= 0 and kind_of(lower) == kind:
        other = on_map(s, seat, lower)
        if (
            other != NO_UNIT
            and not without >> other & 1
            and s.unit_hex[other] == s.unit_hex[row]
            and s.unit_state[other] == s.unit_state[row]
        ):
            return False
        lower -= 1
    return True


def is_later(s: State, seat: i64, other: i64, row: i64) -> bool:
    """May another Unit still be picked after this one (RR-4.17)? Of Units alike the first one goes first."""
    if key_of(s, other) < key_of(s, row):
        return False
    number = number_of(s, other)
    lower = number - 1
    while lower >= 0 and kind_of(lower) == kind_of(number):
        twin = on_map(s, seat, lower)
        if (
            twin != NO_UNIT
            and twin != row
            and s.unit_hex[twin] == s.unit_hex[other]
            and s.unit_state[twin] == s.unit_state[other]
            and key_of(s, twin) < key_of(s, row)
        ):
            return False
        lower -= 1
    return True


def count_on_map(s: State, seat: i64, kind: i64) -> i64:
    """How many Units of a kind a seat has on the map."""
    total: i64 = 0
    for number in range(UNITS):
        if kind_of(number) == kind and on_map(s, seat, number) != NO_UNIT:
            total += 1
    return total


def in_supply(s: State, seat: i64, kind: i64) -> i64:
    """The row of the first figure of a kind in the supply, else NO_UNIT (RR-5.49)."""
    for number in range(UNITS):
        if kind_of(number) == kind and kind != MERCENARY:
            row = row_of(s, seat, number)
            if s.unit_hex[row] == IN_SUPPLY:
                return row
    return NO_UNIT


def fallen_mercenaries(s: State, seat: i64) -> i64:
    """Mercenaries on the table in front of the seat (RR-5.70)."""
    total: i64 = 0
    for mercenary in range(MERCENARIES):
        if s.mercenary_owner[mercenary] == seat and s.unit_hex[s.seats * FIGURES + mercenary] < 0:
            total += 1
    return total


def value_of(s: State, row: i64) -> i64:
    """The combat value of a Unit, without its marker."""
    return COMBAT_VALUE[kind_of(number_of(s, row))]


def value_here(s: State, seat: i64, hex: i64) -> i64:
    """The combat values of all Units of a seat in a hex together."""
    total: i64 = 0
    for number in range(UNITS):
        row = on_map(s, seat, number)
        if row != NO_UNIT and s.unit_hex[row] == hex:
            total += COMBAT_VALUE[kind_of(number)]
    return total


def has_marker_here(s: State, seat: i64, hex: i64) -> bool:
    """Has a Unit of the seat in the hex a penalty marker?"""
    for number in range(UNITS):
        row = on_map(s, seat, number)
        if row != NO_UNIT and s.unit_hex[row] == hex and s.unit_state[row] & MARKER:
            return True
    return False


# --- changes -------------------------------------------------------------------------------------


def put(s: State, row: i64, hex: i64, state: i64) -> None:
    """A Unit comes onto the map."""
    s.unit_hex[row] = hex
    s.unit_state[row] = state
    s.presence[hex] += bit(8 * owner_of(s, row))


def shift(s: State, row: i64, hex: i64) -> None:
    """A Unit goes from hex to hex."""
    one = bit(8 * owner_of(s, row))
    s.presence[s.unit_hex[row]] -= one
    s.presence[hex] += one
    s.unit_hex[row] = hex


def lift(s: State, row: i64) -> None:
    """A Unit leaves the map for the supply; a Mercenary for the table of its owner."""
    s.presence[s.unit_hex[row]] -= bit(8 * owner_of(s, row))
    s.unit_hex[row] = IN_SUPPLY
    s.unit_state[row] = 0


def remove(s: State, row: i64) -> None:
    """A Unit is out: the Explorer for good, a Mercenary has no master any more (RR-5.70, RR-5.81)."""
    if s.unit_hex[row] >= 0:
        lift(s, row)
    if row >= s.seats * FIGURES:
        s.mercenary_owner[row - s.seats * FIGURES] = NO_UNIT
    elif row % FIGURES == FIGURE_OF_EXPLORER:
        s.unit_hex[row] = REMOVED


def fall(s: State, row: i64) -> None:
    """Destroyed figures return to the supply, the Explorer is gone, a Mercenary lies on the table."""
    if row < s.seats * FIGURES and row % FIGURES == FIGURE_OF_EXPLORER:
        remove(s, row)
    else:
        lift(s, row)


def lie(s: State, row: i64) -> None:
    """A Unit has no actions left."""
    s.unit_state[row] &= ~ACTIONS_LEFT


def spend(s: State, row: i64) -> None:
    """A Unit uses one of its actions."""
    s.unit_state[row] -= 1


def stand_up(s: State, seat: i64) -> None:
    """All Units of the seat stand with all their actions; what was of this Turn is forgotten (RR-5.86)."""
    for number in range(UNITS):
        row = on_map(s, seat, number)
        if row != NO_UNIT:
            s.unit_state[row] = s.unit_state[row] & MARKER | ACTIONS[kind_of(number)]

"""Cubes: in hands and in warehouses, and what can be taken away from a hex (RR-4.5, RR-5.6, RR-4.16).

Warehouses stand in two rows, hex and contents, sorted by hex; in notation those of a hex are counted from 1.
The contents are count * 5 + kind, 0 for an empty one: a warehouse holds cubes of one production (RR-8.9).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludoteca.games.romolo_o_remo import lands
from ludoteca.games.romolo_o_remo.bits import bit
from ludoteca.games.romolo_o_remo.data import (
    BANK_OF,
    CONSTRUCTIONS,
    FARM,
    FARM_PIECE,
    FIRST_WALL_PIECE,
    FIRST_WAREHOUSE_PIECE,
    HAND,
    PORT,
    PORT_PIECE,
    RESOURCES,
    SIDES,
    WAREHOUSE,
)

if TYPE_CHECKING:
    from ludoteca.games.romolo_o_remo.state import State

EMPTY: Final[i64] = 0
NO_WAREHOUSE: Final[i64] = -1


def contents(kind: i64, count: i64) -> i64:
    """What a warehouse holds, as one number."""
    return count * RESOURCES + kind if count > 0 else EMPTY


def warehouse_row(s: State, hex: i64, number: i64) -> i64:
    """The row of a warehouse of a hex, counted from 1."""
    for row in range(len(s.warehouse_hex)):
        if s.warehouse_hex[row] == hex:
            number -= 1
            if number == 0:
                return row
    return NO_WAREHOUSE


def empty_warehouse(s: State, hex: i64) -> i64:
    """The row of the first empty warehouse of a hex."""
    for row in range(len(s.warehouse_hex)):
        if s.warehouse_hex[row] == hex and s.warehouse_cubes[row] == EMPTY:
            return row
    return NO_WAREHOUSE


def held_in(s: State, hex: i64, number: i64, resource: i64) -> i64:
    """Cubes of a kind in one warehouse of a hex."""
    row = warehouse_row(s, hex, number)
    if row == NO_WAREHOUSE:
        return 0
    cubes = s.warehouse_cubes[row]
    return cubes // RESOURCES if cubes != EMPTY and cubes % RESOURCES == resource else 0


def stored(s: State, hex: i64, resource: i64) -> i64:
    """Cubes of a kind in all warehouses of a hex."""
    if s.built[hex * CONSTRUCTIONS + WAREHOUSE] == 0:
        return 0
    total: i64 = 0
    for row in range(len(s.warehouse_hex)):
        if s.warehouse_hex[row] == hex:
            cubes = s.warehouse_cubes[row]
            if cubes % RESOURCES == resource:
                total += cubes // RESOURCES
    return total


def available(s: State, seat: i64, hex: i64, resource: i64) -> i64:
    """What a Worker of the seat may use when acting in a hex (RR-5.6)."""
    return s.cubes[seat * RESOURCES + resource] + stored(s, hex, resource)


def from_source(s: State, seat: i64, hex: i64, resource: i64, source: i64) -> i64:
    """Cubes of a kind in the hand or in a warehouse."""
    if source == HAND:
        return s.cubes[seat * RESOURCES + resource]
    return held_in(s, hex, source, resource)


def take(s: State, seat: i64, hex: i64, resource: i64, source: i64) -> None:
    """A cube leaves the hand or a warehouse."""
    if source == HAND:
        s.cubes[seat * RESOURCES + resource] -= 1
    else:
        row = warehouse_row(s, hex, source)
        s.warehouse_cubes[row] = contents(resource, s.warehouse_cubes[row] // RESOURCES - 1)


def cubes_of(s: State, seat: i64) -> i64:
    """All cubes in a hand."""
    total: i64 = 0
    for resource in range(RESOURCES):
        total += s.cubes[seat * RESOURCES + resource]
    return total


# --- Constructions come and go -------------------------------------------------------------------


def add_warehouse(s: State, hex: i64) -> None:
    """An empty warehouse, the last one of its hex."""
    hexes = vec[i64]()
    cubes = vec[i64]()
    is_in = False
    for row in range(len(s.warehouse_hex)):
        if s.warehouse_hex[row] > hex and not is_in:
            hexes = append(hexes, hex)
            cubes = append(cubes, EMPTY)
            is_in = True
        hexes = append(hexes, s.warehouse_hex[row])
        cubes = append(cubes, s.warehouse_cubes[row])
    if not is_in:
        hexes = append(hexes, hex)
        cubes = append(cubes, EMPTY)
    s.warehouse_hex = hexes
    s.warehouse_cubes = cubes
    s.built[hex * CONSTRUCTIONS + WAREHOUSE] += 1


def remove_warehouse(s: State, hex: i64, number: i64) -> None:
    """A warehouse goes, and its cubes to the Bank."""
    gone = warehouse_row(s, hex, number)
    hexes = vec[i64]()
    cubes = vec[i64]()
    for row in range(len(s.warehouse_hex)):
        if row != gone:
            hexes = append(hexes, s.warehouse_hex[row])
            cubes = append(cubes, s.warehouse_cubes[row])
    s.warehouse_hex = hexes
    s.warehouse_cubes = cubes
    s.built[hex * CONSTRUCTIONS + WAREHOUSE] -= 1


def add_construction(s: State, hex: i64, kind: i64) -> None:
    """A Construction comes from the Bank."""
    s.bank[BANK_OF[kind]] -= 1
    if kind == WAREHOUSE:
        add_warehouse(s, hex)
    else:
        s.built[hex * CONSTRUCTIONS + kind] += 1


def kind_of_piece(piece: i64) -> i64:
    """The kind of Construction of a piece that is neither wall nor Tower."""
    if piece == FARM_PIECE:
        return FARM
    if piece < PORT_PIECE:
        return WAREHOUSE
    return piece - PORT_PIECE + PORT


def is_warehouse(piece: i64) -> bool:
    """Is the piece one of the warehouses?"""
    return FIRST_WAREHOUSE_PIECE <= piece < PORT_PIECE


def pieces(s: State, hex: i64) -> list[int]:
    """What of a hex can be taken away, walls and Tower aside; of warehouses alike only the first (RR-4.4)."""
    found: list[int] = []
    for piece in range(FIRST_WALL_PIECE):
        kind = kind_of_piece(piece)
        if s.built[hex * CONSTRUCTIONS + kind] == 0:
            continue
        if kind != WAREHOUSE or is_first_alike(s, hex, piece):
            found.append(piece)
    return found


def is_first_alike(s: State, hex: i64, piece: i64) -> bool:
    """Is there such a warehouse, and no lower one of the hex with the same contents?"""
    row = warehouse_row(s, hex, piece - FIRST_WAREHOUSE_PIECE + 1)
    if row == NO_WAREHOUSE:
        return False
    lower = row - 1
    while lower >= 0 and s.warehouse_hex[lower] == hex:
        if s.warehouse_cubes[lower] == s.warehouse_cubes[row]:
            return False
        lower -= 1
    return True


def wall_pieces(s: State, hex: i64) -> list[int]:
    """The walls of a hex one by one."""
    return [FIRST_WALL_PIECE + side for side in range(SIDES) if s.walls[hex] >> side & 1]


def remove_piece(s: State, hex: i64, piece: i64) -> None:
    """A piece is out of the game: a Construction or one wall."""
    if piece >= FIRST_WALL_PIECE:
        s.walls[hex] &= ~bit(piece - FIRST_WALL_PIECE)
    elif is_warehouse(piece):
        remove_warehouse(s, hex, piece - FIRST_WAREHOUSE_PIECE + 1)
    else:
        s.built[hex * CONSTRUCTIONS + kind_of_piece(piece)] -= 1


def has_pieces(s: State, hex: i64) -> bool:
    """Is there any Construction in the hex but a Tower?"""
    return lands.pieces_in(s, hex) > lands.towers_in(s, hex) or s.walls[hex] != 0

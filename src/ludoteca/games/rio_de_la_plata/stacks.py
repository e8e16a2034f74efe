"""Stacks of workers on a space: up to three pawns packed into one number, the top one in the lowest bits.

A pawn takes three bits and is its colour plus one, so an empty stack is 0.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BITS: Final = 3
PAWN: Final = 7
EMPTY: Final[i64] = 0
TALLEST: Final[i64] = 3

HEIGHT: Final = vec[i64](
    [0 if code == 0 else 1 if code < 8 else 2 if code < 64 else 3 for code in range(512)]
)


def leader(stack: i64) -> i64:
    """The colour of the top pawn; -1 of an empty stack."""
    return (stack & PAWN) - 1


def put_on(stack: i64, colour: i64) -> i64:
    """The stack with one more pawn on top."""
    return stack << BITS | (colour + 1)


def pile_up(below: i64, above: i64) -> i64:
    """Two stacks as one."""
    return below << (HEIGHT[above] * BITS) | above


def pawns_of(stack: i64, colour: i64) -> i64:
    """How many pawns of a colour it has."""
    count: i64 = 0
    while stack:
        if (stack & PAWN) == colour + 1:
            count += 1
        stack >>= BITS
    return count


def without(stack: i64, colour: i64) -> i64:
    """The stack without the pawns of a colour, the others in their order."""
    rest: i64 = 0
    place: i64 = 0
    while stack:
        pawn = stack & PAWN
        if pawn != colour + 1:
            rest |= pawn << place
            place += BITS
        stack >>= BITS
    return rest


def only(stack: i64, colour: i64) -> i64:
    """The pawns of one colour by themselves."""
    rest: i64 = 0
    for _ in range(pawns_of(stack, colour)):
        rest = put_on(rest, colour)
    return rest


def is_mixed(stack: i64) -> bool:
    """Do pawns of several colours stand here?"""
    return without(stack, leader(stack)) != EMPTY


def only_colour(stack: i64) -> i64:
    """The one colour of all its pawns; -1 if there are several, or none."""
    return -1 if is_mixed(stack) else leader(stack)


def colours_of(stack: i64) -> list[int]:
    """The pawns from top to bottom, for people and positions."""
    found: list[int] = []
    while stack:
        found.append((stack & PAWN) - 1)
        stack >>= BITS
    return found


def stacked(colours: Iterable[int]) -> i64:
    """The inverse: the stack of pawns listed from top to bottom."""
    stack: i64 = 0
    place: i64 = 0
    for colour in colours:
        stack |= (colour + 1) << place
        place += BITS
    return stack

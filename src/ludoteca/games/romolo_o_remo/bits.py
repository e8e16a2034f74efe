"""Sets of small numbers, hexes or Units or characters, as the bits of one number."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

HIGHEST: Final[i64] = 1 << 62
HIGHEST_NUMBER: Final[i64] = 62


def bit(number: i64) -> i64:
    """The set of one number, up to 62."""
    # compiled, `1 << number` would be counted in 32 bits
    return HIGHEST >> (HIGHEST_NUMBER - number)

"""How steps tell of several units at once."""

from __future__ import annotations


def crews_of(captains: int, soldiers: int, others: int, militia: int = 0) -> tuple[tuple[str, int], ...]:
    """So many of each sort, without those of whom there are none."""
    sorts = (("captain", captains), ("soldier", soldiers), ("other", others), ("militia", militia))
    return tuple([(name, count) for name, count in sorts if count > 0])

"""What a view class says about its fields, as `Annotated[int, Upto(12)]`.

A domain of a verb may stand in the place of Words. Whatever is not said has a default: numbers go up to
PLENTY, `tuple[X, ...]` is a heap of a few, a tuple `players` has an entry for each seat.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

PLENTY: Final = 100
"""The limit of a number that declares none."""
A_FEW: Final = 5
"""How many equal things are in a heap that does not say."""


@dataclass(frozen=True)
class Upto:
    """A number from 0, or from minus as much, to a limit; what is beyond counts as the limit."""

    most: int


@dataclass(frozen=True)
class Words:
    """One of these words; for a number, its place among them."""

    values: tuple[str, ...]


@dataclass(frozen=True)
class Slots:
    """A row of so many places, each with a meaning of its own; what is not there counts as nothing."""

    count: int


@dataclass(frozen=True)
class Heap:
    """Things without an order: how many of each kind, at most so many; the kind is their first word.

    `by` names another field that is the kind.
    """

    most: int
    by: str = ""


@dataclass(frozen=True)
class BySeat:
    """An entry for each seat, the viewer's first; for each team, where there are fewer.

    There are at least so many: an opponent that is no seat has one, too.
    """

    least: int = 1


@dataclass(frozen=True)
class IsSeat:
    """The number of a seat; -1 or None is nobody. There are at least so many, as in `BySeat`."""

    least: int = 1


@dataclass(frozen=True)
class Among:
    """The number of an entry of another field of the same record, which is `BySeat`; None is none of them."""

    field: str


Few = Annotated[int, Upto(10)]
Tens = Annotated[int, Upto(50)]
Hundreds = Annotated[int, Upto(500)]
"""Numbers as large as they get in play, roughly: a limit that is too large makes them hard to tell apart."""
Seat = Annotated[int, IsSeat()]
BY_SEAT: Final = BySeat()

"""How a row is filled. A game with a compiled way of its own makes a subclass; a test compares the two."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from ludoteca.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Filler:
    """Fills rows of one game: `plan.FromView` for every game, or a compiled way of its own."""

    def fill(self, state: State, seat: i64, row: vec[i16], at: i64) -> None:
        """Write what the seat sees into the row from `at` on, where zeros are; never more than its view."""
        raise NotImplementedError

    def row(self, state: State, seat: i64, blank: vec[i16]) -> vec[i16]:
        """What the seat sees, in a copy of a blank row.

        It is made here, and not by who asks: a row that plain Python hands over is never given back.
        """
        row = blank[:]
        self.fill(state, seat, row, 0)
        return row


def zeros(count: i64) -> vec[i16]:
    """A row of so many zeros."""
    return vec[i16]([0 for _ in range(count)])

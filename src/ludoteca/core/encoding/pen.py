"""A pen for games that fill their rows themselves: it goes along the row, field by field of the view."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from ludoteca.core.encoding.nodes import put
from ludoteca.core.encoding.rows import Filler
from ludoteca.core.state import State

if TYPE_CHECKING:
    from ludoteca.core.encoding.plan import Plan


@final
class Pen:
    """Writes a row as one viewer sees it, and moves on by as much as it has written.

    The limits are those of the plan; what is written twice at a place adds up, as things in a heap do.
    """

    def __init__(self, limits: vec[i16], seats: i64, viewer: i64, row: vec[i16], at: i64) -> None:
        self.limits = limits
        self.seats: i64 = seats
        self.viewer: i64 = viewer
        self.row = row
        self.first: i64 = at
        self.at: i64 = at

    def number(self, value: i64) -> None:
        """A number, up to its limit."""
        if value != 0:
            put(self.row, self.at, value, i64(self.limits[self.at - self.first]))
        self.at += 1

    def yes(self, is_so: bool) -> None:
        """Yes or no."""
        if is_so:
            self.number(1)
        else:
            self.at += 1

    def maybe(self, is_here: bool, value: i64) -> None:
        """Whether a number is here, and the number."""
        if is_here:
            self.number(1)
            self.number(value)
        else:
            self.at += 2

    def word(self, place: i64, words: i64) -> None:
        """One of so many words; -1 is none of them."""
        end = self.at + words
        if 0 <= place < words:
            self.at += place
            self.number(1)
        self.at = end

    def words(self, marks: i64, words: i64) -> None:
        """Those of so many words whose bits are set."""
        end = self.at + words
        while marks != 0 and self.at < end:
            self.number(marks & 1)
            marks >>= 1
        self.at = end

    def seat(self, seat: i64) -> None:
        """A seat, counted from the viewer; -1 is nobody."""
        self.word(-1 if seat < 0 else (seat - self.viewer) % self.seats, self.seats)

    def numbers(self, row: vec[i64], first: i64, count: i64) -> None:
        """So many numbers of a row of the position."""
        for place in range(first, first + count):
            if row[place] != 0:
                self.number(row[place])
            else:
                self.at += 1

    def by_seat(self, row: vec[i64], first: i64, step: i64) -> None:
        """A number for each seat, the viewer's first: those that lie so many steps from each other."""
        for number in range(self.seats):
            self.number(row[first + self.from_viewer(number) * step])

    def heap(self, pile: vec[i64], words: i64) -> None:
        """How many of each of so many words a pile has; -1 is none of them."""
        first = self.at
        for place in pile:
            self.at = first
            self.word(place, words)
        self.at = first + words

    def from_viewer(self, number: i64) -> i64:
        """The seat that is the viewer's first, second … neighbour; 0 is the viewer himself."""
        return (self.viewer + number) % self.seats


@mypyc_attr(allow_interpreted_subclasses=True)
class PenFiller(Filler):
    """Fills rows with a pen, in the order of the fields of the view."""

    def __init__(self, plan: Plan) -> None:
        self.limits: vec[i16] = vec[i16](plan.limits)
        self.seats: i64 = plan.seats

    def fill(self, state: State, seat: i64, row: vec[i16], at: i64) -> None:
        """All that the view of this seat says."""
        self.write(state, Pen(self.limits, self.seats, seat, row, at))

    def write(self, state: State, pen: Pen) -> None:
        """Every field of the view, one after the other."""
        raise NotImplementedError

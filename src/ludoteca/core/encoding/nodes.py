"""The parts of a row. A part adds itself to the row at its place, so that equal things in a heap add up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludoteca.core.encoding.marks import PLENTY

HERE: Final = "here"
COUNT: Final = "how_many"
BEYOND: Final = 1 << 40
"""Larger than every limit, and still a number of 64 bits."""


def put(row: vec[i16], at: i64, value: i64, limit: i64) -> None:
    """Add a number at a place of a row, up to its limit."""
    row[at] = i16(max(-limit, min(limit, i64(row[at]) + value)))


class Node:
    """A part of a row: the names and the limits of its components, and how a value is added."""

    def __init__(self, names: list[str], limits: list[int]) -> None:
        self.names = names
        self.limits = limits
        self.size: i64 = len(names)

    def add(self, value: Any, row: vec[i16], at: i64, viewer: i64) -> None:
        """Add a value to the row, from place `at` on, as a viewer sees it."""
        raise NotImplementedError


def row_of(node: Node, value: Any, viewer: i64, blank: vec[i16]) -> vec[i16]:
    """A copy of a blank row, with a value added from its beginning on."""
    row = blank[:]
    node.add(value, row, 0, viewer)
    return row


class Nothing(Node):
    """A value that cannot be told in numbers."""

    def __init__(self) -> None:
        super().__init__([], [])

    def add(self, value: Any, row: vec[i16], at: i64, viewer: i64) -> None:
        """Leave it out."""


class Number(Node):
    """A whole number or a truth value."""

    def __init__(self, limit: int = PLENTY) -> None:
        super().__init__([""], [limit])
        self.limit: i64 = limit

    def add(self, value: Any, row: vec[i16], at: i64, viewer: i64) -> None:
        """Itself, up to its limit."""
        put(row, at, max(-BEYOND, min(BEYOND, int(value))), self.limit)


class Word(Node):
    """One of several words, by itself or by its number; none of them is None or -1."""

    def __init__(self, values: Sequence[str], times: int = 1) -> None:
        super().__init__([f".{value}" for value in values], [times] * len(values))
        self.times: i64 = times
        self.places: dict[Any, int] = {value: place for place, value in enumerate(values)}

    def add(self, value: Any, row: vec[i16], at: i64, viewer: i64) -> None:
        """One more of this word."""
        place: i64 = value if isinstance(value, int) else self.places.get(value, -1)
        if 0 <= place < self.size:
            put(row, at + place, 1, self.times)


class SeatNumber(Node):
    """A seat, counted from the viewer."""

    def __init__(self, seats: int, times: int = 1) -> None:
        super().__init__([f".{relative}" for relative in range(seats)], [times] * seats)
        self.times: i64 = times

    def add(self, value: Any, row: vec[i16], at: i64, viewer: i64) -> None:
        """One more of this seat."""
        if value is None:
            return
        seat: i64 = value
        if seat >= 0:
            put(row, at + (seat - viewer) % self.size, 1, self.times)


class Entry(Node):
    """One of the entries of another field, which are by seat; the record knows which one, and of how many."""

    def __init__(self, field: str, others: str, count: int, times: int) -> None:
        super().__init__([f".{relative}" for relative in range(count)], [times] * count)
        self.field = field
        self.others = others
        self.times: i64 = times

    def add(self, value: Any, row: vec[i16], at: i64, viewer: i64) -> None:
        """One more of this entry, counted from the viewer's."""
        number = getattr(value, self.field)
        if number is not None:
            place = (i64(number) - viewer) % i64(len(getattr(value, self.others)))
            if place < self.size:
                put(row, at + place, 1, self.times)


class Several(Node):
    """Parts one after the other, each with its name."""

    def __init__(self, parts: Sequence[tuple[str, Node]]) -> None:
        super().__init__(
            [name + inner for name, node in parts for inner in node.names],
            [limit for _, node in parts for limit in node.limits],
        )
        self.nodes = [node for _, node in parts]


class Record(Several):
    """The fields of a record."""

    def __init__(self, fields: Sequence[tuple[str, Node]]) -> None:
        super().__init__([(f".{name}", node) for name, node in fields])
        self.fields: list[tuple[str, Node, int]] = []
        self.entries: list[tuple[Entry, int]] = []
        start = 0
        for name, node in fields:
            if isinstance(node, Entry):
                self.entries.append((node, start))
            elif node.size:
                self.fields.append((name, node, start))
            start += int(node.size)

    def add(self, value: Any, row: vec[i16], at: i64, viewer: i64) -> None:
        """Every field at its place."""
        for name, node, start in self.fields:
            node.add(getattr(value, name), row, at + start, viewer)
        for entry, start in self.entries:
            entry.add(value, row, at + start, viewer)


class Maybe(Several):
    """Something that may be absent; whether it is there has a component of its own."""

    def __init__(self, node: Node, times: int = 1) -> None:
        super().__init__([(f".{HERE}", Number(times)), ("", node)])
        self.node = node
        self.times: i64 = times

    def add(self, value: Any, row: vec[i16], at: i64, viewer: i64) -> None:
        """Nothing for None."""
        if value is not None:
            put(row, at, 1, self.times)
            self.node.add(value, row, at + 1, viewer)


class Table(Several):
    """What a mapping says about each of its words."""

    def __init__(self, words: Sequence[str], node: Node) -> None:
        super().__init__([(f".{word}", node) for word in words])
        self.places: dict[Any, int] = {word: place * int(node.size) for place, word in enumerate(words)}
        self.node = node

    def add(self, value: Mapping[str, Any], row: vec[i16], at: i64, viewer: i64) -> None:
        """Every word that is there."""
        for word, entry in value.items():
            place: i64 = self.places.get(word, -1)
            if place >= 0:
                self.node.add(entry, row, at + place, viewer)


class Places(Several):
    """A row of places; seats are counted from the viewer."""

    def __init__(self, count: int, node: Node, by_seat: bool = False) -> None:
        super().__init__([(f"[{place}]", node) for place in range(count)])
        self.node = node
        self.by_seat = by_seat

    def add(self, value: Sequence[Any], row: vec[i16], at: i64, viewer: i64) -> None:
        """Each entry at its place."""
        entries: i64 = len(value)
        first: i64 = viewer if self.by_seat else 0
        for number in range(entries):
            start = (number - first) % entries * self.node.size
            if start < self.size:
                self.node.add(value[number], row, at + start, viewer)


class Kinds(Several):
    """A heap of records by their first word: of each kind how many, and the sums of what they say."""

    def __init__(self, key: str, words: Sequence[str], rest: Record, most: int) -> None:
        node = Several([(f".{COUNT}", Number(most)), ("", rest)])
        super().__init__([(f".{word}", node) for word in words])
        self.key = key
        self.places: dict[Any, int] = {word: place * int(node.size) for place, word in enumerate(words)}
        self.rest = rest
        self.most: i64 = most

    def add(self, value: Sequence[Any], row: vec[i16], at: i64, viewer: i64) -> None:
        """Count every record under its kind."""
        for entry in value:
            place: i64 = self.places.get(getattr(entry, self.key), -1)
            if place >= 0:
                put(row, at + place, 1, self.most)
                self.rest.add(entry, row, at + place + 1, viewer)


class Sum(Several):
    """A heap of things without kinds: how many, and the sums of what they say."""

    def __init__(self, node: Node, most: int) -> None:
        super().__init__([(f".{COUNT}", Number(most)), (".sum", node)])
        self.node = node
        self.most: i64 = most

    def add(self, value: Sequence[Any], row: vec[i16], at: i64, viewer: i64) -> None:
        """One after the other."""
        for entry in value:
            put(row, at, 1, self.most)
            self.node.add(entry, row, at + 1, viewer)


class EachOf(Node):
    """A heap of words or seats: how many of each."""

    def __init__(self, node: Node) -> None:
        super().__init__(node.names, node.limits)
        self.node = node

    def add(self, value: Sequence[Any], row: vec[i16], at: i64, viewer: i64) -> None:
        """Count them."""
        for entry in value:
            self.node.add(entry, row, at, viewer)

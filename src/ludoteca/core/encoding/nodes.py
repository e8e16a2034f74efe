"""The parts of a row. A part adds itself to the row at its place, so that equal things in a heap add up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from ludoteca.core.encoding.marks import PLENTY

HERE = "here"
COUNT = "how_many"


class Row(Protocol):
    """A row that is being filled: a list or a `vec`."""

    def __getitem__(self, place: int, /) -> int: ...
    def __setitem__(self, place: int, value: int, /) -> None: ...


class Node:
    """A part of a row: the names and the limits of its components, and how a value is added."""

    names: list[str]
    limits: list[int]

    @property
    def size(self) -> int:
        """How many components."""
        return len(self.names)

    def add(self, value: Any, row: Row, at: int, viewer: int) -> None:
        """Add a value to the row, from place `at` on, as a viewer sees it."""
        raise NotImplementedError


class Nothing(Node):
    """A value that cannot be told in numbers."""

    names: list[str] = []
    limits: list[int] = []

    def add(self, value: Any, row: Row, at: int, viewer: int) -> None:
        """Leave it out."""


class Number(Node):
    """A whole number or a truth value."""

    def __init__(self, limit: int = PLENTY) -> None:
        self.names = [""]
        self.limits = [limit]

    def add(self, value: Any, row: Row, at: int, viewer: int) -> None:
        """Itself, up to its limit."""
        limit = self.limits[0]
        row[at] = max(-limit, min(limit, row[at] + int(value)))


class Word(Node):
    """One of several words, by itself or by its number; none of them is None or -1."""

    def __init__(self, values: Sequence[str], times: int = 1) -> None:
        self.names = [f".{value}" for value in values]
        self.limits = [times] * len(values)
        self.places = {value: place for place, value in enumerate(values)}

    def add(self, value: Any, row: Row, at: int, viewer: int) -> None:
        """One more of this word."""
        place = value if isinstance(value, int) else self.places.get(value, -1)
        if 0 <= place < len(self.names):
            row[at + place] = min(self.limits[0], row[at + place] + 1)


class SeatNumber(Node):
    """A seat, counted from the viewer."""

    def __init__(self, seats: int, times: int = 1) -> None:
        self.seats = seats
        self.names = [f".{relative}" for relative in range(seats)]
        self.limits = [times] * seats

    def add(self, value: Any, row: Row, at: int, viewer: int) -> None:
        """One more of this seat."""
        if value is not None and value >= 0:
            place = at + (value - viewer) % self.seats
            row[place] = min(self.limits[0], row[place] + 1)


class Several(Node):
    """Parts one after the other, each with its name."""

    def __init__(self, parts: Sequence[tuple[str, Node]]) -> None:
        self.names = [name + inner for name, node in parts for inner in node.names]
        self.limits = [limit for _, node in parts for limit in node.limits]
        self.nodes = [node for _, node in parts]
        self.starts = [sum(node.size for node in self.nodes[:i]) for i in range(len(self.nodes))]


class Record(Several):
    """The fields of a record."""

    def __init__(self, fields: Sequence[tuple[str, Node]]) -> None:
        super().__init__([(f".{name}", node) for name, node in fields])
        self.fields = [
            (name, node, start) for (name, node), start in zip(fields, self.starts, strict=True) if node.size
        ]

    def add(self, value: Any, row: Row, at: int, viewer: int) -> None:
        """Every field at its place."""
        for name, node, start in self.fields:
            node.add(getattr(value, name), row, at + start, viewer)


class Maybe(Several):
    """Something that may be absent; whether it is there has a component of its own."""

    def __init__(self, node: Node, times: int = 1) -> None:
        super().__init__([(f".{HERE}", Number(times)), ("", node)])
        self.node = node

    def add(self, value: Any, row: Row, at: int, viewer: int) -> None:
        """Nothing for None."""
        if value is not None:
            self.nodes[0].add(1, row, at, viewer)
            self.node.add(value, row, at + 1, viewer)


class Table(Several):
    """What a mapping says about each of its words."""

    def __init__(self, words: Sequence[str], node: Node) -> None:
        super().__init__([(f".{word}", node) for word in words])
        self.places = {word: place * node.size for place, word in enumerate(words)}
        self.node = node

    def add(self, value: Mapping[str, Any], row: Row, at: int, viewer: int) -> None:
        """Every word that is there."""
        for word, entry in value.items():
            if word in self.places:
                self.node.add(entry, row, at + self.places[word], viewer)


class Places(Several):
    """A row of places; seats are counted from the viewer."""

    def __init__(self, count: int, node: Node, by_seat: bool = False) -> None:
        super().__init__([(f"[{place}]", node) for place in range(count)])
        self.node = node
        self.by_seat = by_seat

    def add(self, value: Sequence[Any], row: Row, at: int, viewer: int) -> None:
        """Each entry at its place."""
        first = viewer if self.by_seat and value else 0
        for number, entry in enumerate(value[: len(self.nodes)]):
            self.node.add(entry, row, at + (number - first) % len(value) * self.node.size, viewer)


class Kinds(Several):
    """A heap of records by their first word: of each kind how many, and the sums of what they say."""

    def __init__(self, key: str, words: Sequence[str], rest: Record, most: int) -> None:
        node = Several([(f".{COUNT}", Number(most)), ("", rest)])
        super().__init__([(f".{word}", node) for word in words])
        self.key = key
        self.places = {word: place * node.size for place, word in enumerate(words)}
        self.count, self.rest = node.nodes[0], rest

    def add(self, value: Sequence[Any], row: Row, at: int, viewer: int) -> None:
        """Count every record under its kind."""
        for entry in value:
            place = self.places.get(getattr(entry, self.key))
            if place is not None:
                self.count.add(1, row, at + place, viewer)
                self.rest.add(entry, row, at + place + 1, viewer)


class Sum(Several):
    """A heap of things without kinds: how many, and the sums of what they say."""

    def __init__(self, node: Node, most: int) -> None:
        super().__init__([(f".{COUNT}", Number(most)), (".sum", node)])

    def add(self, value: Sequence[Any], row: Row, at: int, viewer: int) -> None:
        """One after the other."""
        for entry in value:
            self.nodes[0].add(1, row, at, viewer)
            self.nodes[1].add(entry, row, at + 1, viewer)


class EachOf(Node):
    """A heap of words or seats: how many of each."""

    def __init__(self, node: Node) -> None:
        self.names, self.limits, self.node = node.names, node.limits, node

    def add(self, value: Sequence[Any], row: Row, at: int, viewer: int) -> None:
        """Count them."""
        for entry in value:
            self.node.add(entry, row, at, viewer)

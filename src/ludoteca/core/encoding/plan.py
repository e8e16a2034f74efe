"""The row of a game: from the fields of its view class, in their order, follow the components."""

from __future__ import annotations

import dataclasses
import types
import typing
from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final, TypeVar

from ludoteca.core.encoding.marks import A_FEW, PLENTY, Among, BySeat, Heap, IsSeat, Slots, Upto, Words
from ludoteca.core.encoding.nodes import (
    EachOf,
    Entry,
    Kinds,
    Maybe,
    Node,
    Nothing,
    Number,
    Places,
    Record,
    SeatNumber,
    Sum,
    Table,
    Word,
    row_of,
)
from ludoteca.core.encoding.rows import Filler
from ludoteca.core.verbs import SEAT, Domain
from ludoteca.core.view import View

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i16

    from ludoteca.core.game import Game
    from ludoteca.core.state import State

Mark = TypeVar("Mark")

ENCODING: Final = 1
"""The version of the rules by which rows are made."""
UNTOLD: Final = frozenset({"game", "version", "options", "viewer", "reveals"})
"""Fields of a view that say nothing about the table: the same in the whole game, or a count for undo."""
PLAYERS: Final = "players"
MOST: Final = 32_000
"""No component is greater: a row is of 16 bits each."""


@dataclasses.dataclass(frozen=True)
class Feature:
    """A component that a game adds of its own, from what the seat sees."""

    name: str
    limit: int
    of: Callable[[Any], int]


@dataclasses.dataclass(frozen=True)
class Plan:
    """The components of a row, and how a view fills them."""

    game: str
    version: int
    seats: int
    view: Node
    features: tuple[Feature, ...]
    left_out: tuple[str, ...]
    """Fields that are not encoded, because nothing says which words they may have."""

    @cached_property
    def names(self) -> list[str]:
        """What every component is."""
        return [*(name.removeprefix(".") for name in self.view.names), *(f.name for f in self.features)]

    @cached_property
    def limits(self) -> list[int]:
        """What every component is divided by: no one is greater, or smaller than minus as much."""
        return [*self.view.limits, *(feature.limit for feature in self.features)]

    @property
    def size(self) -> int:
        """How many components."""
        return int(self.view.size) + len(self.features)

    @property
    def signature(self) -> str:
        """A few words that change when the meaning of a row does, to keep with what was learned from it."""
        told = repr((self.names, self.limits))
        digest = sha256(told.encode()).hexdigest()[:12]
        return f"{self.game} {self.version}, {self.seats} seats, encoding {ENCODING}, {digest}"

    def width(self, part: str) -> int:
        """How many components a part has, such as `players[0]` or `war`."""
        inside = (f"{part}.", f"{part}[")
        return sum(name == part or name.startswith(inside) for name in self.names)

    def row(self, view: View, blank: vec[i16]) -> vec[i16]:
        """What a seat sees, in a copy of a blank row."""
        row = row_of(self.view, view, viewer_of(view), blank)
        self._write_features(view, row, 0)
        return row

    def write(self, view: View, row: vec[i16], at: int = 0) -> None:
        """Fill a row of zeros from what a seat sees."""
        self.view.add(view, row, at, viewer_of(view))
        self._write_features(view, row, at)

    def _write_features(self, view: View, row: vec[i16], at: int) -> None:
        for place, feature in enumerate(self.features, at + int(self.view.size)):
            row[place] = max(-feature.limit, min(feature.limit, int(feature.of(view))))


class FromView(Filler):
    """Fills rows from views: right for every game, and the measure of a faster way."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan

    def fill(self, state: State, seat: int, row: vec[i16], at: int) -> None:
        """What the view says."""
        self.plan.write(state.view(int(seat)), row, at)

    def row(self, state: State, seat: int, blank: vec[i16]) -> vec[i16]:
        """What the view says."""
        return self.plan.row(state.view(int(seat)), blank)


def viewer_of(view: View) -> int:
    """Who sees it."""
    if view.viewer is None:
        raise ValueError("a row is what a seat sees, and this is the view of a spectator")
    return view.viewer


@cache
def plan_for(game: Game, seats: int) -> Plan:
    """The plan of a game with so many seats."""
    game.check_seats(seats)
    planner = Planner(seats, game.arguments)
    view = planner.record(game.view_type, "", 1)
    return Plan(game.id, game.version, seats, view, tuple(game.features), tuple(planner.left_out))


@cache
def filler_for(game: Game, seats: int) -> Filler:
    """What fills the rows of a game with so many seats, made once."""
    return game.filler(seats)


class Planner:
    """Makes the parts of a row from type hints; `times` is how many of a part may add up in a heap."""

    def __init__(self, seats: int, kinds: Mapping[str, str]) -> None:
        self.seats = seats
        self.kinds = kinds
        self.left_out: list[str] = []

    def record(self, kind: type, path: str, times: int, without: str = "") -> Record:
        """The fields of a dataclass."""
        hints = typing.get_type_hints(kind, include_extras=True)
        names = [field.name for field in dataclasses.fields(kind) if field.name != without]
        names = [name for name in names if path or name not in UNTOLD]
        return Record([(name, self.field(name, hints, f"{path}.{name}", times)) for name in names])

    def field(self, name: str, hints: Mapping[str, Any], path: str, times: int) -> Node:
        """One field of several; its name may say that it is a seat, or an entry for each."""
        hint = hints[name]
        kind = self.kinds.get(name, name)
        bare = without_none(hint)
        if among := marked_with(Among, opened(bare)[1]):
            by_seat = marked_with(BySeat, opened(hints[among.field])[1]) or BySeat()
            return Entry(name, among.field, max(self.seats, by_seat.least), times)
        if kind == SEAT and bare is int:
            return SeatNumber(self.seats, times)
        if name == PLAYERS and typing.get_origin(bare) is tuple:
            return Places(self.seats, self.node(typing.get_args(bare)[0], path, times), by_seat=True)
        return self.node(hint, path, times)

    def node(self, hint: Any, path: str, times: int) -> Node:
        """The part of a row for a type."""
        hint, marks = opened(hint)
        bare = without_none(hint)
        if bare is not hint:
            return optional(self.marked(*opened(bare), path, times), times)
        return self.marked(hint, marks, path, times)

    def marked(self, hint: Any, marks: tuple[Any, ...], path: str, times: int) -> Node:
        """The part of a row for a type with its marks."""
        words = words_of(marks)
        if words is not None:
            return Word(words, times)
        if seat := marked_with(IsSeat, marks):
            return SeatNumber(max(self.seats, seat.least), times)
        if hint is bool:
            return Number(times)
        if hint is int:
            limit = marked_with(Upto, marks) or Upto(PLENTY)
            return Number(min(MOST, limit.most * times))
        if dataclasses.is_dataclass(hint):
            return self.record(typing.cast(type, hint), path, times)
        origin, args = typing.get_origin(hint), typing.get_args(hint)
        if origin is Mapping or origin is dict:
            return self.table(args[0], args[1], path, times)
        if origin is tuple and args[1:] == (Ellipsis,):
            return self.row(args[0], marks, path, times)
        self.left_out.append(path.removeprefix("."))
        return Nothing()

    def table(self, key: Any, entry: Any, path: str, times: int) -> Node:
        """A mapping from known words."""
        words = words_of(opened(key)[1])
        if words is None:
            self.left_out.append(path.removeprefix("."))
            return Nothing()
        node = self.node(entry, path, times)
        return Table(words, Maybe(node, times) if isinstance(node, Record) else node)

    def row(self, entry: Any, marks: tuple[Any, ...], path: str, times: int) -> Node:
        """A tuple of any length: places, an entry for each seat, or a heap."""
        if by_seat := marked_with(BySeat, marks):
            count = max(self.seats, by_seat.least)
            return Places(count, self.node(entry, path, times), by_seat=True)
        if slots := marked_with(Slots, marks):
            node = self.node(entry, path, times)
            return Places(slots.count, Maybe(node, times) if isinstance(node, Record) else node)
        heap = marked_with(Heap, marks) or Heap(A_FEW)
        return self.heap(entry, path, times * heap.most, heap.by)

    def heap(self, entry: Any, path: str, most: int, by: str) -> Node:
        """A heap: by kind where its things have a word for it, else all together."""
        bare, _ = opened(entry)
        if dataclasses.is_dataclass(bare):
            kind = typing.cast(type, bare)
            first = by or dataclasses.fields(kind)[0].name
            hint = typing.get_type_hints(kind, include_extras=True)[first]
            words = words_of(opened(hint)[1])
            if words is not None:
                return Kinds(first, words, self.record(kind, path, most, without=first), most)
        node = self.node(entry, path, most)
        return EachOf(node) if isinstance(node, Word | SeatNumber) else Sum(node, most) if node.size else node


def opened(hint: Any) -> tuple[Any, tuple[Any, ...]]:
    """A type without its marks, and the marks."""
    if typing.get_origin(hint) is typing.Annotated:
        inner, *marks = typing.get_args(hint)
        return inner, tuple(marks)
    return hint, ()


def marked_with(kind: type[Mark], marks: Sequence[Any]) -> Mark | None:
    """The mark of a kind, if there is one."""
    return next((mark for mark in marks if isinstance(mark, kind)), None)


def without_none(hint: Any) -> Any:
    """The other half of `X | None`; the type itself if None is not possible."""
    if typing.get_origin(hint) not in (typing.Union, types.UnionType):
        return hint
    others = [arg for arg in typing.get_args(hint) if arg is not type(None)]
    return others[0] if len(others) == 1 else hint


def words_of(marks: Sequence[Any]) -> tuple[str, ...] | None:
    """The words that a field may have, if it says."""
    return next((mark.values for mark in marks if isinstance(mark, Words | Domain)), None)


def optional(node: Node, times: int) -> Node:
    """A part that may be absent; of a word or a seat that says it all."""
    return node if isinstance(node, Word | SeatNumber | Nothing) else Maybe(node, times)

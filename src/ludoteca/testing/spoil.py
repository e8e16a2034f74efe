"""Positions that somebody has spoiled: one thing in them is changed, and the description says what."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any

from ludoteca.core.position import Json, Position
from ludoteca.core.rng import Rng
from ludoteca.testing.paths import Path

HUGE = (1 << 40, -(1 << 40), 1 << 70)
"""No number on any table is that big."""
ODD: tuple[Json, ...] = (None, True, "1", [], {}, "a line\nand another", "x" * 5000)
UNKNOWN = "no_such_key"


class Spoiled:
    """A position with one change."""

    def __init__(self, position: Position, what: str, path: Path = (), value: Json = None) -> None:
        self.position = position
        self.what = what
        self.path = path
        """Where a value was put that was not there before; empty if something else was done."""
        self.value = value

    @property
    def is_huge(self) -> bool:
        """Was a number made bigger than any can be?"""
        return self.value in HUGE


def spoil(position: Position, rng: Rng, most: int) -> Iterator[Spoiled]:
    """So many changed positions: an equal part of each kind of change."""
    changes: list[Callable[[Position, Rng], Spoiled | None]] = [
        huge_number,
        other_number,
        other_number,
        other_word,
        odd_value,
        dropped,
        doubled,
        swapped,
        unknown_key,
    ]
    for number in range(most):
        found = changes[number % len(changes)](deepcopy(position), rng)
        if found is not None and found.position != position:
            yield found


def huge_number(position: Position, rng: Rng) -> Spoiled | None:
    """A number that is far too big or small."""
    return put(position, one_of(places(position, int), rng), one_of(HUGE, rng))


def other_number(position: Position, rng: Rng) -> Spoiled | None:
    """A number that is a little off."""
    path = one_of(places(position, int), rng)
    if path is None:
        return None
    before: Any = at(position, path)
    return put(position, path, before + one_of((-2, -1, 1, 2, 7), rng))


def other_word(position: Position, rng: Rng) -> Spoiled | None:
    """A word in the place of another one."""
    words = [path for path in places(position, str) if path[0] not in ("game", "rng")]
    if not words:
        return None
    others = sorted({str(at(position, path)) for path in words})
    return put(position, one_of(words, rng), one_of([*others, "nonsense"], rng))


def odd_value(position: Position, rng: Rng) -> Spoiled | None:
    """A value of another type, a text of two lines, a very long text."""
    return put(position, one_of(places(position), rng), one_of(ODD, rng))


def dropped(position: Position, rng: Rng) -> Spoiled | None:
    """A field or an entry that is missing."""
    path = one_of(places(position), rng)
    assert path is not None
    inside: Any = at(position, path[:-1])
    del inside[path[-1]]
    return Spoiled(position, f"without {show(path)}")


def doubled(position: Position, rng: Rng) -> Spoiled | None:
    """An entry of a list that is there twice."""
    path = one_of([path for path in places(position, list) if at(position, path)], rng)
    if path is None:
        return None
    entries: Any = at(position, path)
    which = int(rng.below(len(entries)))
    entries.insert(which, deepcopy(entries[which]))
    return Spoiled(position, f"with {show((*path, which))} twice")


def swapped(position: Position, rng: Rng) -> Spoiled | None:
    """Two values that have changed places."""
    every = [path for path in places(position) if type(at(position, path)) in (int, str)]
    one, other = one_of(every, rng), one_of(every, rng)
    assert one is not None and other is not None
    first, second = at(position, one), at(position, other)
    put(position, one, second)
    put(position, other, first)
    return Spoiled(position, f"with {show(one)} and {show(other)} exchanged")


def unknown_key(position: Position, rng: Rng) -> Spoiled | None:
    """A field that the game does not know."""
    path = one_of([(), *places(position, dict)], rng)
    return put(position, (*(path or ()), UNKNOWN), 1)


def places(data: Json, kind: type | None = None, path: Path = ()) -> list[Path]:
    """The paths of all values of a type (a truth value is no number), or of all values."""
    found = [path] if path and (kind is None or type(data) is kind) else []
    if isinstance(data, dict):
        entries: Any = data.items()
    else:
        entries = enumerate(data) if isinstance(data, list) else ()
    for key, value in entries:
        found += places(value, kind, (*path, key))
    return found


def at(data: Json, path: Path) -> Json:
    """The value at a path; None where the path leads nowhere."""
    for key in path:
        inside: Any = data
        try:
            data = inside[key]
        except (KeyError, IndexError, TypeError):
            return None
    return data


def put(position: Position, path: Path | None, value: Json) -> Spoiled | None:
    """A value in a place."""
    if path is None:
        return None
    inside: Any = at(position, path[:-1])
    inside[path[-1]] = deepcopy(value)
    shown = repr(value)
    return Spoiled(position, f"with {show(path)} = {shown[:60]}", path, value)


def show(path: Path) -> str:
    """A path as a person writes it."""
    return "".join(f"[{key}]" if isinstance(key, int) else f".{key}" for key in path).removeprefix(".")


def one_of(choices: Any, rng: Rng) -> Any:
    """One of them at random; None if there is none."""
    return choices[rng.below(len(choices))] if choices else None

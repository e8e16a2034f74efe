"""Reading a position that a person may have edited: every fault is named by its place."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.errors import BadOption, BadPosition, brief
from ludoteca.core.options import Option, Setting, Settings, settle
from ludoteca.core.rng import Rng

Json = None | bool | int | str | Sequence["Json"] | Mapping[str, "Json"]
Position = dict[str, Json]
PLENTY = 1 << 20
LONGEST = 600


def counts(names: Sequence[str], row: Iterable[int]) -> dict[str, int]:
    """How many of each, by name: `{"corn": 2, "indigo": 0}`."""
    return dict(zip(names, row, strict=True))


def word_or_none(names: Sequence[str], number: int) -> str | None:
    """The name of a number, None for -1."""
    return None if number < 0 else names[number]


def seat_or_none(seat: int) -> int | None:
    """A seat, None for -1."""
    return None if seat < 0 else seat


def words_of(names: Sequence[str], bits: int) -> list[str]:
    """The names whose bits are set."""
    return [name for bit, name in enumerate(names) if bits >> bit & 1]


def seats_of(bits: int) -> list[int]:
    """The seats whose bits are set."""
    return [seat for seat in range(int(bits).bit_length()) if bits >> seat & 1]


@final
class Reader:
    """A part of a position with its path, so that a fault can say where it is.

    Every question either answers or raises a BadPosition like `position.players[2].doubloons: expected a
    whole number from 0 to 99, found 'many'`. A number is never true or false, nor the other way round.
    A key that nobody asked for is refused in the end (`refuse_unknown`), so a slip of the pen does not pass.
    """

    def __init__(self, data: Json, name: str = "position", whole: Reader | None = None) -> None:
        self.data = data
        self._name = name
        self._whole = whole
        self._fields: dict[str, Reader] | None = None
        self._entries: list[Reader] | None = None

    @property
    def path(self) -> str:
        """Where this part is; put together only when somebody asks, because nearly always all is well."""
        return self._name if self._whole is None else self._whole.path + self._name

    def fail(self, problem: str) -> BadPosition:
        """The error to raise: where, and what is wrong, on one line."""
        line = " ".join(f"{self.path}: {problem}".splitlines())
        return BadPosition(line if len(line) <= LONGEST else line[: LONGEST - 1] + "…")

    def part(self, key: str) -> Reader:
        """A field of an object, which must be there."""
        if self._fields is None:
            self._fields = {}
        known = self._fields.get(key)
        if known is not None:
            return known
        data = self.data
        if not isinstance(data, (dict, Mapping)):
            raise self.fail("expected an object")
        if key not in data:
            raise self.fail(f"{key!r} is missing")
        field = self._fields[key] = Reader(data[key], f".{key}", self)
        return field

    def keys(self, allowed: Sequence[str]) -> list[str]:
        """The keys of an object, all of them allowed."""
        if not isinstance(self.data, Mapping):
            raise self.fail("expected an object")
        for key in self.data:
            if key not in allowed:
                raise self._unknown(key, allowed)
            self.part(key)
        return list(self.data)

    def _unknown(self, key: str, known: Iterable[str]) -> BadPosition:
        return self.fail(f"unknown key {brief(key)}; known: {', '.join(known)}")

    def refuse_unknown(self) -> None:
        """Complain about a key, here or further down, that nobody has asked for."""
        fields = self._fields
        if fields is not None and isinstance(self.data, Mapping):
            for key in self.data:
                if key not in fields:
                    raise self._unknown(key, fields)
            for field in fields.values():
                field.refuse_unknown()
        if self._entries is not None:
            for entry in self._entries:
                entry.refuse_unknown()

    def parts(self) -> list[Reader]:
        """The entries of a list."""
        if self._entries is None:
            if isinstance(self.data, str) or not isinstance(self.data, Sequence):
                raise self.fail("expected a list")
            self._entries = [Reader(entry, f"[{i}]", self) for i, entry in enumerate(self.data)]
        return self._entries

    def exactly(self, count: int) -> list[Reader]:
        """The entries of a list of known length."""
        entries = self.parts()
        if len(entries) != count:
            raise self.fail(f"expected {count} entries, found {len(entries)}")
        return entries

    def number(self, low: int, high: int) -> int:
        """A whole number between two limits."""
        if type(self.data) is not int or not low <= self.data <= high:
            expected = f"{low}" if low == high else f"a whole number from {low} to {high}"
            raise self.fail(f"expected {expected}, found {self.shown()}")
        return self.data

    def flag(self) -> bool:
        """True or false."""
        if not isinstance(self.data, bool):
            raise self.fail(f"expected true or false, found {self.shown()}")
        return self.data

    def text(self) -> str:
        """A string."""
        if not isinstance(self.data, str):
            raise self.fail(f"expected a text, found {self.shown()}")
        return self.data

    def word(self, values: Sequence[str]) -> int:
        """The index of a word among the allowed ones."""
        if not isinstance(self.data, str) or self.data not in values:
            raise self.fail(f"expected one of {', '.join(values)}, found {self.shown()}")
        return values.index(self.data)

    def word_or_none(self, values: Sequence[str]) -> int:
        """The index of a word, -1 for null."""
        return -1 if self.data is None else self.word(values)

    def counts(self, names: Sequence[str], most: int = PLENTY) -> vec[i64]:
        """How many of each, from an object with exactly these names; what `counts` wrote."""
        self.keys(names)
        return vec[i64]([self.part(name).number(0, most) for name in names])

    def seat_or_none(self, seats: int) -> int:
        """A seat, -1 for null."""
        return -1 if self.data is None else self.number(0, seats - 1)

    def bits(self, names: Sequence[str]) -> int:
        """The bit set of a list of words, none of them twice; what `words_of` wrote."""
        return self._set([(entry, entry.word(names)) for entry in self.parts()])

    def seats(self, seats: int) -> int:
        """The bit set of a list of seats, none of them twice; what `seats_of` wrote."""
        return self._set([(entry, entry.number(0, seats - 1)) for entry in self.parts()])

    def _set(self, members: list[tuple[Reader, int]]) -> int:
        bits = 0
        for entry, bit in members:
            if bits >> bit & 1:
                raise entry.fail(f"{entry.shown()} is there twice")
            bits |= 1 << bit
        return bits

    def generator(self) -> Rng:
        """A generator, from what `Rng.state` gave."""
        try:
            return Rng.restore(self.text())
        except ValueError:
            raise self.fail(f"expected sixteen hexadecimal digits, found {self.shown()}") from None

    def setting(self) -> Setting:
        """The value of an option."""
        data = self.data
        if data is not None and not isinstance(data, (bool, int, str)):
            raise self.fail(f"expected a value of an option, found {self.shown()}")
        return data

    def settings(self, options: Sequence[Option]) -> Settings:
        """The options of a game with their values; one that is missing has its default."""
        names = self.keys([option.name for option in options])
        try:
            return settle(options, {name: self.part(name).setting() for name in names})
        except BadOption as error:
            raise self.fail(str(error)) from None

    def shown(self) -> str:
        """What was found, briefly."""
        return brief(self.data)

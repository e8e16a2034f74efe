"""Reading a position that a person may have edited: every fault is named by its place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ludoteca.core.errors import BadOption, BadPosition
from ludoteca.core.options import Option, Setting, Settings, settle
from ludoteca.core.rng import Rng

Json = None | bool | int | str | Sequence["Json"] | Mapping[str, "Json"]
Position = dict[str, Json]
LONGEST = 60


class Reader:
    """A part of a position with its path, so that a fault can say where it is.

    Every question either answers or raises a BadPosition like `position.players[2].doubloons: expected a
    whole number from 0 to 99, found 'many'`. A number is never true or false, nor the other way round.
    """

    def __init__(self, data: Json, name: str = "position", whole: Reader | None = None) -> None:
        self.data = data
        self._name = name
        self._whole = whole

    @property
    def path(self) -> str:
        """Where this part is; put together only when somebody asks, because nearly always all is well."""
        return self._name if self._whole is None else self._whole.path + self._name

    def fail(self, problem: str) -> BadPosition:
        """The error to raise: where, and what is wrong."""
        return BadPosition(f"{self.path}: {problem}")

    def part(self, key: str) -> Reader:
        """A field of an object, which must be there."""
        data = self.data
        if not isinstance(data, (dict, Mapping)):
            raise self.fail("expected an object")
        if key not in data:
            raise self.fail(f"{key!r} is missing")
        return Reader(data[key], f".{key}", self)

    def keys(self, allowed: Sequence[str]) -> list[str]:
        """The keys of an object, all of them allowed."""
        if not isinstance(self.data, Mapping):
            raise self.fail("expected an object")
        for key in self.data:
            if key not in allowed:
                raise self.fail(f"unknown key {key!r}; known: {', '.join(allowed)}")
        return list(self.data)

    def parts(self) -> list[Reader]:
        """The entries of a list."""
        if isinstance(self.data, str) or not isinstance(self.data, Sequence):
            raise self.fail("expected a list")
        return [Reader(entry, f"[{i}]", self) for i, entry in enumerate(self.data)]

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
            raise self.fail(f"expected {expected}, found {self._shown()}")
        return self.data

    def flag(self) -> bool:
        """True or false."""
        if not isinstance(self.data, bool):
            raise self.fail(f"expected true or false, found {self._shown()}")
        return self.data

    def text(self) -> str:
        """A string."""
        if not isinstance(self.data, str):
            raise self.fail(f"expected a text, found {self._shown()}")
        return self.data

    def word(self, values: Sequence[str]) -> int:
        """The index of a word among the allowed ones."""
        if not isinstance(self.data, str) or self.data not in values:
            raise self.fail(f"expected one of {', '.join(values)}, found {self._shown()}")
        return values.index(self.data)

    def word_or_none(self, values: Sequence[str]) -> int:
        """The index of a word, -1 for null."""
        return -1 if self.data is None else self.word(values)

    def generator(self) -> Rng:
        """A generator, from what `Rng.state` gave."""
        try:
            return Rng.restore(self.text())
        except ValueError:
            raise self.fail(f"expected sixteen hexadecimal digits, found {self._shown()}") from None

    def setting(self) -> Setting:
        """The value of an option."""
        data = self.data
        if data is not None and not isinstance(data, (bool, int, str)):
            raise self.fail(f"expected a value of an option, found {self._shown()}")
        return data

    def settings(self, options: Sequence[Option]) -> Settings:
        """The options of a game with their values; one that is missing has its default."""
        names = self.keys([option.name for option in options])
        try:
            return settle(options, {name: self.part(name).setting() for name in names})
        except BadOption as error:
            raise self.fail(str(error)) from None

    def _shown(self) -> str:
        """What was found, briefly."""
        text = repr(self.data)
        return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"

"""Options of a game: types, defaults, limits; explanations stand in the Fluent files."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from ludoteca.core.errors import BadOption

Setting = bool | int | str | None
Settings = Mapping[str, Setting]
RESERVED = ("game", "seats", "seed")


@dataclass(frozen=True)
class Option:
    """One setting of a game. Its name and meaning for people: messages `option-<name>` and `.help`.

    It allows the values of `choices`, the whole numbers from `low` to `high`, or both. True is not 1 here.
    """

    name: str
    default: Setting
    choices: tuple[Setting, ...] = ()
    low: int | None = None
    high: int | None = None

    def __post_init__(self) -> None:
        if not self.name.isidentifier() or self.name in RESERVED:
            raise ValueError(f"an option cannot be called {self.name!r}")
        if (self.low is None) != (self.high is None):
            raise ValueError(f"option {self.name}: low and high come together")
        if not self._allows(self.default):
            raise ValueError(f"option {self.name}: the default {self.default!r} is not allowed")

    def check(self, value: Setting) -> Setting:
        """The value if it is allowed, else a BadOption that says what would be."""
        if not self._allows(value):
            raise BadOption(f"option {self.name} = {value!r}: allowed is {self.allowed()}")
        return value

    def _allows(self, value: Setting) -> bool:
        if any(value is choice or _same(value, choice) for choice in self.choices):
            return True
        if self.low is None or self.high is None:
            return False
        return type(value) is int and self.low <= value <= self.high

    def allowed(self) -> str:
        """What may be chosen, in words."""
        words = [str(choice).lower() for choice in self.choices]
        if self.low is not None:
            words.append(f"a whole number from {self.low} to {self.high}")
        return " or ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)

    def read(self, text: str) -> Setting:
        """The value a person typed, generous with blanks and capitals."""
        word = text.strip().lower()
        for choice in self.choices:
            if word == str(choice).lower():
                return choice
        try:
            return self.check(int(word))
        except ValueError:
            raise BadOption(f"option {self.name} = {text!r}: allowed is {self.allowed()}") from None


def switch(name: str, default: bool) -> Option:
    """An option that is on or off."""
    return Option(name, default, (True, False))


def _same(value: Setting, choice: Setting) -> bool:
    return type(value) is type(choice) and value == choice


def settle(options: Sequence[Option], chosen: Mapping[str, Setting]) -> Settings:
    """All options with their values: the chosen ones checked, the others at their defaults."""
    known = {option.name: option for option in options}
    for name in chosen:
        if name not in known:
            raise BadOption(f"unknown option {name!r}; the game has: {', '.join(known) or 'none'}")
    return MappingProxyType(
        {
            name: option.check(chosen[name]) if name in chosen else option.default
            for name, option in known.items()
        }
    )

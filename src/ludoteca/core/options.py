"""Options of a game: types, defaults, limits; explanations stand in the Fluent files."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from ludoteca.core.errors import BadOption, brief

Setting = bool | int | str | None
Settings = Mapping[str, Setting]
RESERVED = ("game", "seats", "seed")
LONGEST_TEXT = 64 * 1024


@dataclass(frozen=True)
class Option:
    """One setting of a game. Its name and meaning for people: messages `option-<name>` and `.help`.

    It allows the values of `choices`, the whole numbers from `low` to `high`, texts of up to `longest`
    characters, or several of these. True is not 1 here.
    """

    name: str
    default: Setting
    choices: tuple[Setting, ...] = ()
    low: int | None = None
    high: int | None = None
    longest: int = 0
    """How long a free text may be; 0 where none is meant."""
    problem: Callable[[str], str] | None = None
    """The game's own check of a free text: what is wrong with it in a few words, or nothing.

    To say it in every language, it raises a BadOption with a message of the game.
    """
    seats: tuple[int, ...] = ()
    """The numbers of seats for which it is meant; empty for all. Otherwise it keeps its default."""

    def __post_init__(self) -> None:
        if not self.name.isidentifier() or self.name in RESERVED:
            raise ValueError(f"an option cannot be called {self.name!r}")
        if (self.low is None) != (self.high is None):
            raise ValueError(f"option {self.name}: low and high come together")
        if self.longest > LONGEST_TEXT:
            raise ValueError(f"option {self.name}: a text has at most {LONGEST_TEXT} characters")
        if not self._allows(self.default):
            raise ValueError(f"option {self.name}: the default {self.default!r} is not allowed")

    def suits(self, seats: int) -> bool:
        """Is it meant for so many seats?"""
        return not self.seats or seats in self.seats

    def check(self, value: Setting) -> Setting:
        """The value if it is allowed, else a BadOption that says what would be."""
        if not self._allows(value):
            raise self._refusal(value)
        if isinstance(value, str) and value not in self.choices and self.problem is not None:
            wrong = self.problem(value)
            if wrong:
                raise BadOption(f"option {self.name}: {wrong}")
        return value

    def _allows(self, value: Setting) -> bool:
        if any(value is choice or _same(value, choice) for choice in self.choices):
            return True
        if isinstance(value, str) and self.longest:
            return len(value) <= self.longest
        if self.low is None or self.high is None:
            return False
        return type(value) is int and self.low <= value <= self.high

    def allowed(self) -> str:
        """What may be chosen, in words."""
        words = [str(choice).lower() for choice in self.choices]
        if self.low is not None:
            words.append(f"a whole number from {self.low} to {self.high}")
        if self.longest:
            words.append(f"a text of at most {self.longest} characters")
        return " or ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)

    def _refusal(self, value: object) -> BadOption:
        kinds = ["choice"] if self.choices else []
        if self.low is not None:
            kinds.append("number")
        if self.longest:
            kinds.append("text")
        return BadOption(
            f"option {self.name} = {brief(value)}: allowed is {self.allowed()}",
            "error-option-value",
            name=self.name,
            value=brief(value),
            kinds="-".join(kinds),
            choices=", ".join(str(choice).lower() for choice in self.choices),
            low=self.low or 0,
            high=self.high or 0,
            longest=self.longest,
        )

    def read(self, text: str) -> Setting:
        """The value a person typed, generous with blanks and capitals unless it is a free text."""
        word = text.strip().lower()
        for choice in self.choices:
            if word == str(choice).lower():
                return choice
        if self.longest:
            return self.check(text)
        try:
            return self.check(int(word))
        except ValueError:
            raise self._refusal(text) from None


def switch(name: str, default: bool, seats: tuple[int, ...] = ()) -> Option:
    """An option that is on or off."""
    return Option(name, default, (True, False), seats=seats)


def free_text(
    name: str, default: str = "", longest: int = LONGEST_TEXT, problem: Callable[[str], str] | None = None
) -> Option:
    """An option that is written, like a map; the game says what is wrong with a text."""
    return Option(name, default, longest=longest, problem=problem)


def _same(value: Setting, choice: Setting) -> bool:
    return type(value) is type(choice) and value == choice


def settle(options: Sequence[Option], chosen: Settings) -> Settings:
    """All options with their values: the chosen ones checked, the others at their defaults."""
    known = {option.name: option for option in options}
    for name in chosen:
        if name not in known:
            has = ", ".join(known) or "none"
            problem = f"unknown option {brief(name)}; the game has: {has}"
            raise BadOption(problem, "error-option-unknown", name=brief(name), known=has)
    return MappingProxyType(
        {
            name: option.check(chosen[name]) if name in chosen else option.default
            for name, option in known.items()
        }
    )


def settle_for(seats: int, options: Sequence[Option], meant: Sequence[Option], chosen: Settings) -> Settings:
    """`settle` with those options that are meant for so many seats; the others stay at their defaults."""
    suited = {option.name: option for option in meant}
    for option in options:
        if option.name not in suited and not _same(chosen.get(option.name, option.default), option.default):
            problem = f"option {option.name} is not meant for {seats} seats"
            raise BadOption(problem, "error-option-seats", name=option.name, seats=seats)
    return settle([suited.get(option.name, option) for option in options], chosen)

"""One table of verbs per game: from it follow notation, parser, wire format, index and elements.

An action is an int: the actions of the whole game, numbered without gaps in the order of the
table. `Verb("load", GOOD, SHIP)` owns one number for each pair of a good and a ship. Outside, an
action is a line of words: `load corn 6`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from difflib import get_close_matches

from ludoteca.core.errors import MalformedAction, brief

MOST_ARGUMENTS = 3
SEAT = "seat"
"""The kind of an argument that is somebody at the table."""


def _check_word(word: str) -> None:
    """Notation is lower case and split at blanks: anything else could not be parsed back."""
    if word.lower().split() != [word]:
        raise ValueError(f"{word!r} is not a word of notation: one word in lower case")


@dataclass(frozen=True)
class Domain:
    """The values an argument can take; `kind` is the prefix of board elements and translations."""

    name: str
    values: tuple[str, ...]
    kind: str = ""
    is_number: bool = False
    is_plain: bool = False
    """Are the values their own text, like the coordinates `3,-1`? No message is needed then."""

    def __post_init__(self) -> None:
        if not self.kind:
            object.__setattr__(self, "kind", self.name)
        if len(set(self.values)) != len(self.values):
            raise ValueError(f"the domain {self.name!r} has a value twice")
        for value in self.values:
            _check_word(value)

    def named(self, name: str) -> Domain:
        """The same values as another argument: `GOOD.named("give")`."""
        return replace(self, name=name)

    def index(self, word: str) -> int | None:
        """The number of a word, None if it is no word of this domain."""
        try:
            return self.values.index(word)
        except ValueError:
            return None


def numbers(name: str, low: int, high: int) -> Domain:
    """A domain of whole numbers."""
    return Domain(name, tuple(str(n) for n in range(low, high + 1)), is_number=True)


def seats(name: str, most: int) -> Domain:
    """A domain of seats, shown by the names of those who sit there."""
    return Domain(name, tuple(str(n) for n in range(most)), kind=SEAT, is_number=True)


YES_NO = Domain("answer", ("yes", "no"))


class Verb:
    """A word and the domains of its arguments, at most three, each with a name of its own."""

    def __init__(self, word: str, *domains: Domain) -> None:
        _check_word(word)
        if len(domains) > MOST_ARGUMENTS:
            raise ValueError(f"the verb {word!r} has more than {MOST_ARGUMENTS} arguments")
        if len({domain.name for domain in domains}) != len(domains):
            raise ValueError(f"the verb {word!r} has two arguments of one name; rename one with `named`")
        self.word = word
        self.domains = domains
        self.size = 1
        for domain in domains:
            self.size *= len(domain.values)

    def __repr__(self) -> str:
        return " ".join([self.word, *(f"<{domain.name}>" for domain in self.domains)])


@dataclass(frozen=True)
class Parts:
    """An action taken apart."""

    verb: Verb
    values: tuple[str, ...]

    @property
    def arguments(self) -> dict[str, str | int]:
        """Arguments by name, numbers as numbers: what a label is made of."""
        return {
            domain.name: int(value) if domain.is_number else value
            for domain, value in zip(self.verb.domains, self.values, strict=True)
        }

    @property
    def elements(self) -> list[str]:
        """The elements of the board that the action touches: `good:corn`, `ship:6`."""
        named = [
            f"{domain.kind}:{value}" for domain, value in zip(self.verb.domains, self.values, strict=True)
        ]
        return named or [self.verb.word]


class Verbs:
    """All actions of a game, numbered from 0 to `size` - 1."""

    def __init__(self, *verbs: Verb) -> None:
        self.verbs = verbs
        self._first: dict[str, int] = {}
        self._parts: list[Parts] = []
        self._texts: list[str] = []
        self._number: dict[str, int] = {}
        for verb in verbs:
            if verb.word in self._first:
                raise ValueError(f"two verbs {verb.word!r}")
            self._first[verb.word] = len(self._parts)
            for offset in range(verb.size):
                self._add(verb, offset)
        self.size = len(self._parts)

    def _add(self, verb: Verb, offset: int) -> None:
        values: list[str] = []
        for domain in reversed(verb.domains):
            offset, index = divmod(offset, len(domain.values))
            values.insert(0, domain.values[index])
        parts = Parts(verb, tuple(values))
        text = " ".join([verb.word, *values])
        self._number[text] = len(self._parts)
        self._parts.append(parts)
        self._texts.append(text)

    def first(self, word: str) -> int:
        """The number of the verb's first action; the others follow in the order of its domains.

        The last argument counts fastest: `load corn 4`, `load corn 5`, …, `load indigo 4`.
        """
        return self._first[word]

    def parts(self, action: int) -> Parts:
        """The verb and the values of an action; a MalformedAction for a number that is none."""
        self._check(action)
        return self._parts[action]

    def of(self, word: str) -> range:
        """All actions of a verb."""
        first = self._first[word]
        return range(first, first + next(verb.size for verb in self.verbs if verb.word == word))

    def text(self, action: int) -> str:
        """The action as a line: `build hacienda`."""
        self._check(action)
        return self._texts[action]

    def parse(self, line: str) -> int:
        """The action of a line; the inverse of `text`, generous with blanks and capitals.

        A MalformedAction says what was expected and, for a slip of the pen, what was meant.
        """
        words = line.lower().split()
        action = self._number.get(" ".join(words))
        if action is None:
            raise MalformedAction(line, self._problem(words))
        return action

    def _check(self, action: int) -> None:
        if not 0 <= action < self.size:
            raise MalformedAction(str(action), f"actions are numbered 0 to {self.size - 1}")

    def _problem(self, words: Sequence[str]) -> str:
        if not words:
            return f"empty line; an action begins with one of: {', '.join(self._first)}"
        if words[0] not in self._first:
            return f"no verb {brief(words[0])}{_suggest(words[0], list(self._first))}"
        verb = next(verb for verb in self.verbs if verb.word == words[0])
        if len(words) - 1 != len(verb.domains):
            return f"expected {verb!r}"
        for word, domain in zip(words[1:], verb.domains, strict=True):
            if domain.index(word) is None:
                return f"no {domain.name} {brief(word)}{_suggest(word, domain.values)}"
        raise AssertionError("a line whose words are all known is an action")


def _suggest(word: str, known: Sequence[str]) -> str:
    close = get_close_matches(word, known, 1)
    if close:
        return f", did you mean {close[0]!r}?"
    return f"; known: {', '.join(known)}"

"""Everything that can go wrong, for people: what was tried, why not, what would be possible."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core.words import Reason as Reason

BRIEF = 60


def brief(value: object) -> str:
    """A value that somebody gave, as a message echoes it: on one line, and not for pages."""
    text = repr(value)
    return text if len(text) <= BRIEF else text[: BRIEF - 1] + "…"


class LudotecaError(Exception):
    """Base of all errors of the house; `str` is one line that a person understands."""


class MissingExtra(LudotecaError):
    """Something that needs a package which is not part of the base install."""

    def __init__(self, package: str, extra: str) -> None:
        super().__init__(f"this needs {package}: pip install 'ludoteca[{extra}]'")
        self.extra = extra


class UnknownGame(LudotecaError):
    """No game of the house has this id."""

    def __init__(self, game: str, known: Sequence[str]) -> None:
        super().__init__(f"unknown game {brief(game)}; the house has: {', '.join(known)}")
        self.game = game


class BadOption(LudotecaError):
    """An option, a number of seats, a seed or a bot that cannot be; `message` says it in every language.

    A message of a game's own is told by `game`.
    """

    def __init__(self, problem: str, message: str = "", **args: str | int) -> None:
        super().__init__(problem)
        self.message = message
        self.arguments = args
        self.game = ""


class MalformedAction(LudotecaError):
    """A line that is not an action of this game in any position."""

    def __init__(self, line: str, problem: str) -> None:
        super().__init__(f"malformed action {brief(line)}: {problem}")
        self.line = line
        self.problem = problem


class IllegalAction(LudotecaError):
    """A well-formed action that is not possible in this position."""

    def __init__(self, line: str, reason: Reason, possible: Sequence[str]) -> None:
        shown = ", ".join(possible[:6]) + (", …" if len(possible) > 6 else "")
        super().__init__(f"illegal action {line!r}: {reason}; possible now: {shown or 'nothing'}")
        self.line = line
        self.reason = reason
        self.possible = tuple(possible)


class BrokenChain(LudotecaError):
    """A chain of actions of which one is not possible when its turn comes; `index` counts from 0."""

    def __init__(self, index: int, error: IllegalAction | MalformedAction) -> None:
        super().__init__(f"action {index + 1} of the chain: {error}")
        self.index = index
        self.error = error


class StaleVersion(LudotecaError):
    """An action meant for an earlier moment of the match."""

    def __init__(self, given: int, current: int) -> None:
        super().__init__(f"the match has moved on: made for ply {given}, now at ply {current}")
        self.given = given
        self.current = current


class NoSuchPly(LudotecaError):
    """A moment that a match does not have."""

    def __init__(self, given: int, current: int) -> None:
        super().__init__(f"there is no ply {given}; the match has plies 0 to {current}")
        self.given = given
        self.current = current


class BadPosition(LudotecaError):
    """A position that breaks the rules of the game or cannot be read."""


class BadRecord(LudotecaError):
    """A record of a match that cannot be read, written or replayed; `line` is where, if that is known."""

    def __init__(self, problem: str, line: int | None = None) -> None:
        super().__init__(problem if line is None else f"line {line}: {problem}")
        self.problem = problem
        self.line = line

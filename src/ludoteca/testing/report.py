"""What a run of `check_game` did, and the error with which it stops."""

from __future__ import annotations

from dataclasses import dataclass, field


class BrokenContract(AssertionError):
    """A game does not keep the contract of `core`: which check, where, and how to see it again."""

    def __init__(self, check: str, problem: str, where: str, again: str) -> None:
        super().__init__(f"check {check!r}: {problem}\n  in: {where}\n  again: {again}")
        self.check = check
        self.problem = problem
        self.where = where
        self.again = again


@dataclass
class Report:
    """What was tried. A run that returns one has found nothing wrong."""

    game: str
    checks: list[str] = field(default_factory=list)
    """The names of the checks that ran."""
    setups: int = 0
    """Combinations of seats and options."""
    imagined: int = 0
    """Positions drawn anew from what a seat knows."""
    varied: int = 0
    """How many of those differed from the true one in more than chance to come.

    Zero means that nothing is hidden in the game, or that `imagine` does not draw it anew: then the leak
    test has proven nothing, and an author whose game has secrets should worry.
    """
    compiled_and_plain: bool = False
    """Were the compiled and the plain build of the package compared?"""

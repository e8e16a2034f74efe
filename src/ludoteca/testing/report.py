"""What a run of `check_game` did, and the error with which it stops."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

SEAT = "seat"
SPECTATOR = "spectator"


class BrokenContract(AssertionError):
    """A game does not keep the contract of `core`: which check, where, and how to see it again."""

    def __init__(self, check: str, problem: str, where: str, again: str) -> None:
        super().__init__(f"check {check!r}: {problem}\n  in: {where}\n  again: {again}")
        self.check = check
        self.problem = problem
        self.where = where
        self.again = again

    def __reduce__(self) -> tuple[Callable[..., BrokenContract], tuple[str, str, str, str]]:
        return BrokenContract, (self.check, self.problem, self.where, self.again)


@dataclass
class Report:
    """What was tried. A run that returns one has found nothing wrong; print it, it is readable."""

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
    spoiled: int = 0
    """Positions with something wrong in them that `load` was given."""
    compiled_and_plain: bool = False
    """Were the compiled and the plain build of the package compared?"""
    hidden: dict[str, list[str]] = field(default_factory=lambda: {SEAT: [], SPECTATOR: []})
    """For a "seat" and for a "spectator" the parts of a position that they cannot know, as paths.

    `players[others].hand` is in the list of others only, `deck` is hidden as a whole. Pin these lists in a
    test: a secret that the view shows by mistake then fails.
    """

    def add(self, other: Report) -> None:
        """Take over what another part of the same run has done."""
        self.imagined += other.imagined
        self.varied += other.varied
        self.spoiled += other.spoiled
        self.compiled_and_plain |= other.compiled_and_plain
        for viewer, paths in other.hidden.items():
            self.hidden[viewer] = sorted({*self.hidden[viewer], *paths})

    def __str__(self) -> str:
        hidden = [
            f"  hidden from a {who}: {', '.join(what) or 'nothing'}" for who, what in self.hidden.items()
        ]
        return "\n".join(
            [
                f"{self.game} keeps the contract: {len(self.checks)} checks, {self.setups} set-ups",
                f"  {self.imagined} positions imagined, {self.varied} unlike the true one; "
                f"{self.spoiled} spoiled positions refused or playable",
                *hidden,
            ]
        )

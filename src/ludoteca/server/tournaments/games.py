"""What a game of a tournament is worth: points by rank, the same for a victory at a table of any size."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

HOUSE_BOT = 0
"""In the place of an entrant: a bot of the house that fills a seat and counts for nobody."""
ABSENT = 0
"""In the place of a rank: who did not come, or was not there at the end."""
WIN = 12
"""Points of who is first alone; the last one has none, and those between stand in equal steps."""
HALF = Fraction(1, 2)


@dataclass(frozen=True)
class Game:
    """One table of one round: entrants in the order of their seats, and their ranks when it is over."""

    round: int
    entrants: tuple[int, ...]
    ranks: tuple[int, ...] | None = None

    @property
    def is_bye(self) -> bool:
        """Does somebody sit out?"""
        return len(self.entrants) == 1

    @property
    def people(self) -> tuple[int, ...]:
        """The entrants without the bots of the house."""
        return tuple(one for one in self.entrants if one != HOUSE_BOT)

    @property
    def others(self) -> int:
        """How many one plays against."""
        return len(self.entrants) - 1

    def points(self) -> dict[int, Fraction]:
        """What the game is worth for each entrant; nothing while it runs.

        A bye is worth half a victory, what an average game is worth. Who was absent has nothing, and is
        behind everybody who stayed.
        """
        if self.ranks is None:
            return {}
        if self.is_bye:
            return {self.entrants[0]: WIN * HALF}
        return {
            one: WIN * (sum(_ahead(rank, other) for other in self.ranks) - _ahead(rank, rank)) / self.others
            for one, rank in zip(self.entrants, self.ranks, strict=True)
            if one != HOUSE_BOT
        }

    def encounters(self) -> Iterator[tuple[int, int, Fraction]]:
        """Who met whom, and who was ahead: 1, a half, or 0; nothing while it runs."""
        if self.ranks is None:
            return
        for one, rank in zip(self.entrants, self.ranks, strict=True):
            for other, its_rank in zip(self.entrants, self.ranks, strict=True):
                if one != other and HOUSE_BOT not in (one, other):
                    yield one, other, _ahead(rank, its_rank)

    def is_won_by(self, entrant: int) -> bool:
        """Is the entrant first at a table, alone or with others?"""
        if self.ranks is None or self.is_bye:
            return False
        return self.ranks[self.entrants.index(entrant)] == 1


def _ahead(rank: int, other: int) -> Fraction:
    if rank == ABSENT:
        return Fraction(0)
    if other == ABSENT or rank < other:
        return Fraction(1)
    return HALF if rank == other else Fraction(0)

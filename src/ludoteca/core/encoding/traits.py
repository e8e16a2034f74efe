"""What a network is told of a position: the things of each seat, and those that all share.

A network judges every seat by one and the same function. So it hears nothing that only one seat could mean:
no numbers of seats, and of the others only what they have together.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludoteca.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Traits:
    """Traits of positions at rest in one game, as whole numbers in rows; compiled, it is quick."""

    def __init__(self, own: dict[str, int], shared: dict[str, int]) -> None:
        """What a row says of one seat, and of the table: names in order, with the most that is heard."""
        self.own = list(own)
        self.shared = list(shared)
        self.most_own = list(own.values())
        """Nothing is less than 0."""
        self.most_shared = list(shared.values())

    def fill_own(self, state: State, seat: i64, row: vec[i64]) -> None:
        """Write what belongs to a seat into a row of zeros."""
        raise NotImplementedError

    def fill_shared(self, state: State, row: vec[i64]) -> None:
        """Write what all share into a row of zeros."""
        raise NotImplementedError


def each(kind: str, names: tuple[str, ...], most: tuple[int, ...]) -> dict[str, int]:
    """Traits of one kind, each with the most that a network listens to; the last holds for the rest."""
    return {f"{kind}.{name}": most[min(number, len(most) - 1)] for number, name in enumerate(names)}

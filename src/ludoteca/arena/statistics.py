"""Counting victories, and how far the count can be trusted."""

from __future__ import annotations

from math import sqrt

CONFIDENCE_95 = 1.959964


def win_shares(ranks: list[int]) -> list[float]:
    """Victory of one match by seat: shared first places share it."""
    winners = ranks.count(1)
    return [1 / winners if rank == 1 else 0.0 for rank in ranks]


def wilson(wins: float, games: int, z: float = CONFIDENCE_95) -> tuple[float, float]:
    """The interval in which the true share of victories lies with 95 % confidence."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    centre = share + z * z / (2 * games)
    reach = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (centre - reach) / scale), min(1.0, (centre + reach) / scale)

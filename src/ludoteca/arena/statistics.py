"""Counting victories, and how far the count can be trusted."""

from __future__ import annotations

from collections.abc import Sequence
from math import log10, sqrt

from ludoteca.core.insight import shares
from ludoteca.core.state import State

CONFIDENCE_95 = 1.959964
EASIEST, HARDEST = 0.01, 0.99
"""Shares beyond these say no more about a difference in strength."""


def teams_of(state: State) -> list[list[int]]:
    """The seats of each team."""
    members: dict[int, list[int]] = {}
    for seat in range(state.seats):
        members.setdefault(state.team(seat), []).append(seat)
    return list(members.values())


def victories(ranks: Sequence[int], teams: Sequence[Sequence[int]]) -> list[float]:
    """The part that each player has in the victory of one match: first teams share it, partners do not.

    Played alone it is 1 for a game won and 0 for one lost.
    """
    parts = [0.0] * len(ranks)
    for team, part in zip(teams, shares([ranks[team[0]] for team in teams]), strict=True):
        for player in team:
            parts[player] = part
    return parts


def wilson(wins: float, games: int, z: float = CONFIDENCE_95) -> tuple[float, float]:
    """The interval in which the true share of victories lies with 95 % confidence."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    centre = share + z * z / (2 * games)
    reach = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (centre - reach) / scale), min(1.0, (centre + reach) / scale)


def points_ahead(share: float, sides: int) -> float:
    """Rating points by which one is ahead of equal rivals on all other sides, by the share of victories."""
    share = min(HARDEST, max(EASIEST, share))
    return 400 * log10(share * (sides - 1) / (1 - share))


def points_ahead_alone(share: float, other: float) -> float:
    """Rating points by which one is ahead of another who played the same games alone."""
    return points_ahead(share, 2) - points_ahead(other, 2)

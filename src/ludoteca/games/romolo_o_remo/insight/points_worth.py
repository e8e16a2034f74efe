"""The points of a party as they stand, and what leading in a category promises."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.games.romolo_o_remo import control, scoring
from ludoteca.games.romolo_o_remo.state import State

# What leading in a category is worth long before the end.
A_LEAD: Final = 0.12
FURTHEST_LEAD: Final = 4.0


def total_of(party: i64, table: vec[i64]) -> float:
    """All points of a party."""
    total: i64 = 0
    for source in range(party * scoring.ALL_SOURCES, (party + 1) * scoring.ALL_SOURCES):
        total += table[source]
    return float(total)


def standing(s: State, party: i64, table: vec[i64], rounds: float) -> float:
    """The points as they stand; majorities count in full only near the end, before it a lead counts."""
    row = party * scoring.ALL_SOURCES
    hoped = 0.0
    for source in range(scoring.ALL_SOURCES):
        if source != scoring.MAJORITIES and source != scoring.MONEY:
            hoped += float(table[row + source])
    sureness = 1.0 / (1.0 + rounds * rounds * rounds / 8.0)
    hoped += sureness * float(table[row + scoring.MAJORITIES])
    for category in range(scoring.CATEGORIES):
        if category != scoring.MONEY:
            hoped += (1.0 - sureness) * A_LEAD * lead(s, party, category, table)
    return hoped


def lead(s: State, party: i64, category: i64, table: vec[i64]) -> float:
    """How far a party is ahead of the best of the others in a category, within limits."""
    best = 0.0
    for other in range(control.parties(s)):
        if other != party and control.is_counted(s, other):
            best = max(best, float(scoring.worth(s, other, category, table)))
    ahead = float(scoring.worth(s, party, category, table)) - best
    return max(-FURTHEST_LEAD, min(FURTHEST_LEAD, ahead))

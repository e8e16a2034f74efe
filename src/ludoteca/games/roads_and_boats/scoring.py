"""Final score, tie-break, points by source (RB-7.3 … RB-7.6), and the medals of the lonely (RB-3.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludoteca.core.state import ranks
from ludoteca.games.roads_and_boats.data import (
    COINS,
    FLEET,
    GOLD,
    GOOD_NAMES,
    GOODS,
    ROW_VALUE,
    SOLO_GOAL,
    STOCK,
    WEALTH,
    WONDER_ROWS,
)
from ludoteca.games.roads_and_boats.geometry import CARGO

if TYPE_CHECKING:
    from ludoteca.games.roads_and_boats.state import State

SOURCES: Final = ("gold", "coins", "stock", "wonder")


def aboard(s: State, seat: i64, good: i64) -> i64:
    """How many of a good a player's transporters carry; goods on the ground are nobody's (RB-7.4)."""
    total: i64 = 0
    for carrier in range(seat * FLEET, seat * FLEET + s.fleet[seat]):
        total += s.goods[(CARGO + carrier) * GOODS + good]
    return total


def wonder(s: State, seat: i64) -> i64:
    """Each row's ten points are shared by its players' bricks, rounded down (RB-7.5)."""
    points: i64 = 0
    first: i64 = 0
    for length in WONDER_ROWS:
        own: i64 = 0
        players: i64 = 0
        for space in range(first, min(first + length, len(s.bricks))):
            if s.bricks[space] >= 0:
                players += 1
            if s.bricks[space] == seat:
                own += 1
        if players > 0:
            points += ROW_VALUE * own // players
        first += length
    return points


def score(s: State, seat: i64) -> i64:
    """Goods aboard and the wonder."""
    return (
        WEALTH[GOLD] * aboard(s, seat, GOLD)
        + WEALTH[COINS] * aboard(s, seat, COINS)
        + WEALTH[STOCK] * aboard(s, seat, STOCK)
        + wonder(s, seat)
    )


def scores(s: State) -> list[int]:
    """Points of every seat."""
    return [score(s, seat) for seat in range(s.seats)]


def closeness(s: State, seat: i64) -> i64:
    """How many figures stand behind a player's before the temple."""
    for place in range(len(s.temple)):
        if s.temple[place] == seat:
            return s.seats - 1 - place
    return 0


def standings(s: State) -> list[int]:
    """Ranks by points, then by closeness to the temple (RB-7.6); alone the goal counts (RB-3.12)."""
    if s.seats == 1:
        return [1 if score(s, 0) >= SOLO_GOAL else 2]
    return ranks([(score(s, seat), closeness(s, seat)) for seat in range(s.seats)])


def points_of(s: State, seat: i64) -> list[int]:
    """Points of a seat in the order of the sources."""
    return [
        WEALTH[GOLD] * aboard(s, seat, GOLD),
        WEALTH[COINS] * aboard(s, seat, COINS),
        WEALTH[STOCK] * aboard(s, seat, STOCK),
        wonder(s, seat),
    ]


def breakdown(s: State) -> list[dict[str, int]]:
    """Points of every seat by source."""
    return [dict(zip(SOURCES, points_of(s, seat), strict=True)) for seat in range(s.seats)]


def tie_breaks(s: State) -> list[dict[str, int]]:
    """What decides between equal points."""
    if s.seats == 1:
        return [{}]
    return [{"temple": int(closeness(s, seat))} for seat in range(s.seats)]


def progress(s: State) -> float:
    """Alone: won or lost, before that the share of the goal."""
    if s.over:
        return 1.0 if score(s, 0) >= SOLO_GOAL else 0.0
    return min(1.0, float(score(s, 0)) / float(SOLO_GOAL))


def holdings(s: State, seat: i64) -> dict[str, int]:
    """What a forecast counts: points, transporters, bricks and goods aboard."""
    bricks: i64 = 0
    for owner in s.bricks:
        if owner == seat:
            bricks += 1
    held: dict[str, int] = {"points": score(s, seat), "transporters": s.fleet[seat], "bricks": bricks}
    for good in range(GOODS):
        held[f"good:{GOOD_NAMES[good]}"] = aboard(s, seat, good)
    return held

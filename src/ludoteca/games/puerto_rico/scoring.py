"""Final score, tie-break, points by source (PR-6.4 … PR-6.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludoteca.core.state import ranks
from ludoteca.games.puerto_rico import player_board
from ludoteca.games.puerto_rico.data import (
    BUILDING_VP,
    BUILDINGS,
    CITY_HALL,
    CUSTOMS_HOUSE,
    FIRST_LARGE_PRODUCTION,
    FIRST_VIOLET,
    FORTRESS,
    GOOD_NAMES,
    GOODS,
    GUILD_HALL,
    RESIDENCE,
)

if TYPE_CHECKING:
    from ludoteca.games.puerto_rico.state import State

SOURCES: Final = (
    "chips",
    "buildings",
    "guild_hall",
    "residence",
    "fortress",
    "customs_house",
    "city_hall",
)
BARRELS: Final = tuple(f"good:{name}" for name in GOOD_NAMES)
"""What barrels are called in a forecast."""


def score(s: State, seat: i64) -> i64:
    """Chips, printed points of all buildings, and the occupied large ones (PR-6.4)."""
    return (
        s.vp[seat]
        + printed_vp(s, seat)
        + guild_hall(s, seat)
        + residence(s, seat)
        + fortress(s, seat)
        + customs_house(s, seat)
        + city_hall(s, seat)
    )


def printed_vp(s: State, seat: i64) -> i64:
    """Printed points of his buildings, occupied or not."""
    points: i64 = 0
    for building in range(BUILDINGS):
        if s.is_built(seat, building):
            points += BUILDING_VP[building]
    return points


def guild_hall(s: State, seat: i64) -> i64:
    """One for each small production building, two for each large one."""
    points: i64 = 0
    if s.is_occupied(seat, GUILD_HALL):
        for building in range(FIRST_VIOLET):
            if s.is_built(seat, building):
                points += 1 if building < FIRST_LARGE_PRODUCTION else 2
    return points


def residence(s: State, seat: i64) -> i64:
    """Four for up to nine island tiles, one more for each further tile."""
    return max(4, player_board.island_size(s, seat) - 5) if s.is_occupied(seat, RESIDENCE) else 0


def fortress(s: State, seat: i64) -> i64:
    """One for every three colonists, San Juan included."""
    return player_board.colonists(s, seat) // 3 if s.is_occupied(seat, FORTRESS) else 0


def customs_house(s: State, seat: i64) -> i64:
    """One for every four points in chips and on paper."""
    return s.vp[seat] // 4 if s.is_occupied(seat, CUSTOMS_HOUSE) else 0


def city_hall(s: State, seat: i64) -> i64:
    """One for each violet building, itself included."""
    points: i64 = 0
    if s.is_occupied(seat, CITY_HALL):
        for building in range(FIRST_VIOLET, BUILDINGS):
            if s.is_built(seat, building):
                points += 1
    return points


def tie_break(s: State, seat: i64) -> i64:
    """Doubloons and barrels on the wind rose (PR-6.5)."""
    wealth = s.doubloons[seat]
    for good in range(GOODS):
        wealth += s.goods[seat * GOODS + good]
    return wealth


def scores(s: State) -> list[int]:
    """Points of every seat."""
    return [score(s, seat) for seat in range(s.seats)]


def standings(s: State) -> list[int]:
    """Ranks by points, then by doubloons and goods; equal pairs share (PR-6.6, PR-6.7)."""
    return ranks([(score(s, seat), tie_break(s, seat)) for seat in range(s.seats)])


def breakdown(s: State) -> list[dict[str, int]]:
    """Points of every seat by source."""
    table: list[dict[str, int]] = []
    for seat in range(s.seats):
        points: list[int] = [
            s.vp[seat],
            printed_vp(s, seat),
            guild_hall(s, seat),
            residence(s, seat),
            fortress(s, seat),
            customs_house(s, seat),
            city_hall(s, seat),
        ]
        table.append(dict(zip(SOURCES, points, strict=True)))
    return table


def holdings(s: State, seat: i64) -> dict[str, int]:
    """What a forecast counts: doubloons, points in chips and buildings, colonists, barrels."""
    held: dict[str, int] = {
        "doubloons": s.doubloons[seat],
        "vp": s.vp[seat] + printed_vp(s, seat),
        "colonists": player_board.colonists(s, seat),
    }
    for good in range(GOODS):
        held[BARRELS[good]] = s.goods[seat * GOODS + good]
    return held


def open_scores(s: State, viewer: int | None) -> list[int | None]:
    """Everybody's points if the chips lie open or the game is over, else one's own (PR-7.2)."""
    hides_vp = bool(s.options["hidden_vp"]) and not s.over
    points: list[int | None] = []
    for seat, score in enumerate(scores(s)):
        points.append(None if hides_vp and seat != viewer else score)
    return points

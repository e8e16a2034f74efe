"""What came of a game: points and ranks of every seat (RR-6.3, RR-6.20 … RR-6.26)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.rivals import Rival
from ludoteca.core.state import ranks
from ludoteca.core.vecs import filled
from ludoteca.games.romolo_o_remo import control, scoring, units
from ludoteca.games.romolo_o_remo.data import (
    CHARACTERS,
    RESOURCE_NAMES,
    RESOURCES,
    UNIT_KIND_NAMES,
)
from ludoteca.games.romolo_o_remo.lands import RIVAL

if TYPE_CHECKING:
    from ludoteca.games.romolo_o_remo.state import State

TIE_BREAKS: Final = ("dominion", "population", "hexes", "money", "battle_tokens", "characters")


def is_scored(s: State) -> bool:
    """Are points counted? Not when only one player or team is left, nor when the A.I. has won (RR-6.3)."""
    counted: i64 = 0
    for party in range(control.parties(s)):
        if control.is_counted(s, party):
            counted += 1
    return counted > 1


def sum_of(table: vec[i64], party: i64) -> i64:
    """All points of a party."""
    total: i64 = 0
    for source in range(party * scoring.ALL_SOURCES, party * scoring.ALL_SOURCES + scoring.ALL_SOURCES):
        total += table[source]
    return total


def final_points(s: State) -> vec[i64]:
    """The points that count: none after a victory by conquest, none for who is out."""
    return final_points_under(s, control.controllers(s, control.influence(s)))


def final_points_under(s: State, controllers: vec[i64]) -> vec[i64]:
    """The same, when control is known."""
    if is_scored(s):
        return scoring.points_under(s, controllers)
    return filled(control.parties(s) * scoring.ALL_SOURCES, 0)


def scores(s: State) -> list[int]:
    """Points of every seat; partners have those of their team."""
    table = final_points(s)
    return [sum_of(table, control.party_of(s, seat)) for seat in range(s.seats)]


def breakdown(s: State) -> list[dict[str, int]]:
    """Points of every seat by source."""
    table = final_points(s)
    return [by_source(table, control.party_of(s, seat)) for seat in range(s.seats)]


def by_source(table: vec[i64], party: i64) -> dict[str, int]:
    """The points of a party by source."""
    return {name: table[party * scoring.ALL_SOURCES + source] for source, name in enumerate(scoring.SOURCES)}


def party_keys(s: State) -> list[tuple[int, ...]]:
    """What decides between parties: still in, total, then the tie-breaks; or how late they went (RR-6.26)."""
    table = final_points(s)
    keys: list[tuple[int, ...]] = []
    for party in range(control.parties(s)):
        if control.is_counted(s, party):
            keys.append((1, sum_of(table, party), *tie_break(s, party, table)))
            continue
        keys.append((0, elimination(s, party), 0, 0, 0, 0, 0, 0))
    return keys


def elimination(s: State, party: i64) -> i64:
    """How late a party went: the number of its last elimination."""
    last: i64 = 0
    for seat in range(s.seats):
        if control.party_of(s, seat) == party:
            last = max(last, s.eliminated[seat])
    return last


def tie_break(s: State, party: i64, table: vec[i64]) -> list[int]:
    """Dominion, Population, hexes, money, battle tokens, characters (RR-6.21)."""
    row = party * scoring.ALL_SOURCES
    return [
        table[row + 2],
        table[row + 3],
        table[row + 1],
        scoring.money_of(s, party),
        scoring.worth(s, party, 4, table),
        table[row],
    ]


def standings(s: State) -> list[int]:
    """Rank of every seat; alone 1 is won or shared, 2 is lost."""
    places = ranks(party_keys(s))
    return [places[control.party_of(s, seat)] for seat in range(s.seats)]


def tie_breaks(s: State) -> list[dict[str, int]]:
    """What decides between equal points, for people: Towers where somebody is out, then RR-6.21."""
    table = final_points(s)
    by_party = [ties_of(s, party, table) for party in range(control.parties(s))]
    if any(not control.is_counted(s, party) for party in range(control.parties(s))):
        by_party = [
            {"towers": int(control.is_counted(s, party)), **by_party[party]}
            for party in range(control.parties(s))
        ]
    return [by_party[control.party_of(s, seat)] for seat in range(s.seats)]


def ties_of(s: State, party: i64, table: vec[i64]) -> dict[str, int]:
    """What counts for a party among equals: how late it went, or the tie-breaks; nothing after a conquest."""
    if not control.is_counted(s, party):
        return {"elimination": elimination(s, party)}
    if not is_scored(s):
        return {}
    return dict(zip(TIE_BREAKS, tie_break(s, party, table), strict=True))


def rivals(s: State) -> list[Rival]:
    """The A.I. with its points (RR-6.25)."""
    if s.seats > 1:
        return []
    table = final_points(s)
    return [Rival("ai", by_source(table, RIVAL), ranks(party_keys(s))[1])]


def holdings(s: State, seat: i64) -> dict[str, int]:
    """What a forecast counts: money, cubes, Units, battle tokens, characters."""
    held: dict[str, int] = {"half_coins": s.money[seat], "battle_tokens": s.battle_tokens[seat]}
    for resource in range(RESOURCES):
        held[f"resource:{RESOURCE_NAMES[resource]}"] = s.cubes[seat * RESOURCES + resource]
    for kind, name in enumerate(UNIT_KIND_NAMES):
        held[f"unit_kind:{name}"] = units.count_on_map(s, seat, kind)
    characters: i64 = 0
    for character in range(CHARACTERS):
        characters += s.characters[seat * CHARACTERS + character]
    held["characters"] = characters
    return held


def open_scores(s: State, viewer: int | None) -> list[int | None]:
    """At the end everybody's points; before only one's own, because money is secret (RR-7.2)."""
    points: list[int | None] = []
    for seat, score in enumerate(scores(s)):
        is_own = viewer is not None and s.team(seat) == s.team(viewer)
        points.append(score if s.over or is_own else None)
    return points

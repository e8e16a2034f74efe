"""Influence, victory points, majorities, ranks (RR-6.6 … RR-6.26).

Who is counted is a party: a seat, a team of two, or the A.I. of the solo game, which is party 1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.hexes import NO_HEX
from ludoteca.core.rivals import Rival
from ludoteca.core.state import ranks
from ludoteca.core.vecs import filled
from ludoteca.games.romolo_o_remo import lands, units
from ludoteca.games.romolo_o_remo.bits import bit
from ludoteca.games.romolo_o_remo.board import HEXES
from ludoteca.games.romolo_o_remo.data import (
    ARTIFEX,
    BONUS_OF_TWO,
    CHARACTERS,
    CONSTRUCTIONS,
    CONSUL,
    FIRST_BONUS,
    FIRST_MERCENARY,
    FIRST_SOLDIER,
    HALF_COINS_A_POINT,
    INFLUENCE_RANGE,
    PATRONUS,
    PLAIN,
    PUBLICUS,
    PUBLICUS_COUNTS,
    RESOURCE_NAMES,
    RESOURCES,
    RICHEST,
    SACERDOS,
    SECOND_BONUS,
    SECOND_RICHEST,
    SIDES,
    SOLDIER,
    UNIT_KIND_NAMES,
    WALLS_A_CONSTRUCTION,
    WORKER,
)
from ludoteca.games.romolo_o_remo.lands import RIVAL

if TYPE_CHECKING:
    from ludoteca.games.romolo_o_remo.state import State

SOURCES: Final = (
    "characters",
    "hexes",
    "dominion",
    "population",
    "battle_tokens",
    "money",
    "majorities",
    "artifex",
    "patronus",
)
CATEGORIES: Final[i64] = 6
MONEY: Final[i64] = 5
MAJORITIES: Final[i64] = 6
ARTIFEX_POINTS: Final[i64] = 7
PATRONUS_POINTS: Final[i64] = 8
ALL_SOURCES: Final[i64] = 9
NEUTRAL: Final[i64] = -1


# --- parties -------------------------------------------------------------------------------------


def parties(s: State) -> i64:
    """How many parties there are: two teams, or the sides."""
    return 2 if s.allied else s.sides


def party_of(s: State, side: i64) -> i64:
    """The party of a side."""
    return side % 2 if s.allied else side


def is_counted(s: State, party: i64) -> bool:
    """Is somebody of the party still in the game (RR-6.23)?"""
    for side in range(s.sides):
        if party_of(s, side) == party and (side >= s.seats or s.is_in(side)):
            return True
    return False


def owns(s: State, party: i64, character: i64) -> bool:
    """Has the party the character? The A.I. uses no powers."""
    for seat in range(s.seats):
        if party_of(s, seat) == party and s.owns(seat, character):
            return True
    return False


# --- Influence and control -----------------------------------------------------------------------


def influence(s: State) -> vec[i64]:
    """The Influence of every party in every hex: `[party * HEXES + hex]` (RR-6.6 … RR-6.10, RR-6.24)."""
    points = filled(parties(s) * HEXES, 0)
    for seat in range(s.seats):
        row = party_of(s, seat) * HEXES
        if s.capital[seat] >= 0:
            spread(s, seat, points)
        for number in range(FIRST_SOLDIER, FIRST_MERCENARY):
            soldier = units.on_map(s, seat, number)
            if soldier != units.NO_UNIT:
                points[row + s.unit_hex[soldier]] += 1
        if s.owns(seat, SACERDOS):
            for hex in s.sacerdos:
                if hex >= 0:
                    points[row + hex] += 1
    if s.seats == 1:
        for hex in s.on_map:
            points[RIVAL * HEXES + hex] = rival_influence(s, hex)
    return points


def spread(s: State, seat: i64, points: vec[i64]) -> None:
    """A Capital reaches the hexes around it as far as its Power allows, going around obstacles (RR-6.7)."""
    capital = s.capital[seat]
    row = party_of(s, seat) * HEXES
    reached: i64 = bit(capital)
    frontier: list[int] = [capital]
    for _ in range(INFLUENCE_RANGE[lands.by_power(s, capital)]):
        further: list[int] = []
        for hex in frontier:
            for side in range(SIDES):
                beside = s.near[hex * SIDES + side]
                if beside == NO_HEX or reached >> beside & 1 or not lands.is_land(s, beside):
                    continue
                if lands.towers_in(s, beside) or lands.crosses_wall(s, hex, side):
                    continue
                reached |= bit(beside)
                points[row + beside] += 1
                further.append(beside)
        frontier = further


def rival_influence(s: State, hex: i64) -> i64:
    """One for every Unit of the A.I. there, a half for every one next to it, rounded down."""
    halves = 2 * s.legion[hex]
    for side in range(hex * SIDES, hex * SIDES + SIDES):
        beside = s.near[side]
        if beside != NO_HEX:
            halves += s.legion[beside]
    return halves // 2


def controllers(s: State, points: vec[i64]) -> vec[i64]:
    """Which party controls each hex (RR-6.9, RR-6.24)."""
    found = filled(HEXES, NEUTRAL)
    for hex in s.on_map:
        tower = lands.owner_of_tower(s, hex)
        if tower >= 0:
            found[hex] = party_of(s, tower)
        elif not lands.is_explored(s, hex):
            found[hex] = RIVAL if s.seats == 1 else NEUTRAL
        else:
            found[hex] = strongest(s, points, hex)
    return found


def strongest(s: State, points: vec[i64], hex: i64) -> i64:
    """The party with strictly the most Influence in a hex."""
    best: i64 = 0
    winner: i64 = NEUTRAL
    for party in range(parties(s)):
        own = points[party * HEXES + hex]
        if own > best:
            best = own
            winner = party
        elif own == best:
            winner = NEUTRAL
    return winner


def influenced(s: State, seat: i64) -> list[int]:
    """Hexes that the Influence of the seat's party has reached."""
    points = influence(s)
    row = party_of(s, seat) * HEXES
    return [hex for hex in s.on_map if points[row + hex] > 0]


def dominion_hexes(s: State, seat: i64) -> list[int]:
    """Plains next to the own Capital under own control (RR-6.13)."""
    return plains_in(s, seat, controllers(s, influence(s)))


def plains_in(s: State, seat: i64, control: vec[i64]) -> list[int]:
    """The same, when control is known."""
    found: list[int] = []
    if s.capital[seat] < 0:
        return found
    for side in lands.BY_HEX:
        hex = s.near[s.capital[seat] * SIDES + side]
        if hex == NO_HEX or not lands.is_explored(s, hex):
            continue
        if s.terrain[hex] == PLAIN and control[hex] == party_of(s, seat):
            found.append(hex)
    return found


# --- points --------------------------------------------------------------------------------------


def points_of(s: State) -> vec[i64]:
    """All points by party and source: `[party * 9 + source]` (RR-6.11 … RR-6.20, RR-6.25)."""
    table = filled(parties(s) * ALL_SOURCES, 0)
    control = controllers(s, influence(s))
    for hex in s.on_map:
        if control[hex] != NEUTRAL:
            table[control[hex] * ALL_SOURCES + 1] += worth_of_hex(s, hex)
    for seat in range(s.seats):
        if s.is_in(seat):
            count_seat(s, seat, control, table)
    for party in range(parties(s)):
        if is_counted(s, party):
            count_party(s, party, control, table)
    for party in range(parties(s)):
        if is_counted(s, party):
            table[party * ALL_SOURCES + MAJORITIES] = majorities(s, party, table)
            if owns(s, party, PATRONUS):
                table[party * ALL_SOURCES + PATRONUS_POINTS] = patronus(s, party)
    return table


def worth_of_hex(s: State, hex: i64) -> i64:
    """One point, or its multiplier (RR-6.12); face-down ones count when the game is over (RR-6.25)."""
    is_known = s.over or lands.is_explored(s, hex)
    return max(1, s.multiplier[hex]) if is_known else 1


def count_seat(s: State, seat: i64, control: vec[i64], table: vec[i64]) -> None:
    """What partners count each for himself: Dominions, battle tokens, Artifex."""
    row = party_of(s, seat) * ALL_SOURCES
    hex = dominion_of(s, seat, control)
    if hex >= 0:
        table[row + 2] += lands.power_of(s, hex) + lands.power_of(s, s.capital[seat])
        if s.owns(seat, ARTIFEX):
            table[row + ARTIFEX_POINTS] = kinds_in(s, hex, s.capital[seat])
    table[row + 4] += s.battle_tokens[seat]


def count_party(s: State, party: i64, control: vec[i64], table: vec[i64]) -> None:
    """What is added up before it counts: characters, Workers, Soldiers, money; and the A.I.'s own ways."""
    row = party * ALL_SOURCES
    table[row] = character_points(s, party)
    if s.seats == 1 and party == RIVAL:
        total: i64 = 0
        controlled: i64 = 0
        for hex in s.on_map:
            total += s.legion[hex]
            if control[hex] == RIVAL:
                controlled += 1
        table[row + 2] = 2 * controlled
        table[row + 3] = 3 * total // 2
        return
    workers: i64 = 0
    soldiers: i64 = 0
    for seat in range(s.seats):
        if party_of(s, seat) == party:
            workers += units.count_on_map(s, seat, WORKER)
            soldiers += units.count_on_map(s, seat, SOLDIER)
    table[row + 3] = workers // 2 + soldiers
    table[row + MONEY] = money_of(s, party) // HALF_COINS_A_POINT


def dominion_of(s: State, seat: i64, control: vec[i64]) -> i64:
    """The chosen plain; before the choice the best one there is; NO_HEX without any."""
    if s.dominion[seat] >= 0 or s.over:
        return s.dominion[seat]
    best: i64 = NO_HEX
    for hex in plains_in(s, seat, control):
        if best == NO_HEX or lands.power_of(s, hex) > lands.power_of(s, best):
            best = hex
    return best


def character_points(s: State, party: i64) -> i64:
    """One each; Publicus three, but not for the A.I. (RR-6.11, RR-6.25)."""
    points: i64 = 0
    for side in range(s.sides):
        if party_of(s, side) == party:
            for character in range(CHARACTERS):
                points += s.characters[side * CHARACTERS + character]
            if side < s.seats and s.owns(side, PUBLICUS):
                points += PUBLICUS_COUNTS - 1
    return points


def money_of(s: State, party: i64) -> i64:
    """The half-coins of a party."""
    money: i64 = 0
    for side in range(s.sides):
        if party_of(s, side) == party:
            money += s.money[side]
    return money


def kinds_in(s: State, hex: i64, capital: i64) -> i64:
    """Different kinds of Constructions in a Dominion: Tower, farms and three walls count (RR-5.91)."""
    kinds: i64 = 1
    for kind in range(CONSTRUCTIONS):
        if s.built[hex * CONSTRUCTIONS + kind] or s.built[capital * CONSTRUCTIONS + kind]:
            kinds += 1
    if max(lands.walls_in(s, hex), lands.walls_in(s, capital)) >= WALLS_A_CONSTRUCTION:
        kinds += 1
    return kinds


def worth(s: State, party: i64, category: i64, table: vec[i64]) -> i64:
    """What a category is compared by: its points, money by the amount (RR-6.17, RR-6.25)."""
    if category == MONEY:
        return money_of(s, party)
    if category == 4:
        tokens: i64 = 0
        for side in range(s.sides):
            if party_of(s, side) == party:
                tokens += s.battle_tokens[side]
        return tokens
    return table[party * ALL_SOURCES + category]


def majorities(s: State, party: i64, table: vec[i64]) -> i64:
    """The bonuses of all six categories together."""
    total: i64 = 0
    for category in range(CATEGORIES):
        total += majority(s, party, category, table)
    return total


def majority(s: State, party: i64, category: i64, table: vec[i64]) -> i64:
    """First and second place; shared places share their bonuses; Consul wins ties (RR-6.17 … RR-6.19)."""
    own = worth(s, party, category, table)
    consul = owns(s, party, CONSUL)
    ahead: i64 = 0
    equal: i64 = 1
    for other in range(parties(s)):
        if other == party or not is_counted(s, other):
            continue
        value = worth(s, other, category, table)
        if value > own or (value == own and owns(s, other, CONSUL)):
            ahead += 1
        elif value == own and not consul:
            equal += 1
    bonus: i64 = 0
    for place in range(ahead, ahead + equal):
        bonus += place_bonus(s, place)
    return bonus // equal


def place_bonus(s: State, place: i64) -> i64:
    """What a place brings; with two parties only the first (RR-6.17)."""
    if parties(s) == 2:
        return BONUS_OF_TWO if place == 0 else 0
    if place == 0:
        return FIRST_BONUS
    return SECOND_BONUS if place == 1 else 0


def patronus(s: State, party: i64) -> i64:
    """Four for the richest, two for the second richest, ties included (RR-5.103)."""
    own = money_of(s, party)
    richer: list[int] = []
    for other in range(parties(s)):
        if other != party and is_counted(s, other):
            money = money_of(s, other)
            if money > own and money not in richer:
                richer.append(money)
    if len(richer) == 0:
        return RICHEST
    return SECOND_RICHEST if len(richer) == 1 else 0


# --- results -------------------------------------------------------------------------------------


def is_scored(s: State) -> bool:
    """Are points counted? Not when only one player or team is left, nor when the A.I. has won (RR-6.3)."""
    counted: i64 = 0
    for party in range(parties(s)):
        if is_counted(s, party):
            counted += 1
    return counted > 1


def sum_of(table: vec[i64], party: i64) -> i64:
    """All points of a party."""
    total: i64 = 0
    for source in range(party * ALL_SOURCES, party * ALL_SOURCES + ALL_SOURCES):
        total += table[source]
    return total


def final_points(s: State) -> vec[i64]:
    """The points that count: none after a victory by conquest, none for who is out."""
    return points_of(s) if is_scored(s) else filled(parties(s) * ALL_SOURCES, 0)


def scores(s: State) -> list[int]:
    """Points of every seat; partners have those of their team."""
    table = final_points(s)
    return [sum_of(table, party_of(s, seat)) for seat in range(s.seats)]


def breakdown(s: State) -> list[dict[str, int]]:
    """Points of every seat by source."""
    table = final_points(s)
    return [by_source(table, party_of(s, seat)) for seat in range(s.seats)]


def by_source(table: vec[i64], party: i64) -> dict[str, int]:
    """The points of a party by source."""
    return {name: table[party * ALL_SOURCES + source] for source, name in enumerate(SOURCES)}


def party_keys(s: State) -> list[tuple[int, ...]]:
    """What decides between parties: still in, total, then the tie-breaks; or how late they went (RR-6.26)."""
    table = final_points(s)
    keys: list[tuple[int, ...]] = []
    for party in range(parties(s)):
        if is_counted(s, party):
            keys.append((1, sum_of(table, party), *tie_break(s, party, table)))
            continue
        last: i64 = 0
        for seat in range(s.seats):
            if party_of(s, seat) == party:
                last = max(last, s.eliminated[seat])
        keys.append((0, last, 0, 0, 0, 0, 0, 0))
    return keys


def tie_break(s: State, party: i64, table: vec[i64]) -> list[int]:
    """Dominion, Population, hexes, money, battle tokens, characters (RR-6.21)."""
    row = party * ALL_SOURCES
    return [
        table[row + 2],
        table[row + 3],
        table[row + 1],
        money_of(s, party),
        worth(s, party, 4, table),
        table[row],
    ]


def standings(s: State) -> list[int]:
    """Rank of every seat; alone 1 is won or shared, 2 is lost."""
    places = ranks(party_keys(s))
    return [places[party_of(s, seat)] for seat in range(s.seats)]


def tie_breaks(s: State) -> list[dict[str, int]]:
    """What decides between equal points, for people."""
    table = final_points(s)
    names = ("dominion", "population", "hexes", "money", "battle_tokens", "characters")
    return [dict(zip(names, tie_break(s, party_of(s, seat), table), strict=True)) for seat in range(s.seats)]


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

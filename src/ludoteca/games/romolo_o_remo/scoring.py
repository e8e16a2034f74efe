"""Victory points by source, and majorities (RR-6.11 … RR-6.20, RR-6.25)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.hexes import NO_HEX
from ludoteca.core.vecs import filled
from ludoteca.games.romolo_o_remo import control, lands, units
from ludoteca.games.romolo_o_remo.data import (
    ARTIFEX,
    BONUS_OF_TWO,
    CHARACTERS,
    CONSTRUCTIONS,
    CONSUL,
    FIRST_BONUS,
    HALF_COINS_A_POINT,
    PATRONUS,
    PUBLICUS,
    PUBLICUS_COUNTS,
    RICHEST,
    SECOND_BONUS,
    SECOND_RICHEST,
    SOLDIER,
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


def points_of(s: State) -> vec[i64]:
    """All points by party and source: `[party * 9 + source]` (RR-6.11 … RR-6.20, RR-6.25)."""
    return points_under(s, control.controllers(s, control.influence(s)))


def points_under(s: State, controllers: vec[i64]) -> vec[i64]:
    """The same, when control is known."""
    table = filled(control.parties(s) * ALL_SOURCES, 0)
    for hex in s.on_map:
        if controllers[hex] != control.NEUTRAL:
            table[controllers[hex] * ALL_SOURCES + 1] += worth_of_hex(s, hex)
    for seat in range(s.seats):
        if s.is_in(seat):
            count_seat(s, seat, controllers, table)
    for party in range(control.parties(s)):
        if control.is_counted(s, party):
            count_party(s, party, controllers, table)
    for party in range(control.parties(s)):
        if control.is_counted(s, party):
            table[party * ALL_SOURCES + MAJORITIES] = majorities(s, party, table)
            if control.owns(s, party, PATRONUS):
                table[party * ALL_SOURCES + PATRONUS_POINTS] = patronus(s, party)
    return table


def worth_of_hex(s: State, hex: i64) -> i64:
    """One point, or its multiplier (RR-6.12); face-down ones count when the game is over (RR-6.25)."""
    is_known = s.over or lands.is_explored(s, hex)
    return max(1, s.multiplier[hex]) if is_known else 1


def count_seat(s: State, seat: i64, controllers: vec[i64], table: vec[i64]) -> None:
    """What partners count each for himself: Dominions, battle tokens, Artifex."""
    row = control.party_of(s, seat) * ALL_SOURCES
    hex = dominion_of(s, seat, controllers)
    if hex >= 0:
        table[row + 2] += lands.power_of(s, hex) + lands.power_of(s, s.capital[seat])
        if s.owns(seat, ARTIFEX):
            table[row + ARTIFEX_POINTS] = kinds_in(s, hex, s.capital[seat])
    table[row + 4] += s.battle_tokens[seat]


def count_party(s: State, party: i64, controllers: vec[i64], table: vec[i64]) -> None:
    """What is added up before it counts: characters, Workers, Soldiers, money; and the A.I.'s own ways."""
    row = party * ALL_SOURCES
    table[row] = character_points(s, party)
    if s.seats == 1 and party == RIVAL:
        total: i64 = 0
        controlled: i64 = 0
        for hex in s.on_map:
            total += s.legion[hex]
            if controllers[hex] == RIVAL:
                controlled += 1
        table[row + 2] = 2 * controlled
        table[row + 3] = 3 * total // 2
        return
    workers: i64 = 0
    soldiers: i64 = 0
    for seat in range(s.seats):
        if control.party_of(s, seat) == party:
            workers += units.count_on_map(s, seat, WORKER)
            soldiers += units.count_on_map(s, seat, SOLDIER)
    table[row + 3] = workers // 2 + soldiers
    table[row + MONEY] = money_of(s, party) // HALF_COINS_A_POINT


def dominion_of(s: State, seat: i64, controllers: vec[i64]) -> i64:
    """The chosen plain; before the choice the best one there is; NO_HEX without any."""
    if s.dominion[seat] >= 0 or s.over:
        return s.dominion[seat]
    best: i64 = NO_HEX
    for hex in control.plains_in(s, seat, controllers):
        if best == NO_HEX or lands.power_of(s, hex) > lands.power_of(s, best):
            best = hex
    return best


def character_points(s: State, party: i64) -> i64:
    """One each; Publicus three, but not for the A.I. (RR-6.11, RR-6.25)."""
    points: i64 = 0
    for side in range(s.sides):
        if control.party_of(s, side) == party:
            for character in range(CHARACTERS):
                points += s.characters[side * CHARACTERS + character]
            if side < s.seats and s.owns(side, PUBLICUS):
                points += PUBLICUS_COUNTS - 1
    return points


def money_of(s: State, party: i64) -> i64:
    """The half-coins of a party."""
    money: i64 = 0
    for side in range(s.sides):
        if control.party_of(s, side) == party:
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
            if control.party_of(s, side) == party:
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
    consul = control.owns(s, party, CONSUL)
    ahead: i64 = 0
    equal: i64 = 1
    for other in range(control.parties(s)):
        if other == party or not control.is_counted(s, other):
            continue
        value = worth(s, other, category, table)
        if value > own or (value == own and control.owns(s, other, CONSUL)):
            ahead += 1
        elif value == own and not consul:
            equal += 1
    bonus: i64 = 0
    for place in range(ahead, ahead + equal):
        bonus += place_bonus(s, place)
    return bonus // equal


def place_bonus(s: State, place: i64) -> i64:
    """What a place brings; with two parties only the first (RR-6.17)."""
    if control.parties(s) == 2:
        return BONUS_OF_TWO if place == 0 else 0
    if place == 0:
        return FIRST_BONUS
    return SECOND_BONUS if place == 1 else 0


def patronus(s: State, party: i64) -> i64:
    """Four for the richest, two for the second richest, ties included (RR-5.103)."""
    own = money_of(s, party)
    richer: list[int] = []
    for other in range(control.parties(s)):
        if other != party and control.is_counted(s, other):
            money = money_of(s, other)
            if money > own and money not in richer:
                richer.append(money)
    if len(richer) == 0:
        return RICHEST
    return SECOND_RICHEST if len(richer) == 1 else 0

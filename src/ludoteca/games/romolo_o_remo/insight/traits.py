"""What a network is told of Romolo o Remo?: a realm and those who threaten it, and what all share."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.encoding.traits import Traits, each
from ludoteca.core.hexes import NO_HEX
from ludoteca.core.state import State as CoreState
from ludoteca.games.romolo_o_remo import control, lands, scoring, units
from ludoteca.games.romolo_o_remo.board import DISTANCE, HEXES
from ludoteca.games.romolo_o_remo.data import (
    BANK_NAMES,
    BANKS,
    BLUE,
    BROWN,
    CHARACTER_NAMES,
    CHARACTERS,
    COIN,
    COMBAT_VALUE,
    CONSTRUCTION_NAMES,
    CONSTRUCTIONS,
    EMPTY_SLOT,
    EVENT_NAMES,
    EVENTS,
    EXPLORER,
    FIGURE_OF_EXPLORER,
    FIGURES,
    FIRST_CHARACTER,
    FIRST_MERCENARY,
    FIRST_SOLDIER,
    GRAIN,
    HIGHEST_PRICE,
    MERCENARY,
    PLAIN,
    RESOURCE_NAMES,
    RESOURCES,
    RIVAL_VALUE,
    SIDES,
    SOLDIER,
    TERRAIN_NAMES,
    TERRAINS,
    TOWER_VALUE,
    UNIT_KIND_NAMES,
    UNITS,
    WAREHOUSE,
    WORKER,
)
from ludoteca.games.romolo_o_remo.insight import end_worth, labour_worth, realm_worth
from ludoteca.games.romolo_o_remo.lands import RIVAL
from ludoteca.games.romolo_o_remo.state import State
from ludoteca.games.romolo_o_remo.steps import action, war
from ludoteca.games.romolo_o_remo.steps.growth import characters_of
from ludoteca.games.romolo_o_remo.stores import EMPTY
from ludoteca.games.romolo_o_remo.units import MARKER

NEAR: Final[i64] = 2
"""So far from its Capital everything is taken for a seat's own land."""
AT_THE_GATES: Final[i64] = 3
"""Who stands further away from a Capital does not threaten it yet."""
BUILDINGS: Final = CONSTRUCTION_NAMES[:-1]
SEEN_AHEAD: Final[i64] = 3
"""So many events of the solo game's line are told one by one."""
MOST_POINTS: Final = 99

REALM: Final = {
    "eliminated": 1,
    "money": 60,
    "short_of_a_character": 30,
    "tokens": 6,
    "damage": 1,
    "hungry": 10,
    "without_grain": 10,
    "marked": 19,
    **each("turns_until_his", ("0", "1", "2", "3"), (1,)),
    **each("cubes", RESOURCE_NAMES, (15,)),
    **each("characters", CHARACTER_NAMES, (2,)),
    **each("units", UNIT_KIND_NAMES, (6, 4, 8, 1)),
    **each("standing", UNIT_KIND_NAMES, (6, 4, 8, 1)),
}
STANDING: Final = {
    "ahead": MOST_POINTS,
    "behind": MOST_POINTS,
    **each("points", scoring.SOURCES, (MOST_POINTS,)),
    **each("ahead", scoring.SOURCES[: scoring.CATEGORIES], (60,)),
    **each("behind", scoring.SOURCES[: scoring.CATEGORIES], (60,)),
}
CAPITAL: Final = {
    "power": 12,
    **each("power_reaches", ("4", "5", "6", "7"), (1,)),
    "room": 6,
    "walls": 6,
    "workers_to_come": 6,
    "soldiers_to_come": 6,
    "best_plain": 10,
    "plains": 6,
    **each("in_capital", BUILDINGS, (6,)),
}
COUNTRY: Final = {
    "unexplored_near": 18,
    "empty_warehouses": 9,
    "explorer_from_unknown": 9,
    **each("near", TERRAIN_NAMES, (12,)),
    **each("built", BUILDINGS, (9,)),
    **each("stored", RESOURCE_NAMES, (15,)),
}
THREATS: Final = {
    "guard": 20,
    "overpowered": 20,
    "exposed": 10,
    "exposed_soon": 10,
    **each("foes_at", ("0", "1", "2", "3"), (30,)),
}
OWN: Final = {**REALM, **STANDING, **CAPITAL, **COUNTRY, **THREATS}
TABLE: Final = {
    "round": 40,
    "ending": 1,
    "acting": 1,
    "at_war": 1,
    "pieces_to_the_end": 40,
    "scarce_pieces": 60,
    "characters_left": 30,
    "unexplored": 40,
    "workers": 24,
    "soldiers": 16,
    "money": 200,
    **each("bank", BANK_NAMES, (20,)),
    **each("price", RESOURCE_NAMES, (int(HIGHEST_PRICE),)),
    **each("display", CHARACTER_NAMES, (2,)),
}
ALONE: Final = {
    "legion": 40,
    "groups": 19,
    "lying": 20,
    "ai_money": 60,
    "until_march": 19,
    "recruits_until_march": 2,
    **each("ai_points", scoring.SOURCES, (MOST_POINTS,)),
    **each("events_left", EVENT_NAMES, tuple(EVENTS)),
    **each("next_event", EVENT_NAMES, (1,)),
    **each("second_event", EVENT_NAMES, (1,)),
    **each("third_event", EVENT_NAMES, (1,)),
}
SHARED: Final = {**TABLE, **ALONE}


@final
class RomoloORemoTraits(Traits):
    """Traits of Romolo o Remo?, for any number of seats; some speak only of the solo game."""

    def __init__(self) -> None:
        super().__init__(OWN, SHARED)

    def fill_own(self, state: CoreState, seat: i64, row: vec[i64]) -> None:
        """A realm: what is in hand, how it stands, its Capital, the land around it, and its enemies."""
        assert isinstance(state, State)
        if not state.is_in(seat):
            row[0] = 1
            return
        at: i64 = 0
        fill_hand(state, seat, row)
        at += len(REALM)
        fill_standing(state, control.party_of(state, seat), row, at)
        at += len(STANDING)
        if state.capital[seat] < 0:
            return
        fill_capital(state, seat, row, at)
        at += len(CAPITAL)
        fill_country(state, seat, row, at)
        at += len(COUNTRY)
        fill_threats(state, seat, row, at)

    def fill_shared(self, state: CoreState, row: vec[i64]) -> None:
        """How far the game is, Bank, prices and Display; alone the A.I. and its events."""
        assert isinstance(state, State)
        s = state
        row[0] = s.round
        row[1] = s.ending
        row[2] = 1 if s.step is action.ACTION_MAIN else 0
        row[3] = 1 if s.step is war.WAR_MAIN else 0
        row[4] = end_worth.pieces_to_the_end(s)
        row[5] = end_worth.scarce_pieces(s)
        row[6] = len(s.pile)
        for hex in s.on_map:
            if not lands.is_explored(s, hex):
                row[7] += 1
        for seat in range(s.seats):
            row[8] += units.count_on_map(s, seat, WORKER)
            row[9] += units.count_on_map(s, seat, SOLDIER)
            row[10] += s.money[seat]
        at: i64 = 11
        for bank in range(BANKS):
            row[at + bank] = s.bank[bank]
        at += BANKS
        for resource in range(RESOURCES):
            row[at + resource] = s.price[resource]
        at += RESOURCES
        for character in s.display:
            if character != EMPTY_SLOT:
                row[at + character] += 1
                row[6] += 1
        if s.seats == 1:
            fill_rival(s, row, at + CHARACTERS)


def fill_hand(s: State, seat: i64, row: vec[i64]) -> None:
    """Money, cubes, characters, Units, and when he plays."""
    money = s.money[seat]
    row[1] = money
    row[2] = max(0, FIRST_CHARACTER + COIN * characters_of(s, seat) - money)
    row[3] = lands.BITS[s.tokens[seat]]
    row[4] = s.damage[seat]
    row[5] = labour_worth.hungry(s, seat)
    row[6] = max(0, row[5] - s.cubes[seat * RESOURCES + GRAIN])
    at: i64 = 8
    # the A.I. of the solo game has a Turn, but no seat
    after = 1 if s.active >= s.seats else seat - s.active if seat >= s.active else seat - s.active + s.seats
    row[at + after] = 1
    at += 4
    for resource in range(RESOURCES):
        row[at + resource] = s.cubes[seat * RESOURCES + resource]
    at += RESOURCES
    for character in range(CHARACTERS):
        row[at + character] = s.characters[seat * CHARACTERS + character]
    at += CHARACTERS
    is_acting = seat == s.active and s.step is action.ACTION_MAIN
    for number in range(UNITS):
        unit = units.on_map(s, seat, number)
        if unit == units.NO_UNIT:
            continue
        kind = units.kind_of(number)
        row[at + kind] += 1
        if is_acting and units.is_standing(s, unit):
            row[at + EXPLORER + 1 + kind] += 1
        if s.unit_state[unit] & MARKER:
            row[7] += 1


def fill_standing(s: State, party: i64, row: vec[i64], at: i64) -> None:
    """The points as they stand, and how far he is ahead of the best of the others, or behind."""
    table = scoring.points_of(s)
    best: i64 = 0
    for other in range(control.parties(s)):
        if other != party and control.is_counted(s, other):
            best = max(best, total_of(table, other))
    compare(row, at, total_of(table, party) - best, 1)
    at += 2
    for source in range(scoring.ALL_SOURCES):
        row[at + source] = table[party * scoring.ALL_SOURCES + source]
    at += scoring.ALL_SOURCES
    for category in range(scoring.CATEGORIES):
        best = 0
        for other in range(control.parties(s)):
            if other != party and control.is_counted(s, other):
                best = max(best, scoring.worth(s, other, category, table))
        lead = scoring.worth(s, party, category, table) - best
        compare(row, at + category, lead, scoring.CATEGORIES)


def compare(row: vec[i64], at: i64, lead: i64, further: i64) -> None:
    """A lead is written in one place, an arrear in another."""
    if lead >= 0:
        row[at] = lead
    else:
        row[at + further] = -lead


def total_of(table: vec[i64], party: i64) -> i64:
    """All points of a party."""
    total: i64 = 0
    for source in range(party * scoring.ALL_SOURCES, (party + 1) * scoring.ALL_SOURCES):
        total += table[source]
    return total


def fill_capital(s: State, seat: i64, row: vec[i64], at: i64) -> None:
    """The Capital: its Power, what that allows, what stands there, and the plains beside it."""
    capital = s.capital[seat]
    power = lands.power_of(s, capital)
    row[at] = power
    for step in range(4):
        row[at + 1 + step] = 1 if power >= 4 + step else 0
    at += 5
    row[at] = max(0, lands.limit_of(s, capital) - lands.constructions_in(s, capital))
    row[at + 1] = lands.walls_in(s, capital)
    row[at + 2] = max(0, lands.worker_limit(s, seat) - units.count_on_map(s, seat, WORKER))
    military = units.count_on_map(s, seat, SOLDIER) + units.count_on_map(s, seat, MERCENARY)
    row[at + 3] = max(0, lands.military_limit(s, seat) - military)
    row[at + 4] = realm_worth.best_plain(s, capital)
    for side in range(capital * SIDES, capital * SIDES + SIDES):
        hex = s.near[side]
        if hex != NO_HEX and lands.is_explored(s, hex) and s.terrain[hex] == PLAIN:
            row[at + 5] += 1
    at += 6
    for kind in range(CONSTRUCTIONS):
        row[at + kind] = s.built[capital * CONSTRUCTIONS + kind]


def fill_country(s: State, seat: i64, row: vec[i64], at: i64) -> None:
    """The land around the Capital: terrain, buildings, stores, and what nobody has seen."""
    capital = s.capital[seat]
    explorer = s.unit_hex[seat * FIGURES + FIGURE_OF_EXPLORER]
    land = at + 3
    built = land + TERRAINS
    stored = built + CONSTRUCTIONS
    nearest: i64 = 0
    for hex in s.on_map:
        if not lands.is_explored(s, hex):
            if explorer >= 0:
                distance = DISTANCE[explorer * HEXES + hex]
                nearest = distance if nearest == 0 else min(nearest, distance)
            if DISTANCE[hex * HEXES + capital] <= NEAR:
                row[at] += 1
            continue
        if DISTANCE[hex * HEXES + capital] > NEAR:
            continue
        row[land + s.terrain[hex]] += 1
        for kind in range(CONSTRUCTIONS):
            row[built + kind] += s.built[hex * CONSTRUCTIONS + kind]
    row[at + 2] = nearest
    if row[built + WAREHOUSE] == 0:
        return
    for number in range(len(s.warehouse_hex)):
        if DISTANCE[s.warehouse_hex[number] * HEXES + capital] <= NEAR:
            cubes = s.warehouse_cubes[number]
            if cubes == EMPTY:
                row[at + 1] += 1
            else:
                row[stored + cubes % RESOURCES] += cubes // RESOURCES


def fill_threats(s: State, seat: i64, row: vec[i64], at: i64) -> None:
    """Who could attack the Tower, and the Units that the A.I. could attack where they stand."""
    capital = s.capital[seat]
    guard = realm_worth.guards_in(s, seat, capital)
    row[at] = guard
    foes = at + 4
    if s.seats > 1:
        for other in range(s.seats):
            if s.is_foe(seat, other) and s.is_in(other):
                count_foes(s, other, capital, row, foes)
        return
    for hex in s.on_map:
        value = RIVAL_VALUE * s.legion[hex]
        if value == 0:
            continue
        distance = DISTANCE[hex * HEXES + capital]
        if distance <= AT_THE_GATES:
            row[foes + distance] += value
            row[at + 1] = max(row[at + 1], value - guard - TOWER_VALUE)
    for number in range(FIRST_MERCENARY):
        hex = s.unit_hex[seat * FIGURES + number]
        if hex >= 0:
            distance = from_stronger_legion(s, seat, hex)
            if distance < NEAR:
                row[at + 2] += 1
            elif distance == NEAR:
                row[at + 3] += 1


def count_foes(s: State, other: i64, capital: i64, row: vec[i64], at: i64) -> None:
    """The combat values of Soldiers and Mercenaries near a Capital, by their distance."""
    for number in range(FIRST_SOLDIER, UNITS):
        unit = units.on_map(s, other, number)
        if unit != units.NO_UNIT:
            distance = DISTANCE[s.unit_hex[unit] * HEXES + capital]
            if distance <= AT_THE_GATES:
                row[at + distance] += COMBAT_VALUE[units.kind_of(number)]


def from_stronger_legion(s: State, seat: i64, hex: i64) -> i64:
    """How far away the nearest group of the A.I. is that is stronger than those in a hex."""
    value = units.value_here(s, seat, hex) + (TOWER_VALUE if hex == s.capital[seat] else 0)
    nearest: i64 = NEAR + 1
    for other in s.on_map:
        if RIVAL_VALUE * s.legion[other] > value:
            nearest = min(nearest, DISTANCE[hex * HEXES + other])
    return nearest


def fill_rival(s: State, row: vec[i64], at: i64) -> None:
    """The A.I. of the solo game: its Units, points and events."""
    for hex in s.on_map:
        if s.legion[hex] > 0:
            row[at] += s.legion[hex]
            row[at + 1] += 1
            row[at + 2] += s.legion_lying[hex]
    row[at + 3] = s.money[RIVAL]
    is_line = s.options["event_mode"] != "bag"
    points = at + 6
    table = scoring.points_of(s)
    for source in range(scoring.ALL_SOURCES):
        row[points + source] = table[RIVAL * scoring.ALL_SOURCES + source]
    left = points + scoring.ALL_SOURCES
    kinds = i64(len(EVENTS))
    for place in range(len(s.events)):
        event = s.events[place]
        row[left + event] += 1
        if not is_line:
            continue
        if place < SEEN_AHEAD:
            row[left + kinds * (1 + place) + event] = 1
        if row[at + 4] == 0:
            if event == BROWN:
                row[at + 4] = place + 1
            elif event == BLUE:
                row[at + 5] += 1

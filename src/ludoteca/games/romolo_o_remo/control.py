"""Influence, and who controls which hex (RR-6.6 … RR-6.10, RR-6.24).

Who is counted is a party: a seat, a team of two, or the A.I. of the solo game, which is party 1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.hexes import NO_HEX
from ludoteca.core.vecs import filled
from ludoteca.games.romolo_o_remo import lands, units
from ludoteca.games.romolo_o_remo.bits import bit
from ludoteca.games.romolo_o_remo.board import HEXES
from ludoteca.games.romolo_o_remo.data import (
    FIRST_MERCENARY,
    FIRST_SOLDIER,
    INFLUENCE_RANGE,
    PLAIN,
    SACERDOS,
    SIDES,
)
from ludoteca.games.romolo_o_remo.lands import RIVAL

if TYPE_CHECKING:
    from ludoteca.games.romolo_o_remo.state import State

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

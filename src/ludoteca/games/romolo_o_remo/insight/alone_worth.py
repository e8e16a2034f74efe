"""What is different against the A.I.: land that nobody has seen, its slow growth, its groups on the march."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.core.hexes import NO_HEX
from ludoteca.games.romolo_o_remo import lands, strength, units
from ludoteca.games.romolo_o_remo.board import DISTANCE, HEXES
from ludoteca.games.romolo_o_remo.data import (
    COMBAT_VALUE,
    FIGURE_OF_EXPLORER,
    FIGURES,
    FIRST_MERCENARY,
    PENALTY,
    RIVAL_VALUE,
    SIDES,
    TOWER_VALUE,
    UNITS,
)
from ludoteca.games.romolo_o_remo.insight import war_thumb
from ludoteca.games.romolo_o_remo.state import State

NEAR: Final[i64] = 2
FEW: Final[i64] = 2
HASTE: Final = 2.0
"""How much a piece less is worth until only few are left: the A.I. grows slowly and for ever."""
# The A.I. has a point and two of its Dominion from each hex; what share of the unknown it will lose.
A_HEX_OF_THE_RIVAL: Final = 3.0
FOUND_BY_AN_EXPLORER: Final = 0.8
FOUND_BY_WORKERS: Final = 0.5
# A Unit that the A.I. can attack at once, or soon.
A_LOSS: Final = 1.5
SOON: Final = 0.6
LATER: Final = 0.15
# The A.I. strong enough for the Tower: in the Capital, beside it, two and three hexes away.
AT_THE_GATES: Final = [9.0, 7.0, 4.0, 2.0]
A_LEAD_IN_BATTLE: Final = 0.2
IN_THE_CITY: Final = 2.0
A_UNIT_OF_THE_RIVAL: Final = 3.0
# How much of a battle to come is counted where the Units are there, or must still go there.
THERE: Final = 0.9
BESIDE: Final = 0.6


def waiting(pieces: i64) -> float:
    """What it costs that so many pieces must still go before the end comes."""
    return HASTE * float(max(FEW, pieces))


def still_to_be_found(s: State, rounds: float) -> float:
    """What the A.I. will lose of the land that nobody has seen yet: given time, it will be explored."""
    unknown = 0.0
    for hex in s.on_map:
        if not lands.is_explored(s, hex):
            unknown += A_HEX_OF_THE_RIVAL
    share = FOUND_BY_AN_EXPLORER if s.unit_hex[FIGURE_OF_EXPLORER] >= 0 else FOUND_BY_WORKERS
    return share * unknown * min(1.0, (rounds - 1.0) / 6.0)


def host(s: State) -> float:
    """What the Units of the A.I. will do in the Rounds to come: each of them takes land, if not more."""
    total: i64 = 0
    for hex in s.on_map:
        total += s.legion[hex]
    return A_UNIT_OF_THE_RIVAL * float(total)


def legions(s: State, capital: i64, guard: i64) -> float:
    """What the A.I. may do to the Tower: it comes only where it is stronger (RR-5.117)."""
    worst = 0.0
    for hex in s.on_map:
        if s.legion[hex] == 0:
            continue
        distance = DISTANCE[hex * HEXES + capital]
        if distance >= len(AT_THE_GATES):
            continue
        lead = float(RIVAL_VALUE * s.legion[hex] - guard) - hindrance(s, capital, hex)
        if lead > 0.0:
            worst = max(worst, AT_THE_GATES[distance] * (1.0 + A_LEAD_IN_BATTLE * lead))
        elif distance == 0:
            worst = max(worst, IN_THE_CITY)
    return worst


def hindrance(s: State, capital: i64, hex: i64) -> float:
    """How much walls will weaken the A.I. that comes from a hex into the Capital (RR-5.17, RR-5.58)."""
    distance = DISTANCE[hex * HEXES + capital]
    gates = 0.0
    walled = 0.0
    for side in range(SIDES):
        beside = s.near[capital * SIDES + side]
        if beside != NO_HEX and DISTANCE[hex * HEXES + beside] < distance:
            gates += 1.0
            walled += float(s.walls[capital] >> side & 1)
    return float(PENALTY) * walled / gates if gates > 0.0 else 0.0


def strikes(s: State, seat: i64) -> float:
    """What Units that still stand may do to the A.I. in the War phase: in its hex, or a step away from it."""
    hoped = 0.0
    for hex in s.on_map:
        if s.legion[hex] == 0 or hex == s.capital[lands.RIVAL]:
            continue
        value: i64 = 0
        count: i64 = 0
        there: i64 = 0
        for number in range(UNITS):
            row = units.on_map(s, seat, number)
            if row == units.NO_UNIT or s.unit_state[row] & units.MARKER:
                continue
            actions = s.unit_state[row] & units.ACTIONS_LEFT
            distance = DISTANCE[s.unit_hex[row] * HEXES + hex]
            kind = units.kind_of(number)
            if actions > distance and (distance == 0 or (distance == 1 and COMBAT_VALUE[kind] > 1)):
                value += COMBAT_VALUE[kind]
                count += 1
                there += COMBAT_VALUE[kind] if distance == 0 else 0
        if value > 0:
            own = war_thumb.Side(value, count, 0, False, True)
            enemy = war_thumb.Side(strength.rival_value(s, hex), s.legion[hex], 0, False, False)
            gain = war_thumb.attack_prospect(own, enemy, s.tokens[seat])
            sureness = BESIDE + (THERE - BESIDE) * float(there) / float(value)
            hoped += A_UNIT_OF_THE_RIVAL * max(0.0, gain) * sureness
    return hoped


def is_called_home(s: State) -> bool:
    """Is the Unit that acts next to its Capital while the A.I. marches on it?"""
    if s.seats > 1:
        return False
    capital = s.capital[s.active]
    if DISTANCE[s.unit_hex[s.unit] * HEXES + capital] != 1:
        return False
    for hex in s.on_map:
        if s.legion[hex] > 0 and DISTANCE[hex * HEXES + capital] < len(AT_THE_GATES):
            return True
    return False


def exposure(s: State, seat: i64, a_life: float) -> float:
    """What is feared for Workers and Soldiers whom the A.I. is strong enough to attack where they stand."""
    if s.seats > 1:
        return 0.0
    feared = 0.0
    for number in range(FIRST_MERCENARY):
        hex = s.unit_hex[seat * FIGURES + number]
        if hex < 0:
            continue
        value = units.value_here(s, seat, hex) + (TOWER_VALUE if hex == s.capital[seat] else 0)
        for other in s.on_map:
            if s.legion[other] > 0 and RIVAL_VALUE * s.legion[other] > value:
                distance = DISTANCE[hex * HEXES + other]
                if distance <= NEAR:
                    feared += (A_LOSS + a_life) * (SOON if distance < NEAR else LATER)
                    break
    return feared

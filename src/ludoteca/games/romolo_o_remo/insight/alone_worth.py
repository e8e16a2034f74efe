"""What is different against the A.I.: land that nobody has seen, its slow growth, its groups on the march."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.romolo_o_remo import lands, units
from ludoteca.games.romolo_o_remo.board import DISTANCE, HEXES
from ludoteca.games.romolo_o_remo.data import (
    FIGURE_OF_EXPLORER,
    FIGURES,
    FIRST_MERCENARY,
    RIVAL_VALUE,
    TOWER_VALUE,
)
from ludoteca.games.romolo_o_remo.state import State

NEAR: Final[i64] = 2
FEW: Final[i64] = 2
HASTE: Final = 1.0
"""How much a piece less is worth until only few are left: the A.I. grows slowly and for ever."""
NEARNESS: Final = 2.0
FURTHEST_AHEAD: Final = 10.0
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


def waiting(pieces: i64) -> float:
    """What it costs that so many pieces must still go before the end comes."""
    return HASTE * float(max(FEW, pieces))


def hurry(hopes: list[float], pieces: i64) -> None:
    """Who leads late in a game is glad of every piece less before the end."""
    first = hopes.index(max(hopes))
    lead = min(FURTHEST_AHEAD, hopes[first] - hopes[1 - first])
    hopes[first] += NEARNESS * lead / (1.0 + float(pieces))


def still_to_be_found(s: State, rounds: float) -> float:
    """What the A.I. will lose of the land that nobody has seen yet: given time, it will be explored."""
    unknown = 0.0
    for hex in s.on_map:
        if not lands.is_explored(s, hex):
            unknown += A_HEX_OF_THE_RIVAL
    share = FOUND_BY_AN_EXPLORER if s.unit_hex[FIGURE_OF_EXPLORER] >= 0 else FOUND_BY_WORKERS
    return share * unknown * min(1.0, (rounds - 1.0) / 6.0)


def legions(s: State, capital: i64, guard: i64) -> float:
    """What the A.I. may do to the Tower: it comes only where it is stronger (RR-5.117)."""
    worst = 0.0
    for hex in s.on_map:
        if s.legion[hex] == 0:
            continue
        distance = DISTANCE[hex * HEXES + capital]
        if distance >= len(AT_THE_GATES):
            continue
        lead = RIVAL_VALUE * s.legion[hex] - guard
        if lead > 0:
            worst = max(worst, AT_THE_GATES[distance] * (1.0 + A_LEAD_IN_BATTLE * float(lead)))
        elif distance == 0:
            worst = max(worst, IN_THE_CITY)
    return worst


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

"""Who falls and what is destroyed in a battle (RR-4.16, RR-5.63, RR-5.67 … RR-5.70, RR-5.122)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludoteca.core.steps import NOTHING
from ludoteca.games.romolo_o_remo import lands, stores, strength, units
from ludoteca.games.romolo_o_remo.actions import (
    BREAK_FIRST,
    DESTROY_FIRST,
    DONE,
    HIT_FIRST,
)
from ludoteca.games.romolo_o_remo.bits import bit
from ludoteca.games.romolo_o_remo.board import HEX_NAMES
from ludoteca.games.romolo_o_remo.data import (
    MOST_WALLS,
    PIECE_NAMES,
    SIDES,
    TOWER_HITS,
    TOWER_PIECE,
    UNIT_NAMES,
    UNITS,
    WALLS_PIECE,
)
from ludoteca.games.romolo_o_remo.steps import battle, turn
from ludoteca.games.romolo_o_remo.steps.step import Step
from ludoteca.games.romolo_o_remo.units import NO_UNIT

if TYPE_CHECKING:
    from ludoteca.games.romolo_o_remo.state import State

PIECE_PICK: Final[i64] = 100
"""Picks of Constructions come after those of Units; so `last_pick` tells them apart."""


class DestroyBuilding(Step):
    """Which Construction is destroyed (RR-5.63, RR-5.64)?"""

    def actions(self, s: State) -> list[int]:
        """One for each Unit with a positive value, or stop."""
        if s.hits == 0:
            return NOTHING
        return targets_or_stop(s, False)

    def play(self, s: State, action: i64) -> None:
        """It is out of the game."""
        if action == DONE:
            battle.end(s)
            return
        s.hits -= 1
        destroy(s, action - DESTROY_FIRST)

    def skip(self, s: State) -> None:
        """Nothing more can be destroyed."""
        battle.end(s)


class AttackHit(Step):
    """Whom does the attacker hit (RR-5.67 … RR-5.69)?"""

    def actions(self, s: State) -> list[int]:
        """A defending Unit while any is left; then a Construction or the Tower, or stop."""
        if s.hits == 0:
            return NOTHING
        if s.defender < s.seats and units.is_here(s, s.defender, s.place):
            return unit_targets(s, s.defender, s.hits, False)
        return targets_or_stop(s, s.defender < s.seats and strength.has_tower(s))

    def play(self, s: State, action: i64) -> None:
        """A Unit falls, a Construction is destroyed, or the rest of the hits is waived."""
        if action == DONE:
            s.hits = 0
            return
        s.hits -= 1
        if action >= DESTROY_FIRST:
            destroy(s, action - DESTROY_FIRST)
        else:
            hit_unit(s, s.defender, action - HIT_FIRST)

    def skip(self, s: State) -> None:
        """Now the defender."""
        battle.answer_hits(s)


class DefenceHit(Step):
    """Whom does the defender hit (RR-5.67, RR-5.68)?"""

    def actions(self, s: State) -> list[int]:
        """An attacking Unit while any is left; then a Construction, or stop."""
        if s.hits_back == 0:
            return NOTHING
        if s.committed:
            return unit_targets(s, s.active, s.hits_back, True)
        return targets_or_stop(s, False)

    def play(self, s: State, action: i64) -> None:
        """A Unit falls, a Construction is destroyed, or the rest of the hits is waived."""
        if action == DONE:
            s.hits_back = 0
            return
        s.hits_back -= 1
        if action >= DESTROY_FIRST:
            destroy(s, action - DESTROY_FIRST)
        else:
            hit_unit(s, s.active, action - HIT_FIRST)

    def skip(self, s: State) -> None:
        """The battle is over."""
        battle.end(s)


class WallLot(Step):
    """Which three walls fall (RR-4.16)?"""

    def actions(self, s: State) -> list[int]:
        """Sides after the last one, as long as three come together."""
        chosen = s.bank_sides
        missing = MOST_WALLS - lands.BITS[chosen]
        legal: list[int] = []
        for side in range(SIDES):
            left = lands.BITS[s.walls[s.place] >> side]
            if s.walls[s.place] >> side & 1 and not chosen >> side and left >= missing:
                legal.append(BREAK_FIRST + side)
        return legal

    def play(self, s: State, action: i64) -> None:
        """The third one brings them down."""
        s.bank_sides |= bit(action - BREAK_FIRST)
        if lands.BITS[s.bank_sides] == MOST_WALLS:
            s.walls[s.place] &= ~s.bank_sides
            s.bank_sides = 0
            s.step = s.window
            s.window = WALL_LOT


DESTROY_BUILDING: Final[Step] = DestroyBuilding("destroy_building", "destroy", "done")
ATT_HIT: Final[Step] = AttackHit("att_hit", "hit", "destroy", "done")
DEF_HIT: Final[Step] = DefenceHit("def_hit", "hit", "destroy", "done")
WALL_LOT: Final[Step] = WallLot("wall_lot", "break")


def strike_rival(s: State, attacks: bool) -> None:
    """Hits on Units of the A.I., which are all alike (RR-5.67)."""
    hits = s.hits if attacks else s.hits_back
    fallen = min(hits, s.legion[s.place])
    s.legion[s.place] -= fallen
    if attacks:
        s.hits -= fallen
    else:
        s.hits_back -= fallen
    if s.legion[s.place] == 0:
        s.legion_marks[s.place] = 0
    if fallen and s.journal is not None:
        s.journal.tell("ai-fell", hex=HEX_NAMES[s.place], count=fallen)


def unit_targets(s: State, owner: i64, hits: i64, committed_only: bool) -> list[int]:
    """Units to be hit in the fixed order, as long as all hits can still be assigned (RR-4.17)."""
    candidates: list[int] = []
    for number in range(UNITS):
        row = units.on_map(s, owner, number)
        if row == NO_UNIT or s.unit_hex[row] != s.place or (committed_only and not s.committed >> row & 1):
            continue
        candidates.append(number)
    must = min(hits, len(candidates))
    legal: list[int] = []
    for number in candidates:
        if number <= s.last_pick or not is_first(s, owner, number, candidates):
            continue
        if rest_after(s, owner, number, candidates) >= must - 1:
            legal.append(HIT_FIRST + number)
    return legal


def is_alike(s: State, owner: i64, number: i64, other: i64) -> bool:
    """Do two Units of the battle look the same (RR-4.4)?"""
    same_kind = units.kind_of(number) == units.kind_of(other)
    first = units.row_of(s, owner, number)
    second = units.row_of(s, owner, other)
    return same_kind and s.unit_state[first] == s.unit_state[second]


def is_first(s: State, owner: i64, number: i64, candidates: list[int]) -> bool:
    """Is it the first of its class among the candidates?"""
    for other in candidates:
        if other >= number:
            return True
        if is_alike(s, owner, number, other):
            return False
    return True


def rest_after(s: State, owner: i64, pick: i64, candidates: list[int]) -> i64:
    """How many can still be picked after this one: of Units alike the first one goes first."""
    count: i64 = 0
    for number in candidates:
        if number <= pick:
            continue
        is_later = True
        for other in candidates:
            if other < pick and is_alike(s, owner, number, other):
                is_later = False
        if is_later:
            count += 1
    return count


def hit_unit(s: State, owner: i64, number: i64) -> None:
    """A Unit falls (RR-5.70)."""
    row = units.row_of(s, owner, number)
    s.last_pick = number
    s.committed &= ~bit(row)
    if s.journal is not None:
        s.journal.tell("fell", owner=owner, unit=UNIT_NAMES[number], hex=HEX_NAMES[s.place])
    units.fall(s, row)


def targets_or_stop(s: State, with_tower: bool) -> list[int]:
    """Constructions of the hex in order, the walls as lots of three; or stop. Nothing if there is none."""
    legal: list[int] = []
    for piece in destructible(s, s.place):
        if PIECE_PICK + piece >= s.last_pick:
            legal.append(DESTROY_FIRST + piece)
    if with_tower:
        legal.append(DESTROY_FIRST + TOWER_PIECE)
    if len(legal) > 0:
        legal.append(DONE)
    return legal


def destructible(s: State, hex: i64) -> list[int]:
    """What a hit can destroy but the Tower: pieces, and a lot of walls (RR-5.68)."""
    found = stores.pieces(s, hex)
    if s.walls[hex]:
        found.append(WALLS_PIECE)
    return found


def destroy(s: State, piece: i64) -> None:
    """A Construction goes; of more than three walls three are picked; a Tower stands two hits."""
    s.last_pick = PIECE_PICK + piece
    if piece == TOWER_PIECE:
        hit_tower(s, s.defender, s.active)
        return
    if s.journal is not None:
        s.journal.tell("destroyed", seat=s.seat, piece=PIECE_NAMES[piece], hex=HEX_NAMES[s.place])
    if piece != WALLS_PIECE:
        stores.remove_piece(s, s.place, piece)
    elif lands.walls_in(s, s.place) <= MOST_WALLS:
        s.walls[s.place] = 0
    else:
        s.window = s.step
        s.step = WALL_LOT


def hit_tower(s: State, owner: i64, by: i64) -> None:
    """The first hit damages a Tower, the second destroys it and ends the battle (RR-5.69, RR-5.122)."""
    s.damage[owner] += 1
    if s.journal is not None:
        s.journal.tell("tower-hit", owner=owner, hex=HEX_NAMES[s.place], damage=s.damage[owner])
    if s.damage[owner] < TOWER_HITS:
        return
    turn.eliminate(s, owner, by)
    if not s.over:
        battle.end(s)

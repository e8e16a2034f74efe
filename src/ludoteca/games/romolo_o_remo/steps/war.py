"""The War phase: who attacks whom, with what, and secret tokens (RR-4.11 … RR-4.13, RR-5.55 … RR-5.60)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludoteca.core.steps import NOTHING
from ludoteca.games.romolo_o_remo import lands, stores, strength, units
from ludoteca.games.romolo_o_remo.actions import (
    ATTACK_AI_FIRST,
    ATTACK_FIRST,
    COMMIT_FIRST,
    DONE,
    END_WAR,
    RAZE_FIRST,
    TARGETS,
    TOKEN_FIRST,
    USE_FIRST,
    attack,
)
from ludoteca.games.romolo_o_remo.bits import bit
from ludoteca.games.romolo_o_remo.board import HEX_NAMES, HEXES
from ludoteca.games.romolo_o_remo.data import (
    CHARACTER_NAMES,
    DEFENSOR,
    DEFENSOR_BONUS,
    DIE_FACES,
    DUX,
    EXPLORER,
    HEROS,
    HEROS_BONUS,
    OBSESSOR,
    OBSESSOR_BONUS,
    TOKEN_NAMES,
    TOKENS,
    UNITS,
)
from ludoteca.games.romolo_o_remo.steps import battle, maintenance
from ludoteca.games.romolo_o_remo.steps.step import Step
from ludoteca.games.romolo_o_remo.units import MARKER, NO_UNIT

if TYPE_CHECKING:
    from ludoteca.games.romolo_o_remo.state import State

BUILDINGS: Final[i64] = -2
"""The target of an attack on Constructions alone."""
# The order of bonuses (RR-4.17).
FIRST_CHOICE: Final[i64] = 0
SECOND_CHOICE: Final[i64] = 1
THIRD_CHOICE: Final[i64] = 2


class WarMain(Step):
    """Which attack (RR-4.11)?"""

    def actions(self, s: State) -> list[int]:
        """Hex by hex the players with a Unit or Tower, or the buildings; nothing if there is none."""
        standing: i64 = 0
        for number in range(UNITS):
            row = units.on_map(s, s.seat, number)
            if row != NO_UNIT and units.is_standing(s, row):
                standing |= bit(s.unit_hex[row])
        legal: list[int] = []
        for hex in range(HEXES):
            if standing >> hex & 1:
                add_attacks(s, hex, legal)
        if len(legal) > 0:
            legal.append(END_WAR)
        return legal

    def play(self, s: State, action: i64) -> None:
        """Units are committed next; or the phase is over."""
        if action == END_WAR:
            maintenance.begin(s)
            return
        if action >= RAZE_FIRST:
            s.place, s.defender = action - RAZE_FIRST, BUILDINGS
        elif action >= ATTACK_AI_FIRST:
            s.place, s.defender = action - ATTACK_AI_FIRST, lands.RIVAL
        else:
            s.place, s.defender = (action - ATTACK_FIRST) // TARGETS, (action - ATTACK_FIRST) % TARGETS
        s.last_pick = -1
        s.step = WAR_COMMIT

    def skip(self, s: State) -> None:
        """There is nobody to attack."""
        maintenance.begin(s)


class WarCommit(Step):
    """Which Units attack (RR-4.12)?"""

    def actions(self, s: State) -> list[int]:
        """Standing Units of the hex, in order, alike ones once; done after the first."""
        legal: list[int] = []
        for number in range(UNITS):
            row = units.on_map(s, s.seat, number)
            if (
                row != NO_UNIT
                and s.unit_hex[row] == s.place
                and number > s.last_pick
                and may_commit(s, row)
                and units.is_first_of_class(s, s.seat, number, s.committed)
            ):
                legal.append(COMMIT_FIRST + number)
        if s.committed:
            legal.append(DONE)
        return legal

    def play(self, s: State, action: i64) -> None:
        """One more Unit, or the bonuses."""
        if action != DONE:
            s.last_pick = action - COMMIT_FIRST
            s.committed |= bit(units.row_of(s, s.seat, s.last_pick))
            return
        s.last_pick = -1
        s.step = ATT_BONUS
        if s.journal is not None:
            tell_attack(s)


class AttackBonus(Step):
    """Which bonus does the attacker use (RR-4.12)?"""

    def actions(self, s: State) -> list[int]:
        """Heros, Obsessor, Dux in this order; against buildings only the Obsessor (RR-4.13)."""
        legal: list[int] = []
        if s.defender == BUILDINGS:
            if strength.is_marked(s) and s.has_unused(s.seat, OBSESSOR):
                legal.append(USE_FIRST + OBSESSOR)
                if able_to_raze(s) > 0:
                    legal.append(DONE)
            return legal
        if s.last_pick < FIRST_CHOICE and s.has_unused(s.seat, HEROS):
            legal.append(USE_FIRST + HEROS)
        if (
            s.last_pick < SECOND_CHOICE
            and s.has_unused(s.seat, OBSESSOR)
            and (strength.is_marked(s) or strength.has_tower(s))
        ):
            legal.append(USE_FIRST + OBSESSOR)
        if s.owns(s.seat, DUX) and s.dux_charges:
            legal.append(USE_FIRST + DUX)
        if len(legal) > 0:
            legal.append(DONE)
        return legal

    def play(self, s: State, action: i64) -> None:
        """The bonus counts; or enough of them."""
        if action == DONE:
            self.skip(s)
            return
        character = action - USE_FIRST
        if character == HEROS:
            s.attack_bonus += HEROS_BONUS
        elif character == OBSESSOR:
            s.obsessors |= strength.ATTACKER
            if s.defender != BUILDINGS and strength.has_tower(s):
                s.attack_bonus += OBSESSOR_BONUS
        else:
            s.attack_bonus += 1
        use(s, character)

    def skip(self, s: State) -> None:
        """The defender's bonuses; buildings have none."""
        if s.defender == BUILDINGS:
            battle.begin_razing(s)
        else:
            ask_defender(s)


class DefenceBonus(Step):
    """Which bonus does the defender use (RR-4.12)?"""

    def actions(self, s: State) -> list[int]:
        """Defensor, Obsessor, Dux in this order."""
        if s.defender >= s.seats:
            return NOTHING
        legal: list[int] = []
        if s.last_pick < FIRST_CHOICE and s.has_unused(s.seat, DEFENSOR):
            legal.append(USE_FIRST + DEFENSOR)
        if (
            s.last_pick < SECOND_CHOICE
            and s.has_unused(s.seat, OBSESSOR)
            and units.has_marker_here(s, s.seat, s.place)
        ):
            legal.append(USE_FIRST + OBSESSOR)
        if s.owns(s.seat, DUX) and s.dux_charges:
            legal.append(USE_FIRST + DUX)
        if len(legal) > 0:
            legal.append(DONE)
        return legal

    def play(self, s: State, action: i64) -> None:
        """The bonus counts; or enough of them."""
        if action == DONE:
            choose_tokens(s)
            return
        character = action - USE_FIRST
        if character == DEFENSOR:
            s.defence_bonus += DEFENSOR_BONUS
        elif character == OBSESSOR:
            s.obsessors |= strength.DEFENDER
        else:
            s.defence_bonus += 1
        use(s, character)

    def skip(self, s: State) -> None:
        """No bonus: the tokens."""
        choose_tokens(s)


class AttackToken(Step):
    """Which token does the attacker lay down in secret (RR-5.59)?"""

    def actions(self, s: State) -> list[int]:
        """One of those he has."""
        return available_tokens(s, s.seat)

    def play(self, s: State, action: i64) -> None:
        """It lies face down; now the defender, or the die of the A.I."""
        s.attack_token = action - TOKEN_FIRST
        tell_token(s)
        if s.defender >= s.seats:
            s.defence_token = DIE_FACES[s.roll() - 1]
            battle.reveal(s)
        else:
            s.seat = s.defender
            s.step = DEF_TOKEN


class DefenceToken(Step):
    """Which token does the defender lay down in secret (RR-5.59)?"""

    def actions(self, s: State) -> list[int]:
        """One of those he has."""
        return available_tokens(s, s.seat)

    def play(self, s: State, action: i64) -> None:
        """Both are shown; the A.I. rolls only now (RR-5.118)."""
        s.defence_token = action - TOKEN_FIRST
        tell_token(s)
        if s.active >= s.seats:
            s.attack_token = DIE_FACES[s.roll() - 1]
        battle.reveal(s)


WAR_MAIN: Final[Step] = WarMain("war_main", "attack", "attack_ai", "raze", "end_war")
WAR_COMMIT: Final[Step] = WarCommit("war_commit", "commit", "done")
ATT_BONUS: Final[Step] = AttackBonus("att_bonus", "use", "done")
DEF_BONUS: Final[Step] = DefenceBonus("def_bonus", "use", "done")
ATT_TOKEN: Final[Step] = AttackToken("att_token", "token")
DEF_TOKEN: Final[Step] = DefenceToken("def_token", "token")


def begin(s: State) -> None:
    """The War phase begins."""
    s.begun = 1
    s.step = WAR_MAIN


def add_attacks(s: State, hex: i64, legal: list[int]) -> None:
    """The attacks that standing Units of a hex may make (RR-5.56, RR-5.64)."""
    if s.seats == 1:
        if s.legion[hex] > 0:
            legal.append(ATTACK_AI_FIRST + hex)
    else:
        seat = s.next_seat(s.seat)
        while seat != s.seat:
            if s.is_foe(s.seat, seat) and (units.is_here(s, seat, hex) or s.capital[seat] == hex):
                legal.append(attack(hex, seat))
            seat = s.next_seat(seat)
    if not lands.has_foe(s, s.seat, hex) and stores.has_pieces(s, hex) and can_raze(s, hex):
        legal.append(RAZE_FIRST + hex)


def can_raze(s: State, hex: i64) -> bool:
    """Is there a standing Unit that could destroy something?"""
    for number in range(UNITS):
        row = units.on_map(s, s.seat, number)
        if row != NO_UNIT and s.unit_hex[row] == hex and units.is_standing(s, row) and razes(s, row):
            return True
    return False


def razes(s: State, row: i64) -> bool:
    """Is its attack value positive, a marker disregarded if the Obsessor is there for it (RR-1.27)?"""
    if units.value_of(s, row) == 0:
        return False
    return not s.unit_state[row] & MARKER or s.has_unused(s.seat, OBSESSOR)


def may_commit(s: State, row: i64) -> bool:
    """May this Unit take part?"""
    if not units.is_standing(s, row) or s.committed >> row & 1:
        return False
    return s.defender != BUILDINGS or razes(s, row)


def able_to_raze(s: State) -> i64:
    """How many of the committed Units have a positive attack value (RR-1.27)."""
    count: i64 = 0
    for number in range(UNITS):
        row = units.on_map(s, s.active, number)
        if row == NO_UNIT or not s.committed >> row & 1 or units.kind_of(number) == EXPLORER:
            continue
        if not s.unit_state[row] & MARKER or s.obsessors & strength.ATTACKER:
            count += 1
    return count


def use(s: State, character: i64) -> None:
    """A character helps in this battle."""
    if character == DUX:
        s.dux_charges -= 1
        s.last_pick = THIRD_CHOICE
    else:
        s.used |= bit(character)
        s.last_pick = SECOND_CHOICE if character == OBSESSOR else FIRST_CHOICE
    if s.journal is not None:
        s.journal.tell("bonus-used", seat=s.seat, character=CHARACTER_NAMES[character])


def ask_defender(s: State) -> None:
    """The defender's bonuses."""
    s.last_pick = -1
    if s.defender < s.seats:
        s.seat = s.defender
    s.step = DEF_BONUS


# --- tokens --------------------------------------------------------------------------------------


def choose_tokens(s: State) -> None:
    """Tokens in secret, the attacker's first; with the die both roll (RR-5.59, RR-5.118)."""
    s.last_pick = -1
    if s.uses_die:
        s.attack_token = DIE_FACES[s.roll() - 1]
        s.defence_token = DIE_FACES[s.roll() - 1]
        battle.reveal(s)
    elif s.active >= s.seats:
        s.step = DEF_TOKEN
    else:
        s.seat = s.active
        s.step = ATT_TOKEN


def available_tokens(s: State, seat: i64) -> list[int]:
    """The tokens a player may choose from."""
    return [TOKEN_FIRST + token for token in range(TOKENS) if s.tokens[seat] >> token & 1]


def tell_attack(s: State) -> None:
    """Who attacks whom, where."""
    if s.journal is None:
        return
    hex = HEX_NAMES[s.place]
    if s.defender == BUILDINGS:
        s.journal.tell("razes", seat=s.seat, hex=hex)
    elif s.defender >= s.seats:
        s.journal.tell("attacks-ai", seat=s.seat, hex=hex, value=strength.attack_value(s))
    else:
        s.journal.tell("attacks", seat=s.seat, owner=s.defender, hex=hex, value=strength.attack_value(s))


def tell_token(s: State) -> None:
    """That a token was chosen; which one, only its owner is told."""
    if s.journal is None:
        return
    token = s.defence_token if s.step is DEF_TOKEN else s.attack_token
    s.journal.tell("token-chosen", seat=s.seat)
    s.journal.tell_seats((s.seat,), "token-is", seat=s.seat, token=TOKEN_NAMES[token])

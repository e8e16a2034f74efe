"""A battle from the reveal to its end: retreats, the winner, how many fall (RR-5.61 … RR-5.71)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludoteca.core.steps import NOTHING
from ludoteca.games.romolo_o_remo import lands, strength, units
from ludoteca.games.romolo_o_remo.actions import (
    RETREAT_FIRST,
    STAY,
)
from ludoteca.games.romolo_o_remo.bits import bit
from ludoteca.games.romolo_o_remo.board import HEX_NAMES
from ludoteca.games.romolo_o_remo.data import (
    ALL_TOKENS,
    BANK_TOKENS,
    DIFFERENCE_A_HIT,
    MINUS_HIT,
    MOST_HITS,
    PLUS_3,
    PLUS_HIT,
    RETREAT,
    TOKEN_NAMES,
    TOKENS,
    UNITS,
    X2,
)
from ludoteca.games.romolo_o_remo.steps import casualties, rival, war
from ludoteca.games.romolo_o_remo.steps.step import Step
from ludoteca.games.romolo_o_remo.units import MARKED_NOW, MARKER, NO_UNIT

if TYPE_CHECKING:
    from ludoteca.games.romolo_o_remo.state import State


class AttackRetreat(Step):
    """Do the attackers retreat (RR-5.61)?"""

    def actions(self, s: State) -> list[int]:
        """A hex towards the Capital, or stay; only with that symbol."""
        if s.attack_token != RETREAT or s.active >= s.seats:
            return NOTHING
        return retreat_or_stay(s, s.active)

    def play(self, s: State, action: i64) -> None:
        """All attackers go and lie, and have lost; or they stay."""
        if action == STAY:
            ask_defender_to_retreat(s)
            return
        hex = action - RETREAT_FIRST
        for number in range(UNITS):
            row = units.on_map(s, s.active, number)
            if row != NO_UNIT and s.committed >> row & 1:
                units.shift(s, row, hex)
        tell_retreat(s, s.active, hex)
        win(s, s.defender)
        end(s)

    def skip(self, s: State) -> None:
        """The A.I. knows what it does; otherwise the symbol has no effect."""
        if s.attack_token == RETREAT and s.active >= s.seats and rival.retreats(s, defence_total(s)):
            win(s, s.defender)
            end(s)
        else:
            ask_defender_to_retreat(s)


class DefenceRetreat(Step):
    """Do the defenders retreat (RR-5.61)?"""

    def actions(self, s: State) -> list[int]:
        """A hex towards the Capital, or stay; only with that symbol, and not for a Tower alone (RR-5.62)."""
        if s.defence_token != RETREAT or s.defender >= s.seats:
            return NOTHING
        return retreat_or_stay(s, s.defender) if units.is_here(s, s.defender, s.place) else NOTHING

    def play(self, s: State, action: i64) -> None:
        """All defenders go, and have lost; or they stay."""
        if action == STAY:
            resolve(s)
            return
        hex = action - RETREAT_FIRST
        for number in range(UNITS):
            row = units.on_map(s, s.defender, number)
            if row != NO_UNIT and s.unit_hex[row] == s.place:
                units.shift(s, row, hex)
                s.unit_state[row] &= ~(MARKER | MARKED_NOW)
        tell_retreat(s, s.defender, hex)
        defenders_gone(s)

    def skip(self, s: State) -> None:
        """The A.I. knows what it does; otherwise the symbol has no effect."""
        if s.defence_token == RETREAT and s.defender >= s.seats and rival.retreats(s, attack_total(s)):
            defenders_gone(s)
        else:
            resolve(s)


ATT_RETREAT: Final[Step] = AttackRetreat("att_retreat", "retreat", "stay")
DEF_RETREAT: Final[Step] = DefenceRetreat("def_retreat", "retreat", "stay")


def reveal(s: State) -> None:
    """Both symbols are shown (RR-5.59); a used token is out until all five are (RR-5.60)."""
    s.reveals += 1
    if s.journal is not None:
        s.journal.tell(
            "tokens-shown",
            hex=HEX_NAMES[s.place],
            attack_token=TOKEN_NAMES[s.attack_token],
            defence_token=TOKEN_NAMES[s.defence_token],
            attack=attack_total(s),
            defence=defence_total(s),
        )
    if not s.uses_die:
        if s.active < s.seats:
            s.tokens[s.active] &= ~bit(s.attack_token)
        if s.defender < s.seats:
            s.tokens[s.defender] &= ~bit(s.defence_token)
    s.seat = s.active if s.active < s.seats else s.defender
    s.step = ATT_RETREAT


def with_token(value: i64, token: i64) -> i64:
    """The battle value (RR-5.59)."""
    if token == X2:
        return 2 * value
    return value + 3 if token == PLUS_3 else value


def attack_total(s: State) -> i64:
    """The attacker's battle value."""
    return with_token(strength.attack_value(s), s.attack_token)


def defence_total(s: State) -> i64:
    """The defender's battle value."""
    return with_token(strength.defence_value(s), s.defence_token)


# --- retreat -------------------------------------------------------------------------------------


def retreat_or_stay(s: State, seat: i64) -> list[int]:
    """Explored hexes towards the Capital, and stay; nothing if there is none (RR-5.12, RR-5.13)."""
    legal: list[int] = [
        RETREAT_FIRST + hex for hex in lands.retreats(s, s.place, s.capital[seat], lands.AFTER_BATTLE)
    ]
    if len(legal) > 0:
        legal.append(STAY)
    return legal


def ask_defender_to_retreat(s: State) -> None:
    """The attacker stays; now the defender may go."""
    if s.defender < s.seats:
        s.seat = s.defender
    s.step = DEF_RETREAT


def defenders_gone(s: State) -> None:
    """The attacker has won; without anybody left there, buildings may be destroyed (RR-5.63)."""
    win(s, s.active)
    if s.active >= s.seats or lands.has_foe(s, s.active, s.place):
        end(s)
    else:
        begin_razing(s)


def begin_razing(s: State) -> None:
    """Each committed Unit with a positive value may destroy one Construction."""
    s.seat = s.active
    s.hits = war.able_to_raze(s)
    s.last_pick = -1
    s.step = casualties.DESTROY_BUILDING


# --- outcome -------------------------------------------------------------------------------------


def resolve(s: State) -> None:
    """Nobody retreated: who has won, and how many hits fall on whom (RR-5.65, RR-5.66)."""
    attack = attack_total(s)
    defence = defence_total(s)
    if attack != defence:
        win(s, s.active if attack > defence else s.defender)
    s.hits = hits_of(attack - defence, s.attack_token, s.defence_token)
    s.hits_back = hits_of(defence - attack, s.defence_token, s.attack_token)
    s.last_pick = -1
    s.seat = s.active if s.active < s.seats else s.defender
    s.step = casualties.ATT_HIT
    if s.journal is not None:
        s.journal.tell("battle-result", hits=s.hits, hits_back=s.hits_back)
    if s.active >= s.seats:
        rival.strike_defenders(s)
    elif s.defender >= s.seats:
        casualties.strike_rival(s, True)


def hits_of(lead: i64, own: i64, enemy: i64) -> i64:
    """Hits that a side deals: by its lead, one more with +hit, one fewer against -hit."""
    hits: i64 = min(MOST_HITS, lead // DIFFERENCE_A_HIT) if lead > 0 else 0
    if own == PLUS_HIT:
        hits += 1
    if enemy == MINUS_HIT:
        hits -= 1
    return max(0, hits)


def win(s: State, side: i64) -> None:
    """The winner takes a battle token, if the Bank has one (RR-5.65)."""
    taken: i64 = 1 if s.bank[BANK_TOKENS] else 0
    s.bank[BANK_TOKENS] -= taken
    s.battle_tokens[side] += taken
    if s.journal is not None:
        if side < s.seats:
            s.journal.tell("battle-won", seat=side, count=taken)
        else:
            s.journal.tell("battle-won-by-ai", count=taken)


def answer_hits(s: State) -> None:
    """The attacker's hits are done; the defender assigns his."""
    s.hits = 0
    s.last_pick = -1
    if s.defender >= s.seats:
        rival.strike_attackers(s)
        end(s)
        return
    s.seat = s.defender
    if s.active >= s.seats:
        casualties.strike_rival(s, False)
    s.step = casualties.DEF_HIT


def end(s: State) -> None:
    """Survivors lose their markers, attackers lie, spent tokens come back; the next battle (RR-5.71)."""
    if s.defender == war.BUILDINGS:
        lay_attackers(s, 0)
    else:
        lay_attackers(s, MARKER | MARKED_NOW)
        if s.defender < s.seats:
            for number in range(UNITS):
                row = units.on_map(s, s.defender, number)
                if row != NO_UNIT and s.unit_hex[row] == s.place:
                    s.unit_state[row] &= ~(MARKER | MARKED_NOW)
        if s.seats == 1:
            s.legion_marks[s.place] = 0
        for seat in range(s.seats):
            if s.is_in(seat) and s.tokens[seat] == 0 and not s.uses_die:
                refill_tokens(s, seat)
    s.clear_battle()
    if s.active >= s.seats:
        s.seat = 0
        s.step = rival.RIVAL_BATTLE
    else:
        s.seat = s.active
        s.step = war.WAR_MAIN


def lay_attackers(s: State, marks: i64) -> None:
    """The committed Units that are left lie down and lose these marks."""
    if s.active >= s.seats:
        return
    for number in range(UNITS):
        row = units.on_map(s, s.active, number)
        if row != NO_UNIT and s.committed >> row & 1:
            units.lie(s, row)
            s.unit_state[row] &= ~marks


def refill_tokens(s: State, seat: i64) -> None:
    """All six come back, one at random stays hidden (RR-5.60)."""
    s.hidden_token[seat] = s.rng.below(TOKENS)
    s.tokens[seat] = ALL_TOKENS & ~bit(s.hidden_token[seat])
    s.reveals += 1
    if s.journal is not None:
        s.journal.tell("tokens-back", seat=seat)
        s.journal.tell_seats((seat,), "token-hidden", seat=seat, token=TOKEN_NAMES[s.hidden_token[seat]])


def tell_retreat(s: State, seat: i64, hex: i64) -> None:
    """Who retreated where."""
    if s.journal is not None:
        s.journal.tell("retreated", seat=seat, start=HEX_NAMES[s.place], hex=HEX_NAMES[hex])

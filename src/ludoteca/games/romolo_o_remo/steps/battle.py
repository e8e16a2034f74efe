"""A battle from the reveal to its end: retreats, hits, razed buildings (RR-5.61 … RR-5.71, RR-5.122)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludoteca.core.steps import NOTHING
from ludoteca.games.romolo_o_remo import lands, stores, units
from ludoteca.games.romolo_o_remo.actions import (
    BREAK_FIRST,
    DESTROY_FIRST,
    DONE,
    HIT_FIRST,
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
    MOST_WALLS,
    PIECE_NAMES,
    PLUS_3,
    PLUS_HIT,
    RETREAT,
    SIDES,
    TOKEN_NAMES,
    TOKENS,
    TOWER_HITS,
    TOWER_PIECE,
    UNIT_NAMES,
    UNITS,
    WALLS_PIECE,
    X2,
)
from ludoteca.games.romolo_o_remo.steps import rival, turn, war
from ludoteca.games.romolo_o_remo.steps.step import Step
from ludoteca.games.romolo_o_remo.units import MARKED_NOW, MARKER, NO_UNIT

if TYPE_CHECKING:
    from ludoteca.games.romolo_o_remo.state import State

PIECE_PICK: Final[i64] = 100
"""Picks of Constructions come after those of Units; so `last_pick` tells them apart."""


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
            end(s)
            return
        s.hits -= 1
        destroy(s, action - DESTROY_FIRST)

    def skip(self, s: State) -> None:
        """Nothing more can be destroyed."""
        end(s)


class AttackHit(Step):
    """Whom does the attacker hit (RR-5.67 … RR-5.69)?"""

    def actions(self, s: State) -> list[int]:
        """A defending Unit while any is left; then a Construction or the Tower, or stop."""
        if s.hits == 0:
            return NOTHING
        if s.defender < s.seats and units.is_here(s, s.defender, s.place):
            return unit_targets(s, s.defender, s.hits, False)
        return targets_or_stop(s, s.defender < s.seats and war.has_tower(s))

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
        answer_hits(s)


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
        end(s)


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


ATT_RETREAT: Final[Step] = AttackRetreat("att_retreat", "retreat", "stay")
DEF_RETREAT: Final[Step] = DefenceRetreat("def_retreat", "retreat", "stay")
DESTROY_BUILDING: Final[Step] = DestroyBuilding("destroy_building", "destroy", "done")
ATT_HIT: Final[Step] = AttackHit("att_hit", "hit", "destroy", "done")
DEF_HIT: Final[Step] = DefenceHit("def_hit", "hit", "destroy", "done")
WALL_LOT: Final[Step] = WallLot("wall_lot", "break")


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
    return with_token(war.attack_value(s), s.attack_token)


def defence_total(s: State) -> i64:
    """The defender's battle value."""
    return with_token(war.defence_value(s), s.defence_token)


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
    s.step = DESTROY_BUILDING


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
    s.step = ATT_HIT
    if s.journal is not None:
        s.journal.tell("battle-result", hits=s.hits, hits_back=s.hits_back)
    if s.active >= s.seats:
        rival.strike_defenders(s)
    elif s.defender >= s.seats:
        strike_rival(s, True)


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
        strike_rival(s, False)
    s.step = DEF_HIT


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
        end(s)


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

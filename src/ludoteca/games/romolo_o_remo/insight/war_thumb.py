"""Rules of thumb for a battle: who fights, what helps, which token, whom to hit."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludoteca.games.romolo_o_remo import lands, strength, units
from ludoteca.games.romolo_o_remo.actions import COMMIT_FIRST, DONE, HIT_FIRST, TOKEN_FIRST, USE_FIRST
from ludoteca.games.romolo_o_remo.bits import bit
from ludoteca.games.romolo_o_remo.data import (
    COMBAT_VALUE,
    DUX,
    EXPLORER,
    RETREAT,
    TOKENS,
    TOWER_HITS,
    UNITS,
    WORKER,
)
from ludoteca.games.romolo_o_remo.state import State
from ludoteca.games.romolo_o_remo.steps import battle, war

NOTHING: Final[i64] = -1
ENOUGH_LEAD: Final[i64] = 6
WORKERS_STAY: Final[i64] = 3
# What is won and lost in a battle, in Units: the battle token, a building, the Tower.
A_VICTORY: Final = 0.8
A_HOUSE: Final = 0.8
A_DAMAGED_TOWER: Final = 2.0
A_FALLEN_TOWER: Final = 12.0
WORST: Final = -1000.0


def unit_to_commit(s: State) -> i64:
    """Soldiers and Mercenaries; Workers only if they are needed; the Explorer never."""
    defence: i64 = 0
    if s.defender != war.BUILDINGS:
        defence = strength.defence_value(s)
    for action in s.legal:
        if action == DONE:
            continue
        kind = units.kind_of(action - COMMIT_FIRST)
        if kind == EXPLORER:
            continue
        if kind != WORKER:
            return action
        lead = strength.attack_value(s) + military_here(s) - defence
        if lead < WORKERS_STAY or s.defender == war.BUILDINGS:
            return action
    return DONE if DONE in s.legal else s.legal[0]


def military_here(s: State) -> i64:
    """What could still be committed besides Workers."""
    total: i64 = 0
    for action in s.legal:
        if action != DONE:
            kind = units.kind_of(action - COMMIT_FIRST)
            if kind != WORKER:
                total += COMBAT_VALUE[kind]
    return total


def bonus(s: State) -> i64:
    """Everything that comes back; a charge of the Dux only where it may matter."""
    attack = strength.attack_value(s) if s.defender != war.BUILDINGS else 0
    lead = attack - strength.defence_value(s) if s.defender != war.BUILDINGS else 0
    if s.step is war.DEF_BONUS:
        lead = -lead
    for action in s.legal:
        if action == DONE:
            continue
        if action == USE_FIRST + DUX and (lead >= ENOUGH_LEAD or lead < -ENOUGH_LEAD or lead % 3 == 0):
            continue
        return action
    return DONE if DONE in s.legal else s.legal[0]


@final
class Side:
    """One side of a battle: its value before tokens, and what hits can take from it."""

    def __init__(self, value: i64, units: i64, tower: i64, can_go: bool, razes: bool) -> None:
        self.value = value
        self.units = units
        self.tower = tower
        self.can_go = can_go
        self.razes = razes

    def loss(self, hits: i64, enemy: Side) -> float:
        """What so many hits cost: Units first, then the Tower, or else houses (RR-5.67 … RR-5.69)."""
        if hits <= self.units:
            return float(hits)
        beyond = hits - self.units
        if self.tower == 0:
            return float(self.units) + (A_HOUSE * float(beyond) if enemy.razes else 0.0)
        return float(self.units) + (A_FALLEN_TOWER if beyond >= self.tower else A_DAMAGED_TOWER)

    def price_of_going(self, enemy: Side, attacks: bool) -> float:
        """What a retreat costs: the battle token, and houses left behind to the attackers (RR-5.63)."""
        houses = enemy.units if enemy.razes and not attacks and self.tower == 0 else 0
        return A_VICTORY + A_HOUSE * float(houses)


def side_of(s: State, seat: i64, attacks: bool) -> Side:
    """A side of the battle that is being fought."""
    value = strength.attack_value(s) if attacks else strength.defence_value(s)
    if seat >= s.seats:
        return Side(value, s.legion[s.place], 0, False, False)
    count = fighters(s, seat, attacks)
    ways = lands.retreats(s, s.place, s.capital[seat], lands.AFTER_BATTLE)
    tower = TOWER_HITS - s.damage[seat] if not attacks and strength.has_tower(s) else 0
    return Side(value, count, tower, count > 0 and len(ways) > 0, True)


def fighters(s: State, seat: i64, attacks: bool) -> i64:
    """The Units of a seat in this battle."""
    count: i64 = 0
    for number in range(UNITS):
        row = units.on_map(s, seat, number)
        if row != units.NO_UNIT and s.unit_hex[row] == s.place and (not attacks or s.committed & bit(row)):
            count += 1
    return count


def token(s: State) -> i64:
    """The token that does best against all that the other might choose."""
    attacks = s.step is war.ATT_TOKEN
    own = side_of(s, s.seat, attacks)
    enemy = side_of(s, s.defender if attacks else s.active, not attacks)
    best: i64 = s.legal[0]
    most = WORST
    for action in s.legal:
        hoped = prospect(own, enemy, action - TOKEN_FIRST, attacks)
        if hoped > most:
            most = hoped
            best = action
    return best


def prospect(own: Side, enemy: Side, own_token: i64, attacks: bool) -> float:
    """What a token gains on an average of all that the other might choose."""
    total = 0.0
    for other in range(TOKENS):
        total += outcome(own, enemy, own_token, other, attacks)
    return total / float(TOKENS)


def attack_prospect(own: Side, enemy: Side, tokens: i64) -> float:
    """What an attack gains by the best of some tokens, or of all where there is none to choose."""
    best = WORST
    for token in range(TOKENS):
        if tokens == 0 or tokens >> token & 1:
            best = max(best, prospect(own, enemy, token, True))
    return best


def outcome(own: Side, enemy: Side, own_token: i64, enemy_token: i64, attacks: bool) -> float:
    """What is gained by two tokens: who may retreat does so if he would lose more by staying (RR-5.61)."""
    value = battle.with_token(own.value, own_token)
    other = battle.with_token(enemy.value, enemy_token)
    gain = enemy.loss(battle.hits_of(value - other, own_token, enemy_token), own)
    gain -= own.loss(battle.hits_of(other - value, enemy_token, own_token), enemy)
    if value != other:
        gain += A_VICTORY if value > other else -A_VICTORY
    if own_token == RETREAT and own.can_go:
        return max(gain, -own.price_of_going(enemy, attacks))
    if enemy_token == RETREAT and enemy.can_go:
        return min(gain, enemy.price_of_going(own, not attacks))
    return gain


def unit_to_hit(s: State) -> i64:
    """The strongest Unit; buildings are worth a thought."""
    best: i64 = NOTHING
    most: i64 = -1
    for action in s.legal:
        number = action - HIT_FIRST
        if 0 <= number < 19 and COMBAT_VALUE[units.kind_of(number)] > most:
            most = COMBAT_VALUE[units.kind_of(number)]
            best = action
    return best

"""Rules of thumb for small choices: what a sensible player does without a long look."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.core.hexes import NO_HEX
from ludoteca.games.romolo_o_remo import lands, stores, strength, units
from ludoteca.games.romolo_o_remo.actions import (
    ACCEPT_NO,
    ACCEPT_YES,
    AEDIFICATOR_NO,
    AEDIFICATOR_YES,
    COINS,
    COLUMN_FIRST,
    COMMIT_FIRST,
    CONTINUE,
    DONE,
    FARM_FIRST,
    FEED,
    FOEDERATUS_YES,
    HIT_FIRST,
    HOSTILE,
    ITEMS,
    LAY_FIRST,
    MARK_FIRST,
    PAY_FIRST,
    STORE_FIRST,
    STORE_IN_HAND,
    TAKE_FIRST,
    TERRAIN_FIRST,
    TOKEN_FIRST,
    TOWER_FIRST,
    USE_FIRST,
    WALL_FIRST,
    WAREHOUSE_FIRST,
    WORKER_FIRST,
)
from ludoteca.games.romolo_o_remo.bits import bit
from ludoteca.games.romolo_o_remo.data import (
    COMBAT_VALUE,
    DUX,
    EXPLORER,
    GRAIN,
    HILL,
    PLAIN,
    RESOURCES,
    SALT,
    SIDES,
    SOURCES,
    STONE,
    TOKENS,
    WALLS_A_CONSTRUCTION,
    WATER,
    WOOD,
    WORKER,
)
from ludoteca.games.romolo_o_remo.insight import labour_worth
from ludoteca.games.romolo_o_remo.state import State
from ludoteca.games.romolo_o_remo.steps import (
    alliance,
    battle,
    building,
    casualties,
    feeding,
    growth,
    hostility,
    maintenance,
    market,
    opening,
    payment,
    production,
    turn,
    war,
)

NO_RULE: Final[i64] = -1
ENOUGH_LEAD: Final[i64] = 6
WORKERS_STAY: Final[i64] = 3


def chore(s: State) -> i64:
    """What is done without a thought; NO_RULE where it is worth one."""
    step = s.step
    if step is hostility.HOSTILITY:
        return HOSTILE
    if step is payment.PAY_CUBE:
        return cube_to_pay(s)
    if step is payment.PAY_VALUE or step is maintenance.PAY_SALARY:
        return value_to_pay(s)
    if step is market.SELL_COLUMN:
        return column_to_raise(s)
    if step is building.WALL_SIDE:
        return wall_to_build(s)
    if step is building.USE_AEDIFICATOR:
        return AEDIFICATOR_NO if AEDIFICATOR_NO in s.legal else AEDIFICATOR_YES
    if step is building.DISMANTLE_GAIN:
        wood = s.cubes[s.seat * RESOURCES + WOOD]
        return TAKE_FIRST + (WOOD if wood <= s.cubes[s.seat * RESOURCES + STONE] else STONE)
    if step is production.PRODUCE_RECEIVER:
        return receiver(s)
    if step is production.COLLECT_WAREHOUSE or step is casualties.WALL_LOT:
        return s.legal[0]
    if step is growth.USE_FOEDERATUS or step is maintenance.SALARY_FOEDERATUS:
        return FOEDERATUS_YES
    if step is growth.DEFENSOR_WALLS:
        return s.legal[len(s.legal) - 1]
    if step is growth.PRAEPOSITUS_MARK:
        return mark(s)
    if step is growth.NEGOTIATOR_MARK:
        return DONE if DONE in s.legal else mark(s)
    if step is war.WAR_COMMIT:
        return unit_to_commit(s)
    if step is war.ATT_BONUS or step is war.DEF_BONUS:
        return bonus(s)
    if step is casualties.ATT_HIT or step is casualties.DEF_HIT:
        return unit_to_hit(s)
    if step is feeding.FEED_UNITS and FEED in s.legal:
        return FEED
    if step is turn.SURRENDERS:
        return CONTINUE
    if step is alliance.ALLY_ACCEPT:
        return answer_to_ally(s)
    return NO_RULE


def first_choice(s: State) -> i64:
    """What is done at first sight where it is worth a second one: tokens, and the opening."""
    step = s.step
    if step is war.ATT_TOKEN or step is war.DEF_TOKEN:
        return token(s)
    if step is opening.SETUP_TERRAIN:
        return TERRAIN_FIRST + HILL
    if step is opening.SETUP_ORIENT:
        return corner(s, LAY_FIRST, False)
    if step is opening.SETUP_RESOURCE:
        return TAKE_FIRST + GRAIN
    if step is opening.SETUP_TOWER:
        return corner(s, TOWER_FIRST, True)
    if step is opening.SETUP_FARM:
        for action in s.legal:
            if action - FARM_FIRST != s.capital[s.seat]:
                return action
    if step is opening.SETUP_WAREHOUSE:
        return WAREHOUSE_FIRST + s.capital[s.seat]
    if step is opening.SETUP_WORKER:
        return first_workplace(s)
    return NO_RULE


# --- the opening ---------------------------------------------------------------------------------


def corner(s: State, first: i64, inmost: bool) -> i64:
    """Of some hexes the one with the most neighbours on the map, or with the fewest."""
    best: i64 = s.legal[0]
    most: i64 = -100
    for action in s.legal:
        hex = action - first
        count: i64 = 0
        for side in range(SIDES):
            if s.near[hex * SIDES + side] != NO_HEX:
                count += 1
        if not inmost:
            count = -count
        if count > most:
            most = count
            best = action
    return best


def first_workplace(s: State) -> i64:
    """One Worker where stone or wood is, one in the Capital."""
    for action in s.legal:
        hex = action - WORKER_FIRST
        is_wanted = s.terrain[hex] != PLAIN or hex == s.capital[s.seat]
        if is_wanted and not units.is_here(s, s.seat, hex):
            return action
    return s.legal[0]


# --- paying, storing, trading --------------------------------------------------------------------


def cube_to_pay(s: State) -> i64:
    """Of the kind he has most of; rather from a warehouse, which can be filled again."""
    best: i64 = s.legal[0]
    most: i64 = -1
    for action in s.legal:
        pick = action - PAY_FIRST
        weight = 2 * stores.available(s, s.seat, s.place, pick // SOURCES)
        if pick % SOURCES != 0:
            weight += 1
        if weight > most:
            most = weight
            best = action
    return best


def value_to_pay(s: State) -> i64:
    """Salt if there is some, else coins, else what is there most of."""
    for action in s.legal:
        if action != COINS and (action - PAY_FIRST) // SOURCES == SALT:
            return action
    if COINS in s.legal:
        return COINS
    return cube_to_pay(s)


def column_to_raise(s: State) -> i64:
    """The price should rise of what he has most of, rather if it is low."""
    best: i64 = s.legal[0]
    most: i64 = -1
    for action in s.legal:
        column = action - COLUMN_FIRST
        weight = (2 + s.cubes[s.seat * RESOURCES + column]) * (6 - s.price[column])
        if weight > most:
            most = weight
            best = action
    return best


def receiver(s: State) -> i64:
    """A warehouse where another Worker can use the cubes at once; the hand only if there is none."""
    best: i64 = s.legal[0]
    most: i64 = -1
    for action in s.legal:
        weight: i64 = 0
        if action != STORE_IN_HAND:
            hex = action - STORE_FIRST
            weight = 1 + (2 if units.is_here(s, s.seat, hex) else 0) + (1 if hex == s.place else 0)
        if weight > most:
            most = weight
            best = action
    return best


def mark(s: State) -> i64:
    """The kind that he works on, rather stone and wood than grain."""
    best: i64 = s.legal[0]
    most: i64 = -1
    for action in s.legal:
        if action < MARK_FIRST or action >= MARK_FIRST + RESOURCES:
            continue
        resource = action - MARK_FIRST
        weight = MARKS[resource] + s.price[resource]
        if weight > most:
            most = weight
            best = action
    return best


MARKS: Final = [2, 5, 5, 1, 0]


def answer_to_ally(s: State) -> i64:
    """Partners win together: what the ally asks for is his, but not the grain that one's own Units need."""
    given = s.gift[ITEMS + GRAIN] - s.gift[GRAIN]
    left = s.cubes[s.seat * RESOURCES + GRAIN] - given
    return ACCEPT_NO if given > 0 and left < labour_worth.hungry(s, s.seat) else ACCEPT_YES


# --- walls ---------------------------------------------------------------------------------------


def wall_to_build(s: State) -> i64:
    """Walls where they bar nobody of his own: the edge of the map, Water, the unknown."""
    planned = lands.BITS[s.bank_sides | s.tile_sides]
    standing = lands.walls_in(s, s.place)
    if DONE in s.legal and (standing + planned) % WALLS_A_CONSTRUCTION == 0:
        return DONE
    missing = WALLS_A_CONSTRUCTION - (standing + planned) % WALLS_A_CONSTRUCTION
    chosen: i64 = 0
    for _ in range(missing):
        best: i64 = -1
        most: i64 = -1
        for side in range(SIDES):
            if chosen >> side & 1 or not has_side(s, side):
                continue
            weight = harmlessness(s, side)
            if weight > most:
                most = weight
                best = side
        if best >= 0:
            chosen |= bit(best)
    for action in s.legal:
        # a wall of the Defensor's tile stands behind the Bank's on the list, and costs nothing
        if action != DONE and chosen >> ((action - WALL_FIRST) // 2) & 1:
            is_dearer = action + 1 in s.legal and (action - WALL_FIRST) % 2 == 0
            return (
                action + 1
                if is_dearer and (action + 1 - WALL_FIRST) // 2 == (action - WALL_FIRST) // 2
                else action
            )
    return s.legal[len(s.legal) - 1]


def has_side(s: State, side: i64) -> bool:
    """Can a wall come onto this side?"""
    return WALL_FIRST + 2 * side in s.legal or WALL_FIRST + 2 * side + 1 in s.legal


def harmlessness(s: State, side: i64) -> i64:
    """How little a wall on this side hinders its builder."""
    beside = s.near[s.place * SIDES + side]
    if beside == NO_HEX:
        return 4
    if not lands.is_explored(s, beside):
        return 2
    return 3 if s.terrain[beside] == WATER else 1


# --- war -----------------------------------------------------------------------------------------


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


def token(s: State) -> i64:
    """The token that does best against all that the other might choose."""
    attack = strength.attack_value(s)
    defence = strength.defence_value(s)
    attacks = s.step is war.ATT_TOKEN
    best: i64 = s.legal[0]
    most = -100.0
    for action in s.legal:
        own = action - TOKEN_FIRST
        total = 0.0
        for other in range(TOKENS):
            if attacks:
                total += outcome(
                    battle.with_token(attack, own), battle.with_token(defence, other), own, other
                )
            else:
                total += outcome(
                    battle.with_token(defence, own), battle.with_token(attack, other), own, other
                )
        if total > most:
            most = total
            best = action
    return best


def outcome(own: i64, other: i64, own_token: i64, other_token: i64) -> float:
    """Hits dealt and taken, and the battle token."""
    dealt = battle.hits_of(own - other, own_token, other_token)
    taken = battle.hits_of(other - own, other_token, own_token)
    won = 0.8 if own > other else -0.8 if own < other else 0.0
    return float(dealt) - float(taken) + won


def unit_to_hit(s: State) -> i64:
    """The strongest Unit; buildings are worth a thought."""
    best: i64 = NO_RULE
    most: i64 = -1
    for action in s.legal:
        number = action - HIT_FIRST
        if 0 <= number < 19 and COMBAT_VALUE[units.kind_of(number)] > most:
            most = COMBAT_VALUE[units.kind_of(number)]
            best = action
    return best

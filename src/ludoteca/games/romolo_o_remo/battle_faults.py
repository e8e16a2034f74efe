"""What holds of a battle and of Maintenance under way (RR-8.3)."""

from __future__ import annotations

from ludoteca.games.romolo_o_remo import lands, phases, units
from ludoteca.games.romolo_o_remo.data import (
    MERCENARY,
    RESOURCES,
    RETREAT,
    SALT,
    UNITS,
)
from ludoteca.games.romolo_o_remo.phases import (
    AFTER_SHOW,
    MAINTENANCE,
    WAR,
)
from ludoteca.games.romolo_o_remo.state import State
from ludoteca.games.romolo_o_remo.steps import battle, casualties, feeding, maintenance, war
from ludoteca.games.romolo_o_remo.steps.step import Step


def battle_faults(s: State) -> list[str]:
    """A battle has a place, two sides and values that fit."""
    step = phases.step_now(s)
    if step not in WAR:
        return []
    if s.place < 0 or not lands.is_explored(s, s.place) or s.place not in list(s.on_map):
        return ["the battle has no place"]
    if s.active >= s.seats:
        if s.defender != 0 or s.committed:
            return ["the A.I. attacks somebody else"]
        if s.legion[s.place] == 0 and step in (war.DEF_BONUS, war.DEF_TOKEN, battle.ATT_RETREAT):
            return ["the A.I. attacks without Units"]
    elif s.defender == war.BUILDINGS:
        if step not in (war.WAR_COMMIT, war.ATT_BONUS, casualties.DESTROY_BUILDING):
            return ["buildings do not fight back"]
        if lands.has_foe(s, s.active, s.place):
            return ["there are others to fight first"]
    elif s.defender < 0 or not s.is_foe(s.active, s.defender):
        return ["nobody is attacked"]
    return _sides(s, step) or _values(s, step)


def _sides(s: State, step: Step) -> list[str]:
    """Attackers stand in the hex; somebody defends."""
    late = step in (casualties.DESTROY_BUILDING, casualties.ATT_HIT, casualties.DEF_HIT)
    if s.active < s.seats:
        for number in range(UNITS):
            row = units.row_of(s, s.active, number)
            if s.committed >> row & 1 and (
                units.on_map(s, s.active, number) == units.NO_UNIT
                or s.unit_hex[row] != s.place
                or not units.is_standing(s, row)
            ):
                return ["somebody attacks who is not there or lies"]
        if not s.committed and step is not war.WAR_COMMIT and not late:
            return ["nobody attacks"]
    if s.defender >= 0 and not late:
        if s.defender >= s.seats:
            if s.legion[s.place] == 0:
                return ["nobody defends"]
        elif not units.is_here(s, s.defender, s.place) and s.capital[s.defender] != s.place:
            return ["nobody defends"]
    return []


def _values(s: State, step: Step) -> list[str]:
    """Bonuses, tokens and hits are such as a battle can bring."""
    if s.attack_bonus > 8 or s.defence_bonus > 5 or s.hits > 12 or s.hits_back > 4:
        return ["the bonuses or hits are too high"]
    if step is not casualties.DESTROY_BUILDING and s.hits > 4:
        return ["there are too many hits"]
    if step is casualties.DEF_HIT and s.hits:
        return ["the attacker has not assigned his hits"]
    shown = step in AFTER_SHOW and s.defender != war.BUILDINGS
    chosen = step is war.DEF_TOKEN and s.active < s.seats
    if (s.attack_token >= 0) != (shown or chosen) or (s.defence_token >= 0) != shown:
        return ["a token is shown too soon or too late"]
    if chosen and not s.tokens[s.active] >> s.attack_token & 1:
        return ["the attacker has no such token"]
    if step in (war.ATT_TOKEN, war.DEF_TOKEN) and s.uses_die:
        return ["with the die there are no tokens"]
    if shown and not s.uses_die:
        for seat, token in ((s.active, s.attack_token), (s.defender, s.defence_token)):
            if seat < s.seats and (s.tokens[seat] >> token & 1 or s.hidden_token[seat] == token):
                return ["a token was shown that is still there"]
    if s.bank_sides and (s.step is not casualties.WALL_LOT or s.bank_sides & ~s.walls[s.place]):
        return ["walls fall that are not there"]
    if step is battle.ATT_RETREAT and s.attack_token != RETREAT:
        return ["only that symbol allows a retreat"]
    if step is battle.DEF_RETREAT and s.defence_token != RETREAT:
        return ["only that symbol allows a retreat"]
    return []


def maintenance_faults(s: State) -> list[str]:
    """Salary and losses can be paid."""
    step = phases.step_now(s)
    if step not in MAINTENANCE:
        return []
    if step is not feeding.FEED_UNITS and s.place != s.capital[s.active]:
        return ["Maintenance looks at the Capital"]
    if s.bank_sides and (s.step is not casualties.WALL_LOT or s.bank_sides & ~s.walls[s.place]):
        return ["walls fall that are not there"]
    count = maintenance.mercenaries_of(s, s.active)
    if s.unpaid > count:
        return ["more Mercenaries are unpaid than there are"]
    if step is maintenance.UNPAID_MERCENARY and s.unpaid > units.count_on_map(s, s.active, MERCENARY):
        return ["more Mercenaries go than there are"]
    if step is maintenance.UNPAID_BUILDING and s.due > s.unpaid:
        return ["more Constructions go than Mercenaries are unpaid"]
    if step is maintenance.PAY_SALARY:
        value = maintenance.salt_value(s)
        means = (
            s.cubes[s.seat * RESOURCES + SALT]
            + (s.credit + s.money[s.seat] + maintenance.other_cubes(s, max(0, s.last_pick))) // value
        )
        if s.due > means or s.credit >= value or s.due > count * (count + 1) // 2:
            return ["the salary cannot be paid"]
    if step is maintenance.UNPAID_BUILDING and s.due:
        pieces = casualties.destructible(s, s.place)
        later = [piece for piece in pieces if casualties.PIECE_PICK + piece >= s.last_pick]
        if pieces and not later:
            return ["Constructions go in another order"]
    return []

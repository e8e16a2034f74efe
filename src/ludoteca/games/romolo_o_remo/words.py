"""Words from the position: what is asked, what a choice means here, and what may be promised in advance."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from ludoteca.core.orders import GAME, PHASE, ROUND, Order
from ludoteca.core.steps import answers_of
from ludoteca.core.words import AS_EVER, Meaning, Phrase
from ludoteca.games.romolo_o_remo import imagining, lands, stores, strength, units
from ludoteca.games.romolo_o_remo.actions import HOSTILE, ITEMS, PEACEFUL, VERBS
from ludoteca.games.romolo_o_remo.board import HEX_NAMES
from ludoteca.games.romolo_o_remo.data import (
    BLANK,
    CHARACTER_NAMES,
    PRODUCED,
    RESOURCE_NAMES,
    RESOURCES,
    TERRAIN_NAMES,
    TOKEN_NAMES,
    UNIT_NAMES,
    UNITS,
    WAREHOUSE_NAMES,
)
from ludoteca.games.romolo_o_remo.steps import (
    alliance,
    battle,
    casualties,
    feeding,
    hostility,
    maintenance,
    payment,
    production,
    war,
)
from ludoteca.games.romolo_o_remo.steps.step import Step

if TYPE_CHECKING:
    from ludoteca.games.romolo_o_remo.state import State


# --- what is asked -------------------------------------------------------------------------------


def prompt(s: State) -> Phrase:
    """The question of the step, with what a player would look up before he answers."""
    ask = PROMPTS.get(s.step)
    return Phrase(f"prompt-{s.step.name}") if ask is None else ask(s)


def _ask_hostility(s: State) -> Phrase:
    purpose = hostility.PURPOSE_NAMES[s.asking]
    return Phrase(f"prompt-hostility-{purpose}", {"active": int(s.active), "hex": HEX_NAMES[s.question]})


def _ask_cube(s: State) -> Phrase:
    return Phrase("prompt-pay_cube-here", {"count": int(s.due)})


def _ask_value(s: State) -> Phrase:
    return Phrase("prompt-pay_value-here", {"half_coins": int(s.due)})


def _ask_salary(s: State) -> Phrase:
    return Phrase("prompt-pay_salary-here", {"count": int(s.due)})


def _ask_item(s: State) -> Phrase:
    """What would change hands so far."""
    if not alliance.items(s):
        return Phrase("prompt-ally_item")
    given, received = alliance.named(s, 0), alliance.named(s, ITEMS)
    return Phrase("prompt-ally_item-here", {"given": given, "received": received})


def _ask_ally(s: State) -> Phrase:
    """What he would get, and what he is asked for."""
    given, received = alliance.named(s, 0), alliance.named(s, ITEMS)
    return Phrase("prompt-ally_accept-here", {"active": int(s.active), "given": given, "received": received})


def _ask_attack_token(s: State) -> Phrase:
    attack, defence = int(strength.attack_value(s)), int(strength.defence_value(s))
    return Phrase("prompt-att_token-here", {"hex": HEX_NAMES[s.place], "attack": attack, "defence": defence})


def _ask_defence_token(s: State) -> Phrase:
    attack, defence = int(strength.attack_value(s)), int(strength.defence_value(s))
    return Phrase("prompt-def_token-here", {"hex": HEX_NAMES[s.place], "attack": attack, "defence": defence})


def _ask_hits(s: State) -> Phrase:
    return Phrase("prompt-hits-here", {"count": int(s.hits if s.step is casualties.ATT_HIT else s.hits_back)})


PROMPTS: Mapping[Step, Callable[[State], Phrase]] = {
    hostility.HOSTILITY: _ask_hostility,
    payment.PAY_CUBE: _ask_cube,
    payment.PAY_VALUE: _ask_value,
    maintenance.PAY_SALARY: _ask_salary,
    alliance.ALLY_ITEM: _ask_item,
    alliance.ALLY_ACCEPT: _ask_ally,
    war.ATT_TOKEN: _ask_attack_token,
    war.DEF_TOKEN: _ask_defence_token,
    casualties.ATT_HIT: _ask_hits,
    casualties.DEF_HIT: _ask_hits,
}

# --- what a choice means -------------------------------------------------------------------------


def meaning(s: State, action: int) -> Meaning:
    """What the words of the verb alone do not tell: where a Unit is, who is hired, what a move brings."""
    parts = VERBS.parts(action)
    mean = MEANINGS.get(parts.verb.word)
    return AS_EVER if mean is None else mean(s, parts.verb.word, *parts.values)


def _unit(s: State, verb: str, name: str) -> Meaning:
    """A Unit of the deciding seat, and where it is."""
    row = units.row_of(s, s.seat, UNIT_NAMES.index(name))
    hex = HEX_NAMES[s.unit_hex[row]]
    return Meaning(
        label=Phrase(f"action-{verb}-here", {"unit": name, "hex": hex}),
        elements=(f"unit:{s.seat}.{name}", f"hex:{hex}"),
    )


def _hit(s: State, _verb: str, name: str) -> Meaning:
    """A Unit of the enemy in the battle."""
    owner = s.defender if s.step is casualties.ATT_HIT else s.active
    return Meaning(elements=(f"unit:{owner}.{name}",))


def _attack(s: State, _verb: str, name: str, target: str = str(lands.RIVAL)) -> Meaning:
    """What all standing Units of the hex would weigh against who defends it."""
    twin = s.copy()
    twin.place, twin.defender = HEX_NAMES.index(name), int(target)
    for number in range(UNITS):
        row = units.on_map(s, s.seat, number)
        if row != units.NO_UNIT and s.unit_hex[row] == twin.place and units.is_standing(s, row):
            twin.committed |= 1 << row
    return Meaning(catch=_values(twin))


def _commit(s: State, _verb: str, name: str) -> Meaning:
    """The values with this Unit; buildings do not fight back."""
    row = units.row_of(s, s.seat, UNIT_NAMES.index(name))
    elements = (f"unit:{s.seat}.{name}",)
    if s.defender == war.BUILDINGS:
        return Meaning(elements=elements)
    twin = s.copy()
    twin.committed |= 1 << row
    return Meaning(elements=elements, catch=_values(twin))


def _values(s: State) -> Phrase:
    """Attack against defence before the tokens, and the hits that would follow from them (RR-5.66)."""
    attack, defence = int(strength.attack_value(s)), int(strength.defence_value(s))
    hits = int(battle.hits_of(attack - defence, BLANK, BLANK))
    back = int(battle.hits_of(defence - attack, BLANK, BLANK))
    return Phrase("catch-battle", {"attack": attack, "defence": defence, "hits": hits, "hits_back": back})


def _token(s: State, _verb: str, name: str) -> Meaning:
    """One's own battle value with the token, against what the enemy has without one (RR-5.59)."""
    attack, defence = strength.attack_value(s), strength.defence_value(s)
    own, enemy = (attack, defence) if s.step is war.ATT_TOKEN else (defence, attack)
    value = int(battle.with_token(own, TOKEN_NAMES.index(name)))
    return Meaning(catch=Phrase("catch-token", {"value": value, "enemy": int(enemy)}))


def _cube(_s: State, _verb: str, resource: str, source: str) -> Meaning:
    """One cube: of the hand, or of a warehouse."""
    return Meaning(elements=(f"cube:{source}.{resource}",))


def _item(_s: State, verb: str, item: str) -> Meaning:
    """The same thing may be offered and asked for."""
    return Meaning(elements=(f"{verb}:{item}",))


def _produce(s: State, _verb: str, name: str) -> Meaning:
    """What the hex yields."""
    return Meaning(catch=_yield(s, HEX_NAMES.index(name)))


def _store(s: State, _verb: str, *_name: str) -> Meaning:
    """What is stored."""
    return Meaning(catch=_yield(s, int(s.question)))


def _yield(s: State, source: int) -> Phrase:
    resource = RESOURCE_NAMES[PRODUCED[s.terrain[source]]]
    return Phrase("catch-yield", {"resources": ((resource, int(production.yield_of(s, source))),)})


def _move(s: State, _verb: str, name: str) -> Meaning:
    """What the move costs, and what the seat knows about an unexplored hex."""
    hex = HEX_NAMES.index(name)
    if not lands.is_explored(s, hex):
        label = Phrase("action-explore-here", {"hex": name})
        if imagining.is_known(s, s.seat, hex):
            return Meaning(label, catch=Phrase("catch-known", {"terrain": TERRAIN_NAMES[s.terrain[hex]]}))
        return Meaning(label, catch=Phrase("catch-explores"))
    label = Phrase("action-move-here", {"terrain": TERRAIN_NAMES[s.terrain[hex]], "hex": name})
    return Meaning(label, catch=Phrase("catch-wall") if lands.is_behind_wall(s, hex, s.place) else None)


def _engage(s: State, _verb: str, slot: str) -> Meaning:
    """Who lies in the slot."""
    character = CHARACTER_NAMES[s.display[int(slot) - 1]]
    return Meaning(
        label=Phrase("action-engage-here", {"character": character, "slot": int(slot)}),
        elements=(f"slot:{slot}", f"character:{character}"),
    )


def _collect(s: State, _verb: str, name: str) -> Meaning:
    """What the warehouse holds."""
    row = stores.warehouse_row(s, s.place, WAREHOUSE_NAMES.index(name) + 1)
    cubes = int(s.warehouse_cubes[row])
    resources = ((RESOURCE_NAMES[cubes % RESOURCES], int(cubes // RESOURCES)),)
    return Meaning(label=Phrase("action-collect-here", {"warehouse": name, "resources": resources}))


def _feed(s: State, _verb: str) -> Meaning:
    """What it costs to feed all who are still hungry."""
    return Meaning(label=Phrase("action-feed-here", {"count": int(feeding.hungry(s, s.seat))}))


MEANINGS: Mapping[str, Callable[..., Meaning]] = {
    "select": _unit,
    "starve": _unit,
    "dismiss": _unit,
    "discharge": _unit,
    "attack": _attack,
    "attack_ai": _attack,
    "commit": _commit,
    "token": _token,
    "hit": _hit,
    "pay": _cube,
    "sell": _cube,
    "offer": _item,
    "request": _item,
    "produce": _produce,
    "store": _store,
    "in_hand": _store,
    "move": _move,
    "engage": _engage,
    "collect": _collect,
    "feed": _feed,
}

# --- what could be asked -------------------------------------------------------------------------


def candidates(s: State) -> list[int]:
    """What a person could try here: on hexes of this map, against others at this table."""
    on_map = {HEX_NAMES[hex] for hex in s.on_map}
    found = []
    for action in answers_of(s.step, VERBS):
        parts = VERBS.parts(action)
        arguments = dict(zip((domain.name for domain in parts.verb.domains), parts.values, strict=True))
        if arguments.get("hex", HEX_NAMES[s.on_map[0]]) not in on_map:
            continue
        target = arguments.get("target")
        if target is not None and (int(target) >= s.seats or int(target) == s.seat):
            continue
        found.append(action)
    return found


# --- what may be promised ------------------------------------------------------------------------


def orders(s: State, seat: int) -> list[Order]:
    """Always the same answer when others ask whether Units are hostile."""
    if s.seats == 1 or s.always_hostile or not s.is_in(seat):
        return []
    name = hostility.HOSTILITY.name
    return [Order(name, answer, until) for answer in (HOSTILE, PEACEFUL) for until in (PHASE, ROUND, GAME)]


def span(s: State, until: str) -> int:
    """Phases are counted by Turns."""
    if until == PHASE:
        return int(s.turn)
    return int(s.round) if until == ROUND else 0

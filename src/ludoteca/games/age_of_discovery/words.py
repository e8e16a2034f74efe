"""Words from the position: what is asked, what a choice means here, and what may be promised in advance."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from ludoteca.core.orders import GAME, PHASE, ROUND, Order
from ludoteca.core.steps import answers_of
from ludoteca.core.words import AS_EVER, Meaning, Phrase, Value
from ludoteca.games.age_of_discovery.actions import (
    ADVANCE_FIRST,
    ATTACK_FIRST,
    EXPEDITION_NO,
    PASS,
    RECRUIT_FIRST,
    TRAIN_FIRST,
    VERBS,
    casualties,
    send,
)
from ludoteca.games.age_of_discovery.data import (
    BOX_NAMES,
    CAPITAL_BOX,
    CAPTAIN,
    CARD_NATIVES,
    CREW_NAMES,
    CREW_OF_UNIT,
    CREW_VALUE,
    CREWS,
    DISCOVERY_BOX,
    DOCK_FIRST,
    GOOD_NAMES,
    MIGRATION,
    MISSIONARY,
    REGION_NAMES,
    REGIONS,
    SHIPPING_BOX,
    SPACE_NAMES,
    SPECIALIST_BOX,
    STABLES,
    START_GOOD,
    TILE_NATIVES,
    TRAINING_MONEY,
    TRAINING_SLOT,
    UNIT_NAMES,
    UNITS,
    UNITS_FOR_A_GOOD,
    UNIVERSITY,
    WARFARE_BOX,
    WINDOW_BOXES,
)
from ludoteca.games.age_of_discovery.steps import battle, discovery, shipping
from ludoteca.games.age_of_discovery.steps.auction import AUCTION_BID, AUCTION_SPECIALIST, high_bid
from ludoteca.games.age_of_discovery.steps.battle import CASUALTIES
from ludoteca.games.age_of_discovery.steps.capital import BUY
from ludoteca.games.age_of_discovery.steps.discovery import (
    EXP_CAPTAINS,
    EXP_LAUNCH,
    EXP_OTHERS,
    EXP_REGION,
    EXP_SOLDIERS,
)
from ludoteca.games.age_of_discovery.steps.dock import DOCK_REGION, converts
from ludoteca.games.age_of_discovery.steps.moves import (
    MIGRATION_FROM,
    MIGRATION_TO,
    MIGRATION_UNITS,
    STABLES_FROM,
    STABLES_TO,
)
from ludoteca.games.age_of_discovery.steps.placement import PLACE_BOX, first_free
from ludoteca.games.age_of_discovery.steps.specialists import TRAIN
from ludoteca.games.age_of_discovery.steps.step import Step
from ludoteca.games.age_of_discovery.steps.telling import crews_of
from ludoteca.games.age_of_discovery.steps.university import UNIVERSITY_ADVANCE
from ludoteca.games.age_of_discovery.steps.warfare import (
    BATTLE_OPPONENT,
    WAR_KIND,
    WAR_OPPONENT,
    is_battle_possible,
)
from ludoteca.games.age_of_discovery.under_way import RESOLVED, stage_of

if TYPE_CHECKING:
    from ludoteca.games.age_of_discovery.state import State

# --- what is asked -------------------------------------------------------------------------------


def prompt(s: State) -> Phrase:
    """The question of the step, with what a player would look up before he answers."""
    told = TOLD.get(s.step)
    if told is None:
        return Phrase(f"prompt-{s.step.name}")
    return Phrase(f"prompt-{s.step.name}-here", told(s))


def _crew(s: State) -> Mapping[str, Value]:
    """How strong the expedition is so far."""
    return {"strength": discovery.strength(s)}


def _route(s: State) -> Mapping[str, Value]:
    """From where somebody moves, and where to if that is known."""
    told: dict[str, Value] = {"origin": REGION_NAMES[s.origin]}
    if s.step is MIGRATION_UNITS:
        told["destination"] = REGION_NAMES[s.destination]
    return told


def _battle(s: State) -> Mapping[str, Value]:
    """How many hits, on whom, and where."""
    return {
        "count": battle.hits_of(s, s.seat),
        "opponent": battle.enemy_of(s, s.seat),
        "region": REGION_NAMES[s.battlefield],
    }


TOLD: Mapping[Step, Callable[[State], Mapping[str, Value]]] = {
    AUCTION_BID: lambda s: {"high": high_bid(s)},
    PLACE_BOX: lambda s: {"unit": UNIT_NAMES[s.unit]},
    DOCK_REGION: lambda s: {"unit": UNIT_NAMES[s.spaces[DOCK_FIRST + s.space] % UNITS]},
    BUY: lambda s: {"price": s.price(), "money": s.money[s.seat]},
    EXP_SOLDIERS: _crew,
    EXP_OTHERS: _crew,
    EXP_REGION: _crew,
    TRAIN: lambda s: {"money": s.money[s.seat]},
    WAR_KIND: lambda s: {"money": s.money[s.seat]},
    BATTLE_OPPONENT: lambda s: {"region": REGION_NAMES[s.battlefield]},
    CASUALTIES: _battle,
    STABLES_TO: _route,
    MIGRATION_TO: _route,
    MIGRATION_UNITS: _route,
}

# --- what a choice means -------------------------------------------------------------------------


def meaning(s: State, action: int) -> Meaning:
    """What the words of the verb alone do not tell: which space, what it brings, and the catch."""
    if action == PASS:
        return Meaning(label=Phrase(f"action-pass-{s.step.name}"))
    parts = VERBS.parts(action)
    mean = MEANINGS.get(parts.verb.word)
    return AS_EVER if mean is None else mean(s, *parts.values)


def _place(s: State, name: str) -> Meaning:
    """The number of the space, or what all his units there count; what a player cannot pay yet."""
    box = BOX_NAMES.index(name)
    if box == SHIPPING_BOX:
        return _ship(s)
    if box == DISCOVERY_BOX:
        return _crew_with(s)
    if SPECIALIST_BOX <= box < WARFARE_BOX:
        is_poor = box == SPECIALIST_BOX + TRAINING_SLOT and s.money[s.seat] < TRAINING_MONEY
        return Meaning(catch=Phrase("catch-too-poor", {"price": TRAINING_MONEY})) if is_poor else AS_EVER
    if box == CAPITAL_BOX and s.money[s.seat] < s.price():
        return Meaning(catch=Phrase("catch-too-poor", {"price": s.price()}))
    number = first_free(s, box) - first_space(name) + 1
    return Meaning(catch=Phrase("catch-space", {"number": number}))


def _ship(s: State) -> Meaning:
    """Who would take the ship, with this unit in the box."""
    after = s.copy()
    after.shipping[s.seat * UNITS + s.unit] += 1
    leader = int(shipping.leader(after))
    strength = int(shipping.strength(after, s.seat))
    is_mine = int(leader == s.seat)
    told = Phrase("catch-ship", {"strength": strength, "opponent": leader, "is_mine": is_mine})
    return Meaning(catch=told)


def _crew_with(s: State) -> Meaning:
    """How strong all who wait would be together."""
    waiting = sum(s.discovery[s.seat * CREWS + crew] * CREW_VALUE[crew] for crew in range(CREWS))
    return Meaning(catch=Phrase("catch-crew", {"strength": waiting + CREW_VALUE[CREW_OF_UNIT[s.unit]]}))


def first_space(box: str) -> int:
    """Where the spaces of a box with numbered spaces begin."""
    return int(RESOLVED[box][1]) if box in RESOLVED else 0


def _land(s: State, name: str) -> Meaning:
    """Does he take the good of the region, with this unit and those it converts?"""
    is_missionary = s.spaces[DOCK_FIRST + s.space] % UNITS == MISSIONARY
    return _arrive(s, name, 1 + converts(s, s.seat) if is_missionary else 1)


def _enter(s: State, name: str) -> Meaning:
    """Does he take the good of the region with one unit more?"""
    return _arrive(s, name, 1)


def _arrive(s: State, name: str, arriving: int) -> Meaning:
    region = REGION_NAMES.index(name)
    is_enough = s.units(s.seat, region) + arriving >= UNITS_FOR_A_GOOD
    if not s.goods_there >> region & 1 or not is_enough:
        return AS_EVER
    return Meaning(catch=Phrase("catch-takes-good", {"good": GOOD_NAMES[START_GOOD[region]]}))


def _buy(s: State, name: str) -> Meaning:
    """What is bought in vain."""
    if name == "cartography" and s.is_all_discovered():
        return Meaning(catch=Phrase("catch-nothing-to-map"))
    if name == "indian_allies" and not any(s.units(s.seat, region) for region in range(REGIONS)):
        return Meaning(catch=Phrase("catch-no-colony"))
    return AS_EVER


def _launch(s: State, answer: str) -> Meaning:
    """What a single unit can do, about which nothing is asked any more."""
    return _sails(s, 0, crews_from(s, 0)) if answer == "yes" else AS_EVER


def _send(s: State, crew: str, count: str) -> Meaning:
    """How strong the expedition is with them."""
    number = CREW_NAMES.index(crew)
    strength = int(discovery.strength(s)) + int(count) * CREW_VALUE[number]
    return _sails(s, strength, crews_from(s, number + 1))


def crews_from(s: State, first: int) -> list[int]:
    """How many wait for an expedition, of this crew and those asked for later."""
    return [s.discovery[s.seat * CREWS + crew] for crew in range(first, CREWS)]


def _sails(s: State, strength: int, later: list[int]) -> Meaning:
    """What a crew can do, as far as it is clear; if nobody goes yet, a single unit that is left has to."""
    if strength == 0:
        if sum(later) != 1:
            return AS_EVER
        strength = CREW_VALUE[CREWS - len(later) + later.index(1)]
    if not s.is_all_discovered():
        return Meaning(catch=Phrase("catch-crew", {"strength": strength}))
    return Meaning(catch=_chance("catch-cards", strength, [CARD_NATIVES[card] for card in s.deck]))


def _chance(id: str, strength: int, natives: Sequence[int]) -> Phrase:
    """For how many of those that may come a strength is enough."""
    enough = sum(strength >= count for count in natives)
    percent = round(100 * enough / max(1, len(natives)))
    return Phrase(id, {"strength": strength, "enough": enough, "unseen": len(natives), "percent": percent})


def _explore(s: State, name: str) -> Meaning:
    """Natives that a failed expedition has seen, or how many of the unseen tiles would do."""
    region = REGION_NAMES.index(name)
    if not s.tiles_known >> region & 1:
        unseen = [TILE_NATIVES[tile] for tile in s.unseen_tiles()]
        return Meaning(catch=_chance("catch-natives-unseen", int(discovery.strength(s)), unseen))
    natives = TILE_NATIVES[s.region_tile[region]]
    succeeds = int(discovery.strength(s) >= natives)
    return Meaning(catch=Phrase("catch-natives-known", {"natives": natives, "succeeds": succeeds}))


def _attack(s: State, opponent: str) -> Meaning:
    """In how many regions a war will be fought."""
    if s.step is not WAR_OPPONENT:
        return AS_EVER
    regions = [r for r in range(REGIONS) if is_battle_possible(s, r, s.seat, int(opponent))]
    return Meaning(catch=Phrase("catch-battles", {"count": len(regions)}))


def _casualties(s: State, soldiers: str, militia: str) -> Meaning:
    """All that the hits eliminate."""
    others = battle.hits_of(s, s.seat) - int(soldiers) - int(militia)
    crews = crews_of(0, int(soldiers), others, int(militia))
    return Meaning(label=Phrase("action-casualties-here", {"crews": crews}))


MEANINGS: Mapping[str, Callable[..., Meaning]] = {
    "place": _place,
    "land": _land,
    "enter": _enter,
    "buy": _buy,
    "expedition": _launch,
    "send": _send,
    "explore": _explore,
    "attack": _attack,
    "casualties": _casualties,
}

# --- what could be asked -------------------------------------------------------------------------

CREW_STEPS = (EXP_CAPTAINS, EXP_SOLDIERS, EXP_OTHERS)


def candidates(s: State) -> list[int]:
    """What a person could try here: numbers and seats that exist at this table."""
    if s.step in CREW_STEPS:
        crew = CREW_STEPS.index(s.step)
        return [send(crew, count) for count in range(s.discovery[s.seat * CREWS + crew] + 1)]
    if s.step in (AUCTION_SPECIALIST, TRAIN):
        first = RECRUIT_FIRST if s.step is AUCTION_SPECIALIST else TRAIN_FIRST
        specialists: list[int] = [first + unit for unit in range(CAPTAIN, UNITS)]
        return [*specialists, PASS] if s.step is TRAIN else specialists
    if s.step in (BATTLE_OPPONENT, WAR_OPPONENT):
        return [ATTACK_FIRST + seat for seat in range(s.seats)]
    if s.step is CASUALTIES:
        enemy, hits = battle.enemy_of(s, s.seat), battle.hits_of(s, s.seat)
        most = min(hits, s.soldiers[enemy * REGIONS + s.battlefield])
        militia = range(battle.militia_of(s, enemy) + 1)
        return [casualties(soldiers, m) for soldiers in range(most + 1) for m in militia]
    if s.step is UNIVERSITY_ADVANCE:
        return [*(ADVANCE_FIRST + space for space in spaces_of_window(s)), PASS]
    return answers_of(s.step, VERBS)


def spaces_of_window(s: State) -> list[int]:
    """The spaces of the boxes in which the University may be used now."""
    boxes = [
        name
        for bit, name in enumerate(("initiative", "dock", "capital", "turn_order"))
        if WINDOW_BOXES[s.window] >> bit & 1
    ]
    return [number for number, name in enumerate(SPACE_NAMES) if name.rpartition("_")[0] in boxes]


# --- what may be promised ------------------------------------------------------------------------


def orders(s: State, seat: int) -> list[Order]:
    """No purchase, no expedition, no conflict this turn; buildings that are not used, this turn or ever."""
    found = [
        Order(BUY.name, PASS, ROUND),
        Order(EXP_LAUNCH.name, EXPEDITION_NO, ROUND),
        Order(WAR_KIND.name, PASS, ROUND),
    ]
    mine = {
        UNIVERSITY_ADVANCE: s.owns(seat, UNIVERSITY) and not s.university_used,
        STABLES_FROM: s.owns(seat, STABLES),
        MIGRATION_FROM: s.owns(seat, MIGRATION),
    }
    unused = [step.name for step, is_mine in mine.items() if is_mine]
    return [*found, *(Order(name, PASS, until) for name in unused for until in (ROUND, GAME))]


def span(s: State, until: str) -> int:
    """A round is a turn of the game; phases are the stages of it."""
    if until == PHASE:
        return int(s.turn * len(BOX_NAMES) + stage_of(s))
    return int(s.turn) if until == ROUND else 0

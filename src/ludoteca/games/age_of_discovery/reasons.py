"""Why an action is not possible: for the message and for the tool-tip."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from ludoteca.core.steps import why_not_asked
from ludoteca.core.words import Reason
from ludoteca.games.age_of_discovery.actions import VERBS
from ludoteca.games.age_of_discovery.data import (
    BOX_NAMES,
    BUILDING_NAMES,
    CREW_NAMES,
    CREWS,
    EMPTY,
    INITIATIVE_FIRST,
    INITIATIVE_SPACES,
    NEIGHBOURS,
    REGION_NAMES,
    REGIONS,
    SLOT_FIRST,
    SPACE_NAMES,
    SPECIALIST_BOX,
    UNITS,
    WAR_MONEY,
)
from ludoteca.games.age_of_discovery.steps import battle
from ludoteca.games.age_of_discovery.steps.auction import high_bid
from ludoteca.games.age_of_discovery.steps.discovery import EXP_CAPTAINS, EXP_OTHERS, EXP_SOLDIERS
from ludoteca.games.age_of_discovery.steps.moves import MIGRATION_TO, STABLES_FROM
from ludoteca.games.age_of_discovery.under_way import RESOLVED

if TYPE_CHECKING:
    from ludoteca.games.age_of_discovery.state import State


def why_not(s: State, action: int) -> Reason:
    """The first rule that forbids the action here."""
    not_asked = why_not_asked(s, s.step, VERBS, action)
    if not_asked is not None:
        return not_asked
    parts = VERBS.parts(action)
    return WHY[parts.verb.word](s, *parts.values)


def _why_not_bid(s: State, bid: str) -> Reason:
    if int(bid) <= high_bid(s):
        return Reason("reason-bid-too-low", {"high": high_bid(s)})
    return Reason("reason-too-poor", {"price": int(bid), "money": s.money[s.seat]})


def _why_not_recruit(_s: State, _unit: str) -> Reason:
    return Reason("reason-colonists-need-no-training")


def _why_not_unit(_s: State, unit: str) -> Reason:
    return Reason("reason-not-in-hand", {"unit": unit})


def _why_not_place(s: State, box: str) -> Reason:
    initiative = range(INITIATIVE_FIRST, INITIATIVE_FIRST + INITIATIVE_SPACES)
    if box == "initiative" and any(_is_his(s, s.spaces[space]) for space in initiative):
        return Reason("reason-one-in-initiative")
    slot = BOX_NAMES.index(box) - SPECIALIST_BOX
    if box.startswith("spec_"):
        owner = int(s.spaces[SLOT_FIRST + slot] // UNITS)
        return Reason("reason-slot-taken", {"box": box, "owner": owner})
    return Reason("reason-box-full", {"box": box})


def _is_his(s: State, piece: int) -> bool:
    return piece != EMPTY and piece // UNITS == s.seat


def _why_not_advance(s: State, space: str) -> Reason:
    box, _, number = space.rpartition("_")
    place = int(number) - 1
    if box == "turn_order":
        row = [seat * UNITS for seat in s.turn_order]
    else:
        first = INITIATIVE_FIRST if box == "initiative" else RESOLVED[box][1]
        spaces = sum(name.startswith(f"{box}_") for name in SPACE_NAMES)
        row = list(s.spaces[first : first + spaces])
    if place >= len(row) or not _is_his(s, row[place]):
        return Reason("reason-no-piece-there", {"space": space})
    if place > 0 and _is_his(s, row[place - 1]):
        return Reason("reason-own-piece-in-front")
    return Reason("reason-nobody-in-front")


def _why_not_land(_s: State, region: str) -> Reason:
    return Reason("reason-undiscovered", {"region": region})


def _why_not_take(_s: State, good: str) -> Reason:
    return Reason("reason-not-in-market", {"good": good})


def _why_not_buy(s: State, building: str) -> Reason:
    owner = s.owner(BUILDING_NAMES.index(building))
    if owner >= 0:
        return Reason("reason-owned", {"building": building, "owner": int(owner)})
    return Reason("reason-not-on-display", {"building": building})


def _why_not_discover(_s: State, region: str) -> Reason:
    return Reason("reason-discovered-already", {"region": region})


def _why_not_ally(_s: State, region: str) -> Reason:
    return Reason("reason-no-unit-there", {"region": region})


def _why_not_send(s: State, crew: str, count: str) -> Reason:
    asked = (EXP_CAPTAINS, EXP_SOLDIERS, EXP_OTHERS).index(s.step)
    if crew != CREW_NAMES[asked]:
        return Reason("reason-other-crew", {"crew": CREW_NAMES[asked]})
    held = int(s.discovery[s.seat * CREWS + asked])
    if int(count) > held:
        return Reason("reason-too-few-in-box", {"crew": crew, "count": held})
    return Reason("reason-somebody-must-go")


def _why_not_declare(s: State, _conflict: str) -> Reason:
    return Reason("reason-too-poor", {"price": WAR_MONEY, "money": s.money[s.seat]})


def _why_not_fight(_s: State, region: str) -> Reason:
    return Reason("reason-no-battle-there", {"region": region})


def _why_not_attack(s: State, opponent: str) -> Reason:
    if int(opponent) == s.seat:
        return Reason("reason-not-yourself")
    if int(opponent) >= s.seats:
        return Reason("reason-nobody-sits-there")
    return Reason("reason-no-battle-with", {"opponent": int(opponent)})


def _why_not_casualties(s: State, _soldiers: str, _militia: str) -> Reason:
    return Reason("reason-all-hits", {"count": battle.hits_of(s, s.seat)})


def _why_not_leave(s: State, region: str) -> Reason:
    number = REGION_NAMES.index(region)
    if s.step is not STABLES_FROM:
        return Reason("reason-no-unit-there", {"region": region})
    if s.soldiers[s.seat * REGIONS + number] == 0:
        return Reason("reason-no-soldier-there", {"region": region})
    return Reason("reason-no-way", {"region": region})


def _why_not_enter(s: State, region: str) -> Reason:
    number = REGION_NAMES.index(region)
    if number == s.origin:
        return Reason("reason-same-region")
    if s.step is not MIGRATION_TO and not NEIGHBOURS[s.origin] >> number & 1:
        return Reason("reason-not-adjacent", {"region": region, "origin": REGION_NAMES[s.origin]})
    return Reason("reason-undiscovered", {"region": region})


def _why_not_move(s: State, _party: str) -> Reason:
    return Reason("reason-too-few-there", {"region": REGION_NAMES[s.origin]})


WHY: Mapping[str, Callable[..., Reason]] = {
    "bid": _why_not_bid,
    "recruit": _why_not_recruit,
    "unit": _why_not_unit,
    "place": _why_not_place,
    "advance": _why_not_advance,
    "land": _why_not_land,
    "take": _why_not_take,
    "buy": _why_not_buy,
    "map": _why_not_discover,
    "ally": _why_not_ally,
    "send": _why_not_send,
    "explore": _why_not_discover,
    "train": _why_not_recruit,
    "declare": _why_not_declare,
    "fight": _why_not_fight,
    "attack": _why_not_attack,
    "casualties": _why_not_casualties,
    "leave": _why_not_leave,
    "enter": _why_not_enter,
    "move": _why_not_move,
}

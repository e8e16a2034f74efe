"""What is under way inside a Turn, as plain data: an act, a payment, a battle, Maintenance."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.core.position import PLENTY, Json, Position, Reader, counts, word_or_none, words_of
from ludoteca.games.romolo_o_remo import units
from ludoteca.games.romolo_o_remo.actions import ACT_NAMES, ITEM_NAMES, ITEMS
from ludoteca.games.romolo_o_remo.board import HEX_NAMES
from ludoteca.games.romolo_o_remo.data import (
    CONSTRUCTION_NAMES,
    FIGURES,
    MERCENARIES,
    PIECE_NAMES,
    RESOURCE_NAMES,
    SIDE_NAMES,
    TOKEN_NAMES,
    UNIT_NAMES,
)
from ludoteca.games.romolo_o_remo.steps import STEP_NAMES, STEPS, payment
from ludoteca.games.romolo_o_remo.steps.hostility import PURPOSE_NAMES

if TYPE_CHECKING:
    from ludoteca.games.romolo_o_remo.state import State

OBSESSORS = ("attacker", "defender")
LOWEST = -2
"""The target of an attack on buildings."""
MANY = 999


def write(s: State) -> Position:
    """All that is under way."""
    return {
        "window": s.window.name,
        "unit": None if s.unit < 0 else UNIT_NAMES[units.number_of(s, s.unit)],
        "act": word_or_none(ACT_NAMES, s.act),
        "place": word_or_none(HEX_NAMES, s.place),
        "translated": s.translated == 1,
        "negotiating": s.negotiating == 1,
        "asking": PURPOSE_NAMES[s.asking],
        "question": word_or_none(HEX_NAMES, s.question),
        "building": word_or_none(CONSTRUCTION_NAMES, s.building),
        "piece": word_or_none(PIECE_NAMES, s.piece),
        "bank_sides": words_of(SIDE_NAMES, s.bank_sides),
        "tile_sides": words_of(SIDE_NAMES, s.tile_sides),
        "due": s.due,
        "caps": {name: payment.cap_of(s.caps, resource) for resource, name in enumerate(RESOURCE_NAMES)},
        "credit": s.credit,
        "last_pick": s.last_pick,
        "trades": s.trades,
        "traded": s.traded,
        "sold": word_or_none(RESOURCE_NAMES, s.sold),
        "offered": counts(ITEM_NAMES, s.gift[:ITEMS]),
        "requested": counts(ITEM_NAMES, s.gift[ITEMS:]),
        "defender": s.defender,
        "committed": committed(s),
        "attack_bonus": s.attack_bonus,
        "defence_bonus": s.defence_bonus,
        "obsessors": words_of(OBSESSORS, s.obsessors),
        "attack_token": word_or_none(TOKEN_NAMES, s.attack_token),
        "defence_token": word_or_none(TOKEN_NAMES, s.defence_token),
        "hits": s.hits,
        "hits_back": s.hits_back,
        "unpaid": s.unpaid,
    }


def committed(s: State) -> list[Json]:
    """The Units of the active player that attack, by name."""
    if s.active >= s.seats:
        return []
    rows = range(s.seats * FIGURES + MERCENARIES)
    return [UNIT_NAMES[units.number_of(s, row)] for row in rows if s.committed >> row & 1]


def read(s: State, part: Reader) -> None:
    """What `write` wrote; the rules of it stand in `invariants`."""
    s.window = STEPS[part.part("window").word(STEP_NAMES)]
    owner = s.active if s.active < s.seats else 0
    unit = part.part("unit").word_or_none(UNIT_NAMES)
    s.unit = -1 if unit < 0 else units.row_of(s, owner, unit)
    s.act = part.part("act").word_or_none(ACT_NAMES)
    s.place = part.part("place").word_or_none(HEX_NAMES)
    s.translated = int(part.part("translated").flag())
    s.negotiating = int(part.part("negotiating").flag())
    s.asking = part.part("asking").word(PURPOSE_NAMES)
    s.question = part.part("question").word_or_none(HEX_NAMES)
    s.building = part.part("building").word_or_none(CONSTRUCTION_NAMES)
    s.piece = part.part("piece").word_or_none(PIECE_NAMES)
    s.bank_sides = part.part("bank_sides").bits(SIDE_NAMES)
    s.tile_sides = part.part("tile_sides").bits(SIDE_NAMES)
    s.due = part.part("due").number(0, MANY)
    s.caps = 0
    for resource, cap in enumerate(part.part("caps").counts(RESOURCE_NAMES, payment.CAP)):
        s.caps |= payment.one_kind(resource, cap)
    s.credit = part.part("credit").number(0, PLENTY)
    s.last_pick = part.part("last_pick").number(-1, MANY)
    s.trades = part.part("trades").number(0, MANY)
    s.traded = part.part("traded").number(0, MANY)
    s.sold = part.part("sold").word_or_none(RESOURCE_NAMES)
    for item, count in enumerate(part.part("offered").counts(ITEM_NAMES, MANY)):
        s.gift[item] = count
    for item, count in enumerate(part.part("requested").counts(ITEM_NAMES, MANY)):
        s.gift[ITEMS + item] = count
    s.defender = part.part("defender").number(LOWEST, s.sides - 1)
    for entry in part.part("committed").parts():
        s.committed |= 1 << units.row_of(s, owner, entry.word(UNIT_NAMES))
    s.attack_bonus = part.part("attack_bonus").number(0, MANY)
    s.defence_bonus = part.part("defence_bonus").number(0, MANY)
    s.obsessors = part.part("obsessors").bits(OBSESSORS)
    s.attack_token = part.part("attack_token").word_or_none(TOKEN_NAMES)
    s.defence_token = part.part("defence_token").word_or_none(TOKEN_NAMES)
    s.hits = part.part("hits").number(0, MANY)
    s.hits_back = part.part("hits_back").number(0, MANY)
    s.unpaid = part.part("unpaid").number(0, MANY)

"""Why an action is not possible: for the message and for the tool-tip."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from ludoteca.core.steps import why_not_asked
from ludoteca.core.words import Reason
from ludoteca.games.romolo_o_remo import act_reasons, lands, units
from ludoteca.games.romolo_o_remo.actions import VERBS
from ludoteca.games.romolo_o_remo.board import HEX_NAMES
from ludoteca.games.romolo_o_remo.data import (
    BANK_OF,
    CONSTRUCTION_NAMES,
    FIRST_WALL_PIECE,
    PORT,
    TERRAIN_OF,
    UNIT_NAMES,
    WALL,
    WATER,
)
from ludoteca.games.romolo_o_remo.steps import action, building, movement

if TYPE_CHECKING:
    from ludoteca.games.romolo_o_remo.state import State


def why_not(s: State, action: int) -> Reason:
    """The first rule that forbids the action here."""
    not_asked = why_not_asked(s, s.step, VERBS, action)
    if not_asked is not None:
        return not_asked
    parts = VERBS.parts(action)
    why = WHY.get(parts.verb.word)
    if why is not None:
        return why(s, *parts.values)
    return Reason(PLAIN.get(parts.verb.word, "reason-not-possible"))


PLAIN: Mapping[str, str] = {
    **dict.fromkeys(("lay", "tower", "farm", "warehouse", "worker"), "reason-not-your-hex"),
    **dict.fromkeys(("architectus", "produce", "store", "reach", "retreat", "peek"), "reason-not-that-hex"),
    **dict.fromkeys(("influence", "dominion"), "reason-not-that-hex"),
    **dict.fromkeys(("remove", "destroy", "collect", "break"), "reason-no-such-piece"),
    **dict.fromkeys(("refine", "give", "hire", "mark", "garrison", "offer", "request"), "reason-not-enough"),
    **dict.fromkeys(("pay", "coins", "buy", "feed"), "reason-cannot-pay"),
    **dict.fromkeys(("attack", "attack_ai", "raze", "raid", "raid_ai"), "reason-nobody-there"),
    **dict.fromkeys(("commit", "hit", "discharge", "dismiss", "starve", "wall"), "reason-in-order"),
    **dict.fromkeys(("aedificator", "foederatus", "nauta", "in_hand", "trade"), "reason-not-needed"),
    "token": "reason-token-gone",
    "engage": "reason-slot-empty",
    "sell": "reason-worth-nothing",
    "column": "reason-column",
    "done": "reason-choose-first",
    "skip_phase": "reason-something-done",
    "end_phase": "reason-nothing-done",
    "take": "reason-not-enough",
    "none": "reason-not-needed",
}
"""Verbs for which one sentence says it all."""


def _why_not_use(_s: State, name: str) -> Reason:
    return Reason("reason-no-character", {"character": name})


def _why_not_select(s: State, name: str) -> Reason:
    """Not there, lying, just like another one, or with nothing to do."""
    number = UNIT_NAMES.index(name)
    row = units.on_map(s, s.seat, number)
    if row == units.NO_UNIT:
        return Reason("reason-unit-not-there", {"unit": name})
    if not units.is_standing(s, row) and s.step is action.ACTION_MAIN:
        return Reason("reason-unit-lies", {"unit": name})
    if not units.is_first_of_class(s, s.seat, number, 0):
        return Reason("reason-unit-alike", {"unit": name})
    return Reason("reason-nothing-to-do", {"unit": name})


def _why_not_move(s: State, name: str) -> Reason:
    """Too far, the Capital of the A.I., Water without a port, or a retreat in the wrong direction."""
    goal = HEX_NAMES.index(name)
    if lands.direction_of(s, s.place, goal) < 0:
        return Reason("reason-not-a-neighbour", {"hex": name})
    if s.seats == 1 and goal == s.capital[lands.RIVAL]:
        return Reason("reason-ai-capital")
    if lands.can_go(s, s.place, goal, movement.way_of(s.act)):
        return Reason("reason-only-retreat")
    if lands.is_explored(s, goal) and s.terrain[goal] == WATER:
        return Reason("reason-needs-port")
    return Reason("reason-not-that-hex")


def _why_not_build(s: State, name: str) -> Reason:
    """Terrain, Bank, Water, room, or cubes."""
    kind = CONSTRUCTION_NAMES.index(name)
    if kind == WALL:
        return Reason("reason-hex-full" if s.piece < FIRST_WALL_PIECE else "reason-not-needed")
    if s.terrain[s.place] != TERRAIN_OF[kind]:
        return Reason("reason-wrong-terrain")
    if s.bank[BANK_OF[kind]] == 0:
        return Reason("reason-bank-empty")
    if kind == PORT and not lands.is_next_to_water(s, s.place):
        return Reason("reason-no-water")
    if not building.fits(s, s.place, kind, 0, s.piece):
        return Reason("reason-hex-full")
    return Reason("reason-cannot-pay")


WHY: Mapping[str, Callable[..., Reason]] = {
    "use": _why_not_use,
    "select": _why_not_select,
    "act": act_reasons.why_not,
    "move": _why_not_move,
    "build": _why_not_build,
}

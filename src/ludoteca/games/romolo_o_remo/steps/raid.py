"""Praedo: a Worker steals cubes from a neighbour (RR-5.104, RR-5.105)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludoteca.core.hexes import NO_HEX
from ludoteca.games.romolo_o_remo import lands, stores, units
from ludoteca.games.romolo_o_remo.actions import RAID_AI, RAID_FIRST, TAKE_FIRST
from ludoteca.games.romolo_o_remo.bits import bit
from ludoteca.games.romolo_o_remo.data import COIN, PRAEDO, RESOURCE_NAMES, RESOURCES, SIDES
from ludoteca.games.romolo_o_remo.steps import action
from ludoteca.games.romolo_o_remo.steps.step import Step

if TYPE_CHECKING:
    from ludoteca.games.romolo_o_remo.state import State


class PraedoTarget(Step):
    """Who is raided (RR-5.104)?"""

    def actions(self, s: State) -> list[int]:
        """Whoever has a Unit here or next to here, not behind a wall; allies are safe."""
        if s.seats == 1:
            return [RAID_AI]
        legal: list[int] = []
        seat = s.next_seat(s.seat)
        while seat != s.seat:
            if is_target(s, s.place, seat):
                legal.append(RAID_FIRST + seat)
            seat = s.next_seat(seat)
        return legal

    def play(self, s: State, action_: i64) -> None:
        """Without cubes the target pays a coin; otherwise the die says how many cubes are taken."""
        target = lands.RIVAL if action_ == RAID_AI else action_ - RAID_FIRST
        s.used |= bit(PRAEDO)
        cubes = 0 if target >= s.seats else stores.cubes_of(s, target)
        if cubes == 0:
            take_coin(s, target)
            action.finish(s)
            return
        face = s.roll()
        if s.journal is not None:
            s.journal.tell("raided", seat=s.seat, owner=target, face=face)
        s.due = min(face // 2, cubes)
        s.defender = target
        if s.due == 0:
            action.finish(s)
        else:
            s.step = PRAEDO_TAKE


class PraedoTake(Step):
    """Which cube is stolen next (RR-5.104)?"""

    def actions(self, s: State) -> list[int]:
        """Kinds that the target holds, in order, as long as enough are left."""
        legal: list[int] = []
        left = stores.cubes_of(s, s.defender)
        for resource in range(RESOURCES):
            held = s.cubes[s.defender * RESOURCES + resource]
            if held and resource >= s.last_pick and left >= s.due:
                legal.append(TAKE_FIRST + resource)
            left -= held
        return legal

    def play(self, s: State, action_: i64) -> None:
        """The cube changes hands."""
        resource = action_ - TAKE_FIRST
        s.cubes[s.defender * RESOURCES + resource] -= 1
        s.cubes[s.seat * RESOURCES + resource] += 1
        if s.journal is not None:
            s.journal.tell("stole", seat=s.seat, owner=s.defender, resource=RESOURCE_NAMES[resource])
        s.last_pick = resource
        s.due -= 1
        if s.due == 0:
            action.finish(s)


PRAEDO_TARGET: Final[Step] = PraedoTarget("praedo_target", "raid", "raid_ai")
PRAEDO_TAKE: Final[Step] = PraedoTake("praedo_take", "take")


def can_raid(s: State, hex: i64) -> bool:
    """Has he the Praedo, unused, and a target in reach?"""
    if not s.has_unused(s.seat, PRAEDO):
        return False
    if s.seats == 1:
        return is_target(s, hex, lands.RIVAL)
    for seat in range(s.seats):
        if is_target(s, hex, seat):
            return True
    return False


def is_target(s: State, hex: i64, side: i64) -> bool:
    """Is it a foe with a Unit in the hex, or beside it and not behind a wall?"""
    if not s.is_foe(s.seat, side):
        return False
    if is_present(s, side, hex):
        return True
    for direction in range(SIDES):
        beside = s.near[hex * SIDES + direction]
        if beside != NO_HEX and is_present(s, side, beside) and not lands.crosses_wall(s, hex, direction):
            return True
    return False


def is_present(s: State, side: i64, hex: i64) -> bool:
    """Has the side a Unit in the hex?"""
    return s.legion[hex] > 0 if side >= s.seats else units.is_here(s, side, hex)


def take_coin(s: State, target: i64) -> None:
    """A coin, or what is left of it."""
    paid = min(COIN, s.money[target])
    s.money[target] -= paid
    s.money[s.seat] += paid
    if s.journal is None:
        return
    if target < s.seats:
        s.journal.tell("raided-coin", seat=s.seat, owner=target, half_coins=paid)
    else:
        s.journal.tell("raided-ai", seat=s.seat, half_coins=paid)

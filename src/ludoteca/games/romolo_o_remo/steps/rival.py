"""The A.I. of the solo game: its moves and its battles (RR-5.113 … RR-5.118, RR-5.120).

Nobody decides for it. Its Turn is played in one go, but for what the human decides in a battle; so only the
hexes where it has still to fight are remembered.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.hexes import NO_HEX
from ludoteca.core.vecs import filled
from ludoteca.games.romolo_o_remo import lands, strength, units
from ludoteca.games.romolo_o_remo.bits import bit
from ludoteca.games.romolo_o_remo.board import DISTANCE, HEX_NAMES, HEXES
from ludoteca.games.romolo_o_remo.data import (
    EXPLORER,
    MERCENARY,
    PENALTY,
    RIVAL_VALUE,
    SIDES,
    SOLDIER,
    TOWER_VALUE,
    UNITS,
    WORKER,
)
from ludoteca.games.romolo_o_remo.lands import RIVAL
from ludoteca.games.romolo_o_remo.steps import battle, casualties, ending, events, movement, turn, war
from ludoteca.games.romolo_o_remo.steps.step import Step

if TYPE_CHECKING:
    from ludoteca.games.romolo_o_remo.state import State

HUMAN: Final[i64] = 0
MARKED_BEFORE: Final[i64] = 1
MARKED_NOW: Final[i64] = 2
END_ROLL: Final[i64] = 5
HIT_ORDER: Final = vec[i64]([SOLDIER, MERCENARY, WORKER, EXPLORER])
"""Whom the A.I. hits first (RR-5.118)."""


class RivalTurn(Step):
    """The A.I. moves (RR-5.115)."""

    def skip(self, s: State) -> None:
        """The end roll, then every group moves once; where it meets the human there is a battle."""
        if s.ending:
            face = s.roll()
            if s.journal is not None:
                s.journal.tell("ai-end-roll", face=face)
            if face >= END_ROLL:
                ending.begin(s)
                return
        move_groups(s)
        s.battles = 0
        for hex in s.on_map:
            if s.legion[hex] > s.legion_lying[hex] and human_is_in(s, hex):
                s.battles |= bit(hex)
        s.step = RIVAL_BATTLE


class RivalBattle(Step):
    """The battles of the A.I., in random order (RR-5.115)."""

    def skip(self, s: State) -> None:
        """The next battle; after the last one all stand up, and an event follows."""
        hexes = [hex for hex in s.on_map if s.battles >> hex & 1]
        if len(hexes) > 0:
            hex = pick(s, hexes)
            s.battles &= ~bit(hex)
            s.place = hex
            s.defender = HUMAN
            if s.journal is not None:
                s.journal.tell("ai-attacks", hex=HEX_NAMES[hex], value=strength.rival_value(s, hex))
            war.ask_defender(s)
            return
        for hex in s.on_map:
            s.legion_lying[hex] = 0
        events.draw_event(s)
        turn.end(s)


RIVAL_TURN: Final[Step] = RivalTurn("rival_turn")
RIVAL_BATTLE: Final[Step] = RivalBattle("rival_battle")


def begin(s: State) -> None:
    """The Turn of the A.I. begins; markers were taken before it."""
    s.active = RIVAL
    s.seat = HUMAN
    for hex in s.on_map:
        if s.legion_marks[hex]:
            s.legion_marks[hex] = MARKED_BEFORE
    s.step = RIVAL_TURN
    if s.journal is not None:
        s.journal.tell("ai-turn-begins")


def pick(s: State, items: list[int]) -> i64:
    """One of several by chance."""
    if len(items) == 1:
        return items[0]
    s.reveals += 1
    return items[s.rng.below(len(items))]


def human_is_in(s: State, hex: i64) -> bool:
    """Has the human a Unit or the Tower there?"""
    return units.is_here(s, HUMAN, hex) or s.capital[HUMAN] == hex


def human_value(s: State, hex: i64) -> i64:
    """What the A.I. compares itself with (RR-5.116)."""
    value = units.value_here(s, HUMAN, hex)
    if s.capital[HUMAN] == hex:
        value += TOWER_VALUE
    if units.has_marker_here(s, HUMAN, hex):
        value -= PENALTY
    return max(0, value)


# --- movement ------------------------------------------------------------------------------------


def move_groups(s: State) -> None:
    """All standing Units of a hex are a group; every group moves once, in random order (RR-5.115)."""
    groups: list[int] = []
    for hex in s.on_map:
        if s.legion[hex] > s.legion_lying[hex]:
            groups.append(hex)
    if len(groups) > 1:
        s.reveals += 1
        s.rng.shuffle(groups)
    arrived = filled(HEXES, 0)
    arrived_marks = filled(HEXES, 0)
    for hex in groups:
        move_group(s, hex, arrived, arrived_marks)


def move_group(s: State, hex: i64, arrived: vec[i64], arrived_marks: vec[i64]) -> None:
    """One group stays or goes (RR-5.117); those who came into its hex in this Turn stay behind."""
    count = s.legion[hex] - s.legion_lying[hex] - arrived[hex]
    standing = s.legion[hex] - s.legion_lying[hex]
    if human_is_in(s, hex):
        value = RIVAL_VALUE * standing
        if s.legion_marks[hex]:
            value = max(0, value - PENALTY)
        if human_value(s, hex) <= value:
            return
        goals = safe_hexes(s, hex)
    else:
        value = RIVAL_VALUE * count
        if s.legion_marks[hex] & MARKED_BEFORE:
            value = max(0, value - PENALTY)
        goals = weaker_hexes(s, hex, value)
        if len(goals) == 0:
            goals = empty_hexes(s, hex)
    if len(goals) == 0:
        return
    goal = pick(s, goals)
    if not lands.is_explored(s, goal):
        s.legion_lying[goal] += count
    s.legion[hex] -= count
    s.legion_marks[hex] = arrived_marks[hex] if s.legion[hex] else 0
    arrived_marks[goal] |= enter(s, hex, goal, count, 0)
    arrived[goal] += count
    if s.journal is not None:
        s.journal.tell("ai-moved", start=HEX_NAMES[hex], hex=HEX_NAMES[goal], count=count)


def enter(s: State, start: i64, goal: i64, count: i64, marks: i64) -> i64:
    """A group comes into a hex, exploring it or crossing a wall; the mark that it then has."""
    if not lands.is_explored(s, goal):
        movement.explore(s, goal)
    elif lands.is_behind_wall(s, goal, start):
        marks = MARKED_NOW
    s.legion[goal] += count
    s.legion_marks[goal] |= marks
    return marks


def safe_hexes(s: State, hex: i64) -> list[int]:
    """Explored hexes nearer to the Capital of the A.I. without humans (RR-5.117 a)."""
    found: list[int] = []
    for side in lands.BY_HEX:
        goal = s.near[hex * SIDES + side]
        if (
            goal != NO_HEX
            and lands.is_explored(s, goal)
            and is_nearer(s, hex, goal, RIVAL)
            and not human_is_in(s, goal)
        ):
            found.append(goal)
    return found


def weaker_hexes(s: State, hex: i64, value: i64) -> list[int]:
    """Explored hexes beside it where the human is weaker (RR-5.117 b)."""
    found: list[int] = []
    for side in lands.BY_HEX:
        goal = s.near[hex * SIDES + side]
        if (
            goal != NO_HEX
            and lands.is_explored(s, goal)
            and human_is_in(s, goal)
            and human_value(s, goal) < value
        ):
            found.append(goal)
    return found


def empty_hexes(s: State, hex: i64) -> list[int]:
    """Hexes nearer to the human Capital without Unit or Tower (RR-5.117 c)."""
    found: list[int] = []
    for side in lands.BY_HEX:
        goal = s.near[hex * SIDES + side]
        if (
            goal != NO_HEX
            and is_nearer(s, hex, goal, HUMAN)
            and not human_is_in(s, goal)
            and s.legion[goal] == 0
            and goal != s.capital[RIVAL]
        ):
            found.append(goal)
    return found


def is_nearer(s: State, hex: i64, goal: i64, side: i64) -> bool:
    """Is the goal nearer to a side's Capital?"""
    capital = s.capital[side]
    return DISTANCE[goal * HEXES + capital] < DISTANCE[hex * HEXES + capital]


# --- battle --------------------------------------------------------------------------------------


def retreats(s: State, human_total: i64) -> bool:
    """With `retreat` it goes if its value is lower and there is a hex; does it (RR-5.118)?"""
    own = battle.attack_total(s) if s.active == RIVAL else battle.defence_total(s)
    goals = safe_hexes(s, s.place)
    if len(goals) == 0 or own >= human_total:
        return False
    goal = pick(s, goals)
    count = s.legion[s.place]
    s.legion[goal] += count
    s.legion[s.place] = 0
    s.legion_marks[s.place] = 0
    if s.journal is not None:
        s.journal.tell("ai-retreated", start=HEX_NAMES[s.place], hex=HEX_NAMES[goal], count=count)
    return True


def strike_defenders(s: State) -> None:
    """The A.I. attacks: Units in its order, then the Tower if it takes part (RR-5.118)."""
    while s.hits > 0 and strike(s):
        s.hits -= 1
    while s.hits > 0 and strength.has_tower(s):
        s.hits -= 1
        casualties.hit_tower(s, HUMAN, RIVAL)
        if s.over:
            return
    s.hits = 0


def strike_attackers(s: State) -> None:
    """The A.I. defends: Units in its order, no Constructions."""
    while s.hits_back > 0 and strike(s):
        s.hits_back -= 1


def strike(s: State) -> bool:
    """One human Unit of the battle falls, if there is one."""
    for kind in HIT_ORDER:
        for number in range(UNITS):
            if units.kind_of(number) != kind:
                continue
            row = units.on_map(s, HUMAN, number)
            if row == units.NO_UNIT or s.unit_hex[row] != s.place:
                continue
            if s.active == RIVAL or s.committed >> row & 1:
                casualties.hit_unit(s, HUMAN, number)
                return True
    return False

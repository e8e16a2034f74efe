"""The A.I. of the solo game: its moves, its battles and the events (RR-5.113 … RR-5.120).

Nobody decides for it. Its Turn is played in one go, but for what the human decides in a battle; so only the
hexes where it has still to fight are remembered.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import pop, vec
from mypy_extensions import i64

from ludoteca.core.hexes import NO_HEX
from ludoteca.core.vecs import filled, pile_of, shuffle
from ludoteca.games.romolo_o_remo import lands, units
from ludoteca.games.romolo_o_remo.bits import bit
from ludoteca.games.romolo_o_remo.board import DISTANCE, HEX_NAMES, HEXES
from ludoteca.games.romolo_o_remo.data import (
    BLUE,
    BROWN,
    CHARACTER_NAMES,
    CHARACTERS,
    COIN,
    EMPTY_SLOT,
    EVENT_NAMES,
    EVENTS,
    EXPLORER,
    HIGHEST_PRICE,
    MERCENARY,
    PENALTY,
    PINK,
    RESOURCE_NAMES,
    RESOURCES,
    RIVAL_VALUE,
    SIDES,
    SOLDIER,
    TOWER_VALUE,
    UNITS,
    WORKER,
    YELLOW,
)
from ludoteca.games.romolo_o_remo.lands import RIVAL
from ludoteca.games.romolo_o_remo.steps import battle, ending, growth, movement, turn, war
from ludoteca.games.romolo_o_remo.steps.step import Step

if TYPE_CHECKING:
    from ludoteca.games.romolo_o_remo.state import State

HUMAN: Final[i64] = 0
MARKED_BEFORE: Final[i64] = 1
MARKED_NOW: Final[i64] = 2
END_ROLL: Final[i64] = 5
HIT_ORDER: Final = vec[i64]([SOLDIER, MERCENARY, WORKER, EXPLORER])
"""Whom the A.I. hits first (RR-5.118)."""
RECRUITS: Final = vec[i64]([0, 1, 1, 1, 2, 3])
"""New Units by the face of the die (RR-5.119)."""


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
                s.journal.tell("ai-attacks", hex=HEX_NAMES[hex], value=war.rival_value(s, hex))
            war.ask_defender(s)
            return
        for hex in s.on_map:
            s.legion_lying[hex] = 0
        draw_event(s)
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
    while s.hits > 0 and war.has_tower(s):
        s.hits -= 1
        battle.hit_tower(s, HUMAN, RIVAL)
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
                battle.hit_unit(s, HUMAN, number)
                return True
    return False


# --- events --------------------------------------------------------------------------------------


def draw_event(s: State) -> None:
    """The first cube of the line, or one of the bag, is taken out and applied (RR-5.119)."""
    if s.options["event_mode"] == "bag":
        at = s.rng.below(len(s.events))
        s.reveals += 1
        s.events, event = remove_at(s.events, at)
    else:
        s.events, event = remove_at(s.events, 0)
    if s.journal is not None:
        s.journal.tell("event-drawn", cube=EVENT_NAMES[event])
    if event == YELLOW:
        hire(s)
    elif event == PINK:
        change_prices(s)
    elif event == BLUE:
        recruit(s)
    elif event == BROWN:
        if total_units(s) == 0:
            recruit(s)
        else:
            march(s)
        s.events = shuffled_events(s)


def remove_at(row: vec[i64], at: i64) -> tuple[vec[i64], i64]:
    """A row without one of its entries, and that entry."""
    taken = row[at]
    left = row[:]
    for place in range(at, len(row) - 1):
        left[place] = row[place + 1]
    left, _ = pop(left)
    return left, taken


def shuffled_events(s: State) -> vec[i64]:
    """All nineteen cubes: in a random line, or sorted in the bag, from which they are drawn by chance."""
    events = pile_of(EVENTS)
    if s.options["event_mode"] != "bag":
        shuffle(events, s.rng)
        s.reveals += 1
    return events


def total_units(s: State) -> i64:
    """All Units of the A.I. on the map."""
    total: i64 = 0
    for hex in s.on_map:
        total += s.legion[hex]
    return total


def hire(s: State) -> None:
    """Yellow: by the die the character of slot 2, 3 or 4."""
    face = s.roll()
    if not 2 <= face <= 4 or len(s.display) < face or s.display[face - 1] == EMPTY_SLOT:
        return
    character = s.display[face - 1]
    s.characters[RIVAL * CHARACTERS + character] += 1
    if s.journal is not None:
        s.journal.tell("ai-hired", character=CHARACTER_NAMES[character])
    growth.refill(s, face - 1)


def change_prices(s: State) -> None:
    """Pink: each price rises or falls by the die; then coins for the highest."""
    highest: i64 = 0
    for resource in range(RESOURCES):
        face = s.roll()
        if face >= 5:
            s.price[resource] = min(HIGHEST_PRICE, s.price[resource] + 1)
        elif face <= 2:
            s.price[resource] = max(0, s.price[resource] - 1)
        highest = max(highest, s.price[resource])
    s.money[RIVAL] += COIN * highest
    if s.journal is not None:
        prices: list[tuple[str, int]] = [(RESOURCE_NAMES[r], s.price[r]) for r in range(RESOURCES)]
        s.journal.tell("market-updated", prices=tuple(prices))
        s.journal.tell("ai-earned", half_coins=COIN * highest)


def recruit(s: State) -> None:
    """Blue: new Units lie in the Capital of the A.I."""
    count = RECRUITS[s.roll() - 1]
    capital = s.capital[RIVAL]
    s.legion[capital] += count
    s.legion_lying[capital] += count
    if s.journal is not None and count:
        s.journal.tell("ai-recruited", count=count, hex=HEX_NAMES[capital])


def march(s: State) -> None:
    """Brown: every group goes one hex towards the human Capital, whoever stands there."""
    groups: list[int] = [hex for hex in s.on_map if s.legion[hex] > 0]
    if len(groups) > 1:
        s.reveals += 1
        s.rng.shuffle(groups)
    arrived = filled(HEXES, 0)
    arrived_marks = filled(HEXES, 0)
    before = s.legion_marks[:]
    for hex in groups:
        goals: list[int] = []
        for side in lands.BY_HEX:
            goal = s.near[hex * SIDES + side]
            if goal != NO_HEX and is_nearer(s, hex, goal, HUMAN):
                goals.append(goal)
        if len(goals) == 0:
            continue
        goal = pick(s, goals)
        count = s.legion[hex] - arrived[hex]
        marks = before[hex] & MARKED_NOW
        s.legion[hex] -= count
        s.legion_marks[hex] = arrived_marks[hex] if s.legion[hex] else 0
        arrived_marks[goal] |= enter(s, hex, goal, count, marks)
        arrived[goal] += count
        if s.journal is not None:
            s.journal.tell("ai-moved", start=HEX_NAMES[hex], hex=HEX_NAMES[goal], count=count)

"""The events of the solo game, one at the end of every Round (RR-5.119)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import pop, vec
from mypy_extensions import i64

from ludoteca.core.hexes import NO_HEX
from ludoteca.core.vecs import filled, pile_of, shuffle
from ludoteca.games.romolo_o_remo import lands
from ludoteca.games.romolo_o_remo.board import HEX_NAMES, HEXES
from ludoteca.games.romolo_o_remo.data import (
    BLUE,
    BROWN,
    CHARACTER_NAMES,
    CHARACTERS,
    COIN,
    EMPTY_SLOT,
    EVENT_NAMES,
    EVENTS,
    HIGHEST_PRICE,
    PINK,
    RESOURCE_NAMES,
    RESOURCES,
    SIDES,
    YELLOW,
)
from ludoteca.games.romolo_o_remo.lands import RIVAL
from ludoteca.games.romolo_o_remo.steps import growth, rival

if TYPE_CHECKING:
    from ludoteca.games.romolo_o_remo.state import State

RECRUITS: Final = vec[i64]([0, 1, 1, 1, 2, 3])
"""New Units by the face of the die (RR-5.119)."""


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


def roll(s: State) -> i64:
    """The die of an event, told to everybody: it often brings nothing."""
    face = s.roll()
    if s.journal is not None:
        s.journal.tell("ai-rolled", face=face)
    return face


def hire(s: State) -> None:
    """Yellow: by the die the character of slot 2, 3 or 4."""
    face = roll(s)
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
        s.journal.tell("prices-changed", prices=tuple(prices))
        s.journal.tell("ai-earned", half_coins=COIN * highest)


def recruit(s: State) -> None:
    """Blue: new Units lie in the Capital of the A.I."""
    count = RECRUITS[roll(s) - 1]
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
            if goal != NO_HEX and rival.is_nearer(s, hex, goal, rival.HUMAN):
                goals.append(goal)
        if len(goals) == 0:
            continue
        goal = rival.pick(s, goals)
        count = s.legion[hex] - arrived[hex]
        marks = before[hex] & rival.MARKED_NOW
        s.legion[hex] -= count
        s.legion_marks[hex] = arrived_marks[hex] if s.legion[hex] else 0
        arrived_marks[goal] |= rival.enter(s, hex, goal, count, marks)
        arrived[goal] += count
        if s.journal is not None:
            s.journal.tell("ai-moved", start=HEX_NAMES[hex], hex=HEX_NAMES[goal], count=count)

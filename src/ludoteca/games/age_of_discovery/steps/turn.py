"""A turn: how it begins, the colony scoring at its end, and the phases E to J (AD-4.3, AD-5.59 … AD-5.63)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from ludoteca.core.state import NOBODY
from ludoteca.core.vecs import shuffle
from ludoteca.games.age_of_discovery.data import (
    BEFORE_NEW_ORDER,
    BUILDING_NAMES,
    COLONIST,
    COLONISTS_A_TURN,
    DISPLAY,
    EMPTY,
    ERA_OF_BUILDING,
    ERA_OF_TURN,
    GOOD_NAMES,
    GOODS,
    INITIATIVE_FIRST,
    INITIATIVE_SPACES,
    MARKET_GOODS,
    REGION_NAMES,
    REGIONS,
    SCORING_OF_TURN,
    SCORINGS,
    TURN_BEGINS,
    TURNS,
    UNITS,
)
from ludoteca.games.age_of_discovery.scoring import colony_points
from ludoteca.games.age_of_discovery.steps import university
from ludoteca.games.age_of_discovery.steps.step import Step

if TYPE_CHECKING:
    from ludoteca.games.age_of_discovery.state import State

GAME_OVER: Final[Step] = Step("game_over")


def begin(s: State) -> None:
    """The turn begins with the University's first window, then units are placed."""
    if s.journal is not None:
        s.journal.tell("turn-begins", turn=s.turn, era=s.era())
    university.open_window(s, TURN_BEGINS)


def end(s: State) -> None:
    """Colonies are scored in turns 3, 6 and 8; then all is refreshed, or the game is over (AD-7.1)."""
    if SCORING_OF_TURN[s.turn] >= 0:
        score_colonies(s)
    if s.turn == TURNS:
        s.step = GAME_OVER
        s.seat = NOBODY
        if s.journal is not None:
            s.journal.tell("game-over", turn=s.turn)
        return
    refill_buildings(s)
    refresh_market(s)
    refresh_ship(s)
    receive_colonists(s)
    university.open_window(s, BEFORE_NEW_ORDER)


def score_colonies(s: State) -> None:
    """Every region with three units of one player brings points (AD-7.2, AD-7.3)."""
    scoring = SCORING_OF_TURN[s.turn]
    for region in range(REGIONS):
        points = colony_points(s, region)
        for seat in range(s.seats):
            if points[seat] > 0:
                s.colony_vp[seat * SCORINGS + scoring] += points[seat]
                if s.journal is not None:
                    s.journal.tell("colony-scored", seat=seat, region=REGION_NAMES[region], vp=points[seat])


def refill_buildings(s: State) -> None:
    """E: five buildings on display; a new era removes what is left of the old one (AD-5.59)."""
    era = ERA_OF_TURN[s.turn + 1]
    if era != s.era():
        for slot in range(DISPLAY):
            s.display[slot] = EMPTY
        while len(s.stack) > 0 and ERA_OF_BUILDING[s.stack[-1]] < era:
            s.stack, _ = pop(s.stack)
        if s.journal is not None:
            s.journal.tell("era-begins", era=era)
    show_buildings(s, era)


def show_buildings(s: State, era: i64) -> None:
    """Buildings of the era are turned up until five are on display or its stack is empty."""
    for slot in range(DISPLAY):
        if s.display[slot] == EMPTY and len(s.stack) > 0 and ERA_OF_BUILDING[s.stack[-1]] == era:
            s.stack, building = pop(s.stack)
            s.display[slot] = building
            s.reveals += 1
            if s.journal is not None:
                s.journal.tell("building-shown", building=BUILDING_NAMES[building])


def refresh_market(s: State) -> None:
    """F: what is left returns to the pool, which is shuffled; four goods are turned up (AD-5.60)."""
    for good in range(GOODS):
        for _ in range(s.market[good]):
            s.pool = append(s.pool, good)
        s.market[good] = 0
    shuffle(s.pool, s.rng)
    show_goods(s)


def show_goods(s: State) -> None:
    """Four goods of the pool make the market."""
    for _ in range(min(MARKET_GOODS, len(s.pool))):
        good = s.draw_good()
        s.market[good] += 1
        if s.journal is not None:
            s.journal.tell("good-shown", good=GOOD_NAMES[good])
    s.reveals += 1


def refresh_ship(s: State) -> None:
    """G: a ship from the reserve comes into an empty box (AD-5.61)."""
    if not s.ship_in_box:
        s.ship_in_box = 1
        if s.journal is not None:
            s.journal.tell("ship-arrives")


def receive_colonists(s: State) -> None:
    """H: five colonists join the units that wait for the next turn (AD-5.62)."""
    for place in range(s.seats * UNITS):
        s.hand[place] = s.next_hand[place]
        s.next_hand[place] = 0
    for seat in range(s.seats):
        s.hand[seat * UNITS + COLONIST] += COLONISTS_A_TURN


def new_order(s: State) -> None:
    """I and J: who stands in Initiative comes first, by space; the others keep their order (AD-5.63)."""
    order = vec[i64]()
    placed: i64 = 0
    for space in range(INITIATIVE_FIRST, INITIATIVE_FIRST + INITIATIVE_SPACES):
        if s.spaces[space] != EMPTY:
            seat = s.spaces[space] // UNITS
            order = append(order, seat)
            placed |= 1 << seat
            s.spaces[space] = EMPTY
    for seat in s.turn_order:
        if not placed >> seat & 1:
            order = append(order, seat)
    s.turn_order = order
    if s.journal is not None:
        for place in range(s.seats):
            s.journal.tell("order-place", owner=order[place], place=place + 1)
    s.turn += 1
    begin(s)

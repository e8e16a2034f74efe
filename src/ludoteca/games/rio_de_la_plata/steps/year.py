"""The end of a year: departure, war check, order of play, time (RP-4.55 … RP-4.58, RP-5.70 … RP-5.104)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludoteca.core.state import NOBODY
from ludoteca.core.vecs import filled
from ludoteca.games.rio_de_la_plata.actions import KEEP_ORDER, MOVE_ORDER_FIRST
from ludoteca.games.rio_de_la_plata.data import (
    CORSAIRS,
    ENEMY_NAMES,
    FIRST_YEAR,
    NATIVES,
    OFF_THE_GRID,
    ORDER_PHASE,
    PEACE,
    RETREAT,
    STRONGEST,
    TIME_SYMBOLS,
    WAR_PHASE,
)
from ludoteca.games.rio_de_la_plata.geography import SPACES
from ludoteca.games.rio_de_la_plata.steps import placement, ship, war
from ludoteca.games.rio_de_la_plata.steps.step import Step

if TYPE_CHECKING:
    from ludoteca.games.rio_de_la_plata.state import State

DIE: Final = 6


class MoveOrder(Step):
    """To which place of the order does the marker go (RP-4.57)?"""

    def actions(self, s: State) -> list[int]:
        """Every other place, or stay."""
        here = s.place_in_order(s.seat)
        legal: list[int] = [MOVE_ORDER_FIRST + place for place in range(s.seats) if place != here]
        legal.append(KEEP_ORDER)
        return legal

    def play(self, s: State, action: i64) -> None:
        """The markers between shift by one; the extra pawns go home with a move (RP-5.71)."""
        if action == KEEP_ORDER:
            if s.journal is not None:
                s.journal.tell("order-kept", seat=s.seat)
        else:
            move_marker(s, action - MOVE_ORDER_FIRST)
        s.queue = s.queue[1:]
        next_marker(s)


MOVE_ORDER: Final[Step] = MoveOrder("move_order", "move_order", "keep_order")
GAME_OVER: Final[Step] = Step("game_over")


def end_effects(s: State) -> None:
    """Everybody is done: the ship leaves, then the enemies are looked for (RP-4.55)."""
    s.clear_turn()
    s.clear_chain()
    ship.depart(s)
    s.phase = WAR_PHASE
    enemy = check_war(s)
    if enemy == PEACE:
        after_war(s)
    else:
        war.begin(s, enemy)


def wars_to_lead(s: State) -> i64:
    """How often everybody attacks in the whole game (RP-5.100, RP-3.14)."""
    return 2 if s.seats == 2 else 1


def everybody_attacked(s: State) -> bool:
    """Has everybody led his wars?"""
    for seat in range(s.seats):
        if s.wars[seat] < wars_to_lead(s):
            return False
    return True


def war_odds(s: State) -> i64:
    """How many rolls of this year's check bring a war: those up to the stronger enemy, or all (RP-5.100)."""
    if everybody_attacked(s):
        return 0
    if s.year == s.last_year:
        return DIE * DIE
    strongest = max(s.markers[CORSAIRS], s.markers[NATIVES])
    rolls: i64 = 0
    for one in range(1, DIE + 1):
        rolls += max(0, min(DIE, strongest - one))
    return rolls


def check_war(s: State) -> i64:
    """Which enemy attacks this year, if any (RP-5.100 … RP-5.103)."""
    if everybody_attacked(s):
        return PEACE
    corsairs = s.markers[CORSAIRS]
    natives = s.markers[NATIVES]
    if s.year == s.last_year:
        return NATIVES if natives > corsairs else CORSAIRS
    if corsairs == OFF_THE_GRID and natives == OFF_THE_GRID:
        return PEACE
    thrown = roll(s)
    enemy: i64 = PEACE
    if thrown <= corsairs:
        enemy = CORSAIRS
    elif thrown <= natives:
        enemy = NATIVES
    if s.journal is not None:
        s.journal.tell(
            "war-checked", roll=thrown, natives=natives, corsairs=corsairs, war=int(enemy != PEACE)
        )
    return enemy


def roll(s: State) -> i64:
    """The sum of two dice (RP-7.2)."""
    s.reveals += 1
    return 2 + s.rng.below(DIE) + s.rng.below(DIE)


def retreat(s: State) -> None:
    """After a war both markers go back (RP-5.104)."""
    for enemy in range(2):
        s.markers[enemy] = max(OFF_THE_GRID, s.markers[enemy] - RETREAT[s.seats])
    if s.journal is not None and s.year < s.last_year:
        s.journal.tell("enemies-retreat", natives=s.markers[NATIVES], corsairs=s.markers[CORSAIRS])


def after_war(s: State) -> None:
    """The last year is over here; else the order of play is looked at (RP-4.2)."""
    if s.year == s.last_year:
        s.step = GAME_OVER
        s.seat = s.mover = NOBODY
        if s.journal is not None:
            s.journal.tell("game-over", year=str(s.year))
        return
    s.phase = ORDER_PHASE
    s.queue = markers_in_turn(s)
    next_marker(s)


def markers_in_turn(s: State) -> vec[i64]:
    """Who may move the marker: fewest extra pawns first, then whoever is further back (RP-5.72)."""
    queue = vec[i64]()
    for pawns in range(1, 10):
        for place in range(s.seats - 1, -1, -1):
            if s.order_pawns[s.order[place]] == pawns:
                queue = append(queue, s.order[place])
    return queue


def next_marker(s: State) -> None:
    """The next player with extra pawns; after the last a new year."""
    if len(s.queue) > 0:
        s.seat = s.mover = s.queue[0]
        s.step = MOVE_ORDER
    else:
        new_year(s)


def move_marker(s: State, place: i64) -> None:
    """The marker goes there, and the pawns on it to the hand."""
    seat = s.seat
    here = s.place_in_order(seat)
    step: i64 = 1 if place > here else -1
    while here != place:
        s.order[here] = s.order[here + step]
        here += step
    s.order[place] = seat
    s.hand[seat] += s.order_pawns[seat]
    s.order_pawns[seat] = 0
    if s.journal is not None:
        s.journal.tell("order-moved", seat=seat, place=int(place) + 1)


def new_year(s: State) -> None:
    """Time moves on, and with it the enemies (RP-4.58)."""
    symbols = TIME_SYMBOLS[s.year - FIRST_YEAR]
    s.year += 1
    if s.return_year < s.year:
        s.return_year = 0
    s.bought = filled(s.seats, 0)
    s.worked = filled(SPACES, 0)
    if s.journal is not None:
        s.journal.tell("year-begins", year=str(s.year))
    if "F" in symbols:
        approach(s, NATIVES)
    if "S" in symbols:
        approach(s, CORSAIRS)
    placement.begin(s)


def approach(s: State, enemy: i64) -> None:
    """An enemy marker moves up, never beyond the end of its track (RP-4.58)."""
    s.markers[enemy] = min(STRONGEST, s.markers[enemy] + 1)
    if s.journal is not None:
        s.journal.tell("enemy-approaches", enemy=ENEMY_NAMES[enemy], count=s.markers[enemy])

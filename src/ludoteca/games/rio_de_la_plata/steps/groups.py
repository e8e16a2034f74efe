"""War: groups on the map, what they may do, what is remembered of them (RP-5.111, RP-5.141 … RP-5.149).

Enemies stand in `invaders`, workers in their stacks. A place is the number of a space, or beyond the spaces
of an edge and a size: a group of enemies that waits outside.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludoteca.games.rio_de_la_plata.data import (
    BOOSTED,
    FINISHED,
    FINISHED_OUTSIDE,
    FOUGHT,
    POINTS_AND_SIZE,
    READY_OUTSIDE,
    SIZES,
    SPENT_OUTSIDE,
)
from ludoteca.games.rio_de_la_plata.geography import BEHIND, BESIDE, DIRECTIONS, NOWHERE, SPACES
from ludoteca.games.rio_de_la_plata.stacks import EMPTY, HEIGHT, PAWN, leader, only_colour, pawns_of, without
from ludoteca.games.rio_de_la_plata.steps import war

if TYPE_CHECKING:
    from ludoteca.games.rio_de_la_plata.state import State

DOUBLE: Final[i64] = 2
TRIPLE: Final[i64] = 3
NORTH_EDGES: Final[i64] = 16
WEST_EDGES: Final[i64] = 26
SOUTH: Final = 1
WEST: Final = 2
EAST: Final = 3
# What may be proposed to the owners of other pawns.
JOIN: Final = 0
TRANSFER: Final = 1
SACRIFICE: Final = 2

# --- places ----------------------------------------------------------------------------------------


def outside_code(edge: i64, size: i64) -> i64:
    """The place of a group that waits before an edge."""
    return SPACES + edge * SIZES + size - 1


def edge_of(place: i64) -> i64:
    """The edge of a place outside."""
    return (place - SPACES) // SIZES


def target(place: i64, direction: i64) -> i64:
    """The space in a direction; from outside there is only the way in (RP-5.141)."""
    if place < SPACES:
        return BESIDE[place * DIRECTIONS + direction]
    edge = edge_of(place)
    inward = SOUTH if edge < NORTH_EDGES else EAST if edge < WEST_EDGES else WEST
    return BEHIND[edge] if direction == inward else NOWHERE


# --- who stands there ------------------------------------------------------------------------------


def is_attacking(s: State) -> bool:
    """Has the attacker the turn?"""
    return s.mover == s.attacker


def workers_at(s: State, space: i64) -> i64:
    """The defenders' group on a space; with three to five players the attacker's own pawns are inactive."""
    return s.stack[space] if s.seats == 2 else without(s.stack[space], s.attacker)


def has_inactive(s: State, space: i64) -> bool:
    """Do pawns of the attacker bar the space (RP-5.111)?"""
    return s.seats > 2 and pawns_of(s.stack[space], s.attacker) > 0


def size_at(s: State, place: i64) -> i64:
    """How many are in the group of the side that has the turn."""
    if place >= SPACES:
        return (place - SPACES) % SIZES + 1
    return s.invaders[place] if is_attacking(s) else HEIGHT[workers_at(s, place)]


def is_led(s: State, space: i64) -> bool:
    """Does a group stand here that the mover leads (RP-5.140, RP-5.170)?"""
    if is_attacking(s):
        return s.invaders[space] > 0
    group = workers_at(s, space)
    return group != EMPTY and (s.seats == 2 or leader(group) == s.mover)


def marks_at(s: State, place: i64) -> i64:
    """The marks of a group, the active one included."""
    return s.active_marks if place == s.active else s.marks[place] if place < SPACES else 0


# --- what a group may do ---------------------------------------------------------------------------


def can_step(s: State, place: i64, space: i64) -> bool:
    """May the group go there, into a battle or joining its like (RP-5.143)?"""
    if space == NOWHERE or has_inactive(s, space):
        return False
    if is_attacking(s):
        friends = s.invaders[space]
        return friends == 0 or (not s.marks[space] & FOUGHT and friends + size_at(s, place) <= TRIPLE)
    if s.invaders[space] > 0:
        return True
    friends_there = s.stack[space]
    if friends_there == EMPTY:
        return True
    group = workers_at(s, place)
    colour = only_colour(group)
    return (
        colour >= 0
        and only_colour(friends_there) == colour
        and not s.marks[space] & FOUGHT
        and HEIGHT[group] + HEIGHT[friends_there] <= TRIPLE
    )


def can_join(s: State, place: i64, space: i64) -> bool:
    """May the group propose to join one with pawns of others (RP-5.144)?"""
    if space == NOWHERE or is_attacking(s) or has_inactive(s, space):
        return False
    friends = s.stack[space]
    if friends == EMPTY or s.invaders[space] > 0 or s.marks[space] & FOUGHT:
        return False
    group = workers_at(s, place)
    if HEIGHT[group] + HEIGHT[friends] > TRIPLE:
        return False
    is_one_colour = only_colour(group) >= 0 and only_colour(group) == only_colour(friends)
    return not is_one_colour and not is_refused(s, JOIN, place, space)


def can_transfer(s: State, place: i64, space: i64) -> bool:
    """May a double give its top pawn to another double beside it (RP-5.146)?"""
    if space == NOWHERE or place >= SPACES or size_at(s, place) != DOUBLE or s.marks[space] & FOUGHT:
        return False
    if marks_at(s, place) & FINISHED:
        return False
    if is_attacking(s):
        return s.invaders[space] == DOUBLE
    return (
        s.invaders[space] == 0
        and not has_inactive(s, space)
        and HEIGHT[s.stack[space]] == DOUBLE
        and not is_refused(s, TRANSFER, place, space)
    )


def can_move(s: State, place: i64) -> bool:
    """Has a fresh group any step, join or transfer?"""
    for direction in range(DIRECTIONS):
        space = target(place, direction)
        if can_step(s, place, space) or can_join(s, place, space) or can_transfer(s, place, space):
            return True
    return False


def movement_points(size: i64) -> i64:
    """Single three, double two, triple one (RP-5.141)."""
    return POINTS_AND_SIZE - size


def has_way(s: State, place: i64) -> bool:
    """Is there a space that a group with a point left may enter?"""
    for direction in range(DIRECTIONS):
        space = target(place, direction)
        if can_step(s, place, space) or can_join(s, place, space):
            return True
    return False


def is_beside(place: i64, space: i64) -> bool:
    """Could a group step from a place to a space, if nobody stood there?"""
    for direction in range(DIRECTIONS):
        if target(place, direction) == space:
            return True
    return False


def can_be_given_up(s: State, beneficiary: i64, space: i64) -> bool:
    """May the group on a space be sacrificed for another one, which then has a way (RP-5.148, RP-4.80)?"""
    if space == beneficiary or s.marks[space] & FOUGHT or not may_be_asked_of(s, beneficiary, space):
        return False
    return has_way(s, beneficiary) or (is_beside(beneficiary, space) and not has_inactive(s, space))


def may_be_asked_of(s: State, beneficiary: i64, space: i64) -> bool:
    """Is it a group of one colour: the mover's, or one that has pawns in the group it would help?"""
    if is_attacking(s):
        return s.invaders[space] > 0
    colour = only_colour(workers_at(s, space))
    if colour < 0:
        return False
    if colour == s.mover and s.seats > 2:
        return True
    helped = pawns_of(workers_at(s, beneficiary), colour) > 0
    return helped and not is_refused(s, SACRIFICE, beneficiary, space)


def can_be_boosted(s: State, place: i64) -> bool:
    """Is there a group to sacrifice for an extra movement of this one (RP-5.148)?"""
    if marks_at(s, place) & (BOOSTED | FOUGHT):
        return False
    if is_attacking(s) and has_way(s, place):
        waiting: i64 = 0
        for count in s.outside:
            waiting += count
        if place >= SPACES and place != s.active:
            waiting -= 1
        if waiting > 0:
            return True
    invaders = s.invaders
    stacks = s.stack
    for space in range(SPACES):
        if (invaders[space] > 0 or stacks[space] != EMPTY) and can_be_given_up(s, place, space):
            return True
    return False


def owners_to_ask(s: State, group: i64) -> i64:
    """The owners of its pawns besides the mover, as a bit set; of two players nobody is asked (RP-5.174)."""
    asked: i64 = 0
    if s.seats > 2:
        while group:
            colour = (group & PAWN) - 1
            if colour != s.mover:
                asked |= 1 << colour
            group >>= 3
    return asked


# --- the active group ------------------------------------------------------------------------------


def activate(s: State, place: i64, points: i64) -> None:
    """A group begins to move, or to move again; outside it is taken from those who wait."""
    s.active = place
    s.points = points
    if place < SPACES:
        s.active_marks = s.marks[place]
        s.marks[place] = 0
        return
    mark = READY_OUTSIDE if points > 0 else FINISHED_OUTSIDE
    s.active_marks = 0 if points > 0 else FINISHED
    s.outside[war.outside_place(edge_of(place), size_at(s, place), mark)] -= 1


def stop(s: State) -> None:
    """The active group stays where it is and is finished (RP-5.142)."""
    place = s.active
    if place < SPACES:
        s.marks[place] = s.active_marks | FINISHED
    else:
        mark = SPENT_OUTSIDE if s.active_marks & BOOSTED else FINISHED_OUTSIDE
        s.outside[war.outside_place(edge_of(place), size_at(s, place), mark)] += 1
    s.clear_move()


# --- refusals (RP-5.166): pairs of groups by where they stand ----------------------------------------


def pair(kind: i64, one: i64, other: i64) -> i64:
    """The number of a proposal; for joins and transfers it does not matter who moves."""
    if kind != SACRIFICE and one > other:
        one, other = other, one
    return (kind * SPACES + one) * SPACES + other


def is_refused(s: State, kind: i64, one: i64, other: i64) -> bool:
    """Was it refused in this war turn?"""
    if len(s.refused) == 0:
        return False
    number = pair(kind, one, other)
    for refused in s.refused:
        if refused == number:
            return True
    return False


def refuse(s: State, kind: i64, one: i64, other: i64) -> None:
    """It is not proposed again in this war turn."""
    s.refused = append(s.refused, pair(kind, one, other))


def move_refusals(s: State, place: i64, space: i64) -> None:
    """A group has moved: what was refused goes along; nothing is left of it if it vanished (-1)."""
    if len(s.refused) == 0:
        return
    kept = vec[i64]()
    for refused in s.refused:
        kind = refused // (SPACES * SPACES)
        one = refused // SPACES % SPACES
        other = refused % SPACES
        if one == place:
            one = space
        if other == place:
            other = space
        if one >= 0 and other >= 0:
            kept = append(kept, pair(kind, one, other))
    s.refused = kept

"""War: a turn of moving groups (RP-4.65 … RP-4.69, RP-4.89, RP-5.140 … RP-5.149)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludoteca.games.rio_de_la_plata import city
from ludoteca.games.rio_de_la_plata.actions import (
    DONE,
    END_WAR_TURN,
    EXTRA_FIRST,
    EXTRA_OUTSIDE_FIRST,
    JOIN_FIRST,
    LAYERS,
    SACRIFICE_FIRST,
    SACRIFICE_OUTSIDE_FIRST,
    SELECT_FIRST,
    SELECT_OUTSIDE_FIRST,
    STEP_FIRST,
    TRANSFER_FIRST,
    join,
    outside,
    sacrifice_outside,
)
from ludoteca.games.rio_de_la_plata.data import (
    BOOSTED,
    FINISHED,
    FINISHED_OUTSIDE,
    NONE,
    OUTSIDE_MARKS,
    READY_OUTSIDE,
    SIZES,
    UNBUILT,
)
from ludoteca.games.rio_de_la_plata.geography import (
    DIRECTION_NAMES,
    DIRECTIONS,
    SPACE_NAMES,
    SPACES,
    WALL_EDGES,
    WALL_NAMES,
)
from ludoteca.games.rio_de_la_plata.stacks import BITS, EMPTY, leader, only, pile_up, put_on
from ludoteca.games.rio_de_la_plata.steps import battle, consent, groups, rounds, war, withdrawal
from ludoteca.games.rio_de_la_plata.steps.step import Step

if TYPE_CHECKING:
    from ludoteca.games.rio_de_la_plata.state import State


class WarTurn(Step):
    """Which group moves next (RP-4.89)?"""

    def actions(self, s: State) -> list[int]:
        """Groups that may move, groups that may move again for a sacrifice, or the end of the turn."""
        legal: list[int] = []
        again: list[int] = []
        stacks = s.stack
        invaders = s.invaders
        for space in range(SPACES):
            if (stacks[space] != EMPTY or invaders[space] > 0) and groups.is_led(s, space):
                if s.marks[space] == 0:
                    if groups.can_move(s, space) or groups.can_be_boosted(s, space):
                        legal.append(SELECT_FIRST + space)
                elif s.marks[space] == FINISHED and groups.can_be_boosted(s, space):
                    again.append(EXTRA_FIRST + space)
        if groups.is_attacking(s):
            for edge in range(WALL_EDGES):
                for size in range(1, SIZES + 1):
                    place = groups.outside_code(edge, size)
                    if s.outside[war.outside_place(edge, size, READY_OUTSIDE)] and (
                        groups.can_move(s, place) or groups.can_be_boosted(s, place)
                    ):
                        legal.append(outside(SELECT_OUTSIDE_FIRST, edge, size))
                    if s.outside[war.outside_place(edge, size, FINISHED_OUTSIDE)] and groups.can_be_boosted(
                        s, place
                    ):
                        again.append(outside(EXTRA_OUTSIDE_FIRST, edge, size))
        legal += again
        legal.append(END_WAR_TURN)
        return legal

    def play(self, s: State, action: i64) -> None:
        """The group becomes active."""
        if action == END_WAR_TURN:
            rounds.next_turn(s)
        elif action >= EXTRA_FIRST:
            groups.activate(s, place_of(action, EXTRA_FIRST, EXTRA_OUTSIDE_FIRST), 0)
            s.step = SACRIFICE
        else:
            place = place_of(action, SELECT_FIRST, SELECT_OUTSIDE_FIRST)
            groups.activate(s, place, groups.movement_points(groups.size_at(s, place)))
            s.step = WAR_MOVE


class WarMove(Step):
    """Where does the active group go (RP-4.89)?"""

    def actions(self, s: State) -> list[int]:
        """Steps, joins, transfers, a sacrifice for more movement; or it stays."""
        legal: list[int] = []
        place = s.active
        for direction in range(DIRECTIONS):
            if s.points > 0 and groups.can_step(s, place, groups.target(place, direction)):
                legal.append(STEP_FIRST + direction)
        for direction in range(DIRECTIONS):
            if s.points > 0 and groups.can_join(s, place, groups.target(place, direction)):
                legal.append(join(direction, 0))
                legal.append(join(direction, 1))
        for direction in range(DIRECTIONS):
            if groups.can_transfer(s, place, groups.target(place, direction)):
                legal.append(TRANSFER_FIRST + direction)
        legal.append(DONE)
        if groups.can_be_boosted(s, place):
            if place < SPACES:
                legal.append(EXTRA_FIRST + place)
            else:
                legal.append(EXTRA_OUTSIDE_FIRST + place - SPACES)
        return legal

    def play(self, s: State, action: i64) -> None:
        """One step or one proposal."""
        if action == DONE:
            groups.stop(s)
            s.step = WAR_TURN
        elif action >= EXTRA_FIRST:
            s.step = SACRIFICE
        elif action >= TRANSFER_FIRST:
            s.partner = groups.target(s.active, action - TRANSFER_FIRST)
            consent.propose(s, consent.GIVE_PAWN)
        elif action >= JOIN_FIRST:
            s.partner = groups.target(s.active, (action - JOIN_FIRST) // LAYERS)
            consent.propose(s, consent.JOIN_ABOVE + (action - JOIN_FIRST) % LAYERS)
        else:
            take_step(s, action - STEP_FIRST)


class Sacrifice(Step):
    """Which group is given up for one more movement of the active one (RP-5.148)?"""

    def actions(self, s: State) -> list[int]:
        """Another group of one colour that has not fought; waiting enemies with the same marks are one."""
        legal: list[int] = []
        for space in range(SPACES):
            if (s.stack[space] != EMPTY or s.invaders[space] > 0) and groups.can_be_given_up(
                s, s.active, space
            ):
                legal.append(SACRIFICE_FIRST + space)
        if groups.is_attacking(s) and groups.has_way(s, s.active):
            for edge in range(WALL_EDGES):
                for size in range(1, SIZES + 1):
                    for mark in range(OUTSIDE_MARKS):
                        if s.outside[war.outside_place(edge, size, mark)] > 0:
                            legal.append(sacrifice_outside(edge, size, mark))
        return legal

    def play(self, s: State, action: i64) -> None:
        """The group leaves; the owner of another colour is asked first."""
        if action >= SACRIFICE_OUTSIDE_FIRST:
            waiting = action - SACRIFICE_OUTSIDE_FIRST
            s.outside[waiting] -= 1
            size = waiting // OUTSIDE_MARKS % SIZES + 1
            s.enemies -= size
            if s.journal is not None:
                edge = waiting // (OUTSIDE_MARKS * SIZES)
                s.journal.tell("sacrificed-outside", seat=s.mover, wall=WALL_NAMES[edge], size=int(size))
            boost(s)
        else:
            s.partner = action - SACRIFICE_FIRST
            consent.propose(s, consent.GIVE_UP)


WAR_TURN: Final[Step] = WarTurn(
    "war_turn", "select", "select_outside", "extra", "extra_outside", "end_war_turn"
)
WAR_MOVE: Final[Step] = WarMove("war_move", "step", "join", "transfer", "done", "extra", "extra_outside")
SACRIFICE: Final[Step] = Sacrifice("sacrifice", "sacrifice", "sacrifice_outside")


def place_of(action: i64, first_in_city: i64, first_outside: i64) -> i64:
    """The place that an action names, in the city or outside."""
    if action >= first_outside:
        return SPACES + action - first_outside
    return action - first_in_city


def take_step(s: State, direction: i64) -> None:
    """One space on: a battle, a join, or just a step (RP-5.143)."""
    space = groups.target(s.active, direction)
    if s.journal is not None:
        tell_step(s, space, direction)
    if groups.is_attacking(s):
        enemies_step(s, space)
    else:
        workers_step(s, space)
    if s.enemies == 0:
        withdrawal.end_war(s)


def tell_step(s: State, space: i64, direction: i64) -> None:
    """Who moves from where to where."""
    assert s.journal is not None
    start, end, way = place_name(s.active), SPACE_NAMES[space], DIRECTION_NAMES[direction]
    size = int(groups.size_at(s, s.active))
    if groups.is_attacking(s):
        s.journal.tell("enemies-stepped", seat=s.mover, start=start, space=end, size=size, direction=way)
    else:
        s.journal.tell("stepped", seat=s.mover, start=start, space=end, size=size, direction=way)


def place_name(place: i64) -> str:
    """The name of a space, or of the edge before which a group waits."""
    return SPACE_NAMES[place] if place < SPACES else WALL_NAMES[groups.edge_of(place)]


def enemies_step(s: State, space: i64) -> None:
    """Enemies join their like, fight, or walk on."""
    size = groups.size_at(s, s.active)
    if s.active < SPACES:
        s.invaders[s.active] = 0
    if s.invaders[space] > 0:
        s.invaders[space] += size
        s.marks[space] |= (s.active_marks & BOOSTED) | FINISHED
        end_move(s)
    elif s.stack[space] != EMPTY or s.building[space] != UNBUILT:
        battle.enemies_attack(s, size, space)
        end_move(s)
    else:
        s.invaders[space] = size
        walk_on(s, space)


def workers_step(s: State, space: i64) -> None:
    """Workers join their like, fight, or walk on."""
    group = lift_group(s)
    if s.invaders[space] > 0:
        groups.move_refusals(s, s.active, NONE)
        battle.workers_attack(s, group, space)
        end_move(s)
    elif s.stack[space] != EMPTY:
        pile(s, space, s.stack[space], group)
    else:
        s.stack[space] = group
        groups.move_refusals(s, s.active, space)
        walk_on(s, space)


def lift_group(s: State) -> i64:
    """The active group of workers leaves its space; inactive pawns stay (RP-5.111)."""
    group = groups.workers_at(s, s.active)
    s.stack[s.active] = only(s.stack[s.active], s.attacker) if s.seats > 2 else EMPTY
    return group


def walk_on(s: State, space: i64) -> None:
    """The group stands on the next space with a point less."""
    s.active = space
    s.points -= 1


def end_move(s: State) -> None:
    """The active group has joined, fought or fallen."""
    s.clear_move()
    s.step = WAR_TURN


def pile(s: State, space: i64, below: i64, above: i64) -> None:
    """Two groups of workers become one that has no movement left (RP-5.145, RP-5.165)."""
    groups.move_refusals(s, s.active, NONE)
    groups.move_refusals(s, space, NONE)
    s.stack[space] = pile_up(below, above)
    s.marks[space] |= (s.active_marks & BOOSTED) | FINISHED
    end_move(s)


def give_pawn(s: State) -> None:
    """A double gives its top pawn to a double beside it (RP-5.146)."""
    giver, taker = s.active, s.partner
    if groups.is_attacking(s):
        s.invaders[giver] -= 1
        s.invaders[taker] += 1
    else:
        s.stack[taker] = put_on(s.stack[taker], leader(s.stack[giver]))
        s.stack[giver] >>= BITS
    if s.journal is not None:
        s.journal.tell("transferred", seat=s.mover, start=SPACE_NAMES[giver], space=SPACE_NAMES[taker])
    s.marks[taker] |= FINISHED
    groups.stop(s)
    s.step = WAR_TURN


def give_up(s: State, space: i64) -> None:
    """The sacrificed group leaves the map; nobody scores (RP-5.148)."""
    if groups.is_attacking(s):
        s.enemies -= s.invaders[space]
        s.invaders[space] = 0
    else:
        city.send_home(s, leader(groups.workers_at(s, space)), space)
    s.marks[space] = 0
    groups.move_refusals(s, space, NONE)
    if s.journal is not None:
        s.journal.tell("sacrificed", seat=s.mover, space=SPACE_NAMES[space])
    boost(s)


def boost(s: State) -> None:
    """The active group has one more movement, once in a round (RP-5.148, RP-5.164)."""
    s.points += 1
    s.active_marks |= BOOSTED
    s.partner = NONE
    s.step = WAR_MOVE

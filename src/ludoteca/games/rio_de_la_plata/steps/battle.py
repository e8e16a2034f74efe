"""War: battles of groups, and of enemies with buildings (RP-5.150 … RP-5.159)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludoteca.games.rio_de_la_plata import city
from ludoteca.games.rio_de_la_plata.data import (
    CORSAIRS,
    DESTROYED_VP,
    ENEMY_NAMES,
    FINISHED,
    FOUGHT,
    GENERAL,
    KILL_VP,
    LOSS_VP,
    NONE,
    ON_MAP_NAMES,
    UNBUILT,
)
from ludoteca.games.rio_de_la_plata.geography import SPACE_NAMES
from ludoteca.games.rio_de_la_plata.stacks import BITS, EMPTY, HEIGHT, pawns_of
from ludoteca.games.rio_de_la_plata.steps import groups

if TYPE_CHECKING:
    from ludoteca.games.rio_de_la_plata.state import State


def enemies_attack(s: State, size: i64, space: i64) -> None:
    """A group of enemies enters workers, a building, or both (RP-5.150)."""
    left = size
    if s.stack[space] != EMPTY:
        left = fight(s, size, s.stack[space], space)
    if left > 0 and s.building[space] != UNBUILT:
        left = storm(s, left, space)
    s.invaders[space] = left
    if left > 0:
        s.marks[space] = s.active_marks | FOUGHT | FINISHED
    elif s.stack[space] == EMPTY:
        s.marks[space] = 0


def workers_attack(s: State, group: i64, space: i64) -> None:
    """A group of workers enters enemies."""
    s.stack[space] = group
    left = fight(s, s.invaders[space], group, space)
    s.invaders[space] = left
    if s.stack[space] != EMPTY:
        s.marks[space] = s.active_marks | FOUGHT | FINISHED
    elif left == 0:
        s.marks[space] = 0


def fight(s: State, enemies: i64, group: i64, space: i64) -> i64:
    """Group against group (RP-5.151); how many enemies are left."""
    size = HEIGHT[group]
    killed = enemies_killed(s, enemies, size, space)
    lost = workers_lost(s, enemies, size, space)
    s.has_battle = 1
    s.enemies -= killed
    if s.journal is not None:
        s.journal.tell(
            "battle",
            space=SPACE_NAMES[space],
            enemy=ENEMY_NAMES[s.enemy],
            count=enemies,
            size=int(size),
            killed=killed,
            lost=lost,
        )
    for seat in range(s.seats):
        pawns = pawns_of(group, seat)
        if pawns > 0:
            score_kills(s, seat, killed, pawns, size)
    left = group >> BITS * lost
    for seat in range(s.seats):
        fallen = pawns_of(group, seat) - pawns_of(left, seat)
        if fallen > 0:
            lose(s, seat, space, fallen)
    s.stack[space] = group = left
    s.marks[space] |= FOUGHT
    if group == EMPTY:
        groups.move_refusals(s, space, NONE)
    return enemies - killed


def lose(s: State, seat: i64, space: i64, pawns: i64) -> None:
    """Pawns of his fall: they go to his hand, and he scores for them (RP-5.156, RP-5.159)."""
    s.hand[seat] += pawns
    s.vp[seat] += LOSS_VP * pawns
    if s.journal is not None:
        s.journal.tell(
            "pawns-lost", seat=seat, space=SPACE_NAMES[space], count=pawns, vp=int(LOSS_VP * pawns)
        )


def prevails(s: State, space: i64) -> i64:
    """1 for the enemies, -1 for the defenders, 0 if nobody has prevalence (RP-5.152)."""
    return (1 if s.enemy == CORSAIRS else 0) - (1 if city.has_barracks(s, space) else 0)


def enemies_killed(s: State, enemies: i64, workers: i64, space: i64) -> i64:
    """Enemies that fall: none if they are more, all but one if they prevail (RP-5.151)."""
    if enemies != workers:
        return 0 if enemies > workers else enemies
    return enemies - 1 if prevails(s, space) > 0 else enemies


def workers_lost(s: State, enemies: i64, workers: i64, space: i64) -> i64:
    """Workers that fall, from the top (RP-5.151, RP-5.153)."""
    if enemies != workers:
        return 0 if workers > enemies else workers
    return workers - 1 if prevails(s, space) < 0 else workers


def share(points: i64, pawns: i64, size: i64) -> i64:
    """A part of the points in proportion to the pawns, halves up (RP-5.157)."""
    return (2 * points * pawns + size) // (2 * size)


def score_kills(s: State, seat: i64, killed: i64, pawns: i64, size: i64) -> None:
    """Two points for each enemy, one more for the General who defends (RP-5.156 … RP-5.158)."""
    points = share(KILL_VP * killed, pawns, size)
    if seat != s.attacker and s.holds(seat, GENERAL):
        points += share(killed, pawns, size)
    s.vp[seat] += points
    if s.journal is not None and points > 0:
        s.journal.tell("kills-scored", seat=seat, vp=points)


def storm(s: State, enemies: i64, space: i64) -> i64:
    """The building falls, and one enemy with it (RP-5.154, RP-5.155); how many are left."""
    building = s.building[space]
    city.tear_down(s, space)
    s.has_battle = 1
    s.enemies -= 1
    s.vp[s.attacker] += DESTROYED_VP[building]
    if s.journal is not None:
        s.journal.tell(
            "destroyed",
            seat=s.attacker,
            building=ON_MAP_NAMES[building],
            space=SPACE_NAMES[space],
            vp=DESTROYED_VP[building],
        )
    return enemies - 1

"""What a war promises to those who fight it, in points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludoteca.games.rio_de_la_plata.data import COLUMNS, DESTROYED_VP, HOUSE, HUT, QUIET_ROUNDS, UNBUILT
from ludoteca.games.rio_de_la_plata.geography import DISTRICT
from ludoteca.games.rio_de_la_plata.prospect import Prospect
from ludoteca.games.rio_de_la_plata.stacks import EMPTY, HEIGHT, pawns_of
from ludoteca.games.rio_de_la_plata.steps import battle, groups

if TYPE_CHECKING:
    from ludoteca.games.rio_de_la_plata.state import State

# An enemy that still fights, and what it hopes for from a building within reach.
AN_ENEMY: Final = 1.0
PREY: Final = 0.5
# How much of all that stands an attack can hope to destroy.
LOOT: Final = 0.6
GUARDED: Final = 0.4
# A defender who may still fight brings points by winning and by losing.
A_DEFENDER: Final = 1.2
QUARRY: Final = 0.5
A_LOSS: Final = 0.3
# What an enemy takes from the worth of a dwelling that it can reach.
THREAT: Final = 0.5
A_HUT: Final = 1.5
WITHIN_REACH: Final = 4.0
# A group that is moved without need.
RESTLESS: Final = 0.01


def hope(s: State, seat: i64, p: Prospect) -> float:
    """The attacker hopes for buildings, the defenders for battles."""
    points = attack(s, p) if seat == s.attacker else 0.0
    if seat != s.attacker or s.seats == 2:
        points += defence(s, seat, p)
    return points * lasting(s)


def lasting(s: State) -> float:
    """How much hope a war leaves: every round without a battle brings it nearer to its end."""
    quiet = 0 if s.has_battle else s.quiet_rounds
    return 1.0 - float(quiet) / float(QUIET_ROUNDS)


def attack(s: State, p: Prospect) -> float:
    """Every enemy hopes for the building that it reaches best."""
    points = 0.0
    for enemy in p.invaded:
        points += prey(s, enemy, 1.0, p)
    for enemy in p.besieged:
        points += prey(s, enemy, 2.0, p)
    return AN_ENEMY * float(s.enemies) + min(points, LOOT * loot(s, p))


def loot(s: State, p: Prospect) -> float:
    """What all that stands in the city would bring the attacker."""
    worth = 0.0
    for space in p.noted:
        if s.building[space] != UNBUILT and not groups.has_inactive(s, space):
            worth += float(DESTROYED_VP[s.building[space]])
    return worth


def prey(s: State, enemy: i64, away: float, p: Prospect) -> float:
    """What a group of enemies hopes for."""
    best = 0.0
    for space in p.noted:
        if s.building[space] != UNBUILT and not groups.has_inactive(s, space):
            worth = float(DESTROYED_VP[s.building[space]])
            if groups.workers_at(s, space) != EMPTY:
                worth *= GUARDED
            best = max(best, worth / (away + distance(enemy, space)))
    return PREY * best


def defence(s: State, seat: i64, p: Prospect) -> float:
    """His pawns in the city, as many as there are enemies to fight, better near them; dwellings in danger.

    The enemies are no danger to the attacker's own: he leads them (RP-5.170).
    """
    pawns = 0.0
    everybody = 0.0
    points = 0.0
    has_to_fear = seat != s.attacker
    for space in p.noted:
        is_own = s.building[space] in (HUT, HOUSE) and s.owner[space] == seat
        if has_to_fear and is_own and s.stack[space] == EMPTY:
            worth = p.house_of(seat, DISTRICT[space]) if s.building[space] == HOUSE else 0.0
            points -= THREAT * (A_HUT + worth) * threat(space, p)
        stack = groups.workers_at(s, space)
        if stack == EMPTY:
            continue
        everybody += float(HEIGHT[stack])
        own = float(pawns_of(stack, seat))
        if own > 0.0:
            pawns += own
            points += own / float(HEIGHT[stack]) * chase(s, space, HEIGHT[stack], p)
    if pawns > 0.0:
        points += A_DEFENDER * pawns * min(1.0, float(s.enemies) / everybody)
    return points - (RESTLESS if s.active >= 0 and s.mover == seat else 0.0)


def chase(s: State, space: i64, size: i64, p: Prospect) -> float:
    """What a group hopes for from the enemies that it reaches best."""
    best = 0.0
    for enemy in p.invaded:
        killed = battle.enemies_killed(s, s.invaders[enemy], size, enemy)
        lost = battle.workers_lost(s, s.invaders[enemy], size, enemy)
        worth = 2.0 * float(killed) + A_LOSS * float(lost)
        best = max(best, worth / (1.0 + distance(space, enemy)))
    for edge in p.besieged:
        best = max(best, 1.0 / (3.0 + distance(space, edge)))
    return QUARRY * best


def threat(space: i64, p: Prospect) -> float:
    """How near the nearest enemies are, from 0 to 1."""
    nearest = WITHIN_REACH
    for enemy in p.invaded:
        nearest = min(nearest, distance(space, enemy))
    for edge in p.besieged:
        nearest = min(nearest, 1.0 + distance(space, edge))
    return 1.0 - nearest / WITHIN_REACH


def distance(one: i64, other: i64) -> float:
    """Steps between two spaces."""
    across = one % COLUMNS - other % COLUMNS
    down = one // COLUMNS - other // COLUMNS
    return float(max(across, -across) + max(down, -down))

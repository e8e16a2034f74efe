"""War: who attacks, how many enemies come, and where (RP-4.60, RP-4.86, RP-5.110 … RP-5.114)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludoteca.core.vecs import filled
from ludoteca.games.rio_de_la_plata import city
from ludoteca.games.rio_de_la_plata.actions import ATTACK_FIRST, GROUP_FIRST
from ludoteca.games.rio_de_la_plata.data import (
    ENEMIES_FOR_A_DEFENDER,
    ENEMY_BONUS,
    ENEMY_NAMES,
    EXPERIENCE_CORRECTION,
    NONE,
    NUMBER_CORRECTION,
    OUTSIDE_MARKS,
    READY_OUTSIDE,
    SIZES,
)
from ludoteca.games.rio_de_la_plata.geography import SPACES, WALL_EDGES, WALL_NAMES
from ludoteca.games.rio_de_la_plata.steps import cannons, withdrawal
from ludoteca.games.rio_de_la_plata.steps.step import Step

if TYPE_CHECKING:
    from ludoteca.games.rio_de_la_plata.state import State


class AttackEdge(Step):
    """Before which edge does the next group of enemies stand (RP-4.86)?"""

    def actions(self, s: State) -> list[int]:
        """Every open edge, in any order and again."""
        free = city.open_edges(s)
        return [ATTACK_FIRST + edge for edge in range(WALL_EDGES) if free >> edge & 1]

    def play(self, s: State, action: i64) -> None:
        """The edge is chosen."""
        s.chosen = action - ATTACK_FIRST
        s.step = ATTACK_SIZE


class AttackSize(Step):
    """How many enemies are in the group (RP-4.86)?"""

    def actions(self, s: State) -> list[int]:
        """One to three, as far as there are enemies left."""
        return [GROUP_FIRST + size - 1 for size in range(1, min(SIZES, s.unplaced) + 1)]

    def play(self, s: State, action: i64) -> None:
        """The group waits outside; the last one is followed by the cannons."""
        size = action - GROUP_FIRST + 1
        edge = s.chosen
        s.outside[outside_place(edge, size, READY_OUTSIDE)] += 1
        s.unplaced -= size
        s.chosen = NONE
        s.step = ATTACK_EDGE
        if s.journal is not None:
            s.journal.tell("enemies-placed", seat=s.seat, wall=WALL_NAMES[edge], size=int(size))
        if s.unplaced == 0:
            cannons.begin(s)


ATTACK_EDGE: Final[Step] = AttackEdge("attack_edge", "attack")
ATTACK_SIZE: Final[Step] = AttackSize("attack_size", "group")


def outside_place(edge: i64, size: i64, mark: i64) -> i64:
    """Where groups before an edge, of a size and with a mark, are counted."""
    return (edge * SIZES + size - 1) * OUTSIDE_MARKS + mark


def begin(s: State, enemy: i64) -> None:
    """Roles and numbers (RP-5.110 … RP-5.114); a city that is walled all around has peace."""
    s.enemy = enemy
    s.attacker = next_attacker(s)
    s.wars[s.attacker] += 1
    s.invaders = filled(SPACES, 0)
    s.marks = filled(SPACES, 0)
    s.outside = filled(WALL_EDGES * SIZES * OUTSIDE_MARKS, 0)
    s.mover = s.seat = s.attacker
    if city.open_edges(s) == 0:
        if s.journal is not None:
            s.journal.tell("city-is-closed", enemy=ENEMY_NAMES[enemy])
        withdrawal.end_war(s)
        return
    s.enemies = s.unplaced = number_of_enemies(s)
    if s.journal is not None:
        s.journal.tell("war-begins", enemy=ENEMY_NAMES[enemy], seat=s.attacker, count=s.enemies)
    s.step = ATTACK_EDGE


def next_attacker(s: State) -> i64:
    """The last in the order of those who have attacked least (RP-5.110, RP-3.14)."""
    attacker = s.order[s.seats - 1]
    for place in range(s.seats - 2, -1, -1):
        if s.wars[s.order[place]] < s.wars[attacker]:
            attacker = s.order[place]
    return attacker


def number_of_enemies(s: State) -> i64:
    """Defenders in the city, two for each defender, and the bonus (RP-5.112, RP-5.171)."""
    number = bonus(s)
    for seat in range(s.seats):
        if seat != s.attacker or s.seats == 2:
            number += city.workers_in_city(s, seat) + ENEMIES_FOR_A_DEFENDER
    return number


def bonus(s: State) -> i64:
    """By the marker, less for beginners and on demand for many players (RP-5.113)."""
    number = ENEMY_BONUS[s.markers[s.enemy]] - EXPERIENCE_CORRECTION[str(s.options["experience"])]
    if s.options["attacker_number_correction"]:
        number -= NUMBER_CORRECTION[s.seats]
    return max(0, number)

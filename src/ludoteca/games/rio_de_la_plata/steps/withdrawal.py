"""War: its end, and who goes home (RP-4.70, RP-5.160 … RP-5.167)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludoteca.games.rio_de_la_plata import city
from ludoteca.games.rio_de_la_plata.actions import WITHDRAW_NO, WITHDRAW_YES
from ludoteca.games.rio_de_la_plata.data import ENEMY_NAMES, NONE
from ludoteca.games.rio_de_la_plata.geography import IS_PLAZA, SPACE_NAMES, SPACES
from ludoteca.games.rio_de_la_plata.stacks import EMPTY, is_mixed, leader, pawns_of, without
from ludoteca.games.rio_de_la_plata.steps import groups, year
from ludoteca.games.rio_de_la_plata.steps.step import Step

if TYPE_CHECKING:
    from ludoteca.games.rio_de_la_plata.state import State


class Withdraw(Step):
    """Do his workers on this space go home (RP-4.70)?"""

    def actions(self, s: State) -> list[int]:
        """Yes or no."""
        return [WITHDRAW_YES, WITHDRAW_NO]

    def play(self, s: State, action: i64) -> None:
        """All of them together."""
        if action == WITHDRAW_YES:
            count = city.send_home(s, s.seat, s.cursor)
            if s.journal is not None:
                s.journal.tell("withdrawn", seat=s.seat, space=SPACE_NAMES[s.cursor], count=count)
        next_group(s)


WITHDRAW: Final[Step] = Withdraw("withdraw", "withdraw")


def end_war(s: State) -> None:
    """Enemies leave, mixed groups and pawns on the Plaza go home, the others are asked (RP-5.161)."""
    if s.journal is not None:
        s.journal.tell("war-ends", enemy=ENEMY_NAMES[s.enemy], count=s.enemies)
    for space in range(SPACES):
        if s.stack[space] == EMPTY:
            continue
        group = groups.workers_at(s, space)
        if IS_PLAZA[space]:
            disband(s, space, s.stack[space])
        elif s.war_round > 0 and is_mixed(group):
            disband(s, space, group)
    attacker, enemy = s.attacker, s.enemy
    s.clear_war()
    s.attacker = attacker
    s.enemy = enemy
    s.mover = s.seat = s.order[0]
    next_group(s)


def disband(s: State, space: i64, group: i64) -> None:
    """The pawns of a group go to their owners."""
    while group != EMPTY:
        seat = leader(group)
        count = pawns_of(group, seat)
        city.take_workers(s, seat, space, count)
        if s.journal is not None:
            s.journal.tell("sent-home", seat=seat, space=SPACE_NAMES[space], count=count)
        group = without(group, seat)


def next_group(s: State) -> None:
    """The next group of the player who is asked, or the next player; at last everything is trimmed.

    After the war of the last year nobody is asked: workers count no more (RP-5.161).
    """
    while s.mover >= 0 and s.year < s.last_year:
        s.cursor += 1
        while s.cursor < SPACES and pawns_of(s.stack[s.cursor], s.mover) == 0:
            s.cursor += 1
        if s.cursor < SPACES:
            s.seat = s.mover
            s.step = WITHDRAW
            return
        s.mover = s.next_in_order(s.mover)
        s.cursor = NONE
    city.trim_all(s)
    s.clear_war()
    year.retreat(s)
    year.after_war(s)

"""A battle: every soldier eliminates an enemy of its owner's choice (AD-5.37 … AD-5.40)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludoteca.games.age_of_discovery.actions import CASUALTIES_FIRST, casualties
from ludoteca.games.age_of_discovery.data import MILITIA, REGION_NAMES, REGIONS
from ludoteca.games.age_of_discovery.steps import warfare
from ludoteca.games.age_of_discovery.steps.step import Step
from ludoteca.games.age_of_discovery.steps.telling import crews_of

if TYPE_CHECKING:
    from ludoteca.games.age_of_discovery.state import State


class Casualties(Step):
    """How does a side split its hits (AD-5.38)? The attacker says it first, then the defender."""

    def actions(self, s: State) -> list[int]:
        """So many on soldiers, on the militia soldier, the rest on others; all hits are used."""
        enemy = enemy_of(s, s.seat)
        place = enemy * REGIONS + s.battlefield
        hits = hits_of(s, s.seat)
        legal: list[int] = []
        for soldiers in range(min(hits, s.soldiers[place]) + 1):
            for militia in range(militia_of(s, enemy) + 1):
                others = hits - soldiers - militia
                if 0 <= others <= s.others[place]:
                    legal.append(casualties(soldiers, militia))
        return legal

    def play(self, s: State, action: i64) -> None:
        """Both are determined before anybody is removed (AD-5.39)."""
        soldiers = (action - CASUALTIES_FIRST) // 2
        militia = (action - CASUALTIES_FIRST) % 2
        if s.seat == s.attacker:
            s.struck_soldiers = soldiers
            s.struck_militia = militia
            s.seat = s.defender
            return
        by_attacker = hits_of(s, s.attacker) - s.struck_soldiers - s.struck_militia
        by_defender = hits_of(s, s.defender) - soldiers - militia
        remove(s, s.attacker, s.defender, s.struck_soldiers, by_attacker, s.struck_militia)
        remove(s, s.defender, s.attacker, soldiers, by_defender, 0)
        end(s)


CASUALTIES: Final[Step] = Casualties("casualties", "casualties")


def begin(s: State) -> None:
    """The attacker says first whom his soldiers hit."""
    s.struck_soldiers = s.struck_militia = 0
    s.seat = s.attacker
    s.step = CASUALTIES


def enemy_of(s: State, seat: i64) -> i64:
    """The other side of the battle."""
    return s.defender if seat == s.attacker else s.attacker


def militia_of(s: State, seat: i64) -> i64:
    """The militia soldier of a defender who owns the Militia (AD-5.40)."""
    return 1 if seat == s.defender and s.owns(seat, MILITIA) else 0


def hits_of(s: State, seat: i64) -> i64:
    """One for each soldier, the militia's too, but no more than there are targets (AD-5.37)."""
    enemy = enemy_of(s, seat)
    soldiers = s.soldiers[seat * REGIONS + s.battlefield] + militia_of(s, seat)
    return min(soldiers, s.units(enemy, s.battlefield) + militia_of(s, enemy))


def remove(s: State, seat: i64, victim: i64, soldiers: i64, others: i64, militia: i64) -> None:
    """The victims of one side go to their owner's supply."""
    place = victim * REGIONS + s.battlefield
    s.soldiers[place] -= soldiers
    s.others[place] -= others
    if s.journal is not None and soldiers + others + militia > 0:
        s.journal.tell(
            "casualties",
            seat=seat,
            opponent=victim,
            region=REGION_NAMES[s.battlefield],
            soldiers=soldiers,
            others=others,
            militia=militia,
            crews=crews_of(0, soldiers, others, militia),
        )


def end(s: State) -> None:
    """A war goes on in the next region where the two can fight; else the next unit is resolved."""
    if s.is_war:
        s.battlefield = warfare.first_battle(s, s.attacker, s.defender, s.battlefield + 1)
        if s.battlefield < REGIONS:
            begin(s)
            return
    warfare.next_warrior(s)

"""B8, Warfare: each unit may declare a battle or a full-scale war (AD-5.30 … AD-5.36)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludoteca.core.steps import NOTHING
from ludoteca.games.age_of_discovery.actions import (
    ATTACK_FIRST,
    DECLARE_BATTLE,
    DECLARE_WAR,
    FIGHT_FIRST,
    PASS,
)
from ludoteca.games.age_of_discovery.data import (
    EMPTY,
    REGION_NAMES,
    REGIONS,
    UNITS,
    WAR_MONEY,
    WARFARE_FIRST,
    WARFARE_SPACES,
)
from ludoteca.games.age_of_discovery.steps import battle, income
from ludoteca.games.age_of_discovery.steps.step import Step

if TYPE_CHECKING:
    from ludoteca.games.age_of_discovery.state import State


class Declare(Step):
    """A battle, a war, or nothing (AD-5.30)?"""

    def actions(self, s: State) -> list[int]:
        """What has an opponent; a war needs $10."""
        if not has_enemy(s, s.seat):
            return NOTHING
        if s.money[s.seat] < WAR_MONEY:
            return [DECLARE_BATTLE, PASS]
        return [DECLARE_BATTLE, DECLARE_WAR, PASS]

    def play(self, s: State, action: i64) -> None:
        """Where the battle is, or against whom the war, is asked next."""
        if action == PASS:
            self.skip(s)
            return
        s.spaces[WARFARE_FIRST + s.space] = EMPTY
        s.attacker = s.seat
        if action == DECLARE_WAR:
            s.is_war = 1
            s.step = WAR_OPPONENT
        else:
            s.step = BATTLE_REGION

    def skip(self, s: State) -> None:
        """His unit goes back without a conflict."""
        s.spaces[WARFARE_FIRST + s.space] = EMPTY
        if s.journal is not None:
            s.journal.tell("peace-kept", seat=s.seat)
        next_warrior(s)


class Fight(Step):
    """In which region is the battle (AD-5.33)?"""

    def actions(self, s: State) -> list[int]:
        """Every region where he can fight somebody."""
        return [FIGHT_FIRST + region for region in range(REGIONS) if has_enemy_in(s, s.seat, region)]

    def play(self, s: State, action: i64) -> None:
        """Against whom is asked next."""
        s.battlefield = action - FIGHT_FIRST
        s.step = BATTLE_OPPONENT


class AttackThere(Step):
    """Whom does he fight in this region (AD-5.32)?"""

    def actions(self, s: State) -> list[int]:
        """Everybody with whom a battle is possible there."""
        region = s.battlefield
        return [ATTACK_FIRST + seat for seat in range(s.seats) if is_battle_possible(s, region, s.seat, seat)]

    def play(self, s: State, action: i64) -> None:
        """The battle begins."""
        s.defender = action - ATTACK_FIRST
        if s.journal is not None:
            s.journal.tell(
                "battle-declared", seat=s.seat, opponent=s.defender, region=REGION_NAMES[s.battlefield]
            )
        battle.begin(s)


class AttackEverywhere(Step):
    """On whom does he declare war (AD-5.36)?"""

    def actions(self, s: State) -> list[int]:
        """Everybody with whom a battle is possible somewhere."""
        return [ATTACK_FIRST + seat for seat in range(s.seats) if first_battle(s, s.seat, seat, 0) < REGIONS]

    def play(self, s: State, action: i64) -> None:
        """He pays, and they fight wherever they can, in the order of the regions (AD-5.35)."""
        s.defender = action - ATTACK_FIRST
        s.money[s.seat] -= WAR_MONEY
        if s.journal is not None:
            s.journal.tell("war-declared", seat=s.seat, opponent=s.defender, money=WAR_MONEY)
        s.battlefield = first_battle(s, s.attacker, s.defender, 0)
        battle.begin(s)


WAR_KIND: Final[Step] = Declare("war_kind", "declare", "pass")
BATTLE_REGION: Final[Step] = Fight("battle_region", "fight")
BATTLE_OPPONENT: Final[Step] = AttackThere("battle_opponent", "attack")
WAR_OPPONENT: Final[Step] = AttackEverywhere("war_opponent", "attack")


def is_battle_possible(s: State, region: i64, attacker: i64, defender: i64) -> bool:
    """Both have units there, and at least one of them is a soldier (AD-5.34)."""
    return (
        attacker != defender
        and s.units(attacker, region) > 0
        and s.units(defender, region) > 0
        and s.soldiers[attacker * REGIONS + region] + s.soldiers[defender * REGIONS + region] > 0
    )


def has_enemy_in(s: State, seat: i64, region: i64) -> bool:
    """Is there somebody in the region with whom a battle is possible?"""
    for other in range(s.seats):
        if is_battle_possible(s, region, seat, other):
            return True
    return False


def has_enemy(s: State, seat: i64) -> bool:
    """Is there a region with a possible battle? Then a war is possible too."""
    for region in range(REGIONS):
        if has_enemy_in(s, seat, region):
            return True
    return False


def first_battle(s: State, attacker: i64, defender: i64, first: i64) -> i64:
    """The first region from here on where the two can fight; REGIONS if there is none."""
    for region in range(first, REGIONS):
        if is_battle_possible(s, region, attacker, defender):
            return region
    return REGIONS


def begin(s: State) -> None:
    """Space 1 is resolved first."""
    s.space = -1
    next_warrior(s)


def next_warrior(s: State) -> None:
    """The next occupied space; after the last comes the income."""
    s.clear_battle()
    while s.space + 1 < WARFARE_SPACES:
        s.space += 1
        piece = s.spaces[WARFARE_FIRST + s.space]
        if piece != EMPTY:
            s.seat = piece // UNITS
            s.step = WAR_KIND
            return
    s.space = 0
    income.pay(s)

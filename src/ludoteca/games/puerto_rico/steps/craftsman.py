"""Craftsman: everybody produces; the craftsman takes one good more (PR-4.20, PR-5.32 … PR-5.35)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludoteca.core.steps import NOTHING
from ludoteca.games.puerto_rico import player_board
from ludoteca.games.puerto_rico.actions import BONUS_FIRST, PASS, bonus
from ludoteca.games.puerto_rico.data import FACTORY, FACTORY_INCOME, GOOD_NAMES, GOODS
from ludoteca.games.puerto_rico.steps import roles
from ludoteca.games.puerto_rico.steps.step import Step

if TYPE_CHECKING:
    from ludoteca.games.puerto_rico.state import State


class Bonus(Step):
    """Which good does the craftsman take in addition (PR-4.20)?"""

    def actions(self, s: State) -> list[int]:
        """A kind he can produce and the supply still has, or none."""
        legal: list[int] = [
            bonus(good)
            for good in range(GOODS)
            if s.goods_supply[good] > 0 and player_board.capacity(s, s.seat, good) > 0
        ]
        if not legal:
            return NOTHING
        legal.append(PASS)
        return legal

    def play(self, s: State, action: i64) -> None:
        """The extra good; it never counts for the factory."""
        if action != PASS:
            good = action - BONUS_FIRST
            s.goods_supply[good] -= 1
            s.goods[s.seat * GOODS + good] += 1
            if s.journal is not None:
                s.journal.tell("craftsman-privilege", seat=s.seat, good=GOOD_NAMES[good])
        elif s.journal is not None:
            s.journal.tell("privilege-unused", seat=s.seat)
        roles.end_phase(s)

    def skip(self, s: State) -> None:
        """There is no good for him."""
        roles.end_phase(s)


CRAFTSMAN_BONUS: Final[Step] = Bonus("craftsman_bonus", "bonus", "pass")


def produce(s: State) -> None:
    """In order from the craftsman, as far as the supply lasts (PR-5.33)."""
    seat = s.owner
    for _ in range(s.seats):
        produce_for(s, seat)
        seat = s.next_seat(seat)
    s.step = CRAFTSMAN_BONUS


def produce_for(s: State, seat: i64) -> None:
    """One player's barrels, and his factory's income for the kinds received (PR-5.34)."""
    kinds: i64 = 0
    for good in range(GOODS):
        barrels = min(player_board.capacity(s, seat, good), s.goods_supply[good])
        if barrels > 0:
            kinds += 1
            s.goods_supply[good] -= barrels
            s.goods[seat * GOODS + good] += barrels
            if s.journal is not None:
                s.journal.tell("produced", seat=seat, good=GOOD_NAMES[good], count=barrels)
    income = FACTORY_INCOME[kinds]
    if income > 0 and s.is_occupied(seat, FACTORY):
        s.doubloons[seat] += income
        if s.journal is not None:
            s.journal.tell("factory-paid", seat=seat, doubloons=income)

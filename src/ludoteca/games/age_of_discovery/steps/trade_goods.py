"""B3, Trade Goods: each unit takes a good from the market (AD-5.13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludoteca.games.age_of_discovery.actions import TAKE_FIRST
from ludoteca.games.age_of_discovery.data import EMPTY, GOOD_NAMES, GOODS, GOODS_FIRST, GOODS_SPACES, UNITS
from ludoteca.games.age_of_discovery.steps import shipping
from ludoteca.games.age_of_discovery.steps.step import Step

if TYPE_CHECKING:
    from ludoteca.games.age_of_discovery.state import State


class PickGood(Step):
    """Which good of the market does he take (AD-5.13)?"""

    def actions(self, s: State) -> list[int]:
        """Every kind that lies there."""
        return [TAKE_FIRST + good for good in range(GOODS) if s.market[good] > 0]

    def play(self, s: State, action: i64) -> None:
        """The tile is his for the rest of the game; the unit goes to the supply."""
        good = action - TAKE_FIRST
        s.market[good] -= 1
        s.goods[s.seat * GOODS + good] += 1
        s.spaces[GOODS_FIRST + s.space] = EMPTY
        if s.journal is not None:
            s.journal.tell("good-picked", seat=s.seat, good=GOOD_NAMES[good])
        next_picker(s)


PICK_GOOD: Final[Step] = PickGood("pick_good", "take")


def begin(s: State) -> None:
    """Space 1 picks first."""
    s.space = -1
    next_picker(s)


def next_picker(s: State) -> None:
    """The next occupied space; after the last comes Merchant Shipping."""
    while s.space + 1 < GOODS_SPACES:
        s.space += 1
        piece = s.spaces[GOODS_FIRST + s.space]
        if piece != EMPTY:
            s.seat = piece // UNITS
            s.step = PICK_GOOD
            return
    s.space = 0
    shipping.award(s)

"""The wonder: bricks for goods from home, then a neutral brick (RB-6.5.1 … RB-6.5.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludoteca.core.steps import NOTHING
from ludoteca.core.vecs import filled
from ludoteca.games.roads_and_boats.access import pool, presence
from ludoteca.games.roads_and_boats.actions import BUY, END_WONDER, PAY_FIRST
from ludoteca.games.roads_and_boats.data import CHEAP_SPACES, GOODS, IRRIGATION_SPACE, NEUTRAL
from ludoteca.games.roads_and_boats.geometry import MOST_BANKS
from ludoteca.games.roads_and_boats.steps import ending, payment, turn
from ludoteca.games.roads_and_boats.steps.step import Step

if TYPE_CHECKING:
    from ludoteca.games.roads_and_boats.state import State


class BuyBrick(Step):
    """Does a player buy a brick (D31, D33)?"""

    def actions(self, s: State) -> list[int]:
        """If the goods at home cover the price."""
        if in_all(home_pool(s)) < brick_price(s):
            return NOTHING
        return [BUY, END_WONDER]

    def play(self, s: State, action: i64) -> None:
        """Goods are named one by one; or the next player may buy."""
        if action == END_WONDER:
            turn.next_player(s)
            return
        s.site = s.homes[s.seat] // MOST_BANKS
        s.price = brick_price(s)
        s.lowest = 0
        s.step = PAY

    def skip(self, s: State) -> None:
        """Who cannot pay does not buy."""
        turn.next_player(s)


class Pay(Step):
    """Which good is spent on the brick (D32)?"""

    def actions(self, s: State) -> list[int]:
        """In the order of goods, as long as enough are left of this and later ones (RB-6.5.4)."""
        held = home_pool(s)
        legal: list[int] = []
        left: i64 = 0
        for good in range(GOODS - 1, s.lowest - 1, -1):
            left += held[good]
            if held[good] > 0 and left >= s.price:
                legal.append(PAY_FIRST + good)
        legal.reverse()
        return legal

    def play(self, s: State, action: i64) -> None:
        """One good leaves the home tile."""
        s.purpose = action
        s.lowest = action - PAY_FIRST
        payment.begin(s, single(s.lowest), 0)


BUY_BRICK: Final[Step] = BuyBrick("buy_brick", "buy", "end_wonder")
PAY: Final[Step] = Pay("pay", "pay")


def single(good: i64) -> vec[i64]:
    """One good as a price."""
    costs = filled(GOODS, 0)
    costs[good] = 1
    return costs


def home_pool(s: State) -> vec[i64]:
    """Goods at home that the player's transporters there reach, on the ground and aboard (RB-6.5.3)."""
    tile = s.homes[s.seat] // MOST_BANKS
    return pool(s, s.seat, tile, presence(s, s.seat, tile))


def in_all(held: vec[i64]) -> i64:
    """The number of goods of a pool."""
    total: i64 = 0
    for good in range(GOODS):
        total += held[good]
    return total


def brick_price(s: State) -> i64:
    """One more for each brick bought in this turn; two instead of one from space 17 on (RB-6.5.2)."""
    return s.bought + (1 if len(s.bricks) < CHEAP_SPACES else 2)


def paid(s: State) -> None:
    """After the last good the brick is placed."""
    s.price -= 1
    s.purpose = -1
    if s.price > 0:
        s.step = PAY
        return
    seat = s.seat
    s.clear_scratch()
    s.bought += 1
    add_brick(s, seat)
    if ending.is_over(s, False):
        ending.end(s)
    else:
        s.step = BUY_BRICK


def add_brick(s: State, owner: i64) -> None:
    """A brick goes to the leftmost free space of the lowest incomplete row (RB-6.5.5)."""
    s.bricks = append(s.bricks, owner)
    if s.journal is not None:
        if owner == NEUTRAL:
            s.journal.tell("neutral-brick", space=len(s.bricks))
        else:
            s.journal.tell("brick-bought", seat=owner, space=len(s.bricks))
        if len(s.bricks) == IRRIGATION_SPACE:
            s.journal.tell("irrigated")


def add_neutral_brick(s: State) -> None:
    """Whether or not anyone bought; then the game ends, or a new turn begins (RB-6.5.7, RB-6.5.8)."""
    add_brick(s, NEUTRAL)
    if ending.is_over(s, True):
        ending.end(s)
        return
    s.turn += 1
    turn.begin_turn(s)

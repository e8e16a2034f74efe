"""Paying for buildings: goods, and coins in place of stone and wood (RP-4.13, RP-4.14, RP-5.85, RP-5.86).

A bill is the number of a cell, or beyond the cells of a building on a space.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludoteca.games.rio_de_la_plata.actions import (
    PAY_FIRST,
    PAY_NOW_NO,
    PAY_NOW_YES,
    PAY_WALL_FIRST,
    WOOD_PRICES,
    pay,
)
from ludoteca.games.rio_de_la_plata.data import (
    CELL_NAMES,
    CELLS,
    COIN,
    EFFECTS_PHASE,
    GOODS,
    GRID_NAMES,
    GRID_STONE,
    GRID_WOOD,
    GRIDS,
    NONE,
    PRECIOUS,
    PRECIOUS_COST,
    ROAD,
    STONE,
    STONE_COST,
    WALLS,
    WOOD,
    WOOD_COST,
)
from ludoteca.games.rio_de_la_plata.geography import SPACES
from ludoteca.games.rio_de_la_plata.steps import effects, majors, placement
from ludoteca.games.rio_de_la_plata.steps.step import Step

if TYPE_CHECKING:
    from ludoteca.games.rio_de_la_plata.state import State

FIRST_BUILDING_BILL: Final[i64] = GRIDS * CELLS
WALL_PRICES: Final[i64] = 3
BY_STONE: Final = 0
BY_WOOD: Final = 1
BY_COIN: Final = 2


class PayNow(Step):
    """Does he pay for the cell at once (RP-4.13)?"""

    def actions(self, s: State) -> list[int]:
        """Now, or later in his effects turn."""
        return [PAY_NOW_YES, PAY_NOW_NO]

    def play(self, s: State, action: i64) -> None:
        """Choose how to pay, or leave the pawn unpaid."""
        if action == PAY_NOW_YES:
            s.step = PAYMENT
        else:
            placement.back_to_menu(s)


class Payment(Step):
    """How many stones and how much wood are replaced by coins (RP-4.14)?"""

    def actions(self, s: State) -> list[int]:
        """Every way of paying that he can afford."""
        seat = s.seat
        row = seat * GOODS
        legal: list[int] = []
        if is_wall_bill(s.bill):
            if s.goods[row + STONE] > 0:
                legal.append(PAY_WALL_FIRST + BY_STONE)
            if s.goods[row + WOOD] > 0:
                legal.append(PAY_WALL_FIRST + BY_WOOD)
            if price(s, seat, 1) <= s.coins(seat):
                legal.append(PAY_WALL_FIRST + BY_COIN)
            return legal
        stone = stone_due(s.bill)
        wood = wood_due(s.bill)
        for stone_bought in range(stone + 1):
            for wood_bought in range(wood + 1):
                if (
                    stone - stone_bought <= s.goods[row + STONE]
                    and wood - wood_bought <= s.goods[row + WOOD]
                    and price(s, seat, stone_bought + wood_bought) <= s.coins(seat)
                ):
                    legal.append(pay(stone_bought, wood_bought))
        return legal

    def play(self, s: State, action: i64) -> None:
        """Goods and coins leave; the cell is paid, or the building stands."""
        bill = s.bill
        if is_wall_bill(bill):
            by = action - PAY_WALL_FIRST
            spend(s, int(by == BY_STONE), int(by == BY_WOOD), 0, int(by == BY_COIN))
        else:
            stone_bought = (action - PAY_FIRST) // WOOD_PRICES
            wood_bought = (action - PAY_FIRST) % WOOD_PRICES
            spend(
                s,
                stone_due(bill) - stone_bought,
                wood_due(bill) - wood_bought,
                precious_due(bill),
                stone_bought + wood_bought,
            )
        if bill >= FIRST_BUILDING_BILL:
            effects.finish_building(s, (bill - FIRST_BUILDING_BILL) % SPACES, bill_building(bill))
            return
        if s.phase == EFFECTS_PHASE:
            effects.back_to_menu(s)
        else:
            placement.back_to_menu(s)
        s.cell_debtor[bill] = NONE
        if s.journal is not None:
            s.journal.tell("cell-paid", seat=s.seat, grid=GRID_NAMES[bill // CELLS], cell=CELL_NAMES[bill])
        majors.become_effective(s, bill // CELLS)


PAY_NOW: Final[Step] = PayNow("pay_now", "pay_now")
PAYMENT: Final[Step] = Payment("payment", "pay", "pay_wall")


def building_bill(space: i64, building: i64) -> i64:
    """The bill of a building on a space."""
    return FIRST_BUILDING_BILL + building * SPACES + space


def bill_building(bill: i64) -> i64:
    """The building that a bill is for."""
    return (bill - FIRST_BUILDING_BILL) // SPACES


def is_wall_bill(bill: i64) -> bool:
    """Is it for a cell of the walls, which want stone or wood?"""
    return bill < FIRST_BUILDING_BILL and bill // CELLS == WALLS


def stone_due(bill: i64) -> i64:
    """Stones on the bill."""
    if bill < FIRST_BUILDING_BILL:
        return GRID_STONE[bill // CELLS]
    return STONE_COST[bill_building(bill)]


def wood_due(bill: i64) -> i64:
    """Wood on the bill."""
    if bill < FIRST_BUILDING_BILL:
        return GRID_WOOD[bill // CELLS]
    return WOOD_COST[bill_building(bill)]


def precious_due(bill: i64) -> i64:
    """Precious resources on the bill; coins never replace them (RP-5.86)."""
    return 0 if bill < FIRST_BUILDING_BILL else PRECIOUS_COST[bill_building(bill)]


def price(s: State, seat: i64, units: i64) -> i64:
    """Coins for so many more units this year: each costs one more than the one before (RP-5.85)."""
    return units * s.bought[seat] + units * (units + 1) // 2


def can_pay(s: State, seat: i64, bill: i64) -> bool:
    """Are his goods and coins enough?"""
    row = seat * GOODS
    if is_wall_bill(bill):
        return s.goods[row + STONE] + s.goods[row + WOOD] > 0 or price(s, seat, 1) <= s.coins(seat)
    missing = max(0, stone_due(bill) - s.goods[row + STONE]) + max(0, wood_due(bill) - s.goods[row + WOOD])
    return precious_due(bill) <= s.goods[row + PRECIOUS] and price(s, seat, missing) <= s.coins(seat)


def spend(s: State, stone: i64, wood: i64, precious: i64, units_bought: i64) -> None:
    """Goods and coins leave the payer; what he bought makes the next unit dearer."""
    row = s.seat * GOODS
    coins = price(s, s.seat, units_bought)
    s.goods[row + STONE] -= stone
    s.goods[row + WOOD] -= wood
    s.goods[row + PRECIOUS] -= precious
    s.goods[row + COIN] -= coins
    s.bought[s.seat] += units_bought
    if s.journal is not None:
        spent = (
            ("stone", int(stone)),
            ("wood", int(wood)),
            ("precious", int(precious)),
            ("coin", int(coins)),
        )
        goods = tuple(part for part in spent if part[1] > 0)
        if goods:
            s.journal.tell("paid", seat=s.seat, goods=goods)


def ask_now(s: State, cell: i64) -> None:
    """A pawn has just come to a cell: a road costs nothing, the rest may be paid at once (RP-4.12)."""
    if cell // CELLS == ROAD:
        s.cell_debtor[cell] = NONE
        majors.become_effective(s, ROAD)
    elif can_pay(s, s.seat, cell):
        s.bill = cell
        s.step = PAY_NOW

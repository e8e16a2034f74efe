"""Maintenance: income, salary, unpaid Mercenaries, dismissal (RR-5.75 … RR-5.81)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludoteca.core.steps import NOTHING
from ludoteca.games.romolo_o_remo import lands, stores, units
from ludoteca.games.romolo_o_remo.actions import (
    COINS,
    DESTROY_FIRST,
    DISCHARGE_FIRST,
    DISMISS_FIRST,
    DONE,
    FOEDERATUS_NO,
    FOEDERATUS_YES,
    PAY_FIRST,
    pay,
)
from ludoteca.games.romolo_o_remo.board import HEX_NAMES
from ludoteca.games.romolo_o_remo.data import (
    COIN,
    EXPLORER_NUMBER,
    FIGURES,
    FIRST_MERCENARY,
    HALF_COIN,
    HAND,
    MERCENARIES,
    MERCENARY,
    MOST_WALLS,
    RESOURCE_NAMES,
    RESOURCES,
    SALT,
    SOURCES,
    TOWER_PIECE,
    UNIT_NAMES,
    UNITS,
    WALLS_PIECE,
)
from ludoteca.games.romolo_o_remo.steps import casualties, growth, hostility, turn
from ludoteca.games.romolo_o_remo.steps.step import Step

if TYPE_CHECKING:
    from ludoteca.games.romolo_o_remo.state import State

SALT_PAID: Final[i64] = RESOURCES
"""After the first salt no other cube is paid (RR-5.79)."""


class SalaryFoederatus(Step):
    """Does the Foederatus waive the salary (RR-5.96)?"""

    def actions(self, s: State) -> list[int]:
        """Asked of who has Mercenaries and a charge."""
        has_choice = mercenaries_of(s, s.seat) > 0 and growth.has_charge(s, s.seat)
        return [FOEDERATUS_YES, FOEDERATUS_NO] if has_choice else NOTHING

    def play(self, s: State, action: i64) -> None:
        """No salary in this Turn, or the usual one."""
        if action == FOEDERATUS_YES:
            growth.spend_charge(s)
            begin_dismissal(s)
        else:
            begin_salary(s)

    def skip(self, s: State) -> None:
        """Salary as ever."""
        begin_salary(s)


class PaySalary(Step):
    """With what is the salary paid (RR-5.79)?"""

    def actions(self, s: State) -> list[int]:
        """Other cubes in order, then salt, then coins for the whole rest."""
        if s.due == 0:
            return NOTHING
        legal: list[int] = []
        value = salt_value(s)
        salt = s.cubes[s.seat * RESOURCES + SALT]
        money = s.money[s.seat]
        for resource in range(RESOURCES):
            worth = COIN * s.price[resource]
            held = s.cubes[s.seat * RESOURCES + resource]
            if resource == SALT or worth == 0 or held == 0 or resource < s.last_pick:
                continue
            if s.due <= salt + (s.credit + money + other_cubes(s, resource)) // value:
                legal.append(pay(resource, HAND))
        if salt and s.due <= salt + (s.credit + money) // value:
            legal.append(pay(SALT, HAND))
        if money >= s.due * value - s.credit:
            legal.append(COINS)
        return legal

    def play(self, s: State, action: i64) -> None:
        """A cube or all the coins that are due."""
        value = salt_value(s)
        if action == COINS:
            paid = s.due * value - s.credit
            s.money[s.seat] -= paid
            s.due = 0
            if s.journal is not None:
                s.journal.tell("paid-coins", seat=s.seat, half_coins=paid)
            return
        resource = (action - PAY_FIRST) // SOURCES
        s.cubes[s.seat * RESOURCES + resource] -= 1
        if s.journal is not None:
            s.journal.tell("paid", seat=s.seat, resource=RESOURCE_NAMES[resource], source="hand")
        if resource == SALT:
            s.last_pick = SALT_PAID
            s.due -= 1
            return
        s.last_pick = resource
        s.credit += COIN * s.price[resource]
        while s.credit >= value and s.due > 0:
            s.credit -= value
            s.due -= 1

    def skip(self, s: State) -> None:
        """All that could be paid is paid; left-over credit is lost."""
        s.credit = 0
        s.due = s.unpaid
        s.last_pick = -1
        s.step = UNPAID_BUILDING


class UnpaidBuilding(Step):
    """Which Construction of the Capital goes for an unpaid Mercenary (RR-5.80)?"""

    def actions(self, s: State) -> list[int]:
        """Any but the Tower, in order; the Tower only if nothing else is left."""
        if s.due == 0:
            return NOTHING
        pieces = casualties.destructible(s, s.place)
        if len(pieces) == 0:
            return [DESTROY_FIRST + TOWER_PIECE]
        later = [piece for piece in pieces if casualties.PIECE_PICK + piece >= s.last_pick]
        return [DESTROY_FIRST + piece for piece in later if leaves_enough(s, piece, later)]

    def play(self, s: State, action: i64) -> None:
        """It is out of the game; with the Tower its owner."""
        if action == DESTROY_FIRST + TOWER_PIECE:
            turn.eliminate(s, s.seat, turn.NO_HEIR)
            if not s.over:
                turn.end(s)
            return
        s.due -= 1
        casualties.destroy(s, action - DESTROY_FIRST)

    def skip(self, s: State) -> None:
        """The Mercenaries themselves: those on the table count first."""
        s.unpaid = max(0, s.unpaid - units.fallen_mercenaries(s, s.seat))
        s.last_pick = -1
        s.step = UNPAID_MERCENARY


class UnpaidMercenary(Step):
    """Which unpaid Mercenary goes (RR-5.80)?"""

    def actions(self, s: State) -> list[int]:
        """Those on the map in order, as long as enough are left to go."""
        if s.unpaid == 0:
            return NOTHING
        legal: list[int] = []
        for key in mercenary_keys(s):
            if followers(s, key % UNITS) >= s.unpaid - 1:
                legal.append(DISCHARGE_FIRST + key % UNITS)
        return legal

    def play(self, s: State, action: i64) -> None:
        """He leaves for good."""
        discharge(s, action - DISCHARGE_FIRST)
        s.unpaid -= 1

    def skip(self, s: State) -> None:
        """Who else is dismissed?"""
        begin_dismissal(s)


class Dismiss(Step):
    """Which Mercenaries are dismissed (RR-5.81)?"""

    def actions(self, s: State) -> list[int]:
        """Those on the map in order, or enough."""
        legal: list[int] = [DISMISS_FIRST + key % UNITS for key in mercenary_keys(s)]
        if len(legal) > 0:
            legal.append(DONE)
        return legal

    def play(self, s: State, action: i64) -> None:
        """He leaves for good, or all others stay."""
        if action == DONE:
            self.skip(s)
        else:
            discharge(s, action - DISMISS_FIRST)

    def skip(self, s: State) -> None:
        """Those on the table leave too, and the others must eat."""
        for mercenary in range(MERCENARIES):
            row = s.seats * FIGURES + mercenary
            if s.mercenary_owner[mercenary] == s.seat and s.unit_hex[row] < 0:
                units.remove(s, row)
        s.place = -1
        s.last_pick = -1
        hostility.ask(s, hostility.FOR_FEEDING)


SALARY_FOEDERATUS: Final[Step] = SalaryFoederatus("salary_foederatus", "foederatus")
PAY_SALARY: Final[Step] = PaySalary("pay_salary", "pay", "coins")
UNPAID_BUILDING: Final[Step] = UnpaidBuilding("unpaid_building", "destroy")
UNPAID_MERCENARY: Final[Step] = UnpaidMercenary("unpaid_mercenary", "discharge")
DISMISS: Final[Step] = Dismiss("dismiss", "dismiss", "done")


def begin(s: State) -> None:
    """All warehouses on the map are emptied into the hand (RR-5.75); then the salary."""
    got: list[tuple[str, int]] = []
    for resource in range(RESOURCES):
        count: i64 = 0
        for cubes in s.warehouse_cubes:
            if cubes % RESOURCES == resource:
                count += cubes // RESOURCES
        s.cubes[s.seat * RESOURCES + resource] += count
        if count:
            got.append((RESOURCE_NAMES[resource], count))
    for row in range(len(s.warehouse_cubes)):
        s.warehouse_cubes[row] = stores.EMPTY
    if s.journal is not None and len(got) > 0:
        s.journal.tell("income", seat=s.seat, resources=tuple(got))
    s.place = s.capital[s.seat]
    s.step = SALARY_FOEDERATUS


def mercenaries_of(s: State, seat: i64) -> i64:
    """His Mercenaries, on the map and on the table."""
    return units.count_on_map(s, seat, MERCENARY) + units.fallen_mercenaries(s, seat)


def salt_value(s: State) -> i64:
    """What one salt of salary is worth in half-coins (RR-5.77)."""
    return COIN * s.price[SALT] if s.price[SALT] else HALF_COIN


def other_cubes(s: State, first: i64) -> i64:
    """The value of the cubes in hand other than salt, from this kind on."""
    total: i64 = 0
    for resource in range(first, RESOURCES):
        if resource != SALT:
            total += COIN * s.price[resource] * s.cubes[s.seat * RESOURCES + resource]
    return total


def begin_salary(s: State) -> None:
    """The i-th Mercenary costs i salt; what cannot be paid is left unpaid (RR-5.76, RR-5.78)."""
    count = mercenaries_of(s, s.seat)
    means = s.cubes[s.seat * RESOURCES + SALT] + (s.money[s.seat] + other_cubes(s, 0)) // salt_value(s)
    paid = count
    while paid * (paid + 1) // 2 > means:
        paid -= 1
    s.due = paid * (paid + 1) // 2
    s.unpaid = count - paid
    s.credit = 0
    s.last_pick = -1
    s.step = PAY_SALARY
    if s.journal is not None and count:
        s.journal.tell("salary-due", seat=s.seat, count=s.due, unpaid=s.unpaid)


def leaves_enough(s: State, piece: i64, pieces: list[int]) -> bool:
    """If this one goes, can the others that must go still follow in order? The Tower waits until the end."""
    return lots_from(s, piece, pieces) >= min(s.due, lots_from(s, pieces[0], pieces))


def lots_from(s: State, first: i64, pieces: list[int]) -> i64:
    """How many Constructions there are among these from one on; three walls are one, and so is their rest."""
    total: i64 = 0
    for piece in pieces:
        if piece < first:
            continue
        if piece == WALLS_PIECE:
            total += (lands.walls_in(s, s.place) + MOST_WALLS - 1) // MOST_WALLS
        else:
            total += lands.standing_in(s, s.place, stores.kind_of_piece(piece))
    return total


def begin_dismissal(s: State) -> None:
    """Any Mercenary may be sent away."""
    s.last_pick = -1
    s.step = DISMISS


def mercenary_keys(s: State) -> list[int]:
    """His Mercenaries on the map that may be picked next, in the fixed order (RR-4.17)."""
    keys: list[int] = []
    for number in range(FIRST_MERCENARY, EXPLORER_NUMBER):
        row = units.on_map(s, s.seat, number)
        if (
            row != units.NO_UNIT
            and units.key_of(s, row) > s.last_pick
            and units.is_first_of_class(s, s.seat, number, 0)
        ):
            keys.append(units.key_of(s, row))
    keys.sort()
    return keys


def followers(s: State, number: i64) -> i64:
    """How many Mercenaries could still be picked after this one."""
    total: i64 = 0
    row = units.row_of(s, s.seat, number)
    for other in range(FIRST_MERCENARY, EXPLORER_NUMBER):
        later = units.on_map(s, s.seat, other)
        if later != units.NO_UNIT and later != row and units.is_later(s, s.seat, later, row):
            total += 1
    return total


def discharge(s: State, number: i64) -> None:
    """A Mercenary leaves the game (RR-5.81)."""
    row = units.row_of(s, s.seat, number)
    s.last_pick = units.key_of(s, row)
    if s.journal is not None:
        s.journal.tell("discharged", seat=s.seat, unit=UNIT_NAMES[number], hex=HEX_NAMES[s.unit_hex[row]])
    units.remove(s, row)

"""What the units in the event boxes will bring, before their box is resolved, in victory points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.games.age_of_discovery import colony_worth
from ludoteca.games.age_of_discovery.data import (
    CAPITAL_FIRST,
    CAPITAL_SPACES,
    CAPTAIN,
    CATHEDRAL,
    DOCK_FIRST,
    DOCK_Y,
    EMPTY,
    GOODS,
    GOODS_FIRST,
    GOODS_SPACES,
    INITIATIVE_FIRST,
    INITIATIVE_SPACES,
    MERCHANT,
    MERCHANT_MONEY,
    MISSIONARY,
    REGIONS,
    SLOT_FIRST,
    SPECIALISTS,
    TRAINING_SLOT,
    TURNS,
    UNITS,
    WARFARE_FIRST,
    WARFARE_SPACES,
)
from ludoteca.games.age_of_discovery.steps import warfare
from ludoteca.games.age_of_discovery.steps.shipping import strength

if TYPE_CHECKING:
    from ludoteca.games.age_of_discovery.state import State

# To place before others next turn, for each of them.
EARLIER: Final = 0.22
# The chance of the ship for who leads while others can still place, and for each unit of the lead.
LEADS: Final = 0.35
LEADS_BY_MORE: Final = 0.16
FOLLOWS: Final = 0.10
# A unit in Warfare, for each enemy that a soldier may hit.
HIT: Final = 1.1
# Who picks later finds less.
LATER_PICK: Final = 0.85


def stands(s: State, seat: i64, first: i64, spaces: i64) -> bool:
    """Has he a unit on one of so many spaces?"""
    for space in range(first, first + spaces):
        if s.spaces[space] != EMPTY and s.spaces[space] // UNITS == seat:
            return True
    return False


def initiative(s: State, seat: i64, is_paid: bool, dollar: float) -> float:
    """The money of its space, and an earlier place next turn."""
    for number in range(INITIATIVE_SPACES):
        piece = s.spaces[INITIATIVE_FIRST + number]
        if piece != EMPTY and piece // UNITS == seat:
            money = 0.0 if is_paid else dollar * float(number + 1)
            ahead = EARLIER * float(s.seats - 1 - number) if s.turn < TURNS else 0.0
            return money + ahead
    return 0.0


def dock(s: State, seat: i64, dollar: float, good: float) -> float:
    """Where its units land best; a merchant's money, a missionary's converts."""
    arriving: list[int] = []
    money = 0.0
    for space in range(DOCK_FIRST, DOCK_Y + 1):
        piece = s.spaces[space]
        if piece != EMPTY and piece // UNITS == seat:
            unit = piece % UNITS
            if unit == MISSIONARY:
                arriving.append(3 if s.owns(seat, CATHEDRAL) else 2)
            else:
                arriving.append(1)
                if unit == MERCHANT:
                    money += dollar * float(MERCHANT_MONEY)
    return money + colony_worth.best_landing(s, seat, arriving, good) if arriving else 0.0


def trade_goods(s: State, seat: i64, gains: list[float]) -> float:
    """The goods that will be left for his picks; `gains` is what each good of the market is worth to him."""
    total = 0.0
    ranked: list[float] = []
    for space in range(GOODS_SPACES):
        piece = s.spaces[GOODS_FIRST + space]
        if piece != EMPTY and piece // UNITS == seat:
            if not ranked:
                for good in range(GOODS):
                    for _ in range(s.market[good]):
                        ranked.append(gains[good])
                ranked.sort()
                ranked.reverse()
            if space < len(ranked):
                total += LATER_PICK * ranked[space] + (1.0 - LATER_PICK) * ranked[0]
    return total


def shipping(s: State, seat: i64, ship: float) -> float:
    """The chance to win the ship."""
    mine = strength(s, seat)
    if mine == 0 or not s.ship_in_box:
        return 0.0
    lead: i64 = 99
    left: i64 = 0
    place = place_of(s, seat)
    for other in range(s.seats):
        if other != seat:
            margin = mine - strength(s, other)
            if place_of(s, other) > place:
                margin += 1
            lead = min(lead, margin)
            left += s.hand_size(other)
    if left == 0:
        return ship if lead > 0 else 0.0
    if lead <= 0:
        return ship * FOLLOWS * (0.5 if lead < -1 else 1.0) if s.hand_size(seat) > 0 else 0.0
    return ship * min(0.95, LEADS + LEADS_BY_MORE * float(lead))


def place_of(s: State, seat: i64) -> i64:
    """His place in the turn order; in an auction nobody has one yet."""
    for place in range(s.seats):
        if s.turn_order[place] == seat:
            return place
    return s.seats


def capital(s: State, seat: i64, money: float, gains: list[float]) -> float:
    """The buildings that his money can buy there; `gains` is what each adds beyond its price, best first."""
    total = 0.0
    bought = 0
    price = float(s.price())
    for space in range(CAPITAL_SPACES):
        piece = s.spaces[CAPITAL_FIRST + space]
        if piece != EMPTY and piece // UNITS == seat:
            if money < price or space >= len(gains) + bought:
                return total
            rank = min(space, len(gains) - 1)
            total += max(0.0, LATER_PICK * gains[rank] + (1.0 - LATER_PICK) * gains[0])
            money -= price
            bought += 1
    return total


def specialists(s: State, seat: i64, units: vec[float], dollar: float) -> float:
    """The specialists of next turn."""
    if s.turn == TURNS:
        return 0.0
    total = 0.0
    for slot in range(SPECIALISTS):
        piece = s.spaces[SLOT_FIRST + slot]
        if piece != EMPTY and piece // UNITS == seat:
            total += units[CAPTAIN + slot]
    piece = s.spaces[SLOT_FIRST + TRAINING_SLOT]
    if piece != EMPTY and piece // UNITS == seat:
        total += max(0.1, units[MISSIONARY] - 5.0 * dollar)
    return total


def wars(s: State, seat: i64) -> float:
    """Battles that hurt others more than himself."""
    pieces = 0
    for space in range(WARFARE_SPACES):
        piece = s.spaces[WARFARE_FIRST + space]
        if piece != EMPTY and piece // UNITS == seat:
            pieces += 1
    if pieces == 0:
        return 0.0
    best = 0.0
    for region in range(REGIONS):
        mine = s.soldiers[seat * REGIONS + region]
        for other in range(s.seats):
            if mine > 0 and warfare.is_battle_possible(s, region, seat, other):
                hits = min(mine, s.units(other, region))
                losses = min(s.soldiers[other * REGIONS + region], s.units(seat, region))
                best = max(best, HIT * float(hits) - 0.8 * HIT * float(losses))
    return best * (1.0 if pieces == 1 else 1.5)

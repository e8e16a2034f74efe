"""What a seat may hope for in Age of Discovery: points so far, and what the turns left will add.

Every worth is in victory points.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.games.age_of_discovery import box_worth, colony_worth, discovery_worth, scoring
from ludoteca.games.age_of_discovery.data import (
    BUILDINGS,
    CAPITAL_FIRST,
    CAPITAL_SPACES,
    CAPTAIN,
    CARTOGRAPHY,
    CATHEDRAL,
    COLONIST,
    CONQUISTADOR,
    DISPLAY,
    EAST_INDIA_COMPANY,
    EMPTY,
    ERA_OF_TURN,
    FACTORY,
    FACTORY_MONEY,
    GLORY,
    GOODS,
    GOODS_FIRST,
    GOODS_SPACES,
    HAND_UNIT,
    INCA_CONQUEST,
    INCA_MONEY,
    INDENTURED_SERVITUDE,
    INDIAN_ALLIES,
    LAND_GRANTS,
    MERCANTILISM,
    MIGRATION,
    MILITIA,
    MISSIONARY,
    NAVIGATOR,
    NAVY,
    POPULATION,
    POWER,
    PRICE_OF_ERA,
    PRIVATEERS,
    PROSPERITY,
    REGIONS,
    RUM_DISTILLERY,
    RUM_MONEY,
    SOLDIER,
    STABLES,
    SUGAR,
    TAXATION,
    TAXATION_MONEY,
    TRADING_POST,
    TRADING_POST_MONEY,
    TURNS,
    UNCOUNTED,
    UNITS,
    UNIVERSITY,
    WEALTH,
)
from ludoteca.games.age_of_discovery.sets import set_income
from ludoteca.games.age_of_discovery.steps.shipping import strength

if TYPE_CHECKING:
    from ludoteca.games.age_of_discovery.state import State

# The first dollar, which will buy something, and the last one too many.
DOLLAR: Final = 0.35
IDLE_DOLLAR: Final = 0.04
# How many buildings a player can hope to buy in a turn: his share of most of them, and so many at most.
BOUGHT_OF_DISPLAY: Final = 0.8
MOST_BOUGHT: Final = 2.0
# Units in hand, by kind: colonist, captain, merchant, missionary, soldier.
UNIT_WORTH: Final = vec[float]([1.2, 1.8, 1.9, 2.1, 1.7])
# Goods that do not make a set yet, by their number; and a ship without a set.
LOOSE_GOODS: Final = vec[float]([0.0, 0.5, 1.1, 0.5, 0.0, 0.4, 0.5])
LOOSE_SHIP: Final = 0.6
# What buildings bring besides money and units.
ADVANCE: Final = 0.8
STABLE_TURN: Final = 0.35
MILITIA_TURN: Final = 0.6
MIGRATION_TURN: Final = 1.8
CATHEDRAL_TURN: Final = 0.6
GROWTH: Final = 0.7


# The phases of a turn as far as they matter here: what comes after which.
PLACEMENT: Final[i64] = 0
BEFORE_BUYING: Final[i64] = 1
CAPITAL: Final[i64] = 2
DISCOVERY: Final[i64] = 3
INCOME: Final[i64] = 4
MOVES: Final[i64] = 5


@final
class Prospect:
    """The turns to come, as they are the same for all seats."""

    def __init__(self, s: State, phase: i64) -> None:
        self.incomes: i64 = TURNS - s.turn + (1 if phase <= INCOME else 0)
        """Incomes to come, the last of which comes too late to buy anything."""
        self.deliveries: i64 = max(0, TURNS - s.turn - (0 if phase <= INCOME else 1))
        """How often buildings will still give units (AD-4.5)."""
        self.purchases: i64 = TURNS - s.turn + (1 if phase <= CAPITAL else 0)
        self.expeditions: i64 = TURNS - s.turn + (1 if phase <= DISCOVERY else 0)
        self.is_initiative_paid: bool = phase > PLACEMENT
        self.room: float = 0.0
        """The money that can still be spent on buildings."""
        bought = min(MOST_BOUGHT, BOUGHT_OF_DISPLAY * float(DISPLAY) / float(s.seats))
        for turn in range(TURNS + 1 - self.purchases, TURNS + 1):
            self.room += bought * float(PRICE_OF_ERA[ERA_OF_TURN[turn]])
        self.left: float = float(TURNS + 1 - s.turn) / float(TURNS)


def hope(s: State, seat: i64, p: Prospect) -> float:
    """Points to expect at the end."""
    sets = set_income(s.goods, seat * GOODS, s.ships[seat])
    earned = float(sets + building_money(s, seat))
    later = max(0, p.incomes - 1)
    money = float(s.money[seat]) + earned * float(later)
    dollar = dollar_worth(money, p)
    total = float(scoring.score(s, seat))
    total += money_worth(money, p)
    income = dollar * float(later) + (1.0 if s.economy[seat] == UNCOUNTED else 0.0)
    good = 0.9 * income * p.left + 0.5
    total += loose(s, seat) * income * p.left
    for region in range(REGIONS):
        total += colony_worth.worth(s, seat, region, s.units(seat, region), good)
    for unit in range(UNITS):
        total += float(s.hand[seat * UNITS + unit] + s.next_hand[seat * UNITS + unit]) * UNIT_WORTH[unit]
    for building in range(BUILDINGS):
        if s.buildings[seat * BUILDINGS + building] > 0:
            total += float(s.buildings[seat * BUILDINGS + building]) * building_worth(s, seat, building, p)
    total += discovery_worth.waiting(s, seat, p.expeditions, dollar)
    return total + in_boxes(s, seat, p, dollar, good, sets, income, money)


def in_boxes(
    s: State, seat: i64, p: Prospect, dollar: float, good: float, sets: i64, income: float, money: float
) -> float:
    """What the units in the event boxes will bring."""
    total = box_worth.initiative(s, seat, p.is_initiative_paid, dollar)
    total += box_worth.dock(s, seat, dollar, good)
    total += box_worth.specialists(s, seat, UNIT_WORTH, dollar)
    total += box_worth.wars(s, seat)
    if box_worth.stands(s, seat, GOODS_FIRST, GOODS_SPACES):
        total += box_worth.trade_goods(s, seat, good_gains(s, seat, sets, income, p))
    if strength(s, seat) > 0:
        total += box_worth.shipping(s, seat, ship_gain(s, seat, sets, income, p))
    if box_worth.stands(s, seat, CAPITAL_FIRST, CAPITAL_SPACES):
        total += box_worth.capital(s, seat, float(s.money[seat]), building_gains(s, seat, p, dollar, money))
    return total


def money_worth(money: float, p: Prospect) -> float:
    """What so much money is worth, earned and to be earned: the more of it, the harder it is to spend."""
    spent = (DOLLAR - IDLE_DOLLAR) * p.room * (1.0 - exp(-money / p.room)) if p.room > 0.0 else 0.0
    return spent + IDLE_DOLLAR * money


def dollar_worth(money: float, p: Prospect) -> float:
    """What a dollar more is worth to who has so much money."""
    return IDLE_DOLLAR + ((DOLLAR - IDLE_DOLLAR) * exp(-money / p.room) if p.room > 0.0 else 0.0)


def building_money(s: State, seat: i64) -> i64:
    """What his buildings pay every turn."""
    money: i64 = 0
    if s.owns(seat, TRADING_POST):
        money += TRADING_POST_MONEY
    if s.owns(seat, TAXATION):
        money += TAXATION_MONEY
    if s.owns(seat, FACTORY):
        money += FACTORY_MONEY
    if s.owns(seat, RUM_DISTILLERY):
        money += RUM_MONEY * s.goods[seat * GOODS + SUGAR]
    if s.owns(seat, PRIVATEERS):
        money += s.ships[seat] * (s.seats - 1)
    return money


def loose(s: State, seat: i64) -> float:
    """How near his goods and ships are to more sets than they make."""
    near = 0.0
    for good in range(GOODS):
        near += LOOSE_GOODS[s.goods[seat * GOODS + good]]
    near += LOOSE_SHIP * float(s.ships[seat])
    return near


def good_gains(s: State, seat: i64, sets: i64, income: float, p: Prospect) -> list[float]:
    """What each good of the market would add."""
    gains: list[float] = []
    row = seat * GOODS
    for good in range(GOODS):
        if s.market[good] == 0:
            gains.append(0.0)
            continue
        before = LOOSE_GOODS[s.goods[row + good]]
        s.goods[row + good] += 1
        more = set_income(s.goods, row, s.ships[seat]) - sets
        nearer = LOOSE_GOODS[s.goods[row + good]] - before
        s.goods[row + good] -= 1
        gains.append(income * (float(more) + p.left * nearer))
    return gains


def ship_gain(s: State, seat: i64, sets: i64, income: float, p: Prospect) -> float:
    """What a ship more would add."""
    more = set_income(s.goods, seat * GOODS, s.ships[seat] + 1) - sets
    gain = income * (float(more) + p.left * LOOSE_SHIP)
    if s.owns(seat, NAVY):
        gain += 4.0
    return gain


def building_gains(s: State, seat: i64, p: Prospect, dollar: float, money: float) -> list[float]:
    """What each building on display would add beyond its price, best first."""
    gains: list[float] = []
    cost = money_worth(money, p) - money_worth(money - float(s.price()), p)
    later = float(max(0, p.incomes - 1))
    row = seat * BUILDINGS
    paid = building_money(s, seat)
    points = scoring.score(s, seat)
    for slot in range(DISPLAY):
        building = s.display[slot]
        if building != EMPTY:
            s.buildings[row + building] += 1
            gain = building_worth(s, seat, building, p) + at_once(s, seat, building)
            gain += dollar * later * float(building_money(s, seat) - paid)
            gain += float(scoring.score(s, seat) - points)
            s.buildings[row + building] -= 1
            gains.append(gain - cost)
    gains.sort()
    gains.reverse()
    return gains


def at_once(s: State, seat: i64, building: i64) -> float:
    """What a building brings when it is bought."""
    if building == INCA_CONQUEST:
        return DOLLAR * float(INCA_MONEY)
    if building == INDIAN_ALLIES:
        return colony_worth.best_landing(s, seat, [2], 0.0) if scoring.units_owned(s, seat) > 0 else 0.0
    return discovery_worth.TILE_REWARD if building == CARTOGRAPHY and not s.is_all_discovered() else 0.0


def building_worth(s: State, seat: i64, building: i64, p: Prospect) -> float:
    """What a building of his will bring besides money and points that count already."""
    turns = float(p.deliveries)
    unit = HAND_UNIT[building]
    if unit >= 0:
        return turns * UNIT_WORTH[unit]
    if building == INDENTURED_SERVITUDE or building == LAND_GRANTS:
        return turns * UNIT_WORTH[COLONIST]
    if building == CONQUISTADOR:
        return turns * UNIT_WORTH[SOLDIER]
    if building == NAVIGATOR:
        return turns * UNIT_WORTH[CAPTAIN]
    if building == EAST_INDIA_COMPANY:
        return float(p.incomes) * UNIT_WORTH[COLONIST]
    if building == UNIVERSITY:
        return 0.0 if s.university_used else ADVANCE
    if building == CATHEDRAL:
        missionaries = s.hand[seat * UNITS + MISSIONARY] + s.next_hand[seat * UNITS + MISSIONARY]
        return float(missionaries) * UNIT_WORTH[COLONIST] + turns * CATHEDRAL_TURN
    if building == STABLES:
        return float(p.incomes) * STABLE_TURN
    if building == MIGRATION:
        return float(p.incomes) * MIGRATION_TURN
    if building == MILITIA:
        return float(p.incomes) * MILITIA_TURN
    if building == WEALTH:
        return float(building_money(s, seat)) * float(p.incomes) / 10.0
    if is_growing(building):
        return float(max(0, p.incomes - 1)) * GROWTH
    return 0.0


def is_growing(building: i64) -> bool:
    """Will its points at the end become more with every turn?"""
    return (
        building == MERCANTILISM
        or building == POPULATION
        or building == NAVY
        or building == POWER
        or building == PROSPERITY
        or building == GLORY
    )

"""What a seat may hope for, in points: what it has, and what its workers will bring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.games.rio_de_la_plata import city, scoring
from ludoteca.games.rio_de_la_plata.data import (
    BUILDINGS,
    CARPENTER,
    CELLS,
    CHURCH,
    COIN,
    EFFECTS_PHASE,
    FREE,
    GOODS,
    GRIDS,
    GUILD,
    HOUSE,
    HOUSE_VP,
    HUT,
    MARKET,
    OFFICE_PRICE,
    OFFICES,
    PLACEMENT_PHASE,
    PRECIOUS,
    PRODUCTIVE,
    SLOTS,
    SQUARE,
    STONE,
    STONECUTTER,
    UNBUILT,
    WOOD,
)
from ludoteca.games.rio_de_la_plata.geography import BESIDE, DIRECTIONS, DISTRICT, SPACES
from ludoteca.games.rio_de_la_plata.stacks import EMPTY, pawns_of
from ludoteca.games.rio_de_la_plata.steps import effects, payment, trade

if TYPE_CHECKING:
    from ludoteca.games.rio_de_la_plata.state import State

# What things are worth in points while there is time to use them.
A_COIN: Final = 0.42
A_COIN_AT_THE_END: Final = 0.33
A_GOOD: Final = 0.55
A_PRECIOUS: Final = 1.15
A_HUT: Final = 1.6
A_HOUSE: Final = 0.9
A_WORKPLACE: Final = 0.7
MOST_WORKPLACES: Final = 3
IN_HAND: Final = 0.16
HARVEST: Final = 0.5
CRAFT: Final = 0.62
A_SLOT: Final = 0.62
ON_THE_DOCK: Final = 0.9
IN_THE_ORDER: Final = 0.08
A_SITE_FOR_ONE: Final = 0.25
A_SITE_FOR_TWO: Final = 1.25
A_SITE_FOR_THREE: Final = 1.45
AN_UPGRADE: Final = 2.4
A_CELL: Final = 0.55
FULL_GRID: Final = 0.45
PRICE_OF_A_CELL: Final = 1.0
UNPAID: Final = 3.0
MISSED_OFFICE: Final = 5.0
AN_ENEMY: Final = 0.55
AT_A_BUILDING: Final = 0.8
AN_IDLE_OFFER: Final = 0.6
USEFUL_YEARS: Final = 3.0
# What an office brings in a year.
POWER: Final = (0.15, 0.25, 0.5, 0.35, 0.5, 0.5, 1.0, 1.0, 0.4, 0.0, 0.0, 0.0)


def years_left(s: State) -> float:
    """Years in which workers can still be used."""
    left = float(s.last_year - s.year)
    if s.phase == PLACEMENT_PHASE:
        return left + 1.0
    return left + 0.5 if s.phase <= EFFECTS_PHASE else left


def hope(s: State, seat: i64, values: vec[i64]) -> float:
    """Points now, and what the rest of the game should bring him."""
    years = years_left(s)
    use = min(1.0, years / USEFUL_YEARS)
    row = seat * GOODS
    points = float(s.vp[seat])
    points += float(s.goods[row + COIN]) * (A_COIN_AT_THE_END + (A_COIN - A_COIN_AT_THE_END) * use)
    points += (float(s.goods[row + STONE] + s.goods[row + WOOD]) * A_GOOD) * use
    points += float(s.goods[row + PRECIOUS]) * A_PRECIOUS * use
    points += float(s.hand[seat]) * IN_HAND * use
    points += offices(s, seat, years)
    points += outside(s, seat, use)
    points += cells(s, seat, use)
    points += in_the_city(s, seat, values, use)
    if s.enemy >= 0 and seat == s.attacker and len(s.invaders) > 0:
        points += army(s)
    if s.mover == seat and s.step is trade.TRADE_OFFER:
        points -= AN_IDLE_OFFER
    return points


def offices(s: State, seat: i64, years: float) -> float:
    """Points at the end, and what their powers bring until then."""
    points = 0.0
    for office in range(OFFICES):
        if s.office_owner[office] == seat:
            points += float(scoring.office_value(s, office)) + POWER[office] * max(0.0, years - 1.0)
        elif s.office_pawn[office] == seat:
            if effects.can_take(s, seat, office):
                points += float(scoring.office_value(s, office)) + POWER[office] * max(0.0, years - 1.0)
                points -= float(OFFICE_PRICE[office]) * A_COIN
            else:
                points -= MISSED_OFFICE
    return points


def outside(s: State, seat: i64, use: float) -> float:
    """Workers in quarry and forest, fields, workshop, on the dock and on the order track."""
    points = float(s.fields[seat] // 2) * HARVEST + float(s.fields[seat] % 2) * 0.1
    raw = s.goods[seat * GOODS + STONE] + s.goods[seat * GOODS + WOOD]
    points += float(min(s.workshop[seat], raw)) * CRAFT * use
    for slot in range(2 * SLOTS):
        if s.slots[slot] == seat:
            points += A_SLOT * use
    goods = raw + s.goods[seat * GOODS + PRECIOUS]
    points += min(float(s.dock[seat]), float(goods) / 3.0) * ON_THE_DOCK * use
    return points + float(s.order_pawns[seat]) * IN_THE_ORDER


def cells(s: State, seat: i64, use: float) -> float:
    """Cells of major buildings: paid ones by how soon they score, unpaid ones by whether he can pay."""
    points = 0.0
    stone = s.goods[seat * GOODS + STONE]
    wood = s.goods[seat * GOODS + WOOD]
    for grid in range(GRIDS):
        taken: i64 = 0
        all_cells: i64 = 0
        for cell in range(grid * CELLS, grid * CELLS + CELLS):
            if s.cell_value[cell] >= 0:
                all_cells += 1
                if s.cell_owner[cell] != FREE:
                    taken += 1
        if taken == 0:
            continue
        likely = A_CELL + FULL_GRID * float(taken) / float(all_cells)
        for cell in range(grid * CELLS, grid * CELLS + CELLS):
            if s.cell_debtor[cell] == seat:
                stone -= payment.stone_due(cell)
                wood -= payment.wood_due(cell)
                if stone < 0 or wood < 0 or not payment.can_pay(s, seat, cell):
                    points -= UNPAID
                    continue
                points -= PRICE_OF_A_CELL
            if s.cell_owner[cell] == seat:
                points += (float(s.cell_value[cell]) + 0.2) * likely * max(use, 0.2)
    return points


def in_the_city(s: State, seat: i64, values: vec[i64], use: float) -> float:
    """Houses and huts, workplaces beside them, and what his workers there will do."""
    points = 0.0
    workplaces: i64 = 0
    for space in range(SPACES):
        building = s.building[space]
        if building == UNBUILT:
            if s.stack[space] != EMPTY:
                points += site(pawns_of(s.stack[space], seat)) * use
            continue
        if s.owner[space] == seat:
            worth = float(max(0, HOUSE_VP + values[DISTRICT[space]]))
            if building == HOUSE:
                points += worth + A_HOUSE * use
            else:
                points += A_HUT * use
                if s.stack[space] != EMPTY and can_finish(s, seat):
                    points += max(0.0, worth - 0.6)
        elif building < BUILDINGS:
            if s.stack[space] != EMPTY:
                points += float(pawns_of(s.stack[space], seat)) * activation(s, seat, building)
            if PRODUCTIVE >> building & 1 and city.is_near_house(s, seat, space):
                workplaces += 1
    return points + float(min(workplaces, MOST_WORKPLACES)) * A_WORKPLACE * use


def site(workers: i64) -> float:
    """Workers on an unbuilt space: two make a hut."""
    if workers == 0:
        return 0.0
    return A_SITE_FOR_ONE if workers == 1 else A_SITE_FOR_TWO if workers == 2 else A_SITE_FOR_THREE


def can_finish(s: State, seat: i64) -> bool:
    """Could he pay for a house?"""
    return payment.can_pay(s, seat, payment.building_bill(0, HOUSE))


def activation(s: State, seat: i64, building: i64) -> float:
    """What a worker on a building will bring."""
    row = seat * GOODS
    if building == STONECUTTER:
        return 0.9 if s.goods[row + STONE] > 0 else 0.2
    if building == CARPENTER:
        return 0.9 if s.goods[row + WOOD] > 0 else 0.2
    if building == CHURCH:
        return 1.5 if s.goods[row + COIN] > 0 else 0.3
    if building == GUILD:
        return 0.9
    if building == SQUARE:
        return AN_UPGRADE / 2.0
    if building == MARKET:
        return 0.35
    return 0.0 if building != HUT else A_HUT


def army(s: State) -> float:
    """Enemies still fighting, more where they stand beside a building without workers."""
    points = float(s.enemies) * AN_ENEMY
    for space in range(SPACES):
        if s.invaders[space] == 0:
            continue
        for number in range(space * DIRECTIONS, space * DIRECTIONS + DIRECTIONS):
            other = BESIDE[number]
            if other >= 0 and s.building[other] != UNBUILT and s.stack[other] == EMPTY:
                points += AT_A_BUILDING
                break
    return points

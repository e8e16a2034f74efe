"""What a seat may hope for, in points: what it has, and what the years to come should bring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludoteca.games.rio_de_la_plata import city, scoring, site_worth, war_worth
from ludoteca.games.rio_de_la_plata.data import (
    ARCHITECT,
    BUILDINGS,
    CARGOES,
    CARPENTER,
    CELLS,
    CHURCH,
    COMPLETER_VP,
    CONNECTED_VP,
    EFFECTS_PHASE,
    FREE,
    GOODS,
    GRIDS,
    GUILD,
    HOUSE,
    HUT,
    LOADED_BY_A_WORKER,
    MARKET,
    OFFICE_NEEDS,
    OFFICE_PENALTY,
    OFFICE_PRICE,
    OFFICES,
    PAWNS,
    PEACE,
    PLACEMENT_PHASE,
    PLACEMENTS,
    PRECIOUS,
    ROAD,
    ROAD_BUILDER,
    SHIPOWNER,
    STONE,
    STONECUTTER,
    UNPAID_PENALTY,
    VOYAGE,
    WALLS,
    WOOD,
)
from ludoteca.games.rio_de_la_plata.geography import DISTRICT, DISTRICTS
from ludoteca.games.rio_de_la_plata.prospect import FILLED_A_YEAR, Prospect, completed
from ludoteca.games.rio_de_la_plata.purse import A_COIN, Purse, goods, purse_of
from ludoteca.games.rio_de_la_plata.site_worth import NEXT_OF_A_KIND, PLANNED
from ludoteca.games.rio_de_la_plata.stacks import pawns_of
from ludoteca.games.rio_de_la_plata.steps import payment

if TYPE_CHECKING:
    from ludoteca.games.rio_de_la_plata.state import State

A_COIN_AT_THE_END: Final = 0.34
# A worker still to be placed this year.
TO_PLACE: Final = 0.8
# A worker who will not be back next year, and one who will be missing then, for so many years.
STUCK: Final = 0.3
MISSING: Final = 0.9
YEARS_STUCK: Final = 4.0
TO_SPARE: Final[i64] = PAWNS - PLACEMENTS
# What coins are worth for an office that is within reach, and for one that is nearly so.
FOR_AN_OFFICE: Final = 0.75
MOST_FOR_A_COIN: Final = 2.2
NEARLY: Final = 0.5
POINTS_AWAY: Final = 4
DEAR_ENOUGH: Final[i64] = 10
# What an office brings in a year, in the order of the offices.
POWER: Final = (0.3, 0.4, 0.4, 0.7, 0.7, 0.7, 1.3, 1.3, 0.3, 0.3, 0.0, 0.2)
AN_ARCHITECT_WAITS: Final = 0.25
# Roads go on being laid: how many of the other districts will be connected, with so many years to come.
CONNECTED_LATER: Final = 0.7
YEARS_OF_ROADS: Final = 12.0
A_VOYAGE: Final = 0.6
# How surely cargo will sail whose departure is paid, or is not.
PAID: Final = 0.95
UNPAID: Final = 0.65
# How surely he goes on with a building that he could complete alone this year.
GOES_ON: Final = 0.6
# How surely the others, who have the goods for more cells of a large building, join in.
JOIN_IN: Final = 0.1
A_CELL: Final = 0.1
# Who is first may have the whole road to himself, for about so many years; extra pawns are a chance of it.
FIRST_A_YEAR: Final = 0.8
YEARS_FIRST: Final = 3.0
PUSHES_AHEAD: Final = 0.6
IN_THE_ORDER: Final = 0.05
# A single worker in the fields, who may be followed by another this year, or is by one in the next.
AN_ODD_FIELD: Final = 0.45
AN_ODD_FIELD_NEXT_YEAR: Final = 0.4
A_HOUSE_OPENS: Final = 0.3


def hope(s: State, seat: i64, p: Prospect) -> float:
    """Points now, and what the rest of the game should bring him.

    In a war it hardly counts what workers could build where they stand, as long as there are enemies.
    """
    points = float(s.vp[seat])
    purse = purse_of(s, seat, p)
    rate = coin_rate(s, seat, p)
    points += offices(s, seat, p, rate)
    points += at_work(s, seat, purse, rate)
    points += cells(s, seat, purse, p)
    is_war = s.enemy != PEACE and len(s.invaders) > 0
    if is_war:
        sites = site_worth.workers_in_city(s, seat, purse.twin(), p, -1)
        points += sites / (1.0 + float(s.enemies)) + war_worth.hope(s, seat, p)
    else:
        points += site_worth.workers_in_city(s, seat, purse, p, -1)
    points += cargo(s, seat, purse)
    points += goods(purse, p) + coins(purse, rate)
    points += buildings(s, seat, p)
    return points + workers_left(s, seat, purse, p)


def coin_rate(s: State, seat: i64, p: Prospect) -> float:
    """What a coin is worth to him: more while there is an office to buy."""
    most = 0.0
    in_time = coins_in_time(s, seat)
    for office in range(OFFICES):
        if s.office_owner[office] >= 0 or (s.office_pawn[office] >= 0 and s.office_pawn[office] != seat):
            continue
        missing = OFFICE_NEEDS[office] - s.vp[seat]
        if missing > POINTS_AWAY or OFFICE_PRICE[office] > in_time:
            continue
        gain = office_worth(s, office, p) / float(OFFICE_PRICE[office])
        most = max(most, gain if missing <= 0 else gain * NEARLY)
    plain = A_COIN_AT_THE_END + (A_COIN - A_COIN_AT_THE_END) * p.use
    if p.years < 1.0:
        return plain
    return max(plain, min(MOST_FOR_A_COIN, FOR_AN_OFFICE * most))


def coins_in_time(s: State, seat: i64) -> i64:
    """The most coins he could have for an office, with all his other workers in the fields; -1: too late."""
    years = s.last_year - s.year
    now = to_place(s, seat)
    if now == 0 and years == 0:
        return -1
    return s.coins(seat) + (s.fields[seat] + max(0, now - 1)) // 2 + years * (PLACEMENTS // 2)


def coins(purse: Purse, rate: float) -> float:
    """Money; what no office needs is worth less."""
    wanted = min(purse.coins, DEAR_ENOUGH)
    return float(wanted) * rate + float(purse.coins - wanted) * A_COIN


def office_worth(s: State, office: i64, p: Prospect) -> float:
    """Points at the end, and what the power brings until then."""
    worth = float(scoring.office_value(s, office)) + POWER[office] * max(0.0, p.years - 1.0)
    if office == ARCHITECT:
        worth += AN_ARCHITECT_WAITS * p.years
    elif office == ROAD_BUILDER:
        apart = float(DISTRICTS - scoring.connected_districts(s))
        worth += CONNECTED_LATER * float(CONNECTED_VP) * apart * min(1.0, p.years / YEARS_OF_ROADS)
    elif office == SHIPOWNER and s.has_harbour:
        worth += A_VOYAGE * max(0.0, p.years - 2.0)
    return worth


def offices(s: State, seat: i64, p: Prospect, rate: float) -> float:
    """The offices that he has, and the one that he aims for."""
    points = 0.0
    for office in range(OFFICES):
        if s.office_owner[office] == seat:
            points += office_worth(s, office, p)
        elif s.office_pawn[office] == seat:
            money = s.coins(seat) + s.fields[seat] // 2
            if money >= OFFICE_PRICE[office] and s.vp[seat] >= OFFICE_NEEDS[office]:
                points += PLANNED * (office_worth(s, office, p) - rate * float(OFFICE_PRICE[office]))
            else:
                points -= float(OFFICE_PENALTY)
    return points


def at_work(s: State, seat: i64, purse: Purse, rate: float) -> float:
    """Workers in the fields and on the order track; slots and craft work count with the goods."""
    if not purse.is_past:
        purse.coins += s.fields[seat] // 2
        purse.stuck += s.fields[seat] % 2 + s.order_pawns[seat]
    if s.order[0] == seat:
        # To have his extra pawns back he would have to move away (RP-5.71).
        purse.waiting += YEARS_STUCK * float(s.order_pawns[seat])
    odd = 0.0
    if site_worth.is_followed(s, seat):
        odd = AN_ODD_FIELD
    elif s.year < s.last_year:
        odd = AN_ODD_FIELD_NEXT_YEAR
    return odd * rate * float(s.fields[seat] % 2) + in_the_order(s, seat)


def in_the_order(s: State, seat: i64) -> float:
    """What it is worth to be first in the years to come, or to have the best chance of it."""
    worth = IN_THE_ORDER * float(s.order_pawns[seat])
    if comes_first(s, seat):
        first = FIRST_A_YEAR * min(YEARS_FIRST, float(s.last_year - s.year))
        worth += first if s.order[0] == seat else PUSHES_AHEAD * first
    return worth


def comes_first(s: State, seat: i64) -> bool:
    """Will he be first next year, as things stand? Whoever moves his marker last is (RP-5.72)."""
    own = s.order_pawns[seat]
    if own == 0 and s.order[0] != seat:
        return False
    for other in range(s.seats):
        extra = s.order_pawns[other]
        if other == seat or extra == 0 or extra < own:
            continue
        if extra > own or s.place_in_order(other) < s.place_in_order(seat):
            return False
    return True


def cargo(s: State, seat: i64, purse: Purse) -> float:
    """Coins and points for his goods aboard, and for those that his workers on the dock will load."""
    row = seat * CARGOES
    stone, wood, precious = s.cargo[row + STONE], s.cargo[row + WOOD], s.cargo[row + PRECIOUS]
    if s.return_year > 0:
        return paid_for(stone, wood, precious) if s.return_year <= s.last_year else 0.0
    sure = sails(s)
    if sure == 0.0:
        return 0.0
    room: i64 = 0
    if s.dock[seat] > 0 and s.is_docked() and not purse.is_past:
        room = s.dock[seat] * LOADED_BY_A_WORKER - (s.loaded if s.mover == seat else 0)
    now = paid_for(stone, wood, precious)
    while room > 0:
        sets = min(stone, min(wood, precious))
        more_stone = 1 if stone == sets else 0
        more_wood = 1 if wood == sets else 0
        more_precious = 1 if precious == sets else 0
        is_set = more_stone + more_wood + more_precious <= room
        if not is_set or more_stone > purse.stone or more_wood > purse.wood or more_precious > purse.precious:
            more_stone = more_wood = 0
            more_precious = 1
            if purse.precious == 0:
                break
        purse.stone -= more_stone
        purse.wood -= more_wood
        purse.precious -= more_precious
        stone += more_stone
        wood += more_wood
        precious += more_precious
        room -= more_stone + more_wood + more_precious
    return sure * (now + PLANNED * (paid_for(stone, wood, precious) - now))


def paid_for(stone: i64, wood: i64, precious: i64) -> float:
    """What the ship brings home for goods (RP-5.66)."""
    worth = float(stone + wood + 2 * precious) * A_COIN
    return worth + float(precious + 2 * min(stone, min(wood, precious)))


def sails(s: State) -> float:
    """How surely the cargo of a ship at the dock will be paid for."""
    departs = s.year if s.phase <= EFFECTS_PHASE else s.year + 1
    if departs + VOYAGE > s.last_year:
        return 0.0
    return PAID if s.payer >= 0 else UNPAID


def cells(s: State, seat: i64, purse: Purse, p: Prospect) -> float:
    """Cells of major buildings: by how likely they score, less what is still to be paid."""
    points = 0.0
    for grid in range(GRIDS):
        own = 0.0
        pawns: i64 = 0
        free = 0.0
        for cell in range(grid * CELLS, grid * CELLS + CELLS):
            if s.cell_value[cell] < 0:
                continue
            if s.cell_owner[cell] == FREE:
                free += 1.0
                continue
            if s.cell_debtor[cell] == seat:
                lost = debt(s, seat, cell, purse)
                if lost > 0.0:
                    points -= lost
                    free += 1.0  # an unpaid pawn leaves its cell
                    continue
            if s.cell_owner[cell] == seat:
                own += float(s.cell_value[cell]) + A_CELL
                pawns += 1
        if pawns > 0:
            nearly = GOES_ON * own_cells(s, seat, grid, purse) + JOIN_IN * others_cells(s, seat, grid)
            points += own * completed(s, free, nearly, p.years)
        if free > 0.0:
            purse.stuck += pawns
            purse.waiting += float(pawns) * min(YEARS_STUCK, free / (float(s.seats) * FILLED_A_YEAR))
        elif s.last_payer[grid] == seat:
            points += PLANNED * float(COMPLETER_VP[grid])
    return points


def own_cells(s: State, seat: i64, grid: i64, purse: Purse) -> float:
    """How many more cells of a grid he can fill and pay this year."""
    if s.phase != PLACEMENT_PHASE or s.mover != seat:
        return 0.0
    workers = min(PLACEMENTS - s.placed, s.hand[seat])
    if grid == WALLS:
        workers = min(workers, purse.stone + purse.wood)
    elif grid != ROAD:
        workers = min(workers, min(purse.stone, purse.wood))
    return float(workers)


def others_cells(s: State, seat: i64, grid: i64) -> float:
    """For how many cells of a large building the others have the goods."""
    if grid in (WALLS, ROAD):
        return 0.0
    payable: i64 = 0
    for other in range(s.seats):
        if other != seat:
            payable += min(s.goods[other * GOODS + STONE], s.goods[other * GOODS + WOOD])
    return float(payable)


def debt(s: State, seat: i64, cell: i64, purse: Purse) -> float:
    """What an unpaid cell takes from the purse; the penalty if it is empty."""
    stone, wood = payment.stone_due(cell), payment.wood_due(cell)
    if payment.is_wall_bill(cell):
        if purse.stone >= purse.wood:
            stone = 1
        else:
            wood = 1
    missing = max(0, stone - purse.stone) + max(0, wood - purse.wood)
    price = missing * s.bought[seat] + missing * (missing + 1) // 2
    if price > purse.coins:
        return float(UNPAID_PENALTY)
    purse.coins -= price
    purse.stone = max(0, purse.stone - stone)
    purse.wood = max(0, purse.wood - wood)
    return 0.0


def buildings(s: State, seat: i64, p: Prospect) -> float:
    """Houses, huts, and the workplaces beside the houses."""
    points = site_worth.foothold(s.dwellings[seat], p)
    works: i64 = 0
    huts: i64 = 0
    for space in p.noted:
        building = s.building[space]
        if building < 0 or building >= BUILDINGS:
            continue
        if s.owner[space] == seat:
            if building == HOUSE:
                points += p.house_of(seat, DISTRICT[space]) + (A_HOUSE_OPENS + site_worth.way(space)) * p.use
            elif building == HUT:
                points += site_worth.hut(seat, space, huts, p)
                huts += 1
        elif building in (STONECUTTER, CARPENTER, CHURCH, MARKET, GUILD) and city.is_near_house(
            s, seat, space
        ):
            worth = site_worth.workplace(s, space, building, p)
            points += worth * NEXT_OF_A_KIND if works >> building & 1 else worth
            works |= 1 << building
    return points


def workers_left(s: State, seat: i64, purse: Purse, p: Prospect) -> float:
    """Workers still to be placed, this year and later, and those who will be missing in the next."""
    points = TO_PLACE * float(PLACEMENTS * (s.last_year - s.year))
    points += TO_PLACE * float(to_place(s, seat))
    stuck = purse.stuck
    if purse.is_past:
        stuck = PAWNS - s.hand[seat] - s.dock[seat]
        if len(s.invaders) > 0:
            stuck -= in_the_city(s, seat, p)  # who is left after a war may go home
    years = min(1.0, max(0.0, p.years - 1.0))
    points -= STUCK * float(stuck) * years
    missing = max(0, stuck - TO_SPARE)
    if missing == 0:
        return points
    return points - MISSING * float(missing) * years * max(1.0, purse.waiting / float(stuck))


def to_place(s: State, seat: i64) -> i64:
    """How many workers he can still place this year."""
    if s.phase != PLACEMENT_PHASE or s.place_in_order(seat) < s.place_in_order(s.mover):
        return 0
    return min(s.hand[seat], PLACEMENTS - s.placed if s.mover == seat else PLACEMENTS)


def in_the_city(s: State, seat: i64, p: Prospect) -> i64:
    """His workers on the spaces of the city."""
    count: i64 = 0
    for space in p.noted:
        count += pawns_of(s.stack[space], seat)
    return count

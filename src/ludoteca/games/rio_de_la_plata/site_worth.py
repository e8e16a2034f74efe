"""What workers in the city will make of the spaces on which they stand, in points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from ludoteca.games.rio_de_la_plata import city
from ludoteca.games.rio_de_la_plata.data import (
    BARRACKS,
    BUILDING_VP,
    BUILDINGS_AROUND_A_SQUARE,
    CARPENTER,
    CATHEDRAL_TILE,
    CATHEDRAL_VP,
    CHURCH,
    CHURCH_VP,
    COIN,
    COLUMNS,
    FOREST,
    GARDEN,
    GOODS,
    GUILD,
    HOUSE,
    HUT,
    MARKET,
    MASTER_CRAFT,
    MASTER_STONE,
    MASTER_WOOD,
    MONUMENT,
    MOST_DWELLINGS,
    PLACEMENT_PHASE,
    PLACEMENTS,
    PRECIOUS,
    PRECIOUS_COST,
    QUARRY,
    SLOTS,
    SQUARE,
    STONE,
    STONE_COST,
    STONECUTTER,
    UNBUILT,
    WOOD,
    WOOD_COST,
    WORKERS,
)
from ludoteca.games.rio_de_la_plata.geography import DISTRICT, DISTRICTS
from ludoteca.games.rio_de_la_plata.prospect import Prospect, is_past
from ludoteca.games.rio_de_la_plata.stacks import EMPTY, pawns_of

if TYPE_CHECKING:
    from ludoteca.games.rio_de_la_plata.state import State

# Goods in points while there is time to use them: those that are needed, that are useful, and more.
A_GOOD: Final = 0.8
A_USEFUL_GOOD: Final = 0.5
ANOTHER_GOOD: Final = 0.3
A_GOOD_TOO_MANY: Final = 0.15
NEEDED: Final = 2
USEFUL: Final = 2
MORE: Final = 3
A_PRECIOUS: Final = 1.4
A_USEFUL_PRECIOUS: Final = 1.0
A_PRECIOUS_TOO_MANY: Final = 0.5
PRECIOUS_NEEDED: Final = 1
PRECIOUS_USEFUL: Final = 2
A_COIN: Final = 0.42
# What is planned is worth a little less than what is done.
PLANNED: Final = 0.93
# A hut opens the city; what is still to come until it is a house: a worker and two goods.
A_HUT: Final = 0.9
TO_A_HOUSE: Final = 2.2
FINISHED_LATER: Final = 0.85
YEARS_TO_FINISH: Final = 3.0
HUTS_AT_A_TIME: Final = 2
A_HUT_TOO_MANY: Final = 0.2
TOWARDS_THE_PLAZA: Final = 0.3
# A single worker on an open space waits for a second.
ALONE: Final = 0.4
STRANDED: Final = 0.05
A_THIRD: Final = 0.3
# A year of work beside a house of his: the first of its kind, and the next.
YEARS_OF_WORK: Final = 9.0
WORK_A_YEAR: Final = 0.6
PRAYERS_A_YEAR: Final = 0.6
SALES_A_YEAR: Final = 0.3
NEXT_OF_A_KIND: Final = 0.3
# How much of a workplace is left to him if others have a house beside it too.
SHARED: Final = 0.6
CROWDED: Final = 0.4
WORKS_TWICE: Final = 1.4
TRIFLE: Final = 0.01
TO_BE_MADE: Final = 0.25
NEXT_YEAR: Final = 0.55


@final
class Purse:
    """The goods of a seat when its effects come: what it has, and what its workers bring."""

    def __init__(self) -> None:
        self.stone: i64 = 0
        self.wood: i64 = 0
        self.precious: i64 = 0
        self.coins: i64 = 0
        self.huts: i64 = 0
        """Huts that wait for their houses."""
        self.stuck: i64 = 0
        """Workers who will not be back for the next placement."""
        self.waiting: float = 0.0
        """For how many years all of them together."""
        self.crafted: i64 = 0
        """Precious resources that are still to be made."""
        self.is_past: bool = False
        """Has he used his workers for this year? Then plans are for the next."""

    def twin(self) -> Purse:
        """The same goods."""
        twin = Purse()
        twin.stone = self.stone
        twin.wood = self.wood
        twin.precious = self.precious
        twin.coins = self.coins
        twin.huts = self.huts
        return twin

    def can_pay(self, building: i64) -> bool:
        """Are the goods enough, with a coin or two in place of stone and wood?"""
        missing = max(0, STONE_COST[building] - self.stone) + max(0, WOOD_COST[building] - self.wood)
        return PRECIOUS_COST[building] <= self.precious and missing * (missing + 1) // 2 <= self.coins

    def pay(self, building: i64) -> None:
        """The goods are meant for this building."""
        missing = max(0, STONE_COST[building] - self.stone) + max(0, WOOD_COST[building] - self.wood)
        self.stone = max(0, self.stone - STONE_COST[building])
        self.wood = max(0, self.wood - WOOD_COST[building])
        self.precious -= PRECIOUS_COST[building]
        self.coins -= missing * (missing + 1) // 2


def purse_of(s: State, seat: i64, p: Prospect) -> Purse:
    """What he will have when his effects come, if his craftsmen take what he has most of."""
    purse = Purse()
    row = seat * GOODS
    purse.stone = s.goods[row + STONE]
    purse.wood = s.goods[row + WOOD]
    purse.precious = s.goods[row + PRECIOUS]
    purse.coins = s.goods[row + COIN]
    for space in p.noted:
        if s.building[space] == HUT and s.owner[space] == seat:
            purse.huts += 1
    if is_past(s, seat):
        purse.is_past = True
        return purse
    for slot in range(SLOTS):
        if s.slots[QUARRY * SLOTS + slot] == seat:
            purse.stone += 1
        if s.slots[FOREST * SLOTS + slot] == seat:
            purse.wood += 1
    if s.phase == PLACEMENT_PHASE:
        purse.stone += 1 if s.holds(seat, MASTER_STONE) else 0
        purse.wood += 1 if s.holds(seat, MASTER_WOOD) else 0
        purse.precious += 1 if s.holds(seat, MASTER_CRAFT) else 0
    for _ in range(s.workshop[seat]):
        if purse.stone + purse.wood == 0 or purse.precious > PRECIOUS_NEEDED + PRECIOUS_USEFUL:
            purse.stuck += 1
            continue
        purse.precious += 1
        purse.crafted += 1
        if purse.stone > purse.wood:
            purse.stone -= 1
        else:
            purse.wood -= 1
    return purse


def goods(purse: Purse, p: Prospect) -> float:
    """What goods that are not meant for anything are worth."""
    worth = raw(purse.stone) + raw(purse.wood) + crafted(purse.precious)
    return (worth - TO_BE_MADE * float(purse.crafted)) * p.use


def raw(count: i64) -> float:
    """So much stone, or so much wood: the first are worth most."""
    left = count - NEEDED
    if left <= 0:
        return A_GOOD * float(count)
    worth = A_GOOD * float(NEEDED) + A_USEFUL_GOOD * float(min(left, USEFUL))
    left -= USEFUL
    if left <= 0:
        return worth
    return worth + ANOTHER_GOOD * float(min(left, MORE)) + A_GOOD_TOO_MANY * float(max(0, left - MORE))


def crafted(count: i64) -> float:
    """So many precious resources."""
    left = count - PRECIOUS_NEEDED
    if left <= 0:
        return A_PRECIOUS * float(count)
    worth = A_PRECIOUS * float(PRECIOUS_NEEDED) + A_USEFUL_PRECIOUS * float(min(left, PRECIOUS_USEFUL))
    return worth + A_PRECIOUS_TOO_MANY * float(max(0, left - PRECIOUS_USEFUL))


def price(purse: Purse, building: i64, p: Prospect) -> float:
    """What the goods of a building, and coins in their place, are worth to him."""
    stone = max(0, purse.stone - STONE_COST[building])
    wood = max(0, purse.wood - WOOD_COST[building])
    missing = max(0, STONE_COST[building] - purse.stone) + max(0, WOOD_COST[building] - purse.wood)
    left = raw(stone) + raw(wood) + crafted(purse.precious - PRECIOUS_COST[building])
    now = raw(purse.stone) + raw(purse.wood) + crafted(purse.precious)
    return (now - left) * p.use + A_COIN * float(missing * (missing + 1) // 2)


def hut(space: i64, huts: i64, p: Prospect) -> float:
    """What a hut is worth: the way it opens, and the house that it will be; there are so many already."""
    time = max(0.0, min(1.0, (p.years - 0.6) / YEARS_TO_FINISH))
    worth = A_HUT * p.use + FINISHED_LATER * time * house_to_come(space, p)
    return way(space) * p.use + (worth if huts < HUTS_AT_A_TIME else worth * A_HUT_TOO_MANY)


def house_to_come(space: i64, p: Prospect) -> float:
    """What making a hut a house adds."""
    return max(0.0, p.house[DISTRICT[space]] - TO_A_HOUSE)


def way(space: i64) -> float:
    """Dwellings in the middle lead to the districts beside the Plaza."""
    column = space % COLUMNS
    return TOWARDS_THE_PLAZA if space >= 4 * COLUMNS and 4 <= column <= 11 else 0.0


def workplace(s: State, space: i64, building: i64, p: Prospect) -> float:
    """What a building beside a house of his brings him in the years to come."""
    years = min(YEARS_OF_WORK, p.years - 1.0)
    if years <= 0.0:
        return 0.0
    worth = years * a_year_of(building)
    beside: i64 = 0
    for other in range(s.seats):
        if city.is_near_house(s, other, space):
            beside += 1
    if city.is_connected(s, space):
        worth *= WORKS_TWICE
        beside -= 1
    return worth if beside <= 1 else worth * (SHARED if beside == 2 else CROWDED)


def a_year_of(building: i64) -> float:
    """What a building brings in a year to whoever works there."""
    if building in (STONECUTTER, CARPENTER):
        return WORK_A_YEAR
    if building == CHURCH:
        return PRAYERS_A_YEAR
    return SALES_A_YEAR if building == GUILD else 0.0


def building_gain(s: State, seat: i64, space: i64, building: i64, p: Prospect) -> float:
    """What a building on this space adds for him."""
    district = DISTRICT[space]
    own = float(p.houses[seat * DISTRICTS + district])
    gain = float(BUILDING_VP[building])
    if building in (STONECUTTER, CARPENTER, MARKET):
        gain -= p.workplace_costs(seat, district)
    elif building in (CHURCH, BARRACKS, MONUMENT, GARDEN):
        gain += own
    if city.is_near_house(s, seat, space):
        kind = workplace(s, space, building, p)
        gain += kind * NEXT_OF_A_KIND if works_at(s, seat, building, p) else kind
    return gain


def works_at(s: State, seat: i64, building: i64, p: Prospect) -> bool:
    """Has he a house beside a building of this kind?"""
    for space in p.noted:
        if s.building[space] == building and city.is_near_house(s, seat, space):
            return True
    return False


def best_building(
    s: State, seat: i64, space: i64, workers: i64, purse: Purse, p: Prospect
) -> tuple[i64, float]:
    """What he would best build on an open space with so many workers, and what it adds; -1 if nothing."""
    best: i64 = -1
    most = 0.0
    gain = 0.0
    kinds = s.district_has[DISTRICT[space]]
    if workers >= 2 and s.dwellings[seat] < MOST_DWELLINGS:
        best, gain = HUT, hut(space, purse.huts, p)
        most = gain
    for building in (CHURCH, BARRACKS, STONECUTTER, CARPENTER, SQUARE):
        if (
            workers < WORKERS[building]
            or not purse.can_pay(building)
            or not city.tile_left(s, seat, building)
        ):
            continue
        if building in (CHURCH, BARRACKS) and kinds >> building & 1:
            continue
        if building == SQUARE and city.surroundings(s, space) < BUILDINGS_AROUND_A_SQUARE:
            continue
        adds = building_gain(s, seat, space, building, p)
        if adds - price(purse, building, p) > most:
            best, gain = building, adds
            most = adds - price(purse, building, p)
    return best, gain


def is_followed(s: State, seat: i64) -> bool:
    """Can he place one more worker this year?"""
    return s.phase == PLACEMENT_PHASE and s.mover == seat and s.placed < PLACEMENTS and s.hand[seat] > 0


def open_space(s: State, seat: i64, space: i64, workers: i64, purse: Purse, p: Prospect) -> float:
    """Workers on an open space: what they will build there, or what a second one would let them."""
    building, gain = best_building(s, seat, space, workers, purse, p)
    worth = gain * PLANNED
    if building >= 0:
        purse.pay(building)
        purse.stuck += workers - WORKERS[building]
        purse.huts += 1 if building == HUT else 0
    else:
        purse.stuck += workers
        worth = hut(space, purse.huts, p) * (ALONE if is_followed(s, seat) else STRANDED)
    if workers == 3:
        worth += A_THIRD * p.use
    return worth


def on_building(s: State, seat: i64, space: i64, workers: i64, purse: Purse, p: Prospect) -> float:
    """Workers on a building: what it makes, or what they will build on it."""
    building = s.building[space]
    if building == HUT and s.owner[space] == seat and purse.can_pay(HOUSE):
        before = hut(space, 0, p) - way(space) * p.use
        if p.house[DISTRICT[space]] - price(purse, HOUSE, p) > before:
            purse.pay(HOUSE)
            purse.huts -= 1
            return PLANNED * (p.house[DISTRICT[space]] - before)
    if building in (MARKET, SQUARE) and workers == 2:
        return upgrade(s, seat, space, purse, p)
    worth = 0.0
    for _ in range(workers):
        made = activation(s, building, purse)
        if made == 0.0:
            purse.stuck += 1
        worth += made
    return PLANNED * worth


def upgrade(s: State, seat: i64, space: i64, purse: Purse, p: Prospect) -> float:
    """Two workers on a market or a square."""
    kinds = s.district_has[DISTRICT[space]]
    most = 0.0
    best: i64 = -1
    for building in (GUILD, MONUMENT, GARDEN):
        if (building == GUILD) != (s.building[space] == MARKET) or not purse.can_pay(building):
            continue
        if building != GUILD and (kinds >> building & 1 or not city.tile_left(s, seat, building)):
            continue
        gain = building_gain(s, seat, space, building, p)
        if gain - price(purse, building, p) > 0.0 and gain > most:
            best, most = building, gain
    if best >= 0:
        purse.pay(best)
    else:
        purse.stuck += 2
    return PLANNED * most


def activation(s: State, building: i64, purse: Purse) -> float:
    """What one worker makes of a building besides goods, or a trifle if it makes goods; 0 if nothing."""
    if building == STONECUTTER and purse.stone > 0:
        purse.stone += 2
        return TRIFLE
    if building == CARPENTER and purse.wood > 0:
        purse.wood += 2
        return TRIFLE
    if building == CHURCH and purse.coins > 0:
        purse.coins -= 1
        return float(CATHEDRAL_VP if s.standing[CATHEDRAL_TILE] else CHURCH_VP)
    if building == GUILD and purse.stone + purse.wood > 0:
        if purse.stone > purse.wood:
            purse.stone -= 1
        else:
            purse.wood -= 1
        purse.coins += 3
        return TRIFLE
    return 0.0


def standing(s: State, seat: i64, space: i64, workers: i64, purse: Purse, p: Prospect) -> float:
    """What so many workers of his on a space are worth."""
    if workers == 0:
        return 0.0
    if s.building[space] == UNBUILT:
        return open_space(s, seat, space, workers, purse, p)
    return on_building(s, seat, space, workers, purse, p)


def workers_in_city(s: State, seat: i64, purse: Purse, p: Prospect, but: i64) -> float:
    """What all his workers in the city are worth together, but for those on one space."""
    worth = 0.0
    meant = purse.twin() if purse.is_past else purse
    for space in p.noted:
        if space != but and s.stack[space] != EMPTY:
            worth += standing(s, seat, space, pawns_of(s.stack[space], seat), meant, p)
    return NEXT_YEAR * (worth + goods(meant, p) - goods(purse, p)) if purse.is_past else worth


def one_more(s: State, seat: i64, space: i64, purse: Purse, p: Prospect) -> float:
    """What one more worker of his on a space promises, with the goods that are not meant for others."""
    workers = pawns_of(s.stack[space], seat)
    before, after = purse.twin(), purse.twin()
    gain = standing(s, seat, space, workers + 1, after, p) - standing(s, seat, space, workers, before, p)
    return gain + goods(after, p) - goods(before, p) + A_COIN * float(after.coins - before.coins)

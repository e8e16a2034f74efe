"""What workers in the city will make of the spaces on which they stand, in points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

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
    COLUMNS,
    GARDEN,
    GUILD,
    HOUSE,
    HUT,
    MARKET,
    MONUMENT,
    MOST_DWELLINGS,
    PLACEMENT_PHASE,
    PLACEMENTS,
    SQUARE,
    STONECUTTER,
    UNBUILT,
    WORKERS,
)
from ludoteca.games.rio_de_la_plata.geography import DISTRICT, DISTRICTS
from ludoteca.games.rio_de_la_plata.prospect import Prospect
from ludoteca.games.rio_de_la_plata.purse import A_COIN, Purse, goods, price
from ludoteca.games.rio_de_la_plata.stacks import EMPTY, pawns_of

if TYPE_CHECKING:
    from ludoteca.games.rio_de_la_plata.state import State

# What is planned is worth a little less than what is done.
PLANNED: Final = 0.93
# A hut opens the city; what is still to come until it is a house: a worker and two goods.
A_HUT: Final = 0.9
# All that dwellings open: the first half of it, and each next one less.
FOOTHOLD: Final = 8.0
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
# How likely one or two workers are driven away by those who are still to place; three never are (RP-5.11).
EXPROPRIATED: Final = 0.35
# A year of work beside a house of his: the first of its kind, and the next.
YEARS_OF_WORK: Final = 9.0
WORK_A_YEAR: Final = 0.6
PRAYERS_A_YEAR: Final = 0.6
SALES_A_YEAR: Final = 1.0
# A market is half a guild.
A_MARKET: Final = 0.5
NEXT_OF_A_KIND: Final = 0.3
# How much of a workplace is left to him if others have a house beside it too.
SHARED: Final = 0.6
CROWDED: Final = 0.4
WORKS_TWICE: Final = 1.4
# What is destroyed can be built anew: no workplace but a guild is worth more than that costs.
BUILT_ANEW: Final = 4.5
TRIFLE: Final = 0.01
NEXT_YEAR: Final = 0.55


def hut(seat: i64, space: i64, huts: i64, p: Prospect) -> float:
    """What a hut is worth: the way it opens, and the house that it will be; there are so many already."""
    time = max(0.0, min(1.0, (p.years - 0.6) / YEARS_TO_FINISH))
    worth = A_HUT * opening(p) + FINISHED_LATER * time * house_to_come(seat, space, p)
    return way(space) * opening(p) + (worth if huts < HUTS_AT_A_TIME else worth * A_HUT_TOO_MANY)


def new_hut(s: State, seat: i64, space: i64, purse: Purse, p: Prospect) -> float:
    """What one more hut is worth, as a foothold too."""
    dwellings = max(s.dwellings[seat], purse.huts)
    more = foothold(dwellings + 1, p) - foothold(dwellings, p)
    return hut(seat, space, purse.huts, p) + more


def foothold(dwellings: i64, p: Prospect) -> float:
    """What it is worth to have dwellings in the city at all: the first opens most of it."""
    time = min(1.0, p.years / YEARS_OF_WORK)
    return FOOTHOLD * time * float(dwellings) / float(dwellings + 1)


def opening(p: Prospect) -> float:
    """How much it is worth to open new spaces: nothing in the last year."""
    return p.use if p.years > 1.0 else 0.0


def house_to_come(seat: i64, space: i64, p: Prospect) -> float:
    """What making a hut a house adds."""
    return max(0.0, p.house_of(seat, DISTRICT[space]) - TO_A_HOUSE)


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
    if beside > 1:
        worth *= SHARED if beside == 2 else CROWDED
    return worth if building == GUILD else min(worth, BUILT_ANEW)


def a_year_of(building: i64) -> float:
    """What a building brings in a year to whoever works there."""
    if building in (STONECUTTER, CARPENTER):
        return WORK_A_YEAR
    if building == CHURCH:
        return PRAYERS_A_YEAR
    if building == MARKET:
        return A_MARKET * SALES_A_YEAR
    return SALES_A_YEAR if building == GUILD else 0.0


def building_gain(s: State, seat: i64, space: i64, building: i64, purse: Purse, p: Prospect) -> float:
    """What a building on this space adds for him, after those that are meant to be built elsewhere."""
    district = DISTRICT[space]
    own = float(p.houses[seat * DISTRICTS + district])
    gain = float(BUILDING_VP[building])
    if building in (STONECUTTER, CARPENTER, MARKET):
        gain -= p.workplace_costs(seat, district)
    elif building in (CHURCH, BARRACKS, MONUMENT, GARDEN):
        gain += own
    if city.is_near_house(s, seat, space):
        kind = workplace(s, space, building, p)
        is_next = purse.works >> building & 1 != 0 or works_at(s, seat, building, p)
        gain += kind * NEXT_OF_A_KIND if is_next else kind
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
        best, gain = HUT, new_hut(s, seat, space, purse, p)
        most = gain
    for building in (CHURCH, BARRACKS, STONECUTTER, CARPENTER, MARKET, SQUARE):
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
        adds = building_gain(s, seat, space, building, purse, p)
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
        if building == HUT:
            purse.huts += 1
        elif city.is_near_house(s, seat, space):
            purse.works |= 1 << building
    else:
        purse.stuck += workers
        worth = new_hut(s, seat, space, purse, p) * (ALONE if is_followed(s, seat) else STRANDED)
    if workers == 3:
        return worth + A_THIRD * p.use
    return worth * (1.0 - EXPROPRIATED) if is_in_reach(s, seat, space, workers) else worth


def is_in_reach(s: State, seat: i64, space: i64, workers: i64) -> bool:
    """Could somebody who is still to place this year drive so many workers away, two for one (RP-5.10)?"""
    if s.phase != PLACEMENT_PHASE:
        return False
    for place in range(s.place_in_order(s.mover), s.seats):
        other = s.order[place]
        left = PLACEMENTS - s.placed if other == s.mover else PLACEMENTS
        if other != seat and min(left, s.hand[other]) >= 2 * workers and city.is_reached(s, other, space):
            return True
    return False


def on_building(s: State, seat: i64, space: i64, workers: i64, purse: Purse, p: Prospect) -> float:
    """Workers on a building: what it makes, or what they will build on it."""
    building = s.building[space]
    if building == HUT and s.owner[space] == seat and purse.can_pay(HOUSE):
        before = hut(seat, space, 0, p) - way(space) * opening(p)
        house = p.house_of(seat, DISTRICT[space])
        if house - price(purse, HOUSE, p) > before:
            purse.pay(HOUSE)
            purse.huts -= 1
            return PLANNED * (house - before)
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
        gain = building_gain(s, seat, space, building, purse, p)
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

"""What a seat may hope for in Puerto Rico: points so far, and what the phases left will add.

Every worth is in victory points. `phases` is how often each role will still be played.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from ludoteca.games.puerto_rico import scoring
from ludoteca.games.puerto_rico.data import (
    BUILDINGS,
    CAPTAIN,
    CITY_SPACES,
    COFFEE,
    COFFEE_ROASTER,
    CONSTRUCTION_HUT,
    CORN,
    CUSTOMS_HOUSE,
    FACTORY,
    FACTORY_INCOME,
    FIRST_LARGE,
    FIRST_LARGE_PRODUCTION,
    FIRST_VIOLET,
    FORTRESS,
    GOODS,
    GUILD_HALL,
    HACIENDA,
    HARBOR,
    HOSPICE,
    HOUSE_SPACES,
    INDIGO,
    INDIGO_PLANT,
    ISLAND_SPACES,
    LARGE_MARKET,
    LARGE_WAREHOUSE,
    MAYOR,
    OFFICE,
    QUARRY,
    RESIDENCE,
    SMALL_INDIGO_PLANT,
    SMALL_MARKET,
    SMALL_SUGAR_MILL,
    SMALL_WAREHOUSE,
    SUGAR,
    SUGAR_MILL,
    TILES,
    TOBACCO,
    TOBACCO_STORAGE,
    TRADER,
    UNIVERSITY,
    WHARF,
)
from ludoteca.games.puerto_rico.player_board import capacity, circles, city_size, colonists, island_size

if TYPE_CHECKING:
    from ludoteca.games.puerto_rico.state import State

# How fast the three ends of the game come (PR-6.1), a round and a seat.
COLONISTS_A_ROUND: Final = 1.25
POINTS_A_ROUND: Final = 0.4
POINTS_A_BARREL: Final = 0.55
SPACES_A_ROUND: Final = 0.85
# What things bring.
DOUBLOON: Final = 0.82
LAST_DOUBLOON: Final = 0.02
BARREL_SHIPPED: Final = 0.66
BARREL_IN_HAND: Final = 0.40
BARREL_STRANDED: Final = 0.23
MANY_BARRELS: Final = 2.96
SURPLUS_BARREL: Final = 0.84
SALE: Final = 0.20
DISCOUNT: Final = 0.86
IDLE_PAIR: Final = 0.48
LOOSE_HALF: Final = 0.05
COLONIST: Final = 0.06
OCCUPIED_SOON: Final = 0.94
SALE_COSTS: Final = 0.13
SETTLING_IN: Final = 0.14
# What an occupied violet building brings in a phase of its role.
HACIENDA_DRAWS: Final = 0.16
HUT_QUARRIES: Final = 0.06
SMALL_WAREHOUSE_KEEPS: Final = 0.43
HOSPICE_SENDS: Final = 0.26
OFFICE_SELLS: Final = 0.38
LARGE_WAREHOUSE_KEEPS: Final = 0.31
UNIVERSITY_SENDS: Final = 0.12
HARBOR_OPENS: Final = 0.86
HARBOR_A_KIND: Final = 0.85
WHARF_OPENS: Final = 0.13
WHARF_A_BARREL: Final = 0.24
WHARF_AT_MOST: Final = 5.86
# What a large building gains in a phase.
GUILD_HALL_GROWS: Final = 0.09
FORTRESS_GROWS: Final = 0.40
CITY_HALL_GROWS: Final = 0.20


@final
class Outlook:
    """One seat's engine: what it produces in a craftsman phase and what that is good for."""

    def __init__(self, s: State, seat: i64) -> None:
        self.seat: i64 = seat
        self.barrels: float = 0.0
        self.promised: float = 0.0
        self.kinds: i64 = 0
        self.price: i64 = -1
        row = seat * TILES
        for good in range(GOODS):
            tiles = s.tiles[row + good]
            circles = works(s, seat, good)
            active = capacity(s, seat, good)
            pairs = min(tiles, circles)
            self.barrels += float(active)
            self.promised += IDLE_PAIR * float(pairs - active)
            if good != CORN:
                self.promised += LOOSE_HALF * float(min(max(tiles, circles) - pairs, 2))
            if active > 0:
                self.kinds += 1
                self.price = good

    def expect_everything(self, s: State) -> None:
        """Count every pair of plantation and plant as if it worked."""
        self.kinds = 0
        for good in range(GOODS):
            pairs = min(s.tiles[self.seat * TILES + good], works(s, self.seat, good))
            if pairs > 0:
                self.kinds += 1
                self.price = good
        self.barrels += self.promised


def works(s: State, seat: i64, good: i64) -> i64:
    """Circles of his production buildings for a good; corn needs none."""
    if good == CORN:
        return s.tiles[seat * TILES + CORN]
    if good == INDIGO:
        return circles(s, seat, TILES + SMALL_INDIGO_PLANT) + circles(s, seat, TILES + INDIGO_PLANT)
    if good == SUGAR:
        return circles(s, seat, TILES + SMALL_SUGAR_MILL) + circles(s, seat, TILES + SUGAR_MILL)
    return circles(s, seat, TILES + (COFFEE_ROASTER if good == COFFEE else TOBACCO_STORAGE))


def good_of(plant: i64) -> i64:
    """The good that a production building makes."""
    if plant == SMALL_INDIGO_PLANT or plant == INDIGO_PLANT:
        return INDIGO
    if plant == SMALL_SUGAR_MILL or plant == SUGAR_MILL:
        return SUGAR
    return TOBACCO if plant == TOBACCO_STORAGE else COFFEE


# --- how long the game lasts ---------------------------------------------------------------------


def phases_left(s: State) -> float:
    """How often each role will still be played."""
    share = float(s.picks) / float(s.roles_in_play)
    return (rounds_left(s) + float(s.picks - s.pick) / float(s.picks)) * share


def rounds_left(s: State) -> float:
    """Full rounds after this one: until colonists, points or a city run out (PR-6.1)."""
    if s.end_triggers:
        return 0.0
    seats = float(s.seats)
    share = float(s.picks) / float(s.roles_in_play)
    barrels: i64 = 0
    fullest: i64 = 0
    for seat in range(s.seats):
        fullest = max(fullest, city_size(s, seat))
        for good in range(GOODS):
            barrels += capacity(s, seat, good)
    colonists = float(s.colonist_supply) / (COLONISTS_A_ROUND * seats * 2.0 * share)
    points = float(s.vp_supply) / (
        POINTS_A_ROUND * seats + POINTS_A_BARREL * float(barrels + s.seats) * 2.0 * share
    )
    spaces = float(CITY_SPACES - fullest) / (SPACES_A_ROUND * 2.0 * share)
    rounds = min(colonists, min(points, spaces))
    if s.max_rounds > 0:
        rounds = min(rounds, float(s.max_rounds - s.round))
    return rounds


def role_comes(s: State, role: i64, phases: float) -> float:
    """How sure a role is to be played once more before the end."""
    if s.end_triggers and s.taken_by[role] >= 0:
        return 0.0
    return min(1.0, phases + 0.25)


# --- what a seat may hope for --------------------------------------------------------------------


def hope(s: State, seat: i64, phases: float) -> float:
    """His points at the end, as far as one can tell."""
    outlook = Outlook(s, seat)
    points = float(s.vp[seat] + scoring.printed_vp(s, seat))
    points += production(outlook, phases)
    points += sales(s, seat, outlook.price, phases) * doubloon(phases)
    points += goods_in_hand(s, seat, phases)
    points += float(s.doubloons[seat]) * doubloon(phases)
    points += quarries(s, seat, phases)
    points += colonists_to_come(s, seat, phases)
    row = seat * BUILDINGS
    for building in range(FIRST_VIOLET, FIRST_LARGE):
        workers = s.city[row + building]
        if workers > 0:
            points += violet(outlook, building, phases)
        elif workers == 0:
            points += violet(outlook, building, phases) * IDLE_PAIR
    for building in range(FIRST_LARGE, BUILDINGS):
        workers = s.city[row + building]
        if workers > 0:
            points += large(s, outlook, building, phases)
        elif workers == 0:
            points += large(s, outlook, building, phases) * role_comes(s, MAYOR, phases) * OCCUPIED_SOON
    return points


def doubloon(phases: float) -> float:
    """What a doubloon is worth: nothing but a tie-break when there is no builder any more."""
    return LAST_DOUBLOON + (DOUBLOON - LAST_DOUBLOON) * min(1.0, phases)


def shipped(barrels: float) -> float:
    """Points for the barrels of one craftsman phase; the ships do not take everything."""
    if barrels > MANY_BARRELS:
        barrels = MANY_BARRELS + (barrels - MANY_BARRELS) * SURPLUS_BARREL
    return barrels * BARREL_SHIPPED


def production(outlook: Outlook, phases: float) -> float:
    """Points for what will be produced and shipped."""
    soon = max(0.0, phases - SETTLING_IN)
    later = max(0.0, phases - 1.0)
    return shipped(outlook.barrels) * soon + outlook.promised * BARREL_SHIPPED * later


def sales(s: State, seat: i64, price: i64, phases: float) -> float:
    """Doubloons from the trading house, for his dearest good."""
    if price < 0:
        return 0.0
    income = float(price)
    if s.is_occupied(seat, SMALL_MARKET):
        income += 1.0
    if s.is_occupied(seat, LARGE_MARKET):
        income += 2.0
    return income * SALE * max(0.0, phases - SETTLING_IN)


def goods_in_hand(s: State, seat: i64, phases: float) -> float:
    """Points for barrels that a ship will take, or doubloons for the best one."""
    row = seat * GOODS
    captain = role_comes(s, CAPTAIN, phases)
    trader = role_comes(s, TRADER, phases)
    worth = 0.0
    best_sale = 0.0
    for good in range(GOODS):
        barrels = s.goods[row + good]
        if barrels == 0:
            continue
        fits = min(barrels, ship_room(s, good))
        if s.is_occupied(seat, WHARF):
            fits = barrels
        shipping = float(fits) * BARREL_IN_HAND + float(barrels - fits) * BARREL_STRANDED
        worth += shipping * captain
        if s.trading_house[good] == 0 and s.trading_house_size() < HOUSE_SPACES:
            best_sale = max(best_sale, float(good) * doubloon(phases) - SALE_COSTS)
    return worth + best_sale * trader * SALE


def ship_room(s: State, good: i64) -> i64:
    """Barrels of a good that the ships can take (PR-5.42)."""
    room: i64 = 0
    for ship in range(len(s.ship_load)):
        if s.ship_good[ship] == good:
            return s.ship_capacity[ship] - s.ship_load[ship]
        if s.ship_good[ship] < 0:
            room = s.ship_capacity[ship]
    return room


def quarries(s: State, seat: i64, phases: float) -> float:
    """What the quarries save in the builder phases to come."""
    occupied = s.settled[seat * TILES + QUARRY]
    idle = s.tiles[seat * TILES + QUARRY] - occupied
    if city_size(s, seat) >= CITY_SPACES:
        return 0.0
    working = float(min(occupied, 4)) + IDLE_PAIR * float(min(idle, 2))
    return working * DISCOUNT * DOUBLOON * max(0.0, phases - SETTLING_IN)


def colonists_to_come(s: State, seat: i64, phases: float) -> float:
    """Colonists in San Juan wait for work."""
    return float(min(s.san_juan[seat], 3)) * COLONIST * min(2.0, phases)


def violet(outlook: Outlook, building: i64, phases: float) -> float:
    """What an occupied small violet building will bring."""
    later = max(0.0, phases - SETTLING_IN)
    if building == FACTORY:
        return float(FACTORY_INCOME[outlook.kinds]) * doubloon(phases) * later
    if building == HARBOR:
        return (HARBOR_OPENS + HARBOR_A_KIND * float(outlook.kinds)) * later
    if building == WHARF:
        return min(WHARF_AT_MOST, WHARF_OPENS + WHARF_A_BARREL * outlook.barrels) * later
    if building == HACIENDA:
        return HACIENDA_DRAWS * later
    if building == CONSTRUCTION_HUT:
        return HUT_QUARRIES * later
    if building == SMALL_WAREHOUSE:
        return SMALL_WAREHOUSE_KEEPS * later
    if building == HOSPICE:
        return HOSPICE_SENDS * later
    if building == OFFICE:
        return OFFICE_SELLS * later
    if building == LARGE_WAREHOUSE:
        return LARGE_WAREHOUSE_KEEPS * later
    if building == UNIVERSITY:
        return UNIVERSITY_SENDS * later
    return 0.0


def large(s: State, outlook: Outlook, building: i64, phases: float) -> float:
    """The points a large building will bring at the end, on top of the printed ones (PR-6.4)."""
    seat = outlook.seat
    if building == GUILD_HALL:
        points: i64 = 0
        for plant in range(FIRST_VIOLET):
            if s.is_built(seat, plant):
                points += 1 if plant < FIRST_LARGE_PRODUCTION else 2
        return float(points) + GUILD_HALL_GROWS * phases
    if building == RESIDENCE:
        tiles = min(float(ISLAND_SPACES), float(island_size(s, seat)) + phases)
        return max(4.0, tiles - 5.0)
    if building == FORTRESS:
        return float(colonists(s, seat)) / 3.0 + FORTRESS_GROWS * phases
    if building == CUSTOMS_HOUSE:
        return (float(s.vp[seat]) + production(outlook, phases)) / 4.0
    points = 0
    for violet in range(FIRST_VIOLET, BUILDINGS):
        if s.is_built(seat, violet):
            points += 1
    return float(points) + CITY_HALL_GROWS * phases

"""What an action promises at once to the seat that chooses it, in victory points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludoteca.games.puerto_rico import prospects
from ludoteca.games.puerto_rico.actions import (
    BONUS_FIRST,
    BUILD_FIRST,
    HACIENDA_YES,
    HOSPICE_YES,
    KEEP_COUNTS,
    KEEP_FIRST,
    LOAD_FIRST,
    PASS,
    PRIVILEGE_YES,
    ROLE_FIRST,
    SELL_FIRST,
    SETTLE_FIRST,
    SHIPS_AND_WHARF,
    UNIVERSITY_YES,
)
from ludoteca.games.puerto_rico.data import (
    BUILDER,
    BUILDING_VP,
    BUILDINGS,
    CAPTAIN,
    CIRCLES,
    CITY_SPACES,
    CORN,
    CRAFTSMAN,
    FIRST_LARGE,
    FIRST_VIOLET,
    GOODS,
    HARBOR,
    HOUSE_SPACES,
    ISLAND_SPACES,
    LARGE_MARKET,
    MAYOR,
    OFFICE,
    ON_WHARF,
    QUARRY,
    SETTLER,
    SMALL_MARKET,
    SMALLEST_SHIP,
    TILES,
    TRADER,
    WHARF,
)
from ludoteca.games.puerto_rico.prospects import Outlook, doubloon
from ludoteca.games.puerto_rico.steps import builder, captain, trader
from ludoteca.games.puerto_rico.steps.names import (
    BUILDER_BUILD,
    CAPTAIN_LOAD,
    CAPTAIN_STORE,
    CHOOSE_ROLE,
    CRAFTSMAN_BONUS,
    SETTLER_TILE,
    TRADER_SELL,
)

if TYPE_CHECKING:
    from ludoteca.games.puerto_rico.state import State

FREE_GIFT: Final = 1.5
KEPT_BARREL: Final = 0.5
DEARER_GOOD: Final = 0.15
DEARER_LATER: Final = 0.08
WHARF_IS_SPENT: Final = 1.5
COLONIST_AT_WORK: Final = 0.5
OTHERS_GAIN: Final = 0.4
TILE_TAKEN: Final = 0.3
NEW_KIND: Final = 0.2
CHEAP_FIRST: Final = 0.1
IDLE_ROLE: Final = -0.5
MARKET: Final = 0.3
QUARRIES_WANTED: Final = 3


def gain(s: State, action: i64, phases: float) -> float:
    """What the action promises; 0 is what passing brings."""
    step = s.step
    if action == PASS:
        return 0.0
    if step == CHOOSE_ROLE:
        return role(s, action - ROLE_FIRST, phases)
    if step == SETTLER_TILE:
        return tile(s, s.seat, action - SETTLE_FIRST, phases)
    if step == BUILDER_BUILD:
        return building(s, s.seat, action - BUILD_FIRST, phases)
    if step == CRAFTSMAN_BONUS:
        return FREE_GIFT + DEARER_GOOD * float(action - BONUS_FIRST)
    if step == TRADER_SELL:
        return sale(s, s.seat, action - SELL_FIRST, phases)
    if step == CAPTAIN_LOAD:
        return load(s, action)
    if step == CAPTAIN_STORE:
        return keep(action)
    if action == PRIVILEGE_YES or action == HACIENDA_YES or action == HOSPICE_YES or action == UNIVERSITY_YES:
        return FREE_GIFT
    return 0.0


# --- settler, builder ----------------------------------------------------------------------------


def tile(s: State, seat: i64, kind: i64, phases: float) -> float:
    """A plantation that finds a plant, a quarry while much is to be built."""
    later = max(0.0, phases - 1.0)
    owned = s.tiles[seat * TILES + kind]
    if kind == QUARRY:
        if owned >= QUARRIES_WANTED:
            return TILE_TAKEN
        return TILE_TAKEN + prospects.DISCOUNT * prospects.DOUBLOON * later
    worth = TILE_TAKEN
    if kind == CORN:
        worth += prospects.BARREL_SHIPPED * later
    elif prospects.works(s, seat, kind) > owned:
        worth += (prospects.BARREL_SHIPPED + DEARER_GOOD * float(kind)) * later
    else:
        worth += (prospects.LOOSE_HALF + DEARER_LATER * float(kind)) * later
    if owned == 0:
        worth += NEW_KIND
    return worth


def building(s: State, seat: i64, number: i64, phases: float) -> float:
    """Its points and its use, less its price."""
    later = max(0.0, phases - 1.0)
    worth = float(BUILDING_VP[number]) - float(s.cost(seat, number)) * doubloon(phases)
    if number < FIRST_VIOLET:
        return worth + plant(s, seat, number, later)
    outlook = Outlook(s, seat)
    if number >= FIRST_LARGE:
        sure = prospects.role_comes(s, MAYOR, phases) * prospects.OCCUPIED_SOON
        return worth + prospects.large(s, outlook, number, phases) * sure
    if number == SMALL_MARKET:
        return worth + MARKET * later
    if number == LARGE_MARKET:
        return worth + 2.0 * MARKET * later
    return worth + prospects.violet(outlook, number, later)


def plant(s: State, seat: i64, number: i64, later: float) -> float:
    """A production building: the plantations it puts to work, and a dearer good to sell."""
    good = prospects.good_of(number)
    tiles = s.tiles[seat * TILES + good]
    circles = prospects.works(s, seat, good)
    added = CIRCLES[number]
    pairs = min(tiles, circles + added) - min(tiles, circles)
    loose = min(2, added - pairs)
    worth = (
        prospects.BARREL_SHIPPED * prospects.IDLE_PAIR * float(pairs) + prospects.LOOSE_HALF * float(loose)
    ) * later
    if pairs > 0 and circles == 0:
        worth += (NEW_KIND + DEARER_GOOD * float(good)) * later
    return worth


# --- trader, captain -----------------------------------------------------------------------------


def sale(s: State, seat: i64, good: i64, phases: float) -> float:
    """The income, less the barrel's worth on a ship."""
    return float(trader.income(s, seat, good)) * doubloon(phases) - prospects.SALE_COSTS


def load(s: State, action: i64) -> float:
    """The points; the wharf waits for what no ship takes."""
    good = (action - LOAD_FIRST) // SHIPS_AND_WHARF
    target = (action - LOAD_FIRST) % SHIPS_AND_WHARF
    barrels = s.goods[s.seat * GOODS + good]
    if target == ON_WHARF:
        return float(barrels) - WHARF_IS_SPENT
    taken = captain.takes(s, captain.ship_of(s, target + SMALLEST_SHIP), good, barrels)
    return float(taken) - CHEAP_FIRST * float(good)


def keep(action: i64) -> float:
    """More barrels, and the dearer kind for the trading house."""
    good = (action - KEEP_FIRST) // KEEP_COUNTS
    count = (action - KEEP_FIRST) % KEEP_COUNTS
    if count == 0:
        return 0.0
    return KEPT_BARREL * float(count) + DEARER_GOOD * float(good)


# --- roles ---------------------------------------------------------------------------------------


def role(s: State, number: i64, phases: float) -> float:
    """The doubloons on the card, and what the phase with its privilege brings before the others."""
    worth = float(s.role_doubloons[number]) * doubloon(phases)
    if number == SETTLER:
        return worth + settler_role(s, phases)
    if number == MAYOR:
        return worth + mayor_role(s)
    if number == BUILDER:
        return worth + builder_role(s, phases)
    if number == CRAFTSMAN:
        return worth + craftsman_role(s)
    if number == TRADER:
        return worth + trader_role(s, phases)
    if number == CAPTAIN:
        return worth + captain_role(s)
    return worth + doubloon(phases)


def settler_role(s: State, phases: float) -> float:
    """The first choice of the plantations, or a quarry."""
    if s.island_size(s.seat) == ISLAND_SPACES:
        return 0.0
    best = 0.0
    for kind in range(GOODS):
        if s.face_up[kind] > 0:
            best = max(best, tile(s, s.seat, kind, phases))
    if s.quarry_supply > 0:
        best = max(best, tile(s, s.seat, QUARRY, phases))
    return best * (1.0 - OTHERS_GAIN)


def mayor_role(s: State) -> float:
    """Colonists for circles that wait for them."""
    seat = s.seat
    arriving = (s.colonist_ship + s.seats - 1) // s.seats + 1 + s.san_juan[seat]
    waiting = s.all_circles(seat) - s.colonists(seat) + s.san_juan[seat]
    return float(min(arriving, waiting)) * COLONIST_AT_WORK


def builder_role(s: State, phases: float) -> float:
    """The best building he can pay, one doubloon cheaper."""
    seat = s.seat
    free = CITY_SPACES - s.city_size(seat)
    best = 0.0
    money = s.doubloons[seat] + s.role_doubloons[BUILDER] + 1
    for number in range(BUILDINGS):
        if money >= s.prices[number] - 4 and builder.can_build(s, seat, number, free):
            best = max(best, building(s, seat, number, phases))
    return best


def craftsman_role(s: State) -> float:
    """His barrels and one more, less what the others get."""
    own: i64 = 0
    others: i64 = 0
    for seat in range(s.seats):
        for good in range(GOODS):
            barrels = min(s.capacity(seat, good), s.goods_supply[good])
            if seat == s.seat:
                own += barrels
            else:
                others += barrels
    if own == 0:
        return IDLE_ROLE
    average = float(others) / float(s.seats - 1)
    return (float(own + 1) - average) * prospects.BARREL_SHIPPED


def trader_role(s: State, phases: float) -> float:
    """The best sale, with the trader's doubloon."""
    if s.house_size() == HOUSE_SPACES:
        return IDLE_ROLE
    seat = s.seat
    office = s.is_occupied(seat, OFFICE)
    best = IDLE_ROLE
    for good in range(GOODS):
        if s.goods[seat * GOODS + good] > 0 and (office or s.house[good] == 0):
            best = max(best, sale(s, seat, good, phases) + doubloon(phases))
    return best


def captain_role(s: State) -> float:
    """His barrels that fit, the captain's point, the harbor, less what the others ship."""
    own = IDLE_ROLE
    others = 0.0
    for seat in range(s.seats):
        points = 0.0
        for good in range(GOODS):
            barrels = s.goods[seat * GOODS + good]
            if barrels > 0:
                fits = min(barrels, prospects.ship_room(s, good))
                points += float(fits)
                if fits > 0 and s.is_occupied(seat, HARBOR):
                    points += 1.0
        if seat != s.seat:
            others += points
        elif points > 0.0 or s.is_occupied(seat, WHARF):
            own = points + 1.0
    return own - OTHERS_GAIN * others / float(s.seats - 1)

"""What an action promises at once to the seat that chooses it, in victory points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludoteca.games.puerto_rico import seat_worth
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
    SELL_FIRST,
    SETTLE_FIRST,
    SHIPS_AND_WHARF,
    UNIVERSITY_YES,
)
from ludoteca.games.puerto_rico.data import (
    BUILDING_VP,
    CIRCLES,
    CORN,
    FIRST_LARGE,
    FIRST_VIOLET,
    GOODS,
    LARGE_MARKET,
    MAYOR,
    ON_WHARF,
    QUARRY,
    SMALL_MARKET,
    SMALLEST_SHIP,
    TILES,
)
from ludoteca.games.puerto_rico.seat_worth import Outlook, doubloon
from ludoteca.games.puerto_rico.steps import builder, captain, trader
from ludoteca.games.puerto_rico.steps.builder import BUILDER_BUILD
from ludoteca.games.puerto_rico.steps.captain import CAPTAIN_LOAD
from ludoteca.games.puerto_rico.steps.craftsman import CRAFTSMAN_BONUS
from ludoteca.games.puerto_rico.steps.settler import SETTLER_TILE
from ludoteca.games.puerto_rico.steps.storage import CAPTAIN_STORE
from ludoteca.games.puerto_rico.steps.trader import TRADER_SELL

if TYPE_CHECKING:
    from ludoteca.games.puerto_rico.state import State

FREE_GIFT: Final = 1.5
KEPT_BARREL: Final = 1.43
DEARER_GOOD: Final = 0.11
DEARER_LATER: Final = 0.03
WHARF_IS_SPENT: Final = 1.94
TILE_TAKEN: Final = 0.17
NEW_KIND: Final = 0.34
CHEAP_FIRST: Final = 0.07
MARKET: Final = 0.22
QUARRIES_WANTED: Final = 3


def gain(s: State, action: i64, phases: float) -> float:
    """What the action promises; 0 is what passing brings."""
    step = s.step
    if action == PASS:
        return 0.0
    if step is SETTLER_TILE:
        return tile(s, s.seat, action - SETTLE_FIRST, phases)
    if step is BUILDER_BUILD:
        return building(s, s.seat, action - BUILD_FIRST, phases)
    if step is CRAFTSMAN_BONUS:
        return FREE_GIFT + DEARER_GOOD * float(action - BONUS_FIRST)
    if step is TRADER_SELL:
        return sale(s, s.seat, action - SELL_FIRST, phases)
    if step is CAPTAIN_LOAD:
        return load(s, action)
    if step is CAPTAIN_STORE:
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
        return TILE_TAKEN + seat_worth.DISCOUNT * seat_worth.DOUBLOON * later
    worth = TILE_TAKEN
    if kind == CORN:
        worth += seat_worth.BARREL_SHIPPED * later
    elif seat_worth.works(s, seat, kind) > owned:
        worth += (seat_worth.BARREL_SHIPPED + DEARER_GOOD * float(kind)) * later
    else:
        worth += (seat_worth.LOOSE_HALF + DEARER_LATER * float(kind)) * later
    if owned == 0:
        worth += NEW_KIND
    return worth


def building(s: State, seat: i64, number: i64, phases: float) -> float:
    """Its points and its use, less its price."""
    later = max(0.0, phases - 1.0)
    worth = float(BUILDING_VP[number]) - float(builder.cost(s, seat, number)) * doubloon(phases)
    if number < FIRST_VIOLET:
        return worth + plant(s, seat, number, later)
    outlook = Outlook(s, seat)
    if number >= FIRST_LARGE:
        sure = seat_worth.role_comes(s, MAYOR, phases) * seat_worth.OCCUPIED_SOON
        return worth + seat_worth.large(s, outlook, number, phases) * sure
    if number == SMALL_MARKET:
        return worth + MARKET * later
    if number == LARGE_MARKET:
        return worth + 2.0 * MARKET * later
    return worth + seat_worth.violet(outlook, number, later)


def plant(s: State, seat: i64, number: i64, later: float) -> float:
    """A production building: the plantations it puts to work, and a dearer good to sell."""
    good = seat_worth.good_of(number)
    tiles = s.tiles[seat * TILES + good]
    circles = seat_worth.works(s, seat, good)
    added = CIRCLES[number]
    pairs = min(tiles, circles + added) - min(tiles, circles)
    loose = min(2, added - pairs)
    worth = (
        seat_worth.BARREL_SHIPPED * seat_worth.IDLE_PAIR * float(pairs) + seat_worth.LOOSE_HALF * float(loose)
    ) * later
    if pairs > 0 and circles == 0:
        worth += (NEW_KIND + DEARER_GOOD * float(good)) * later
    return worth


# --- trader, captain -----------------------------------------------------------------------------


def sale(s: State, seat: i64, good: i64, phases: float) -> float:
    """The income, less the barrel's worth on a ship."""
    return float(trader.income(s, seat, good)) * doubloon(phases) - seat_worth.SALE_COSTS


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

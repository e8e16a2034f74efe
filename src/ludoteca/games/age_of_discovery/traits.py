"""What a network is told of Age of Discovery: a nation, its colonies and boxes, and what all share."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.encoding.traits import Traits, each
from ludoteca.core.state import State as CoreState
from ludoteca.games.age_of_discovery import box_worth, scoring, seat_worth
from ludoteca.games.age_of_discovery.data import (
    BUILDING_NAMES,
    BUILDING_TABLE,
    BUILDINGS,
    CAPITAL_FIRST,
    CARDS,
    CREW_NAMES,
    CREW_VALUE,
    CREWS,
    DOCK_FIRST,
    EMPTY,
    GOOD_NAMES,
    GOOD_TABLE,
    GOODS,
    GOODS_FIRST,
    INITIATIVE_FIRST,
    MOST_SEATS,
    REGION_NAMES,
    REGIONS,
    SLOT_FIRST,
    SLOT_NAMES,
    SLOTS,
    SPACES,
    TILES,
    TURNS,
    UNIT_NAMES,
    UNITS,
    WARFARE_FIRST,
)
from ludoteca.games.age_of_discovery.insight import phase_of
from ludoteca.games.age_of_discovery.sets import set_income
from ludoteca.games.age_of_discovery.state import State
from ludoteca.games.age_of_discovery.steps.shipping import strength

PLACES: Final = tuple(str(place) for place in range(MOST_SEATS))
TURN_NAMES: Final = tuple(str(turn + 1) for turn in range(TURNS))
PHASE_NAMES: Final = ("placement", "before_buying", "capital", "discovery", "income", "moves")
GOOD_TILES: Final = tuple(good.tiles for good in GOOD_TABLE)
COPIES: Final = tuple(building.copies for building in BUILDING_TABLE)

NATION: Final = {
    "money": 150,
    "income": 100,
    "set_income": 60,
    "can_buy": 5,
    "ships": 8,
    "bid": 60,
    "vp": 200,
    "vp_behind": 100,
    **each("place", PLACES, (1,)),
    **each("acts_after", PLACES, (1,)),
    **each("vp", scoring.SOURCES, (150,)),
    **each("hand", UNIT_NAMES, (12,)),
    **each("next_hand", UNIT_NAMES, (12,)),
    **each("goods", GOOD_NAMES, GOOD_TILES),
    **each("built", BUILDING_NAMES, COPIES),
}
COLONIES: Final = {
    "first": 9,
    "second": 9,
    "regions": 9,
    "units": 90,
    "soldiers": 60,
    **each("units", REGION_NAMES, (20,)),
    **each("soldiers", REGION_NAMES, (15,)),
    **each("ahead", REGION_NAMES, (12,)),
    **each("behind", REGION_NAMES, (12,)),
}
BOXES: Final = {
    "discoveries": int(TILES + CARDS),
    "crew_value": 30,
    "shipping": 30,
    "shipping_ahead": 30,
    "shipping_behind": 30,
    "in_goods": 4,
    "in_capital": 5,
    "in_warfare": 5,
    "goods_place": 4,
    "capital_place": 5,
    "warfare_place": 5,
    **each("crew", CREW_NAMES, (12,)),
    **each("initiative", PLACES, (1,)),
    **each("dock", UNIT_NAMES, (11,)),
    **each("slot", SLOT_NAMES, (1,)),
}
OWN: Final = {**NATION, **COLONIES, **BOXES}
SHARED: Final = {
    "undiscovered": 9,
    "unseen_tiles": 9,
    "ship_in_box": 1,
    "ship_reserve": 8,
    "price": 20,
    "pool": 50,
    "stack": 40,
    "university_used": 1,
    "money": 500,
    "hand": 80,
    "best_vp": 200,
    "crew_value": 90,
    "shipping": 60,
    "initiative_taken": 5,
    "dock_taken": 11,
    "goods_taken": 4,
    "capital_taken": 5,
    "warfare_taken": 5,
    **each("turn", TURN_NAMES, (1,)),
    **each("phase", PHASE_NAMES, (1,)),
    **each("slot_taken", SLOT_NAMES, (1,)),
    **each("undiscovered", REGION_NAMES, (1,)),
    **each("good_there", REGION_NAMES, (1,)),
    **each("units", REGION_NAMES, (60,)),
    **each("market", GOOD_NAMES, GOOD_TILES),
    **each("goods", GOOD_NAMES, GOOD_TILES),
    **each("display", BUILDING_NAMES, COPIES),
}


@final
class AgeOfDiscoveryTraits(Traits):
    """Traits of Age of Discovery, for any number of seats."""

    def __init__(self) -> None:
        super().__init__(OWN, SHARED)

    def fill_own(self, state: CoreState, seat: i64, row: vec[i64]) -> None:
        """A nation: what it has, its colonies, and its units in the event boxes."""
        assert isinstance(state, State)
        at: i64 = 0
        fill_nation(state, seat, row)
        at += len(NATION)
        fill_colonies(state, seat, row, at)
        at += len(COLONIES)
        fill_boxes(state, seat, row, at)

    def fill_shared(self, state: CoreState, row: vec[i64]) -> None:
        """How far the game is, the map, what is on offer, and what all have together."""
        assert isinstance(state, State)
        s = state
        row[2] = s.ship_in_box
        row[3] = s.ship_reserve()
        row[4] = s.price()
        row[5] = len(s.pool)
        row[6] = len(s.stack)
        row[7] = s.university_used
        at: i64 = 18
        row[at + s.turn - 1] = 1
        at += TURNS
        row[at + phase_of(s)] = 1
        at += len(PHASE_NAMES)
        fill_taken(s, row, at)
        at += SLOTS
        for region in range(REGIONS):
            if not s.is_discovered(region):
                row[0] += 1
                row[at + region] = 1
                row[1] += 1 - (s.tiles_known >> region & 1)
            row[at + REGIONS + region] = s.goods_there >> region & 1
        at += 2 * REGIONS
        units = at
        at += REGIONS
        for good in range(GOODS):
            row[at + good] = s.market[good]
        at += GOODS
        for seat in range(s.seats):
            row[8] += s.money[seat]
            row[9] += s.hand_size(seat)
            row[10] = max(row[10], scoring.score(s, seat))
            row[11] += crew_value(s, seat)
            row[12] += strength(s, seat)
            for region in range(REGIONS):
                row[units + region] += s.units(seat, region)
            for good in range(GOODS):
                row[at + good] += s.goods[seat * GOODS + good]
        at += GOODS
        for building in s.display:
            if building != EMPTY:
                row[at + building] += 1


def fill_taken(s: State, row: vec[i64], slots: i64) -> None:
    """How many spaces of the event boxes are taken, and which of the specialists."""
    for space in range(SPACES):
        if s.spaces[space] == EMPTY:
            continue
        if space < DOCK_FIRST:
            row[13] += 1
        elif space < GOODS_FIRST:
            row[14] += 1
        elif space < CAPITAL_FIRST:
            row[15] += 1
        elif space < SLOT_FIRST:
            row[16] += 1
        elif space < WARFARE_FIRST:
            row[slots + space - SLOT_FIRST] = 1
        else:
            row[17] += 1


def fill_nation(s: State, seat: i64, row: vec[i64]) -> None:
    """Money, points, hands, goods and buildings, and when he acts."""
    row[0] = s.money[seat]
    row[2] = set_income(s.goods, seat * GOODS, s.ships[seat])
    row[1] = row[2] + seat_worth.building_money(s, seat)
    row[3] = s.money[seat] // s.price()
    row[4] = s.ships[seat]
    row[5] = s.last_bid[seat]
    at: i64 = 8
    place = box_worth.place_of(s, seat)
    asked = box_worth.place_of(s, s.seat)
    # in an auction nobody has a place yet
    if place < s.seats and asked < s.seats:
        row[at + place] = 1
        row[at + MOST_SEATS + (place - asked if place >= asked else place - asked + s.seats)] = 1
    at += 2 * MOST_SEATS
    points = scoring.points_of(s, seat)
    for source in range(len(points)):
        row[at + source] = points[source]
        row[6] += points[source]
    for other in range(s.seats):
        row[7] = max(row[7], scoring.score(s, other) - row[6])
    at += len(points)
    for unit in range(UNITS):
        row[at + unit] = s.hand[seat * UNITS + unit]
        row[at + UNITS + unit] = s.next_hand[seat * UNITS + unit]
    at += 2 * UNITS
    for good in range(GOODS):
        row[at + good] = s.goods[seat * GOODS + good]
    at += GOODS
    for building in range(BUILDINGS):
        row[at + building] = s.buildings[seat * BUILDINGS + building]


def fill_colonies(s: State, seat: i64, row: vec[i64], at: i64) -> None:
    """His units in the New World, and how he stands against the others in every region."""
    regions = at + 5
    for region in range(REGIONS):
        mine = s.units(seat, region)
        soldiers = s.soldiers[seat * REGIONS + region]
        ahead: i64 = 0
        best: i64 = 0
        for other in range(s.seats):
            if other != seat:
                theirs = s.units(other, region)
                best = max(best, theirs)
                if theirs >= mine:
                    ahead += 1
        if mine > 0:
            if ahead == 0:
                row[at] += 1
            elif ahead == 1:
                row[at + 1] += 1
            row[at + 2] += 1
            row[at + 3] += mine
            row[at + 4] += soldiers
        row[regions + region] = mine
        row[regions + REGIONS + region] = soldiers
        row[regions + 2 * REGIONS + region] = max(0, mine - best)
        row[regions + 3 * REGIONS + region] = max(0, best - mine)


def fill_boxes(s: State, seat: i64, row: vec[i64], at: i64) -> None:
    """His expeditions so far, and his units in the event boxes; a place counts the more the earlier it is."""
    row[at] = discoveries(s, seat)
    row[at + 1] = crew_value(s, seat)
    row[at + 2] = strength(s, seat)
    best: i64 = 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, strength(s, other))
    row[at + 3] = max(0, row[at + 2] - best)
    row[at + 4] = max(0, best - row[at + 2])
    crews = at + 11
    for crew in range(CREWS):
        row[crews + crew] = s.discovery[seat * CREWS + crew]
    initiative = crews + CREWS
    dock = initiative + MOST_SEATS
    slots = dock + UNITS
    for space in range(SPACES):
        piece = s.spaces[space]
        if piece == EMPTY or piece // UNITS != seat:
            continue
        if space < DOCK_FIRST:
            row[initiative + space - INITIATIVE_FIRST] = 1
        elif space < GOODS_FIRST:
            row[dock + piece % UNITS] += 1
        elif space < CAPITAL_FIRST:
            row[at + 5] += 1
            row[at + 8] = max(row[at + 8], CAPITAL_FIRST - space)
        elif space < SLOT_FIRST:
            row[at + 6] += 1
            row[at + 9] = max(row[at + 9], SLOT_FIRST - space)
        elif space < WARFARE_FIRST:
            row[slots + space - SLOT_FIRST] = 1
        else:
            row[at + 7] += 1
            row[at + 10] = max(row[at + 10], SPACES - space)


def discoveries(s: State, seat: i64) -> i64:
    """His tiles and cards."""
    count: i64 = 0
    for tile in range(TILES):
        if s.tile_owner[tile] == seat:
            count += 1
    for card in range(CARDS):
        if s.card_owner[card] == seat:
            count += 1
    return count


def crew_value(s: State, seat: i64) -> i64:
    """What his units in the Discovery box are worth together."""
    value: i64 = 0
    for crew in range(CREWS):
        value += s.discovery[seat * CREWS + crew] * CREW_VALUE[crew]
    return value

"""Effects: each player in order uses his workers as he likes (RP-4.34 … RP-4.50, RP-5.20 … RP-5.33)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludoteca.core.steps import NOTHING
from ludoteca.games.rio_de_la_plata import city
from ludoteca.games.rio_de_la_plata.actions import (
    ACTIVATE_FIRST,
    BUILD_FIRST,
    COLLECT_FIRST,
    END_EFFECTS,
    FREE_ROAD,
    FREE_WALL,
    HARVEST,
    LOAD_FIRST,
    OFFER_FIRST,
    PAY_CELL_FIRST,
    REFINE_FIRST,
    TAKE_FIRST,
    TAKE_OFFICE,
    activate,
    build,
)
from ludoteca.games.rio_de_la_plata.data import (
    ACTIVATED,
    BUILDING_NAMES,
    BUILDING_VP,
    BUILDINGS,
    BUILDINGS_AROUND_A_SQUARE,
    CARGO_NAMES,
    CARGOES,
    CARPENTER,
    CATHEDRAL_TILE,
    CATHEDRAL_VP,
    CELL_NAMES,
    CELLS,
    CHURCH,
    CHURCH_VP,
    COIN,
    DEFENDER_OFFICE,
    EFFECTS_PHASE,
    FIELD_WORKERS,
    FREE,
    GOOD_NAMES,
    GOODS,
    GRID_NAMES,
    GRIDS,
    GUILD,
    GUILD_PAYS,
    HOUSE,
    HUT,
    MARKET,
    MARKET_PAYS,
    MASTER_CRAFT,
    MASTER_MERCHANT,
    MASTER_STONE,
    NONE,
    OFFICE_NAMES,
    OFFICE_NEEDS,
    OFFICE_PENALTY,
    OFFICE_PRICE,
    ONE_IN_A_DISTRICT,
    PRECIOUS,
    ROAD_BUILDER,
    SHADOW,
    SLOT_NAMES,
    SLOT_WORKERS,
    SLOTS,
    SQUARE,
    STANDS_ON,
    STONE,
    STONECUTTER,
    UNPAID_PENALTY,
    WOOD,
    WORKERS,
    WORKSHOP_YIELD,
)
from ludoteca.games.rio_de_la_plata.geography import DISTRICT, SPACE_NAMES, SPACES
from ludoteca.games.rio_de_la_plata.stacks import EMPTY, pawns_of
from ludoteca.games.rio_de_la_plata.steps import majors, payment, placement, ship, trade, year
from ludoteca.games.rio_de_la_plata.steps.step import Step

if TYPE_CHECKING:
    from ludoteca.games.rio_de_la_plata.state import State

# What was done on a space this year: the lowest bits count activations.
ACTIVATIONS: Final = 3
BUILT: Final = 4
USED_ROAD: Final = 1
USED_WALL: Final = 2


class Merchant(Step):
    """Which good does the Master merchant take (RP-4.35)?"""

    def actions(self, s: State) -> list[int]:
        """Any of the three, if he has the power of the office."""
        if not s.holds(s.seat, MASTER_MERCHANT):
            return NOTHING
        return [TAKE_FIRST + good for good in range(CARGOES)]

    def play(self, s: State, action: i64) -> None:
        """One of it."""
        receive(s, action - TAKE_FIRST)
        s.step = EFFECTS

    def skip(self, s: State) -> None:
        """On to the effects."""
        s.step = EFFECTS


class Effects(Step):
    """What do his workers do next (menu B, RP-4.36 … RP-4.48)?"""

    def actions(self, s: State) -> list[int]:
        """Buildings, activations, goods, cells, offices, free segments, trade, or the end."""
        seat = s.seat
        legal: list[int] = []
        stacks = s.stack
        for space in range(SPACES):
            stack = stacks[space]
            if stack != EMPTY:
                workers = pawns_of(stack, seat)
                if workers > 0:
                    add_buildings(s, space, workers, legal)
                    add_activations(s, space, legal)
        add_works(s, seat, legal)
        debtors = s.cell_debtor
        for cell in range(GRIDS * CELLS):
            if debtors[cell] == seat and payment.can_pay(s, seat, cell):
                legal.append(PAY_CELL_FIRST + cell)
        office = placement.office_sought(s, seat)
        if office >= 0 and can_take(s, seat, office):
            legal.append(TAKE_OFFICE)
        if may_lay_free_road(s, seat):
            legal.append(FREE_ROAD)
        if may_build_free_wall(s, seat):
            legal.append(FREE_WALL)
        for other in range(s.seats):
            if trade.may_offer(s, other):
                legal.append(OFFER_FIRST + other)
        legal.append(END_EFFECTS)
        return legal

    def play(self, s: State, action: i64) -> None:
        """One effect; a chain begins where more is to be said."""
        if action == END_EFFECTS:
            end_turn(s)
        elif action == FREE_WALL:
            s.free_used |= USED_WALL
            s.segments = 1
            s.step = majors.WALL_EDGE
        elif action == FREE_ROAD:
            s.free_used |= USED_ROAD
            s.segments = 1
            s.step = majors.ROAD_LINE
        elif action == TAKE_OFFICE:
            take_office(s, placement.office_sought(s, s.seat))
        elif action >= PAY_CELL_FIRST:
            s.bill = action - PAY_CELL_FIRST
            s.step = payment.PAYMENT
        elif action >= LOAD_FIRST:
            ship.load(s, action - LOAD_FIRST)
        elif action >= REFINE_FIRST:
            refine(s, action - REFINE_FIRST)
        elif action == HARVEST:
            harvest(s)
        elif action >= COLLECT_FIRST:
            collect(s, action - COLLECT_FIRST)
        elif action >= ACTIVATE_FIRST:
            use(s, (action - ACTIVATE_FIRST) // GOODS, (action - ACTIVATE_FIRST) % GOODS)
        elif action >= BUILD_FIRST:
            space = (action - BUILD_FIRST) // BUILDINGS
            s.bill = payment.building_bill(space, (action - BUILD_FIRST) % BUILDINGS)
            s.step = payment.PAYMENT
        else:
            trade.begin(s, action - OFFER_FIRST)


MERCHANT: Final[Step] = Merchant("merchant", "take")
EFFECTS: Final[Step] = Effects(
    "effects",
    "offer",
    "build",
    "activate",
    "collect",
    "harvest",
    "refine",
    "load",
    "pay_cell",
    "take_office",
    "free_road",
    "free_wall",
    "end_effects",
)


def begin(s: State) -> None:
    """The first player of the order begins."""
    s.phase = EFFECTS_PHASE
    begin_turn(s, s.order[0])


def begin_turn(s: State, seat: i64) -> None:
    """An effects turn begins with the income of the masters (RP-4.34)."""
    s.clear_turn()
    s.clear_chain()
    s.mover = s.seat = seat
    for office in range(MASTER_STONE, MASTER_CRAFT + 1):
        if s.holds(seat, office):
            receive(s, office - MASTER_STONE)
    s.step = MERCHANT


def receive(s: State, good: i64) -> None:
    """The year's gift of a master."""
    s.goods[s.seat * GOODS + good] += 1
    if s.journal is not None:
        s.journal.tell("master-received", seat=s.seat, good=GOOD_NAMES[good])


def back_to_menu(s: State) -> None:
    """The chain is over; the mover goes on."""
    s.clear_chain()
    s.seat = s.mover
    s.step = EFFECTS


# --- what may be done ------------------------------------------------------------------------------


def add_buildings(s: State, space: i64, workers: i64, legal: list[int]) -> None:
    """What he can build with his workers on a space (RP-5.20)."""
    if s.worked[space] & BUILT:
        return
    for building in range(BUILDINGS):
        if (
            workers >= WORKERS[building]
            and STANDS_ON[building] == s.building[space]
            and may_build(s, s.seat, space, building)
        ):
            legal.append(build(space, building))


def may_build(s: State, seat: i64, space: i64, building: i64) -> bool:
    """Own hut, tile, district, surroundings and price (RP-5.20, RP-5.25)."""
    if building == HOUSE and s.owner[space] != seat:
        return False
    if ONE_IN_A_DISTRICT >> building & 1 and s.district_has[DISTRICT[space]] >> building & 1:
        return False
    if not payment.can_pay(s, seat, payment.building_bill(space, building)):
        return False
    if building == SQUARE and city.surroundings(s, space) < BUILDINGS_AROUND_A_SQUARE:
        return False
    return city.tile_left(s, seat, building)


def add_activations(s: State, space: i64, legal: list[int]) -> None:
    """What a worker of his can make of a building, with goods that he really has (RP-5.30)."""
    building = s.building[space]
    if building < 0 or building > CHURCH or not ACTIVATED >> building & 1:
        return
    if s.worked[space] & ACTIVATIONS >= city.limit(s, space):
        return
    row = s.seat * GOODS
    for good in range(GOODS):
        if s.goods[row + good] > 0 and takes(building, good):
            legal.append(activate(space, good))


def takes(building: i64, good: i64) -> bool:
    """Does the building work with this good (RP-1.30)?"""
    if building == STONECUTTER:
        return good == STONE
    if building == CARPENTER:
        return good == WOOD
    if building == CHURCH:
        return good == COIN
    return good != COIN


def add_works(s: State, seat: i64, legal: list[int]) -> None:
    """Quarry and forest, fields, workshop and dock (RP-4.38 … RP-4.41)."""
    for slot in range(2 * SLOTS):
        if s.slots[slot] == seat:
            legal.append(COLLECT_FIRST + slot)
    if s.fields[seat] >= FIELD_WORKERS:
        legal.append(HARVEST)
    if s.workshop[seat] > 0:
        for good in (STONE, WOOD):
            if s.goods[seat * GOODS + good] > 0:
                legal.append(REFINE_FIRST + good)
    if s.dock[seat] > 0:
        for good in range(CARGOES):
            if ship.may_load(s, seat, good):
                legal.append(LOAD_FIRST + good)


def can_take(s: State, seat: i64, office: i64) -> bool:
    """Has he the coins and the points for the office (RP-4.43)?"""
    return s.coins(seat) >= OFFICE_PRICE[office] and s.vp[seat] >= OFFICE_NEEDS[office]


def may_lay_free_road(s: State, seat: i64) -> bool:
    """The Road builder's road of the year (RP-4.44)."""
    return s.holds(seat, ROAD_BUILDER) and not s.free_used & USED_ROAD and s.sticks > 0


def may_build_free_wall(s: State, seat: i64) -> bool:
    """The Defender's wall of the year (RP-4.44)."""
    return (
        s.holds(seat, DEFENDER_OFFICE)
        and not s.free_used & USED_WALL
        and s.sticks > 0
        and city.open_edges(s) != 0
    )


# --- what is done ----------------------------------------------------------------------------------


def finish_building(s: State, space: i64, building: i64) -> None:
    """Paid: the workers go home, the tile stands and scores, who has no room leaves (RP-5.21)."""
    city.take_workers(s, s.seat, space, WORKERS[building])
    owner = s.seat if building in (HUT, HOUSE) else NONE
    city.erect(s, space, building, owner)
    s.worked[space] |= BUILT
    s.vp[s.seat] += BUILDING_VP[building]
    if s.journal is not None:
        s.journal.tell(
            "built",
            seat=s.seat,
            building=BUILDING_NAMES[building],
            space=SPACE_NAMES[space],
            vp=BUILDING_VP[building],
        )
    city.trim(s, space)
    back_to_menu(s)


def use(s: State, space: i64, good: i64) -> None:
    """A worker goes home, the good is paid, the yield received (RP-5.31)."""
    row = s.seat * GOODS
    building = s.building[space]
    city.take_workers(s, s.seat, space, 1)
    s.worked[space] += 1
    s.goods[row + good] -= 1
    count: i64
    if building == CHURCH:
        count = CATHEDRAL_VP if s.standing[CATHEDRAL_TILE] else CHURCH_VP
        s.vp[s.seat] += count
        if s.journal is not None:
            s.journal.tell("prayed", seat=s.seat, space=SPACE_NAMES[space], vp=count)
        return
    gained: i64 = good
    count = WORKSHOP_YIELD
    if building in (MARKET, GUILD):
        gained = COIN
        count = GUILD_PAYS[good] if building == GUILD else MARKET_PAYS[good]
    s.goods[row + gained] += count
    if s.journal is not None:
        s.journal.tell(
            "activated",
            seat=s.seat,
            building=BUILDING_NAMES[building],
            space=SPACE_NAMES[space],
            good=GOOD_NAMES[good],
            goods=((GOOD_NAMES[gained], int(count)),),
        )


def collect(s: State, slot: i64) -> None:
    """The workers of a slot bring one stone or one wood (RP-4.38)."""
    s.slots[slot] = FREE
    s.hand[s.seat] += SLOT_WORKERS[slot % SLOTS]
    s.goods[s.seat * GOODS + slot // SLOTS] += 1
    if s.journal is not None:
        s.journal.tell("collected", seat=s.seat, slot=SLOT_NAMES[slot], good=GOOD_NAMES[slot // SLOTS])


def harvest(s: State) -> None:
    """Two workers in the fields earn a coin (RP-4.39)."""
    s.fields[s.seat] -= FIELD_WORKERS
    s.hand[s.seat] += FIELD_WORKERS
    s.goods[s.seat * GOODS + COIN] += 1
    if s.journal is not None:
        s.journal.tell("harvested", seat=s.seat, coins=1)


def refine(s: State, good: i64) -> None:
    """A craftsman makes a precious resource of stone or wood (RP-4.40)."""
    s.workshop[s.seat] -= 1
    s.hand[s.seat] += 1
    s.goods[s.seat * GOODS + good] -= 1
    s.goods[s.seat * GOODS + PRECIOUS] += 1
    if s.journal is not None:
        s.journal.tell("refined", seat=s.seat, good=CARGO_NAMES[good])


def take_office(s: State, office: i64) -> None:
    """Coins to the bank, the character to him, the pawn to his hand (RP-5.82)."""
    s.goods[s.seat * GOODS + COIN] -= OFFICE_PRICE[office]
    s.office_owner[office] = s.seat
    s.office_year[office] = s.year
    s.office_pawn[office] = NONE
    s.hand[s.seat] += 1
    if s.journal is not None:
        s.journal.tell("office-taken", seat=s.seat, office=OFFICE_NAMES[office], coins=OFFICE_PRICE[office])


def end_turn(s: State) -> None:
    """Unpaid pawns and a missed office cost points; then the next player (RP-4.50)."""
    seat = s.seat
    for cell in range(GRIDS * CELLS):
        if s.cell_debtor[cell] == seat:
            leave_unpaid(s, cell)
    office = placement.office_sought(s, seat)
    if office >= 0:
        if can_take(s, seat, office):
            take_office(s, office)
        else:
            miss_office(s, office)
    other = s.next_in_order(seat)
    if other >= 0:
        begin_turn(s, other)
    else:
        year.end_effects(s)


def leave_unpaid(s: State, cell: i64) -> None:
    """A pawn that was not paid for goes back and costs three points (RP-5.41)."""
    if s.cell_owner[cell] == SHADOW:
        s.shadow_supply += 1
    else:
        s.hand[s.seat] += 1
    s.cell_owner[cell] = FREE
    s.cell_debtor[cell] = NONE
    s.vp[s.seat] -= UNPAID_PENALTY
    if s.journal is not None:
        grid = GRID_NAMES[cell // CELLS]
        s.journal.tell("left-unpaid", seat=s.seat, grid=grid, cell=CELL_NAMES[cell], vp=UNPAID_PENALTY)


def miss_office(s: State, office: i64) -> None:
    """Without coins or points for the office he loses five points (RP-5.82)."""
    s.office_pawn[office] = NONE
    s.hand[s.seat] += 1
    s.vp[s.seat] -= OFFICE_PENALTY
    if s.journal is not None:
        s.journal.tell("office-missed", seat=s.seat, office=OFFICE_NAMES[office], vp=OFFICE_PENALTY)

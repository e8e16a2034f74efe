"""Placement: each player in order puts out up to five workers (RP-4.10 … RP-4.26, RP-5.1 … RP-5.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludoteca.games.rio_de_la_plata import city
from ludoteca.games.rio_de_la_plata.actions import (
    CELL_FIRST,
    CITY_FIRST,
    END_PLACEMENT,
    EXPROPRIATE_FIRST,
    GRID_FIRST,
    OFFER_FIRST,
    OFFICE_FIRST,
    PAY_DEPARTURE,
    PLACE_FIRST,
    SHADOW_FIRST,
    WORK_FIRST,
)
from ludoteca.games.rio_de_la_plata.data import (
    CARGOES,
    CELL_NAMES,
    CELLS,
    COIN,
    DEPARTURE_FEE,
    DOCK,
    FIELDS,
    FOREST,
    FREE,
    GOODS,
    GRID_NAMES,
    GRIDS,
    NONE,
    OFFICE_NAMES,
    OFFICES,
    ORDER,
    PLACEMENT_PHASE,
    PLACEMENTS,
    QUARRY,
    SHADOW,
    SITE_NAMES,
    SITES,
    SLOT_WORKERS,
    SLOTS,
    WORKSHOP,
)
from ludoteca.games.rio_de_la_plata.geography import (
    DISTRICT_LIST,
    DISTRICT_SPACES,
    DISTRICTS,
    SPACE_NAMES,
)
from ludoteca.games.rio_de_la_plata.stacks import HEIGHT, leader
from ludoteca.games.rio_de_la_plata.steps import majors, payment, trade
from ludoteca.games.rio_de_la_plata.steps.step import Step

if TYPE_CHECKING:
    from ludoteca.games.rio_de_la_plata.state import State


class Placement(Step):
    """Where does the next worker go (menu A, RP-4.10 … RP-4.23)?"""

    def actions(self, s: State) -> list[int]:
        """Districts, grids, sites and offices that take a worker, the ship's departure, trade, or the end."""
        seat = s.seat
        legal: list[int] = []
        if s.placed < PLACEMENTS:
            has_worker = s.hand[seat] > 0
            if has_worker:
                for district in range(DISTRICTS):
                    if has_target(s, seat, district):
                        legal.append(CITY_FIRST + district)
                for grid in range(GRIDS):
                    if majors.has_free_cell(s, grid):
                        legal.append(GRID_FIRST + grid)
            if s.shadow_supply > 0 and not s.shadow_placed:
                for grid in range(GRIDS):
                    if majors.has_free_cell(s, grid):
                        legal.append(SHADOW_FIRST + grid)
            if has_worker:
                for site in range(SITES):
                    if takes_workers(s, seat, site):
                        legal.append(WORK_FIRST + site)
                if not has_office_pawn(s, seat):
                    for office in range(OFFICES):
                        if s.office_owner[office] < 0 and s.office_pawn[office] < 0:
                            legal.append(OFFICE_FIRST + office)
        if may_pay_departure(s, seat):
            legal.append(PAY_DEPARTURE)
        for other in range(s.seats):
            if trade.may_offer(s, other):
                legal.append(OFFER_FIRST + other)
        legal.append(END_PLACEMENT)
        return legal

    def play(self, s: State, action: i64) -> None:
        """A worker goes out, or a chain of small decisions begins."""
        if action == END_PLACEMENT:
            next_placement(s)
        elif action == PAY_DEPARTURE:
            pay_departure(s)
        elif action >= OFFER_FIRST:
            trade.begin(s, action - OFFER_FIRST)
        elif action >= OFFICE_FIRST:
            seek_office(s, action - OFFICE_FIRST)
        elif action >= WORK_FIRST:
            send_to_work(s, action - WORK_FIRST)
        elif action >= GRID_FIRST:
            s.chosen = action - GRID_FIRST
            s.step = GRID_CELL
        else:
            s.chosen = action - CITY_FIRST
            s.step = CITY_SPACE


class CitySpace(Step):
    """Which space of the district (RP-4.81)?"""

    def actions(self, s: State) -> list[int]:
        """Spaces that take one more worker of his, and workers of others that he may expropriate."""
        first = s.chosen * DISTRICT_SPACES
        legal: list[int] = []
        for number in range(first, first + DISTRICT_SPACES):
            space = DISTRICT_LIST[number]
            if city.may_place(s, s.seat, space):
                legal.append(PLACE_FIRST + space)
            elif city.may_expropriate(s, s.seat, space):
                legal.append(EXPROPRIATE_FIRST + space)
        return legal

    def play(self, s: State, action: i64) -> None:
        """The worker stands in the city."""
        if action >= EXPROPRIATE_FIRST:
            expropriate(s, action - EXPROPRIATE_FIRST)
        else:
            space = action - PLACE_FIRST
            city.put_worker(s, s.seat, space)
            s.placed += 1
            if s.journal is not None:
                s.journal.tell("placed", seat=s.seat, space=SPACE_NAMES[space])
        back_to_menu(s)


class GridCell(Step):
    """Which cell of the grid (RP-4.82)?"""

    def actions(self, s: State) -> list[int]:
        """For each printed value the free cell with the lowest number."""
        first = (s.chosen % GRIDS) * CELLS
        legal: list[int] = []
        seen: i64 = 0
        for cell in range(first, first + CELLS):
            value = s.cell_value[cell]
            if value >= 0 and s.cell_owner[cell] == FREE and not seen >> value & 1:
                seen |= 1 << value
                legal.append(CELL_FIRST + cell)
        return legal

    def play(self, s: State, action: i64) -> None:
        """The pawn stands on the cell, unpaid if the grid has a price (RP-4.12)."""
        cell = action - CELL_FIRST
        is_shadow = s.chosen >= GRIDS
        if is_shadow:
            s.shadow_supply -= 1
            s.shadow_placed = 1
            s.cell_owner[cell] = SHADOW
        else:
            s.hand[s.seat] -= 1
            s.cell_owner[cell] = s.seat
        s.placed += 1
        s.cell_debtor[cell] = s.seat
        if s.journal is not None:
            grid = GRID_NAMES[cell // CELLS]
            s.journal.tell(
                "joined-grid", seat=s.seat, grid=grid, cell=CELL_NAMES[cell], shadow=int(is_shadow)
            )
        back_to_menu(s)
        payment.ask_now(s, cell)


PLACEMENT: Final[Step] = Placement(
    "placement", "city", "grid", "shadow", "work", "office", "pay_departure", "offer", "end_placement"
)
CITY_SPACE: Final[Step] = CitySpace("city_space", "place", "expropriate")
GRID_CELL: Final[Step] = GridCell("grid_cell", "cell")


def begin(s: State) -> None:
    """The first player of the order begins to place."""
    s.phase = PLACEMENT_PHASE
    begin_turn(s, s.order[0])


def begin_turn(s: State, seat: i64) -> None:
    """A placement turn."""
    s.clear_turn()
    s.mover = s.seat = seat
    s.step = PLACEMENT


def back_to_menu(s: State) -> None:
    """The chain is over; the same player goes on."""
    s.clear_chain()
    s.step = PLACEMENT


def has_target(s: State, seat: i64, district: i64) -> bool:
    """Is there a space in the district for a worker of his?"""
    first = district * DISTRICT_SPACES
    for number in range(first, first + DISTRICT_SPACES):
        space = DISTRICT_LIST[number]
        if city.may_place(s, seat, space) or city.may_expropriate(s, seat, space):
            return True
    return False


def expropriate(s: State, space: i64) -> None:
    """Two for one: the others go home, and so does one of his own (RP-5.10)."""
    other = leader(s.stack[space])
    count = HEIGHT[s.stack[space]]
    city.send_home(s, other, space)
    for _ in range(2 * count - 1):
        city.put_worker(s, s.seat, space)
    s.placed += 2 * count
    if s.journal is not None:
        s.journal.tell("expropriated", seat=s.seat, owner=other, space=SPACE_NAMES[space], count=count)


def lowest_slot(s: State, site: i64) -> i64:
    """The lowest free slot of quarry or forest, -1 if all are taken (RP-5.50)."""
    for slot in range(site * SLOTS, site * SLOTS + SLOTS):
        if s.slots[slot] == FREE:
            return slot
    return NONE


def takes_workers(s: State, seat: i64, site: i64) -> bool:
    """May he work there now (RP-4.15 … RP-4.19)?"""
    if site in (QUARRY, FOREST):
        slot = lowest_slot(s, site)
        if slot < 0:
            return False
        workers = SLOT_WORKERS[slot % SLOTS]
        return s.hand[seat] >= workers and s.placed + workers <= PLACEMENTS
    return site != DOCK or s.is_docked()


def send_to_work(s: State, site: i64) -> None:
    """One worker, or as many as the slot wants (RP-4.15 … RP-4.19)."""
    seat = s.seat
    workers: i64 = 1
    if site in (QUARRY, FOREST):
        slot = lowest_slot(s, site)
        workers = SLOT_WORKERS[slot % SLOTS]
        s.slots[slot] = seat
    elif site == FIELDS:
        s.fields[seat] += 1
    elif site == WORKSHOP:
        s.workshop[seat] += 1
    elif site == DOCK:
        s.dock[seat] += 1
    elif site == ORDER:
        s.order_pawns[seat] += 1
    s.hand[seat] -= workers
    s.placed += workers
    if s.journal is not None:
        s.journal.tell("sent-to-work", seat=seat, site=SITE_NAMES[site], count=workers)


def has_office_pawn(s: State, seat: i64) -> bool:
    """Has he a pawn on an office this year (RP-5.80)?"""
    return office_sought(s, seat) >= 0


def office_sought(s: State, seat: i64) -> i64:
    """The office on which his pawn stands, -1 if there is none."""
    for office in range(OFFICES):
        if s.office_pawn[office] == seat:
            return office
    return NONE


def seek_office(s: State, office: i64) -> None:
    """A pawn on a character that nobody owns (RP-4.20)."""
    s.office_pawn[office] = s.seat
    s.hand[s.seat] -= 1
    s.placed += 1
    if s.journal is not None:
        s.journal.tell("sought-office", seat=s.seat, office=OFFICE_NAMES[office])


def may_pay_departure(s: State, seat: i64) -> bool:
    """The ship lies at the dock, nobody has paid, and something is aboard or may come (RP-4.21)."""
    if not s.is_docked() or s.payer >= 0 or s.coins(seat) < DEPARTURE_FEE:
        return False
    if cargo_aboard(s) > 0:
        return True
    for other in range(s.seats):
        if s.dock[other] > 0:
            return True
    return False


def cargo_aboard(s: State) -> i64:
    """Goods in the hold."""
    aboard: i64 = 0
    for place in range(s.seats * CARGOES):
        aboard += s.cargo[place]
    return aboard


def pay_departure(s: State) -> None:
    """Two coins wait for the departure (RP-4.21)."""
    s.goods[s.seat * GOODS + COIN] -= DEPARTURE_FEE
    s.payer = s.seat
    if s.journal is not None:
        s.journal.tell("departure-paid", seat=s.seat, coins=DEPARTURE_FEE)


def next_placement(s: State) -> None:
    """The next player places; after the last the effects begin (RP-4.3)."""
    if s.journal is not None:
        s.journal.tell("placement-ended", seat=s.seat, count=s.placed)
    seat = s.next_in_order(s.mover)
    if seat >= 0:
        begin_turn(s, seat)
    else:
        majors.begin_completion(s)

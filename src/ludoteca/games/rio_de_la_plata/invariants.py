"""What holds in every position (RP-8.1 … RP-8.17), as sentences about what does not."""

from __future__ import annotations

from ludoteca.games.rio_de_la_plata import city, war_invariants
from ludoteca.games.rio_de_la_plata.actions import build
from ludoteca.games.rio_de_la_plata.data import (
    ACTIVATED,
    BUILDING_NAMES,
    CATHEDRAL_TILE,
    CELL_NAMES,
    CELLS,
    COMPLETION_PHASE,
    EFFECTS_PHASE,
    FREE,
    GOODS,
    GRID_NAMES,
    GRIDS,
    HOUSE,
    HUT,
    MARKET,
    MOST_CHURCHES_AND_BARRACKS,
    MOST_DWELLINGS,
    MOST_GARDENS,
    MOST_MARKETS_AND_GUILDS,
    MOST_MONUMENTS,
    MOST_SQUARES,
    MOST_STONECUTTERS_AND_CARPENTERS,
    NONE,
    OFFERS,
    OFFICE_NAMES,
    OFFICES,
    ON_MAP_NAMES,
    ONE_IN_A_DISTRICT,
    ORDER_PHASE,
    PALACE_TILE,
    PAWNS,
    PEACE,
    PHASE_NAMES,
    PLACEMENT_PHASE,
    PLACEMENTS,
    ROAD,
    SHADOW,
    SHADOW_PAWNS,
    SLOT_WORKERS,
    SLOTS,
    UNBUILT,
    VOYAGE,
    WAR_PHASE,
    WORKERS,
)
from ludoteca.games.rio_de_la_plata.geography import (
    DISTRICT,
    IS_PLAZA,
    PLAZA_SIDES,
    PREDEFINED,
    SPACE_NAMES,
    SPACES,
)
from ludoteca.games.rio_de_la_plata.names import chosen_names
from ludoteca.games.rio_de_la_plata.stacks import EMPTY, HEIGHT, is_mixed, pawns_of
from ludoteca.games.rio_de_la_plata.state import State
from ludoteca.games.rio_de_la_plata.steps import effects, majors, payment, placement, ship, trade, year

IN_PLACEMENT = (
    placement.PLACEMENT,
    placement.CITY_SPACE,
    placement.GRID_CELL,
    payment.PAY_NOW,
    payment.PAYMENT,
    trade.TRADE_OFFER,
    trade.TRADE_ANSWER,
)
LAYING = (majors.ROAD_LINE, majors.ROAD_EDGE, majors.WALL_EDGE)
IN_COMPLETION = (majors.MAJOR_SITE, *LAYING)
IN_EFFECTS = (
    effects.MERCHANT,
    effects.EFFECTS,
    payment.PAYMENT,
    trade.TRADE_OFFER,
    trade.TRADE_ANSWER,
    *IN_COMPLETION,
)
IN_WAR = (*war_invariants.BEFORE_FIGHTING, *war_invariants.FIGHTING, war_invariants.WITHDRAW, year.GAME_OVER)
STEPS_OF_PHASE = (IN_PLACEMENT, IN_COMPLETION, IN_EFFECTS, IN_WAR, (year.MOVE_ORDER,))
PAYING = (payment.PAY_NOW, payment.PAYMENT)
TRADING = (trade.TRADE_OFFER, trade.TRADE_ANSWER)
MAY_BE_SKIPPED = (effects.MERCHANT, *LAYING, war_invariants.HIRE)


def faults(s: State) -> list[str]:
    """Every broken invariant; none in a position that play can reach."""
    found = [*_where_we_are(s), *_chain(s), *_buildings(s), *_grids(s)]
    if found:
        return found
    found = [*_pawns(s), *_standing(s), *_segments(s), *_ship(s), *_offices(s), *_wars(s), *_due(s)]
    if s.enemy != PEACE and not found:
        found += war_invariants.faults(s)
    if not found and not s.over and s.step not in MAY_BE_SKIPPED and not s.step.actions(s):
        found.append(f"seat {s.seat} has nothing to choose at step {s.step.name}")
    return found


def _where_we_are(s: State) -> list[str]:
    """RP-4.1, RP-4.2: the step belongs to the phase, the turn to its player."""
    found = []
    phase = PHASE_NAMES[s.phase]
    if s.step not in STEPS_OF_PHASE[s.phase]:
        found.append(f"step {s.step.name} in the phase {phase}")
    if s.step is year.GAME_OVER and s.year < s.last_year:
        found.append(f"the game is over in {s.year}, the last year is {s.last_year}")
    if s.phase == ORDER_PHASE and s.year == s.last_year:
        found.append("in the last year nobody moves the order (RP-4.2)")
    has_mover = s.phase != COMPLETION_PHASE and s.step is not year.GAME_OVER
    if has_mover != (s.mover >= 0):
        found.append(f"the turn of seat {s.mover} at step {s.step.name}")
    is_answer = s.step is trade.TRADE_ANSWER or s.step in war_invariants.ANSWERS
    if has_mover and (s.seat == s.mover) == is_answer:
        found.append(f"seat {s.seat} decides in the turn of seat {s.mover} at step {s.step.name}")
    if (s.enemy != PEACE) != (s.phase == WAR_PHASE and not s.over):
        found.append(f"war and the phase {phase} do not fit")
    queue = list(s.queue)
    if (s.phase == ORDER_PHASE) != bool(queue) or (queue and queue[0] != s.seat):
        found.append(f"the queue {queue} does not fit seat {s.seat} in the phase {phase}")
    if len(set(queue)) != len(queue) or any(s.order_pawns[seat] == 0 for seat in queue):
        found.append(f"the queue {queue} is not one of players with extra order pawns")
    return found


def _chain(s: State) -> list[str]:
    """RP-4.4, RP-4.80: what a turn and a chain remember belongs to the step."""
    step = s.step
    in_turn = s.phase in (PLACEMENT_PHASE, EFFECTS_PHASE) or step in war_invariants.DEFENDING
    belongs = {
        "turn.placed": (s.placed, s.phase == PLACEMENT_PHASE),
        "turn.shadow_placed": (s.shadow_placed, s.phase == PLACEMENT_PHASE and s.seats == 2),
        "turn.offers": (s.offers, in_turn and s.options["trade"]),
        "turn.loaded": (s.loaded, s.phase == EFFECTS_PHASE),
        "turn.free_used": (s.free_used, s.phase == EFFECTS_PHASE),
        "chain.chosen": (s.chosen + 1, chosen_names(step)),
        "chain.bill": (s.bill + 1, step in PAYING),
        "chain.segments": (s.segments, step in LAYING),
        "chain.offer_to": (s.offer_to + 1, step in TRADING),
        "full": (len(s.full), s.phase in (PLACEMENT_PHASE, COMPLETION_PHASE)),
    }
    found = [
        f"{name} does not belong to step {step.name} in the phase {PHASE_NAMES[s.phase]}"
        for name, (is_used, may_be) in belongs.items()
        if is_used and not may_be
    ]
    needed = {
        "chain.chosen": (s.chosen, step in war_invariants.ALWAYS_CHOSEN),
        "chain.bill": (s.bill, step in PAYING),
        "chain.segments": (s.segments - 1, step in LAYING),
        "chain.offer_to": (s.offer_to, step in TRADING),
    }
    found += [
        f"{name} is missing at step {step.name}" for name, (at, is_due) in needed.items() if is_due and at < 0
    ]
    if found:
        return found
    if step in PAYING and not _is_due(s):
        found.append("the bill is not one that can be paid now")
    if step in TRADING:
        found += _offer(s)
    if step is placement.CITY_SPACE and (s.hand[s.seat] == 0 or s.placed == PLACEMENTS):
        found.append(f"seat {s.seat} has no worker to place")
    if step is placement.GRID_CELL:
        is_shadow = s.chosen >= GRIDS
        has_pawn = s.shadow_supply and not s.shadow_placed if is_shadow else s.hand[s.seat]
        if not has_pawn or s.placed == PLACEMENTS or not majors.is_open(s, s.chosen % GRIDS):
            found.append("nobody can join this grid now")
    if step is majors.MAJOR_SITE and (s.chosen > 1 or not majors.is_open(s, s.chosen)):
        found.append("only a palace or cathedral that does not stand yet needs a place")
    return found


def _is_due(s: State) -> bool:
    """RP-4.13, RP-4.14: an unpaid cell of his, or a building that he may build."""
    if s.bill < payment.FIRST_BUILDING_BILL:
        if s.cell_debtor[s.bill] != s.seat or s.bill // CELLS == ROAD:
            return False
    else:
        building = payment.bill_building(s.bill)
        space = (s.bill - payment.FIRST_BUILDING_BILL) % SPACES
        legal: list[int] = []
        effects.add_buildings(s, space, pawns_of(s.stack[space], s.seat), legal)
        if s.phase != EFFECTS_PHASE or build(space, building) not in legal:
            return False
    return payment.can_pay(s, s.seat, s.bill)


def _offer(s: State) -> list[str]:
    """RP-5.90: what is offered is owned, and offered to somebody else."""
    found = []
    if s.offer_to == s.mover or (s.step is trade.TRADE_ANSWER and s.offers == 0):
        found.append(f"seat {s.mover} offers {s.offers} times, to seat {s.offer_to}")
    if s.step is trade.TRADE_OFFER and s.offers == OFFERS:
        found.append(f"seat {s.mover} has made {s.offers} offers already")
    for good in range(GOODS):
        if (
            s.offer[good] > s.goods[s.mover * GOODS + good]
            or s.offer[GOODS + good] > s.goods[s.offer_to * GOODS + good]
        ):
            found.append("more is offered or wanted than there is")
    if s.step is trade.TRADE_ANSWER and (s.seat != s.offer_to or not any(s.offer)):
        found.append("an empty offer, or one to somebody else, is answered")
    return found


def _buildings(s: State) -> list[str]:
    """RP-8.3, RP-8.4: tiles are limited, some to one a district, and have their places."""
    found = []
    standing = dict(zip(ON_MAP_NAMES, s.standing, strict=True))
    pools = {
        ("square", "monument", "garden"): MOST_SQUARES,
        ("monument",): MOST_MONUMENTS,
        ("garden",): MOST_GARDENS,
        ("church", "barracks"): MOST_CHURCHES_AND_BARRACKS,
        ("market", "guild"): MOST_MARKETS_AND_GUILDS,
        ("stonecutter", "carpenter"): MOST_STONECUTTERS_AND_CARPENTERS,
        ("palace",): 1,
        ("cathedral",): 1,
    }
    for kinds, most in pools.items():
        number = sum(standing[kind] for kind in kinds)
        if number > most:
            found.append(f"{number} of {' and '.join(kinds)}, there are {most}")
    for seat in range(s.seats):
        if s.dwellings[seat] > MOST_DWELLINGS:
            found.append(f"seat {seat} has {s.dwellings[seat]} huts and houses, there are {MOST_DWELLINGS}")
    single: set[tuple[int, int]] = set()
    for space in range(SPACES):
        building = s.building[space]
        if (s.owner[space] >= 0) != (building in (HUT, HOUSE)):
            found.append(f"huts and houses have owners, and only they: {SPACE_NAMES[space]}")
        if building != UNBUILT and IS_PLAZA[space]:
            found.append(f"a building on the Plaza: {SPACE_NAMES[space]}")
        if building in (PALACE_TILE, CATHEDRAL_TILE) and space not in PLAZA_SIDES:
            found.append(f"the {ON_MAP_NAMES[building]} is not beside the Plaza")
        if building < len(BUILDING_NAMES) and building != UNBUILT and ONE_IN_A_DISTRICT >> building & 1:
            pair = (int(building), int(DISTRICT[space]))
            if pair in single:
                found.append(f"a second {ON_MAP_NAMES[building]} in district {pair[1] + 1}")
            single.add(pair)
    return found


def _grids(s: State) -> list[str]:
    """RP-8.8, RP-5.42: debts of this year only, and no full grid but in its moment."""
    found = []
    complete = []
    for grid in range(GRIDS):
        cells = [cell for cell in range(grid * CELLS, grid * CELLS + CELLS) if s.cell_value[cell] >= 0]
        taken = [cell for cell in cells if s.cell_owner[cell] != FREE]
        paid = [cell for cell in taken if s.cell_debtor[cell] == NONE]
        if taken and not majors.is_open(s, grid):
            found.append(f"pawns on the {GRID_NAMES[grid]}, which stands already")
        if (s.last_payer[grid] >= 0) != bool(paid):
            found.append(
                f"{len(paid)} paid pawns on the {GRID_NAMES[grid]}, last paid by {s.last_payer[grid]}"
            )
        if len(paid) == len(cells):
            complete.append(grid)
        for cell in taken:
            owner, debtor = s.cell_owner[cell], s.cell_debtor[cell]
            if debtor != NONE and (owner not in (SHADOW, debtor) or grid == ROAD):
                found.append(f"seat {debtor} cannot owe {CELL_NAMES[cell]}")
            if owner == SHADOW and s.seats > 2:
                found.append("a shadow pawn at a table of more than two")
    if sorted(s.full) != complete:
        names = ", ".join(GRID_NAMES[grid] for grid in complete)
        found.append(f"full must list the completed grids: {names or 'none'}")
    return found


def _pawns(s: State) -> list[str]:
    """RP-8.1: nine pawns each, ten of the shadow."""
    found = []
    for seat in range(s.seats):
        total = (
            s.hand[seat]
            + city.workers_in_city(s, seat)
            + sum(owner == seat for owner in s.cell_owner)
            + sum(SLOT_WORKERS[slot % SLOTS] for slot in range(2 * SLOTS) if s.slots[slot] == seat)
            + s.fields[seat]
            + s.workshop[seat]
            + s.dock[seat]
            + s.order_pawns[seat]
            + sum(pawn == seat for pawn in s.office_pawn)
        )
        if total != PAWNS:
            found.append(f"seat {seat} has {total} pawns instead of {PAWNS}")
    shadows = s.shadow_supply + sum(owner == SHADOW for owner in s.cell_owner)
    if shadows != (SHADOW_PAWNS if s.seats == 2 else 0):
        found.append(f"{shadows} shadow pawns")
    if min(s.goods) < 0 or min(s.cargo) < 0:
        found.append("a number of goods is negative")
    return found


def _standing(s: State) -> list[str]:
    """RP-8.4, RP-8.5, RP-8.7: who stands where outside war, and what was done there."""
    found = []
    for space in range(SPACES):
        if s.worked[space]:
            if s.phase in (PLACEMENT_PHASE, COMPLETION_PHASE):
                found.append(f"nothing was done on {SPACE_NAMES[space]} yet this year")
            elif s.worked[space] & effects.ACTIVATIONS > city.limit(s, space):
                found.append(f"too many activations on {SPACE_NAMES[space]}")
        stack = s.stack[space]
        if stack == EMPTY or s.phase == WAR_PHASE:
            continue
        if is_mixed(stack) and not shares_a_building(s, space):
            found.append(f"two colours on {SPACE_NAMES[space]}")
        for seat in range(s.seats):
            count = pawns_of(stack, seat)
            if count > city.cap(s, seat, space):
                found.append(f"{count} pawns of seat {seat} cannot stand on {SPACE_NAMES[space]}")
    return found


def shares_a_building(s: State, space: int) -> bool:
    """RP-5.5: one pawn each of two colours, on an activated building of a connected district."""
    building = s.building[space]
    return bool(
        HEIGHT[s.stack[space]] == 2
        and 0 <= building < len(WORKERS)
        and ACTIVATED >> building & 1
        and (building == MARKET or city.limit(s, space) == 2)
        and city.is_connected(s, space)
    )


def _segments(s: State) -> list[str]:
    """RP-8.9: sixty sticks, and walls only where none is printed."""
    found = []
    if s.sticks < 0:
        found.append(f"{-s.sticks} sticks too many are on the map")
    if s.walls & PREDEFINED:
        found.append("a wall was built where one is printed")
    return found


def _ship(s: State) -> list[str]:
    """RP-8.11: cargo fits, and a voyage takes two years."""
    found = []
    aboard = placement.cargo_aboard(s)
    if aboard > ship.capacity(s):
        found.append(f"{aboard} goods aboard, {ship.capacity(s)} fit")
    if not s.has_harbour and (aboard or s.return_year or s.payer >= 0 or any(s.dock)):
        found.append("there is no ship without a harbour")
    over = s.phase in (WAR_PHASE, ORDER_PHASE)
    if s.return_year:
        latest = s.year + VOYAGE if over else s.year + 1
        if not s.year <= s.return_year <= latest:
            found.append(f"in {s.year} a ship cannot be due in {s.return_year}")
        is_home = s.return_year == s.year and s.phase != PLACEMENT_PHASE
        if is_home != (aboard == 0):
            found.append(f"{aboard} goods are aboard a ship that is {'home' if is_home else 'at sea'}")
    if s.payer >= 0 and (over or s.return_year):
        found.append("a departure is paid that cannot take place")
    if any(s.dock) and (over or s.return_year):
        found.append("workers are on the dock without a ship")
    if s.loaded and s.loaded > 3 * s.dock[s.mover]:
        found.append(f"seat {s.mover} has loaded {s.loaded} goods")
    return found


def _offices(s: State) -> list[str]:
    """RP-8.12: one owner each, one new office a year, one pawn a player."""
    found = []
    for office in range(OFFICES):
        if s.office_owner[office] >= 0 and s.office_pawn[office] >= 0:
            found.append(f"a pawn on the office {OFFICE_NAMES[office]}, which is taken")
    gained = [
        (int(s.office_owner[office]), int(s.office_year[office]))
        for office in range(OFFICES)
        if s.office_owner[office] >= 0
    ]
    if len(set(gained)) != len(gained):
        found.append("somebody gained two offices in one year")
    if s.phase in (PLACEMENT_PHASE, COMPLETION_PHASE) and any(year_ == s.year for _, year_ in gained):
        found.append(f"no office was taken yet in {s.year}")
    pawns = [seat for seat in s.office_pawn if seat >= 0]
    if len(set(pawns)) != len(pawns):
        found.append("somebody has two pawns on offices")
    return found


def _wars(s: State) -> list[str]:
    """RP-8.13: nobody attacks again before all have."""
    if max(s.wars) > year.wars_to_lead(s) or max(s.wars) - min(s.wars) > 1:
        return [f"wars were led {list(s.wars)} times"]
    return []


def _due(s: State) -> list[str]:
    """RP-8.8: debts, dock and office pawns belong to those who have placed and not yet used them."""
    for seat in range(s.seats):
        has_some = (
            any(debtor == seat for debtor in s.cell_debtor)
            or s.dock[seat]
            or any(p == seat for p in s.office_pawn)
        )
        if not has_some:
            continue
        if s.phase == PLACEMENT_PHASE and s.place_in_order(seat) > s.place_in_order(s.mover):
            return [f"seat {seat} has not placed yet, but owes or waits for something"]
        owes = any(debtor == seat for debtor in s.cell_debtor) or any(p == seat for p in s.office_pawn)
        if s.phase == EFFECTS_PHASE and owes and s.place_in_order(seat) < s.place_in_order(s.mover):
            return [f"seat {seat} has ended the effects, but owes or waits for something"]
        if s.phase in (WAR_PHASE, ORDER_PHASE):
            return [f"the effects are over, but seat {seat} owes or waits for something"]
    return []

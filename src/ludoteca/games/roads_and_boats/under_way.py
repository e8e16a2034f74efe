"""What is half done must be able to go on (RB-5.23, RB-5.25): who is asked, where, and about what.

A part of the invariants. For every step a table says which of the fields under way it uses; all others are
empty, so that equal positions look equal.
"""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.games.roads_and_boats import actions, paying
from ludoteca.games.roads_and_boats.access import is_in_contact, pool, presence, reach
from ludoteca.games.roads_and_boats.actions import CARRIER_NAMES, FIRST_CARRIER, FOLLOWERS
from ludoteca.games.roads_and_boats.data import (
    BUILDING,
    FIRST_BOAT_FACTORY,
    FLEET,
    GOODS,
    GOOSE,
    MINE,
    MOST_ACTS,
    MOVEMENT,
    NO_TILE,
    PHASE_NAMES,
    PRODUCTION,
    RESEARCH_COST,
    UPGRADE_TO,
    WONDER,
)
from ludoteca.games.roads_and_boats.geometry import CARGO, FOLLOWING
from ludoteca.games.roads_and_boats.paying import (
    brick_problem,
    build_problem,
    house_region,
    new_house_problem,
)
from ludoteca.games.roads_and_boats.state import State
from ludoteca.games.roads_and_boats.steps import (
    building,
    carrying,
    construction,
    cooperation,
    exchange,
    houses,
    launching,
    limits,
    movement,
    order,
    payment,
    production,
    start,
    stow,
    wonder,
)
from ludoteca.games.roads_and_boats.steps.ending import GAME_OVER
from ludoteca.games.roads_and_boats.steps.step import Step

BUILDING_THE_MAP = (construction.CHOOSE_TILE, construction.LAY_TILE, construction.TURN_TILE)
SETTING_OUT = (start.CHOOSE_START, start.START_BANK)
IN_THE_FIRST_TURN = (*BUILDING_THE_MAP, *SETTING_OUT)
ORDERING = (order.DEMAND, order.PRAY, order.POSITION)
MAKING = (
    production.MAKE,
    launching.LAUNCH,
    production.TOPIC,
    production.UPGRADE,
    limits.DISCARD,
    payment.SOURCE,
    cooperation.ASK,
    cooperation.ANSWER,
)
EXCHANGING = (exchange.EXCHANGE, exchange.RETURN)
MOVING = (movement.SELECT, movement.MOVE, *EXCHANGING, cooperation.ANSWER)
PHASES: dict[Step, tuple[int, ...]] = {
    **dict.fromkeys(IN_THE_FIRST_TURN, (PRODUCTION,)),
    **dict.fromkeys(ORDERING, (PRODUCTION, MOVEMENT, BUILDING, WONDER)),
    **dict.fromkeys(MAKING, (PRODUCTION,)),
    **dict.fromkeys((stow.STOW, stow.STOW_PARTNER), (PRODUCTION,)),
    **dict.fromkeys(EXCHANGING, (PRODUCTION, MOVEMENT)),
    **dict.fromkeys((carrying.CARRIED, movement.SELECT, movement.MOVE), (MOVEMENT,)),
    **dict.fromkeys((building.CHOOSE_SITE, building.BUILD, building.BUILD_BANK, building.FILL), (BUILDING,)),
    **dict.fromkeys((wonder.BUY_BRICK, wonder.PAY, GAME_OVER), (WONDER,)),
    payment.SOURCE: (PRODUCTION, BUILDING, WONDER),
    cooperation.ASK: (PRODUCTION, BUILDING),
    cooperation.ANSWER: (PRODUCTION, MOVEMENT, BUILDING),
}
"""In which phases a step is met."""

USES: dict[Step, tuple[str, ...]] = {
    construction.LAY_TILE: ("chosen",),
    construction.TURN_TILE: ("chosen", "site"),
    start.START_BANK: ("site",),
    launching.LAUNCH: ("site", "region", "purpose"),
    production.TOPIC: ("site", "region"),
    production.UPGRADE: ("site", "chosen"),
    stow.STOW_PARTNER: ("handler",),
    exchange.EXCHANGE: ("handler", "partner", "taken", "given", "transfers", "active", "followers"),
    exchange.RETURN: ("handler", "partner", "taken", "given", "transfers", "owes", "active", "followers"),
    carrying.CARRIED: ("active",),
    movement.MOVE: ("active", "followers"),
    building.BUILD: ("site",),
    building.BUILD_BANK: ("site", "chosen", "purpose"),
    building.FILL: ("site", "region", "chosen", "purpose"),
    wonder.PAY: ("site", "price", "lowest"),
    payment.SOURCE: ("site", "region", "chosen", "fill", "purpose", "owed", "price", "lowest"),
    cooperation.ASK: ("partner",),
    cooperation.ANSWER: (
        *("handler", "partner", "taken", "given", "transfers", "active", "followers"),
        *("asked_good", "asked_way"),
    ),
}
"""Which fields a step uses; all others are empty."""


def faults(s: State) -> list[str]:
    """What of the things under way cannot be so."""
    found = [*_phase(s), *_asked(s), *_unused(s)]
    if found:
        return found
    found = [*_half_done(s)]
    if found or s.step is GAME_OVER:
        return found
    if not s.choices() and type(s.step).skip is Step.skip:
        return [f"seat {s.seat} is asked at step {s.step.name}, but can do nothing"]
    return []


def _phase(s: State) -> Iterator[str]:
    if s.phase not in PHASES[s.step]:
        yield f"step {s.step.name} in the phase of {PHASE_NAMES[s.phase]}"
    if s.step in IN_THE_FIRST_TURN and s.turn != 1:
        yield f"step {s.step.name} in turn {s.turn}"


def _asked(s: State) -> Iterator[str]:
    """RB-5.2, RB-5.5 … RB-5.7: the seat that is asked is the one whose turn it is."""
    is_ordering = s.step in ORDERING
    if not is_ordering and (s.asked_in_order or s.leaving or any(seat >= 0 for seat in s.positions)):
        yield "nobody is being asked about the order"
    if s.step in BUILDING_THE_MAP or is_ordering or s.step is GAME_OVER:
        if s.index:
            yield f"index {s.index} at step {s.step.name}"
        if s.proposals or len(s.refused):
            yield "proposals belong to the turn of a player"
        if is_ordering:
            yield from _order(s)
        return
    if s.step is cooperation.ANSWER:
        if s.seat == s.player():
            yield "nobody answers himself"
    elif s.seat != s.player():
        yield f"seat {s.seat} is asked in the turn of seat {s.player()}"
    if (s.proposals or len(s.refused)) and not s.cooperation:
        yield "nobody has agreed on proposals"
    if len(s.refused) > s.proposals or len(set(s.refused)) != len(s.refused):
        yield "more was refused than proposed"
    if (s.proposals or len(s.refused)) and (s.phase == WONDER or s.step in SETTING_OUT):
        yield f"there are no proposals at step {s.step.name}"


def _order(s: State) -> Iterator[str]:
    asked = s.asked_in_order
    taken = sorted(seat for seat in s.positions if seat >= 0)
    if s.seats == 1:
        yield "alone there is no order to ask about"
    elif s.step is order.DEMAND:
        if asked >= s.seats or s.seat != s.sequence[asked] or s.leaving or taken:
            yield "another seat has to say whether it demands an order"
    elif s.step is order.PRAY:
        before = [s.temple[place] for place in range(min(asked, s.seats))]
        left = [seat for seat in range(s.seats) if s.leaving >> seat & 1]
        if asked >= s.seats - 1 or s.seat != s.temple[asked] or taken or not set(left) <= set(before):
            yield "another figure has to pray or leave"
    elif asked >= s.seats or s.leaving or s.seat != s.temple[s.seats - 1 - asked]:
        yield "another seat has to choose its position"
    elif taken != sorted(s.temple[s.seats - asked :]):
        yield "positions are taken from the farthest figure to the closest"


def _unused(s: State) -> Iterator[str]:
    values = {
        "active": s.active >= 0,
        "followers": s.goods[FOLLOWING * GOODS + GOOSE] > 0,
        "site": s.site >= 0,
        "region": s.region >= 0,
        "chosen": s.chosen >= 0,
        "fill": s.fill >= 0,
        "purpose": s.purpose >= 0,
        "owed": any(s.owed),
        "price": s.price > 0,
        "lowest": s.lowest > 0,
        "handler": s.handler >= 0,
        "partner": s.partner >= 0,
        "taken": s.taken > 0,
        "given": s.given > 0,
        "transfers": s.transfers > 0,
        "owes": s.owes >= 0,
        "asked_good": s.asked_good >= 0,
        "asked_way": s.asked_way >= 0,
    }
    used = USES.get(s.step, ())
    for name, is_set in values.items():
        if is_set and name not in used:
            yield f"under_way.{name} does not belong to step {s.step.name}"
    if s.bought and (s.phase != WONDER or s.step in ORDERING or s.step is GAME_OVER):
        yield "bricks are bought in the wonder phase"
    elif any(owner != s.seat for owner in s.bricks[len(s.bricks) - min(s.bought, len(s.bricks)) :]):
        yield f"seat {s.seat} has not bought the last {s.bought} bricks"
    if s.bought > len(s.bricks):
        yield f"{s.bought} bricks were bought, but fewer stand"


def _half_done(s: State) -> Iterator[str]:
    if s.site >= 0 and s.terrain[s.site] == NO_TILE and s.step is not construction.TURN_TILE:
        yield "the site is no tile"
        return
    check = CHECKS.get(s.step)
    problem = "" if check is None else check(s)
    if problem:
        yield problem


# --- one check for each step with something half done ---------------------------------------------


def _lay_tile(s: State) -> str:
    return "" if s.chosen >= 0 and construction.is_left(s, s.chosen) else "no such tile is left"


def _turn_tile(s: State) -> str:
    return _lay_tile(s) or ("" if s.site >= 0 else "the tile has no place")


def _start_bank(s: State) -> str:
    return "" if s.site >= 0 and start.is_free_start(s, s.site) else "nobody can be at home there"


def _launch(s: State) -> str:
    if s.site < 0 or s.building[s.site] < FIRST_BOAT_FACTORY:
        return "no boat was made there"
    if s.purpose != actions.produce(s.site, 0) or s.used[s.site] == 0:
        return "the boat was not paid for"
    return "" if s.region == house_region(s) else "the factory is on another bank"


def _topic(s: State) -> str:
    if s.site < 0 or s.region < 0 or not presence(s, s.seat, s.site) >> s.region & 1:
        return "nobody is present to research"
    held = pool(s, s.seat, s.site, payment.paying_regions(s))
    return "" if production.covers(held, RESEARCH_COST, 0) else "research costs two geese and a paper"


def _upgrade(s: State) -> str:
    if s.site < 0 or not 0 <= s.chosen < len(UPGRADE_TO) or not s.knows(s.seat, s.chosen):
        return "there is nothing to upgrade"
    if not production.is_replaced_by(s.building[s.site], s.chosen):
        return "such a factory cannot be upgraded"
    return "" if presence(s, s.seat, s.site) >> house_region(s) & 1 else "nobody is present to upgrade"


def _fill(s: State) -> str:
    if s.site < 0 or s.region < 0:
        return "it is not clear where the mine is"
    if s.purpose == actions.SHAFT:
        fine = s.chosen < 0 and s.building[s.site] == MINE and s.region == house_region(s)
        return "" if fine and houses.can_dig(s, s.site) else "there is no mine to extend"
    if s.chosen != MINE or s.purpose != actions.BUILD_FIRST + MINE:
        return "no mine is built"
    return new_house_problem(s) or (
        "" if houses.can_build(s, s.site, s.region, MINE) else "the mine is not paid for"
    )


def _carried(s: State) -> str:
    fine = s.active >= 0 and s.active // FLEET == s.seat and s.carries[s.active] >= 0
    return "" if fine else "nothing is carried that could be set down"


def _move(s: State) -> str:
    fine = s.active >= 0 and s.active // FLEET == s.player()
    return "" if fine and s.carried_by[s.active] < 0 and not s.done[s.active] else "nobody is being moved"


def _stow_partner(s: State) -> str:
    return "" if s.handler >= 0 and s.handler // FLEET == s.seat else "nobody is loading"


def _exchange(s: State) -> str:
    """RB-6.1.9: a transporter of the player and a partner within its reach."""
    handler, partner = s.handler, s.partner
    if handler < 0 or handler // FLEET != s.player() or partner < 0 or not s.is_free(handler):
        return "nobody is exchanging goods"
    if s.phase == MOVEMENT:
        problem = _move(s) or ("" if handler == s.active else "another transporter is active")
        if problem:
            return problem
    elif s.active >= 0 or s.goods[FOLLOWING * GOODS + GOOSE]:
        return "nobody moves in this phase"
    if partner == FOLLOWERS and s.phase != MOVEMENT:
        return "no geese follow in this phase"
    if partner < FOLLOWERS and not reach(s, handler) >> partner & 1:
        return f"{CARRIER_NAMES[handler]} does not reach that ground"
    if partner >= FIRST_CARRIER:
        other = partner - FIRST_CARRIER
        if other == handler or not s.is_free(other) or not is_in_contact(s, handler, other):
            return f"{CARRIER_NAMES[handler]} and {CARRIER_NAMES[other]} cannot exchange goods"
        if exchange.is_foreign(handler, partner) and not s.cooperation:
            return "nobody has agreed on proposals"
    goods = [good for good in range(GOODS) if (s.taken | s.given) >> good & 1]
    if s.taken & s.given or len(goods) > s.transfers or s.transfers > s.acts[handler]:
        return "no good goes both ways in one exchange"
    return ""


def _return(s: State) -> str:
    if s.owes < 0 or not s.taken >> max(0, s.owes) & 1 or s.partner < FIRST_CARRIER:
        return "nothing is owed"
    if exchange.is_foreign(s.handler, s.partner) or s.room(s.partner - FIRST_CARRIER) < 1:
        return "the partner cannot take anything back"
    fine = s.room(s.handler) == -1 and s.goods[(CARGO + s.handler) * GOODS + s.owes] > 0
    return _exchange(s) or ("" if fine else "nothing was taken too much")


def _ask(s: State) -> str:
    other = s.partner - FIRST_CARRIER
    if other < 0 or other // FLEET == s.seat or not s.cooperation:
        return "nobody is asked for anything"
    fine = s.is_free(other) and cooperation.is_met(s, other)
    return "" if fine else "nobody is in contact with that transporter"


def _answer(s: State) -> str:
    other, good = s.partner - FIRST_CARRIER, s.asked_good
    if (
        other < 0
        or other // FLEET != s.seat
        or good < 0
        or s.asked_way < 0
        or not s.cooperation
        or not s.proposals
    ):
        return "nothing is proposed"
    if s.asked_way == cooperation.GIVE:
        if s.phase == MOVEMENT or s.handler >= 0 or s.active >= 0 or s.taken or s.given or s.transfers:
            return "a gift is no part of an exchange"
        twin = s.copy()
        twin.seat = s.player()
        fine = s.is_free(other) and cooperation.is_met(twin, other) and cooperation.landing(twin, other) >= 0
        return "" if fine and s.goods[(CARGO + other) * GOODS + good] else "it cannot be given"
    if s.phase == BUILDING:
        return "there are no exchanges in the building phase"
    problem = _exchange(s)
    giver, taker = (other, s.handler) if s.asked_way == exchange.GET else (s.handler, other)
    barred = s.given if s.asked_way == exchange.GET else s.taken
    fine = s.goods[(CARGO + giver) * GOODS + good] > 0 and s.room(taker) > 0 and not barred >> good & 1
    return problem or ("" if fine and s.acts[s.handler] < MOST_ACTS else "it cannot change hands")


CHECKS = {
    construction.LAY_TILE: _lay_tile,
    construction.TURN_TILE: _turn_tile,
    start.START_BANK: _start_bank,
    launching.LAUNCH: _launch,
    production.TOPIC: _topic,
    production.UPGRADE: _upgrade,
    stow.STOW_PARTNER: _stow_partner,
    exchange.EXCHANGE: _exchange,
    exchange.RETURN: _return,
    carrying.CARRIED: _carried,
    movement.MOVE: _move,
    building.BUILD: lambda s: "" if s.site >= 0 else "nothing is chosen to build on",
    building.BUILD_BANK: build_problem,
    building.FILL: _fill,
    wonder.PAY: brick_problem,
    payment.SOURCE: paying.problem,
    cooperation.ASK: _ask,
    cooperation.ANSWER: _answer,
}

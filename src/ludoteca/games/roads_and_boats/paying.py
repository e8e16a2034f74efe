"""What is being paid for, place by place (RB-6.1.15), must be possible: a part of the invariants."""

from __future__ import annotations

from ludoteca.games.roads_and_boats import actions
from ludoteca.games.roads_and_boats.access import pool, presence
from ludoteca.games.roads_and_boats.data import (
    BOARDS,
    BUILDING,
    BUILDINGS,
    CONVERSIONS,
    COST,
    FILL_NEEDS,
    FIRST_BOAT_FACTORY,
    FIRST_SECONDARY,
    GOODS,
    HAS_RECIPE,
    INPUT,
    MINE,
    NEEDS,
    NO_BUILDING,
    PRODUCTION,
    RECIPES,
    RESEARCH_COST,
    ROAD_COST,
    SEA,
    SHAFT_COST,
    STONE,
    TOPICS,
    WAGON_FACTORY,
    WONDER,
)
from ludoteca.games.roads_and_boats.geometry import EDGES, MOST_BANKS, NEIGHBOUR, NO_CELL
from ludoteca.games.roads_and_boats.state import State
from ludoteca.games.roads_and_boats.steps import (
    building,
    edges,
    houses,
    launching,
    payment,
    production,
    wonder,
)


def house_region(s: State) -> int:
    """The region of the building on the site."""
    return int(s.region_of(s.site, s.building_bank[s.site]))


def build_problem(s: State) -> str:
    """What is wrong with a building whose bank is being chosen; nothing if it is fine."""
    if s.site < 0 or not 0 <= s.chosen < BUILDINGS or s.purpose != actions.BUILD_FIRST + s.chosen:
        return "it is not clear what is built"
    return new_house_problem(s)


def new_house_problem(s: State) -> str:
    """What is wrong with a new building on the site."""
    if s.building[s.site] != NO_BUILDING or not houses.fits(s, s.site, s.chosen):
        return "the building cannot stand there"
    return "" if s.knows(s.seat, NEEDS[s.chosen]) else "the building is not researched"


def brick_problem(s: State) -> str:
    """What is wrong with a brick that is being paid."""
    if s.homes[s.seat] // MOST_BANKS != s.site:
        return "bricks are paid at home"
    if not 1 <= s.price <= wonder.brick_price(s):
        return f"a brick costs {wonder.brick_price(s)} goods, not {s.price} more"
    return ""


def problem(s: State) -> str:
    """RB-6.1.15: what is owed is part of a price that somebody can pay here."""
    if not s.choose_sources or s.site < 0 or s.purpose < 0:
        return "nothing is being paid"
    wrong, costs, first = _price(s)
    if wrong:
        return wrong
    if any(s.owed[good] > costs[first + good] for good in range(GOODS)):
        return "more is owed than it costs"
    held = pool(s, s.seat, s.site, payment.paying_regions(s))
    return "" if production.covers(held, s.owed, 0) else "what is owed is not there"


def _price(s: State) -> tuple[str, list[int], int]:
    """What is being paid for, if it is possible, and its price."""
    action, seat, tile = s.purpose, s.seat, s.site
    in_phase = {PRODUCTION: "produce topic", BUILDING: "build shaft bridge road wall demolish", WONDER: "pay"}
    if actions.VERBS.parts(int(action)).verb.word not in in_phase[int(s.phase)].split():
        return "this is not paid for in this phase", [], 0
    if s.phase != WONDER and not (s.region >= 0 and presence(s, seat, tile) >> s.region & 1):
        return "nobody is present to pay", [], 0
    if s.phase != WONDER and (s.price or s.lowest):
        return "no brick is being paid", [], 0
    if s.phase == PRODUCTION:
        return _production_price(s)
    if s.phase == WONDER:
        fine = s.lowest == action - actions.PAY_FIRST and s.region < 0 and s.chosen < 0 and s.fill < 0
        return (
            brick_problem(s) or ("" if fine else "another good is being paid"),
            list(wonder.single(s.lowest)),
            0,
        )
    return _building_price(s)


def _production_price(s: State) -> tuple[str, list[int], int]:
    action, tile = s.purpose, s.site
    if s.chosen >= 0 or s.fill >= 0:
        return "it is not clear what is paid for", [], 0
    if actions.is_a(action, actions.TOPIC_FIRST, TOPICS):
        known = s.knows(s.seat, action - actions.TOPIC_FIRST)
        return "this is known already" if known else "", list(RESEARCH_COST), 0
    house, recipe = s.building[tile], (action - actions.PRODUCE_FIRST) % RECIPES
    fine = (
        action == actions.produce(tile, recipe)
        and house >= FIRST_SECONDARY
        and HAS_RECIPE[house * RECIPES + recipe]
        and s.used[tile] < CONVERSIONS[house]
        and s.region == house_region(s)
        and (house != WAGON_FACTORY or production.donkey_at(s, tile, s.region) >= 0)
        and (house < FIRST_BOAT_FACTORY or len(launching.spots(s, s.seat, tile, s.region)) > 0)
    )
    return "" if fine else "nothing can be produced there", list(INPUT), (house * RECIPES + recipe) * GOODS


def _building_price(s: State) -> tuple[str, list[int], int]:
    action, tile = s.purpose, s.site
    if actions.is_a(action, actions.BUILD_FIRST, BUILDINGS):
        filled = s.fill >= 0 and s.knows(s.seat, FILL_NEEDS[s.fill])
        wrong = build_problem(s) or ("" if filled == (s.chosen == MINE) else "the bag is not filled rightly")
        return wrong, list(COST), s.chosen * GOODS
    if s.chosen >= 0 or (s.fill >= 0) != (action == actions.SHAFT):
        return "it is not clear what is built", [], 0
    if action == actions.SHAFT:
        fine = s.building[tile] == MINE and s.region == house_region(s)
        return "" if fine else "there is no mine to extend", list(SHAFT_COST), 0
    if actions.is_a(action, actions.BRIDGE_FIRST, 3):
        legal = _with_plenty(s)
        return "" if action in legal else "no bridge can be built there", list(ROAD_COST), 0
    fine = action in _with_plenty(s)
    if actions.is_a(action, actions.ROAD_FIRST, EDGES * 3):
        return "" if fine else "no road can be built there", list(ROAD_COST), 0
    is_wall = actions.is_a(action, actions.WALL_FIRST, EDGES)
    edge = action - (actions.WALL_FIRST if is_wall else actions.DEMOLISH_FIRST)
    beside = NEIGHBOUR[tile * EDGES + edge]
    if not fine or beside == NO_CELL or (s.terrain[tile] == SEA and s.terrain[beside] == SEA):
        return "no wall can be built or torn down there", [], 0
    good = STONE if is_wall else BOARDS
    return "", list(building.only(good, edges.wall_price(s, tile, edge))), 0


def _with_plenty(s: State) -> list[int]:
    """What could be built on the site if stones and boards lay there in plenty."""
    twin = s.copy()
    for region in range(MOST_BANKS):
        if presence(s, s.seat, s.site) >> region & 1:
            for good in (STONE, BOARDS):
                twin.goods[(s.site * MOST_BANKS + region) * GOODS + good] += 200
    return building.works(twin, s.site)

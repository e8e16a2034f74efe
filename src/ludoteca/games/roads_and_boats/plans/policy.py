"""How a player with a plan plays each phase: he makes goods, sends donkeys out, builds, and buys bricks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.games.roads_and_boats.actions import (
    ANSWER_NO,
    BREED_FIRST,
    BRIDGE_FIRST,
    BUY,
    DEMAND_NO,
    END_BUILD,
    END_MAKE,
    END_MOVE,
    END_STOW,
    END_WONDER,
    FILL_FIRST,
    FINISH,
    KEEP,
    PAY_FIRST,
    PRAY_KEEP,
    RESEARCH_FIRST,
    ROAD_FIRST,
    SELECT_FIRST,
    SITE_FIRST,
    TOPIC_FIRST,
    UPGRADE_NO,
    is_a,
    produce,
)
from ludoteca.games.roads_and_boats.data import (
    BOARDS,
    CLAY,
    COAL_BURNER,
    COINS,
    FIRST_FACTORY,
    FIRST_SECONDARY,
    FUEL,
    GOLD,
    GOODS,
    GOOSE,
    IRON,
    MOST_ON_LAND,
    MOVEMENT,
    NO_TOPIC,
    PAPER,
    PAPER_MILL,
    RECIPES,
    STOCK,
    STONE,
    TRUNKS,
    WAGON_FACTORY,
    WEALTH,
)
from ludoteca.games.roads_and_boats.fleet import on_land
from ludoteca.games.roads_and_boats.geometry import CELLS, EDGES, MOST_BANKS
from ludoteca.games.roads_and_boats.plans.driving import Log, close, drive, load, unload
from ludoteca.games.roads_and_boats.plans.errands import Errands
from ludoteca.games.roads_and_boats.plans.land import Land, turns_left
from ludoteca.games.roads_and_boats.plans.orders import Orders, has_brick_in_row
from ludoteca.games.roads_and_boats.plans.paths import ground_of
from ludoteca.games.roads_and_boats.plans.settling import best_home, next_cell, next_tile
from ludoteca.games.roads_and_boats.steps import (
    building,
    construction,
    exchange,
    movement,
    production,
    start,
    wonder,
)

if TYPE_CHECKING:
    from ludoteca.games.roads_and_boats.state import State

CHEAPEST_FIRST: Final = (IRON, GOOSE, CLAY, TRUNKS, BOARDS, FUEL, STONE, PAPER, GOLD, COINS, STOCK)
"""In which order goods are given away for bricks."""
# While gold is to come nobody hurries the end of the game with more bricks than this.
TURNS_OF_CALM: Final[i64] = 2
TURNS_TO_FILL_ROWS: Final[i64] = 6
"""Alone a second brick in a row earns nothing but the next row: that can wait until near the end."""
TURNS_FOR_A_BIG_MINE: Final[i64] = 9
NO_WORK: Final[i64] = -1
"""Nothing that can be built is of any use."""
GOLD_ONLY: Final[i64] = 1
BIG: Final[i64] = 3
"""Fills of a mine, as they are counted in FILL_NAMES."""


def play_on(log: Log) -> None:
    """Play what belongs together: a conversion, the whole errand of a donkey, a building, a brick."""
    play_phase(log)
    if not log.actions:
        log.play(log.s.legal[0])


def play_phase(log: Log) -> None:
    """What the plan says at this step."""
    s = log.s
    if s.step is movement.SELECT:
        select(log)
    elif s.step is movement.MOVE:
        move(log)
    elif s.step is exchange.EXCHANGE:
        go_on_exchanging(log)
    elif s.step is production.MAKE:
        make(log)
    elif s.step is building.CHOOSE_SITE:
        build(log)
    elif s.step is building.BUILD:
        build_here(log, Orders(log.land()))
    elif s.step is wonder.BUY_BRICK:
        buy(log)
    elif s.step is wonder.PAY:
        pay(log)
    else:
        answer(log)


def answer(log: Log) -> None:
    """Small questions: keep what is, agree to nothing, else the first that is offered."""
    legal = log.s.legal
    for usual in (DEMAND_NO, PRAY_KEEP, UPGRADE_NO, KEEP, ANSWER_NO, END_STOW):
        if usual in legal:
            log.play(usual)
            return
    if log.s.step is production.TOPIC and log.play(TOPIC_FIRST + log.land().topic()):
        return
    if log.s.step is building.FILL:
        fill(log)
        return
    if log.s.step is start.CHOOSE_START:
        log.play(best_home(log.s))
        return
    if log.s.step is construction.CHOOSE_TILE:
        log.play(next_tile(log.s))
        return
    if log.s.step is construction.LAY_TILE:
        log.play(next_cell(log.s))
        return
    log.play(legal[0])


# --- production ----------------------------------------------------------------------------------


def make(log: Log) -> None:
    """The first thing worth making, or enough."""
    s = log.s
    for action in s.legal:
        if is_worth_making(log, action):
            log.play(action)
            return
    log.play(END_MAKE)


def is_worth_making(log: Log, action: i64) -> bool:
    """Foals while there is room for them; of factories all that make what is of use."""
    s = log.s
    if is_a(action, BREED_FIRST, CELLS):
        return on_land(s, s.seat) < MOST_ON_LAND
    if is_a(action, RESEARCH_FIRST, CELLS * MOST_BANKS):
        return log.land().topic() != NO_TOPIC
    if not is_a(action, produce(0, 0), CELLS * RECIPES):
        return False
    house = s.building[(action - produce(0, 0)) // RECIPES]
    if house == COAL_BURNER:
        return log.land().wants_fuel()
    if house == PAPER_MILL:
        return log.land().wants_paper()
    if house == WAGON_FACTORY:
        return log.land().wants_wagons()
    return FIRST_SECONDARY <= house < FIRST_FACTORY


# --- movement ------------------------------------------------------------------------------------


def select(log: Log) -> None:
    """All donkeys go on the errands that were given out, the most urgent first; the others stay."""
    s = log.s
    seat = s.seat
    land = log.land()
    errands = Errands(land)
    for errand in errands.errands:
        errands.hand_to_oldest(errand)
        if s.step is movement.SELECT and s.seat == seat and log.play(SELECT_FIRST + errand.carrier):
            drive(log, land, errand)
    if s.step is movement.SELECT and s.seat == seat:
        log.play(END_MOVE)


def move(log: Log) -> None:
    """The active donkey goes on its errand."""
    s = log.s
    land = log.land()
    errand = Errands(land).of(s.active)
    if errand is None:
        log.play(FINISH)
    else:
        drive(log, land, errand)


def go_on_exchanging(log: Log) -> None:
    """An exchange that was begun is completed as the errand wants it, then closed."""
    s = log.s
    if s.phase == MOVEMENT:
        land = log.land()
        errand = Errands(land).of(s.active)
        here = ground_of(s, s.active)
        if errand is not None and s.partner == here % MOST_BANKS:
            if here == errand.source:
                load(log, errand, here)
            elif here == errand.target:
                unload(log, errand, here)
    close(log)
    if not log.actions:
        log.play(s.legal[0])


# --- building ------------------------------------------------------------------------------------


def build(log: Log) -> None:
    """The most urgent project that can be paid where somebody is, or enough."""
    s = log.s
    orders = Orders(log.land())
    for project in orders.programme.projects:
        tile = project.ground // MOST_BANKS
        if project.is_ready and SITE_FIRST + tile in s.legal and project.action in building.works(s, tile):
            log.play(SITE_FIRST + tile)
            if s.step is building.BUILD:
                build_here(log, orders)
            if s.step is building.FILL:
                fill(log)
            return
    log.play(END_BUILD)


def build_here(log: Log, orders: Orders) -> None:
    """The best work on the site that was chosen."""
    s = log.s
    work = best_work(s.legal, s.site, orders)
    log.play(s.legal[0] if work == NO_WORK else work)


def best_work(works: list[int], site: i64, orders: Orders) -> i64:
    """What is most urgent on a site; else what is wanted elsewhere, or a road, or a bridge."""
    for is_here in (True, False):
        for project in orders.programme.projects:
            is_meant = project.ground // MOST_BANKS == site
            if is_meant == is_here and (is_here or project.is_building()) and project.action in works:
                return project.action
    for action in works:
        if is_a(action, ROAD_FIRST, EDGES * 3):
            return action
    for action in works:
        if is_a(action, BRIDGE_FIRST, 3):
            return action
    return NO_WORK


def fill(log: Log) -> None:
    """As much gold as there is time to dig out."""
    is_late = turns_left(log.s) < TURNS_FOR_A_BIG_MINE
    if not (not is_late and log.play(FILL_FIRST + BIG)) and not log.play(FILL_FIRST + GOLD_ONLY):
        log.play(log.s.legal[0])


# --- the wonder ----------------------------------------------------------------------------------


def buy(log: Log) -> None:
    """A brick, if goods that nothing else needs pay for it."""
    s = log.s
    log.play(BUY if is_worth_buying(log) else END_WONDER)
    while s.step is wonder.PAY:
        pay(log)


def is_worth_buying(log: Log) -> bool:
    """Are there goods to spare at home, or is it nearly over?"""
    s = log.s
    land = log.land()
    if (
        s.seats > 1
        and float(s.bought) >= land.taste.calm_bricks
        and land.turns >= TURNS_OF_CALM
        and has_gold_to_come(land)
    ):
        return False
    if s.seats == 1 and land.turns >= TURNS_TO_FILL_ROWS and has_brick_in_row(land):
        return False
    spare: i64 = 0
    for count in spare_at_home(s, land):
        spare += count
    return spare >= wonder.brick_price(s)


def has_gold_to_come(land: Land) -> bool:
    """Is there gold that still wants time: in mines, or on its way to the mint?"""
    gold = land.bagged
    for ground in land.paths.grounds:
        if land.is_near(ground // MOST_BANKS):
            gold += land.lying(ground, GOLD)
    return gold >= 2


def spare_at_home(s: State, land: Land) -> vec[i64]:
    """Goods at home that nothing else needs; in the end all but money."""
    orders = Orders(land)
    held = wonder.home_pool(s)
    for good in range(GOODS):
        if WEALTH[good] > 0:
            held[good] = 0
        elif land.turns > 0:
            held[good] = min(held[good], orders.left[land.home * GOODS + good])
    return held


def pay(log: Log) -> None:
    """With what is to spare, then with what is worth least; goods are named in their order (RB-6.5.4)."""
    s = log.s
    spare = spare_at_home(s, log.land())
    held = wonder.home_pool(s)
    owed = s.price
    lowest: i64 = GOODS
    for is_spare in (True, False):
        for good in CHEAPEST_FIRST:
            count = spare[good] if is_spare else held[good] - spare[good]
            if owed > 0 and count > 0 and good >= s.lowest:
                owed -= count
                lowest = min(lowest, good)
    log.play(PAY_FIRST + lowest)

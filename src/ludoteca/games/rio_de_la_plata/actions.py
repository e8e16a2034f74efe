"""Rio de la Plata's table of verbs (RP-4.10 … RP-4.89)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.core.verbs import YES_NO, Domain, Verb, Verbs, numbers, seats
from ludoteca.games.rio_de_la_plata.data import (
    BUILDING_NAMES,
    BUILDINGS,
    CARGO_NAMES,
    CELL_NAMES,
    GOOD_NAMES,
    GOODS,
    GRID_NAMES,
    MOST_SEATS,
    MOST_STONE,
    MOST_WOOD,
    OFFICE_NAMES,
    OUTSIDE_MARKS,
    OUTSIDE_NAMES,
    SITE_NAMES,
    SIZES,
    SLOT_NAMES,
)
from ludoteca.games.rio_de_la_plata.geography import (
    DIRECTION_NAMES,
    LINE_NAMES,
    PLAZA_SIDES,
    ROAD_NAMES,
    SPACE_NAMES,
    WALL_NAMES,
)

DISTRICT = numbers("district", 1, 8)
SPACE = Domain("space", SPACE_NAMES, is_plain=True)
PLAZA_SIDE = Domain("space", tuple(SPACE_NAMES[space] for space in PLAZA_SIDES), is_plain=True)
GRID = Domain("grid", GRID_NAMES)
CELL = Domain("cell", CELL_NAMES, is_plain=True)
SITE = Domain("site", SITE_NAMES)
SLOT = Domain("slot", SLOT_NAMES, is_plain=True)
OFFICE = Domain("office", OFFICE_NAMES)
GOOD = Domain("good", GOOD_NAMES)
CARGO = Domain("good", CARGO_NAMES)
STONE_OR_WOOD = Domain("good", ("stone", "wood"))
WALL_PRICE = Domain("good", ("stone", "wood", "coin"))
BUILDING = Domain("building", BUILDING_NAMES)
LINE = Domain("line", LINE_NAMES, is_plain=True)
ROAD_EDGE = Domain("road", ROAD_NAMES, is_plain=True)
WALL_EDGE = Domain("wall", WALL_NAMES, is_plain=True)
DIRECTION = Domain("direction", DIRECTION_NAMES)
LAYER = Domain("layer", ("above", "below"))
SIZE = numbers("size", 1, 3)
OUTSIDE_MARK = Domain("mark", OUTSIDE_NAMES)
WITH = seats("seat", MOST_SEATS)

VERBS = Verbs(
    # Placement (RP-4.10 … RP-4.23)
    Verb("city", DISTRICT),  # city 6
    Verb("place", SPACE),  # place 8,5
    Verb("expropriate", SPACE),  # expropriate 10,5
    Verb("grid", GRID),  # grid fort
    Verb("shadow", GRID),  # shadow fort
    Verb("cell", CELL),  # cell fort/1
    Verb("pay_now", YES_NO),  # pay_now yes
    Verb("pay", numbers("stone_bought", 0, MOST_STONE), numbers("wood_bought", 0, MOST_WOOD)),  # pay 0 1
    Verb("pay_wall", WALL_PRICE),  # pay_wall wood
    Verb("work", SITE),  # work quarry
    Verb("office", OFFICE),  # office gunner
    Verb("pay_departure"),
    Verb("end_placement"),
    # Trade (RP-4.84)
    Verb("offer", WITH),  # offer 2
    Verb("give", GOOD),  # give stone
    Verb("get", GOOD),  # get coin
    Verb("send"),
    Verb("cancel"),
    Verb("trade", YES_NO),  # trade yes
    # Effects (RP-4.35 … RP-4.48)
    Verb("take", CARGO),  # take precious
    Verb("build", SPACE, BUILDING),  # build 8,5 hut
    Verb("activate", SPACE, GOOD),  # activate 8,5 stone
    Verb("collect", SLOT),  # collect quarry/1
    Verb("harvest"),
    Verb("refine", STONE_OR_WOOD),  # refine wood
    Verb("load", CARGO),  # load precious
    Verb("pay_cell", CELL),  # pay_cell fort/1
    Verb("take_office"),
    Verb("free_road"),
    Verb("free_wall"),
    Verb("raise", PLAZA_SIDE),  # raise 7,8
    Verb("road_line", LINE),  # road_line h7
    Verb("road", ROAD_EDGE),  # road h6,7
    Verb("wall", WALL_EDGE),  # wall n5
    Verb("end_effects"),
    # Order of play (RP-4.57)
    Verb("move_order", numbers("place", 1, MOST_SEATS)),  # move_order 1
    Verb("keep_order"),
    # War (RP-4.60 … RP-4.70)
    Verb("attack", WALL_EDGE),  # attack n3
    Verb("group", SIZE),  # group 3
    Verb("bet", numbers("shots", 0, 7)),  # bet 3
    Verb("shoot", WALL_EDGE, SIZE),  # shoot n3 3
    Verb("defend_district", DISTRICT),  # defend_district 6
    Verb("defend", SPACE),  # defend 8,5
    Verb("hire", YES_NO),  # hire yes
    Verb("select", SPACE),  # select 8,5
    Verb("select_outside", WALL_EDGE, SIZE),  # select_outside n3 3
    Verb("step", DIRECTION),  # step north
    Verb("join", DIRECTION, LAYER),  # join north above
    Verb("transfer", DIRECTION),  # transfer east
    Verb("done"),
    Verb("extra", SPACE),  # extra 8,5
    Verb("extra_outside", WALL_EDGE, SIZE),  # extra_outside n3 1
    Verb("sacrifice", SPACE),  # sacrifice 9,5
    Verb("sacrifice_outside", WALL_EDGE, SIZE, OUTSIDE_MARK),  # sacrifice_outside n3 1 ready
    Verb("agree", YES_NO),  # agree yes
    Verb("release", YES_NO),  # release no
    Verb("end_war_turn"),
    Verb("withdraw", YES_NO),  # withdraw no
)

CITY_FIRST: Final[i64] = VERBS.first("city")
PLACE_FIRST: Final[i64] = VERBS.first("place")
EXPROPRIATE_FIRST: Final[i64] = VERBS.first("expropriate")
GRID_FIRST: Final[i64] = VERBS.first("grid")
SHADOW_FIRST: Final[i64] = VERBS.first("shadow")
CELL_FIRST: Final[i64] = VERBS.first("cell")
PAY_NOW_YES: Final[i64] = VERBS.first("pay_now")
PAY_NOW_NO: Final[i64] = PAY_NOW_YES + 1
PAY_FIRST: Final[i64] = VERBS.first("pay")
PAY_WALL_FIRST: Final[i64] = VERBS.first("pay_wall")
WORK_FIRST: Final[i64] = VERBS.first("work")
OFFICE_FIRST: Final[i64] = VERBS.first("office")
PAY_DEPARTURE: Final[i64] = VERBS.first("pay_departure")
END_PLACEMENT: Final[i64] = VERBS.first("end_placement")
OFFER_FIRST: Final[i64] = VERBS.first("offer")
GIVE_FIRST: Final[i64] = VERBS.first("give")
GET_FIRST: Final[i64] = VERBS.first("get")
SEND: Final[i64] = VERBS.first("send")
CANCEL: Final[i64] = VERBS.first("cancel")
TRADE_YES: Final[i64] = VERBS.first("trade")
TRADE_NO: Final[i64] = TRADE_YES + 1
TAKE_FIRST: Final[i64] = VERBS.first("take")
BUILD_FIRST: Final[i64] = VERBS.first("build")
ACTIVATE_FIRST: Final[i64] = VERBS.first("activate")
COLLECT_FIRST: Final[i64] = VERBS.first("collect")
HARVEST: Final[i64] = VERBS.first("harvest")
REFINE_FIRST: Final[i64] = VERBS.first("refine")
LOAD_FIRST: Final[i64] = VERBS.first("load")
PAY_CELL_FIRST: Final[i64] = VERBS.first("pay_cell")
TAKE_OFFICE: Final[i64] = VERBS.first("take_office")
FREE_ROAD: Final[i64] = VERBS.first("free_road")
FREE_WALL: Final[i64] = VERBS.first("free_wall")
RAISE_FIRST: Final[i64] = VERBS.first("raise")
ROAD_LINE_FIRST: Final[i64] = VERBS.first("road_line")
ROAD_FIRST: Final[i64] = VERBS.first("road")
WALL_FIRST: Final[i64] = VERBS.first("wall")
END_EFFECTS: Final[i64] = VERBS.first("end_effects")
MOVE_ORDER_FIRST: Final[i64] = VERBS.first("move_order")
KEEP_ORDER: Final[i64] = VERBS.first("keep_order")
ATTACK_FIRST: Final[i64] = VERBS.first("attack")
GROUP_FIRST: Final[i64] = VERBS.first("group")
BET_FIRST: Final[i64] = VERBS.first("bet")
SHOOT_FIRST: Final[i64] = VERBS.first("shoot")
DEFEND_DISTRICT_FIRST: Final[i64] = VERBS.first("defend_district")
DEFEND_FIRST: Final[i64] = VERBS.first("defend")
HIRE_YES: Final[i64] = VERBS.first("hire")
HIRE_NO: Final[i64] = HIRE_YES + 1
SELECT_FIRST: Final[i64] = VERBS.first("select")
SELECT_OUTSIDE_FIRST: Final[i64] = VERBS.first("select_outside")
STEP_FIRST: Final[i64] = VERBS.first("step")
JOIN_FIRST: Final[i64] = VERBS.first("join")
TRANSFER_FIRST: Final[i64] = VERBS.first("transfer")
DONE: Final[i64] = VERBS.first("done")
EXTRA_FIRST: Final[i64] = VERBS.first("extra")
EXTRA_OUTSIDE_FIRST: Final[i64] = VERBS.first("extra_outside")
SACRIFICE_FIRST: Final[i64] = VERBS.first("sacrifice")
SACRIFICE_OUTSIDE_FIRST: Final[i64] = VERBS.first("sacrifice_outside")
AGREE_YES: Final[i64] = VERBS.first("agree")
AGREE_NO: Final[i64] = AGREE_YES + 1
RELEASE_YES: Final[i64] = VERBS.first("release")
RELEASE_NO: Final[i64] = RELEASE_YES + 1
END_WAR_TURN: Final[i64] = VERBS.first("end_war_turn")
WITHDRAW_YES: Final[i64] = VERBS.first("withdraw")
WITHDRAW_NO: Final[i64] = WITHDRAW_YES + 1

WOOD_PRICES: Final[i64] = MOST_WOOD + 1
LAYERS: Final[i64] = 2


def pay(stone_bought: i64, wood_bought: i64) -> i64:
    """RP-4.14: pay, with so many stones and so much wood replaced by coins."""
    return PAY_FIRST + stone_bought * WOOD_PRICES + wood_bought


def build(space: i64, building: i64) -> i64:
    """RP-4.36: build on a space."""
    return BUILD_FIRST + space * BUILDINGS + building


def activate(space: i64, good: i64) -> i64:
    """RP-4.37: a worker activates the building on a space with this good."""
    return ACTIVATE_FIRST + space * GOODS + good


def outside(first: i64, edge: i64, size: i64) -> i64:
    """An action with an enemy group outside the walls: `shoot`, `select_outside`, `extra_outside`."""
    return first + edge * SIZES + size - 1


def join(direction: i64, is_below: i64) -> i64:
    """RP-4.66: join a group, above it or below."""
    return JOIN_FIRST + direction * LAYERS + is_below


def sacrifice_outside(edge: i64, size: i64, mark: i64) -> i64:
    """RP-4.89: give up a group outside the walls."""
    return SACRIFICE_OUTSIDE_FIRST + (edge * SIZES + size - 1) * OUTSIDE_MARKS + mark

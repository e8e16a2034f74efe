"""Romolo o Remo?'s table of verbs (RR-4.2 … RR-4.15)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.core.verbs import YES_NO, Domain, Verb, Verbs, numbers, seats
from ludoteca.games.romolo_o_remo.board import HEX_NAMES
from ludoteca.games.romolo_o_remo.data import (
    CHARACTER_NAMES,
    CONSTRUCTION_NAMES,
    PIECE_NAMES,
    RESOURCE_NAMES,
    SIDE_NAMES,
    SOURCE_NAMES,
    SOURCES,
    TERRAIN_NAMES,
    TOKEN_NAMES,
    UNIT_NAMES,
    WAREHOUSE_NAMES,
)

# What a Unit can do (RR-4.10), in the order of the table of kinds.
ACT_NAMES: Final = (
    "move",
    "eques_move",
    "nauta_move",
    "peek",
    "convert",
    "build",
    "dismantle",
    "transform",
    "produce",
    "collect",
    "refine",
    "create_worker",
    "create_soldier",
    "create_explorer",
    "hire_mercenaries",
    "hire_character",
    "sell",
    "buy",
    "mercator",
    "praedo",
    "ally_exchange",
    "traductor",
    "obsessor",
)
MOVE: Final = 0
EQUES_MOVE: Final = 1
NAUTA_MOVE: Final = 2
PEEK: Final = 3
CONVERT: Final = 4
BUILD: Final = 5
DISMANTLE: Final = 6
TRANSFORM: Final = 7
PRODUCE: Final = 8
COLLECT: Final = 9
REFINE: Final = 10
CREATE_WORKER: Final = 11
CREATE_SOLDIER: Final = 12
CREATE_EXPLORER: Final = 13
HIRE_MERCENARIES: Final = 14
HIRE_CHARACTER: Final = 15
SELL: Final = 16
BUY: Final = 17
MERCATOR_ACT: Final = 18
PRAEDO_ACT: Final = 19
ALLY_EXCHANGE: Final = 20
TRADUCTOR_ACT: Final = 21
OBSESSOR_ACT: Final = 22
ACTS: Final[i64] = 23

HEX = Domain("hex", HEX_NAMES, is_plain=True)
TERRAIN = Domain("terrain", TERRAIN_NAMES)
RESOURCE = Domain("resource", RESOURCE_NAMES)
COLUMN = RESOURCE.named("column")
ITEM_NAMES = (*RESOURCE_NAMES, "coin")
ITEM = Domain("item", ITEM_NAMES)
SOURCE = Domain("source", SOURCE_NAMES)
UNIT = Domain("unit", UNIT_NAMES)
ACT = Domain("act", ACT_NAMES)
CONSTRUCTION = Domain("construction", CONSTRUCTION_NAMES)
PIECE = Domain("piece", PIECE_NAMES)
STORE = Domain("warehouse", WAREHOUSE_NAMES)
SIDE = Domain("side", SIDE_NAMES)
STOCK = Domain("stock", ("bank", "defensor"))
SLOT = numbers("slot", 1, 8)
CHARACTER = Domain("character", CHARACTER_NAMES)
TOKEN = Domain("token", TOKEN_NAMES)
TRADE = Domain("trade", ("sell", "buy"))
TARGET = seats("target", 4)

VERBS = Verbs(
    Verb("terrain", TERRAIN),  # setup_terrain    terrain hill
    Verb("lay", HEX),  # setup_orient     lay 1,-3
    Verb("take", RESOURCE),  # setup_resource, dismantle_gain, mercator_get, praedo_take
    Verb("tower", HEX),  # setup_tower      tower 1,-3
    Verb("farm", HEX),  # setup_farm
    Verb("warehouse", HEX),  # setup_warehouse
    Verb("worker", HEX),  # setup_worker
    Verb("play_on"),  # end_or_play
    Verb("end_game"),
    Verb("continue"),  # surrender
    Verb("surrender"),
    Verb("hostile"),  # hostility
    Verb("peaceful"),
    Verb("skip_phase"),  # action_main
    Verb("select", UNIT),  # action_main, negotiator_worker
    Verb("use", CHARACTER),  # action_main, att_bonus, def_bonus
    Verb("end_phase"),
    Verb("architectus", HEX),  # architectus_hex, end_architectus
    Verb("trade", TRADE),  # negotiator_trade
    Verb("act", ACT),  # act_kind, traductor_kind
    Verb("move", HEX),  # move_to, nauta_second
    Verb("peek", HEX),  # peek_hex
    Verb("build", CONSTRUCTION),  # build_kind
    Verb("wall", SIDE, STOCK),  # wall_side
    Verb("aedificator", YES_NO),  # use_aedificator
    Verb("foederatus", YES_NO),  # use_foederatus, foederatus_salary
    Verb("nauta", YES_NO),  # use_nauta
    Verb("remove", PIECE),  # dismantle_piece, transform_piece
    Verb("produce", HEX),  # produce_source
    Verb("store", HEX),  # produce_receiver
    Verb("in_hand"),
    Verb("collect", STORE),  # collect_warehouse
    Verb("refine", RESOURCE),  # refine_type
    Verb("hire", numbers("count", 1, 2)),  # merc_number
    Verb("pay", RESOURCE, SOURCE),  # pay_cube, pay_value, pay_salary
    Verb("coins"),  # pay_value, pay_salary
    Verb("engage", SLOT),  # character_pick
    Verb("mark", RESOURCE),  # praepositus_mark, negotiator_mark
    Verb("garrison", numbers("count", 0, 3)),  # defensor_walls
    Verb("sell", RESOURCE, SOURCE),  # sell_cube
    Verb("column", COLUMN),  # sell_column
    Verb("buy", RESOURCE),  # buy_type
    Verb("give", RESOURCE),  # mercator_give
    Verb("raid", TARGET),  # praedo_target
    Verb("raid_ai"),
    Verb("reach", HEX),  # traductor_hex
    Verb("offer", ITEM),  # ally_item
    Verb("request", ITEM),
    Verb("accept", YES_NO),  # ally_accept
    Verb("attack", HEX, TARGET),  # war_main
    Verb("attack_ai", HEX),
    Verb("raze", HEX),
    Verb("end_war"),
    Verb("commit", UNIT),  # war_commit
    Verb("token", TOKEN),  # att_token, def_token
    Verb("retreat", HEX),  # att_retreat, def_retreat
    Verb("stay"),
    Verb("hit", UNIT),  # att_hit, def_hit
    Verb("destroy", PIECE),  # destroy_building, att_hit, def_hit, unpaid_building
    Verb("break", SIDE),  # wall_lot
    Verb("discharge", UNIT),  # unpaid_mercenary
    Verb("dismiss", UNIT),  # dismiss
    Verb("starve", UNIT),  # feed
    Verb("feed"),
    Verb("none"),  # end_architectus
    Verb("influence", HEX),  # end_sacerdos
    Verb("dominion", HEX),  # end_dominion
    Verb("done"),
)
TERRAIN_FIRST: Final[i64] = VERBS.first("terrain")
LAY_FIRST: Final[i64] = VERBS.first("lay")
TAKE_FIRST: Final[i64] = VERBS.first("take")
TOWER_FIRST: Final[i64] = VERBS.first("tower")
FARM_FIRST: Final[i64] = VERBS.first("farm")
WAREHOUSE_FIRST: Final[i64] = VERBS.first("warehouse")
WORKER_FIRST: Final[i64] = VERBS.first("worker")
PLAY_ON: Final[i64] = VERBS.first("play_on")
END_GAME: Final[i64] = VERBS.first("end_game")
CONTINUE: Final[i64] = VERBS.first("continue")
SURRENDER: Final[i64] = VERBS.first("surrender")
HOSTILE: Final[i64] = VERBS.first("hostile")
PEACEFUL: Final[i64] = VERBS.first("peaceful")
SKIP_PHASE: Final[i64] = VERBS.first("skip_phase")
SELECT_FIRST: Final[i64] = VERBS.first("select")
USE_FIRST: Final[i64] = VERBS.first("use")
END_PHASE: Final[i64] = VERBS.first("end_phase")
ARCHITECTUS_FIRST: Final[i64] = VERBS.first("architectus")
TRADE_SELL: Final[i64] = VERBS.first("trade")
TRADE_BUY: Final[i64] = TRADE_SELL + 1
ACT_FIRST: Final[i64] = VERBS.first("act")
MOVE_FIRST: Final[i64] = VERBS.first("move")
PEEK_FIRST: Final[i64] = VERBS.first("peek")
BUILD_FIRST: Final[i64] = VERBS.first("build")
WALL_FIRST: Final[i64] = VERBS.first("wall")
AEDIFICATOR_YES: Final[i64] = VERBS.first("aedificator")
AEDIFICATOR_NO: Final[i64] = AEDIFICATOR_YES + 1
FOEDERATUS_YES: Final[i64] = VERBS.first("foederatus")
FOEDERATUS_NO: Final[i64] = FOEDERATUS_YES + 1
NAUTA_YES: Final[i64] = VERBS.first("nauta")
NAUTA_NO: Final[i64] = NAUTA_YES + 1
REMOVE_FIRST: Final[i64] = VERBS.first("remove")
PRODUCE_FIRST: Final[i64] = VERBS.first("produce")
STORE_FIRST: Final[i64] = VERBS.first("store")
STORE_IN_HAND: Final[i64] = VERBS.first("in_hand")
COLLECT_FIRST: Final[i64] = VERBS.first("collect")
REFINE_FIRST: Final[i64] = VERBS.first("refine")
HIRE_FIRST: Final[i64] = VERBS.first("hire")
PAY_FIRST: Final[i64] = VERBS.first("pay")
COINS: Final[i64] = VERBS.first("coins")
ENGAGE_FIRST: Final[i64] = VERBS.first("engage")
MARK_FIRST: Final[i64] = VERBS.first("mark")
GARRISON_FIRST: Final[i64] = VERBS.first("garrison")
SELL_FIRST: Final[i64] = VERBS.first("sell")
COLUMN_FIRST: Final[i64] = VERBS.first("column")
BUY_FIRST: Final[i64] = VERBS.first("buy")
GIVE_FIRST: Final[i64] = VERBS.first("give")
RAID_FIRST: Final[i64] = VERBS.first("raid")
RAID_AI: Final[i64] = VERBS.first("raid_ai")
REACH_FIRST: Final[i64] = VERBS.first("reach")
OFFER_FIRST: Final[i64] = VERBS.first("offer")
REQUEST_FIRST: Final[i64] = VERBS.first("request")
ACCEPT_YES: Final[i64] = VERBS.first("accept")
ACCEPT_NO: Final[i64] = ACCEPT_YES + 1
ATTACK_FIRST: Final[i64] = VERBS.first("attack")
ATTACK_AI_FIRST: Final[i64] = VERBS.first("attack_ai")
RAZE_FIRST: Final[i64] = VERBS.first("raze")
END_WAR: Final[i64] = VERBS.first("end_war")
COMMIT_FIRST: Final[i64] = VERBS.first("commit")
TOKEN_FIRST: Final[i64] = VERBS.first("token")
RETREAT_FIRST: Final[i64] = VERBS.first("retreat")
STAY: Final[i64] = VERBS.first("stay")
HIT_FIRST: Final[i64] = VERBS.first("hit")
DESTROY_FIRST: Final[i64] = VERBS.first("destroy")
BREAK_FIRST: Final[i64] = VERBS.first("break")
DISCHARGE_FIRST: Final[i64] = VERBS.first("discharge")
DISMISS_FIRST: Final[i64] = VERBS.first("dismiss")
STARVE_FIRST: Final[i64] = VERBS.first("starve")
FEED: Final[i64] = VERBS.first("feed")
NONE: Final[i64] = VERBS.first("none")
INFLUENCE_FIRST: Final[i64] = VERBS.first("influence")
DOMINION_FIRST: Final[i64] = VERBS.first("dominion")
DONE: Final[i64] = VERBS.first("done")

ITEMS: Final[i64] = 6
COIN_ITEM: Final[i64] = 5
STOCKS: Final[i64] = 2
FROM_BANK: Final[i64] = 0
FROM_DEFENSOR: Final[i64] = 1
TARGETS: Final[i64] = 4


def pay(resource: i64, source: i64) -> i64:
    """A cube for a payment, from the hand or from a warehouse."""
    return PAY_FIRST + resource * SOURCES + source


def sell(resource: i64, source: i64) -> i64:
    """A cube for the market, from the hand or from a warehouse."""
    return SELL_FIRST + resource * SOURCES + source


def wall(side: i64, stock: i64) -> i64:
    """A wall on a side of the acting hex, from the Bank or from the Defensor's tile."""
    return WALL_FIRST + side * STOCKS + stock


def attack(hex: i64, target: i64) -> i64:
    """An attack on a player's Units or Tower in a hex."""
    return ATTACK_FIRST + hex * TARGETS + target

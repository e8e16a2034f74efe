"""Which step belongs to which phase, and what it may have under way; everything else is at rest."""

from __future__ import annotations

from collections.abc import Mapping

from ludoteca.games.romolo_o_remo import units
from ludoteca.games.romolo_o_remo.actions import (
    ALLY_EXCHANGE,
    BUILD,
    BUY,
    COLLECT,
    CREATE_EXPLORER,
    CREATE_SOLDIER,
    CREATE_WORKER,
    DISMANTLE,
    EQUES_MOVE,
    HIRE_CHARACTER,
    HIRE_MERCENARIES,
    MERCATOR_ACT,
    MOVE,
    NAUTA_MOVE,
    PEEK,
    PRAEDO_ACT,
    PRODUCE,
    REFINE,
    SELL,
    TRADUCTOR_ACT,
    TRANSFORM,
)
from ludoteca.games.romolo_o_remo.data import (
    NEGOTIATOR,
    PRAEPOSITUS,
)
from ludoteca.games.romolo_o_remo.state import State
from ludoteca.games.romolo_o_remo.steps import (
    action,
    alliance,
    battle,
    building,
    casualties,
    feeding,
    growth,
    hostility,
    maintenance,
    market,
    movement,
    opening,
    payment,
    production,
    raid,
    translation,
    turn,
    war,
)
from ludoteca.games.romolo_o_remo.steps.step import Step

# What a step may have under way; everything else must be as `clear_act` and `clear_battle` leave it.
ACTING = frozenset({"unit", "act", "place", "translated"})
PLAN = ACTING | {"building", "piece", "bank_sides", "tile_sides"}
TRADING = ACTING | {"negotiating", "trades", "traded"}
FIGHTING = frozenset({"place", "defender", "committed", "last_pick"})
BONUSES = FIGHTING | {"attack_bonus", "defence_bonus", "obsessors"}
SHOWN = BONUSES | {"attack_token", "defence_token"}
HITTING = SHOWN | {"hits", "hits_back"}
SALARY = frozenset({"place", "last_pick", "unpaid"})

USED: Mapping[Step, frozenset[str]] = {
    hostility.HOSTILITY: ACTING | {"asking", "question"},
    action.ACT_KIND: frozenset({"unit"}),
    action.NEGOTIATOR_TRADE: frozenset({"unit", "place", "negotiating"}),
    movement.MOVE_TO: ACTING,
    movement.NAUTA_SECOND: ACTING,
    movement.PEEK_HEX: ACTING,
    building.BUILD_KIND: ACTING | {"piece"},
    building.WALL_SIDE: PLAN,
    building.USE_AEDIFICATOR: PLAN,
    building.DISMANTLE_PIECE: ACTING,
    building.DISMANTLE_GAIN: ACTING,
    building.TRANSFORM_PIECE: ACTING,
    payment.PAY_CUBE: PLAN | {"due", "caps", "last_pick"},
    payment.PAY_VALUE: ACTING | {"due", "last_pick", "trades"},
    production.PRODUCE_SOURCE: ACTING,
    production.PRODUCE_RECEIVER: ACTING | {"question"},
    production.COLLECT_WAREHOUSE: ACTING,
    production.REFINE_TYPE: ACTING,
    growth.MERC_NUMBER: ACTING,
    growth.USE_FOEDERATUS: ACTING | {"due", "trades"},
    growth.CHARACTER_PICK: ACTING,
    growth.PRAEPOSITUS_MARK: ACTING,
    growth.NEGOTIATOR_MARK: ACTING,
    growth.DEFENSOR_WALLS: ACTING,
    market.SELL_CUBE: TRADING,
    market.SELL_COLUMN: TRADING | {"sold"},
    market.BUY_TYPE: TRADING,
    market.USE_NAUTA: TRADING,
    market.MERCATOR_GIVE: ACTING,
    market.MERCATOR_GET: ACTING,
    raid.PRAEDO_TARGET: ACTING,
    raid.PRAEDO_TAKE: ACTING | {"due", "defender", "last_pick"},
    translation.TRADUCTOR_HEX: ACTING,
    translation.TRADUCTOR_KIND: ACTING,
    alliance.ALLY_ITEM: ACTING | {"gift", "last_pick"},
    alliance.ALLY_ACCEPT: ACTING | {"gift", "last_pick"},
    war.WAR_COMMIT: FIGHTING,
    war.ATT_BONUS: BONUSES,
    war.DEF_BONUS: BONUSES,
    war.ATT_TOKEN: BONUSES,
    war.DEF_TOKEN: BONUSES | {"attack_token"},
    battle.ATT_RETREAT: SHOWN,
    battle.DEF_RETREAT: SHOWN,
    casualties.DESTROY_BUILDING: HITTING,
    casualties.ATT_HIT: HITTING,
    casualties.DEF_HIT: HITTING,
    casualties.WALL_LOT: HITTING | SALARY | {"due", "bank_sides", "window"},
    maintenance.SALARY_FOEDERATUS: frozenset({"place"}),
    maintenance.PAY_SALARY: SALARY | {"due", "credit"},
    maintenance.UNPAID_BUILDING: SALARY | {"due"},
    maintenance.UNPAID_MERCENARY: SALARY,
    maintenance.DISMISS: frozenset({"place", "last_pick"}),
    feeding.FEED_UNITS: frozenset({"last_pick"}),
}
AT_REST: Mapping[str, int] = {
    **dict.fromkeys(
        ("unit", "act", "place", "question", "building", "piece", "last_pick", "sold", "defender"), -1
    ),
    **dict.fromkeys(("attack_token", "defence_token"), -1),
    **dict.fromkeys(("translated", "negotiating", "asking", "bank_sides", "tile_sides"), 0),
    **dict.fromkeys(("due", "caps", "credit", "trades", "traded", "committed", "unpaid"), 0),
    **dict.fromkeys(("attack_bonus", "defence_bonus", "obsessors", "hits", "hits_back"), 0),
}
ACTS_OF: Mapping[Step, tuple[int, ...]] = {
    movement.MOVE_TO: (MOVE, EQUES_MOVE, NAUTA_MOVE),
    movement.NAUTA_SECOND: (NAUTA_MOVE,),
    movement.PEEK_HEX: (PEEK,),
    building.BUILD_KIND: (BUILD, TRANSFORM),
    building.WALL_SIDE: (BUILD, TRANSFORM),
    building.USE_AEDIFICATOR: (BUILD, TRANSFORM),
    building.DISMANTLE_PIECE: (DISMANTLE,),
    building.DISMANTLE_GAIN: (DISMANTLE,),
    building.TRANSFORM_PIECE: (TRANSFORM,),
    payment.PAY_CUBE: (
        BUILD,
        TRANSFORM,
        REFINE,
        CREATE_WORKER,
        CREATE_SOLDIER,
        CREATE_EXPLORER,
        MERCATOR_ACT,
    ),
    payment.PAY_VALUE: (HIRE_MERCENARIES,),
    production.PRODUCE_SOURCE: (PRODUCE,),
    production.PRODUCE_RECEIVER: (PRODUCE,),
    production.COLLECT_WAREHOUSE: (COLLECT,),
    production.REFINE_TYPE: (REFINE,),
    growth.MERC_NUMBER: (HIRE_MERCENARIES,),
    growth.USE_FOEDERATUS: (HIRE_MERCENARIES,),
    growth.CHARACTER_PICK: (HIRE_CHARACTER,),
    growth.PRAEPOSITUS_MARK: (HIRE_CHARACTER,),
    growth.NEGOTIATOR_MARK: (HIRE_CHARACTER,),
    growth.DEFENSOR_WALLS: (HIRE_CHARACTER,),
    market.SELL_CUBE: (SELL,),
    market.SELL_COLUMN: (SELL,),
    market.BUY_TYPE: (BUY,),
    market.USE_NAUTA: (SELL, BUY),
    market.MERCATOR_GIVE: (MERCATOR_ACT,),
    market.MERCATOR_GET: (MERCATOR_ACT,),
    raid.PRAEDO_TARGET: (PRAEDO_ACT,),
    raid.PRAEDO_TAKE: (PRAEDO_ACT,),
    translation.TRADUCTOR_HEX: (TRADUCTOR_ACT,),
    translation.TRADUCTOR_KIND: (TRADUCTOR_ACT,),
    alliance.ALLY_ITEM: (ALLY_EXCHANGE,),
    alliance.ALLY_ACCEPT: (ALLY_EXCHANGE,),
}
MAIN = (
    action.ACTION_MAIN,
    action.ACT_KIND,
    action.ARCHITECTUS_HEX,
    action.NEGOTIATOR_WORKER,
    action.NEGOTIATOR_TRADE,
)
WAR = tuple(step for step, used in USED.items() if "defender" in used and step is not raid.PRAEDO_TAKE)
AFTER_SHOW = (
    battle.ATT_RETREAT,
    battle.DEF_RETREAT,
    casualties.DESTROY_BUILDING,
    casualties.ATT_HIT,
    casualties.DEF_HIT,
)
MAINTENANCE = (
    maintenance.SALARY_FOEDERATUS,
    maintenance.PAY_SALARY,
    maintenance.UNPAID_BUILDING,
    maintenance.UNPAID_MERCENARY,
    maintenance.DISMISS,
    feeding.FEED_UNITS,
)
PLACING = (opening.SETUP_TOWER, opening.SETUP_FARM, opening.SETUP_WAREHOUSE, opening.SETUP_WORKER)
BY_OTHERS = (hostility.HOSTILITY, alliance.ALLY_ACCEPT)
NEVER_EMPTY = (
    *ACTS_OF,
    action.ACT_KIND,
    action.ARCHITECTUS_HEX,
    action.NEGOTIATOR_WORKER,
    action.NEGOTIATOR_TRADE,
    war.WAR_COMMIT,
    war.ATT_TOKEN,
    war.DEF_TOKEN,
    casualties.WALL_LOT,
)
MAY_BE_EMPTY = (
    building.USE_AEDIFICATOR,
    growth.USE_FOEDERATUS,
    market.SELL_CUBE,
    market.BUY_TYPE,
    market.USE_NAUTA,
    production.PRODUCE_SOURCE,
    translation.TRADUCTOR_HEX,
)


def step_now(s: State) -> Step:
    """The step that counts for the phase: of a wall lot the one it returns to."""
    return s.window if s.step is casualties.WALL_LOT else s.step


def is_action_phase(s: State) -> bool:
    """Is it the Action phase?"""
    if s.step is hostility.HOSTILITY:
        return s.asking != hostility.FOR_FEEDING
    return s.step in MAIN or s.step in ACTS_OF


def is_war_phase(s: State) -> bool:
    """Is it the War phase?"""
    return s.active < s.seats and (s.step is war.WAR_MAIN or step_now(s) in WAR)


def is_maintenance(s: State) -> bool:
    """Is it Maintenance?"""
    if s.step is hostility.HOSTILITY:
        return s.asking == hostility.FOR_FEEDING
    return step_now(s) in MAINTENANCE


def is_marking(s: State) -> int:
    """The character that is being marked, -1 if none is."""
    if s.step is growth.NEGOTIATOR_MARK:
        return NEGOTIATOR
    return PRAEPOSITUS if s.step is growth.PRAEPOSITUS_MARK else -1


def is_revealed(s: State) -> bool:
    """Are the tokens of a battle shown, so that the last one may be spent?"""
    return step_now(s) in AFTER_SHOW and s.defender != war.BUILDINGS


def has_placed(s: State, seat: int, step: Step) -> bool:
    """In the opening: has the seat taken this step of placing its pieces?"""
    if s.step not in PLACING:
        return False
    order = turn.place_in_round(s, seat) - turn.place_in_round(s, s.seat)
    return order < 0 or (order == 0 and PLACING.index(s.step) > PLACING.index(step))


def workers_placed(s: State, seat: int) -> int:
    """In the opening: how many Workers the seat has on the map."""
    if s.step not in PLACING:
        return 0
    order = turn.place_in_round(s, seat) - turn.place_in_round(s, s.seat)
    if order < 0:
        return 2
    has_one = order == 0 and s.step is opening.SETUP_WORKER and s.unit_hex[units.row_of(s, seat, 0)] >= 0
    return int(has_one)

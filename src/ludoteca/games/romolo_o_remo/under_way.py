"""What holds of an act, a battle or a payment under way (RR-8.3, RR-8.6, RR-8.7); the rest is at rest."""

from __future__ import annotations

from collections.abc import Mapping

from ludoteca.games.romolo_o_remo import lands, stores, units
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
    BANK_OF,
    EXCHANGED_ITEMS,
    EXPLORER,
    FIRST_WALL_PIECE,
    MERCENARY,
    NEGOTIATOR,
    PRAEPOSITUS,
    RESOURCES,
    SOLDIER,
    SOURCES,
    TERRAIN_OF,
    UNITS,
    WALL,
    WORKER,
)
from ludoteca.games.romolo_o_remo.state import State
from ludoteca.games.romolo_o_remo.steps import (
    action,
    alliance,
    battle,
    building,
    ending,
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
    rival,
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
    battle.DESTROY_BUILDING: HITTING,
    battle.ATT_HIT: HITTING,
    battle.DEF_HIT: HITTING,
    battle.WALL_LOT: HITTING | SALARY | {"due", "bank_sides", "window"},
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
AFTER_SHOW = (battle.ATT_RETREAT, battle.DEF_RETREAT, battle.DESTROY_BUILDING, battle.ATT_HIT, battle.DEF_HIT)
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
    battle.WALL_LOT,
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
    return s.window if s.step is battle.WALL_LOT else s.step


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


# --- faults --------------------------------------------------------------------------------------


def faults(s: State) -> list[str]:
    """What does not fit the step; asked when everything on the table is in order."""
    return _at_rest(s) or _decider(s) or _opening(s) or _act(s) or _battle(s) or _maintenance(s) or _stuck(s)


def _at_rest(s: State) -> list[str]:
    """Nothing is under way that the step does not know."""
    used = USED.get(s.step, frozenset())
    if s.step is hostility.HOSTILITY:
        acting = s.asking in (hostility.FOR_PRODUCTION, hostility.FOR_TRADUCTOR)
        used = used if acting else frozenset({"asking", "question"})
    if s.step is battle.WALL_LOT:
        used = USED.get(s.window, frozenset()) | {"bank_sides", "window"}
    found = [
        f"{name} is {getattr(s, name)} at {s.step.name}"
        for name, rest in AT_REST.items()
        if name not in used and getattr(s, name) != rest
    ]
    if "gift" not in used and any(s.gift):
        found.append(f"something is offered at {s.step.name}")
    if (s.window is not battle.WALL_LOT) != (s.step is battle.WALL_LOT):
        found.append(f"the step returns to {s.window.name} at {s.step.name}")
    windows = (battle.DESTROY_BUILDING, battle.ATT_HIT, battle.DEF_HIT, maintenance.UNPAID_BUILDING)
    if s.step is battle.WALL_LOT and s.window not in windows:
        found.append(f"walls do not fall at {s.window.name}")
    return found


def _decider(s: State) -> list[str]:
    """The one who decides is the one whom the step asks."""
    if s.over:
        return []
    step = step_now(s)
    if s.active >= s.seats:
        rival_steps = (rival.RIVAL_TURN, rival.RIVAL_BATTLE, *WAR)
        mine = (war.WAR_COMMIT, war.ATT_BONUS, war.ATT_TOKEN, battle.DESTROY_BUILDING)
        wrong = step not in rival_steps or step in mine
        return ["the A.I. is to move, but it is another's step"] if wrong else []
    if step in (rival.RIVAL_TURN, rival.RIVAL_BATTLE):
        return ["it is not the Turn of the A.I."]
    if step in (opening.SETUP_TERRAIN, opening.SETUP_ORIENT, opening.SETUP_RESOURCE, *PLACING):
        return [] if s.active == s.first else ["the first player is not the active one"]
    if step in (ending.END_ARCHITECTUS, ending.END_SACERDOS, ending.END_DOMINION):
        return [] if s.is_in(s.seat) else ["who decides is out of the game"]
    expected = s.active
    if step is hostility.HOSTILITY:
        return _question(s)
    if step is alliance.ALLY_ACCEPT:
        expected = alliance.ally_of(s, s.active)
    elif step in (war.DEF_BONUS, war.DEF_TOKEN, battle.DEF_RETREAT, battle.DEF_HIT) and s.defender < s.seats:
        expected = s.defender
    return [] if s.seat == expected else [f"seat {s.seat} decides instead of {expected}"]


def _question(s: State) -> list[str]:
    """Somebody is asked who has Units there and has not answered."""
    if s.question < 0 or s.seats == 1 or s.always_hostile:
        return ["nobody is asked"]
    foes = hostility.unasked(s, s.question)
    if not foes or s.seat != hostility.first_of(s, foes):
        return [f"seat {s.seat} has not to be asked"]
    if s.asking in (hostility.FOR_PRODUCTION, hostility.FOR_TRADUCTOR):
        act = PRODUCE if s.asking == hostility.FOR_PRODUCTION else TRADUCTOR_ACT
        wrong = _worker(s)
        if wrong or s.act != act:
            return wrong or ["the question does not belong to the act"]
    return [] if hostility.concerns(s, s.asking, s.question) else ["the answer does not matter"]


def _opening(s: State) -> list[str]:
    """Everybody has what he starts with, and has placed what it was time to place."""
    if s.step not in (opening.SETUP_TERRAIN, opening.SETUP_ORIENT, opening.SETUP_RESOURCE, *PLACING):
        return []
    found = []
    for seat in range(s.seats):
        order = turn.place_in_round(s, seat) - turn.place_in_round(s, s.seat)
        chosen = s.step in PLACING or (s.step is opening.SETUP_RESOURCE and order < 0)
        cubes = [int(count) for count in s.cubes[seat * RESOURCES : seat * RESOURCES + RESOURCES]]
        extra = sum(cubes) - 6
        if extra != int(chosen) or min(cubes[:3]) < 2 or s.money[seat] != 4:
            found.append(f"seat {seat} does not start with what it should")
        if s.step in PLACING:
            plains = opening.plains_of(s, seat)
            for step, kind in ((opening.SETUP_FARM, 0), (opening.SETUP_WAREHOUSE, 1)):
                placed = sum(s.built[hex * 8 + kind] for hex in plains)
                if placed != int(has_placed(s, seat, step)):
                    found.append(f"seat {seat} has placed too much or too little")
            workers = [int(s.unit_hex[units.row_of(s, seat, n)]) for n in range(workers_placed(s, seat))]
            if workers != sorted(workers) or any(
                hex not in opening.initial_hexes(s, seat) for hex in workers
            ):
                found.append(f"the Workers of seat {seat} stand in other hexes")
    total = sum(s.built)
    expected = sum(
        int(has_placed(s, seat, opening.SETUP_FARM)) + int(has_placed(s, seat, opening.SETUP_WAREHOUSE))
        for seat in range(s.seats)
    )
    if total != expected or any(s.walls):
        found.append("there are Constructions that nobody has placed")
    if any(s.price[r] != 1 for r in range(RESOURCES)) or any(s.market) or any(s.battle_tokens):
        found.append("something has happened before the first Turn")
    if s.seats == 1 and len(s.events) != 19:
        found.append("events are missing before the first Turn")
    return found


def _worker(s: State) -> list[str]:
    """The Unit that acts is on the map, and acts where it may."""
    if s.unit < 0 or s.unit_hex[s.unit] < 0 or units.owner_of(s, s.unit) != s.active:
        return ["the Unit that acts is not there"]
    if s.place < 0 or not lands.is_explored(s, s.place):
        return ["there is no acting hex"]
    if not s.negotiating and not units.is_standing(s, s.unit) and s.act != NAUTA_MOVE:
        return ["the Unit that acts lies"]
    here = s.unit_hex[s.unit]
    if s.translated:
        beside = lands.direction_of(s, here, s.place) >= 0 and lands.is_land(s, s.place)
        is_ai = s.seats == 1 and s.place == s.capital[lands.RIVAL]
        if not beside or is_ai or not s.has_unused(s.active, 14) or lands.has_hostile(s, s.place):
            return ["the Traductor does not reach that far"]
    elif s.place != here:
        return ["the Unit does not stand in the acting hex"]
    kind = units.kind_of(units.number_of(s, s.unit))
    if s.act <= NAUTA_MOVE and s.act >= 0:
        return []
    if s.act == PEEK:
        return [] if kind == EXPLORER else ["only the Explorer looks under tiles"]
    if kind != WORKER:
        return ["only Workers do that"]
    if s.act != PRAEDO_ACT and not action.is_free(s, s.unit):
        return ["the Worker is not free to act"]
    return []


def _act(s: State) -> list[str]:
    """An act under way can be completed."""
    if s.step is action.ACT_KIND:
        ok = s.unit >= 0 and s.unit_hex[s.unit] >= 0 and units.owner_of(s, s.unit) == s.active
        return [] if ok and units.is_standing(s, s.unit) else ["the Unit that acts is not there"]
    if s.step is action.NEGOTIATOR_TRADE or (s.step in ACTS_OF and s.negotiating):
        found = _worker(s)
        if not found and not (s.negotiating and s.has_unused(s.active, NEGOTIATOR)):
            found = ["the Negotiator does not trade"]
        if not found and (s.translated or not action.may_trade(s, s.unit)):
            found = ["this Worker does not trade for the Negotiator"]
        return found or (_trade(s) if s.step in ACTS_OF else [])
    if s.step not in ACTS_OF:
        return []
    if s.act not in ACTS_OF[s.step]:
        return [f"{s.step.name} belongs to another act"]
    return _worker(s) or _plan(s) or _trade(s) or _growth(s)


def _plan(s: State) -> list[str]:
    """What is being built fits, and is paid as it costs."""
    if s.step is movement.NAUTA_SECOND:
        return [] if s.terrain[s.place] == 3 and s.used >> 10 & 1 else ["the Nauta is not at sea"]
    if (s.piece >= 0) != (s.act == TRANSFORM and s.step is not building.TRANSFORM_PIECE):
        return ["a piece is transformed without need"]
    if s.piece >= 0 and s.piece not in building.removable(s, s.place):
        return ["the piece that is transformed is not there"]
    if s.act not in (BUILD, TRANSFORM):
        other = s.building >= 0 or s.bank_sides or s.tile_sides
        return ["something is built that nobody builds"] if other else _payment(s)
    if s.step in (building.BUILD_KIND, building.TRANSFORM_PIECE):
        return []
    if s.building < 0 or (s.building != WALL and (s.bank_sides or s.tile_sides)):
        return ["there is no telling what is built"]
    if s.step is not payment.PAY_CUBE:
        if (s.building == WALL) != (s.step is building.WALL_SIDE):
            return ["walls are planned side by side, and nothing else is"]
        if s.building != WALL and not building.is_buildable(s, s.place, s.building, s.piece):
            return ["that cannot be built here"]
    if s.building == WALL:
        return _walls(s) or _payment(s)
    if s.bank[BANK_OF[s.building]] == 0 or s.terrain[s.place] != TERRAIN_OF[s.building]:
        return ["that cannot be built here"]
    if s.building == 2 and not lands.is_next_to_water(s, s.place):
        return ["a port needs Water beside it"]
    if not building.fits(s, s.place, s.building, 0, s.piece):
        return ["there is no room for it"]
    if 0 <= s.piece < FIRST_WALL_PIECE and stores.kind_of_piece(s.piece) == s.building:
        return ["it is transformed into itself"]
    return _payment(s)


def _walls(s: State) -> list[str]:
    """Planned walls stand on free sides, and there are so many."""
    planned = s.bank_sides | s.tile_sides
    from_bank, from_tile = lands.BITS[s.bank_sides], lands.BITS[s.tile_sides]
    if planned & s.walls[s.place] or s.bank_sides & s.tile_sides or from_bank + from_tile > 3:
        return ["walls are planned where none can stand"]
    if s.piece >= FIRST_WALL_PIECE:
        return ["a wall is transformed into walls"]
    if from_bank > s.bank[7] or from_tile > (s.defensor_walls if s.owns(s.seat, 4) else 0):
        return ["more walls are planned than there are"]
    if not building.fits(s, s.place, WALL, max(1, from_bank + from_tile), s.piece):
        return ["there is no room for so many walls"]
    if s.step is payment.PAY_CUBE and not from_bank:
        return ["walls of the Defensor cost nothing"]
    return []


def _payment(s: State) -> list[str]:
    """Cubes are due in kinds that the act takes."""
    if s.step is not payment.PAY_CUBE:
        return []
    caps = [payment.cap_of(s.caps, resource) for resource in range(RESOURCES)]
    if s.due < 1 or sum(caps) < s.due or s.last_pick >= RESOURCES * SOURCES:
        return ["there is no telling what is due"]
    kinds = [resource for resource in range(RESOURCES) if caps[resource]]
    allowed: tuple[int, ...] = (1, 2)
    if s.act == CREATE_SOLDIER:
        allowed = (4,)
    elif s.act in (CREATE_WORKER, CREATE_EXPLORER):
        allowed = (0,)
    elif s.act == REFINE:
        allowed = (0, 1, 2, 3)
    elif s.act == MERCATOR_ACT:
        allowed = (0, 1, 2, 3, 4)
    single = s.act not in (BUILD, TRANSFORM)
    if any(kind not in allowed for kind in kinds) or (single and (len(kinds) > 1 or sum(caps) != s.due)):
        return ["cubes are due in kinds that the act does not take"]
    most = {CREATE_WORKER: 3, CREATE_SOLDIER: 2, CREATE_EXPLORER: 2, REFINE: 2, MERCATOR_ACT: 4}
    return ["too many cubes are due"] if s.due > most.get(int(s.act), 7) else []


def _trade(s: State) -> list[str]:
    """A Market action keeps its quota."""
    if s.step in (market.SELL_CUBE, market.BUY_TYPE, market.USE_NAUTA, market.SELL_COLUMN):
        most = 1 + lands.standing_in(s, s.place, 2) + (s.used >> 10 & 1)
        if s.trades + s.traded > most or (s.trades + s.traded < 1 + lands.standing_in(s, s.place, 2)):
            return ["the number of trades is not right"]
        if s.step is market.USE_NAUTA and s.trades:
            return ["the Nauta waits for the last trade"]
        if s.step is market.SELL_COLUMN and (s.sold < 0 or not s.trades or not s.price[s.sold]):
            return ["nothing was sold"]
        kinds = s.negotiator_marks if s.negotiating else market.ANY_KIND
        if s.sold >= 0 and not kinds >> s.sold & 1:
            return ["the Negotiator does not trade that"]
    if s.step in (market.MERCATOR_GET, market.MERCATOR_GIVE) or s.act == MERCATOR_ACT:
        return [] if s.has_unused(s.seat, 9) else ["there is no Mercator"]
    if s.act == PRAEDO_ACT:
        return _raid(s)
    if s.act == ALLY_EXCHANGE:
        return _exchange(s)
    return []


def _raid(s: State) -> list[str]:
    """The raid has a target, and takes what is there."""
    if s.step is raid.PRAEDO_TARGET:
        return [] if raid.can_raid(s, s.place) else ["there is nobody to raid"]
    if not 0 <= s.defender < s.seats or not s.is_foe(s.active, s.defender) or not s.used >> 13 & 1:
        return ["there is nobody to raid"]
    return [] if 1 <= s.due <= 3 else ["the die does not give so many cubes"]


def _exchange(s: State) -> list[str]:
    """Both have what they would give, three things at most."""
    if not s.allied or not s.is_in(alliance.ally_of(s, s.active)) or s.refused:
        return ["there is no ally to ask"]
    ally = alliance.ally_of(s, s.active)
    for item in range(6):
        if s.gift[item] > alliance.has(s, s.active, item):
            return ["more is offered than there is"]
        if s.gift[6 + item] > alliance.has(s, ally, item):
            return ["more is asked for than there is"]
    count = alliance.items(s)
    highest = max((item for item in range(12) if s.gift[item]), default=-1)
    if s.last_pick != highest:
        return ["things are offered in another order"]
    if s.step is alliance.ALLY_ACCEPT:
        return [] if 1 <= count <= EXCHANGED_ITEMS else ["nothing is offered, or too much"]
    return [] if count < EXCHANGED_ITEMS else ["enough is offered"]


def _growth(s: State) -> list[str]:
    """Figures, limits and prices allow what is being created or hired."""
    if s.act == CREATE_WORKER and not growth.has_room_for_worker(s):
        return ["there is no room for another Worker"]
    military = growth.soldiers_and_mercenaries(s, s.active)
    if s.act == CREATE_SOLDIER and (
        s.place != s.capital[s.active]
        or units.in_supply(s, s.active, SOLDIER) == units.NO_UNIT
        or military >= lands.military_limit(s, s.active)
    ):
        return ["there is no room for another Soldier"]
    if s.act == CREATE_EXPLORER and units.in_supply(s, s.active, EXPLORER) == units.NO_UNIT:
        return ["there is no Explorer left"]
    if s.act == HIRE_MERCENARIES and s.step is not growth.MERC_NUMBER:
        if not 1 <= s.trades <= 2 or s.bank[8] < s.trades:
            return ["so many Mercenaries cannot be hired"]
        if military + s.trades > lands.military_limit(s, s.active) or not 1 <= s.due <= 2 * s.trades:
            return ["so many Mercenaries cannot be hired"]
        can_pay = growth.means(s, s.place) >= s.due
        if not can_pay and (s.step is payment.PAY_VALUE or not growth.has_charge(s, s.active)):
            return ["the Mercenaries cannot be paid"]
        if s.last_pick >= RESOURCES * SOURCES:
            return ["there is no telling what was paid"]
    if s.act == HIRE_CHARACTER:
        if s.step is growth.CHARACTER_PICK:
            return [] if growth.can_hire_character(s) else ["no character can be hired"]
        owner = {
            growth.DEFENSOR_WALLS: 4,
            growth.NEGOTIATOR_MARK: NEGOTIATOR,
            growth.PRAEPOSITUS_MARK: PRAEPOSITUS,
        }[s.step]
        if not s.hired or not s.owns(s.active, owner):
            return ["nobody has just been hired"]
        if s.step is growth.DEFENSOR_WALLS and s.defensor_walls:
            return ["the Defensor has walls already"]
    return []


def _battle(s: State) -> list[str]:
    """A battle has a place, two sides and values that fit."""
    step = step_now(s)
    if step not in WAR:
        return []
    if s.place < 0 or not lands.is_explored(s, s.place) or s.place not in list(s.on_map):
        return ["the battle has no place"]
    if s.active >= s.seats:
        if s.defender != 0 or s.committed:
            return ["the A.I. attacks somebody else"]
        if s.legion[s.place] == 0 and step in (war.DEF_BONUS, war.DEF_TOKEN, battle.ATT_RETREAT):
            return ["the A.I. attacks without Units"]
    elif s.defender == war.BUILDINGS:
        if step not in (war.WAR_COMMIT, war.ATT_BONUS, battle.DESTROY_BUILDING):
            return ["buildings do not fight back"]
        if lands.has_foe(s, s.active, s.place):
            return ["there are others to fight first"]
    elif s.defender < 0 or not s.is_foe(s.active, s.defender):
        return ["nobody is attacked"]
    return _sides(s, step) or _values(s, step)


def _sides(s: State, step: Step) -> list[str]:
    """Attackers stand in the hex; somebody defends."""
    late = step in (battle.DESTROY_BUILDING, battle.ATT_HIT, battle.DEF_HIT)
    if s.active < s.seats:
        for number in range(UNITS):
            row = units.row_of(s, s.active, number)
            if s.committed >> row & 1 and (
                units.on_map(s, s.active, number) == units.NO_UNIT
                or s.unit_hex[row] != s.place
                or not units.is_standing(s, row)
            ):
                return ["somebody attacks who is not there or lies"]
        if not s.committed and step is not war.WAR_COMMIT and not late:
            return ["nobody attacks"]
    if s.defender >= 0 and not late:
        if s.defender >= s.seats:
            if s.legion[s.place] == 0:
                return ["nobody defends"]
        elif not units.is_here(s, s.defender, s.place) and s.capital[s.defender] != s.place:
            return ["nobody defends"]
    return []


def _values(s: State, step: Step) -> list[str]:
    """Bonuses, tokens and hits are such as a battle can bring."""
    if s.attack_bonus > 8 or s.defence_bonus > 5 or s.hits > 12 or s.hits_back > 4:
        return ["the bonuses or hits are too high"]
    if step is not battle.DESTROY_BUILDING and s.hits > 4:
        return ["there are too many hits"]
    if step is battle.DEF_HIT and s.hits:
        return ["the attacker has not assigned his hits"]
    shown = step in AFTER_SHOW and s.defender != war.BUILDINGS
    chosen = step is war.DEF_TOKEN and s.active < s.seats
    if (s.attack_token >= 0) != (shown or chosen) or (s.defence_token >= 0) != shown:
        return ["a token is shown too soon or too late"]
    if chosen and not s.tokens[s.active] >> s.attack_token & 1:
        return ["the attacker has no such token"]
    if step in (war.ATT_TOKEN, war.DEF_TOKEN) and s.uses_die:
        return ["with the die there are no tokens"]
    if shown and not s.uses_die:
        for seat, token in ((s.active, s.attack_token), (s.defender, s.defence_token)):
            if seat < s.seats and (s.tokens[seat] >> token & 1 or s.hidden_token[seat] == token):
                return ["a token was shown that is still there"]
    if s.bank_sides and (s.step is not battle.WALL_LOT or s.bank_sides & ~s.walls[s.place]):
        return ["walls fall that are not there"]
    if step is battle.ATT_RETREAT and s.attack_token != 4:
        return ["only that symbol allows a retreat"]
    if step is battle.DEF_RETREAT and s.defence_token != 4:
        return ["only that symbol allows a retreat"]
    return []


def _maintenance(s: State) -> list[str]:
    """Salary and losses can be paid."""
    step = step_now(s)
    if step not in MAINTENANCE:
        return []
    if step is not feeding.FEED_UNITS and s.place != s.capital[s.active]:
        return ["Maintenance looks at the Capital"]
    if s.bank_sides and (s.step is not battle.WALL_LOT or s.bank_sides & ~s.walls[s.place]):
        return ["walls fall that are not there"]
    count = maintenance.mercenaries_of(s, s.active)
    if s.unpaid > count:
        return ["more Mercenaries are unpaid than there are"]
    if step is maintenance.UNPAID_MERCENARY and s.unpaid > units.count_on_map(s, s.active, MERCENARY):
        return ["more Mercenaries go than there are"]
    if step is maintenance.UNPAID_BUILDING and s.due > s.unpaid:
        return ["more Constructions go than Mercenaries are unpaid"]
    if step is maintenance.PAY_SALARY:
        value = maintenance.salt_value(s)
        means = (
            s.cubes[s.seat * RESOURCES + 3]
            + (s.credit + s.money[s.seat] + maintenance.other_cubes(s, max(0, s.last_pick))) // value
        )
        if s.due > means or s.credit >= value or s.due > count * (count + 1) // 2:
            return ["the salary cannot be paid"]
    if step is maintenance.UNPAID_BUILDING and s.due:
        pieces = battle.destructible(s, s.place)
        later = [piece for piece in pieces if battle.PIECE_PICK + piece >= s.last_pick]
        if pieces and not later:
            return ["Constructions go in another order"]
    return []


def _stuck(s: State) -> list[str]:
    """Where a choice must be possible, there is one (RR-8.16)."""
    if s.step in NEVER_EMPTY and s.step not in MAY_BE_EMPTY and not s.choices():
        return [f"there is nothing to choose at {s.step.name}"]
    if s.step is feeding.FEED_UNITS and not s.choices():
        eaters = feeding.eaters_of(s)
        if len(eaters) > feeding.fed(s, eaters):
            return ["nobody can be fed or removed"]
    if s.step is maintenance.UNPAID_MERCENARY and s.unpaid and not s.choices():
        return ["nobody can be discharged"]
    if s.step in (battle.ATT_HIT, battle.DEF_HIT) and s.last_pick >= 0 and not s.choices():
        hits = s.hits if s.step is battle.ATT_HIT else s.hits_back
        others = s.committed if s.step is battle.DEF_HIT else 0
        if hits and others:
            return ["nobody can be hit"]
    return []

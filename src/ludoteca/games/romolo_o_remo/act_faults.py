"""What holds of an act under way (RR-8.6, RR-8.7): the Unit is there, and what it does can be completed."""

from __future__ import annotations

from ludoteca.games.romolo_o_remo import lands, stores, units
from ludoteca.games.romolo_o_remo.actions import (
    ALLY_EXCHANGE,
    BUILD,
    CREATE_EXPLORER,
    CREATE_SOLDIER,
    CREATE_WORKER,
    HIRE_CHARACTER,
    HIRE_MERCENARIES,
    ITEMS,
    MERCATOR_ACT,
    NAUTA_MOVE,
    PEEK,
    PRAEDO_ACT,
    REFINE,
    TRANSFORM,
)
from ludoteca.games.romolo_o_remo.data import (
    BANK_MERCENARIES,
    BANK_OF,
    BANK_WALLS,
    DEFENSOR,
    EXCHANGED_ITEMS,
    EXPLORER,
    FIRST_WALL_PIECE,
    GRAIN,
    MERCATOR,
    MOST_WALLS,
    NAUTA,
    NEGOTIATOR,
    PORT,
    PRAEDO,
    PRAEPOSITUS,
    REFINED,
    RESOURCES,
    SALT,
    SOLDIER,
    SOURCES,
    STONE,
    TERRAIN_OF,
    TRADUCTOR,
    WALL,
    WATER,
    WOOD,
    WORKER,
)
from ludoteca.games.romolo_o_remo.phases import (
    ACTS_OF,
)
from ludoteca.games.romolo_o_remo.state import State
from ludoteca.games.romolo_o_remo.steps import (
    action,
    alliance,
    building,
    growth,
    market,
    movement,
    payment,
    raid,
)


def worker_faults(s: State) -> list[str]:
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
        if not beside or is_ai or not s.has_unused(s.active, TRADUCTOR) or lands.has_hostile(s, s.place):
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


def act_faults(s: State) -> list[str]:
    """An act under way can be completed."""
    if s.step is action.ACT_KIND:
        ok = s.unit >= 0 and s.unit_hex[s.unit] >= 0 and units.owner_of(s, s.unit) == s.active
        return [] if ok and units.is_standing(s, s.unit) else ["the Unit that acts is not there"]
    if s.step is action.NEGOTIATOR_TRADE or (s.step in ACTS_OF and s.negotiating):
        found = worker_faults(s)
        if not found and not (s.negotiating and s.has_unused(s.active, NEGOTIATOR)):
            found = ["the Negotiator does not trade"]
        if not found and (s.translated or not action.may_trade(s, s.unit)):
            found = ["this Worker does not trade for the Negotiator"]
        return found or (_trade(s) if s.step in ACTS_OF else [])
    if s.step not in ACTS_OF:
        return []
    if s.act not in ACTS_OF[s.step]:
        return [f"{s.step.name} belongs to another act"]
    return worker_faults(s) or _plan(s) or _trade(s) or _growth(s)


def _plan(s: State) -> list[str]:
    """What is being built fits, and is paid as it costs."""
    if s.step is movement.NAUTA_SECOND:
        return [] if s.terrain[s.place] == WATER and s.used >> NAUTA & 1 else ["the Nauta is not at sea"]
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
    if s.building == PORT and not lands.is_next_to_water(s, s.place):
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
    if planned & s.walls[s.place] or s.bank_sides & s.tile_sides or from_bank + from_tile > MOST_WALLS:
        return ["walls are planned where none can stand"]
    if s.piece >= FIRST_WALL_PIECE:
        return ["a wall is transformed into walls"]
    if from_bank > s.bank[BANK_WALLS] or from_tile > (s.defensor_walls if s.owns(s.seat, DEFENSOR) else 0):
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
    allowed: tuple[int, ...] = (WOOD, STONE)
    if s.act == CREATE_SOLDIER:
        allowed = (REFINED,)
    elif s.act in (CREATE_WORKER, CREATE_EXPLORER):
        allowed = (GRAIN,)
    elif s.act == REFINE:
        allowed = (GRAIN, WOOD, STONE, SALT)
    elif s.act == MERCATOR_ACT:
        allowed = tuple(range(RESOURCES))
    single = s.act not in (BUILD, TRANSFORM)
    if any(kind not in allowed for kind in kinds) or (single and (len(kinds) > 1 or sum(caps) != s.due)):
        return ["cubes are due in kinds that the act does not take"]
    most = {CREATE_WORKER: 3, CREATE_SOLDIER: 2, CREATE_EXPLORER: 2, REFINE: 2, MERCATOR_ACT: 4}
    return ["too many cubes are due"] if s.due > most.get(int(s.act), 7) else []


def _trade(s: State) -> list[str]:
    """A Market action keeps its quota."""
    if s.step in (market.SELL_CUBE, market.BUY_TYPE, market.USE_NAUTA, market.SELL_COLUMN):
        most = 1 + lands.standing_in(s, s.place, PORT) + (s.used >> NAUTA & 1)
        if s.trades + s.traded > most or (s.trades + s.traded < 1 + lands.standing_in(s, s.place, PORT)):
            return ["the number of trades is not right"]
        if s.step is market.USE_NAUTA and s.trades:
            return ["the Nauta waits for the last trade"]
        if s.step is market.SELL_COLUMN and (s.sold < 0 or not s.trades or not s.price[s.sold]):
            return ["nothing was sold"]
        kinds = s.negotiator_marks if s.negotiating else market.ANY_KIND
        if s.sold >= 0 and not kinds >> s.sold & 1:
            return ["the Negotiator does not trade that"]
    if s.step in (market.MERCATOR_GET, market.MERCATOR_GIVE) or s.act == MERCATOR_ACT:
        return [] if s.has_unused(s.seat, MERCATOR) else ["there is no Mercator"]
    if s.act == PRAEDO_ACT:
        return _raid(s)
    if s.act == ALLY_EXCHANGE:
        return _exchange(s)
    return []


def _raid(s: State) -> list[str]:
    """The raid has a target, and takes what is there."""
    if s.step is raid.PRAEDO_TARGET:
        return [] if raid.can_raid(s, s.place) else ["there is nobody to raid"]
    if not 0 <= s.defender < s.seats or not s.is_foe(s.active, s.defender) or not s.used >> PRAEDO & 1:
        return ["there is nobody to raid"]
    return [] if 1 <= s.due <= 3 else ["the die does not give so many cubes"]


def _exchange(s: State) -> list[str]:
    """Both have what they would give, three things at most."""
    if not s.allied or not s.is_in(alliance.ally_of(s, s.active)) or s.refused:
        return ["there is no ally to ask"]
    ally = alliance.ally_of(s, s.active)
    for item in range(ITEMS):
        if s.gift[item] > alliance.has(s, s.active, item):
            return ["more is offered than there is"]
        if s.gift[ITEMS + item] > alliance.has(s, ally, item):
            return ["more is asked for than there is"]
    count = alliance.items(s)
    highest = max((item for item in range(2 * ITEMS) if s.gift[item]), default=-1)
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
        if not 1 <= s.trades <= 2 or s.bank[BANK_MERCENARIES] < s.trades:
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
            growth.DEFENSOR_WALLS: DEFENSOR,
            growth.NEGOTIATOR_MARK: NEGOTIATOR,
            growth.PRAEPOSITUS_MARK: PRAEPOSITUS,
        }[s.step]
        if not s.hired or not s.owns(s.active, owner):
            return ["nobody has just been hired"]
        if s.step is growth.DEFENSOR_WALLS and s.defensor_walls:
            return ["the Defensor has walls already"]
    return []

"""The sequence of play (RR-4.6): a Turn is an Action phase, a War phase and Maintenance.

Setup:        secret tiles, the map, a cube of choice; each player places Tower, farm, warehouse, two Workers
Turn:         end the game or play on; surrender without Workers
Action:       Units act one after the other; owners declare hostile Units when it matters
War:          attacks with Units, bonuses, secret tokens; retreats, hits, buildings
Maintenance:  income, salary, dismissal, food; market and reactivation
A.I.:         alone, the A.I. moves and fights, and an event follows
End:          Architectus, Sacerdos, Dominion
"""

from __future__ import annotations

from typing import Final

from ludoteca.core.steps import names_of
from ludoteca.games.romolo_o_remo.steps import (
    action,
    alliance,
    battle,
    building,
    casualties,
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

STEPS: Final[tuple[Step, ...]] = (
    opening.SETUP_TERRAIN,
    opening.SETUP_ORIENT,
    opening.SETUP_RESOURCE,
    opening.SETUP_TOWER,
    opening.SETUP_FARM,
    opening.SETUP_WAREHOUSE,
    opening.SETUP_WORKER,
    turn.END_OR_PLAY,
    turn.SURRENDERS,
    hostility.HOSTILITY,
    action.ACTION_MAIN,
    action.ACT_KIND,
    action.ARCHITECTUS_HEX,
    action.NEGOTIATOR_WORKER,
    action.NEGOTIATOR_TRADE,
    movement.MOVE_TO,
    movement.NAUTA_SECOND,
    movement.PEEK_HEX,
    building.BUILD_KIND,
    building.WALL_SIDE,
    building.USE_AEDIFICATOR,
    building.DISMANTLE_PIECE,
    building.DISMANTLE_GAIN,
    building.TRANSFORM_PIECE,
    payment.PAY_CUBE,
    payment.PAY_VALUE,
    production.PRODUCE_SOURCE,
    production.PRODUCE_RECEIVER,
    production.COLLECT_WAREHOUSE,
    production.REFINE_TYPE,
    growth.MERC_NUMBER,
    growth.USE_FOEDERATUS,
    growth.CHARACTER_PICK,
    growth.PRAEPOSITUS_MARK,
    growth.NEGOTIATOR_MARK,
    growth.DEFENSOR_WALLS,
    market.SELL_CUBE,
    market.SELL_COLUMN,
    market.BUY_TYPE,
    market.USE_NAUTA,
    market.MERCATOR_GIVE,
    market.MERCATOR_GET,
    raid.PRAEDO_TARGET,
    raid.PRAEDO_TAKE,
    translation.TRADUCTOR_HEX,
    translation.TRADUCTOR_KIND,
    alliance.ALLY_ITEM,
    alliance.ALLY_ACCEPT,
    war.WAR_MAIN,
    war.WAR_COMMIT,
    war.ATT_BONUS,
    war.DEF_BONUS,
    war.ATT_TOKEN,
    war.DEF_TOKEN,
    battle.ATT_RETREAT,
    battle.DEF_RETREAT,
    casualties.DESTROY_BUILDING,
    casualties.ATT_HIT,
    casualties.DEF_HIT,
    casualties.WALL_LOT,
    maintenance.SALARY_FOEDERATUS,
    maintenance.PAY_SALARY,
    maintenance.UNPAID_BUILDING,
    maintenance.UNPAID_MERCENARY,
    maintenance.DISMISS,
    feeding.FEED_UNITS,
    rival.RIVAL_TURN,
    rival.RIVAL_BATTLE,
    ending.END_ARCHITECTUS,
    ending.END_SACERDOS,
    ending.END_DOMINION,
    turn.GAME_OVER,
)
STEP_NAMES: Final = names_of(STEPS)

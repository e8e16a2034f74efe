"""The sequence of play: twenty years of placement, effects and checks (RP-4.1).

Placement:  each player in order puts up to five workers on the board
Completion: the ship returns; full grids are completed, their completers place tiles and segments
Effects:    each player in order builds, activates, collects, loads, pays; then the ship departs
War:        a roll may call the enemies: attack, cannons, defence, rounds of moving and fighting, withdrawal
Order:      whoever has extra pawns on the order track may move; then the next year
"""

from __future__ import annotations

from typing import Final

from ludoteca.core.steps import names_of
from ludoteca.games.rio_de_la_plata.steps import (
    cannons,
    consent,
    defence,
    effects,
    majors,
    movement,
    payment,
    placement,
    trade,
    war,
    withdrawal,
    year,
)
from ludoteca.games.rio_de_la_plata.steps.step import Step

STEPS: Final[tuple[Step, ...]] = (
    placement.PLACEMENT,
    placement.CITY_SPACE,
    placement.GRID_CELL,
    payment.PAY_NOW,
    payment.PAYMENT,
    trade.TRADE_OFFER,
    trade.TRADE_ANSWER,
    majors.MAJOR_SITE,
    majors.ROAD_LINE,
    majors.ROAD_EDGE,
    majors.WALL_EDGE,
    effects.MERCHANT,
    effects.EFFECTS,
    war.ATTACK_EDGE,
    war.ATTACK_SIZE,
    cannons.CANNON_BET,
    cannons.CANNON_SHOT,
    defence.DEFEND_DISTRICT,
    defence.DEFEND_SPACE,
    defence.DEFEND_HIRE,
    movement.WAR_TURN,
    movement.WAR_MOVE,
    movement.SACRIFICE,
    consent.ANSWER_JOIN,
    consent.ANSWER_SACRIFICE,
    withdrawal.WITHDRAW,
    year.MOVE_ORDER,
    year.GAME_OVER,
)
STEP_NAMES: Final = names_of(STEPS)

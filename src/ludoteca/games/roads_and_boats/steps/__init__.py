"""The sequence of play (RB-5.3): a turn has four phases, played by one player after the other.

Set-up:      a free map is built tile by tile; then everybody chooses a home
Order:       at the start of every phase anybody may demand it: prayer, then positions
Production:  primary producers; each player makes, discards and stows; then what runs by itself
Movement:    each player sets carried transporters down, then moves one transporter after the other
Building:    each player chooses a site and builds one thing there, again and again
Wonder:      each player buys bricks; then a neutral brick
"""

from __future__ import annotations

from typing import Final

from ludoteca.core.steps import names_of
from ludoteca.games.roads_and_boats.steps import (
    building,
    carrying,
    construction,
    cooperation,
    ending,
    exchange,
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
from ludoteca.games.roads_and_boats.steps.step import Step

STEPS: Final[tuple[Step, ...]] = (
    construction.CHOOSE_TILE,
    construction.LAY_TILE,
    construction.TURN_TILE,
    start.CHOOSE_START,
    start.START_BANK,
    order.DEMAND,
    order.PRAY,
    order.POSITION,
    production.MAKE,
    launching.LAUNCH,
    production.TOPIC,
    production.UPGRADE,
    limits.DISCARD,
    stow.STOW,
    stow.STOW_PARTNER,
    exchange.EXCHANGE,
    exchange.RETURN,
    carrying.CARRIED,
    movement.SELECT,
    movement.MOVE,
    building.CHOOSE_SITE,
    building.BUILD,
    building.BUILD_BANK,
    building.FILL,
    wonder.BUY_BRICK,
    wonder.PAY,
    payment.SOURCE,
    cooperation.ASK,
    cooperation.ANSWER,
    ending.GAME_OVER,
)
STEP_NAMES: Final = names_of(STEPS)

"""The sequence of play: eight turns of placement, resolution, income and benefits (AD-4.3).

Auction:    an option: bids for the turn order; the winner discovers the Caribbean
A           each player in turn places a unit, until all hands are empty
B1 to B4    initiative pays; the dock sails; goods are picked; the ship is won
B5          each unit may buy a building; some work at once
B6          each player may send an expedition
B7          specialists are gained and trained
B8          each unit may declare a battle or a war
C, D        set income; benefits of buildings, moves last
S, E to J   colonies score in turns 3, 6 and 8; buildings, goods, ship and hands are refreshed; new turn order
University  its owner is asked in windows between these phases
"""

from __future__ import annotations

from typing import Final

from ludoteca.core.steps import names_of
from ludoteca.games.age_of_discovery.steps import (
    auction,
    battle,
    capital,
    discovery,
    dock,
    moves,
    placement,
    specialists,
    trade_goods,
    turn,
    university,
    warfare,
)
from ludoteca.games.age_of_discovery.steps.step import Step

STEPS: Final[tuple[Step, ...]] = (
    auction.AUCTION_BID,
    auction.AUCTION_SPECIALIST,
    placement.PLACE_UNIT,
    placement.PLACE_BOX,
    university.UNIVERSITY_ADVANCE,
    dock.DOCK_REGION,
    trade_goods.PICK_GOOD,
    capital.BUY,
    capital.CARTOGRAPHY_REGION,
    capital.ALLIES_REGION,
    discovery.EXP_LAUNCH,
    discovery.EXP_CAPTAINS,
    discovery.EXP_SOLDIERS,
    discovery.EXP_OTHERS,
    discovery.EXP_REGION,
    specialists.TRAIN,
    warfare.WAR_KIND,
    warfare.BATTLE_REGION,
    warfare.BATTLE_OPPONENT,
    warfare.WAR_OPPONENT,
    battle.CASUALTIES,
    moves.STABLES_FROM,
    moves.STABLES_TO,
    moves.MIGRATION_FROM,
    moves.MIGRATION_TO,
    moves.MIGRATION_UNITS,
    turn.GAME_OVER,
)
STEP_NAMES: Final = names_of(STEPS)

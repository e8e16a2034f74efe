"""The sequence of play: a round is a list of picks, a pick is a role and its phase (PR-5.1, PR-4.2).

Round:      each player in turn chooses a role; its phase is played before the next one chooses
Settler:    each player: hacienda, tile, hospice; then new plantations
Mayor:      privilege; colonists from the ship; each player places his; then a new ship
Builder:    each player: building, university
Craftsman:  everybody produces; the craftsman's extra good
Trader:     each player sells one good while the house has room
Captain:    players load in turn until nobody can; each stores; full ships leave
Prospector: one doubloon
"""

from __future__ import annotations

from typing import Final

from ludoteca.core.steps import names_of
from ludoteca.games.puerto_rico.steps import (
    builder,
    captain,
    craftsman,
    mayor,
    roles,
    settler,
    storage,
    trader,
)
from ludoteca.games.puerto_rico.steps.step import Step

STEPS: Final[tuple[Step, ...]] = (
    roles.CHOOSE_ROLE,
    settler.SETTLER_HACIENDA,
    settler.SETTLER_TILE,
    settler.SETTLER_HOSPICE,
    mayor.MAYOR_PRIVILEGE,
    mayor.MAYOR_ASSIGN,
    builder.BUILDER_BUILD,
    builder.BUILDER_UNIVERSITY,
    craftsman.CRAFTSMAN_BONUS,
    trader.TRADER_SELL,
    captain.CAPTAIN_LOAD,
    storage.CAPTAIN_STORE,
    roles.GAME_OVER,
)
STEP_NAMES: Final = names_of(STEPS)

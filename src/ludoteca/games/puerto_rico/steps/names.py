"""The decision states of the rules (PR-4.2), numbered."""

from __future__ import annotations

from typing import Final

STEP_NAMES: Final = (
    "choose_role",
    "settler_hacienda",
    "settler_tile",
    "settler_hospice",
    "mayor_privilege",
    "mayor_assign",
    "builder_build",
    "builder_university",
    "craftsman_bonus",
    "trader_sell",
    "captain_load",
    "captain_store",
    "game_over",
)
CHOOSE_ROLE: Final = 0
SETTLER_HACIENDA: Final = 1
SETTLER_TILE: Final = 2
SETTLER_HOSPICE: Final = 3
MAYOR_PRIVILEGE: Final = 4
MAYOR_ASSIGN: Final = 5
BUILDER_BUILD: Final = 6
BUILDER_UNIVERSITY: Final = 7
CRAFTSMAN_BONUS: Final = 8
TRADER_SELL: Final = 9
CAPTAIN_LOAD: Final = 10
CAPTAIN_STORE: Final = 11
GAME_OVER: Final = 12

"""Does a game keep the contract of `core`? For authors of games: `check_game(game)` tells.

from ludoteca.testing import check_game

def test_my_game_keeps_the_contract():
    check_game(ludoteca.game("my_game"))
"""

from __future__ import annotations

from ludoteca.testing.conformance import CHECKS, check_game
from ludoteca.testing.fields import Forgotten, field_names, forgotten_fields
from ludoteca.testing.report import BrokenContract, Report

__all__ = [
    "CHECKS",
    "BrokenContract",
    "Forgotten",
    "Report",
    "check_game",
    "field_names",
    "forgotten_fields",
]

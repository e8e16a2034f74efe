"""What a bot knows about Romolo o Remo?: hopes of every seat, and what looks promising.

knowledge        shares of victory, plans for a Turn
seat_worth       what a seat hopes for: points as they stand, and all that is not points yet
labour_worth     what Workers can produce, and who goes hungry
building_worth   what cubes are good for: the buildings that a seat saves for
realm_worth      the Capital, the land around it, and its safety
alone_worth      what is different against the A.I. of the solo game
thumb            small choices by a rule of thumb
traits           what a network is told
"""

from __future__ import annotations

from ludoteca.games.romolo_o_remo.insight.knowledge import RomoloORemoInsight
from ludoteca.games.romolo_o_remo.insight.traits import RomoloORemoTraits

COMPILED = (
    "alone_worth",
    "building_worth",
    "knowledge",
    "labour_worth",
    "realm_worth",
    "seat_worth",
    "thumb",
    "traits",
)
__all__ = ["RomoloORemoInsight", "RomoloORemoTraits"]

"""What a bot knows about Romolo o Remo?: hopes of every seat, and what looks promising.

knowledge        shares of victory, plans for a Turn
lines            ways on from a decision, and what they gain
foresight        what comes of an act some Rounds later
seat_worth       what a seat hopes for: its points, and all that is not points yet
points_worth     points as they stand, and leads in categories
end_worth        how far the end is, and what it is worth to whoever would win
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
    "end_worth",
    "foresight",
    "knowledge",
    "labour_worth",
    "lines",
    "points_worth",
    "realm_worth",
    "seat_worth",
    "thumb",
    "traits",
)
__all__ = ["RomoloORemoInsight", "RomoloORemoTraits"]

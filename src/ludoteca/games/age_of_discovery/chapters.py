"""Where in the game a position is: its turn and its phase or event box, for a time line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.core.words import Phrase
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
    university,
    warfare,
)

if TYPE_CHECKING:
    from ludoteca.games.age_of_discovery.state import State
    from ludoteca.games.age_of_discovery.steps.step import Step

PHASES: Final[tuple[tuple[str, tuple[Step, ...]], ...]] = (
    ("chapter-auction", (auction.AUCTION_BID, auction.AUCTION_SPECIALIST)),
    ("chapter-placement", (placement.PLACE_UNIT, placement.PLACE_BOX)),
    ("chapter-university", (university.UNIVERSITY_ADVANCE,)),
    ("box-dock", (dock.DOCK_REGION,)),
    ("box-goods", (trade_goods.PICK_GOOD,)),
    ("box-capital", (capital.BUY, capital.CARTOGRAPHY_REGION, capital.ALLIES_REGION)),
    (
        "box-discovery",
        (
            discovery.EXP_LAUNCH,
            discovery.EXP_CAPTAINS,
            discovery.EXP_SOLDIERS,
            discovery.EXP_OTHERS,
            discovery.EXP_REGION,
        ),
    ),
    ("chapter-specialists", (specialists.TRAIN,)),
    (
        "box-warfare",
        (
            warfare.WAR_KIND,
            warfare.BATTLE_REGION,
            warfare.BATTLE_OPPONENT,
            warfare.WAR_OPPONENT,
            battle.CASUALTIES,
        ),
    ),
    (
        "chapter-moves",
        (
            moves.STABLES_FROM,
            moves.STABLES_TO,
            moves.MIGRATION_FROM,
            moves.MIGRATION_TO,
            moves.MIGRATION_UNITS,
        ),
    ),
)
PHASE_OF: Final = {step.name: phase for phase, steps in PHASES for step in steps}


def chapter(s: State) -> tuple[Phrase, Phrase]:
    """The boxes are resolved one after the other (AD-4.3)."""
    return Phrase("event-turn-begins.title", {"turn": int(s.turn)}), Phrase(PHASE_OF[s.step.name])

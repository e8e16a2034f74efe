"""Romolo o Remo?, by Michele Quondam: explore, build, trade and fight for the hexes of Latium.

The room, in the order in which to read it:

data, board         the tables of the rulebook, the maps
actions             the verbs of the players
state               everything on the table
bits                sets as the bits of one number
units, lands, stores,
strength, control   questions that rules ask of Units, hexes, cubes, battles and Influence
steps               the sequence of play: one table of decisions, one module a phase or action
blank, setup,
scoring, results    how a game begins, how it is counted and who has won
position, scratch   the table as plain data, written and read; invariants and map_faults say what must hold
view, completing,
imagining           what one seat may see, and what it can only imagine; rows for learning programs
reasons, words      why not, and what the position says to people
purposes            why, for a first game
chapters            where in the game a position is, for a time line
insight             what a bot knows: what seats hope for, and small choices by a rule of thumb;
                    what a network is told
"""

from __future__ import annotations

from types import MappingProxyType

from ludoteca.core import registry
from ludoteca.core.encoding import Filler, plan_for
from ludoteca.core.game import Game
from ludoteca.core.options import Settings
from ludoteca.core.position import Position, Reader
from ludoteca.core.rng import Rng
from ludoteca.core.state import State as CoreState
from ludoteca.core.view import View
from ludoteca.core.words import Phrase

from ludoteca.games.romolo_o_remo.state import GAME_ID, State  # isort: skip
from ludoteca.games.romolo_o_remo import chapters, completing, invariants, position, setup, view
from ludoteca.games.romolo_o_remo.actions import VERBS
from ludoteca.games.romolo_o_remo.insight import RomoloORemoInsight, RomoloORemoTraits
from ludoteca.games.romolo_o_remo.purposes import PURPOSES
from ludoteca.games.romolo_o_remo.rows import RowFiller
from ludoteca.games.romolo_o_remo.version import VERSION

COMPILED = (
    "actions",
    "bits",
    "blank",
    "board",
    "control",
    "data",
    "imagining",
    "lands",
    "results",
    "rows",
    "scoring",
    "state",
    "steps",
    "stores",
    "strength",
    "units",
)
CHECKED = ("act_faults", "battle_faults", "invariants", "map_faults", "phases", "under_way")


class RomoloORemo(Game):
    """The rules of Romolo o Remo?: docs/rules/romolo_o_remo.md, prefix RR."""

    id = GAME_ID
    title = "Romolo o Remo?"
    designers = ("Michele Quondam",)
    rule_prefix = "RR"
    version = VERSION
    seat_counts = (1, 2, 3, 4)
    default_seats = 4
    options = setup.OPTIONS
    verbs = VERBS
    view_type = view.RomoloView
    insight = RomoloORemoInsight()
    traits = RomoloORemoTraits()
    points_decide = False
    levels = MappingProxyType(
        {"medium": "casual:3", "hard": "casual:8", "expert": "greedy", "master": "mcts:4000:2.5s"}
    )
    arguments = MappingProxyType(
        {
            **dict.fromkeys(("owner", "active", "first_player"), "seat"),
            **dict.fromkeys(("start", "place", "capital"), "hex"),
            **dict.fromkeys(("resources", "prices"), "resource"),
            **dict.fromkeys(("given", "received"), "item"),
            "types": "bank",
            **dict.fromkeys(("attack_token", "defence_token"), "token"),
            "column": "resource",
        }
    )
    purposes = PURPOSES

    def chapter(self, state: CoreState) -> tuple[Phrase, Phrase]:
        """Where in the game this is."""
        assert isinstance(state, State)
        return chapters.chapter(state)

    def deal(self, seats: int, rng: Rng, options: Settings) -> CoreState:
        """Set the table up (RR-3.1 … RR-3.13)."""
        return setup.deal(seats, rng, options)

    def read(self, position_: Reader) -> CoreState:
        """Build a state from a position."""
        return position.read(position_)

    def faults(self, state: CoreState) -> list[str]:
        """Broken invariants (RR-8.1 … RR-8.16)."""
        assert isinstance(state, State)
        return invariants.faults(state)

    def complete(self, view_: View, rng: Rng) -> Position:
        """A position that agrees with a view."""
        return completing.complete(view_, rng)

    def filler(self, seats: int) -> Filler:
        """Rows straight from the position."""
        return RowFiller(plan_for(self, seats))


registry.register(RomoloORemo())

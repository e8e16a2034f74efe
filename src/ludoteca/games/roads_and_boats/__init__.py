"""Roads & Boats, by Jeroen Doumen and Joris Wiersinga: produce, carry, build, and raise a wonder.

The room, in the order in which to read it:

data, actions   the tables of the rulebook, the verbs of the players
geometry        hexes with rivers: banks, regions, places; maps has the scenarios, their format and chance
state           everything on the table, and the questions that rules ask of it
access          who can reach what: presence, ferries, pools
goods, fleet    goods that change hands, transporters that come and go
steps           the sequence of play: one table of decisions, one module for what belongs together
setup, scoring  how a game begins and how it is counted
position        the table as plain data, written and read; invariants say what must hold in it
view            what everybody may see; rows, the same for learning programs
reasons, words  why not, and what the position says to people
purposes        why, for a first game
chapters        where in the game a position is, for a time line
insight         what a bot knows: its hopes (seat_worth) and its plan (plans)
"""

from __future__ import annotations

from types import MappingProxyType

from ludoteca.core import registry
from ludoteca.core.encoding import Feature, Filler, plan_for
from ludoteca.core.game import Game
from ludoteca.core.options import Option, Settings
from ludoteca.core.position import Position, Reader
from ludoteca.core.rng import Rng
from ludoteca.core.state import State as CoreState
from ludoteca.core.view import View
from ludoteca.core.words import Phrase
from ludoteca.games.roads_and_boats import chapters, invariants, position, setup, view
from ludoteca.games.roads_and_boats.actions import VERBS
from ludoteca.games.roads_and_boats.data import SPACES
from ludoteca.games.roads_and_boats.insight import RoadsAndBoatsInsight
from ludoteca.games.roads_and_boats.purposes import PURPOSES
from ludoteca.games.roads_and_boats.rows import RowFiller
from ludoteca.games.roads_and_boats.state import GAME_ID, State
from ludoteca.games.roads_and_boats.version import VERSION

COMPILED = (
    "access",
    "actions",
    "data",
    "fleet",
    "forecast",
    "geometry",
    "goods",
    "insight",
    "plans",
    "rows",
    "scoring",
    "seat_worth",
    "state",
    "steps",
)
CHECKED = ("invariants", "paying", "under_way")


class RoadsAndBoats(Game):
    """The rules of Roads & Boats: docs/rules/roads_and_boats.md, prefix RB."""

    id = GAME_ID
    title = "Roads & Boats"
    designers = ("Jeroen Doumen", "Joris Wiersinga")
    rule_prefix = "RB"
    version = VERSION
    seat_counts = (1, 2, 3, 4)
    default_seats = 3
    options = setup.OPTIONS
    verbs = VERBS
    view_type = view.RoadsAndBoatsView
    insight = RoadsAndBoatsInsight()
    levels = MappingProxyType(
        {
            "easy": "casual:4",
            "medium": "casual:12",
            "hard": "casual:30",
            "expert": "greedy",
            "master": "mcts:4000:2.5s",
        }
    )
    arguments = MappingProxyType(
        {
            "owner": "seat",
            "asker": "seat",
            "origin": "hex",
            "to": "hex",
            "by": "transporter",
            "new": "building",
            "inputs": "good",
            "outputs": "good",
        }
    )
    features = (Feature("bricks", SPACES, lambda seen: len(seen.wonder)),)
    moment = "turn"
    purposes = PURPOSES
    plans = (frozenset({"stow_partner", "exchange", "return", "move"}),)
    shared_screen = "public"

    def options_for(self, seats: int) -> tuple[Option, ...]:
        """The maps are those that so many can play on."""
        return setup.options_for(seats)

    def settle(self, seats: int, options: Settings) -> Settings:
        """The map must be made for so many."""
        settled = super().settle(seats, options)
        setup.check(seats, settled)
        return settled

    def chapter(self, state: CoreState) -> tuple[Phrase, Phrase]:
        """Where in the game this is."""
        assert isinstance(state, State)
        return chapters.chapter(state)

    def deal(self, seats: int, rng: Rng, options: Settings) -> CoreState:
        """Set the table up (RB-4.1 … RB-4.8)."""
        return setup.deal(seats, rng, options)

    def read(self, position_: Reader) -> CoreState:
        """Build a state from a position."""
        return position.read(position_)

    def faults(self, state: CoreState) -> list[str]:
        """Broken invariants (RB-9.1 … RB-9.13)."""
        assert isinstance(state, State)
        return invariants.faults(state)

    def complete(self, view_: View, rng: Rng) -> Position:
        """A position that agrees with a view."""
        return view.complete(view_, rng)

    def filler(self, seats: int) -> Filler:
        """Rows straight from the position."""
        return RowFiller(plan_for(self, seats))


registry.register(RoadsAndBoats())

"""Age of Discovery, by Glenn Drover: discover, colonise, trade and fight in the New World.

The room, in the order in which to read it:

data, actions   the tables of the rulebook, the verbs of the players
state           everything on the table, and the questions that rules ask of it
steps           the sequence of play: one table of decisions, one module a phase
sets            what goods and ships bring together
setup, scoring  how a game begins and how it is counted
position        the table as plain data, written and read; invariants say what must hold in it
view            what one seat may see; rows, the same for learning programs
reasons, words  why not, and what the position says to people
purposes        why, for a first game
chapters        where in the game a position is, for a time line
insight         what a bot knows; traits, what a network is told
picture         the table as a small drawing
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
from ludoteca.games.age_of_discovery import chapters, invariants, picture, position, setup, view
from ludoteca.games.age_of_discovery.actions import VERBS
from ludoteca.games.age_of_discovery.insight import AgeOfDiscoveryInsight
from ludoteca.games.age_of_discovery.purposes import PURPOSES
from ludoteca.games.age_of_discovery.rows import RowFiller
from ludoteca.games.age_of_discovery.state import GAME_ID, State
from ludoteca.games.age_of_discovery.traits import AgeOfDiscoveryTraits
from ludoteca.games.age_of_discovery.version import VERSION

COMPILED = (
    "actions",
    "box_worth",
    "colony_worth",
    "data",
    "discovery_worth",
    "insight",
    "position",
    "rows",
    "scoring",
    "seat_worth",
    "sets",
    "state",
    "steps",
    "traits",
)
CHECKED = ("invariants", "under_way")


class AgeOfDiscovery(Game):
    """The rules of Age of Discovery: docs/rules/age_of_discovery.md, prefix AD."""

    id = GAME_ID
    title = "Age of Discovery"
    designers = ("Glenn Drover",)
    rule_prefix = "AD"
    version = VERSION
    seat_counts = (2, 3, 4, 5)
    default_seats = 4
    options = setup.OPTIONS
    verbs = VERBS
    view_type = view.AgeOfDiscoveryView
    insight = AgeOfDiscoveryInsight()
    traits = AgeOfDiscoveryTraits()
    levels = MappingProxyType({"hard": "net:30", "expert": "net:400:1s", "master": "net:60000:2.5s"})
    arguments = MappingProxyType(
        {
            "owner": "seat",
            "opponent": "seat",
            "attacker": "seat",
            "defender": "seat",
            "turn_order": "seat",
            "origin": "region",
            "destination": "region",
            "battlefield": "region",
            "crews": "force",
        }
    )
    moment = "turn"
    purposes = PURPOSES
    plans = (frozenset({"exp_launch", "exp_captains", "exp_soldiers", "exp_others", "exp_region"}),)
    shared_screen = "public"

    def chapter(self, state: CoreState) -> tuple[Phrase, Phrase]:
        """Where in the game this is."""
        assert isinstance(state, State)
        return chapters.chapter(state)

    def deal(self, seats: int, rng: Rng, options: Settings) -> CoreState:
        """Set the table up (AD-3.1 … AD-3.14)."""
        return setup.deal(seats, rng, options)

    def read(self, position_: Reader) -> CoreState:
        """Build a state from a position."""
        return position.read(position_)

    def faults(self, state: CoreState) -> list[str]:
        """Broken invariants (AD-9.1 … AD-9.14)."""
        assert isinstance(state, State)
        return invariants.faults(state)

    def complete(self, view_: View, rng: Rng) -> Position:
        """A position that agrees with a view."""
        return view.complete(view_, rng)

    def filler(self, seats: int) -> Filler:
        """Rows straight from the position."""
        return RowFiller(plan_for(self, seats))

    def picture(self, state: CoreState) -> str:
        """The table as an SVG drawing."""
        assert isinstance(state, State)
        return picture.draw(view.look(state, None))


registry.register(AgeOfDiscovery())

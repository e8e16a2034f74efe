"""Rio de la Plata, by Michele Quondam: found Buenos Aires together, and be its first citizen.

The room, in the order in which to read it:

data, geography  the tables of the rulebook, the map of the city
actions          the verbs of the players
stacks, state    workers on a space; everything on the table
city             the questions that rules ask of the map, and what changes on it
steps            the sequence of play: one table of decisions, one module a phase
setup, scoring   how a game begins and how it is counted
position         the table as plain data, with names and war_position; invariants say what must hold in it
view             what one seat may see; rows, the same for learning programs
reasons, words   why not, and what the position says to people; war and buildings have theirs apart
purposes         why, for a first game
chapters         where in the game a position is, for a time line
insight          what a bot knows: hopes in seat_, site_ and war_worth, prospect and purse; chores in planner,
                 what is thought through in foresight
"""

from __future__ import annotations

from types import MappingProxyType

from ludoteca.core import registry
from ludoteca.core.encoding import Feature, Filler, plan_for
from ludoteca.core.game import Game
from ludoteca.core.options import Settings
from ludoteca.core.position import Position, Reader
from ludoteca.core.rng import Rng
from ludoteca.core.state import State as CoreState
from ludoteca.core.view import View
from ludoteca.core.words import Phrase
from ludoteca.games.rio_de_la_plata import chapters, invariants, position, setup, view
from ludoteca.games.rio_de_la_plata.actions import VERBS
from ludoteca.games.rio_de_la_plata.data import FIRST_YEAR, LAST_YEAR
from ludoteca.games.rio_de_la_plata.insight import RioDeLaPlataInsight
from ludoteca.games.rio_de_la_plata.purposes import PURPOSES
from ludoteca.games.rio_de_la_plata.rows import RowFiller
from ludoteca.games.rio_de_la_plata.state import GAME_ID, State
from ludoteca.games.rio_de_la_plata.version import VERSION

COMPILED = (
    "actions",
    "city",
    "data",
    "foresight",
    "geography",
    "insight",
    "planner",
    "position",
    "prospect",
    "purse",
    "rows",
    "scoring",
    "seat_worth",
    "site_worth",
    "stacks",
    "state",
    "steps",
    "war_position",
    "war_worth",
)
CHECKED = ("invariants", "war_invariants")


class RioDeLaPlata(Game):
    """The rules of Rio de la Plata: docs/rules/rio_de_la_plata.md, prefix RP."""

    id = GAME_ID
    title = "Río de la Plata"
    designers = ("Michele Quondam",)
    rule_prefix = "RP"
    version = VERSION
    seat_counts = (2, 3, 4, 5)
    default_seats = 4
    options = setup.OPTIONS
    verbs = VERBS
    view_type = view.RioDeLaPlataView
    insight = RioDeLaPlataInsight()
    levels = MappingProxyType(
        {"easy": "casual:2", "medium": "casual:4", "hard": "greedy", "expert": "mcts:1000"}
    )
    arguments = MappingProxyType(
        {
            **dict.fromkeys(("owner", "partner", "attacker", "mover", "payer"), "seat"),
            "wish": "good",
            "start": "space",
            "below": "building",
            "year": "text",
        }
    )
    features = (Feature("years_played", LAST_YEAR - FIRST_YEAR, lambda seen: seen.year - FIRST_YEAR),)
    moment = "year"
    purposes = PURPOSES
    first_game = MappingProxyType({"experience": "beginner"})
    shared_screen = "public"

    def chapter(self, state: CoreState) -> tuple[Phrase, Phrase]:
        """Where in the game this is."""
        assert isinstance(state, State)
        return chapters.chapter(state)

    def deal(self, seats: int, rng: Rng, options: Settings) -> CoreState:
        """Set the table up (RP-3.1 … RP-3.14)."""
        return setup.deal(seats, rng, options)

    def read(self, position_: Reader) -> CoreState:
        """Build a state from a position."""
        return position.read(position_)

    def faults(self, state: CoreState) -> list[str]:
        """Broken invariants (RP-8.1 … RP-8.17)."""
        assert isinstance(state, State)
        return invariants.faults(state)

    def complete(self, view_: View, rng: Rng) -> Position:
        """A position that agrees with a view."""
        return view.complete(view_, rng)

    def filler(self, seats: int) -> Filler:
        """Rows straight from the position."""
        return RowFiller(plan_for(self, seats))


registry.register(RioDeLaPlata())

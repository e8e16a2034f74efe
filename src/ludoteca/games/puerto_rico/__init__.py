"""Puerto Rico, by Andreas Seyfarth: plant, build, produce and ship.

The room, in the order in which to read it:

data, actions   the tables of the rulebook, the verbs of the players
state           everything on the table
player_board    what is counted on one board: tiles, spaces, circles, colonists, barrels
steps           the sequence of play: one table of decisions, one module a phase
setup, scoring  how a game begins and how it is counted
position        the table as plain data, written and read; invariants say what must hold in it
view, looking   what one seat may see, and how it is put together; rows, the same for learning programs
reasons, words  why not, and what the position says to people
purposes        why, for a first game
chapters        where in the game a position is, for a time line
insight         what a bot knows, from seat_worth, action_worth and colonist_places
traits          what a network is told
picture         the table as a small drawing
"""

from __future__ import annotations

from types import MappingProxyType

from ludoteca.core import registry
from ludoteca.core.encoding.rows import Filler
from ludoteca.core.game import Game
from ludoteca.core.options import Option, Settings
from ludoteca.core.position import Position, Reader
from ludoteca.core.rng import Rng
from ludoteca.core.state import State as CoreState
from ludoteca.core.view import View
from ludoteca.core.words import Phrase
from ludoteca.games.puerto_rico import chapters, invariants, looking, picture, position, setup, view
from ludoteca.games.puerto_rico.actions import VERBS
from ludoteca.games.puerto_rico.insight import PuertoRicoInsight
from ludoteca.games.puerto_rico.purposes import PURPOSES
from ludoteca.games.puerto_rico.rows import RowFiller
from ludoteca.games.puerto_rico.state import GAME_ID, State
from ludoteca.games.puerto_rico.traits import PuertoRicoTraits
from ludoteca.games.puerto_rico.version import VERSION

COMPILED = (
    "action_worth",
    "actions",
    "colonist_places",
    "data",
    "insight",
    "looking",
    "player_board",
    "position",
    "rows",
    "scoring",
    "seat_worth",
    "state",
    "steps",
    "traits",
)
CHECKED = ("invariants",)


class PuertoRico(Game):
    """The rules of Puerto Rico: docs/rules/puerto_rico.md, prefix PR."""

    id = GAME_ID
    title = "Puerto Rico"
    designers = ("Andreas Seyfarth",)
    rule_prefix = "PR"
    version = VERSION
    seat_counts = (2, 3, 4, 5)
    default_seats = 4
    options = setup.OPTIONS
    verbs = VERBS
    view_type = view.PuertoRicoView
    insight = PuertoRicoInsight()
    traits = PuertoRicoTraits()
    levels = MappingProxyType({"hard": "net:30", "expert": "net:200", "master": "net:5000:2.5s"})
    arguments = MappingProxyType(
        dict.fromkeys(("owner", "governor", "first_governor", "role_owner", "taken_by"), "seat")
    )
    purposes = PURPOSES
    shared_screen = "public"

    def options_for(self, seats: int) -> tuple[Option, ...]:
        """The first governor must sit at the table."""
        return setup.options_for(seats)

    def chapter(self, state: CoreState) -> tuple[Phrase, Phrase]:
        """Where in the game this is."""
        assert isinstance(state, State)
        return chapters.chapter(state)

    def deal(self, seats: int, rng: Rng, options: Settings) -> CoreState:
        """Set the table up (PR-3.1 … PR-3.9)."""
        return setup.deal(seats, rng, options)

    def read(self, position_: Reader) -> CoreState:
        """Build a state from a position."""
        return position.read(position_)

    def faults(self, state: CoreState) -> list[str]:
        """Broken invariants (PR-8.1 … PR-8.14)."""
        assert isinstance(state, State)
        return invariants.faults(state)

    def complete(self, view_: View, rng: Rng) -> Position:
        """A position that agrees with a view."""
        return view.complete(view_, rng)

    def view_beside(self, state: CoreState, beside: View, seat: int | None) -> dict[str, object]:
        """What a seat sees with other eyes than somebody else."""
        assert isinstance(state, State)
        assert isinstance(beside, view.PuertoRicoView)
        return looking.look_beside(state, beside, seat)

    def filler(self, seats: int) -> Filler:
        """Rows straight from the position."""
        return RowFiller()

    def picture(self, state: CoreState) -> str:
        """The table as a small drawing."""
        assert isinstance(state, State)
        return picture.draw(state)


registry.register(PuertoRico())

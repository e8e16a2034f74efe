"""The contract of a position: complete, mutable, cheap to copy, no I/O, no clock.

A game's State holds everything on the table. What is still to be done (who loads next, how many
colonists are left to place) is fields of the state, so it can always be copied and saved.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Callable
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from ludoteca.core import registry
from ludoteca.core.errors import BadPosition, IllegalAction
from ludoteca.core.events import Journal
from ludoteca.core.options import Settings
from ludoteca.core.orders import Order
from ludoteca.core.rivals import Rival
from ludoteca.core.rng import Rng
from ludoteca.core.words import AS_EVER, Meaning, Phrase, Reason

if TYPE_CHECKING:
    from ludoteca.core.game import Game
    from ludoteca.core.position import Position
    from ludoteca.core.view import View

NOBODY: Final = -1
ENDLESS: Final[i64] = 100_000


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """One position of one game. Programs read it, `play` changes it, `copy` branches it.

    Two states are compared by `fingerprint()`; `==` asks only whether they are the same object. A state
    can be pickled and deep-copied: it travels as its position, without its journal.
    """

    game_id: str
    """The id of the game, under which its rules are registered."""
    seats: i64
    """How many seats there are at the table."""
    seat: i64
    """Who decides; NOBODY when the game is over."""
    options: Settings
    """All options of the game with their values; shared by all copies, never changed."""
    rng: Rng
    """The only source of chance. Each copy has its own, which will give the same numbers."""
    journal: Journal | None
    """Where events are written; None in search."""
    reveals: i64
    """How often something hidden came to light; undo is free back to the last time.

    A game adds one whenever somebody learns what he could not know before: a card drawn or turned over,
    secret choices shown, a die thrown. Two positions that look alike to a seat must go on looking alike
    to it until this number changes.
    """
    legal: list[int]
    """The actions of the current decision; replaced, never changed.

    For searches, which cannot afford the copy that `actions()` makes. Read it only.
    """

    def lay(self, game_id: str, seats: i64, rng: Rng, options: Settings) -> None:
        """Give a new state what every state has; called first by `Game.deal` and `Game.read`."""
        self.game_id = game_id
        self.seats = seats
        self.seat = 0
        self.options = options
        self.rng = rng
        self.journal = None
        self.reveals = 0
        self.legal = []

    # --- for programs and people -----------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The rules of this position, from the registry."""
        return registry.game(self.game_id)

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.seat == NOBODY

    def actions(self) -> list[int]:
        """The legal actions of `seat`: ordered, at least two, no duplicates; empty when over."""
        return self.legal[:]

    def play(self, action: int) -> None:
        """Play a legal action and go on to the next real decision.

        An IllegalAction says why it is not possible and what would be; the state is then unchanged.
        """
        if action not in self.legal:
            text = self.game.text
            raise IllegalAction(text(action), self.why_not(action), [text(a) for a in self.legal])
        self.apply(action)

    def apply(self, action: i64) -> None:
        """`play` without the check, for searches that take the action from `legal`.

        With any other action the state is not worth anything afterwards.
        """
        self.resolve(action)
        self.advance()

    def advance(self) -> None:
        """Go on to the next real decision; a single choice is played without asking.

        Called by the house after `deal`, `read` and `resolve`; a game does not call it.
        """
        steps: i64 = 0
        while self.seat != NOBODY:
            steps += 1
            if steps > ENDLESS:
                raise BadPosition(f"{self.game_id} goes on and on without a decision, at seat {self.seat}")
            legal = self.choices()
            if len(legal) > 1:
                self.legal = legal
                return
            if len(legal) == 1:
                self.resolve(legal[0])
            else:
                self.skip()
        self.legal = []

    def fingerprint(self) -> str:
        """A digest of the complete position: equal exactly for equal positions."""
        text = json.dumps(self.position(), sort_keys=True, separators=(",", ":"))
        return sha256(text.encode()).hexdigest()

    def team(self, seat: int) -> int:
        """The team of a seat; without teams everybody is his own. A team shares its rank."""
        return seat

    def tie_breaks(self) -> list[dict[str, int]]:
        """What decides between equal points, for every seat, first things first; more is better.

        Only for people, who want to know why: `standings` decides. The message `tie-<name>` names it.
        """
        return []

    def holdings(self, seat: int) -> dict[str, int]:
        """What a seat owns that can be counted, for forecasts: `doubloons`, `good:corn`.

        Only what the seat itself knows. The message `effect-<name>` tells a change of it.
        """
        return {}

    def open_scores(self, viewer: int | None) -> list[int | None]:
        """Of `scores()` what a viewer (None: a spectator) may be shown now; None where it is hidden.

        A screen draws the score line of a running game from it. Nothing is shown unless a game says so.
        """
        return [None] * self.seats

    # --- what is asked, in words -------------------------------------------------------------------

    def asked(self) -> str:
        """The name of the step at which somebody decides; `game_over` at the end."""
        return self.view(None).step

    def prompt(self) -> Phrase:
        """What the deciding seat is asked here; said to that seat alone."""
        return Phrase("prompt-" + self.asked())

    def meaning(self, action: int) -> Meaning:
        """What a legal action means here, where the words of its verb do not say enough."""
        return AS_EVER

    def candidates(self) -> list[int]:
        """The actions that a person could think of at this step, legal or not; each can be asked `why_not`.

        Without more knowledge all actions of the verbs that are legal now.
        """
        verbs = self.game.verbs
        words = dict.fromkeys(verbs.parts(action).verb.word for action in self.legal)
        return [action for word in words for action in verbs.of(word)]

    def why_not(self, action: int) -> Reason:
        """Why a well-formed action is not possible now, as a message of the game; changes nothing."""
        return Reason("reason-not-now")

    # --- alone, and waiting for others --------------------------------------------------------------

    def rivals(self) -> list[Rival]:
        """Automatic opponents that are no seats, with their points."""
        return []

    def progress(self) -> float:
        """Played alone: the chance of winning, or the share of the goal reached, from 0 to 1.

        Without more knowledge the own points against those of the best rival.
        """
        if self.over:
            return 1.0 if self.standings()[0] == 1 else 0.0
        own = 1.0 + max(0, self.scores()[0])
        best = 1.0
        for rival in self.rivals():
            best = max(best, 1.0 + rival.score)
        return own / (own + best)

    def hides(self, action: i64) -> bool:
        """Is this choice, made now, a secret to the other seats until something comes to light?"""
        return False

    def orders(self, seat: int) -> list[Order]:
        """What a seat may promise in advance, whoever decides now; see `core/orders.py`."""
        return []

    def span(self, until: str) -> int:
        """The number of the phase, round or game that is being played; an order ends when it changes."""
        return 0

    def ahead(self, seat: int, rng: Rng) -> State | None:
        """A position imagined from what a seat knows, as if its next turn had come; None: nobody can say."""
        return None

    def __reduce__(self) -> tuple[Callable[[Position], State], tuple[Position]]:
        return from_position, (self.position(),)

    def __repr__(self) -> str:
        who = "over" if self.over else f"seat {self.seat} to decide"
        return f"<{self.game_id}, {self.seats} seats, {who}>"

    def _repr_svg_(self) -> str | None:
        """A drawing for notebooks, if the game has one."""
        return self.game.picture(self)

    # --- what a game writes ----------------------------------------------------------------------

    @abstractmethod
    def choices(self) -> list[int]:
        """The legal actions at the current step; empty if there is nothing to decide.

        Always in the same order, no duplicates, and nothing on the table changes. The list may not be
        changed later: it becomes `legal`.
        """

    @abstractmethod
    def resolve(self, action: i64) -> None:
        """Carry out one action of `choices()` and move to the step that follows, asked or not.

        Sets `seat` (NOBODY at the end of the game), counts `reveals`, tells the journal if there is one.
        """

    @abstractmethod
    def skip(self) -> None:
        """Move on from a step at which `choices()` is empty."""

    @abstractmethod
    def copy(self) -> State:
        """An independent twin without a journal; the hot path of every search.

        Make an empty state, give it to `copy_common`, then copy every list and number of the game.
        """

    @abstractmethod
    def scores(self) -> list[int]:
        """Points of every seat if the game ended now; a team game gives each member the team's points."""

    @abstractmethod
    def standings(self) -> list[int]:
        """Rank of every seat after tie-breaks, 1 is first; a shared rank is a shared place.

        The rank is one more than the number of seats (or teams) that are strictly ahead. Played alone, 1
        is won and 2 is lost.
        """

    @abstractmethod
    def breakdown(self) -> list[dict[str, int]]:
        """Points of every seat by source; the sources of a seat add up to its score."""

    @abstractmethod
    def position(self) -> Position:
        """The complete position as plain JSON data; `Game.load` gives the same state back.

        Names rather than numbers, so that a person can read and edit it. It shares nothing with the state.
        """

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """What a seat may see; None is a spectator, who sees what every seat sees.

        The one place where hidden information is decided. A view shares nothing with the state.
        """

    def imagine(self, seat: i64, rng: Rng) -> State:
        """A full position consistent with what the seat knows; what it cannot know is drawn anew.

        That includes the numbers that chance will give: the twin has a fresh generator, drawn from `rng`.
        Nothing of the truth may shine through: from two positions that look alike to the seat, the same
        `rng` imagines the same. (To shuffle a deck as it lies is not enough; sort it first.)
        This one goes through the view, so it is honest; a game with a faster way overrides it.
        """
        return self.game.imagine(self.view(seat), rng)

    def copy_common(self, twin: State) -> None:
        """Give a twin under construction what every state has, without the journal."""
        twin.game_id = self.game_id
        twin.seats = self.seats
        twin.seat = self.seat
        twin.options = self.options
        twin.rng = self.rng.copy()
        twin.journal = None
        twin.reveals = self.reveals
        twin.legal = self.legal


def from_position(position: Position) -> State:
    """The state of a position of any game of the house."""
    return registry.game(str(position["game"])).load(position)


def ranks(keys: list[tuple[int, ...]]) -> list[int]:
    """Rank 1 for the greatest key; equal keys share a rank."""
    return [1 + sum(other > key for other in keys) for key in keys]

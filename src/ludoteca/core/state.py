"""The contract of a position: complete, mutable, cheap to copy, no I/O, no clock.

A game's State holds everything on the table. What is still to be done (who loads next, how many
colonists are left to place) is fields of the state, so it can always be copied and saved.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from ludoteca.core import registry
from ludoteca.core.errors import IllegalAction, Reason
from ludoteca.core.events import Journal
from ludoteca.core.options import Settings
from ludoteca.core.rng import Rng

if TYPE_CHECKING:
    from ludoteca.core.game import Game
    from ludoteca.core.position import Position
    from ludoteca.core.view import View

NOBODY: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """One position of one game. Programs read it, `play` changes it, `copy` branches it."""

    game_id: str
    seats: i64
    seat: i64
    """Who decides; NOBODY when the game is over."""
    options: Settings
    rng: Rng
    journal: Journal | None
    """Where events are written; None in search."""
    reveals: i64
    """How often something hidden came to light; undo is free back to the last time."""
    legal: list[int]
    """The actions of the current decision; replaced, never changed."""

    def lay(self, game_id: str, seats: i64, rng: Rng, options: Settings) -> None:
        """Give a new state what every state has."""
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
        """The rules of this position."""
        return registry.game(self.game_id)

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.seat == NOBODY

    def actions(self) -> list[int]:
        """The legal actions of `seat`: ordered, at least two, no duplicates; empty when over."""
        return self.legal[:]

    def play(self, action: int) -> None:
        """Play a legal action and go on to the next real decision."""
        if action not in self.legal:
            text = self.game.text
            raise IllegalAction(text(action), self.why_not(action), [text(a) for a in self.legal])
        self.apply(action)

    def apply(self, action: i64) -> None:
        """`play` without the check, for searches that take the action from `legal`."""
        self.resolve(action)
        self.advance()

    def advance(self) -> None:
        """Go on to the next real decision; a single choice is played without asking."""
        while self.seat != NOBODY:
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
        """The team of a seat; without teams everybody is his own."""
        return seat

    def why_not(self, action: int) -> Reason:
        """Why an action is not possible now, as a message of the game."""
        return Reason("reason-not-now")

    def __repr__(self) -> str:
        who = "over" if self.over else f"seat {self.seat} to decide"
        return f"<{self.game_id}, {self.seats} seats, {who}>"

    def _repr_svg_(self) -> str | None:
        """A drawing for notebooks, if the game has one."""
        return self.game.picture(self)

    # --- what a game writes ----------------------------------------------------------------------

    @abstractmethod
    def choices(self) -> list[int]:
        """The legal actions at the current step; empty if there is nothing to decide."""

    @abstractmethod
    def resolve(self, action: i64) -> None:
        """Carry out an action and move to the step that follows, asked or not."""

    @abstractmethod
    def skip(self) -> None:
        """Move on from a step at which there is nothing to decide."""

    @abstractmethod
    def copy(self) -> State:
        """An independent twin without a journal; the hot path of every search."""

    @abstractmethod
    def imagine(self, seat: i64, rng: Rng) -> State:
        """A full position consistent with what the seat knows; what it cannot know is drawn anew."""

    @abstractmethod
    def scores(self) -> list[int]:
        """Points of every seat if the game ended now."""

    @abstractmethod
    def standings(self) -> list[int]:
        """Rank of every seat after tie-breaks, 1 is first; a shared rank is a shared place."""

    @abstractmethod
    def breakdown(self) -> list[dict[str, int]]:
        """Points of every seat by source; the sources of a seat add up to its score."""

    @abstractmethod
    def position(self) -> Position:
        """The complete position as plain JSON data; `Game.load` gives the same state back."""

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """What a seat may see; None is a spectator."""

    def copy_common(self, twin: State) -> None:
        """Give a twin under construction what every state has."""
        twin.game_id = self.game_id
        twin.seats = self.seats
        twin.seat = self.seat
        twin.options = self.options
        twin.rng = self.rng.copy()
        twin.journal = None
        twin.reveals = self.reveals
        twin.legal = self.legal


def ranks(keys: list[tuple[int, ...]]) -> list[int]:
    """Rank 1 for the greatest key; equal keys share a rank."""
    return [1 + sum(other > key for other in keys) for key in keys]

"""The course of a match: its present position, and how far undo is free. Small, however long the match."""

from __future__ import annotations

from typing import NamedTuple

from ludoteca.core import registry
from ludoteca.core.errors import IllegalAction, Reason
from ludoteca.core.events import Event, Journal
from ludoteca.core.game import Game
from ludoteca.core.options import Settings
from ludoteca.core.position import Position, Reader
from ludoteca.core.state import NOBODY, State


class Snapshot(NamedTuple):
    """A course as it is stored."""

    ply: int
    game_version: int
    position: Position
    run_seat: int
    run: int


class Course:
    """A state that is played on, with the length of the run that its last decider may take back.

    A run is decisions of one seat since something hidden came to light or another seat decided, kept as a
    count so that no history is needed.
    """

    def __init__(self, state: State, ply: int = 0, run_seat: int = NOBODY, run: int = 0) -> None:
        self.state = state
        self.ply = ply
        self.run_seat = run_seat
        self.run = run
        self.is_upgraded = False
        """Does it go on under other rules than those that led here?"""

    @staticmethod
    def begin(game: Game, seats: int, seed: int, options: Settings) -> tuple[Course, list[Event]]:
        """A fresh match, and what happened before its first decision."""
        journal = Journal()
        state = game.start(seats, seed, options, journal)
        state.journal = None
        return Course(state), journal.take()

    @staticmethod
    def resume(snapshot: Snapshot) -> Course:
        """Continue from a stored moment.

        A position of an older behaviour version is continued under the present rules if it is
        sound in them; its earlier moves are never replayed.
        """
        game = registry.game(Reader(snapshot.position).part("game").text())
        position = {**snapshot.position, "version": game.version}
        course = Course(game.load(position), snapshot.ply, snapshot.run_seat, snapshot.run)
        course.is_upgraded = snapshot.game_version != game.version
        return course

    @property
    def game(self) -> Game:
        """The rules."""
        return self.state.game

    @property
    def turn(self) -> int | None:
        """Who decides; None when the game is over."""
        return None if self.state.over else int(self.state.seat)

    def copy(self) -> Course:
        """An independent twin."""
        twin = Course(self.state.copy(), self.ply, self.run_seat, self.run)
        twin.is_upgraded = self.is_upgraded
        return twin

    def play(self, action: int) -> list[Event]:
        """One decision; what happened comes back."""
        decider, reveals = int(self.state.seat), self.state.reveals
        if self.state.over:
            raise IllegalAction(self.game.text(action), Reason("reason-game-over"), [])
        self.state.journal = journal = Journal()
        try:
            self.state.play(action)
        finally:
            self.state.journal = None
        self.ply += 1
        if self.state.reveals != reveals:
            self.run_seat, self.run = NOBODY, 0
        elif decider == self.run_seat:
            self.run += 1
        else:
            self.run_seat, self.run = decider, 1
        return journal.take()

    def free_undo(self, *seats: int) -> int:
        """How many of the last decisions somebody on these seats may take back without asking.

        Back to the last moment at which something hidden came to light or another seat decided.
        """
        return self.run if self.run_seat in seats else 0

    def snapshot(self) -> Snapshot:
        """The present, to be stored."""
        return Snapshot(self.ply, self.game.version, self.state.position(), self.run_seat, self.run)

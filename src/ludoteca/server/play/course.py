"""The course of a match: its present position, and how far undo is free. Small, however long the match."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, cast

from ludoteca.core import registry
from ludoteca.core.errors import IllegalAction, Reason
from ludoteca.core.events import Event, Journal
from ludoteca.core.game import Game
from ludoteca.core.options import Settings
from ludoteca.core.position import Position
from ludoteca.core.state import NOBODY, State


@dataclass(frozen=True)
class Snapshot:
    """A moment of a match as it is stored."""

    ply: int
    game_version: int
    position: Position
    run_seat: int
    run: int


class Course:
    """A state that is played on, with the length of the run that its last decider may take back.

    A run is decisions of one seat since something hidden came to light or another seat decided:
    the same rule as `Match.free_undo`, kept as a count so that no history is needed.
    """

    def __init__(self, state: State, ply: int = 0, run_seat: int = NOBODY, run: int = 0) -> None:
        self.state = state
        self.ply = ply
        self.run_seat = run_seat
        self.run = run

    @staticmethod
    def begin(game: Game, seats: int, seed: int, options: Settings) -> Course:
        """A fresh match."""
        return Course(game.start(seats, seed, options))

    @staticmethod
    def resume(snapshot: Snapshot) -> Course:
        """Continue from a stored moment.

        A position of an older behaviour version is continued under the present rules if it is
        sound in them; its earlier moves are never replayed.
        """
        game = registry.game(cast(str, snapshot.position["game"]))
        position: dict[str, Any] = {**snapshot.position, "version": game.version}
        return Course(game.load(position), snapshot.ply, snapshot.run_seat, snapshot.run)

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
        return Course(self.state.copy(), self.ply, self.run_seat, self.run)

    def play(self, action: int) -> list[Event]:
        """One decision; what happened comes back."""
        decider, reveals = int(self.state.seat), self.state.reveals
        if self.state.over:
            raise IllegalAction(self.game.text(action), Reason("reason-game-over"), [])
        self.state.journal = journal = Journal()
        self.state.play(action)
        self.state.journal = None
        self.ply += 1
        if self.state.reveals != reveals:
            self.run_seat, self.run = NOBODY, 0
        elif decider == self.run_seat:
            self.run += 1
        else:
            self.run_seat, self.run = decider, 1
        return journal.take()

    def free_undo(self, seat: int) -> int:
        """How many decisions the seat may take back without asking."""
        return self.run if seat == self.run_seat else 0

    def snapshot(self) -> Snapshot:
        """The present, to be stored."""
        return Snapshot(self.ply, self.game.version, self.state.position(), self.run_seat, self.run)

"""One random game of a set-up, and the words for saying where in it a check failed."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.core.events import Journal
from ludoteca.core.game import SEEDS, Game
from ludoteca.core.options import Setting, Settings
from ludoteca.core.rng import Rng
from ludoteca.core.state import NOBODY, State
from ludoteca.testing.report import Report

LONGEST_GAME = 50_000


class Trial:
    """A game with its seats, options and seed, and the random choices that a check makes in it.

    `ply` and `lines` follow the walk of the check, so that a failure can say where it happened.
    """

    def __init__(self, game: Game, seats: int, options: Settings, seed: int, report: Report) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.report = report
        self.rng = Rng(seed ^ 0x10D07ECA)
        self.state: State | None = None
        self.lines: list[str] = []

    @property
    def ply(self) -> int:
        """How many decisions the walk has made."""
        return len(self.lines)

    @property
    def seed_of_game(self) -> int:
        """The seed that the game is started with: so long that it cannot turn up in a view by accident."""
        return (self.seed * 0x9E3779B97F4A7C15 + 0x5EED0FA6A3E) % SEEDS

    def new(self, journal: Journal | None = None) -> State:
        """The game at its first decision."""
        return self.game.start(self.seats, self.seed_of_game, self.options, journal)

    def walk(self, state: State | None = None) -> Iterator[tuple[State, int]]:
        """A random game: at every decision the state and the action that will be played next.

        After the last one `self.state` is the state at the end of the game.
        """
        self.state = self.new() if state is None else state
        self.lines = []
        while self.state.seat != NOBODY:
            action = self.pick(self.state.actions())
            yield self.state, action
            self.state.apply(action)
            self.lines.append(self.game.text(action))
            assert self.ply < LONGEST_GAME, f"the game does not end within {LONGEST_GAME} decisions"

    def pick(self, actions: list[int]) -> int:
        """One of the actions at random."""
        assert actions, "a decision without actions, but the game is not over"
        return actions[self.rng.below(len(actions))]

    def now_and_then(self, every: int) -> bool:
        """At the first decision always, later with a chance of one in so many: for costly checks."""
        return self.ply == 0 or self.rng.below(every) == 0

    def viewers(self) -> list[int | None]:
        """Every seat and the spectator."""
        return [*range(self.seats), None]

    def describe(self) -> str:
        """Where the walk stands: seats, options, seed, ply and the last few actions."""
        chosen: dict[str, Setting] = dict(self.options)
        where = f"{self.seats} seats, options {chosen}, seed {self.seed}, ply {self.ply}"
        return f"{where}, after: {', '.join(self.lines[-4:]) or 'nothing yet'}"

"""One random game of a set-up, and the words for saying where in it a check failed."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from ludoteca.core.events import Journal
from ludoteca.core.game import SEEDS, Game
from ludoteca.core.options import Setting, Settings
from ludoteca.core.rng import Rng
from ludoteca.core.state import NOBODY, State
from ludoteca.testing.report import Report

LONGEST_GAME = 200_000
SHORT_GAME = 50
"""In a game of so many decisions every single one is looked at, in a longer one only samples."""


class Trial:
    """A game with its seats, options and seed, and the random choices that a check makes in it.

    All checks of a trial walk the same random game. `ply` and `lines` follow the walk, so that a failure
    can say where it happened.
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
        self._sampled: dict[int, set[int]] = {}

    @property
    def ply(self) -> int:
        """How many decisions the walk has made."""
        return len(self.lines)

    @property
    def seed_of_game(self) -> int:
        """The seed that the game is started with: so long that it cannot turn up in a view by accident."""
        return (self.seed * 0x9E3779B97F4A7C15 + 0x5EED0FA6A3E) % SEEDS

    @property
    def length(self) -> int:
        """How many decisions the walk will have."""
        return _length(self.game, self.seats, tuple(self.options.items()), self.seed, self.seed_of_game)

    def new(self, journal: Journal | None = None) -> State:
        """The game at its first decision."""
        return self.game.start(self.seats, self.seed_of_game, self.options, journal)

    def walk(self, state: State | None = None) -> Iterator[tuple[State, int]]:
        """A random game: at every decision the state and the action that will be played next.

        After the last one `self.state` is the state at the end of the game.
        """
        self.state = self.new() if state is None else state
        self.lines = []
        way = Rng(self.seed)
        while self.state.seat != NOBODY:
            action = pick(self.state.actions(), way)
            yield self.state, action
            self.state.apply(action)
            self.lines.append(self.game.text(action))
            assert self.ply < LONGEST_GAME, f"the game does not end within {LONGEST_GAME} decisions"

    def pick(self, actions: list[int]) -> int:
        """One of the actions at random."""
        return pick(actions, self.rng)

    def some(self, actions: list[int], most: int) -> list[int]:
        """All of the actions, or so many of them at random where they are more."""
        if len(actions) <= most:
            return actions
        mixed = actions[:]
        self.rng.shuffle(mixed)
        return sorted(mixed[:most])

    def is_sampled(self, most: int) -> bool:
        """Is the decision at which the walk stands one to be looked at?

        Every one is in a short game; in a long one so many at most, the first and the last among them.
        """
        if most not in self._sampled:
            self._sampled[most] = samples(self.length, most, Rng(self.seed))
        return self.ply in self._sampled[most]

    def viewers(self) -> list[int | None]:
        """Every seat and the spectator."""
        return [*range(self.seats), None]

    def describe(self) -> str:
        """Where the walk stands: seats, options, seed, ply and the last few actions."""
        chosen: dict[str, Setting] = dict(self.options)
        where = f"{self.seats} seats, options {chosen}, seed {self.seed}, ply {self.ply}"
        return f"{where}, after: {', '.join(self.lines[-4:]) or 'nothing yet'}"


def pick(actions: list[int], rng: Rng) -> int:
    """One of the actions at random."""
    assert actions, "a decision without actions, but the game is not over"
    return actions[rng.below(len(actions))]


def samples(length: int, most: int, rng: Rng) -> set[int]:
    """The plies to look at in a game of a known length."""
    if length <= max(most, SHORT_GAME):
        return set(range(length))
    chosen = {0, length - 1}
    while len(chosen) < most:
        chosen.add(int(rng.below(length)))
    return chosen


@lru_cache(maxsize=256)
def _length(
    game: Game, seats: int, options: tuple[tuple[str, Setting], ...], seed: int, seed_of_game: int
) -> int:
    state, way, decisions = game.start(seats, seed_of_game, dict(options)), Rng(seed), 0
    while state.seat != NOBODY and decisions < LONGEST_GAME:
        decisions += 1
        try:
            state.apply(pick(state.legal, way))
        except Exception:  # the check that walks there will say so, in its own words
            break
    return decisions

"""The contract of a game: its seats, options, verbs and behaviour version. Immutable."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import SystemRandom

from ludoteca.core.errors import BadOption
from ludoteca.core.insight import Insight
from ludoteca.core.options import Option, Setting, Settings, settle
from ludoteca.core.position import Position, Reader
from ludoteca.core.rng import Rng
from ludoteca.core.state import State
from ludoteca.core.verbs import Verbs
from ludoteca.core.view import View

SEEDS = 1 << 63


class Game(ABC):
    """The rules of one title. `ludoteca.game("puerto_rico")` gives one."""

    id: str
    title: str
    designers: tuple[str, ...]
    rule_prefix: str
    version: int
    """Behaviour version: changes when a replay could differ, and only then."""
    seat_counts: tuple[int, ...]
    default_seats: int
    options: tuple[Option, ...]
    verbs: Verbs
    insight: Insight

    def new(self, seats: int | None = None, seed: int | None = None, **options: Setting) -> State:
        """A fresh game at its first decision; without a seed a random one is drawn."""
        chosen = self.default_seats if seats is None else seats
        return self.start(chosen, self.check_seed(seed), options)

    def start(self, seats: int, seed: int, options: Settings) -> State:
        """`new` with everything given: the same arguments always give the same game."""
        self.check_seats(seats)
        state = self.deal(seats, Rng(seed), self.settle(seats, options))
        state.advance()
        return state

    def settle(self, seats: int, options: Settings) -> Settings:
        """All options with their values, the chosen ones checked for this number of seats."""
        return settle(self.options, options)

    def check_seats(self, seats: int) -> None:
        """Complain about a number of seats that the game is not made for."""
        if type(seats) is not int or seats not in self.seat_counts:
            allowed = ", ".join(str(n) for n in self.seat_counts)
            raise BadOption(f"{self.id} with {seats!r} seats: possible are {allowed}")

    @staticmethod
    def check_seed(seed: int | None) -> int:
        """The seed, or a random one in place of None."""
        if seed is None:
            return SystemRandom().randrange(SEEDS)
        if type(seed) is not int or not 0 <= seed < SEEDS:
            raise BadOption(f"seed {seed!r}: a whole number from 0 to 2^63 - 1 is expected")
        return seed

    def load(self, position: Position) -> State:
        """The state of a complete position, checked against the rules."""
        reader = Reader(position)
        game = reader.part("game").text()
        if game != self.id:
            raise reader.part("game").fail(f"this is {self.id}, not {game}")
        version = reader.part("version").number(0, 1 << 30)
        if version != self.version:
            raise reader.part("version").fail(f"expected {self.version}, found {version}")
        state = self.read(reader)
        problems = self.faults(state)
        if problems:
            raise reader.fail("; ".join(problems))
        state.advance()
        return state

    def imagine(self, view: View, rng: Rng) -> State:
        """A full position consistent with a view: all that an honest bot needs."""
        state = self.read(Reader(self.complete(view, rng)))
        state.advance()
        return state

    def text(self, action: int) -> str:
        """An action as a line of notation."""
        return self.verbs.text(action)

    def parse(self, line: str) -> int:
        """The action of a line of notation."""
        return self.verbs.parse(line)

    def picture(self, state: State) -> str | None:
        """The table as an SVG drawing; None for a game that has none."""
        return None

    def __repr__(self) -> str:
        return f"ludoteca.game({self.id!r})"

    # --- what a game writes ----------------------------------------------------------------------

    @abstractmethod
    def deal(self, seats: int, rng: Rng, options: Settings) -> State:
        """Set the table up; the first step may still be one without a choice."""

    @abstractmethod
    def read(self, position: Reader) -> State:
        """Build a state from a position, checking form but not the rules."""

    @abstractmethod
    def faults(self, state: State) -> list[str]:
        """Every invariant of the rules that the state breaks, as a sentence; usually none."""

    @abstractmethod
    def complete(self, view: View, rng: Rng) -> Position:
        """A position that agrees with a view; what it hides is drawn at random."""

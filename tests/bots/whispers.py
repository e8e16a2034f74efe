"""Whispers: the smallest games with secrets. A script says who chooses left or right, and which choices are
whispered: those lie hidden until the script lets them come to light. Then somebody has won.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ludoteca.core import registry
from ludoteca.core.game import Game
from ludoteca.core.insight import Insight
from ludoteca.core.options import Settings
from ludoteca.core.position import Position, Reader
from ludoteca.core.rng import Rng
from ludoteca.core.state import NOBODY, State
from ludoteca.core.verbs import Verb, Verbs
from ludoteca.core.view import View

LEFT, RIGHT = 0, 1
HIDDEN = -1


@dataclass(frozen=True)
class Turn:
    """One choice of the script: who makes it, and what becomes of secrets."""

    seat: int
    is_whispered: bool = False
    lifts: bool = False
    """Does everything come to light after it?"""
    shows: int = 0
    """After it so many of the first choices lie open."""
    stirs: bool = False
    """Does something else come to light, which is no choice?"""


class WhisperState(State):
    """What was chosen so far, and how much of it is known to everybody."""

    made: list[int]
    shown: int

    def copy(self) -> WhisperState:
        """An independent twin."""
        twin = type(self)()
        self.copy_common(twin)
        twin.made = self.made[:]
        twin.shown = self.shown
        return twin

    @property
    def rules(self) -> Whispers:
        """The script."""
        game = self.game
        assert isinstance(game, Whispers)
        return game

    def choices(self) -> list[int]:
        """Left or right."""
        return [LEFT, RIGHT]

    def resolve(self, action: int) -> None:
        """The choice is made; perhaps all secrets come to light."""
        turn = self.rules.script[len(self.made)]
        self.made.append(int(action))
        self.shown = len(self.made) if turn.lifts else max(self.shown, turn.shows)
        if turn.lifts or turn.shows or turn.stirs:
            self.reveals += 1
        self.turn()

    def turn(self) -> None:
        """The next of the script decides."""
        script = self.rules.script
        self.seat = script[len(self.made)].seat if len(self.made) < len(script) else NOBODY

    def skip(self) -> None:
        """Never needed."""
        raise AssertionError

    def hides(self, action: int) -> bool:
        """What the script says."""
        return self.rules.script[len(self.made)].is_whispered

    def known(self, seat: int | None) -> tuple[int, ...]:
        """The choices as a seat knows them."""
        return tuple(
            HIDDEN if turn.is_whispered and turn.seat != seat and number >= self.shown else choice
            for number, (turn, choice) in enumerate(zip(self.rules.script, self.made, strict=False))
        )

    def scores(self) -> list[int]:
        """What seat 0 can expect, in percent; the rest is seat 1's."""
        first = round(100 * self.rules.value(self.made)) if self.over else 50
        return [first, 100 - first]

    def standings(self) -> list[int]:
        """Whoever expects more."""
        first, second = self.scores()
        return [1 if first >= second else 2, 1 if second >= first else 2]

    def breakdown(self) -> list[dict[str, int]]:
        """One source."""
        return [{"luck": score} for score in self.scores()]

    def position(self) -> Position:
        """Everything."""
        return {
            "game": self.game_id,
            "version": 1,
            "options": {},
            "made": list(self.made),
            "shown": self.shown,
            "reveals": self.reveals,
            "rng": self.rng.state(),
        }

    def view(self, seat: int | None) -> WhisperView:
        """What a seat knows."""
        return WhisperView(
            game=self.game_id,
            version=1,
            options={},
            viewer=seat,
            seat=int(self.seat),
            step="game_over" if self.over else "choose",
            known=self.known(seat),
            shown=self.shown,
            reveals=int(self.reveals),
        )


@dataclass(frozen=True, kw_only=True)
class WhisperView(View):
    """The choices; hidden ones are HIDDEN."""

    known: tuple[int, ...]
    shown: int
    reveals: int


class WhisperInsight(Insight):
    """Knows what the end is worth, and nothing before."""

    def evaluate(self, state: State) -> list[float]:
        """Seat 0's part, and the rest."""
        first, second = state.scores()
        return [first / 100, second / 100]


class Whispers(Game):
    """A script with a worth for seat 0 at its end."""

    title = "Whispers"
    designers = ("the house",)
    rule_prefix = "WH"
    version = 1
    seat_counts = (2,)
    default_seats = 2
    options = ()
    verbs = Verbs(Verb("left"), Verb("right"))
    view_type = WhisperView
    insight = WhisperInsight()

    def __init__(self, id: str, script: Sequence[Turn], value: Callable[[Sequence[int]], float]) -> None:
        self.id = id
        self.script = tuple(script)
        self.value = value
        registry.register(self)

    def deal(self, seats: int, rng: Rng, options: Settings) -> State:
        """Nobody has chosen."""
        return self.lay_out([], 0, rng, options)

    def lay_out(self, made: list[int], shown: int, rng: Rng, options: Settings) -> WhisperState:
        """A position after some choices."""
        s = WhisperState()
        s.lay(self.id, 2, rng, options)
        s.made, s.shown = made, shown
        s.turn()
        return s

    def read(self, position: Reader) -> State:
        """Build a state from a position."""
        made = [choice.number(LEFT, RIGHT) for choice in position.part("made").parts()]
        s = self.lay_out(made, position.part("shown").number(0, 99), position.part("rng").generator(), {})
        s.reveals = position.part("reveals").number(0, 99)
        return s

    def faults(self, state: State) -> list[str]:
        """Nothing can be wrong."""
        return []

    def complete(self, view: View, rng: Rng) -> Position:
        """What is hidden is drawn."""
        assert isinstance(view, WhisperView)
        return {
            "game": view.game,
            "version": 1,
            "options": {},
            "made": [rng.below(2) if choice == HIDDEN else choice for choice in view.known],
            "shown": view.shown,
            "reveals": view.reveals,
            "rng": rng.fork().state(),
        }

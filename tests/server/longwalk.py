"""A Long Walk: as many steps to the left or the right as was agreed, for tests of long games."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from ludoteca.core.game import Game
from ludoteca.core.insight import Insight
from ludoteca.core.options import Option, Settings
from ludoteca.core.position import Position, Reader
from ludoteca.core.rng import Rng
from ludoteca.core.state import NOBODY, State
from ludoteca.core.verbs import Verb, Verbs
from ludoteca.core.view import View

LEFT, RIGHT = range(2)


class WalkState(State):
    """How many steps were made, and where they led."""

    steps: int
    place: int

    def copy(self) -> WalkState:
        twin = type(self)()
        self.copy_common(twin)
        twin.steps, twin.place = self.steps, self.place
        return twin

    def choices(self) -> list[int]:
        return [LEFT, RIGHT]

    def resolve(self, action: int) -> None:
        self.steps += 1
        self.place += 1 if action == RIGHT else -1
        if self.journal is not None:
            self.journal.tell("stepped", seat=int(self.seat), place=self.place)
        if self.steps >= cast(int, self.options["length"]):
            self.seat = NOBODY
        elif self.steps % 10 == 0:
            self.seat = 1 - self.seat

    def skip(self) -> None:
        raise AssertionError

    def asked(self) -> str:
        return "game_over" if self.over else "walk"

    def scores(self) -> list[int]:
        return [abs(self.place), self.steps]

    def open_scores(self, viewer: int | None) -> list[int | None]:
        return list(self.scores())

    def standings(self) -> list[int]:
        return [1, 2]

    def breakdown(self) -> list[dict[str, int]]:
        return [{"place": abs(self.place)}, {"steps": self.steps}]

    def position(self) -> Position:
        return {
            "game": self.game_id, "version": self.game.version, "options": dict(self.options),
            "seat": int(self.seat), "steps": self.steps, "place": self.place, "rng": self.rng.state(),
        }  # fmt: skip

    def view(self, seat: int | None) -> WalkView:
        return WalkView(
            game=self.game_id, version=self.game.version, options=dict(self.options), viewer=seat,
            seat=int(self.seat), step=self.asked(), steps=self.steps, place=self.place,
        )  # fmt: skip


@dataclass(frozen=True, kw_only=True)
class WalkView(View):
    """Everything lies open."""

    steps: int
    place: int


class LongWalk(Game):
    """The rules."""

    id = "long_walk"
    title = "A Long Walk"
    designers = ("the house",)
    rule_prefix = "LW"
    version = 1
    seat_counts = (2,)
    default_seats = 2
    options = (Option("length", 100, low=1, high=100_000),)
    verbs = Verbs(Verb("left"), Verb("right"))
    view_type = WalkView
    insight = Insight()

    def deal(self, seats: int, rng: Rng, options: Settings) -> WalkState:
        s = WalkState()
        s.lay(self.id, seats, rng, options)
        s.steps = s.place = 0
        return s

    def read(self, position: Reader) -> WalkState:
        options = {"length": position.part("options").part("length").number(1, 100_000)}
        s = self.deal(2, Rng.restore(position.part("rng").text()), options)
        s.seat = position.part("seat").number(-1, 1)
        s.steps = position.part("steps").number(0, 100_000)
        s.place = position.part("place").number(-100_000, 100_000)
        return s

    def faults(self, state: State) -> list[str]:
        return []

    def complete(self, view: View, rng: Rng) -> Position:
        walk = cast(WalkView, view)
        return {
            "game": self.id, "version": self.version, "options": dict(view.options), "seat": view.seat,
            "steps": walk.steps, "place": walk.place, "rng": rng.state(),
        }  # fmt: skip

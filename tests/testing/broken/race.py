"""Slow and Steady with one fault each: playing alone has promises of its own."""

from __future__ import annotations

from ludoteca.core.rivals import Rival
from tests.testing.broken.listed import faults_of
from tests.testing.slow_and_steady import WALK, RaceState, SlowAndSteady

fault = faults_of(SlowAndSteady, __name__)


@fault("results", "more points rank ahead")
class HareLosesAhead(RaceState):
    def standings(self) -> list[int]:
        return [2 if self.hare > self.tortoise else 1]


@fault("results", "more points rank ahead")
class RivalAlwaysFirst(RaceState):
    def rivals(self) -> list[Rival]:
        return [Rival("tortoise", {"fields": self.tortoise}, 1)]

    def standings(self) -> list[int]:
        return [2]


@fault("insight", "shares from 0 to 1")
class BoundlessHope(RaceState):
    def progress(self) -> float:
        return self.hare / 2


@fault("insight", "but evaluated")
class NeverLoses(RaceState):
    def progress(self) -> float:
        return 1.0


@fault("leaks", "events tell seat 0")
class ForetellsThePace(RaceState):
    def resolve(self, action: int) -> None:
        if self.journal is not None and self.step != WALK:
            self.journal.tell("forecast", fields=self.paces[0])
        super().resolve(action)


@fault("leaks", "(or `reveals` was not counted)")
class UncountedWalk(RaceState):
    def skip(self) -> None:
        super().skip()
        self.reveals -= 1


@fault("journal", "plays differently")
class ListeningTortoise(RaceState):
    """The tortoise hurries when somebody keeps a log."""

    def skip(self) -> None:
        if self.journal is not None:
            self.paces.sort()
        super().skip()

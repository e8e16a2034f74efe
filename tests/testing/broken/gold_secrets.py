"""Buried Gold with one secret told: by views, events, questions, reasons, in all the ways there are."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

from ludoteca.core.errors import Reason
from ludoteca.core.orders import GAME, Order
from ludoteca.core.position import Position
from ludoteca.core.rng import Rng
from ludoteca.core.state import State
from ludoteca.core.view import View
from ludoteca.core.words import Meaning, Phrase
from tests.testing.broken.listed import faults_of
from tests.testing.buried_gold import BuriedGold
from tests.testing.buried_gold.data import DIG, DIGGING, LINES, NOTHING, PLOTS, SCOUT
from tests.testing.buried_gold.state import IslandState
from tests.testing.buried_gold.view import IslandView

fault = faults_of(BuriedGold, __name__)

# --- what the view shows -------------------------------------------------------------------------


@fault("hidden", "can know players[others].contract")
class AllContractsShown(IslandState):
    def view(self, seat: int | None) -> IslandView:
        view = super().view(seat)
        players = (
            replace(player, contract=LINES[line])
            for player, line in zip(view.players, self.contracts, strict=True)
        )
        return replace(view, players=tuple(players))


@fault("hidden", "can know players[others].dig")
class AllDigsShown(IslandState):
    def view(self, seat: int | None) -> IslandView:
        view = super().view(seat)
        players = (
            replace(player, dig=None if dig == NOTHING else PLOTS[dig])
            for player, dig in zip(view.players, self.digs, strict=True)
        )
        return replace(view, players=tuple(players))

    def hides(self, action: int) -> bool:
        return False


@fault("secret_choices", "every other seat sees it")
class DigsSeen(AllDigsShown):
    """The view shows the secret choice, but `hides` is as it was."""

    def hides(self, action: int) -> bool:
        return IslandState.hides(self, action)


@fault("leaks", "no event tells")
class PeekForAll(IslandState):
    """What one has looked at, everybody sees."""

    def has_seen(self, seat: int | None, plot: int) -> bool:
        return any(seen >> plot & 1 for seen in self.scouted)

    def choices(self) -> list[int]:
        if self.step != SCOUT:
            return super().choices()
        own = IslandState.has_seen
        closed = [plot for plot, owner in enumerate(self.owner) if owner == NOTHING]
        return [0, *(1 + plot for plot in closed if not own(self, int(self.seat), plot))]

    def position(self) -> Position:
        position: Any = super().position()
        for seat, player in enumerate(position["players"]):
            player["scouted"] = [
                name for plot, name in enumerate(PLOTS) if IslandState.has_seen(self, seat, plot)
            ]
        return cast(Position, position)

    def view(self, seat: int | None) -> IslandView:
        view = super().view(seat)
        players = (
            replace(
                player,
                scouted=tuple(
                    name for plot, name in enumerate(PLOTS) if IslandState.has_seen(self, number, plot)
                ),
            )
            for number, player in enumerate(view.players)
        )
        return replace(view, players=tuple(players))


@fault("leaks", "cannot know shows in the view of a spectator")
class SpectatorAtTheShoulder(IslandState):
    """Whoever only watches sees with the eyes of seat 0."""

    def view(self, seat: int | None) -> IslandView:
        return replace(super().view(0), viewer=seat) if seat is None else super().view(seat)


@fault("leaks", "by the view of")
class OverTheShoulder(BuriedGold):
    """Who looks second sees what the first one may see."""

    def view_beside(self, state: State, beside: View, seat: int | None) -> dict[str, object]:
        return {"viewer": seat}


# --- what events tell ----------------------------------------------------------------------------


@fault("leaks", "events tell")
class LoudPeek(IslandState):
    """What one finds under a plot is told to everybody."""

    def peek(self, seat: int, plot: int) -> None:
        super().peek(seat, plot)
        if self.journal is not None:
            self.journal.tell("murmur", gold=self.gold[plot])


@fault("leaks", "by the events")
class ContractsInTheLog(IslandState):
    """Whoever stays in the camp talks about his contract."""

    def resolve(self, action: int) -> None:
        if self.journal is not None and action == 0:
            self.journal.tell("chatter", line=LINES[self.contracts[self.seat]])
        super().resolve(action)


@fault("leaks", "events tell")
class BuriedInTheLog(IslandState):
    """When plots are opened, one that stays closed is told."""

    def open_plots(self) -> None:
        if self.journal is not None:
            self.journal.tell("rumour", gold=self.gold[self.owner.index(NOTHING)])
        super().open_plots()


@fault("secret_choices", "is told by the events")
class LoudDigs(IslandState):
    def dig(self, seat: int, plot: int) -> None:
        super().dig(seat, plot)
        if self.journal is not None:
            self.journal.tell("heard", plot=PLOTS[plot])


@fault("leaks", "at the start")
class SetupInTheLog(IslandState):
    """Before the first decision a contract is read out."""

    def choices(self) -> list[int]:
        if not self.legal and self.journal is not None and not self.journal.events:
            return []
        return super().choices()

    def skip(self) -> None:
        assert self.journal is not None
        self.journal.tell("read-out", line=LINES[self.contracts[0]])


# --- what questions tell -------------------------------------------------------------------------


@fault("leaks", "its actions")
class TellingChoices(IslandState):
    """One cannot dig where there is little: so one learns where."""

    def choices(self) -> list[int]:
        legal = super().choices()
        return [a for a in legal if self.step != DIGGING or self.gold[a - DIG] > 2] or legal


@fault("leaks", "shows in its holdings")
class TellingHoldings(IslandState):
    def holdings(self, seat: int) -> dict[str, int]:
        return {**super().holdings(seat), "contract": self.contracts[(seat + 1) % self.seats]}


@fault("leaks", "shows in the open scores")
class TellingScores(IslandState):
    def open_scores(self, viewer: int | None) -> list[int | None]:
        return [score + self.contracts[seat] for seat, score in enumerate(self.scores())]


@fault("leaks", "shows in the question")
class TellingPrompt(IslandState):
    def prompt(self) -> Phrase:
        return Phrase("prompt-hint", {"gold": self.gold[0]})


@fault("leaks", "shows in the words of its actions")
class TellingLabels(IslandState):
    def meaning(self, action: int) -> Meaning:
        if self.step != DIGGING:
            return super().meaning(action)
        return Meaning(catch=Phrase("catch-gold", {"gold": self.gold[action - DIG]}))


@fault("leaks", "shows in the reasons")
class TellingReasons(IslandState):
    def why_not(self, action: int) -> Reason:
        return Reason("reason-gold", {"gold": self.gold[4]})


@fault("leaks", "shows in the orders")
class TellingOrders(IslandState):
    def orders(self, seat: int) -> list[Order]:
        return [Order("digging", DIG + self.gold.index(9), GAME)]


@fault("leaks", "shows in what lies ahead")
class TellingAhead(IslandState):
    def ahead(self, seat: int, rng: Rng) -> State | None:
        return self.copy()


@fault("leaks", "shows in its forecasts")
class TellingForecasts(IslandState):
    """The fast imagination keeps the true gold, so a forecast knows it."""

    def imagine(self, seat: int, rng: Rng) -> State:
        twin = cast(IslandState, super().imagine(seat, rng))
        twin.gold = self.gold[:]
        twin.contracts = self.contracts[:]
        return twin

    def ahead(self, seat: int, rng: Rng) -> State | None:
        return None

    def holdings(self, seat: int) -> dict[str, int]:
        return {"gold": sum(self.gold[plot] for plot, owner in enumerate(self.owner) if owner != NOTHING)}

    def resolve(self, action: int) -> None:
        if self.step == SCOUT and action:
            self.owner[action - 1] = int(self.seat)
            self.reveals += 1
        super().resolve(action)


@fault("leaks", "by the events (or `reveals` was not counted)")
class UncountedPeek(IslandState):
    """A private look is not counted as a reveal."""

    def peek(self, seat: int, plot: int) -> None:
        super().peek(seat, plot)
        self.reveals -= 1


@fault("secret_choices", "but `hides` says it can")
class NothingIsSecret(IslandState):
    def hides(self, action: int) -> bool:
        return False


@fault("secret_choices", "every other seat sees it")
class EverythingIsSecret(IslandState):
    def hides(self, action: int) -> bool:
        return True


@fault("secret_choices", "every other seat sees it")
class LastDigIsSecret(IslandState):
    """The last choice is shown at once, but is said to be a secret."""

    def hides(self, action: int) -> bool:
        return self.step == DIGGING

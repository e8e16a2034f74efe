"""Buried Gold with one fault each: secrets that are told, in all the ways there are."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

from ludoteca.core.errors import BadPosition, Reason
from ludoteca.core.orders import GAME, Order
from ludoteca.core.position import Position, Reader
from ludoteca.core.rng import Rng
from ludoteca.core.state import State, ranks
from ludoteca.core.view import View
from ludoteca.core.words import Meaning, Phrase
from tests.testing.broken.list import faults_of
from tests.testing.buried_gold import BuriedGold
from tests.testing.buried_gold.data import DIG, DIGGING, FEAST, LINES, NOTHING, PLOTS, SCOUT, TOAST
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


# --- what is said --------------------------------------------------------------------------------


@fault("words", "no message prompt-")
class OddPrompt(IslandState):
    def prompt(self) -> Phrase:
        return Phrase("Where do you dig?")


@fault("words", "cannot be shown")
class ListInLabel(IslandState):
    def meaning(self, action: int) -> Meaning:
        return Meaning(label=Phrase("label-dig", {"plots": [PLOTS[0]]}))  # type: ignore[dict-item]


@fault("words", "no candidates")
class NarrowMind(IslandState):
    def candidates(self) -> list[int]:
        return self.legal[1:]


@fault("words", "no message reason-")
class SentenceAsReason(IslandState):
    def why_not(self, action: int) -> Reason:
        return Reason("Because.")


@fault("words", "an order until 'forever'")
class OrderForever(IslandState):
    def orders(self, seat: int) -> list[Order]:
        return [Order("scout", 0, "forever")]


@fault("words", "decides")
class AheadOfAnother(IslandState):
    def ahead(self, seat: int, rng: Rng) -> State | None:
        return self.imagine(seat, rng)


@fault("words", "but the view says")
class AsksSomethingElse(IslandState):
    def asked(self) -> str:
        return "scouting"


# --- what is asked changes nothing ---------------------------------------------------------------


@fault("legal_sets", "`choices()` changes digs")
class BusyChoices(IslandState):
    """Tidies up a little too early."""

    def choices(self) -> list[int]:
        if self.step == FEAST:
            self.digs = [NOTHING] * self.seats
        return super().choices()


@fault("questions", "asking questions changed")
class BusyPrompt(IslandState):
    def prompt(self) -> Phrase:
        self.coins[0] ^= 1
        return super().prompt()


@fault("questions", "asking questions changed")
class BusyHoldings(IslandState):
    def holdings(self, seat: int) -> dict[str, int]:
        self.scouted[seat] |= 1
        return super().holdings(seat)


@fault("fields", "a copy forgets asks")
class ForgottenField(IslandState):
    asks = 0

    def resolve(self, action: int) -> None:
        self.asks += 1
        super().resolve(action)


@fault("fields", "a position, read again, has other asks")
class UnwrittenField(IslandState):
    asks = 0

    def copy(self) -> IslandState:
        twin = cast(UnwrittenField, super().copy())
        twin.asks = self.asks
        return twin

    def resolve(self, action: int) -> None:
        self.asks += 1
        super().resolve(action)


# --- positions -----------------------------------------------------------------------------------


@fault("spoiled_positions", "found nothing wrong")
class FaultsOfThePast(BuriedGold):
    def faults(self, state: State) -> list[str]:
        return []


@fault("spoiled_positions", "is taken")
class AnyNumber(BuriedGold):
    """A look too many does no harm, nor do a million."""

    def read(self, position: Reader) -> State:
        reveals = position.part("reveals").number(-(1 << 80), 1 << 80)
        known = {**cast(Position, position.data), "reveals": 0}
        s = cast(IslandState, super().read(Reader(known)))
        for key in known:
            position.part(key)
        s.reveals = reveals
        return s


@fault("spoiled_positions", "the value is ignored")
class IgnoresTheRound(BuriedGold):
    def read(self, position: Reader) -> State:
        s = cast(IslandState, super().read(position))
        s.reveals = 3
        return s


@fault("spoiled_positions", "should be a BadPosition")
class TrustingReader(BuriedGold):
    def read(self, position: Reader) -> State:
        s = cast(IslandState, super().read(position))
        data: Any = position.data
        s.coins = [player["coins"] + 0 for player in data["players"]]
        s.gold = [int(plot["gold"]) for plot in data["plots"].values()]
        assert s.gold[0] < 10
        return s

    def faults(self, state: State) -> list[str]:
        found = super().faults(state)
        assert not found
        return found


@fault("spoiled_positions", "in one line")
class LongStory(BuriedGold):
    def load(self, position: Position) -> State:
        try:
            return super().load(position)
        except BadPosition as error:
            raise BadPosition(f"No.\n{error}") from error


# --- imagination ---------------------------------------------------------------------------------


@fault("variety", "plots[*].gold")
class SortedGold(BuriedGold):
    """What is not known is always imagined in the same order."""

    def complete(self, view: View, rng: Rng) -> Position:
        position: Any = super().complete(view, rng)
        assert isinstance(view, IslandView)
        unknown = [name for name, plot in view.plots.items() if plot.gold is None]
        amounts = sorted(position["plots"][name]["gold"] for name in unknown)
        for name, gold in zip(unknown, amounts, strict=True):
            position["plots"][name]["gold"] = gold
        return cast(Position, position)


@fault("variety", "dig")
class AlwaysTheBest(BuriedGold):
    """Everybody is imagined to dig at the last plot that is closed."""

    def complete(self, view: View, rng: Rng) -> Position:
        position: Any = super().complete(view, rng)
        assert isinstance(view, IslandView)
        closed = [name for name, plot in view.plots.items() if plot.owner is None]
        for seen, player in zip(view.players, position["players"], strict=True):
            if seen.has_chosen and seen.dig is None:
                player["dig"] = closed[-1]
        return cast(Position, position)


# --- results -------------------------------------------------------------------------------------


@fault("results", "more points rank ahead")
class FewestPointsWin(IslandState):
    def standings(self) -> list[int]:
        places = ranks([(-score,) for score in self.scores()[:2]])
        return [places[self.team(seat)] for seat in range(self.seats)]


@fault("results", "shares its rank")
class EachForHimself(IslandState):
    def standings(self) -> list[int]:
        return ranks([(score, -seat) for seat, score in enumerate(self.scores())])


@fault("legal_sets", "cannot be played")
class ToastsGhosts(IslandState):
    def choices(self) -> list[int]:
        legal = super().choices()
        return [*legal, TOAST + 3] if self.step == FEAST and self.seats == 2 else legal

"""Buried Gold with one fault each: words, fields, positions, imagination, results."""

from __future__ import annotations

from typing import Any, cast

from ludoteca.core.errors import BadPosition, Reason
from ludoteca.core.orders import Order
from ludoteca.core.position import Position, Reader
from ludoteca.core.rng import Rng
from ludoteca.core.state import State, ranks
from ludoteca.core.view import View
from ludoteca.core.words import Meaning, Phrase
from tests.testing.broken.listed import faults_of
from tests.testing.buried_gold import BuriedGold
from tests.testing.buried_gold.data import FEAST, NOTHING, PLOTS, TOAST
from tests.testing.buried_gold.state import IslandState
from tests.testing.buried_gold.view import IslandView

fault = faults_of(BuriedGold, __name__)

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

"""Market Day with one fault each: what `check_game` must find."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ludoteca.core.state import ranks
from tests.testing.broken.listed import FAULTY, faults_of
from tests.testing.toy import CARDS, FIRST_BID, NO_BID, MarketDay, MarketState, MarketView

fault = faults_of(MarketDay, __name__)


# --- the declaration -----------------------------------------------------------------------------


@fault("declaration", "default seats")
class WrongDefaultSeats(MarketDay):
    default_seats = 7


@fault("refuses_bad_setups", "should be a BadOption")
class AcceptsAnything(MarketDay):
    def settle(self, seats: int, options: Any) -> Any:
        return super().settle(seats, {"hand": 4})


@fault("notation", "reads as")
class AmbiguousNotation(MarketDay):
    def parse(self, line: str) -> int:
        return min(super().parse(line), 30)


# --- actions -------------------------------------------------------------------------------------


@fault("legal_sets", "duplicates")
class DuplicateActions(MarketState):
    def choices(self) -> list[int]:
        return super().choices() * 2


@fault("legal_sets", "asked twice")
class MoodyOrder(MarketState):
    mood = 1

    def choices(self) -> list[int]:
        MoodyOrder.mood = -MoodyOrder.mood
        return super().choices()[:: MoodyOrder.mood]


@fault("legal_sets", "cannot be played")
class OffersTooMuch(MarketState):
    def choices(self) -> list[int]:
        return [*super().choices(), FIRST_BID + next(c for c in CARDS if c not in self.hands[self.seat]) - 1]


@fault("legal_sets", "played without asking")
class AsksWithoutChoice(MarketState):
    def advance(self) -> None:
        self.legal = [] if self.over else self.choices()


@fault("legal_sets", "after the end")
class NeverClears(MarketState):
    def actions(self) -> list[int]:
        return super().actions() or [FIRST_BID]


@fault("refusals", "is not legal but was played")
class TakesEverything(MarketState):
    def play(self, action: int) -> None:
        self.game.text(action)
        if action in self.legal:
            self.apply(action)


@fault("refusals", "IllegalAction expected")
class BadReasons(MarketState):
    def why_not(self, action: int) -> Any:
        raise KeyError(action)


@fault("refusals", "changed the position")
class RefusalCosts(MarketState):
    def why_not(self, action: int) -> Any:
        self.coins[0] += 1
        return super().why_not(action)


# --- copies and positions ------------------------------------------------------------------------


@fault("copies", "changed when")
class SharedList(MarketState):
    def copy(self) -> MarketState:
        twin = super().copy()
        twin.coins = self.coins
        return twin


@fault("copies", "changed when")
class SharedGenerator(MarketState):
    def copy(self) -> MarketState:
        twin = super().copy()
        twin.rng = self.rng
        return twin

    def open_market(self) -> None:
        self.rng.bits()
        super().open_market()


@fault("copies", "another position")
class ForgetfulCopy(MarketState):
    def copy(self) -> MarketState:
        twin = super().copy()
        twin.wares = [[] for _ in self.wares]
        return twin


@fault("copies", "differently from its copy")
class SecretTally(MarketState):
    """A field that neither copy nor position knows."""

    def open_market(self) -> None:
        self.tally = getattr(self, "tally", 0) + 1
        if self.tally == 2:
            self.coming.reverse()
        super().open_market()


@fault("handed_out", "position that was handed out changed")
class LentList(MarketState):
    def position(self) -> Any:
        return {**super().position(), "coming": self.coming}


@fault("handed_out", "view that was handed out changed")
class LivingView(MarketState):
    def view(self, seat: int | None) -> MarketView:
        return replace(super().view(seat), spent=self.spent)  # type: ignore[arg-type]


@fault("handed_out", "not the caller's own")
class LentActions(MarketState):
    def actions(self) -> list[int]:
        return self.legal


@fault("positions", "goes on differently")
class TallyInCopyOnly(MarketState):
    """A field that a copy takes along and a position forgets."""

    tally = 0

    def copy(self) -> MarketState:
        twin = super().copy()
        assert isinstance(twin, TallyInCopyOnly)
        twin.tally = self.tally
        return twin

    def open_market(self) -> None:
        self.tally += 1
        if self.tally == 2:
            self.coming.reverse()
        super().open_market()


@fault("positions", "not the same after JSON")
class TuplesInPosition(MarketState):
    def position(self) -> Any:
        return {**super().position(), "spent": tuple(self.spent)}


@fault("positions", "not plain JSON")
class SetInPosition(MarketState):
    def position(self) -> Any:
        return {**super().position(), "cards": set(self.spent)}


@fault("questions", "asking questions changed")
class SpendingView(MarketState):
    def view(self, seat: int | None) -> MarketView:
        self.rng.bits()
        return super().view(seat)


# --- determinism ---------------------------------------------------------------------------------

DAYS_EVER = 0


@fault("replays", "a second time")
class HiddenGlobal(MarketState):
    def open_market(self) -> None:
        global DAYS_EVER
        DAYS_EVER += 1
        if DAYS_EVER % 3 == 0:
            self.coming.reverse()
        super().open_market()


@fault("processes", "PYTHONHASHSEED")
class HashOrder(MarketState):
    def choices(self) -> list[int]:
        return [FIRST_BID + int(card) - 1 for card in {str(card) for card in self.hands[self.seat]}]


# --- results -------------------------------------------------------------------------------------


@fault("invariants", "broken invariants")
class Counterfeiter(MarketState):
    def open_market(self) -> None:
        super().open_market()
        self.coins[0] += 1


@fault("invariants", "does not end")
class NeverEnds(MarketState):
    def resolve(self, action: int) -> None:
        card = action - FIRST_BID + 1
        super().resolve(action)
        seat = self.bids.index(card) if card in self.bids else -1
        if seat == 0:
            self.bids[0] = NO_BID
            self.hands[0] = sorted([*self.hands[0], card])
            self.seat = 0


@fault("invariants", "went back")
class ForgetsReveals(MarketState):
    def resolve(self, action: int) -> None:
        super().resolve(action)
        if self.seat == 1 and self.reveals:
            self.reveals -= 1


for _name in ("ForgetsReveals", "NeverEnds"):
    type(FAULTY[_name].game).faults = lambda _, state: []  # type: ignore[method-assign]  # noqa: ARG005


@fault("results", "its sources")
class WrongSum(MarketState):
    def scores(self) -> list[int]:
        return [score + 1 for score in super().scores()]


@fault("results", "are no ranks")
class RanksFromZero(MarketState):
    def standings(self) -> list[int]:
        return [rank - 1 for rank in super().standings()]


@fault("results", "shares its rank")
class QuarrelingTeam(MarketState):
    def team(self, seat: int) -> int:
        return seat % 2

    def standings(self) -> list[int]:
        return ranks([(score, -seat) for seat, score in enumerate(self.scores())])


# --- the journal and matches ---------------------------------------------------------------------


@fault("journal", "plays differently")
class JournalMatters(MarketState):
    def open_market(self) -> None:
        if self.journal is not None:
            self.rng.bits()
        super().open_market()


@fault("journal", "not a text")
class ListInEvent(MarketState):
    def open_market(self) -> None:
        if self.journal is not None:
            self.journal.tell("bids", cards=list(self.bids))  # type: ignore[arg-type]
        super().open_market()


@fault("journal", "message id")
class OddEventId(MarketState):
    def open_market(self) -> None:
        if self.journal is not None:
            self.journal.tell("Bids Shown")
        super().open_market()


@fault("journal", "not seats of the table")
class GhostWitness(MarketState):
    def open_market(self) -> None:
        if self.journal is not None:
            self.journal.tell_seats((9,), "whisper")
        super().open_market()


@fault("matches", "another position")
class CopyChangesChance(MarketState):
    def copy(self) -> MarketState:
        twin = super().copy()
        twin.rng.bits()
        return twin


@fault("matches", "events")
class EventsWithMemory(MarketState):
    """Numbers its events and forgets the number in a copy."""

    told = 0

    def open_market(self) -> None:
        self.told += 1
        if self.journal is not None:
            self.journal.tell("day", number=self.told)
        super().open_market()


@fault("records", "begun from a position")
class PositionForgetsChance(MarketState):
    def position(self) -> Any:
        return {**super().position(), "rng": "0123456789abcdef"}

    def open_market(self) -> None:
        self.rng.shuffle(self.coming)
        super().open_market()

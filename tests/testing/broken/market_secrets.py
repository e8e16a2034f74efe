"""Market Day with one secret told, or imagined as it should not be."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import Any

from ludoteca.core.rng import Rng
from ludoteca.core.state import State
from ludoteca.core.view import View
from tests.testing.broken.listed import FAULTY, faults_of
from tests.testing.toy import MarketDay, MarketState, MarketView

fault = faults_of(MarketDay, __name__)


# --- secrets -------------------------------------------------------------------------------------


@fault("leaks", "shows in the view")
class LeakingView(MarketState):
    def view(self, seat: int | None) -> MarketView:
        return replace(super().view(seat), coming=tuple(self.coming))


@fault("leaks", "shows in the view")
class LeakingOrder(MarketState):
    """The numbers are public, but the order of the keys tells the order of the pile."""

    def view(self, seat: int | None) -> MarketView:
        counts: Any = Counter(self.coming)
        return replace(super().view(seat), coming=counts)


@fault("leaks", "shows in the view of a spectator")
class SpyingSpectator(MarketState):
    def view(self, seat: int | None) -> MarketView:
        return super().view(1 if seat is None else seat)


@dataclass(frozen=True, kw_only=True)
class LuckyView(MarketView):
    luck: str


@fault("leaks", "shows the generator")
class GeneratorInView(MarketState):
    def view(self, seat: int | None) -> MarketView:
        return LuckyView(**vars(super().view(seat)), luck=self.rng.state())


@dataclass(frozen=True, kw_only=True)
class SeedView(MarketView):
    seed: int


@fault("leaks", "shows the seed")
class SeedInView(MarketDay):
    def start(self, seats: int, seed: int, options: Any, journal: Any = None) -> State:
        SeedState.seed = seed
        return super().start(seats, seed, options, journal)


class SeedState(MarketState):
    seed = 0

    def view(self, seat: int | None) -> MarketView:
        return SeedView(**{**vars(super().view(seat)), "seed": self.seed})


SeedInView.state = SeedState
type(FAULTY["SeedInView"].game).state = SeedState


@fault("secret_choices", "is told by the events")
class LoudBids(MarketState):
    def resolve(self, action: int) -> None:
        if self.journal is not None:
            self.journal.tell("bid-heard", card=int(action))
        super().resolve(action)


@fault("leaks", "by the events")
class GossipingJournal(MarketState):
    """Whoever bids, everybody hears which ware comes next."""

    def resolve(self, action: int) -> None:
        if self.journal is not None and self.coming:
            self.journal.tell("rumour", ware=self.coming[-1])
        super().resolve(action)


@fault("leaks", "by the")
class UncountedReveal(MarketState):
    """The next ware is turned up and nobody counts it."""

    def open_market(self) -> None:
        super().open_market()
        self.reveals -= 1


@fault("leaks", "shows in its actions")
class TellingActions(MarketState):
    """What may be bid depends on the ware to come."""

    def choices(self) -> list[int]:
        legal = super().choices()
        return legal[:-1] if len(legal) > 3 and self.coming[-1] % 2 else legal


@fault("imagination", "chance to come is the true one")
class Prophet(MarketState):
    def imagine(self, seat: int, rng: Rng) -> State:
        twin = super().imagine(seat, rng)
        twin.rng = self.rng.copy()
        return twin


@fault("imagination", "not what it offers")
class StaleActions(MarketState):
    """A fast imagine that deals new hands but forgets that others can do other things with them."""

    def imagine(self, seat: int, rng: Rng) -> State:
        twin = super().imagine(seat, rng)
        twin.legal = self.legal
        return twin


@fault("imagination", "shows in what it imagines")
class Shuffler(MarketState):
    """A fast imagine that shuffles the wares to come as they lie."""

    def imagine(self, seat: int, rng: Rng) -> State:
        twin = self.copy()
        twin.rng = rng.fork()
        twin.rng.shuffle(twin.coming)
        return twin


@fault("imagination", "has faults")
class SloppyDealer(MarketDay):
    def complete(self, view: View, rng: Rng) -> Any:
        position: Any = super().complete(view, rng)
        for player in position["players"]:
            player["hand"].reverse()
        return position


@fault("imagination", "differs in the view")
class WishfulThinking(MarketDay):
    def complete(self, view: View, rng: Rng) -> Any:
        assert isinstance(view, MarketView)
        unknown = tuple(replace(p, hand=None, bid=None) for p in view.players)
        return super().complete(replace(view, players=unknown), rng)


@fault("imagination", "imagined differently")
class Moody(MarketDay):
    mood = Rng(7)

    def complete(self, view: View, rng: Rng) -> Any:
        return super().complete(view, self.mood)


@fault("variety", "players[others].bid")
class AlwaysTheHighest(MarketDay):
    """Whoever has bid is imagined to have bid the highest card that is not known."""

    def complete(self, view: View, rng: Rng) -> Any:
        position: Any = super().complete(view, rng)
        assert isinstance(view, MarketView)
        for seen, player in zip(view.players, position["players"], strict=True):
            if seen.has_bid and seen.bid is None:
                cards = sorted([*player["hand"], player["bid"]])
                player["bid"], player["hand"] = cards[-1], cards[:-1]
        return position


@fault("variety", "coming")
class SortedWares(MarketDay):
    def complete(self, view: View, rng: Rng) -> Any:
        position: Any = super().complete(view, rng)
        return {**position, "coming": sorted(position["coming"])}

"""Market Day with one fault each in what it tells bots."""

from __future__ import annotations

from ludoteca.core.insight import Insight
from ludoteca.core.state import State
from tests.testing.broken.listed import faults_of
from tests.testing.toy import FIRST_BID, MarketDay, MarketState

fault = faults_of(MarketDay, __name__)


@fault("insight", "add up to 1")
class Optimist(MarketDay):
    class Rosy(Insight):
        def evaluate(self, state: State) -> list[float]:
            return [1.0] * state.seats

    insight = Rosy()


@fault("insight", "after the end the shares of victory are")
class NeverSure(MarketDay):
    class Doubtful(Insight):
        def evaluate(self, state: State) -> list[float]:
            return [1 / state.seats] * state.seats

    insight = Doubtful()


@fault("insight", "`evaluate` says")
class FickleJudge(MarketDay):
    class Moods(Insight):
        favourite = 0

        def evaluate(self, state: State) -> list[float]:
            self.favourite += 1
            return [float(seat == self.favourite % state.seats) for seat in range(state.seats)]

    insight = Moods()


@fault("insight", "`evaluate` changed the position")
class EvaluatesByPlaying(MarketDay):
    class Player(Insight):
        def evaluate(self, state: State) -> list[float]:
            assert isinstance(state, MarketState)
            state.coins[0] += 1
            return [1 / state.seats] * state.seats

    insight = Player()


@fault("insight", "priors are positive")
class Pessimist(MarketDay):
    class Grim(Insight):
        def prior(self, state: State, actions: list[int]) -> list[float]:
            return [0.0] * len(actions)

    insight = Grim()


@fault("insight", "1 expectations for")
class ExpectsOneOnly(MarketDay):
    class Narrow(Insight):
        def expect(self, state: State, actions: list[int]) -> list[list[float]]:
            return [self.evaluate(state)]

    insight = Narrow()


@fault("insight", "shares for")
class ExpectsForOneSeat(MarketDay):
    class Selfish(Insight):
        def expect(self, state: State, actions: list[int]) -> list[list[float]]:
            return [[1.0] for _ in actions]

    insight = Selfish()


@fault("insight", "`expect` changed the position")
class ExpectsWithoutACopy(MarketDay):
    class Hasty(Insight):
        def expect(self, state: State, actions: list[int]) -> list[list[float]]:
            assert isinstance(state, MarketState)
            state.wares[0].append(1)
            return []

    insight = Hasty()


@fault("insight", "no action is sensible")
class NothingIsSensible(MarketDay):
    class Desperate(Insight):
        def sensible(self, state: State, actions: list[int]) -> list[int]:
            return []

    insight = Desperate()


@fault("insight", "sensible, but not legal")
class SensiblyIllegal(MarketDay):
    class Dreamer(Insight):
        def sensible(self, state: State, actions: list[int]) -> list[int]:
            return [next(bid for bid in range(FIRST_BID, FIRST_BID + 99) if bid not in actions)]

    insight = Dreamer()


@fault("insight", "says that it played, but the position is the same")
class PlaysNothing(MarketDay):
    class Idle(Insight):
        def play_obvious(self, state: State) -> bool:
            return True

    insight = Idle()


@fault("insight", "says that it played nothing, but the position changed")
class PlaysInSecret(MarketDay):
    class Sly(Insight):
        def play_obvious(self, state: State) -> bool:
            state.apply(state.legal[0])
            return False

    insight = Sly()


@fault("insight", "the position has faults")
class PlaysByOtherRules(MarketDay):
    class Cheat(Insight):
        def play_obvious(self, state: State) -> bool:
            assert isinstance(state, MarketState)
            state.coins[state.seat] -= 99
            state.apply(state.legal[0])
            return True

    insight = Cheat()


@fault("insight", "`follow` stops before")
class FollowsHalfway(MarketDay):
    class Tired(Insight):
        def is_at_rest(self, state: State) -> bool:
            return False

        def follow(self, state: State) -> None:
            state.apply(state.legal[0])

    insight = Tired()


@fault("insight", "planned, but not legal")
class PlansTheImpossible(MarketDay):
    class Dreamer(Insight):
        def plan(self, state: State) -> list[int]:
            return [state.legal[0]] * 50

    insight = Dreamer()

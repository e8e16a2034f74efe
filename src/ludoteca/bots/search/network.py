"""A small network that corrects what insight thinks of a position.

One function judges every seat by its own things and by what all share. Weights and traits are whole numbers,
so that the sums are the same on every machine and in every order.
"""

from __future__ import annotations

from math import exp, log
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.encoding.traits import Traits
from ludoteca.core.insight import Insight, Voice, hopes_of, in_proportion
from ludoteca.core.state import NOBODY, State
from ludoteca.core.vecs import filled

FINENESS: Final = 2048
"""A weight of 1 is so much as a whole number."""
LANE: Final = 21
"""Three units are summed in one number, each in a lane of so many bits."""
LANES: Final = 3
HALF: Final[i64] = 1 << (LANE - 1)
FULL: Final[i64] = (1 << LANE) - 1
WORDS: Final = 4
"""So many numbers are summed at a time."""
BLOCK: Final = WORDS * LANES
"""A network has so many units, or a multiple of it."""
LOUDEST: Final = 50.0
"""More is not added to the logarithm of a share, nor taken from it: it could not be counted any more."""
LEAST_SHARE: Final = 1e-6
"""No share is taken for less: its logarithm could not be counted either."""


def packed(weights: list[int]) -> vec[i64]:
    """Weights of units, three in a number: sums of such numbers are sums in all three lanes.

    No sum may leave its lane; `bots.weights` takes no network in which one could.
    """
    return vec[i64](
        [
            weights[at] + (weights[at + 1] << LANE) + (weights[at + 2] << 2 * LANE)
            for at in range(0, len(weights), LANES)
        ]
    )


def told_of_seat(traits: Traits, state: State, seat: i64) -> vec[i64]:
    """What belongs to a seat, as a row."""
    row = filled(len(traits.own), 0)
    traits.fill_own(state, seat, row)
    return row


def told_of_table(traits: Traits, state: State) -> vec[i64]:
    """What all share, as a row."""
    row = filled(len(traits.shared), 0)
    traits.fill_shared(state, row)
    return row


@final
class Network:
    """Units that listen to traits, and a voice that sums up what they say."""

    def __init__(
        self, own: list[int], shared: list[int], start: list[int], voice: list[int], trust: list[int]
    ) -> None:
        self.own: vec[i64] = packed(own)
        """For each trait of a seat its weights, one a unit."""
        self.shared: vec[i64] = packed(shared)
        self.start: vec[i64] = packed(start)
        """Where each unit begins."""
        self.voice: vec[i64] = vec[i64](voice)
        self.trust: float = float(trust[0]) / float(FINENESS)
        """How sure the handmade shares may be: below 1 they are surer of themselves than they should."""

    def listen(self, sums: vec[i64], row: vec[i64], most: vec[i64], weights: vec[i64]) -> None:
        """Add what a row says to the sums of the units; most of it is nothing, and passed over."""
        words: i64 = len(sums)
        told = row[:]
        count: i64 = 0
        for trait in range(len(row)):
            if row[trait] > 0:
                row[trait] = min(row[trait], most[trait])
                told[count] = trait
                count += 1
        for block in range(0, words, WORDS):
            first = sums[block]
            second = sums[block + 1]
            third = sums[block + 2]
            fourth = sums[block + 3]
            for each in range(count):
                trait = told[each]
                value = row[trait]
                at = trait * words + block
                first += value * weights[at]
                second += value * weights[at + 1]
                third += value * weights[at + 2]
                fourth += value * weights[at + 3]
            sums[block] = first
            sums[block + 1] = second
            sums[block + 2] = third
            sums[block + 3] = fourth

    def speak(self, sums: vec[i64]) -> float:
        """What the units that are awake say together."""
        said: i64 = 0
        voice = self.voice
        unit: i64 = 0
        for word in range(len(sums)):
            left = sums[word]
            for _ in range(LANES):
                lane = (left + HALF & FULL) - HALF
                if lane > 0:
                    said += lane * voice[unit]
                left = left - lane >> LANE
                unit += 1
        return max(-LOUDEST, min(LOUDEST, float(said) / float(FINENESS * FINENESS)))


@final
class Networks(Voice):
    """What networks say of a position, one for each number of seats."""

    def __init__(self, traits: Traits, networks: dict[int, Network]) -> None:
        self.traits = traits
        self.networks = networks
        self.blank_own: vec[i64] = filled(len(traits.own), 0)
        self.blank_shared: vec[i64] = filled(len(traits.shared), 0)
        self.most_own: vec[i64] = vec[i64](traits.most_own)
        self.most_shared: vec[i64] = vec[i64](traits.most_shared)

    def say(self, state: State) -> list[float]:
        """What the network for this number of seats says of each, if one has learned it.

        Nothing after the end, and nothing in teams: nobody has learned to play in them.
        """
        said: list[float] = []
        network = self.networks.get(state.seats)
        if state.seat == NOBODY or network is None or has_teams(state):
            return said
        table = network.start[:]
        row = self.blank_shared[:]
        self.traits.fill_shared(state, row)
        network.listen(table, row, self.most_shared, network.shared)
        for seat in range(state.seats):
            sums = table[:]
            row = self.blank_own[:]
            self.traits.fill_own(state, seat, row)
            network.listen(sums, row, self.most_own, network.own)
            said.append(network.speak(sums))
        return said

    def trust(self, state: State) -> float:
        """How sure the handmade shares may be with this number of seats."""
        network = self.networks.get(state.seats)
        return 1.0 if network is None else network.trust


def corrected(share: float, said: float, trust: float) -> float:
    """What a share counts beside others, as far as it is trusted, with what is said of it."""
    if trust == 1.0:
        return share * exp(said)
    return exp(trust * log(max(share, LEAST_SHARE)) + said)


def has_teams(state: State) -> bool:
    """Do some seats play together?"""
    for seat in range(state.seats):
        if state.team(seat) != seat:
            return True
    return False


@final
class LearnedInsight(Insight):
    """Insight that was made by hand, and how networks correct it."""

    def __init__(self, handmade: Insight, traits: Traits, networks: dict[int, Network]) -> None:
        self.handmade = handmade
        self.voice = Networks(traits, networks)
        self.listener = handmade.listening(self.voice)
        """Who plays on to where a position is at rest: by hand, with plans that listen to the networks."""
        self.doubt = handmade.doubt

    def evaluate(self, state: State) -> list[float]:
        """The shares by hand, each as many times greater as the network says, as sure as it trusts them."""
        shares = self.handmade.evaluate(state)
        said = self.voice.say(state)
        if len(said) == 0:
            return shares
        trust = self.voice.trust(state)
        # who plays alone shares with his rivals, who have no seat
        total = corrected(1.0 - shares[0], 0.0, trust) if state.seats == 1 else 0.0
        parts: list[float] = []
        for seat in range(state.seats):
            parts.append(corrected(shares[seat], said[seat], trust))
            total += parts[seat]
        return [part / total for part in parts]

    def prior(self, state: State, actions: list[int]) -> list[float]:
        """By what is expected where a position is at rest, by hand elsewhere."""
        expected = self.expect(state, actions)
        if expected:
            return in_proportion(hopes_of(state.seat, expected), self.doubt)
        return self.listener.prior(state, actions)

    def expect(self, state: State, actions: list[int]) -> list[list[float]]:
        """At rest every action is played in thought to the next rest."""
        values: list[list[float]] = []
        if self.listener.is_at_rest(state):
            for action in actions:
                after = state.copy()
                after.apply(action)
                self.listener.follow(after)
                values.append(self.evaluate(after))
        return values

    def sensible(self, state: State, actions: list[int]) -> list[int]:
        """At rest everything is worth a thought."""
        return actions if self.listener.is_at_rest(state) else self.listener.sensible(state, actions)

    def plan(self, state: State) -> list[int]:
        """As the listener does."""
        return self.listener.plan(state)

    def ponder(self, state: State, iterations: i64) -> list[int]:
        """As the listener does."""
        return self.listener.ponder(state, iterations)

    def play_obvious(self, state: State) -> bool:
        """As the listener does."""
        return self.listener.play_obvious(state)

    def follow(self, state: State) -> None:
        """As the listener does."""
        self.listener.follow(state)

    def is_at_rest(self, state: State) -> bool:
        """As the listener does."""
        return self.listener.is_at_rest(state)

    def most_promising(self, state: State) -> i64:
        """As the listener does."""
        return self.listener.most_promising(state)

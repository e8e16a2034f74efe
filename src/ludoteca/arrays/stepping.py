"""Many games side by side, one decision of each at a time: the loop that must be fast, without numpy."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from librt.strings import BytesWriter, read_i32_le, write_i32_le
from librt.vecs import vec
from mypy_extensions import i16, i32, i64, u8

from ludoteca.core.encoding.rows import Filler, zeros
from ludoteca.core.rng import Rng
from ludoteca.core.state import NOBODY, State


@final
class Tables:
    """The games with the rows, masks and results that arrays look at; a game that ends begins anew.

    What arrays look at lies in `vec`s that stay where they are: every step writes into the same places. The
    rows must be zeros before a step; whoever looks at them as an array clears them fastest.
    """

    def __init__(
        self, count: i64, seats: i64, width: i64, actions: i64, filler: Filler, deal: Callable[[i64], State]
    ) -> None:
        self.count: i64 = count
        self.seats: i64 = seats
        self.width: i64 = width
        self.actions: i64 = actions
        self.filler = filler
        self.deal = deal
        self.states: list[State] = [deal(number) for number in range(count)]
        self.begun: i64 = count
        self.rows: vec[i16] = zeros(count * width)
        self.masks: vec[u8] = vec[u8]([0 for _ in range(count * actions)])
        self.deciders: vec[i32] = vec[i32]([0 for _ in range(count)])
        self.ended: vec[u8] = vec[u8]([0 for _ in range(count)])
        self.scores: vec[i32] = vec[i32]([0 for _ in range(count * seats)])
        self.ranks: vec[i32] = vec[i32]([0 for _ in range(count * seats)])
        for number in range(count):
            self.show(number)

    def fault(self, actions: bytes) -> i64:
        """The first game whose action is not legal; -1 if all are."""
        for number in range(self.count):
            action = i64(read_i32_le(actions, number * 4))
            if action < 0 or action >= self.actions or self.masks[number * self.actions + action] == 0:
                return number
        return -1

    def step(self, actions: bytes) -> None:
        """Play one action in each game; the actions are 32-bit numbers, and legal."""
        for number in range(self.count):
            state = self.states[number]
            first = number * self.actions
            for action in state.legal:
                self.masks[first + action] = 0
            state.apply(i64(read_i32_le(actions, number * 4)))
            self.ended[number] = 0
            if state.seat == NOBODY:
                self.finish(number, state)
            self.show(number)

    def finish(self, number: i64, state: State) -> None:
        """Note the results of a game, and deal the next one."""
        self.ended[number] = 1
        first = number * self.seats
        scores, ranks = state.scores(), state.standings()
        for seat in range(self.seats):
            self.scores[first + seat] = i32(scores[seat])
            self.ranks[first + seat] = i32(ranks[seat])
        self.states[number] = self.deal(self.begun)
        self.begun += 1

    def show(self, number: i64) -> None:
        """Write what the deciding seat of a game sees and may do."""
        state = self.states[number]
        self.deciders[number] = i32(state.seat)
        first = number * self.actions
        for action in state.legal:
            self.masks[first + action] = 1
        self.filler.fill(state, state.seat, self.rows, number * self.width)

    def sample(self, rng: Rng) -> bytes:
        """A random legal action of each game."""
        chosen = BytesWriter()
        for number in range(self.count):
            legal = self.states[number].legal
            write_i32_le(chosen, i32(legal[rng.below(len(legal))]))
        return chosen.getvalue()

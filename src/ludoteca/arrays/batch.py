"""Many games stepped together by arrays of actions; a game that ends begins anew."""

from __future__ import annotations

from ctypes import c_int16
from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ludoteca.arrays.stepping import Tables
from ludoteca.core import registry
from ludoteca.core.errors import BadOption, IllegalAction, LudotecaError, brief
from ludoteca.core.game import SEEDS, Game
from ludoteca.core.options import Setting
from ludoteca.core.rng import Rng
from ludoteca.core.state import State

MOST_GAMES = 1 << 20


class BadArray(LudotecaError):
    """An array of another shape or kind than was expected."""


class Moment(NamedTuple):
    """All games after a step, one row each; the arrays are written anew by the next step: copy to keep.

    Where `ended` is true the action ended its game: `reward` is the share of victory of every seat (the
    chance of winning, played alone), `scores` and `ranks` tell the rest, and all else is the next game's.
    """

    observation: NDArray[np.float32]
    mask: NDArray[np.bool_]
    seat: NDArray[np.int32]
    reward: NDArray[np.float32]
    ended: NDArray[np.bool_]
    scores: NDArray[np.int32]
    ranks: NDArray[np.int32]


def writable(rows: NDArray[np.int16]) -> NDArray[np.int16]:
    """The same numbers, to be cleared: a `vec` shows itself for reading only, and clears itself slowly."""
    return np.ctypeslib.as_array((c_int16 * rows.size).from_address(rows.ctypes.data))


class Batch:
    """So many games of one kind. Equal seeds and equal actions give equal arrays."""

    def __init__(
        self,
        game: Game | str,
        seats: int | None = None,
        count: int = 256,
        seed: int | None = None,
        **options: Setting,
    ) -> None:
        if type(count) is not int or not 1 <= count <= MOST_GAMES:
            problem = f"{brief(count)} games at once: possible are 1 to {MOST_GAMES}"
            raise BadOption(problem)
        self.game = registry.invite(game) if isinstance(game, str) else game
        self.encoder = self.game.encoder(seats, options)
        self.seats = self.encoder.seats
        self.count = count
        self.seed = self.game.check_seed(seed)
        self.reset()

    def reset(self, seed: int | None = None) -> Moment:
        """All games from the start, those of the same seed unless another is given."""
        if seed is not None:
            self.seed = self.game.check_seed(seed)
        encoder, count = self.encoder, self.count
        self._rng = Rng(self.seed)
        self.tables = Tables(count, self.seats, encoder.size, encoder.actions, encoder.filler, self._deal)
        tables = self.tables
        self._rows = np.frombuffer(memoryview(tables.rows), dtype=np.int16).reshape(count, encoder.size)
        self._slate = writable(self._rows)
        self._ended = np.frombuffer(memoryview(tables.ended), dtype=np.bool_)
        self._moment = Moment(
            np.empty((count, encoder.size), dtype=np.float32),
            np.frombuffer(memoryview(tables.masks), dtype=np.bool_).reshape(count, encoder.actions),
            np.frombuffer(memoryview(tables.deciders), dtype=np.int32),
            np.zeros((count, self.seats), dtype=np.float32),
            self._ended,
            np.frombuffer(memoryview(tables.scores), dtype=np.int32).reshape(count, self.seats),
            np.frombuffer(memoryview(tables.ranks), dtype=np.int32).reshape(count, self.seats),
        )
        return self._look()

    def step(self, actions: ArrayLike) -> Moment:
        """Play one action in each game; if one of them is not possible, nothing is played at all."""
        chosen = self._checked(actions).tobytes()
        fault = self.tables.fault(chosen)
        if fault >= 0:
            raise self._illegal(int(fault), int(np.frombuffer(chosen, dtype=np.int32)[fault]))
        self._slate.fill(0)
        self.tables.step(chosen)
        return self._look()

    def sample(self) -> NDArray[np.int32]:
        """A random legal action for each game."""
        return np.frombuffer(self.tables.sample(self._rng), dtype=np.int32)

    def state(self, number: int) -> State:
        """A copy of one of the games."""
        if not isinstance(number, (int, np.integer)) or not 0 <= number < self.count:
            problem = f"there is no game {brief(number)}; games are 0 to {self.count - 1}"
            raise BadOption(problem)
        return self.tables.states[number].copy()

    def _look(self) -> Moment:
        moment = self._moment
        np.multiply(self._rows, self.encoder.scale, out=moment.observation)
        moment.reward.fill(0)
        if self._ended.any():
            ended = np.flatnonzero(self._ended)
            first = moment.ranks[ended] == 1
            moment.reward[ended] = first / np.maximum(1, first.sum(axis=1, keepdims=True))
        return moment

    def _deal(self, number: int) -> State:
        seed = (self.seed + int(number) * 0x9E3779B97F4A7C15) % SEEDS
        state = self.game.deal(self.seats, Rng(seed), self.encoder.options)
        state.advance()
        return state

    def _checked(self, actions: ArrayLike) -> NDArray[np.int32]:
        try:
            chosen = np.asarray(actions)
        except ValueError:
            problem = f"expected {self.count} whole numbers, found lists of different lengths"
            raise BadArray(problem) from None
        if chosen.shape != (self.count,) or not np.issubdtype(chosen.dtype, np.integer):
            raise BadArray(
                f"expected {self.count} whole numbers, an action for each game, "
                f"found an array of {chosen.dtype} with the shape {chosen.shape}"
            )
        return np.clip(chosen, -1, self.encoder.actions).astype(np.int32)

    def _illegal(self, number: int, action: int) -> LudotecaError:
        state = self.tables.states[number]
        text = self.game.text
        if not 0 <= action < self.encoder.actions:
            return BadArray(f"game {number}: actions are numbered 0 to {self.encoder.actions - 1}")
        possible = [text(one) for one in state.legal]
        return IllegalAction(f"{text(action)} (game {number})", state.why_not(action), possible)

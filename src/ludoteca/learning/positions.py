"""Positions at rest to learn from, as arrays: what a network is told of each, and how its game ended."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from pathlib import Path

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from ludoteca.arena.statistics import teams_of, victories
from ludoteca.bots.search.network import told_of_seat, told_of_table
from ludoteca.core.encoding.traits import Traits
from ludoteca.core.state import State


@dataclass(frozen=True)
class Positions:
    """Many positions, one a row; all of one game with one number of seats."""

    shared: NDArray[np.int16]
    """What all share."""
    own: NDArray[np.int16]
    """What belongs to each seat."""
    handmade: NDArray[np.float32]
    """The share of victory of each seat, as the handmade insight sees it."""
    foreseen: NDArray[np.float32]
    """The same as the player saw it who played."""
    outcome: NDArray[np.float32]
    """The share of victory that each seat had in the end."""
    game: NDArray[np.int64]
    """The number of the game."""

    def __len__(self) -> int:
        return len(self.game)

    def part(self, chosen: NDArray[np.bool_]) -> Positions:
        """Some of them."""
        return Positions(*(getattr(self, field.name)[chosen] for field in fields(self)))

    def lessons(self, patience: float) -> NDArray[np.float32]:
        """What a network should have said: the outcome, or in part what the player foresaw a little later.

        Patience is how far each position looks ahead for its lesson: 0 to the next one alone, 1 to the end;
        less of it makes lessons calmer, and more like what the player thought already (TD(λ), Sutton 1988).
        """
        lessons = self.outcome.copy()
        is_last = np.append(self.game[1:] != self.game[:-1], True)
        rows = np.flatnonzero(is_last) - 1
        while len(rows := rows[(rows >= 0) & ~is_last[rows]]):
            lessons[rows] = patience * lessons[rows + 1] + (1 - patience) * self.foreseen[rows + 1]
            rows = rows - 1
        return lessons

    def save(self, file: Path) -> None:
        """Keep them in a file, whole or not at all."""
        fresh = file.with_name(f".{file.name}.npz")
        np.savez_compressed(fresh, **{field.name: getattr(self, field.name) for field in fields(self)})
        fresh.replace(file)

    @staticmethod
    def load(file: Path) -> Positions:
        """Those of a file."""
        with np.load(file) as kept:
            return Positions(*(kept[field.name] for field in fields(Positions)))


def together(parts: Sequence[Positions]) -> Positions:
    """All positions of several parts."""
    return Positions(*(np.concatenate([getattr(part, f.name) for part in parts]) for f in fields(Positions)))


class Notebook:
    """Notes the positions of one game while it is played."""

    def __init__(self, traits: Traits) -> None:
        self.traits = traits
        self.shared: list[NDArray[np.int16]] = []
        self.own: list[list[NDArray[np.int16]]] = []
        self.handmade: list[list[float]] = []
        self.foreseen: list[list[float]] = []

    def note(self, state: State, handmade: list[float], foreseen: list[float]) -> None:
        """One position."""
        self.shared.append(as_array(told_of_table(self.traits, state)))
        self.own.append([as_array(told_of_seat(self.traits, state, seat)) for seat in range(state.seats)])
        self.handmade.append(handmade)
        self.foreseen.append(foreseen)

    def close(self, number: int, end: State) -> Positions:
        """All positions of the game, now that its end is known."""
        parts = victories(end.standings(), teams_of(end))
        return Positions(
            np.array(self.shared, dtype=np.int16),
            np.array(self.own, dtype=np.int16),
            np.array(self.handmade, dtype=np.float32),
            np.array(self.foreseen, dtype=np.float32),
            np.tile(np.array(parts, dtype=np.float32), (len(self.shared), 1)),
            np.full(len(self.shared), number, dtype=np.int64),
        )


def as_array(row: vec[i64]) -> NDArray[np.int16]:
    """A row as numpy sees it."""
    return np.frombuffer(memoryview(row), dtype=np.int64).astype(np.int16)

"""Rows and piles of small numbers: what games do again and again with `vec[i64]`.

A pile is a row of kinds, `0 … kinds - 1`; its top is the end, where `librt.vecs.pop` draws.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from ludoteca.core.rng import Rng


def filled(count: i64, value: i64) -> vec[i64]:
    """So many times the same value."""
    return vec[i64]([value for _ in range(count)])


def pile_of(counts: vec[i64]) -> vec[i64]:
    """A pile with so many of each kind, in order."""
    pile = vec[i64]()
    for kind in range(len(counts)):
        for _ in range(counts[kind]):
            pile = append(pile, kind)
    return pile


def counted(pile: vec[i64], kinds: i64) -> vec[i64]:
    """How many of each kind a pile has."""
    counts = filled(kinds, 0)
    for kind in pile:
        counts[kind] += 1
    return counts


def sort(pile: vec[i64], kinds: i64) -> None:
    """Forget the order of a pile in place: kind after kind."""
    counts = counted(pile, kinds)
    place: i64 = 0
    for kind in range(kinds):
        for _ in range(counts[kind]):
            pile[place] = kind
            place += 1


def shuffle(pile: vec[i64], rng: Rng) -> None:
    """Bring a pile into a random order in place, every order equally likely."""
    for i in range(len(pile) - 1, 0, -1):
        j = rng.below(i + 1)
        swapped = pile[i]
        pile[i] = pile[j]
        pile[j] = swapped

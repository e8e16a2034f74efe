"""Rows and piles of numbers."""

from __future__ import annotations

from collections import Counter

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.rng import Rng
from ludoteca.core.vecs import counted, filled, pile_of, shuffle, sort


def test_a_row_is_filled():
    assert list(filled(3, 7)) == [7, 7, 7]
    assert list(filled(0, 7)) == []


def test_a_pile_has_so_many_of_each_kind_and_can_be_counted_again():
    pile = pile_of(vec[i64]([2, 0, 1]))
    assert list(pile) == [0, 0, 2]
    assert list(counted(pile, 3)) == [2, 0, 1]


def test_sorting_forgets_the_order_and_shuffling_gives_another():
    pile = vec[i64]([2, 0, 1, 0, 2])
    sort(pile, 3)
    assert list(pile) == [0, 0, 1, 2, 2]
    shuffle(pile, Rng(1))
    again = vec[i64]([0, 0, 1, 2, 2])
    shuffle(again, Rng(1))
    assert list(pile) == list(again)
    assert sorted(pile) == [0, 0, 1, 2, 2]


def test_every_order_is_equally_likely():
    rng = Rng(5)
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        pile = vec[i64]([0, 1, 2])
        shuffle(pile, rng)
        seen[tuple(pile)] += 1
    assert len(seen) == 6
    assert min(seen.values()) > 850  # about 1000 each

"""The generator: frozen for ever, fair, and it can be stopped and continued."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from ludoteca.core.rng import Rng


@pytest.mark.parametrize(
    ("seed", "start", "bits", "end"),
    [
        (0, "e220a8397b1dcdaf", [3183060286, 3076213815, 3271283110, 3827435726], None),
        (
            1,
            "910a2dec89025cc1",
            [3304865027, 573926052, 1881904006, 1929849326, 1162519278],
            "6b305e6d1634e541",
        ),
        (
            42,
            "bdd732262feb6e95",
            [683697760, 1931271236, 1649809369, 4280289826, 1140514084],
            "f7795c526727e7a8",
        ),
        (2**63 - 1, "2a67d7552e039ea7", [2445532779, 1842722620, 224501972, 2620464154, 2409002096], None),
    ],
)
def test_the_sequence_of_a_seed_never_changes(seed, start, bits, end):
    rng = Rng(seed)
    assert rng.state() == start
    assert [rng.bits() for _ in bits] == bits
    assert end is None or rng.state() == end


def test_draws_never_change():
    rng = Rng(42)
    assert [rng.below(10) for _ in range(20)] == [1, 4, 3, 9, 2, 3, 6, 2, 5, 7, 5, 4, 5, 8, 1, 7, 7, 7, 5, 1]
    assert rng.chance() == 0.3064874797128141
    assert rng.fork().state() == "1a8d5f830bbaa1fc"


def test_a_shuffle_never_changes():
    items = list(range(8))
    Rng(5).shuffle(items)
    assert items == SHUFFLED


SHUFFLED = [7, 3, 5, 2, 0, 1, 6, 4]


def test_without_a_seed_the_sequence_is_always_the_same():
    assert Rng().state() == Rng().state() == "0000000000000001"


def test_every_number_is_about_equally_likely():
    rng = Rng(3)
    counts = Counter(rng.below(7) for _ in range(70_000))
    assert set(counts) == set(range(7))
    chi_square = sum((count - 10_000) ** 2 / 10_000 for count in counts.values())
    assert chi_square < 22.5, "six degrees of freedom, one run in a thousand exceeds this"


def test_large_limits_are_fair_too():
    rng = Rng(4)
    limit = 3 << 29
    low = sum(rng.below(limit) < limit // 2 for _ in range(20_000))
    assert 9_700 < low < 10_300


def test_every_order_is_about_equally_likely():
    rng = Rng(9)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        counts[tuple(items)] += 1
    assert set(counts) == set(permutations(range(4)))
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 49.7, "23 degrees of freedom"


def test_chance_lies_between_zero_and_one():
    rng = Rng(8)
    drawn = [rng.chance() for _ in range(10_000)]
    assert min(drawn) >= 0
    assert max(drawn) < 1
    assert abs(sum(drawn) / len(drawn) - 0.5) < 0.01


@pytest.mark.parametrize("limit", [1, 2, 2**31 - 1, 2**31])
def test_limits_that_below_takes(limit):
    rng = Rng(1)
    assert all(0 <= rng.below(limit) < limit for _ in range(1000))


@pytest.mark.parametrize("limit", [0, -1, 2**31 + 1, 2**40])
def test_limits_that_below_refuses(limit):
    with pytest.raises(ValueError, match="from 1 to 2\\^31"):
        Rng(1).below(limit)


def test_it_continues_where_its_state_was_taken():
    rng = Rng(12)
    rng.bits()
    twin, restored = rng.copy(), Rng.restore(rng.state())
    expected = [rng.bits() for _ in range(5)]
    assert [twin.bits() for _ in range(5)] == expected
    assert [restored.bits() for _ in range(5)] == expected
    assert repr(restored) == f"Rng.restore('{restored.state()}')"


@pytest.mark.parametrize(
    "state",
    [
        "",
        "0" * 16,
        "1" * 15,
        "1" * 17,
        "0x00000000000001",
        "ABCDEF0123456789",
        "12345678 1234567",
        "+123456789abcdef",
    ],
)
def test_what_is_no_state_is_refused(state):
    with pytest.raises(ValueError, match="not the state of a generator"):
        Rng.restore(state)


def test_a_fork_goes_its_own_way():
    rng = Rng(6)
    child = rng.fork()
    assert child.state() != rng.state()
    assert [child.bits() for _ in range(8)] != [rng.bits() for _ in range(8)]
    first, second = Rng(6), Rng(6)
    assert first.fork().state() == second.fork().state()
    assert first.fork().state() != Rng(6).fork().state()

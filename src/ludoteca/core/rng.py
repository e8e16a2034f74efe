"""The one source of chance: a small seeded generator that lives in the state.

The algorithm is xoroshiro64** on two 32-bit words: the same numbers on every machine and every
version of Python, compiled or not.
"""

from __future__ import annotations

from typing import Final, TypeVar, final

from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF
MOST: Final[i64] = 1 << 31
HEXADECIMAL: Final = "0123456789abcdef"

T = TypeVar("T")


@final
class Rng:
    """Seeded generator of 64 bits of state; equal seeds give equal sequences.

    `Rng(seed)` takes a whole number, of which the low 64 bits count. `Rng()` without one always gives
    the same sequence: a generator never draws its own seed from the machine.
    """

    def __init__(self, seed: int | None = None) -> None:
        self.low: i64 = 1
        self.high: i64 = 0
        if seed is not None:
            mixed = _splitmix(seed)
            self.low = mixed & WORD
            self.high = mixed >> 32 or 1

    def bits(self) -> i64:
        """The next 32 random bits."""
        a = self.low
        b = self.high
        # a * 0x9E3779BB in two halves: no product leaves 64 bits, where a compiled one could overflow
        scrambled = (a * 0x79BB + ((a * 0x9E37 & 0xFFFF) << 16)) & WORD
        result = ((((scrambled << 5) | (scrambled >> 27)) & WORD) * 5) & WORD
        b ^= a
        self.low = (((a << 26) | (a >> 6)) & WORD) ^ b ^ ((b << 9) & WORD)
        self.high = ((b << 13) | (b >> 19)) & WORD
        return result

    def below(self, limit: i64) -> i64:
        """A number from 0 to limit - 1, each equally likely; the limit is from 1 to 2^31."""
        if limit < 1 or limit > MOST:
            raise ValueError(f"below({limit}): the limit is from 1 to 2^31")
        product = self.bits() * limit
        if (product & WORD) < limit:
            unfair = ((1 << 32) - limit) % limit
            while (product & WORD) < unfair:
                product = self.bits() * limit
        return product >> 32

    def chance(self) -> float:
        """A number from 0 up to, not including, 1."""
        return float(self.bits()) / 4294967296.0

    def shuffle(self, items: list[T]) -> None:
        """Bring a list into a random order, in place, every order equally likely."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def fork(self) -> Rng:
        """A new generator, seeded from this one; the two go separate ways from here."""
        child = Rng()
        child.low = self.bits()
        child.high = self.bits() | 1
        return child

    def copy(self) -> Rng:
        """A generator that will give the same numbers as this one."""
        twin = Rng()
        twin.low = self.low
        twin.high = self.high
        return twin

    def state(self) -> str:
        """Sixteen hexadecimal digits from which `Rng.restore` continues."""
        return f"{(int(self.high) << 32) | int(self.low):016x}"

    @staticmethod
    def restore(state: str) -> Rng:
        """Continue where `state()` was taken."""
        if len(state) != 16 or state.strip(HEXADECIMAL) or not state.strip("0"):
            raise ValueError(f"not the state of a generator: {state!r}")
        number = int(state, 16)
        rng = Rng()
        rng.low = number & WORD
        rng.high = number >> 32
        return rng

    def __repr__(self) -> str:
        return f"Rng.restore({self.state()!r})"


def _splitmix(seed: int) -> int:
    """Spread a seed of any size over 64 bits."""
    mask = (1 << 64) - 1
    mixed = (seed + 0x9E3779B97F4A7C15) & mask
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & mask
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & mask
    return mixed ^ (mixed >> 31)

"""The turnstile before the workers: who waits is let in by turns, not by who came first.

An owner is a path from the large to the small: an address, a person there, a table of that person. Of all
who wait, one comes next whose address has least inside and was let in longest ago; within the address the
same goes for its people, and for their tables. So twenty tables of one guest, or twenty nicknames of one
address, cost the others no more than one does.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

Owner = tuple[str, ...]
MOST_REMEMBERED = 10_000


class Turnstile:
    """Lets so many in at once."""

    def __init__(self, places: int) -> None:
        self._places = places
        self._inside: Counter[Owner] = Counter()
        self._let_in: dict[Owner, int] = {}
        """When an owner came in last, as the number of the entry."""
        self._entries = 0
        self._waiting: list[tuple[Owner, asyncio.Future[None]]] = []

    @asynccontextmanager
    async def turn(self, owner: Owner) -> AsyncIterator[None]:
        """Wait for a place, and keep it for as long as the block lasts."""
        await self._enter(owner)
        try:
            yield
        finally:
            for part in _parts(owner):
                self._inside[part] -= 1
                if not self._inside[part]:
                    del self._inside[part]
            self._places += 1
            self._admit()

    def waiting_of(self, owner: Owner) -> int:
        """How many of an owner's wait outside."""
        return sum(one[: len(owner)] == owner for one, _ in self._waiting)

    async def _enter(self, owner: Owner) -> None:
        admitted = asyncio.get_running_loop().create_future()
        self._waiting.append((owner, admitted))
        self._admit()
        try:
            await admitted
        except asyncio.CancelledError:
            if admitted.done() and not admitted.cancelled():
                self._places += 1
                for part in _parts(owner):
                    self._inside[part] -= 1
                self._admit()
            else:
                self._waiting.remove((owner, admitted))
            raise

    def _admit(self) -> None:
        while self._places and self._waiting:
            next_ = min(range(len(self._waiting)), key=lambda i: self._claim(self._waiting[i][0]))
            owner, admitted = self._waiting.pop(next_)
            self._places -= 1
            self._entries += 1
            for part in _parts(owner):
                self._inside[part] += 1
                self._let_in.pop(part, None)
                self._let_in[part] = self._entries
            while len(self._let_in) > MOST_REMEMBERED:
                del self._let_in[next(iter(self._let_in))]
            admitted.set_result(None)

    def _claim(self, owner: Owner) -> list[tuple[int, int]]:
        return [(self._inside[part], self._let_in.get(part, 0)) for part in _parts(owner)]


def _parts(owner: Owner) -> list[Owner]:
    return [owner[: i + 1] for i in range(len(owner))]

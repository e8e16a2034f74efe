"""Who looks at which table, through the sockets of this process; and goodbye when the server stops."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Iterator
from contextlib import contextmanager
from typing import TypeVar

T = TypeVar("T")
Farewell = Callable[[], Awaitable[None]]


class Visits:
    """All open sockets."""

    def __init__(self) -> None:
        self._here: Counter[tuple[str, str]] = Counter()
        self._visitors: Counter[str] = Counter()
        self._farewells: set[Farewell] = set()

    @contextmanager
    def visit(self, table_id: str, person_id: str | None, farewell: Farewell) -> Iterator[None]:
        """Somebody looks at a table for as long as the block lasts, and is told if the server stops."""
        here = (table_id, person_id or "")
        self._here[here] += 1
        self._visitors[table_id] += 1
        self._farewells.add(farewell)
        try:
            yield
        finally:
            self._farewells.discard(farewell)
            _drop(self._here, here)
            _drop(self._visitors, table_id)

    def is_visited(self, table_id: str) -> bool:
        """Does anybody look at a table?"""
        return table_id in self._visitors

    def is_looking(self, table_id: str, person_id: str) -> bool:
        """Does a person look at a table?"""
        return (table_id, person_id) in self._here

    def watchers(self, table_id: str, seated: Collection[str]) -> int:
        """How many look at a table who do not sit there; who is nobody counts once for every window."""
        return sum(
            1 if person_id else count
            for (table, person_id), count in self._here.items()
            if table == table_id and person_id not in seated
        )

    def __len__(self) -> int:
        return sum(self._here.values())

    async def say_goodbye(self) -> None:
        """The server stops: tell everybody at the tables, once their commands are carried out."""
        await asyncio.gather(*(farewell() for farewell in self._farewells), return_exceptions=True)


def _drop(counted: Counter[T], one: T) -> None:
    counted[one] -= 1
    if not counted[one]:
        del counted[one]

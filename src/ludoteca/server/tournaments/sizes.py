"""How many tables of which size a round has."""

from __future__ import annotations

from collections.abc import Collection

LEAST_SEATS = 2


def playable(seats: int, counts: Collection[int]) -> list[int]:
    """The sizes that a table of so many seats may shrink to, in a game for these numbers of players."""
    return [count for count in sorted(counts, reverse=True) if LEAST_SEATS <= count <= seats]


def table_sizes(entrants: int, seats: int, counts: Collection[int]) -> list[int]:
    """As few byes as possible, then as few tables, then tables as even as possible."""
    ways: list[tuple[int, int, tuple[int, ...]] | None] = [(0, 0, ())]
    for number in range(1, entrants + 1):
        found = [
            (way[0] + 1, way[1] + size * size, (*way[2], size))
            for size in playable(seats, counts)
            if size <= number and (way := ways[number - size]) is not None
        ]
        ways.append(min(found, default=None))
    most = max(number for number, way in enumerate(ways) if way is not None)
    chosen = ways[most]
    assert chosen is not None
    return sorted(chosen[2], reverse=True)


def filled_sizes(entrants: int, seats: int) -> list[int]:
    """How many entrants sit at each table when bots of the house fill the rest: as evenly as possible."""
    tables = -(-entrants // seats)
    return [entrants // tables + (i < entrants % tables) for i in range(tables)]


def bracket_sizes(entrants: int) -> list[int]:
    """Two at a table, the loser is out: byes in the first round alone, so that all later rounds are full."""
    power = 1 << (entrants.bit_length() - 1)
    return [2] * (entrants - power if entrants > power else entrants // 2)

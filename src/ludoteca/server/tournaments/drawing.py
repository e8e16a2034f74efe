"""The draw: who sits together, and in which order, so that it is even over the rounds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import combinations, permutations
from random import Random

from ludoteca.server.tournaments.games import HOUSE_BOT, Game

Cost = Callable[[int, int], int]
EFFORT = 1600
FEWEST, MOST = 3, 200
"""So many beginnings are tried; fewer where there are many entrants."""
ALL_ORDERS = 6
"""Up to so many seats every order is looked at."""


def meetings(games: Iterable[Game]) -> Counter[tuple[int, int]]:
    """How often each two have met, whichever is named first."""
    met: Counter[tuple[int, int]] = Counter()
    for game in games:
        for one, other in permutations(game.people, 2):
            met[one, other] += 1
    return met


def byes(games: Iterable[Game]) -> Counter[int]:
    """How often each one sat out."""
    return Counter(game.entrants[0] for game in games if game.is_bye)


def together(order: Sequence[int], sizes: Sequence[int], cost: Cost, chance: Random) -> list[list[int]]:
    """Tables of these sizes at which it costs least to sit together.

    From a first order, and from others by lot, two of different tables change places as long as that helps.
    """
    costs = {(one, other): cost(one, other) for one in order for other in order if one != other}
    beginnings = [list(order)]
    for _ in range(max(FEWEST, min(MOST, EFFORT // max(1, len(order))))):
        beginnings.append(chance.sample(order, len(order)))
    best: list[list[int]] = []
    least: int | None = None
    for beginning in beginnings:
        tables = _settle(_cut(beginning, sizes), costs)
        total = sum(costs[pair] for table in tables for pair in combinations(table, 2))
        if least is None or total < least:
            best, least = tables, total
        if least == 0:
            break
    return best


def _cut(order: Sequence[int], sizes: Sequence[int]) -> list[list[int]]:
    waiting = iter(order)
    return [[next(waiting) for _ in range(size)] for size in sizes]


def _settle(tables: list[list[int]], costs: dict[tuple[int, int], int]) -> list[list[int]]:
    def sitting(one: int, table: list[int], without: int) -> int:
        return sum(costs[one, other] for other in table if other not in (one, without))

    is_better = True
    while is_better:
        is_better = False
        for mine, yours in combinations(tables, 2):
            for i, one in enumerate(mine):
                for j, other in enumerate(yours):
                    now = sitting(one, mine, one) + sitting(other, yours, other)
                    if sitting(one, yours, other) + sitting(other, mine, one) < now:
                        mine[i], yours[j] = other, one
                        one, is_better = other, True
    return tables


def seated(table: Sequence[int], seats: int, games: Iterable[Game], chance: Random) -> tuple[int, ...]:
    """The order of the seats: who had a seat least often gets it; empty ones go to bots of the house."""
    had = Counter(place for game in games if not game.is_bye for place in enumerate(game.entrants))
    sitting = chance.sample([*table, *[HOUSE_BOT] * (seats - len(table))], seats)

    def cost(order: Sequence[int]) -> int:
        return sum(had[seat, one] for seat, one in enumerate(order) if one != HOUSE_BOT)

    if seats <= ALL_ORDERS:
        return min(permutations(sitting), key=cost)
    free = list(range(seats))
    order = [HOUSE_BOT] * seats
    for one in sorted(sitting, key=lambda one: one == HOUSE_BOT):
        seat = min(free, key=lambda seat: had[seat, one])
        free.remove(seat)
        order[seat] = one
    return tuple(order)

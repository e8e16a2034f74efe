"""The next round of a tournament: round robin, Swiss or knock-out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil, log2
from random import Random
from typing import Literal, NamedTuple

from ludoteca.server.tournaments import drawing
from ludoteca.server.tournaments.games import Game
from ludoteca.server.tournaments.sizes import LEAST_SEATS, bracket_sizes, filled_sizes, playable, table_sizes
from ludoteca.server.tournaments.standings import Line, knock_out_standings, standings

Format = Literal["round_robin", "swiss", "knockout"]
AGAIN = 10**9
"""In a Swiss tournament nothing is worth meeting somebody again if it can be avoided."""
TENTHS = 10
NOBODY = 0
"""Who meets nobody has a bye."""
FEWEST_ROUNDS = 3
MOST_ROUNDS = 60


@dataclass(frozen=True)
class Plan:
    """What was agreed about a tournament, as far as the draw must know it."""

    format: Format
    seats: int
    counts: tuple[int, ...]
    """The numbers of players that the game allows."""
    is_filled: bool
    """Do bots of the house fill the tables?"""
    rounds: int
    """0: as many as it takes."""
    seed: int

    def order(self, entrants: Sequence[int], games: Sequence[Game]) -> list[Line]:
        """The standings by the rules of the format."""
        return (knock_out_standings if self.format == "knockout" else standings)(entrants, games)

    def least(self) -> int:
        """How many entrants it takes at least."""
        return 2 if self.is_filled else max(2, min(playable(self.seats, self.counts)))

    def total(self, entrants: int) -> int:
        """How many rounds so many entrants play."""
        if self.format == "knockout":
            return _knock_out_rounds(self, entrants)
        if self.rounds:
            return self.rounds
        if self.format == "swiss":
            return max(FEWEST_ROUNDS, ceil(log2(max(2, entrants))))
        if entrants <= self.seats:
            return min(MOST_ROUNDS, max(entrants, self.seats if self.is_filled else 0))
        if self.seats == LEAST_SEATS:
            return min(MOST_ROUNDS, entrants - 1 + entrants % 2)
        return min(MOST_ROUNDS, ceil((entrants - 1) / (self.seats - 1)))

    def next_round(
        self, entrants: Sequence[int], staying: Sequence[int], games: Sequence[Game]
    ) -> list[Game] | None:
        """The tables of the next round for those who stay, byes last; None if the tournament is over."""
        number = max((game.round for game in games), default=0) + 1
        chance = Random(f"{self.seed}/{number}")
        if self.format == "knockout":
            staying = survivors(self, entrants, staying, games)
            if len(staying) == 1:
                return [Game(number, (staying[0],), (1,))]
        elif number > self.total(len(entrants)):
            return None
        now = Situation(self, entrants, staying, games, chance)
        if len(staying) < LEAST_SEATS or not self.sizes(len(staying)):
            return None
        tables = _DRAWS[self.format](now)
        out = [one for one in staying if not any(one in table for table in tables)]
        if self.is_filled and self.format != "knockout":
            tables, out = [*tables, *([one] for one in out)], []
        return [Game(number, drawing.seated(table, self._size(table), games, chance)) for table in tables] + [
            Game(number, (one,), (1,)) for one in sorted(out)
        ]

    def sizes(self, entrants: int) -> list[int]:
        """How many entrants sit at each table."""
        if self.format == "knockout" and self.seats == LEAST_SEATS:
            return bracket_sizes(entrants)
        if self.is_filled:
            return filled_sizes(entrants, self.seats)
        return table_sizes(entrants, self.seats, self.counts)

    def _size(self, table: Sequence[int]) -> int:
        return self.seats if self.is_filled else len(table)


class Situation(NamedTuple):
    """What is known when a round is drawn."""

    plan: Plan
    entrants: Sequence[int]
    staying: Sequence[int]
    games: Sequence[Game]
    chance: Random


def survivors(
    plan: Plan, entrants: Sequence[int], staying: Sequence[int], games: Sequence[Game]
) -> list[int]:
    """Who is still in a knock-out: the better half of every table, at least one; after the final nobody.

    Between equals the points of all rounds decide, then the lot.
    """
    last = max((game.round for game in games), default=0)
    if last == 0:
        return list(staying)
    present = [game for game in games if game.round == last]
    if len(present) == 1:
        return []
    lots = Random(f"{plan.seed}/lots").sample(list(entrants), len(entrants))
    total = {line.entrant: line.points for line in knock_out_standings(entrants, games)}
    through: list[int] = []
    for game in present:
        points = game.points()
        best = sorted(game.people, key=lambda one: (-points[one], -total[one], lots.index(one)))
        through += best[: max(1, len(best) // 2)]
    return [one for one in through if one in staying]


def _round_robin(now: Situation) -> list[list[int]]:
    if now.plan.seats == LEAST_SEATS:
        return _circle(now.entrants, now.staying, max((game.round for game in now.games), default=0))
    met = drawing.meetings(now.games)
    players, sizes = _players(now, now.chance.sample(list(now.staying), len(now.staying)))
    return drawing.together(players, sizes, lambda *pair: met[pair], now.chance)


def _circle(entrants: Sequence[int], staying: Sequence[int], played: int) -> list[list[int]]:
    """Two at a table: one stays, all others go around, so that everybody meets everybody exactly once."""
    ring = [*entrants, *([NOBODY] if len(entrants) % 2 else [])]
    turn = played % (len(ring) - 1)
    ring = [ring[0], *ring[len(ring) - turn :], *ring[1 : len(ring) - turn]]
    pairs = zip(ring[: len(ring) // 2], reversed(ring), strict=False)
    return [[one, other] for one, other in pairs if one in staying and other in staying]


def _swiss(now: Situation) -> list[list[int]]:
    """Those with about as many points sit together, and nobody meets somebody again if it can be avoided."""
    met = drawing.meetings(now.games)
    points = {line.entrant: line.points for line in standings(now.entrants, now.games)}
    order = sorted(now.chance.sample(list(now.staying), len(now.staying)), key=lambda one: -points[one])
    players, sizes = _players(now, order)

    def cost(one: int, other: int) -> int:
        apart = int((points[one] - points[other]) * TENTHS)
        return met[one, other] * AGAIN + apart * apart

    return drawing.together(players, sizes, cost, now.chance)


def _knock_out(now: Situation) -> list[list[int]]:
    """By lot; those who have not met yet sit together first."""
    met = drawing.meetings(now.games)
    players, sizes = _players(now, now.chance.sample(list(now.staying), len(now.staying)))
    return drawing.together(players, sizes, lambda *pair: met[pair], now.chance)


_DRAWS: dict[Format, Callable[[Situation], list[list[int]]]] = {
    "round_robin": _round_robin,
    "swiss": _swiss,
    "knockout": _knock_out,
}


def _players(now: Situation, order: Sequence[int]) -> tuple[list[int], list[int]]:
    """Those who play, and how many at each table.

    Who sat out least often sits out now; of equals the last in the order.
    """
    sizes = now.plan.sizes(len(order))
    had = drawing.byes(now.games)
    last_first = list(reversed(order))
    out = sorted(last_first, key=lambda one: had[one])[: len(order) - sum(sizes)]
    return [one for one in order if one not in out], sizes


def _knock_out_rounds(plan: Plan, entrants: int) -> int:
    rounds = 0
    while entrants > 1:
        if not (sizes := plan.sizes(entrants)):
            break
        rounds += 1
        if len(sizes) == 1 and sizes[0] == entrants:
            break
        entrants = entrants - sum(sizes) + sum(max(1, size // 2) for size in sizes)
    return rounds

"""What many finished games of one room have in common: lengths, points, who wins from where, what is done."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from ludoteca.arena.statistics import teams_of, victories, wilson
from ludoteca.core.game import Game
from ludoteca.core.match import Match
from ludoteca.core.state import State


@dataclass
class Tally:
    """Players who have something in common: how many, how often they won, and their points."""

    count: int = 0
    wins: float = 0.0
    points: int = 0

    def add(self, part: float, points: int) -> None:
        """Another one, with its part in the victory."""
        self.count += 1
        self.wins += part
        self.points += points

    @property
    def share(self) -> float:
        """Of the games, those that were won."""
        return self.wins / self.count if self.count else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share lies with 95 % confidence."""
        return wilson(self.wins, self.count)

    @property
    def mean(self) -> float:
        """Points of one on average."""
        return self.points / self.count if self.count else 0.0


@dataclass
class Use:
    """What players do: how often in all, and how those fared who did it at all."""

    times: int = 0
    tally: Tally = field(default_factory=Tally)


@dataclass
class Figures:
    """Added up over games; `by_seat` and the lengths are for each number of seats."""

    game: str
    games: int = 0
    lengths: dict[int, Counter[int]] = field(default_factory=dict)
    """How many games had so many decisions."""
    scores: Counter[int] = field(default_factory=Counter)
    winning: Counter[int] = field(default_factory=Counter)
    """How often so many points were made: by everybody, and by the winners."""
    by_seat: dict[int, list[Tally]] = field(default_factory=dict)
    by_player: dict[str, Tally] = field(default_factory=dict)
    sources: dict[str, tuple[int, int]] = field(default_factory=dict)
    """Points by source: of winners, of the others."""
    uses: dict[tuple[str, ...], Use] = field(default_factory=dict)
    """By verb and the words that go with it; numbers and places do not count."""
    uses_by_player: dict[str, Counter[tuple[str, ...]]] = field(default_factory=dict)

    def add(self, match: Match, players: list[str] | None = None) -> None:
        """A finished match."""
        self.count(match.state, match.actions, match.deciders, players)

    def count(
        self, end: State, actions: Sequence[int], deciders: Sequence[int], players: list[str] | None = None
    ) -> None:
        """A finished game: its last position, what was decided, and by which seats."""
        seats, scores = int(end.seats), end.scores()
        parts = victories(end.standings(), teams_of(end))
        self.games += 1
        self.lengths.setdefault(seats, Counter())[len(actions)] += 1
        places = self.by_seat.setdefault(seats, [Tally() for _ in range(seats)])
        sources = end.breakdown()
        for seat, (part, points) in enumerate(zip(parts, scores, strict=True)):
            places[seat].add(part, points)
            self.scores[points] += 1
            if part > 0:
                self.winning[points] += 1
            if players is not None:
                self.by_player.setdefault(players[seat], Tally()).add(part, points)
            self._add_sources(sources[seat], part > 0)
        done: list[Counter[tuple[str, ...]]] = [Counter() for _ in parts]
        for action, seat in zip(actions, deciders, strict=True):
            done[seat][use_of(end.game, action)] += 1
        self._add_uses(done, parts, scores, players)

    def _add_sources(self, sources: Mapping[str, int], won: bool) -> None:
        for source, points in sources.items():
            winners, others = self.sources.get(source, (0, 0))
            self.sources[source] = (winners + points * won, others + points * (not won))

    def _add_uses(
        self,
        done: list[Counter[tuple[str, ...]]],
        parts: list[float],
        scores: list[int],
        players: list[str] | None,
    ) -> None:
        for seat, uses in enumerate(done):
            for use, times in uses.items():
                entry = self.uses.setdefault(use, Use())
                entry.times += times
                entry.tally.add(parts[seat], scores[seat])
            if players is not None:
                self.uses_by_player.setdefault(players[seat], Counter()).update(uses)

    def data(self) -> dict[str, Any]:
        """As plain JSON data; `read` takes it back."""
        return {
            "game": self.game,
            "games": self.games,
            "lengths": self.lengths,
            "scores": self.scores,
            "winning": self.winning,
            "by_seat": {seats: [asdict(tally) for tally in places] for seats, places in self.by_seat.items()},
            "by_player": {name: asdict(tally) for name, tally in self.by_player.items()},
            "sources": self.sources,
            "uses": {" ".join(use): asdict(entry) for use, entry in self.uses.items()},
            "uses_by_player": {
                name: {" ".join(use): times for use, times in uses.items()}
                for name, uses in self.uses_by_player.items()
            },
        }

    @staticmethod
    def read(data: Mapping[str, Any]) -> Figures:
        """From plain JSON data."""
        return Figures(
            game=data["game"],
            games=data["games"],
            lengths={int(seats): counted(lengths) for seats, lengths in data["lengths"].items()},
            scores=counted(data["scores"]),
            winning=counted(data["winning"]),
            by_seat={
                int(seats): [Tally(**tally) for tally in places] for seats, places in data["by_seat"].items()
            },
            by_player={name: Tally(**tally) for name, tally in data["by_player"].items()},
            sources={source: (won, lost) for source, (won, lost) in data["sources"].items()},
            uses={
                tuple(use.split()): Use(entry["times"], Tally(**entry["tally"]))
                for use, entry in data["uses"].items()
            },
            uses_by_player={
                name: Counter({tuple(use.split()): times for use, times in uses.items()})
                for name, uses in data["uses_by_player"].items()
            },
        )


def counted(data: Mapping[str, int]) -> Counter[int]:
    """Numbers and how often they came, from JSON data, where every key is a text."""
    return Counter({int(number): times for number, times in data.items()})


def use_of(game: Game, action: int) -> tuple[str, ...]:
    """The verb of an action and the words that say with what, without numbers and places."""
    parts = game.verbs.parts(action)
    words = (
        value
        for domain, value in zip(parts.verb.domains, parts.values, strict=True)
        if not domain.is_number and not domain.is_plain
    )
    return (parts.verb.word, *words)


def buckets(counted: Mapping[int, int], most: int = 24) -> list[tuple[int, int, int]]:
    """Numbers and how often they came, in at most so many steps of equal, round width: from, to, how many."""
    if not counted:
        return []
    low, high = min(counted), max(counted)
    width = next(
        step * scale
        for scale in (10**n for n in range(12))
        for step in (1, 2, 5)
        if (high - low) // (step * scale) < most
    )
    first = low // width * width
    steps: Counter[int] = Counter()
    for number, times in counted.items():
        steps[(number - first) // width] += times
    return [
        (first + step * width, first + (step + 1) * width - 1, steps[step])
        for step in range((high - first) // width + 1)
    ]

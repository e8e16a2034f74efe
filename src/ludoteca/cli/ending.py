"""The end of a game: who won or lost, alone or as a team, where the points came from, what broke a tie."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from ludoteca.cli.seating import MARKS, STYLES
from ludoteca.core.state import State
from ludoteca.texts import Texts
from ludoteca.texts.texts import sentence


@dataclass(frozen=True)
class Side:
    """Who is ranked: a seat, a team, or a rival that is no seat."""

    name: str
    rank: int
    sources: Mapping[str, int]
    ties: Mapping[str, int]
    heading: Text
    is_person: bool = True

    @property
    def score(self) -> int:
        """All its points."""
        return sum(self.sources.values())


class Ending:
    """How a finished game is told."""

    def __init__(self, state: State, texts: Texts, names: Sequence[str], console: Console) -> None:
        self.state = state
        self.texts = texts
        self.names = names
        self.console = console
        self.is_solo = int(state.seats) == 1
        self.sides = sorted([*self._seated(), *self._rivals()], key=lambda side: side.rank)

    def show(self, you: int | None = None) -> None:
        """Standings and points by source; `you` is the seat of the one who reads."""
        self.console.print()
        self.console.print(Text(self._verdict(you), style="bold"))
        for words in self._tied():
            self.console.print(words)
        self.console.print(self._points())

    # --- who is ranked -----------------------------------------------------------------------------

    def _seated(self) -> list[Side]:
        """Seats, or teams where partners count together."""
        ranks, sources, ties = self.state.standings(), self.state.breakdown(), self.state.tie_breaks()
        teams: dict[int, list[int]] = {}
        for seat in range(int(self.state.seats)):
            teams.setdefault(self.state.team(seat), []).append(seat)
        return [
            Side(
                self._called(team, members),
                ranks[members[0]],
                sources[members[0]],
                ties[members[0]] if ties else {},
                self._heading(ranks[members[0]], team, members),
            )
            for team, members in teams.items()
        ]

    def _called(self, team: int, members: Sequence[int]) -> str:
        if len(members) == 1:
            return self.names[members[0]]
        return self.texts.text(
            "end-team", team=self._team(team), names=", ".join(self.names[seat] for seat in members)
        )

    def _team(self, team: int) -> str:
        if self.texts.has(f"team-{team}"):
            return self.texts.text(f"team-{team}")
        return self.texts.text("team-name", number=team + 1)

    def _heading(self, rank: int, team: int, members: Sequence[int]) -> Text:
        heading = Text(f"{rank}. ", style="bold")
        if len(members) > 1:
            heading.append(f"{self._team(team)}\n")
        people = [Text(f"{MARKS[seat]} {self.names[seat]}", f"bold {STYLES[seat]}") for seat in members]
        return heading + Text("\n").join(people)

    def _rivals(self) -> list[Side]:
        """Automatic opponents."""
        return [
            Side(
                self.texts.text(f"rival-{rival.id}"),
                rival.rank,
                rival.sources,
                {},
                Text(f"{rival.rank}. {sentence(self.texts.text(f'rival-{rival.id}'))}", style="bold"),
                is_person=False,
            )
            for rival in self.state.rivals()
        ]

    # --- what is said ------------------------------------------------------------------------------

    def _verdict(self, you: int | None) -> str:
        if self.is_solo:
            return self._won_or_lost(you)
        winners = [side for side in self.sides if side.rank == 1]
        people = [side.name for side in winners if side.is_person]
        if not people:
            return self.texts.text("end-rival", name=sentence(winners[0].name)) if winners else ""
        return self.texts.text("end-winners", count=len(people), names="; ".join(people))

    def _won_or_lost(self, you: int | None) -> str:
        rivals = ", ".join(side.name for side in self.sides if not side.is_person)
        won = self.state.standings()[0] == 1
        return self.texts.text(
            "end-won" if won else "end-lost",
            who="other" if you is None else "you",
            name=self.names[0],
            rivals=rivals.removesuffix(".") or "none",  # the sentence has a full stop of its own
        )

    def _tied(self) -> list[str]:
        """A sentence for every two sides with equal points: what put one ahead, or that nothing did."""
        told: list[str] = []
        for first, second in combinations([side for side in self.sides if side.is_person], 2):
            if first.score != second.score:
                continue
            names: dict[str, str | int] = {"first": first.name, "second": second.name, "points": first.score}
            if first.rank == second.rank:
                told.append(self.texts.text("end-shared", **names))
                continue
            apart = [name for name in first.ties if first.ties[name] != second.ties.get(name)]
            if apart:
                more, less = first.ties[apart[0]], second.ties[apart[0]]
                what = self.texts.text(f"tie-{apart[0]}")
                told.append(self.texts.text("end-tie", what=what, more=more, less=less, **names))
            else:
                told.append(self.texts.text("end-tie-unknown", **names))
        return told

    def _points(self) -> Table:
        table = Table(box=SIMPLE_HEAD, pad_edge=False)
        table.add_column(self.texts.text("end-source"), vertical="bottom")
        for side in self.sides:
            table.add_column(side.heading, justify="right")
        for source in dict.fromkeys(source for side in self.sides for source in side.sources):
            points = [side.sources.get(source, 0) for side in self.sides]
            if any(points):
                table.add_row(self.texts.source(source), *(str(point) if point else "–" for point in points))
        table.add_section()
        table.add_row(self.texts.text("end-total"), *(str(side.score) for side in self.sides), style="bold")
        return table

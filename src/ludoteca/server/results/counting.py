"""Who counts in a finished game, and as what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ludoteca.server.tables.table import Seat
from ludoteca.wire.tables import TableResult


@dataclass(frozen=True)
class Outcome:
    """What a finished game was for one person."""

    person_id: str
    rank: int
    points: int | None
    has_left: bool
    team: int
    """Who has the same number played together; who left plays for himself."""

    @property
    def is_win(self) -> bool:
        """First, alone or with others."""
        return self.rank == 1 and not self.has_left


@dataclass(frozen=True)
class Change:
    """Somebody left a seat of a running game, or took it over."""

    kind: str
    seat: int
    person_id: str


def outcomes(seats: Sequence[Seat], result: TableResult, changes: Sequence[Change]) -> list[Outcome]:
    """The people who count, in the order of their seats."""
    holders = first_holders(changes)
    began = [holders.get(i, seat.person_id) for i, seat in enumerate(seats)]
    several = {person for person, count in Counter(began).items() if count > 1}
    found = []
    for i, (seat, person) in enumerate(zip(seats, began, strict=True)):
        if person is None or person in several:
            continue
        if person != seat.person_id or seat.away:
            found.append(Outcome(person, len(seats), None, True, len(seats) + i))
        else:
            team = result.teams[i] if result.teams else i
            found.append(Outcome(person, result.standings[i], result.scores[i], False, team))
    return found


def first_holders(changes: Sequence[Change]) -> Mapping[int, str]:
    """Who sat at the start on the seats that were taken over."""
    left: dict[int, str] = {}
    holders: dict[int, str] = {}
    for change in changes:
        if change.kind == "leave":
            left[change.seat] = change.person_id
        elif change.seat in left:
            holders.setdefault(change.seat, left[change.seat])
    return holders


def is_rated(seats: Sequence[Seat], found: Sequence[Outcome]) -> bool:
    """Can these outcomes be compared? At least two teams, nobody on several seats, somebody stayed."""
    people = Counter(seat.person_id for seat in seats if seat.person_id is not None)
    is_hot_seat = any(count > 1 for count in people.values())
    teams = {outcome.team for outcome in found}
    return len(teams) > 1 and not is_hot_seat and not all(outcome.has_left for outcome in found)


def ranks(found: Sequence[Outcome]) -> list[float]:
    """The ranks of people among themselves; who left comes after everybody."""
    last = max(outcome.rank for outcome in found) + 1
    return [float(last if outcome.has_left else outcome.rank) for outcome in found]

"""The occasions to write to somebody that a change of a table makes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from ludoteca.server.tables.table import ENDED, FINISHED, OPEN, RUNNING, Seat, Table

if TYPE_CHECKING:
    from ludoteca.server.tables.present import Present

LIVE = "bank"
"""The clock of those who sit together: they are invited, but not called."""


def occasions(
    before: Present | None, table: Table, seats: Sequence[Seat], actor: str | None, now: float
) -> list[dict[str, Any]]:
    """Rows for the outbox, whether the person wants them or not; never for who did it."""
    told = dict.fromkeys(_all(before, table, seats))
    return [
        {"of_table": table.id, "of_person": person, "kind": kind, "version": table.version, "at": now}
        for kind, person in told
        if person is not None and person != actor
    ]


def _all(before: Present | None, table: Table, seats: Sequence[Seat]) -> Iterator[tuple[str, str | None]]:
    if table.status == OPEN:
        for i, seat in enumerate(seats):
            if not seat.is_ready and (before is None or before.seats[i] != seat):
                yield "invitation", seat.person_id
    elif before is not None and table.clock.kind != LIVE:
        yield from (("turn", person) for person in _called(before, table, seats))
        yield from (("question", person) for person in _asked(before, table, seats))
        if table.status in (FINISHED, ENDED) and before.table.status == RUNNING:
            yield from (("over", seat.person_id) for seat in seats)


def _called(before: Present, table: Table, seats: Sequence[Seat]) -> Iterable[str | None]:
    decider = _decider(table, seats)
    return [decider] if decider is not None and decider != _decider(before.table, before.seats) else []


def _decider(table: Table, seats: Sequence[Seat]) -> str | None:
    if table.turn is None or seats[table.turn].player is not None:
        return None
    return seats[table.turn].person_id


def _asked(before: Present, table: Table, seats: Sequence[Seat]) -> Iterable[str | None]:
    proposal, old = table.proposal, before.table.proposal
    if proposal is None:
        return []
    if old is not None and (old.kind, old.seat, old.to_ply) == (
        proposal.kind,
        proposal.seat,
        proposal.to_ply,
    ):
        return []
    return [
        seat.person_id for i, seat in enumerate(seats) if seat.player is None and i not in proposal.agreed
    ]

"""The record of a table: the file that `ludoteca replay` reads."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core.record import Record, Result
from ludoteca.server.tables.entry import Entry
from ludoteca.server.tables.present import Present


def record_of(present: Present, moves: Sequence[Entry], players: list[str]) -> Record:
    """The match from its seed to its present, with the players and the behaviour version of its start."""
    table, course = present.table, present.course
    assert course is not None
    return Record(
        game=table.game,
        version=table.game_version,
        options=table.options,
        seats=len(present.seats),
        seed=table.seed,
        position=None,
        moves=[entry.action for entry in moves if entry.action is not None],
        result=Result(table.result.scores, table.result.standings) if table.result is not None else None,
        fingerprint=course.state.fingerprint(),
        players=players,
    )

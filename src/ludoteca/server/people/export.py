"""Everything that the house keeps about a person, for that person."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Select, select

from ludoteca.server.people.person import Person
from ludoteca.server.storage.database import Database
from ludoteca.server.storage.schema import (
    contacts,
    messages,
    mutes,
    notes,
    people,
    ratings,
    reports,
    results,
    seats,
    sessions,
    studies,
    tables,
)

Row = Mapping[str, Any]


async def export(database: Database, person: Person) -> dict[str, Sequence[Row]]:
    """By kind; without what is no one's to know: secrets of sessions, hands of others, seeds."""
    async with database.read() as connection:
        return {
            name: [dict(row) for row in (await connection.execute(query)).mappings()]
            for name, query in _queries(person.id).items()
        }


def _queries(person_id: str) -> dict[str, Select[Any]]:
    sat = tables.join(seats, seats.c.table_id == tables.c.id)
    muted = people.join(mutes, mutes.c.muted_id == people.c.id)
    reported = people.join(reports, reports.c.about_id == people.c.id)
    me = people.c
    return {
        "person": select(me.id, me.name, me.language, me.created_at, me.account_since, me.seen_at).where(
            me.id == person_id
        ),
        "sessions": select(
            sessions.c.kind, sessions.c.label, sessions.c.scope, sessions.c.created_at, sessions.c.expires_at
        ).where(sessions.c.person_id == person_id),
        "contacts": select(
            contacts.c.channel, contacts.c.address, contacts.c.is_confirmed, contacts.c.kinds
        ).where(contacts.c.person_id == person_id),
        "tables": select(
            tables.c.id, tables.c.game, tables.c.options, tables.c.status, tables.c.result,
            tables.c.created_at, tables.c.started_at, tables.c.finished_at, seats.c.seat,
        )
        .select_from(sat)
        .where(seats.c.person_id == person_id)
        .order_by(tables.c.created_at, tables.c.id, seats.c.seat),
        "results": _mine(results, person_id),
        "ratings": _mine(ratings, person_id),
        "messages": _mine(messages, person_id),
        "notes": _mine(notes, person_id),
        "studies": _mine(studies, person_id),
        "mutes": select(people.c.name, mutes.c.at).select_from(muted).where(mutes.c.person_id == person_id),
        "reports": select(people.c.name, reports.c.text, reports.c.at)
        .select_from(reported)
        .where(reports.c.by_id == person_id),
    }  # fmt: skip


def _mine(kept: Any, person_id: str) -> Select[Any]:
    """All rows of a person, without saying in each whose they are."""
    columns = [column for column in kept.c if column.name not in ("person_id", "key")]
    return select(*columns).where(kept.c.person_id == person_id)

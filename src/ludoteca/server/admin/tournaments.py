"""Tournaments: which there are, opening one for an account, calling one off."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import func, select

from ludoteca.server.admin.administration import Administration
from ludoteca.server.config import ServerSettings
from ludoteca.server.errors import Refusal
from ludoteca.server.notices import Notices
from ludoteca.server.storage.announcements import TABLE_CHANGED, announce
from ludoteca.server.storage.schema import entrants, tournaments
from ludoteca.server.tables.table import OPEN, RUNNING
from ludoteca.server.tournaments.director import Director
from ludoteca.server.tournaments.office import Office
from ludoteca.server.tournaments.store import TournamentStore
from ludoteca.server.tournaments.tournament import Tournament
from ludoteca.wire.tournaments import NewTournament


@dataclass(frozen=True)
class Row:
    """A tournament in the list."""

    id: str
    name: str
    game: str
    format: str
    status: str
    round: int
    entrants: int
    organiser: str
    created_at: float


async def every_tournament(administration: Administration, status: str | None = None) -> list[Row]:
    """All tournaments, the newest first; or those of a status."""
    count = select(func.count()).where(entrants.c.tournament_id == tournaments.c.id).scalar_subquery()
    query = select(tournaments, count.label("taking_part")).order_by(
        tournaments.c.created_at.desc(), tournaments.c.id
    )
    if status is not None:
        query = query.where(tournaments.c.status == status)
    async with administration.database.read() as connection:
        found = (await connection.execute(query)).all()
    names = await administration.people.names(one.organiser_id for one in found)
    return [
        Row(
            one.id,
            one.name,
            one.game,
            one.format,
            one.status,
            one.round,
            one.taking_part,
            names.get(one.organiser_id, "?"),
            one.created_at,
        )
        for one in found
    ]


async def open_for(administration: Administration, name: str, wishes: dict[str, Any]) -> Tournament:
    """Open a tournament that an account directs from then on."""
    organiser = await administration.people.named(name)
    if not organiser.has_password:
        raise Refusal("no-organiser", 403, who="accounts")
    try:
        wish = msgspec.convert({**wishes, "enter": False}, NewTournament)
    except msgspec.ValidationError as error:
        raise Refusal("bad-request", 400, problem=str(error)) from None
    store = TournamentStore(administration.database)
    # To the house itself nothing is barred that an organiser may do.
    settings = ServerSettings(tournaments="everybody", organisers=organiser.name)
    director = _director(administration)
    office = Office(settings, administration.database, store, director, Notices(), administration.clock)
    return (await store.whole(await office.open(organiser, wish))).tournament


async def close(administration: Administration, tournament_id: str) -> Tournament:
    """Call a tournament off; games that are being played go on as any others."""
    whole = await TournamentStore(administration.database).whole(tournament_id)
    if whole.tournament.status not in (OPEN, RUNNING):
        raise Refusal("tournament-over")
    await _director(administration).call_off(whole)
    async with administration.database.write() as connection:
        version = whole.tournament.version + 1
        await announce(connection, TABLE_CHANGED, tournament_id, administration.clock(), version)
    return whole.tournament


def _director(administration: Administration) -> Director:
    store = TournamentStore(administration.database)
    return Director(administration.database, store, administration.rooms, Notices(), administration.clock)

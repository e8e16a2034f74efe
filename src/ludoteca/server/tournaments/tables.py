"""The tables of a tournament: opened as drawn, begun without those who do not come, and read when over."""

from __future__ import annotations

import itertools
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from typing import Any

from ludoteca.core import registry
from ludoteca.core.game import Game as Rules
from ludoteca.server.ids import new_id
from ludoteca.server.play import seating
from ludoteca.server.play.draft import Draft
from ludoteca.server.tables.entry import Entry
from ludoteca.server.tables.present import Present
from ludoteca.server.tables.table import CANCELLED, ENDED, OPEN, STAND_IN, Seat, Table
from ludoteca.server.tournaments.games import ABSENT, Game
from ludoteca.server.tournaments.tournament import Entrant, Tournament, Whole

FIRST_SEAT = 0


def options_for(game: Rules, seats: int, chosen: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a table, those for other numbers of seats left out.

    Unless it was chosen otherwise the first seat begins: seats are drawn fairly.
    """
    others = {option.name for option in game.options if not option.suits(seats)}
    begins = {
        option.name: FIRST_SEAT
        for option in game.options
        if game.arguments.get(option.name, option.name) == "seat" and option.name not in others
    }
    suitable = {name: value for name, value in chosen.items() if name not in others}
    return dict(game.settle(seats, begins | suitable))


def new_table(tournament: Tournament, entrants: Mapping[int, Entrant], game: Game, now: float) -> Present:
    """A table as drawn; live, everybody is still to sit down."""
    rules = registry.game(tournament.game)
    table = Table(
        id=new_id(),
        game=rules.id,
        game_version=rules.version,
        options=options_for(rules, len(game.entrants), tournament.options),
        creator_id=tournament.organiser_id,
        is_public=True,
        invitation=secrets.token_urlsafe(18),
        spectators=True,
        undo="free",
        rated=tournament.rated,
        clock=tournament.clock,
        created_at=now,
        version=1,
        tournament_id=tournament.id,
    )
    around = [_seat(tournament, entrants.get(number)) for number in game.entrants]
    bots, others = bot_numbers(entrants.values()), _further_numbers(entrants.values(), around)
    for seat, number in zip(around, game.entrants, strict=True):
        if seat.bot:
            seat.number = bots.get(number) or next(others)
    entry = Entry(1, "create", 0, now, person_id=tournament.organiser_id)
    return Present(table, tuple(around), None, (entry,))


def bot_numbers(entrants: Iterable[Entrant]) -> dict[int, int]:
    """Which of its level every bot is that plays for itself, by the number of the entrant."""
    counted, found = Counter[str](), {}
    for entrant in sorted(entrants, key=lambda one: one.number):
        if entrant.person_id is None:
            counted[entrant.bot or ""] += 1
            found[entrant.number] = counted[entrant.bot or ""]
    return found


def _further_numbers(entrants: Iterable[Entrant], around: Iterable[Seat]) -> Iterator[int]:
    """Numbers, and so names, that no bot has who plays for itself or sits at the table."""
    taken = [*bot_numbers(entrants).values(), *(seat.number or 0 for seat in around)]
    return itertools.count(max(taken, default=0) + 1)


def _seat(tournament: Tournament, entrant: Entrant | None) -> Seat:
    if entrant is None or entrant.person_id is None:
        return Seat(bot=entrant.bot if entrant is not None else tournament.bots)
    return Seat(person_id=entrant.person_id, is_ready=not tournament.is_live)


def begin(whole: Whole) -> Callable[[Draft], Awaitable[None]]:
    """Begin a game with those who are there: the time to sit down is over."""
    tournament = whole.tournament

    async def handler(draft: Draft) -> None:
        if draft.table.status != OPEN:
            return
        absent = [i for i, seat in enumerate(draft.seats) if not seat.is_ready]
        here = len(draft.seats) - len(absent)
        is_lost = tournament.no_show == "loss"
        numbers = _further_numbers(whole.entrants, draft.seats)
        for i in absent:
            person_id = draft.seats[i].person_id
            if not here or (is_lost and here == 1):
                draft.write("no_show", i, person_id=person_id)
                continue
            if is_lost:
                draft.seats[i] = Seat(bot=tournament.bots or STAND_IN)
            else:
                draft.seats[i].is_ready = True
                draft.seats[i].go("late", draft.now)
            draft.seats[i].number = next(numbers)
            draft.write_away("no_show", i, person_id)
        if absent and (not here or (is_lost and here == 1)):
            draft.table.status, draft.table.finished_at = CANCELLED, draft.now
            draft.write("not_played")
        seating.start_if_full(draft)

    return handler


def ranks_of(present: Present, game: Game, entrants: Mapping[int, Entrant]) -> tuple[int, ...]:
    """The ranks of a game that is over. Who was not there at the end is absent, whatever a bot achieved.

    A game that was not played is won by those who came; one that was ended unfinished is shared.
    """
    table = present.table
    ranks = []
    for i, (number, seat) in enumerate(zip(game.entrants, present.seats, strict=True)):
        entrant = entrants.get(number)
        person_id = entrant.person_id if entrant is not None else None
        stayed = person_id is None or (seat.person_id == person_id and not seat.away and seat.is_ready)
        place = 1 if table.result is None or table.status in (CANCELLED, ENDED) else table.result.standings[i]
        ranks.append(place if stayed else ABSENT)
    return tuple(ranks)

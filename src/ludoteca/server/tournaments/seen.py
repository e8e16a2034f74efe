"""Tournaments as people see them."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from ludoteca.core import registry
from ludoteca.server.people.people import People
from ludoteca.server.people.person import Person
from ludoteca.server.tables.naming import bot_name, playing_bot
from ludoteca.server.tables.present import Present
from ludoteca.server.tables.table import FINISHED, OPEN, RUNNING
from ludoteca.server.tournaments.games import HOUSE_BOT
from ludoteca.server.tournaments.office import MINUTE, Office
from ludoteca.server.tournaments.standings import Line
from ludoteca.server.tournaments.store import TournamentStore, Which
from ludoteca.server.tournaments.tables import bot_numbers
from ludoteca.server.tournaments.tournament import Pairing, Tournament, Whole
from ludoteca.server.words import Words
from ludoteca.wire import tournaments as wire

BYE = "bye"
DECIMALS = 3


class TournamentDisplay:
    """Lists, and one tournament with everything."""

    def __init__(self, store: TournamentStore, office: Office, people: People) -> None:
        self._store = store
        self._office = office
        self._people = people

    async def page(self, person: Person | None, which: Which, after: str) -> wire.TournamentPage:
        """A page of a list."""
        page = await self._store.page(which, after)
        names = await self._people.names([one.organiser_id for one, _ in page.rows])
        ids = [one.id for one, _ in page.rows]
        mine = await self._store.entered_by(person.id, ids) if person is not None else set()
        listed = [_info(one, count, names, one.id in mine) for one, count in page.rows]
        return wire.TournamentPage(listed, page.next, self._office.may_open(person))

    async def see(self, person: Person | None, words: Words, tournament_id: str) -> wire.Tournament:
        """All about one."""
        whole = await self._store.whole(tournament_id)
        tournament = whole.tournament
        people = await self._people.names(
            [tournament.organiser_id, *(entrant.person_id for entrant in whole.entrants)]
        )
        called = entrant_names(whole, words, people)
        me = whole.entrant_of(person.id if person is not None else None)
        my_number = me.number if me is not None else None
        present = await self._store.tables_of(whole, tournament.round)
        lines = tournament.plan.order(whole.numbers, whole.games)
        mine = _my_game(whole, my_number)
        here = present.get(mine.table_id or "") if mine is not None else None
        return wire.Tournament(
            info=_info(tournament, len(whole.entrants), people, me is not None),
            version=tournament.version,
            options=dict(tournament.options),
            no_show=tournament.no_show,
            check_in=round(tournament.check_in / MINUTE),
            rated=tournament.rated,
            least=tournament.plan.least(),
            standings=[_standing(line, whole, called, my_number) for line in lines],
            rounds=_rounds(whole, present, words, called, my_number),
            may_direct=self._office.may_direct(person, tournament),
            has_entered=me is not None and not me.has_withdrawn,
            my_table=here.table.id if here is not None else None,
            must_sit=here is not None and _waits_for(here, person),
        )


def entrant_names(whole: Whole, words: Words, people: Mapping[str, str]) -> dict[int, str]:
    """How everybody is called; a bot as at its tables."""
    called, bots = {HOUSE_BOT: words.say("house-bot")}, bot_numbers(whole.entrants)
    for entrant in whole.entrants:
        if entrant.person_id is not None:
            called[entrant.number] = people.get(entrant.person_id, "")
        else:
            called[entrant.number] = bot_name(words, entrant.bot or "", bots[entrant.number])
    return called


def _info(
    tournament: Tournament, entrants: int, names: Mapping[str, str], is_mine: bool
) -> wire.TournamentInfo:
    is_over = tournament.status == FINISHED
    return wire.TournamentInfo(
        id=tournament.id,
        name=tournament.name,
        game=tournament.game,
        title=registry.game(tournament.game).title,
        format=tournament.format,
        seats=tournament.seats,
        rounds=tournament.round if is_over else max(tournament.round, tournament.plan.total(entrants)),
        round=tournament.round,
        status=tournament.status,
        clock=tournament.clock,
        bots=tournament.bots,
        organiser=names.get(tournament.organiser_id, ""),
        entrants=entrants,
        is_mine=is_mine,
        starts_at=tournament.starts_at,
        created_at=tournament.created_at,
        finished_at=tournament.finished_at,
    )


def _standing(line: Line, whole: Whole, called: Mapping[int, str], mine: int | None) -> wire.StandingInfo:
    entrant = whole.by_number[line.entrant]
    return wire.StandingInfo(
        entrant=line.entrant,
        name=called[line.entrant],
        bot=entrant.bot,
        is_mine=line.entrant == mine,
        has_withdrawn=entrant.has_withdrawn,
        rank=line.rank,
        points=_number(line.points),
        played=line.played,
        wins=line.wins,
        direct=None if line.direct is None else _number(line.direct),
        met=_number(line.met),
        beaten=_number(line.beaten),
        reached=line.reached,
    )


def _rounds(
    whole: Whole, present: Mapping[str, Present], words: Words, called: Mapping[int, str], mine: int | None
) -> list[wire.RoundInfo]:
    rounds: dict[int, list[wire.PairingInfo]] = {}
    for pairing in whole.pairings:
        table = present.get(pairing.table_id or "")
        rounds.setdefault(pairing.round, []).append(_pairing(whole, pairing, table, words, called, mine))
    return [wire.RoundInfo(number, rounds[number]) for number in sorted(rounds, reverse=True)]


def _pairing(
    whole: Whole,
    pairing: Pairing,
    present: Present | None,
    words: Words,
    called: Mapping[int, str],
    mine: int | None,
) -> wire.PairingInfo:
    game = pairing.game
    points, people = game.points(), {one.number for one in whole.entrants if one.person_id is not None}
    status = BYE if game.is_bye else present.table.status if present is not None else FINISHED
    return wire.PairingInfo(
        number=pairing.number,
        table=pairing.table_id,
        status=status,
        wait_until=pairing.wait_until if status == OPEN else None,
        seats=[
            wire.PairingSeat(
                entrant=one,
                name=called[one],
                is_mine=one == mine,
                is_here=present is None or present.seats[seat].is_ready,
                rank=None if game.ranks is None else game.ranks[seat],
                points=_number(points[one]) if one in points else None,
                stand_in=playing_bot(words, present.seats[seat], seat) if present and one in people else "",
            )
            for seat, one in enumerate(game.entrants)
        ],
    )


def _my_game(whole: Whole, mine: int | None) -> Pairing | None:
    """Where somebody plays now."""
    if mine is None or whole.tournament.status != RUNNING:
        return None
    mine_now = (one for one in whole.pairings if mine in one.entrants and one.ranks is None)
    return next(mine_now, None)


def _waits_for(present: Present, person: Person | None) -> bool:
    """Is a seat kept for this person who has not sat down yet?"""
    kept = present.seats_of(person.id if person is not None else None)
    return present.table.status == OPEN and any(not present.seats[seat].is_ready for seat in kept)


def _number(value: Fraction) -> float:
    return round(float(value), DECIMALS)

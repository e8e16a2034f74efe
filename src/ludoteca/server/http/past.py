"""The past of a table, and what could have been: moments, scores, exploring, and what a bot would do."""

from __future__ import annotations

import secrets
from copy import copy
from dataclasses import replace
from typing import Annotated

from litestar import Controller, get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK

from ludoteca.core.game import SEEDS
from ludoteca.core.rng import Rng
from ludoteca.core.state import State
from ludoteca.server.bots.job import Job
from ludoteca.server.errors import Refusal, not_found
from ludoteca.server.house import House
from ludoteca.server.http.asker import Asker
from ludoteca.server.http.params import Invitation, TableId, TheAsker, TheHouse
from ludoteca.server.play.course import Course
from ludoteca.server.play.moment import Moment
from ludoteca.server.play.seen import for_screen, look, seat_of
from ludoteca.server.tables.access import check_may_see
from ludoteca.server.tables.table import FINISHED, RUNNING
from ludoteca.server.wire import Advice, Exploration, Offer, Rating, Ratings, Score, Scores, Seen

Ply = FromPath[int]
SeatWished = Annotated[int | None, QueryParameter(ge=0, lt=64)]
ADVISER = "hard"
LONGEST_ADVICE = 16


class PastController(Controller):
    """What was, and what could be."""

    path = "/api/tables"
    tags = ["replay"]

    @get("/{table_id:str}/moments/{ply:int}", summary="A moment as a seat saw it")
    async def moment(
        self,
        table_id: TableId,
        ply: Ply,
        asker: TheAsker,
        house: TheHouse,
        seat: SeatWished = None,
        invitation: Invitation = "",
    ) -> Seen:
        """After so many plies; without a seat as spectators saw it. Others' eyes once the game is over."""
        present = await house.rooms.moment(table_id)
        check_may_see(present, asker.viewer.person_id, invitation)
        if present.course is None or not 0 <= ply <= present.table.ply:
            raise not_found("page")
        mine = present.seats_of(asker.viewer.person_id)
        if seat is not None and (seat >= len(present.seats) or not (present.table.is_over or seat in mine)):
            raise Refusal("no-seat", 404)
        return await show(house, asker, present, await house.store.course_at(table_id, ply), seat)

    @get("/{table_id:str}/scores", summary="The scores after every decision")
    async def scores(
        self, table_id: TableId, asker: TheAsker, house: TheHouse, invitation: Invitation = ""
    ) -> Scores:
        """Once the game is over; before, they could tell what is hidden, and the list is empty."""
        present = await house.rooms.moment(table_id)
        check_may_see(present, asker.viewer.person_id, invitation)
        if present.table.status != FINISHED:
            return Scores([])
        course = await house.store.course_at(table_id, 0)
        found = [Score(0, list(course.state.scores()))]
        for entry in await house.store.moves(table_id):
            assert entry.action is not None
            course.play(course.game.parse(entry.action))
            if (scores := list(course.state.scores())) != found[-1].scores:
                found.append(Score(course.ply, scores))
        return Scores(found)

    @post("/{table_id:str}/explore", summary="Explore a finished game", status_code=HTTP_200_OK)
    async def explore(
        self,
        table_id: TableId,
        data: JSONBody[Exploration],
        asker: TheAsker,
        house: TheHouse,
        invitation: Invitation = "",
    ) -> Seen:
        """The position after a line of play as who decides sees it, with all choices. Nothing is kept."""
        present, course = await branch(house, asker, table_id, data, invitation)
        seen = await show(house, asker, present, course, course.turn)
        if course.turn is not None:
            words, game = asker.viewer.words, present.game
            seen.offers = [
                Offer(game.text(a), words.label(game, a), game.verbs.parts(a).elements)
                for a in course.state.actions()
            ]
        return seen

    @post("/{table_id:str}/ratings", summary="What a bot thinks of each choice", status_code=HTTP_200_OK)
    async def ratings(
        self,
        table_id: TableId,
        data: JSONBody[Exploration],
        asker: TheAsker,
        house: TheHouse,
        invitation: Invitation = "",
    ) -> Ratings:
        """For a finished game, after a line of play."""
        present, course = await branch(house, asker, table_id, data, invitation)
        if course.turn is None:
            return Ratings([])
        opinions = await house.pool.rank(job_for(present, course.state))
        return Ratings([Rating(present.game.text(one.action), one.value, one.share) for one in opinions])

    @get("/{table_id:str}/advice", summary="What a bot would do in my place")
    async def advice(self, table_id: TableId, asker: TheAsker, house: TheHouse) -> Advice:
        """Its choice and how it would go on, for tables without other people only."""
        person = asker.must_be_known()
        house.limits.spend("command", person.id)
        present = await house.rooms.moment(table_id)
        check_may_see(present, person.id)
        check_may_advise(present, person.id)
        assert present.course is not None
        seat = seat_of(present, person.id)
        if seat is None or seat != present.course.turn:
            raise Refusal("not-your-turn", seat=present.course.turn or 0)
        # The bot plays on in a position imagined from what the seat knows, so that advice tells no secret.
        state = present.game.imagine(present.course.state.view(seat), Rng(secrets.randbelow(SEEDS)))
        step = state.view(seat).step
        lines: list[str] = []
        while state.seat == seat and state.view(seat).step == step and len(lines) < LONGEST_ADVICE:
            action = await house.pool.choose(job_for(present, state))
            lines.append(present.game.text(action))
            state.play(action)
        return Advice(lines)


async def branch(
    house: House, asker: Asker, table_id: str, wish: Exploration, invitation: str
) -> tuple[Moment, Course]:
    """A private copy of a finished game, played on along a line."""
    house.limits.spend("command", asker.person.id if asker.person else asker.address)
    present = await house.rooms.moment(table_id)
    check_may_see(present, asker.viewer.person_id, invitation)
    if present.course is None or not 0 <= wish.ply <= present.table.ply:
        raise not_found("page")
    if not present.table.is_over:
        raise Refusal("not-finished")
    course = await house.store.course_at(table_id, wish.ply)
    for line in wish.actions:
        course.play(course.game.parse(line))
    return present, course


async def show(house: House, asker: Asker, present: Moment, course: Course, seat: int | None) -> Seen:
    """Another moment of a table through the eyes of a seat."""
    table = copy(present.table)
    table.ply, table.turn, table.proposal = course.ply, course.turn, None
    if course.turn is not None:
        table.result = None
    then = replace(present, table=table, course=course, recent=())
    names = await house.people.names([table.creator_id, *(one.person_id for one in present.seats)])
    seen = look(then, asker.viewer, names, [], present.version, house.clock(), previews=False)
    seen.viewer, seen.offers, seen.prompt = seat, [], ""
    seen.view = for_screen(course.state.view(seat), asker.viewer.is_program)
    return seen


def check_may_advise(moment: Moment, person_id: str) -> None:
    """No help in a running game among people."""
    if moment.table.status != RUNNING:
        raise Refusal("not-running")
    if any(seat.person_id not in (None, person_id) for seat in moment.seats):
        raise Refusal("no-advice", 403)


def job_for(moment: Moment, state: State) -> Job:
    """The decision as a bot's job."""
    view = state.view(int(state.seat))
    return Job(moment.table.game, ADVISER, secrets.randbelow(SEEDS), view, tuple(state.actions()))

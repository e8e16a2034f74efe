"""Analysis: exploring on a private copy, asking a bot, and hints for those who play alone."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Annotated, Any, TypeVar

from litestar import Controller, Request, delete, post
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK

from ludoteca.core.rng import Rng
from ludoteca.server.analysis.permission import check_may_analyse, check_may_be_helped
from ludoteca.server.analysis.variation import Variation, grow, show
from ludoteca.server.errors import Refusal
from ludoteca.server.history.source import History
from ludoteca.server.history.studies import StudyHistory
from ludoteca.server.house import House
from ludoteca.server.http.asker import Asker
from ludoteca.server.http.params import TableId, TheAsker, TheHouse
from ludoteca.server.http.refusals import on_question
from ludoteca.server.play.planning import SAME_DREAM
from ludoteca.server.play.telling import offer, static_offer
from ludoteca.wire.analysis import Evaluate, Evaluation, Expectation, Explore, Explored, Suggestion

T = TypeVar("T")
Meant = Annotated[
    str, QueryParameter(max_length=200, description="the `next` of the suggestion before, if that led here")
]


class AnalysisController(Controller):
    """What could have been."""

    path = "/api"
    tags = ["analysis"]
    exception_handlers = {Refusal: on_question}

    @post("/analysis", summary="Explore a line of play", status_code=HTTP_200_OK)
    async def explore(self, data: JSONBody[Explore], asker: TheAsker, house: TheHouse) -> Explored:
        """From a moment of a finished game, a table of one's own or a study; nothing is kept."""
        return show(await vary(house, asker, data), data.seat)

    @post("/analysis/evaluation", summary="Ask a bot about a position", status_code=HTTP_200_OK)
    async def evaluate(
        self,
        data: JSONBody[Evaluate],
        asker: TheAsker,
        house: TheHouse,
        request: Request[Any, Any, Any],
    ) -> Evaluation:
        """One question a person at a time; who hangs up ends it."""
        person = asker.must_be_known()
        house.limits.spend("think", person.id)
        varied = await vary(house, asker, data)
        return await while_listening(request, house.analysis.evaluate(person.id, varied, data))

    @delete("/analysis/evaluation/{key:str}", summary="End an evaluation", status_code=HTTP_200_OK)
    async def cancel(self, key: FromPath[str], asker: TheAsker, house: TheHouse) -> dict[str, bool]:
        """The one that was asked for with this key; says whether there was such a one."""
        return {"cancelled": house.analysis.cancel(asker.must_be_known().id, key)}

    @post("/analysis/advice", summary="What a bot would do in a line of play", status_code=HTTP_200_OK)
    async def advise(
        self,
        data: JSONBody[Explore],
        asker: TheAsker,
        house: TheHouse,
        request: Request[Any, Any, Any],
    ) -> list[str]:
        """The whole chain of the decision there, as lines."""
        person = asker.must_be_known()
        house.limits.spend("think", person.id)
        varied = await vary(house, asker, data)
        if varied.turn is None:
            raise Refusal("not-running")
        advice = await while_listening(request, house.analysis.suggest(person.id, varied.state))
        return [varied.source.game.text(action) for action in advice.chain]

    @post("/tables/{table_id:str}/suggest", summary="What a bot would do here", status_code=HTTP_200_OK)
    async def suggest(
        self,
        table_id: TableId,
        asker: TheAsker,
        house: TheHouse,
        request: Request[Any, Any, Any],
        meant: Meant = "",
    ) -> Suggestion:
        """The whole chain of my present decision, for tables without other people."""
        person = asker.must_be_known()
        house.limits.spend("think", person.id)
        source = await house.history(asker.viewer, table_id)
        present = source.present
        check_may_be_helped(present, person.id)
        assert present.course is not None
        state, turn = present.course.state, present.table.turn
        if turn is None or turn not in source.mine:
            raise Refusal("not-your-turn", seat=turn or 0, name=source.names[turn or 0])
        said = next((action for action in state.actions() if source.game.text(action) == meant), -1)
        advice = await while_listening(request, house.analysis.suggest(person.id, state, said))
        told = {
            action: offer(state, action, asker.words, source.names)
            if action in state.legal
            else static_offer(source.game, action, asker.words, source.names)
            for action in (*advice.chain, *(one.action for one in advice.prospects))
        }
        values = {one.action: one.value for one in advice.opinions}
        expects = [
            Expectation(told[one.action].action, told[one.action].label, values[one.action], one.points)
            for one in advice.prospects
        ]
        imagined = source.game.imagine(state.view(turn), Rng(SAME_DREAM))

        def why(action: int) -> str:
            purpose = source.game.purpose(imagined, action)
            return "" if purpose is None else asker.words.phrase(source.game, purpose, source.names, turn)

        found = Suggestion(
            present.version, turn, [told[action] for action in advice.chain], expects, why(advice.chain[0])
        )
        if advice.then is not None:
            imagined.apply(advice.chain[0])
            if advice.then in imagined.legal:
                found.next = offer(imagined, advice.then, asker.words, source.names)
                found.next_why = why(advice.then)
        return found


async def vary(house: House, asker: Asker, wish: Explore) -> Variation:
    """The line of play somebody asks for, if he may."""
    person = asker.must_be_known()
    house.limits.spend("explore", person.id)
    if bool(wish.table) == bool(wish.study):
        raise Refusal("no-source", 422)
    source: History
    if wish.study:
        source = StudyHistory(await house.studies.open(person, wish.study), asker.viewer)
    else:
        source = table = await house.history(asker.viewer, wish.table, wish.invitation)
        check_may_analyse(table.present, person.id)
    return await grow(source, wish)


async def while_listening(request: Request[Any, Any, Any], work: Coroutine[Any, Any, T]) -> T:
    """Do work as long as the one who asked waits for it."""
    task = asyncio.create_task(work)
    gone = asyncio.create_task(_hung_up(request))
    try:
        await asyncio.wait({task, gone}, return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise Refusal("cancelled")
        return task.result()
    finally:
        for one in (task, gone):
            one.cancel()
        await asyncio.gather(task, gone, return_exceptions=True)


async def _hung_up(request: Request[Any, Any, Any]) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass

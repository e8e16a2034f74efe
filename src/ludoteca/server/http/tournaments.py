"""Tournaments: lists, opening, taking part, and a line that tells when something has changed."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Annotated, Any

import msgspec
from litestar import Controller, WebSocket, get, post, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK

from ludoteca.core.errors import LudotecaError
from ludoteca.server.house import House
from ludoteca.server.http.asker import Asker, check_origin, who_asks
from ludoteca.server.http.params import After, TheAsker, TheHouse
from ludoteca.server.notices import Listener
from ludoteca.server.tournaments.store import Which
from ludoteca.wire.tournaments import (
    NewBots,
    NewTournament,
    Tournament,
    TournamentChanged,
    TournamentPage,
)

TournamentId = FromPath[str]


class TournamentsController(Controller):
    """Everything about tournaments."""

    path = "/api/tournaments"
    tags = ["tournaments"]

    @get("/", summary="A list of tournaments")
    async def list_tournaments(
        self,
        asker: TheAsker,
        house: TheHouse,
        which: Annotated[Which, QueryParameter()] = "current",
        after: After = "",
    ) -> TournamentPage:
        """Open and running ones, or those that are over."""
        house.limits.spend("list", asker.who)
        return await house.scoreboard.page(asker.person, which, after)

    @post("/", summary="Open a tournament")
    async def open_tournament(
        self, data: JSONBody[NewTournament], asker: TheAsker, house: TheHouse
    ) -> Tournament:
        """People enter until it starts."""
        person = asker.must_be_known()
        house.limits.spend("tournament", person.id)
        house.limits.spend("tournament", asker.address)
        return await _see(house, asker, await house.office.open(person, data))

    @get("/{tournament_id:str}", summary="A tournament")
    async def see(self, tournament_id: TournamentId, asker: TheAsker, house: TheHouse) -> Tournament:
        """Standings, rounds and tables."""
        house.limits.spend("list", asker.who)
        return await _see(house, asker, tournament_id)

    @post("/{tournament_id:str}/enter", summary="Take part", status_code=HTTP_200_OK)
    async def enter(self, tournament_id: TournamentId, asker: TheAsker, house: TheHouse) -> Tournament:
        """Before the start."""
        person = asker.must_be_known()
        house.limits.spend("command", person.id)
        await house.office.enter(person, tournament_id)
        return await _see(house, asker, tournament_id)

    @post("/{tournament_id:str}/withdraw", summary="Take part no more", status_code=HTTP_200_OK)
    async def withdraw(self, tournament_id: TournamentId, asker: TheAsker, house: TheHouse) -> Tournament:
        """A game that is being played goes on to its end."""
        person = asker.must_be_known()
        house.limits.spend("command", person.id)
        await house.office.withdraw(person, tournament_id)
        return await _see(house, asker, tournament_id)

    @post("/{tournament_id:str}/bots", summary="Let bots take part", status_code=HTTP_200_OK)
    async def add_bots(
        self, tournament_id: TournamentId, data: JSONBody[NewBots], asker: TheAsker, house: TheHouse
    ) -> Tournament:
        """For who organises it."""
        person = asker.must_be_known()
        house.limits.spend("command", person.id)
        await house.office.add_bots(person, tournament_id, data.count)
        return await _see(house, asker, tournament_id)

    @post(
        "/{tournament_id:str}/remove/{number:int}",
        summary="Take somebody out",
        status_code=HTTP_200_OK,
    )
    async def remove(
        self, tournament_id: TournamentId, number: FromPath[int], asker: TheAsker, house: TheHouse
    ) -> Tournament:
        """For who organises it."""
        person = asker.must_be_known()
        house.limits.spend("command", person.id)
        await house.office.remove(person, tournament_id, number)
        return await _see(house, asker, tournament_id)

    @post("/{tournament_id:str}/start", summary="Draw the first round", status_code=HTTP_200_OK)
    async def start(self, tournament_id: TournamentId, asker: TheAsker, house: TheHouse) -> Tournament:
        """For who organises it; from then on it goes on by itself."""
        person = asker.must_be_known()
        house.limits.spend("command", person.id)
        await house.office.start(person, tournament_id)
        return await _see(house, asker, tournament_id)

    @post("/{tournament_id:str}/cancel", summary="Call it off", status_code=HTTP_200_OK)
    async def cancel(self, tournament_id: TournamentId, asker: TheAsker, house: TheHouse) -> Tournament:
        """For who organises it; games that are being played go on."""
        person = asker.must_be_known()
        house.limits.spend("command", person.id)
        await house.office.cancel(person, tournament_id)
        return await _see(house, asker, tournament_id)


async def _see(house: House, asker: Asker, tournament_id: str) -> Tournament:
    return await house.scoreboard.see(asker.person, asker.words, tournament_id)


@websocket("/api/tournaments/{tournament_id:str}/socket")
async def tournament_socket(socket: WebSocket[Any, Any, Any], tournament_id: TournamentId) -> None:
    """Says when a tournament has a new version; everything else is asked for by HTTP."""
    house: House = socket.app.state.house
    await socket.accept()
    with suppress(LudotecaError, WebSocketDisconnect, OSError):
        check_origin(socket, house)
        asker = await who_asks(socket, house)
        house.limits.spend("connect", asker.address)
        listener = Listener()
        with house.notices.listen(tournament_id, None, "", listener.hear):
            telling = asyncio.create_task(_tell(house, socket, tournament_id, listener))
            try:
                with house.visits.visit(tournament_id, None, socket.close):
                    while True:
                        await socket.receive_text()
            finally:
                telling.cancel()
                await asyncio.gather(telling, return_exceptions=True)


async def _tell(
    house: House, socket: WebSocket[Any, Any, Any], tournament_id: str, listener: Listener
) -> None:
    known = 0
    async for _ in listener:
        version = (await house.tournaments.whole(tournament_id)).tournament.version
        if version != known:
            known = version
            await socket.send_text(msgspec.json.encode(TournamentChanged(version)).decode())

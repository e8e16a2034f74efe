"""The client against a real server in the same process: lists, play, and lines that break."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest
from msgspec import structs

from ludoteca.bots import make
from ludoteca.client import Chair, Client, Refused, play, seats
from ludoteca.core.view import View
from ludoteca.server.admin import verify
from ludoteca.server.admin.administration import enter
from tests.server.house import Server


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    running = await Server(tmp_path).start()
    yield running
    await running.stop()


@pytest.fixture
async def client(server: Server) -> AsyncIterator[Client]:
    address = f"http://127.0.0.1:{server.port}"
    async with Client(address, await Client.arrive(address, "Roberta")) as client:
        yield client


def at_random(_: View, actions: Sequence[int]) -> int:
    return random.Random(len(actions)).choice(actions)


async def test_a_program_comes_in_and_finds_tables(server: Server, client: Client) -> None:
    assert (await client.me())["name"] == "Roberta"
    table = await client.open("puerto_rico", seats("me", "open", "bot:hard"), {"first_governor": 1})
    assert [(seat.name, seat.is_open) for seat in table.seats][1:] == [
        ("open seat", True),
        ("Flora", False),
    ]
    (listed,) = (await client.tables("mine")).tables
    assert (listed.id, listed.options["first_governor"]) == (table.id, 1)
    assert (await client.tables("open", game="chess")).tables == []
    with pytest.raises(Refused, match="You sit at this table already") as refused:
        await client.join(table.id)
    assert refused.value.code == "already-seated"
    async with Client(client.address, "no token") as nobody:
        with pytest.raises(Refused) as refused:
            await nobody.me()
        assert refused.value.code == "not-signed-in"
        with pytest.raises(Refused) as refused:
            async with nobody.sit("nowhere"):
                pass
        assert refused.value.code == "no-table"


async def test_two_programs_play_a_whole_game(server: Server, client: Client) -> None:
    table = await client.open("puerto_rico", seats("me", "open"), is_public=False)
    async with Client(client.address, await Client.arrive(client.address, "Rosa")) as rosa:
        await rosa.join(table.id, table.invitation or "")
        async with client.sit(table.id) as hers, rosa.sit(table.id) as theirs:
            bot = make("greedy", hers.game, 1)
            ends = await asyncio.gather(play(hers, bot.choose), play(theirs, at_random))
    assert [end.table.status for end in ends] == ["finished", "finished"]
    assert ends[0].table.result == ends[1].table.result
    assert ends[0].table.result is not None
    async with enter(server.settings) as administration:
        assert [verdict.outcome async for verdict in verify.verify(administration)] == ["sound"]


class Saboteur:
    """Cuts the line again and again, best when an answer is on its way."""

    def __init__(self, chair: Chair) -> None:
        self.chair = chair
        self.cuts = 0
        self._sent = 0
        self._send = chair._send
        chair._send = self.send  # type: ignore[method-assign]

    async def send(self, text: bytes) -> None:
        await self._send(text)
        self._sent += 1
        if self._sent % 3 == 0 and self.chair._socket is not None:
            self.cuts += 1
            self.chair._socket.transport.abort()


async def test_a_line_that_breaks_all_the_time_loses_nothing_and_does_nothing_twice(
    server: Server, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludoteca.client.chair.FIRST_PAUSE", 0.001)
    table = await client.open("puerto_rico", seats("me", "bot", "bot"))
    async with client.sit(table.id) as chair:
        saboteur = Saboteur(chair)
        end = await play(chair, at_random)
    assert saboteur.cuts > 10
    assert end.table.status == "finished"
    moves = await server.house.store.moves(table.id)
    assert [entry.ply for entry in moves] == list(range(1, end.table.ply + 1))


async def test_who_was_away_hears_of_everything_that_happened(server: Server, client: Client) -> None:
    table = await client.open("puerto_rico", seats("me", "me"))
    async with client.sit(table.id) as chair:
        listening = aiter(chair)
        seen = await anext(listening)
        known = [line.version for line in seen.log]
        assert chair._socket is not None
        chair._socket.transport.abort()
        for _ in range(250):
            now = await client.see(table.id)
            if now.table.is_over:
                break
            await client.do(table.id, "move", version=now.version, action=now.offers[0].action)
        while known[-1] < now.version:
            seen = await anext(listening)
            known += [line.version for line in seen.log]
        assert known == list(range(1, known[-1] + 1))


async def test_what_the_server_tells_again_after_a_break_is_told_once(client: Client) -> None:
    table = await client.open("puerto_rico", seats("me", "me"))
    async with client.sit(table.id) as chair:
        listening = aiter(chair)
        first = await anext(listening)
        lines = [structs.replace(first.log[-1], version=first.version + more) for more in (1, 2)]
        told = []
        for known in (1, 2):
            await chair._look(structs.replace(first, version=first.version + known, log=lines[:known]))
            told += (await anext(listening)).log
    assert told == lines


async def test_a_seat_that_was_given_away_is_taken_back_and_proposals_are_answered(
    server: Server, client: Client
) -> None:
    anna = await server.guest("Anna")
    table_id = await anna.open("me", "Roberta", options={"first_governor": 0})
    await client.join(table_id)
    chair = await anna.sit(table_id)
    await chair.hear()
    async with client.sit(table_id) as robertas:
        await robertas.say("leave")
        await chair.until(lambda seen: seen["table"]["seats"][1]["away"] == "left")
        playing = asyncio.create_task(play(robertas, at_random))
        await chair.until(lambda seen: seen["table"]["seats"][1]["away"] == "")
        await chair.say("offer_end")
        await chair.until(lambda seen: seen["table"]["status"] == "ended")
        assert (await playing).table.status == "ended"


async def test_who_is_signed_out_or_deleted_is_told(server: Server, client: Client) -> None:
    from ludoteca.server.admin import tables

    table = await client.open("puerto_rico", seats("me", "open"))
    async with client.sit(table.id) as chair:
        listening = aiter(chair)
        await anext(listening)
        async with enter(server.settings) as administration:
            await tables.remove(administration, table.id)
        await server.house.timekeeper.tick()
        with pytest.raises(Refused) as refused:
            await anext(listening)
        assert refused.value.code == "no-table"
        with pytest.raises(Refused):
            await chair.say("chat", text="anybody?")


async def test_a_program_plays_chains(server: Server, client: Client) -> None:
    """A bot that answers with all its decisions at once needs fewer commands than decisions."""
    table = await client.open("puerto_rico", seats("me", "bot", "bot"))
    sent: list[int] = []
    async with client.sit(table.id) as chair:
        bot = make("greedy", chair.game, 1)

        def choose(view: View, actions: Sequence[int]) -> list[int]:
            chain = bot.choose_chain(view, actions)
            sent.append(len(chain))
            return chain

        end = await play(chair, choose)
    assert end.table.status == "finished"
    mine = [move for move in await server.house.store.moves(table.id) if move.seat == 0]
    assert len(sent) < len(mine) <= sum(sent)

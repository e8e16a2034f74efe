"""Statistics of the house's own games: every finished game once, the same figures as `ludoteca stats`."""

from __future__ import annotations

import json
from time import perf_counter
from typing import Any

from sqlalchemy import insert, select

from ludoteca.arena.figures import Figures
from ludoteca.core.match import Match
from ludoteca.core.record import from_data
from ludoteca.report.sections import PERSON
from ludoteca.server.storage.schema import figures, to_count
from tests.server.endings import played
from tests.server.house import Guest, Server
from tests.server.playing import finish


async def finished(guest: Guest, *seats: str, **wishes: Any) -> str:
    table_id = await guest.open(*seats, options={"max_rounds": 1}, **wishes)
    await finish(guest.server, table_id)
    return table_id


async def kept(server: Server) -> dict[str, Any]:
    async with server.house.database.read() as connection:
        return {row.game: row.data for row in await connection.execute(select(figures))}


async def waiting(server: Server) -> int:
    async with server.house.database.read() as connection:
        return len((await connection.execute(select(to_count))).all())


async def count(server: Server) -> None:
    while await waiting(server):
        await server.house.figures.count()


async def test_a_finished_game_is_counted_once_and_like_its_record(any_server: Server) -> None:
    anna = await any_server.guest("Anna")
    table_id = await finished(anna, "me", "me", "me")
    await count(any_server)
    await any_server.house.figures.count()
    record = from_data(await anna.get(f"/api/tables/{table_id}/record"))
    expected = Figures("puerto_rico")
    expected.add(Match.replay(record), [PERSON] * 3)
    assert (await kept(any_server))["puerto_rico"] == json.loads(json.dumps(expected.data()))


async def test_a_page_in_the_language_of_who_asks(server: Server) -> None:
    anna = await server.guest("Anna")
    await finished(anna, "me", "me", "me")
    await count(server)
    seen = await anna.get("/api/statistics/puerto_rico")
    assert (seen["games"], seen["waiting"], seen["title"]) == (1, 0, "Puerto Rico")
    titles = [section["title"] for section in seen["sections"]]
    assert titles[:3] == [
        "How long a game with 3 seats takes",
        "Points at the end",
        "Who wins from where, 3 seats",
    ]
    lengths, scores, places = seen["sections"][:3]
    assert sum(column["count"] for column in lengths["columns"]) == 1
    assert sum(column["count"] for column in scores["columns"]) == 3
    assert sum(column["part"] for column in scores["columns"]) == 1
    assert sum(bar["share"] for bar in places["bars"]) == 1
    assert all(len(row) == len(part["heads"]) for part in seen["sections"] for row in part["rows"])
    bruno = await server.guest("Bruno", "it")
    told = await bruno.get("/api/statistics/puerto_rico")
    assert told["sections"][1]["title"] == "Punti alla fine"
    assert await bruno.get("/api/statistics/puerto_rico", lang="en") == seen
    assert "stats-" not in json.dumps([seen, told]), "a text is missing"


async def test_games_that_were_broken_off_do_not_count(server: Server) -> None:
    anna, bruno = await server.guest("Anna"), await server.guest("Bruno")
    await played(server, [anna, bruno], 50, 40)
    await count(server)
    seen = await anna.get("/api/statistics/puerto_rico")
    assert (seen["games"], seen["waiting"], seen["sections"]) == (0, 0, [])


async def test_an_unknown_game_has_none(server: Server) -> None:
    anna = await server.guest("Anna")
    assert (await anna.http.get("/api/statistics/nope")).status_code == 404


async def test_fifty_thousand_games_are_one_row_to_read(server: Server) -> None:
    anna = await server.guest("Anna")
    await finished(anna, "me", "me", "me")
    await count(server)
    one = (await kept(server))["puerto_rico"]
    many = {**one, "games": 50_000, "scores": {str(points): 1500 for points in range(100)}}
    async with server.house.database.write() as connection:
        await connection.execute(figures.update().values(data=many))
    began = perf_counter()
    seen = await anna.get("/api/statistics/puerto_rico")
    assert seen["games"] == 50_000
    assert perf_counter() - began < 1


async def test_what_another_process_has_counted_is_not_counted_again(server: Server) -> None:
    anna = await server.guest("Anna")
    table_id = await finished(anna, "me", "me", "me")
    game, found = await server.house.figures._load(table_id)
    await count(server)
    assert found is not None
    await server.house.figures._count(game, {table_id: found})
    assert (await kept(server))["puerto_rico"]["games"] == 1
    async with server.house.database.write() as connection:
        await connection.execute(insert(to_count), [{"table_id": table_id}])
    await count(server)
    assert (await kept(server))["puerto_rico"]["games"] == 2

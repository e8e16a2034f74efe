"""A big house: lists stay quick with many tables, moments stay quick in long games."""

from __future__ import annotations

import random
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import pytest
from sqlalchemy import insert

from ludoteca.core import registry
from ludoteca.core.match import Match
from ludoteca.core.record import parse
from ludoteca.server.play import clock
from ludoteca.server.play.deciding import decide
from ludoteca.server.play.draft import Draft
from ludoteca.server.storage.paging import write_key
from ludoteca.server.storage.schema import results, seats, tables
from tests.server.house import Server
from tests.server.longwalk import LongWalk

TABLES = 20_000
AT_ONCE = 1.0
"""Seconds; with the lists of before it was ten times as many."""


async def fill(server: Server, people: list[str]) -> None:
    """Finished tables, as if played in the years before; the first person sat at one of a hundred."""
    common: dict[str, Any] = {
        "game": "puerto_rico",
        "game_version": 1,
        "options": {},
        "creator_id": people[1],
        "is_public": True,
        "invitation": "secret",
        "spectators": True,
        "undo": "free",
        "rated": False,
        "clock": {"kind": "none"},
        "status": "finished",
        "version": 200,
        "ply": 190,
        "result": {"scores": [40, 30], "standings": [1, 2]},
    }
    rows = [
        {**common, "id": f"old{i:09}", "created_at": float(i), "finished_at": i + 0.5} for i in range(TABLES)
    ]
    sat = [
        {
            "table_id": row["id"],
            "seat": seat,
            "person_id": who,
            "is_ready": True,
            "away": "",
            "since": row["created_at"],
        }
        for i, row in enumerate(rows)
        for seat, who in enumerate((people[0] if i % 100 == 0 else people[2], people[1]))
    ]
    ends = [
        {"table_id": one["table_id"], "person_id": one["person_id"], "game": "puerto_rico", "seats": 2,
         "points": 30, "rank": 1, "is_win": True, "has_left": False, "at": 1.0}
        for one in sat
    ]  # fmt: skip
    async with server.house.database.write() as connection:
        for table, filling in ((tables, rows), (seats, sat), (results, ends)):
            for start in range(0, len(filling), 5000):
                await connection.execute(insert(table), filling[start : start + 5000])


async def timed(ask: Callable[[], Awaitable[Any]]) -> tuple[float, Any]:
    began = time.perf_counter()
    answer = await ask()
    return time.perf_counter() - began, answer


async def test_lists_and_profiles_are_quick_in_a_house_of_many_tables(any_server: Server) -> None:
    guests = [await any_server.guest(name) for name in ("Anna", "Bruno", "Clara")]
    people = [(await guest.get("/api/me"))["id"] for guest in guests]
    await fill(any_server, people)
    nobody = await any_server.guest()
    finished, far = {"which": "finished"}, write_key((100.0, "x"))
    for path, asked in (
        ("/api/people/Anna", {"after": write_key((TABLES - 2500.0, "x"))}),
        ("/api/people/Bruno", {}),
        ("/api/people/Bruno", {"after": far}),
        ("/api/tables", finished),
        ("/api/tables", {**finished, "after": far}),
        ("/api/tables", {**finished, "person": people[0]}),
    ):
        took, answer = await timed(partial(nobody.get, path, **asked))
        assert took < AT_ONCE, (path, asked, took)
        assert len((answer.get("finished") or answer)["tables"]) == 20, (path, asked)
    took, mine = await timed(partial(guests[0].get, "/api/tables", which="mine"))
    assert took < AT_ONCE
    assert mine["next"] is not None
    took, _ = await timed(lambda: guests[1].open("me", "open"))
    assert took < AT_ONCE


PLIES = 30_000
A_MOMENT = 0.2


async def walk(server: Server, table_id: str) -> list[str]:
    """Play a long game to its end, many decisions in a commit."""
    chance = random.Random(3)

    async def go_on(draft: Draft) -> None:
        for _ in range(1000):
            if draft.running().state.over:
                break
            decide(draft, chance.randrange(2))
        clock.turn(draft)

    while not (await server.house.rooms.present(table_id)).table.is_over:
        await server.house.rooms.change(table_id, go_on)
    return [move.action or "" for move in await server.house.store.moves(table_id)]


async def test_a_very_long_game_is_complete_and_any_moment_of_it_is_near(any_server: Server) -> None:
    registry.register(LongWalk())
    anna, bruno = await any_server.guest("Anna"), await any_server.guest("Bruno")
    table_id = await anna.open("me", "Bruno", game="long_walk", options={"length": PLIES})
    await bruno.do(table_id, "join")
    lines = await walk(any_server, table_id)
    assert len(lines) == PLIES

    for ply in (1, PLIES // 2 + 7, PLIES - 1):
        place = sum(1 if line == "right" else -1 for line in lines[:ply])
        quickest = 9.0
        for _ in range(3):
            took, seen = await timed(partial(anna.get, f"/api/tables/{table_id}/replay/{ply}"))
            quickest = min(quickest, took)
        assert quickest < A_MOMENT, (ply, quickest)
        assert (seen["view"]["place"], seen["view"]["steps"]) == (place, ply)
    quickest = 9.0
    for _ in range(3):
        any_server.house.rooms.forget(table_id)
        took, seen = await timed(partial(anna.see, table_id))
        quickest = min(quickest, took)
    assert quickest < A_MOMENT
    assert len(seen["log"]) <= 200

    took, line = await timed(partial(anna.get, f"/api/tables/{table_id}/timeline"))
    assert took < 10 * A_MOMENT
    assert (len(line["deciders"]), len(line["points"])) == (PLIES, pytest.approx(150, abs=60))
    assert line["points"][-1] == {"ply": PLIES, "points": seen["table"]["result"]["scores"]}

    record = (await anna.http.get(f"/api/tables/{table_id}/record")).text
    assert Match.replay(parse(record)).lines == lines
    page = await anna.get(f"/api/tables/{table_id}/log", since=PLIES - 100)
    assert [one["version"] for one in page["lines"]][:2] == [PLIES - 99, PLIES - 98]


LONGEST = 6000
"""Decisions of a game whose line of points is exact; those of four seats in Roads & Boats have thousands."""


async def test_the_line_of_points_of_a_long_game_is_exact(server: Server) -> None:
    registry.register(LongWalk())
    anna, bruno = await server.guest("Anna"), await server.guest("Bruno")
    table_id = await anna.open("me", "Bruno", game="long_walk", options={"length": LONGEST})
    await bruno.do(table_id, "join")
    place, expected = 0, [{"ply": 0, "points": [0, 0]}]
    for ply, line in enumerate(await walk(server, table_id), 1):
        place += 1 if line == "right" else -1
        expected.append({"ply": ply, "points": [abs(place), ply]})
    assert (await anna.get(f"/api/tables/{table_id}/timeline"))["points"] == expected

"""Ratings: who counts, exactly once, and again from scratch."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select

from ludoteca.server.results import book
from ludoteca.server.results.counting import Change, Outcome, is_rated, outcomes, ranks
from ludoteca.server.results.rating import Skill, after_game
from ludoteca.server.results.ratings import Ratings
from ludoteca.server.storage.schema import people as everybody
from ludoteca.server.storage.schema import ratings, results, to_settle
from ludoteca.server.tables.table import Seat
from ludoteca.wire.tables import TableResult
from tests.server.endings import finish, played, seat_all
from tests.server.house import Guest, QuickPool, Server, StillPool
from tests.server.test_play import play_on


async def rows(server: Server, table: Any) -> list[Any]:
    async with server.house.database.read() as connection:
        return list((await connection.execute(select(table).order_by(*table.primary_key))).all())


async def standings(server: Server) -> dict[str, tuple[float, int]]:
    await server.house.ratings.settle()
    page = await (await server.guest()).get("/api/ratings/puerto_rico")
    return {one["name"]: (one["rating"], one["games"]) for one in page["people"]}


async def three(server: Server) -> list[Guest]:
    return [await server.member(name) for name in ("Anna", "Bruno", "Clara")]


# --- who counts ------------------------------------------------------------------------------------


def seats(*who: str) -> list[Seat]:
    """`a` is a person, `a!` one who is away, `.` a bot."""
    return [
        Seat(bot="easy") if name == "." else Seat(name.rstrip("!"), away="left" if "!" in name else "")
        for name in who
    ]


def counted(*who: str, changes: tuple[Change, ...] = ()) -> list[tuple[str, int, int | None]]:
    count = len(who)
    result = TableResult([10 * (count - i) for i in range(count)], [i + 1 for i in range(count)])
    return [(one.person_id, one.rank, one.points) for one in outcomes(seats(*who), result, changes)]


def test_people_count_with_the_rank_of_their_seat_and_bots_do_not() -> None:
    assert counted("a", ".", "b") == [("a", 1, 30), ("b", 3, 10)]


def test_who_plays_several_seats_does_not_count() -> None:
    assert counted("a", "b", "a") == [("b", 2, 20)]
    assert not is_rated(
        seats("a", "b", "a", "c"), [Outcome("b", 2, 1, False, 1), Outcome("c", 4, 1, False, 3)]
    )


def test_who_left_is_last_whatever_the_bot_achieved() -> None:
    assert counted("a!", "b", "c") == [("a", 3, None), ("b", 2, 20), ("c", 3, 10)]
    found = outcomes(seats("a!", "b", "c"), TableResult([3, 2, 1], [1, 2, 3]), ())
    assert ranks(found) == [4, 2, 3]
    assert [one.is_win for one in found] == [False, False, False]


def test_who_took_a_seat_over_does_not_count_and_who_gave_it_up_does() -> None:
    gone = (Change("leave", 0, "a"), Change("take_over", 0, "x"))
    assert counted("x", "b", changes=gone) == [("a", 2, None), ("b", 2, 10)]
    back = (*gone, Change("leave", 0, "x"), Change("take_over", 0, "a"))
    assert counted("a", "b", changes=back) == [("a", 1, 20), ("b", 2, 10)]


def test_a_rated_game_needs_two_people_of_whom_one_stayed() -> None:
    stayed, left = Outcome("a", 1, 9, False, 0), Outcome("b", 2, None, True, 1)
    assert is_rated(seats("a", "b!", "."), [stayed, left])
    assert not is_rated(seats("a", "."), [stayed])
    assert not is_rated(seats("a!", "b!"), [left, left])


def test_newcomers_begin_at_zero_and_winning_lifts() -> None:
    assert Skill().rating == pytest.approx(0)
    first, second, third = after_game([Skill()] * 3, [2.0, 1.0, 2.0], [0, 1, 2])
    assert second.mu > 25 > first.mu == pytest.approx(third.mu)
    assert second.sigma < Skill().sigma


# --- tables ----------------------------------------------------------------------------------------


async def test_a_whole_game_is_rated_once_it_is_over(any_server: Server) -> None:
    anna, bruno = await any_server.member("Anna"), await any_server.member("Bruno")
    table_id = await anna.open("me", "Bruno", "bot")
    assert (await anna.see(table_id))["table"]["rated"] is True
    await bruno.do(table_id, "join")
    end, _ = await asyncio.gather(play_on(await anna.sit(table_id)), play_on(await bruno.sit(table_id)))
    assert end["table"]["status"] == "finished"
    found = await standings(any_server)
    assert {name: games for name, (_, games) in found.items()} == {"Anna": 1, "Bruno": 1}
    a, b, _ = end["table"]["result"]["standings"]
    assert (found["Anna"][0] > found["Bruno"][0]) == (a < b)
    assert await rows(any_server, to_settle) == []


async def test_ratings_by_results_and_the_leaderboard(any_server: Server) -> None:
    people = await three(any_server)
    for _ in range(3):
        await played(any_server, people, 50, 40, 30)
        await standings(any_server)
    found = await standings(any_server)
    assert list(found) == ["Anna", "Bruno", "Clara"]
    assert found["Anna"][0] > 5 > found["Bruno"][0] > found["Clara"][0]
    page = await people[0].get("/api/ratings/puerto_rico")
    assert ([one["place"] for one in page["people"]], page["next"]) == ([1, 2, 3], None)
    assert (await people[0].http.get("/api/ratings/chess")).status_code == 404


async def test_the_default_is_rated_for_public_tables_with_at_least_two_people(server: Server) -> None:
    server.pool = StillPool()
    await server.restart()
    anna, *_ = await three(server)

    async def rated(*around: str, **wishes: Any) -> bool:
        seen = await anna.see(await anna.open(*around, **wishes))
        return bool(seen["table"]["rated"])

    assert await rated("me", "open")
    assert await rated("me", "Bruno", "bot")
    assert not await rated("me", "bot")
    assert not await rated("me", "me", "open")
    assert not await rated("me", "open", is_public=False)
    assert await rated("me", "open", is_public=False, rated=True)
    assert not await rated("me", "open", rated=False)


async def test_unrated_hot_seat_solo_and_unfinished_games_change_no_rating(server: Server) -> None:
    server.pool = StillPool()
    await server.restart()
    anna, bruno, _ = people = await three(server)
    await played(server, people[:2], 50, 40, rated=False)
    hot = await anna.open("me", "me", "Bruno", rated=True)
    await seat_all(hot, [bruno])
    await finish(server, hot, 3, 2, 1)
    await finish(server, await anna.open("me", "bot", rated=True), 3, 2)
    ended = await anna.open("me", "Bruno")
    await seat_all(ended, [bruno])
    await anna.do(ended, "offer_end")
    await bruno.do(ended, "answer", yes=True)
    assert await standings(server) == {}
    assert [(row.table_id == hot, row.seats, row.mu) for row in await rows(server, results)].count(
        (True, 3, None)
    ) == 1
    assert await rows(server, to_settle) == []


async def test_leaving_a_rated_game_loses_it(server: Server) -> None:
    server.pool = StillPool()
    await server.restart()
    people = await three(server)
    table_id = await people[0].open("me", "Bruno", "Clara")
    await seat_all(table_id, people[1:])
    await people[0].do(table_id, "leave")
    await finish(server, table_id, 50, 40, 30)
    assert list(await standings(server)) == ["Bruno", "Clara", "Anna"]


# --- exactly once ----------------------------------------------------------------------------------


async def test_a_kill_between_the_end_and_the_rating_is_repaired_at_the_start(
    any_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = await three(any_server)

    async def killed(*_: Any) -> None:
        raise RuntimeError("killed")

    monkeypatch.setattr(Ratings, "_settle", killed)
    table_id = await played(any_server, people, 50, 40, 30)
    await any_server.house.ratings.settle()
    assert await rows(any_server, results) == []
    assert [row.table_id for row in await rows(any_server, to_settle)] == [table_id]
    await any_server.stop()
    monkeypatch.undo()
    await any_server.start()
    assert len(await rows(any_server, results)) == 3
    assert await rows(any_server, to_settle) == []


async def test_a_kill_in_the_middle_of_counting_leaves_nothing_half_done(
    any_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = await three(any_server)
    write = book.write

    async def killed(*args: Any) -> None:
        await write(*args)
        raise RuntimeError("killed")

    monkeypatch.setattr(book, "write", killed)
    await played(any_server, people, 50, 40, 30)
    await any_server.house.ratings.settle()
    assert (await rows(any_server, results), await rows(any_server, ratings)) == ([], [])
    monkeypatch.undo()
    assert {games for _, games in (await standings(any_server)).values()} == {1}


async def test_several_processes_count_every_game_once(any_server: Server, tmp_path: Path) -> None:
    other = await Server(tmp_path, any_server.settings.db).start()
    people = await three(any_server)
    for i in range(6):
        any_server.clock.now += 1
        await played(any_server, people, 50 + i, 40, 30)
    await asyncio.gather(*(one.house.ratings.settle() for one in (any_server, other) for _ in range(3)))
    assert {games for _, games in (await standings(other)).values()} == {6}
    assert len(await rows(other, results)) == 18
    await other.stop()


async def test_recomputed_from_scratch_everything_is_as_before(any_server: Server) -> None:
    any_server.pool = QuickPool()
    people = await three(any_server)
    for i in range(5):
        any_server.clock.now += 60
        await played(any_server, people, 50, 40 + 5 * i, 30 + 9 * i)
        await any_server.house.ratings.settle()
    before = (await rows(any_server, ratings), await rows(any_server, results))
    assert await any_server.house.ratings.recompute() == 5
    assert (await rows(any_server, ratings), await rows(any_server, results)) == before


async def test_what_is_counted_during_a_recount_is_counted_again_after_it(
    any_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = await three(any_server)
    await played(any_server, people, 50, 40, 30)
    await any_server.house.ratings.settle()
    read_games = book.read_games

    async def slowly(*args: Any) -> Any:
        games = await read_games(*args)
        monkeypatch.undo()
        await played(any_server, people, 30, 40, 50)
        await any_server.house.ratings.settle()
        return games

    monkeypatch.setattr(book, "read_games", slowly)
    assert await any_server.house.ratings.recompute() == 1
    assert {games for _, games in (await standings(any_server)).values()} == {2}


def test_partners_are_rated_as_a_team() -> None:
    a, b, c, d = after_game([Skill()] * 4, [1.0, 2.0, 1.0, 2.0], [0, 1, 0, 1])
    assert a == c
    assert b == d
    assert a.mu > Skill().mu > b.mu
    strong, weak, *_ = after_game(
        [Skill(40, 3), Skill(10, 3), Skill(), Skill()], [1.0, 1.0, 2.0, 2.0], [0, 0, 1, 1]
    )
    assert strong.mu > 40, "a team that wins gains, the weak partner with the strong one"
    assert weak.mu > 10


def test_a_team_against_bots_is_not_rated_and_who_left_plays_for_himself() -> None:
    result = TableResult([9, 5, 9, 5], [1, 2, 1, 2], [0, 1, 0, 1])
    partners = outcomes([Seat("a"), Seat(bot="easy"), Seat("c"), Seat(bot="easy")], result, ())
    assert not is_rated([Seat("a"), Seat(bot="easy"), Seat("c"), Seat(bot="easy")], partners)
    sitting = [Seat("a"), Seat("b"), Seat("c", away="left"), Seat("d")]
    found = outcomes(sitting, result, ())
    assert is_rated(sitting, found)
    assert len({one.team for one in found}) == 3
    assert [one.is_win for one in found] == [True, False, False, False]


def test_a_game_alone_is_won_or_lost_and_not_rated() -> None:
    for rank in (1, 2):
        found = outcomes([Seat("a")], TableResult([20], [rank]), ())
        assert [one.is_win for one in found] == [rank == 1]
        assert not is_rated([Seat("a")], found)


async def test_a_leaderboard_goes_on_where_its_page_ended(any_server: Server) -> None:
    async with any_server.house.database.write() as connection:
        for number in range(120):
            one = f"p{number:03}"
            who = {"id": one, "name": one, "name_key": one, "language": "en", "created_at": 1.0}
            await connection.execute(insert(everybody), who)
            skill = {"mu": 25.0, "sigma": 8.0, "rating": float(number // 40), "games": 1}
            await connection.execute(insert(ratings), {"game": "puerto_rico", "person_id": one, **skill})
    guest = await any_server.guest()
    found: list[tuple[int, str]] = []
    after: str | None = ""
    while after is not None:
        page = await guest.get("/api/ratings/puerto_rico", after=after)
        found += [(one["place"], one["name"]) for one in page["people"]]
        after = page["next"]
    assert [place for place, _ in found] == list(range(1, 121))
    assert [name for _, name in found] == [f"p{40 * (2 - n // 40) + n % 40:03}" for n in range(120)]

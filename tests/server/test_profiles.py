"""Profiles, rematches, declined invitations, and names that become free."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.server.endings import finish, played, seat_all
from tests.server.house import Guest, Server, StillPool

DAY = 86400


async def profile(guest: Guest, name: str, **params: Any) -> Any:
    await guest.server.house.ratings.settle()
    return await guest.get(f"/api/people/{name}", **params)


async def test_games_results_and_averages_by_game_and_seats(any_server: Server) -> None:
    people = [await any_server.member(name) for name in ("Anna", "Bruno", "Clara")]
    for scores in ((50, 40, 30), (20, 30, 40)):
        any_server.clock.now += 60
        await played(any_server, people, *scores)
    await played(any_server, people[:2], 41, 42, rated=False)
    seen = await profile(people[2], "anna")
    assert (seen["name"], seen["has_account"], seen["since"]) == ("Anna", True, 1_800_000_000.0)
    (game,) = seen["games"]
    assert (game["game"], game["title"], game["games"], game["wins"]) == ("puerto_rico", "Puerto Rico", 3, 1)
    assert game["by_seats"] == [
        {"seats": 2, "games": 1, "wins": 0, "left": 0, "points": 41.0, "rank": 2.0},
        {"seats": 3, "games": 2, "wins": 1, "left": 0, "points": 35.0, "rank": 2.0},
    ]
    assert game["rating"]["games"] == 2
    assert [point["at"] for point in game["history"]] == [1_800_000_060.0, 1_800_000_120.0]
    assert game["history"][-1]["rating"] == pytest.approx(game["rating"]["rating"])
    assert game["history"][0]["rating"] > 0 > game["history"][1]["rating"] - game["history"][0]["rating"]
    clara = await profile(people[0], "Clara")
    assert [one["seats"] for one in clara["games"][0]["by_seats"]] == [3]


async def test_who_left_has_no_points_and_is_last(server: Server) -> None:
    server.pool = StillPool()
    await server.restart()
    anna, bruno = await server.guest("Anna"), await server.guest("Bruno")
    table_id = await anna.open("me", "Bruno")
    await seat_all(table_id, [bruno])
    await anna.do(table_id, "leave")
    await finish(server, table_id, 50, 40)
    (average,) = (await profile(bruno, "Anna"))["games"][0]["by_seats"]
    assert average == {"seats": 2, "games": 1, "wins": 0, "left": 1, "points": None, "rank": 2.0}


async def test_tables_by_invitation_count_and_are_listed_to_their_people_alone(any_server: Server) -> None:
    anna, bruno, clara = [await any_server.guest(name) for name in ("Anna", "Bruno", "Clara")]
    public = await played(any_server, [anna, bruno], 50, 40)
    private = await played(any_server, [anna, bruno], 50, 40, is_public=False)
    closed = await played(any_server, [anna, bruno], 50, 40, spectators=False)
    watched = await anna.open("me", "me")
    hidden = await anna.open("me", "me", is_public=False)
    nobody = await any_server.guest()
    for stranger in (clara, nobody):
        seen = await profile(stranger, "Anna")
        assert seen["games"][0]["games"] == 3
        assert [table["id"] for table in seen["finished"]["tables"]] == [public]
        assert [table["id"] for table in seen["running"]] == [watched]
        text = (await stranger.http.get("/api/people/Anna")).text
        assert not any(secret in text for secret in (private, closed, hidden))
    own = await profile(anna, "Anna")
    assert {table["id"] for table in own["finished"]["tables"]} == {public, private, closed}
    assert {table["id"] for table in own["running"]} == {watched, hidden}
    assert {table["id"] for table in (await profile(bruno, "Anna"))["running"]} == {watched}


async def test_finished_tables_come_in_pages(server: Server) -> None:
    anna, bruno = await server.guest("Anna"), await server.guest("Bruno")
    for _ in range(21):
        await played(server, [anna, bruno], 50, 40)
    first = (await profile(bruno, "Anna"))["finished"]
    second = (await profile(bruno, "Anna", after=first["next"]))["finished"]
    assert (len(first["tables"]), len(second["tables"]), second["next"]) == (20, 1, None)
    assert len({table["id"] for page in (first, second) for table in page["tables"]}) == 21


async def test_nobody_and_odd_names(any_server: Server) -> None:
    guest = await any_server.guest("a/b & c?")
    assert (await guest.get("/api/people/a%2Fb%20%26%20c%3F"))["name"] == "a/b & c?"
    for name in ("Zoe", "%00", "Zo%00e", "%20", "%F0%9F%98%80/x"):
        answer = await guest.http.get(f"/api/people/{name}")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-person")


# --- invitations and rematches ---------------------------------------------------------------------


async def test_an_invitation_is_declined(any_server: Server) -> None:
    anna, bruno = await any_server.guest("Anna"), await any_server.guest("Bruno", "it")
    table_id = await anna.open("me", "Bruno", is_public=False)
    assert (await anna.do(table_id, "decline"))["code"] == "not-invited"
    assert (await bruno.do(table_id, "decline"))["type"] == "confirmed"
    seen = await anna.see(table_id)
    assert seen["table"]["seats"][1]["is_open"]
    assert seen["log"][-1]["text"] == "Bruno turned the invitation down."
    assert (await bruno.do(table_id, "decline"))["code"] == "no-table"
    open_table = await anna.open("me", "open")
    await bruno.do(open_table, "join")
    assert (await bruno.do(open_table, "decline"))["code"] == "not-open"


async def test_a_rematch_has_the_same_agreements_and_seats_turned_by_one(any_server: Server) -> None:
    any_server.pool = StillPool()
    await any_server.restart()
    anna, bruno, clara = [await any_server.guest(name) for name in ("Anna", "Bruno", "Clara")]
    wishes: dict[str, Any] = {
        "is_public": False, "spectators": False, "undo": "none", "rated": True,
        "clock": {"kind": "days", "bank": 0, "increment": 0, "days": 2.0}, "options": {"first_governor": 0},
    }  # fmt: skip
    table_id = await anna.open("me", "Bruno", "bot:hard", **wishes)
    assert (await anna.post(f"/api/tables/{table_id}/rematch")).json()["code"] == "not-over"
    await seat_all(table_id, [bruno])
    await finish(any_server, table_id, 3, 2, 1)
    assert (await clara.post(f"/api/tables/{table_id}/rematch")).status_code == 404
    assert await bruno.get(f"/api/tables/{table_id}/rematch") == {"table": None}
    new = (await bruno.post(f"/api/tables/{table_id}/rematch")).json()["table"]
    assert [(seat["name"], seat["is_ready"]) for seat in new["seats"]] == [
        ("Bruno", True), ("Furio", True), ("Anna", False),
    ]  # fmt: skip
    old = (await anna.see(table_id))["table"]
    for name in ("game", "options", "is_public", "spectators", "undo", "rated", "clock"):
        assert new[name] == old[name], name
    assert await anna.get(f"/api/tables/{table_id}/rematch") == {"table": new["id"]}
    joined = (await anna.post(f"/api/tables/{table_id}/rematch")).json()["table"]
    assert (joined["id"], joined["status"]) == (new["id"], "running")
    again = (await anna.post(f"/api/tables/{table_id}/rematch")).json()["table"]
    assert again["id"] == new["id"]


async def test_all_who_ask_at_once_meet_at_one_rematch(any_server: Server) -> None:
    people = [await any_server.guest(name) for name in ("Anna", "Bruno", "Clara")]
    table_id = await played(any_server, people, 3, 2, 1)
    answers = await asyncio.gather(*(one.post(f"/api/tables/{table_id}/rematch") for one in people))
    assert {answer.status_code for answer in answers} == {201}
    assert len({answer.json()["table"]["id"] for answer in answers}) == 1
    new = (await people[0].get(f"/api/tables/{table_id}/rematch"))["table"]
    assert (await people[0].see(new))["table"]["status"] == "running"


async def test_after_a_cancelled_rematch_there_can_be_another(server: Server) -> None:
    anna, bruno = await server.guest("Anna"), await server.guest("Bruno")
    table_id = await played(server, [anna, bruno], 3, 2)
    first = (await anna.post(f"/api/tables/{table_id}/rematch")).json()["table"]["id"]
    await anna.do(first, "cancel")
    second = (await bruno.post(f"/api/tables/{table_id}/rematch")).json()["table"]["id"]
    assert second != first
    assert await anna.get(f"/api/tables/{table_id}/rematch") == {"table": second}


# --- names -----------------------------------------------------------------------------------------


async def test_the_nickname_of_a_guest_who_stays_away_becomes_free(any_server: Server) -> None:
    anna, bruno, clara, dora = [await any_server.guest(name) for name in ("Anna", "Bruno", "Clara", "Dora")]
    await anna.http.put("/api/me/password", json={"new": "correct horse"})
    table_id = await played(any_server, [bruno, clara], 50, 40)
    await any_server.house.ratings.settle()
    await dora.open("me", "open")
    cookies = bruno.http.cookies["ludoteca"]
    any_server.clock.now += 170 * DAY
    token = (await clara.post("/api/me/tokens")).json()
    assert token["code"] == "not-signed-in"
    assert await any_server.house.guests.free_names() == 0
    any_server.clock.now += 20 * DAY
    assert await any_server.house.guests.free_names() == 2
    assert await any_server.house.guests.free_names() == 0
    again = await any_server.guest("Bruno")
    assert (await profile(again, "Bruno"))["games"] == []
    assert (await (await any_server.guest(cookie=cookies)).http.get("/api/me")).status_code == 401
    any_server.clock.now += 61
    names = [seat["name"] for seat in (await again.see(table_id))["table"]["seats"]]
    assert [name[:7] for name in names] == ["Bruno #", "Clara #"]
    assert (await again.get("/api/ratings/puerto_rico"))["people"] == []
    assert (await again.post("/api/session/nickname", name="Dora")).status_code == 409
    assert (await again.post("/api/session/nickname", name="Anna")).status_code == 409


async def test_a_guest_who_comes_now_and_then_keeps_the_name(server: Server) -> None:
    anna = await server.guest("Anna")
    for _ in range(4):
        server.clock.now += 80 * DAY
        assert (await anna.get("/api/me"))["name"] == "Anna"
        assert await server.house.guests.free_names() == 0

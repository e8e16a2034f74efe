from __future__ import annotations

from typing import Any

import pytest

from tests.server.house import Guest, Server, StillPool


async def ids(guest: Guest, which: str, **params: Any) -> list[str]:
    return [table["id"] for table in (await guest.get("/api/tables", which=which, **params))["tables"]]


async def leaf(guest: Guest, which: str, **params: Any) -> list[str]:
    """All pages of a list."""
    found: list[str] = []
    after: str | None = ""
    while after is not None:
        page = await guest.get("/api/tables", which=which, after=after, **params)
        found += [table["id"] for table in page["tables"]]
        after = page["next"]
    return found


async def test_a_table_starts_when_every_seat_is_taken(any_server: Server) -> None:
    anna, bruno, clara = [await any_server.guest(name) for name in ("Anna", "Bruno", "Clara")]
    table_id = await anna.open("me", "Bruno", "open")
    assert table_id in await ids(bruno, "waiting")
    await clara.do(table_id, "join")
    seen = await anna.see(table_id)
    assert seen["table"]["status"] == "open"
    assert [seat["is_ready"] for seat in seen["table"]["seats"]] == [True, False, True]
    assert (await (await any_server.guest("Dora")).do(table_id, "join"))["code"] == "no-free-seat"
    await bruno.do(table_id, "join")
    seen = await anna.see(table_id)
    assert seen["table"]["status"] == "running"
    assert [seat["name"] for seat in seen["table"]["seats"]] == ["Anna", "Bruno", "Clara"]
    assert len(seen["table"]["seed_hash"]) == 64
    assert seen["table"]["seed"] is None


async def test_before_the_start_people_leave_seats_change_and_the_table_can_be_closed(server: Server) -> None:
    anna, bruno = await server.guest("Anna"), await server.guest("Bruno")
    table_id = await anna.open("me", "open", "open")
    clara = await server.guest("Clara")
    await bruno.do(table_id, "join", seat=2)
    assert (await bruno.do(table_id, "join"))["code"] == "already-seated"
    assert (await clara.do(table_id, "join", seat=2))["code"] == "seat-taken"
    assert (await clara.do(table_id, "join", seat=9))["code"] == "no-seat"
    await bruno.do(table_id, "leave")
    assert (await anna.see(table_id))["table"]["seats"][2]["is_open"]
    assert (await bruno.do(table_id, "cancel"))["code"] == "not-creator"
    await anna.do(table_id, "set_seat", seat=1, to={"kind": "bot", "level": "hard"})
    assert (await anna.see(table_id))["table"]["seats"][1]["bot"] == "hard"
    await anna.do(table_id, "cancel")
    assert (await anna.see(table_id))["table"]["status"] == "cancelled"
    assert (await bruno.do(table_id, "join"))["code"] == "not-open"


async def test_by_invitation_only_those_with_the_link_come_in(server: Server) -> None:
    anna, bruno = await server.guest("Anna"), await server.guest("Bruno")
    table_id = await anna.open("me", "open", is_public=False)
    invitation = (await anna.see(table_id))["table"]["invitation"]
    assert (await bruno.http.get(f"/api/tables/{table_id}")).status_code == 404
    assert (await bruno.do(table_id, "join"))["code"] == "no-table"
    assert (await bruno.do(table_id, "join", invitation="x"))["code"] == "no-table"
    assert table_id not in await ids(bruno, "open")
    clara = await (await server.guest("Clara")).sit(table_id, invitation=invitation)
    assert (await clara.say("chat", text="who plays?"))["type"] == "confirmed"
    seen = await bruno.see(table_id, invitation=invitation)
    assert seen["table"]["invitation"] is None
    assert (await bruno.do(table_id, "join", invitation=invitation))["type"] == "confirmed"
    assert (await bruno.see(table_id))["viewer"] == 1


async def test_without_spectators_only_those_at_the_table_look(server: Server) -> None:
    anna, bruno = await server.guest("Anna"), await server.guest("Bruno")
    table_id = await anna.open("me", "me", spectators=False)
    assert (await bruno.http.get(f"/api/tables/{table_id}")).status_code == 403
    assert table_id not in await ids(bruno, "running")
    chair = await bruno.sit(table_id)
    assert (await chair.hear())["code"] == "no-spectators"


async def test_lists_by_state_game_and_person_in_pages(any_server: Server) -> None:
    any_server.pool = StillPool()
    await any_server.restart()
    anna, bruno = await any_server.guest("Anna"), await any_server.guest("Bruno")
    opened = []
    for _ in range(21):
        any_server.clock.now += 1
        opened.append(await anna.open("me", "open"))
    any_server.clock.now += 1
    hers = await anna.open("me", "me")
    page = await bruno.get("/api/tables", which="open")
    assert [table["id"] for table in page["tables"]] == opened[:0:-1]
    assert await ids(bruno, "open", after=page["next"]) == opened[:1]
    assert await leaf(bruno, "open") == opened[::-1]
    assert await leaf(anna, "mine") == [hers, *opened[::-1]]
    assert await ids(bruno, "running") == [hers]
    assert await ids(bruno, "running", game="chess") == []
    me = (await bruno.get("/api/me"))["id"]
    assert await ids(anna, "open", person=me) == []
    assert await ids(anna, "waiting") == [hers]
    assert await ids(bruno, "waiting") == []


async def test_a_list_tells_how_far_a_game_is_as_the_game_counts(any_server: Server) -> None:
    anna = await any_server.guest("Anna", "it")
    moments = {
        "puerto_rico": "Round 1",
        "age_of_discovery": "Turno 1",
        "rio_de_la_plata": "1580",
        "roads_and_boats": "Turno 1",
    }
    for game in moments:
        await anna.open("me", "me", game=game)
    await anna.open("me", "open")
    played = (await anna.get("/api/tables", which="waiting"))["tables"]
    assert {table["game"]: table["moment"] for table in played} == moments
    phases = {table["game"]: table["phase"] for table in played}
    assert phases["puerto_rico"] == "scelta del personaggio"
    assert all(phases.values())
    [still_open] = (await anna.get("/api/tables", which="open"))["tables"]
    assert (still_open["moment"], still_open["phase"]) == ("", "")


async def test_the_most_urgent_table_is_first(server: Server) -> None:
    anna = await server.guest("Anna")
    calm = await anna.open("me", "me")
    slow = await anna.open("me", "me", clock={"kind": "days", "days": 3})
    quick = await anna.open("me", "me", clock={"kind": "bank", "bank": 600, "increment": 5})
    assert await ids(anna, "waiting") == [quick, slow, calm]


async def test_wrong_wishes_are_refused(server: Server) -> None:
    anna = await server.guest("Anna", "it")

    async def code(**wishes: Any) -> tuple[int, str]:
        wishes = {"game": "puerto_rico", "seats": [{"kind": "me"}, {"kind": "me"}], **wishes}
        answer = await anna.post("/api/tables", **wishes)
        return answer.status_code, answer.json()["code"]

    assert await code(game="chess") == (404, "bad-option")
    assert await code(seats=[{"kind": "me"}]) == (422, "bad-seats")
    assert await code(options={"dragons": True}) == (422, "bad-option")
    assert await code(seats=[{"kind": "me"}, {"kind": "bot", "level": "god"}]) == (422, "no-bot")
    assert await code(seats=[{"kind": "me"}, {"kind": "person", "name": "Zoe"}]) == (404, "no-person")
    assert await code(clock={"kind": "bank", "bank": 1}) == (422, "bad-clock")
    assert await code(seats="all") == (400, "bad-request")


async def test_who_looks_on_is_counted_and_who_plays_is_not(server: Server) -> None:
    anna, bea = await server.guest("Anna"), await server.guest("Bea")
    table_id = await anna.open("me", "me")
    await (await anna.sit(table_id)).hear()
    assert await bea.get(f"/api/tables/{table_id}/watchers") == {"watchers": 0}
    await (await bea.sit(table_id)).hear()
    assert await anna.get(f"/api/tables/{table_id}/watchers") == {"watchers": 1}


async def test_my_list_has_what_i_sit_at_and_what_i_opened_for_others_each_once(any_server: Server) -> None:
    any_server.pool = StillPool()
    await any_server.restart()
    anna = await any_server.guest("Anna")
    opened = []
    for number in range(45):
        any_server.clock.now += 1
        seats = (("me", "me"), ("open", "open"), ("me", "open"))[number % 3]
        opened.append(await anna.open(*seats))
    assert await leaf(anna, "mine") == opened[::-1]


async def test_what_waits_comes_by_urgency_over_all_pages(any_server: Server) -> None:
    any_server.pool = StillPool()
    await any_server.restart()
    anna = await any_server.guest("Anna")
    without = []
    for _ in range(15):
        any_server.clock.now += 1
        without.append(await anna.open("me", "me"))
    hurried = []
    for days in range(15, 0, -1):
        clock = {"kind": "days", "days": days}
        hurried.append(await anna.open("me", "me", clock=clock))
    assert await leaf(anna, "waiting") == [*hurried[::-1], *without]


@pytest.mark.parametrize("after", ["x", "bm90IGEga2V5", "WzEsMl0", "%FF"])
async def test_a_key_that_no_page_gave_is_refused_in_one_line(server: Server, after: str) -> None:
    guest = await server.guest("Anna")
    for path in (
        "/api/tables?which=mine",
        "/api/ratings/puerto_rico?",
        "/api/tournaments?",
        "/api/people/Anna?",
    ):
        answer = await guest.http.get(f"{path}&after={after}")
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")


async def test_options_are_checked_before_a_table_is_opened_in_the_asker_s_language(
    server: Server,
) -> None:
    anna = await server.guest("Anna")
    address = "/api/games/roads_and_boats/check"

    async def said(text: str, seats: int = 1) -> str:
        wish = {"seats": seats, "options": {"map": text}}
        return str((await anna.http.post(address, json=wish)).json()["problem"])

    await anna.http.patch("/api/me", json={"language": "en"})
    assert await said("starts: 0,0\n0,0,W; 1,0,P") == ""
    assert await said("starts: 0,0\n0,0,W; 1,0,W:0") == "The river on 1,0 leaves the map towards 2,0."
    assert await said("starts: 0,0\n0,0,W; 1,0,P", seats=3) == "The map is made for one player, not for 3."
    assert "9" in await said("two_banks", seats=9)
    await anna.http.patch("/api/me", json={"language": "it"})
    assert await said("starts: \n0,0,W") == "Manca ancora una casa: ne serve almeno una."
    assert (await anna.http.post("/api/games/chess/check", json={"seats": 2})).status_code == 404

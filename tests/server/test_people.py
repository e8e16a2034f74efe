from __future__ import annotations

import asyncio

import pytest

from tests.server.house import Server


async def test_a_nickname_becomes_an_account_and_signs_in_elsewhere(any_server: Server) -> None:
    anna = await any_server.guest("Anna")
    assert (await anna.get("/api/me"))["has_account"] is False
    before = anna.http.cookies["ludoteca"]
    answer = await anna.http.put("/api/me/password", json={"new": "correct horse"})
    assert answer.status_code == 200
    assert anna.http.cookies["ludoteca"] != before
    elsewhere = await any_server.guest()
    wrong = await elsewhere.post("/api/session", name="anna", password="wrong horse")
    assert (wrong.status_code, wrong.json()["code"]) == (403, "wrong-password")
    right = await elsewhere.post("/api/session", name=" ANNA ", password="correct horse")
    assert right.json()["name"] == "Anna"
    old = await any_server.guest(cookie=before)
    assert (await old.http.get("/api/me")).status_code == 401


async def test_sessions_rotate_on_sign_in_and_end_everywhere(server: Server) -> None:
    anna = await server.guest("Anna")
    await anna.http.put("/api/me/password", json={"new": "correct horse"})
    first = anna.http.cookies["ludoteca"]
    await anna.post("/api/session", name="Anna", password="correct horse")
    assert anna.http.cookies["ludoteca"] != first
    assert (await (await server.guest(cookie=first)).http.get("/api/me")).status_code == 401
    other = await server.guest()
    await other.post("/api/session", name="Anna", password="correct horse")
    table_id = await anna.open("me", "me")
    chair = await other.sit(table_id)
    await chair.hear()
    assert (await anna.http.delete("/api/sessions")).status_code == 200
    assert (await chair.hear()) == {"type": "bye", "reason": "signed-out"}
    assert (await other.http.get("/api/me")).status_code == 401


async def test_a_session_ends_when_unused_for_long(server: Server) -> None:
    anna = await server.guest("Anna")
    server.clock.now += 80 * 86400
    assert (await anna.get("/api/me"))["name"] == "Anna"
    server.clock.now += 80 * 86400
    assert (await anna.get("/api/me"))["name"] == "Anna"
    server.clock.now += 91 * 86400
    assert (await anna.http.get("/api/me")).status_code == 401


@pytest.mark.parametrize(
    "name",
    ["", "   ", "x" * 25, "a\u202eb", "a\x00b", "a\u200bb", "a\u034fb", "\u115f", "Anna\ufe0f", "Ann\u0430"],
)
async def test_names_are_short_and_printable(server: Server, name: str) -> None:
    guest = await server.guest()
    answer = await guest.post("/api/session/nickname", name=name)
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-name")


@pytest.mark.parametrize("name", ["Анна", "Νίκη", "José", "花子", "Ana 花子", "O'Neill-2"])
async def test_names_of_one_alphabet_are_welcome(server: Server, name: str) -> None:
    assert (await (await server.guest()).post("/api/session/nickname", name=name)).json()["name"] == name


async def test_a_name_is_taken_whatever_its_capitals(any_server: Server) -> None:
    await any_server.guest("Anna")
    answer = await (await any_server.guest()).post("/api/session/nickname", name="ANNA")
    assert (answer.status_code, answer.json()["code"]) == (409, "name-taken")


async def test_name_and_language_can_be_changed(server: Server) -> None:
    anna = await server.guest("Anna")
    answer = await anna.http.patch("/api/me", json={"name": "Anna Maria", "language": "it"})
    assert answer.json()["name"] == "Anna Maria"
    refused = await anna.http.patch("/api/me", json={"language": "xx"})
    assert refused.json()["message"] == "Le lingue di questo server sono: en, it."


async def test_who_has_no_name_is_answered_in_the_language_of_the_page_before_that_of_the_browser(
    server: Server,
) -> None:
    nobody = await server.guest()
    nobody.http.headers["Accept-Language"] = "it"
    italian, english, other = [
        (await nobody.http.get("/api/me", params={"lang": lang})).json()["message"]
        for lang in ("", "en", "xx")
    ]
    assert other == italian != english


async def test_tokens_open_the_door_for_programs_until_revoked(any_server: Server) -> None:
    anna = await any_server.guest("Anna")
    token = (await anna.post("/api/me/tokens", label="my bot")).json()
    program = await any_server.guest()
    program.http.headers["Authorization"] = f"Bearer {token['secret']}"
    assert (await program.get("/api/me"))["name"] == "Anna"
    assert await anna.get("/api/me/tokens") == [
        {"id": token["id"], "label": "my bot", "scope": "play", "created_at": token["created_at"]}
    ]
    assert (await anna.http.delete(f"/api/me/tokens/{token['id']}")).status_code == 200
    assert (await program.http.get("/api/me")).status_code == 401


async def test_programs_get_the_whole_view_and_screens_what_a_person_may_see(server: Server) -> None:
    anna = await server.guest("Anna")
    table_id = await anna.open("me", "bot")
    assert "counted_vp" not in (await anna.see(table_id))["view"]
    token = (await anna.post("/api/me/tokens")).json()["secret"]
    program = await server.guest()
    program.http.headers["Authorization"] = f"Bearer {token}"
    assert "counted_vp" in (await program.see(table_id))["view"]


async def test_a_token_plays_and_does_not_touch_the_account(server: Server) -> None:
    anna = await server.guest("Anna")
    token = (await anna.post("/api/me/tokens", label="my bot")).json()
    program = await server.guest()
    program.http.headers["Authorization"] = f"Bearer {token['secret']}"
    assert await program.open("me", "bot")
    for method, path, body in (
        ("PATCH", "/api/me", {"name": "Zoe"}),
        ("PUT", "/api/me/password", {"new": "correct horse"}),
        ("POST", "/api/me/tokens", {}),
        ("GET", "/api/me/tokens", None),
        ("DELETE", f"/api/me/tokens/{token['id']}", None),
        ("GET", "/api/me/sessions", None),
        ("DELETE", "/api/sessions", None),
        ("GET", "/api/me/contacts", None),
    ):
        answer = await program.http.request(method, path, json=body)
        assert (answer.status_code, answer.json()["code"]) == (403, "not-for-programs"), path


async def test_what_is_open_by_a_session_or_token_closes_when_it_ends(any_server: Server) -> None:
    anna = await any_server.guest("Anna")
    await anna.http.put("/api/me/password", json={"new": "correct horse"})
    table_id = await anna.open("me", "me")
    other, program = await any_server.guest(), await any_server.guest()
    await other.post("/api/session", name="Anna", password="correct horse")
    token = (await anna.post("/api/me/tokens")).json()
    bearer = {"Authorization": f"Bearer {token['secret']}"}
    here, there = await anna.sit(table_id), await other.sit(table_id)
    machine = await program.sit(table_id, headers=bearer)
    for chair in (here, there, machine):
        assert (await chair.hear())["viewer"] is not None
    bye = {"type": "bye", "reason": "signed-out"}
    await anna.http.delete(f"/api/me/tokens/{token['id']}")
    assert await machine.hear() == bye
    await other.http.delete("/api/session")
    assert await there.hear() == bye
    seen = await anna.see(table_id)
    answer = await here.say("move", version=seen["version"], action=seen["offers"][0]["action"])
    assert answer["type"] == "confirmed"


async def test_a_new_password_ends_all_other_sessions_and_all_tokens(server: Server) -> None:
    anna = await server.guest("Anna")
    await anna.http.put("/api/me/password", json={"new": "correct horse"})
    other, program = await server.guest(), await server.guest()
    await other.post("/api/session", name="Anna", password="correct horse")
    token = (await anna.post("/api/me/tokens")).json()["secret"]
    program.http.headers["Authorization"] = f"Bearer {token}"
    chair = await other.sit(await anna.open("me", "me"))
    await chair.hear()
    change = {"new": "battery staple", "old": "correct horse"}
    assert (await anna.http.put("/api/me/password", json=change)).status_code == 200
    assert (await chair.hear())["type"] == "bye"
    assert [(await who.http.get("/api/me")).status_code for who in (anna, other, program)] == [200, 401, 401]


async def test_i_see_where_i_am_signed_in_and_can_end_it(server: Server) -> None:
    anna = await server.guest("Anna")
    await anna.http.put("/api/me/password", json={"new": "correct horse"})
    phone = await server.guest()
    server.clock.now += 1
    agent = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1"
    phone.http.headers["User-Agent"] = agent
    await phone.post("/api/session", name="Anna", password="correct horse")
    own, other = await anna.get("/api/me/sessions")
    assert (own["is_this"], other["is_this"], other["browser"]) == (True, False, "Safari, iPhone")
    assert (await anna.http.delete(f"/api/me/sessions/{other['id']}")).status_code == 200
    assert (await phone.http.get("/api/me")).status_code == 401
    gone = await anna.http.delete(f"/api/me/sessions/{other['id']}")
    assert gone.json()["message"] == "There is no such session."


async def test_tokens_asked_for_at_the_same_moment_are_no_more_than_allowed(any_server: Server) -> None:
    anna = await any_server.guest("Anna")
    answers = await asyncio.gather(*(anna.post("/api/me/tokens") for _ in range(24)))
    assert sorted(answer.status_code for answer in answers) == [201] * 20 + [409] * 4
    assert len(await anna.get("/api/me/tokens")) == 20

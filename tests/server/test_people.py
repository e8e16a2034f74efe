from __future__ import annotations

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


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\u202eb", "a\x00b", "a\u200bb"])
async def test_names_are_short_and_printable(server: Server, name: str) -> None:
    guest = await server.guest()
    answer = await guest.post("/api/session/nickname", name=name)
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-name")


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
        {"id": token["id"], "label": "my bot", "created_at": token["created_at"]}
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

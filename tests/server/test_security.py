from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.house import Server


async def test_another_site_cannot_act_for_a_person(server: Server) -> None:
    anna = await server.guest("Anna")
    table_id = await anna.open("me", "open")
    evil = {"Origin": "https://evil.example"}
    answer = await anna.http.post(
        f"/api/tables/{table_id}/commands", json={"type": "cancel", "key": "k"}, headers=evil
    )
    assert (answer.status_code, answer.json()["code"]) == (403, "wrong-origin")
    assert (
        await anna.http.post("/api/session/nickname", json={"name": "x"}, headers=evil)
    ).status_code == 403
    chair = await anna.sit(table_id, headers=evil)
    assert (await chair.hear())["code"] == "wrong-origin"
    own = {"Origin": f"http://127.0.0.1:{server.port}"}
    answer = await anna.http.post(
        f"/api/tables/{table_id}/commands", json={"type": "cancel", "key": "k"}, headers=own
    )
    assert answer.status_code == 200


async def test_the_cookie_is_out_of_reach_and_every_answer_is_strict(server: Server) -> None:
    guest = await server.guest()
    answer = await guest.post("/api/session/nickname", name="Anna")
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    for path in ("/", "/api/me", "/nowhere", "/api"):
        headers = (await guest.http.get(path)).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/api/me"),
        ("GET", "/api/me/tokens"),
        ("POST", "/api/me/tokens"),
        ("DELETE", "/api/me/tokens/x"),
        ("PATCH", "/api/me"),
        ("DELETE", "/api/sessions"),
        ("GET", "/api/tables/{id}/note"),
    ],
)
async def test_who_is_not_known_is_asked_to_come_in(server: Server, method: str, path: str) -> None:
    anna = await server.guest("Anna")
    table_id = await anna.open("me", "open")
    nobody = await server.guest()
    body = {} if method in ("POST", "PATCH") else None
    answer = await nobody.http.request(method, path.format(id=table_id), json=body)
    assert (answer.status_code, answer.json()["code"]) == (401, "not-signed-in")


async def test_sign_ins_tables_chat_and_commands_are_limited(tmp_path: Path) -> None:
    server = await Server(tmp_path, rate_limits=True).start()
    anna = await server.guest("Anna")
    codes = [(await anna.post("/api/session", name="x", password="y")).status_code for _ in range(12)]
    assert codes == [403] * 10 + [429] * 2
    server.clock.now += 6
    assert (await anna.post("/api/session", name="x", password="y")).status_code == 403
    table_id = await anna.open("me", "open")
    chats = [await anna.do(table_id, "chat", text="ciao") for _ in range(12)]
    assert chats[-1]["code"] == "too-often"
    assert chats[-1]["message"] == "Too many requests; please wait 2 seconds."
    await server.stop()


async def test_who_waits_as_told_gets_in(tmp_path: Path) -> None:
    server = await Server(tmp_path, rate_limits=True).start()
    anna = await server.guest("Anna")
    while (await anna.post("/api/session", name="x", password="y")).status_code != 429:
        pass
    for _ in range(3):
        server.clock.now += 2
        refused = await anna.post("/api/session", name="x", password="y")
    assert refused.status_code == 403
    await server.stop()


async def test_strangers_cannot_lock_an_owner_out(tmp_path: Path) -> None:
    server = await Server(tmp_path, rate_limits=True, proxies="127.0.0.1").start()
    anna = await server.guest("Anna")
    await anna.http.put("/api/me/password", json={"new": "correct horse"})
    stranger = await server.guest()
    for address in range(8):
        stranger.http.headers["X-Forwarded-For"] = f"203.0.113.{address}"
        for _ in range(9):
            await stranger.post("/api/session", name="Anna", password="guess")
    assert (await anna.post("/api/session", name="Anna", password="correct horse")).status_code == 200
    await server.stop()


async def test_the_addresses_of_one_block_count_together(tmp_path: Path) -> None:
    server = await Server(tmp_path, rate_limits=True, proxies="127.0.0.1").start()
    guest = await server.guest()
    codes = []
    for host in range(12):
        guest.http.headers["X-Forwarded-For"] = f"2001:db8:1:2::{host:x}"
        codes.append((await guest.post("/api/session", name="x", password="y")).status_code)
    assert codes == [403] * 10 + [429] * 2
    guest.http.headers["X-Forwarded-For"] = "2001:db8:1:3::1"
    assert (await guest.post("/api/session", name="x", password="y")).status_code == 403
    await server.stop()


async def test_too_large_and_malformed_messages_are_refused_and_the_line_stays_open(server: Server) -> None:
    anna = await server.guest("Anna")
    table_id = await anna.open("me", "open")
    big = await anna.http.post(
        "/api/tables", content=b"x" * (3 << 20), headers={"Content-Type": "application/json"}
    )
    assert big.status_code == 413
    chair = await anna.sit(table_id)
    await chair.hear()
    for nonsense in ("", "{", "[]", '{"type": "fly"}', '{"type": "move"}', "x" * 70_000):
        await chair.socket.send(nonsense)
        assert (await chair.hear())["code"] in ("bad-request", "too-large")
    assert (await chair.say("chat", text="still here"))["type"] == "confirmed"


async def test_names_are_never_markup_on_the_page(server: Server) -> None:
    anna = await server.guest("<script>x</script>")
    await anna.open("me", "open")
    page = (await anna.http.get("/")).text
    assert "<script>" not in page


async def test_the_seed_and_the_record_stay_inside_while_the_game_runs(server: Server) -> None:
    anna = await server.guest("Anna")
    table_id = await anna.open("me", "me")
    seed = (await server.house.rooms.present(table_id)).table.seed
    text = (await anna.http.get(f"/api/tables/{table_id}")).text
    assert str(seed) not in text
    assert (await anna.http.get(f"/api/tables/{table_id}/record")).json()["code"] == "not-finished"


async def test_a_blocked_person_stays_outside(server: Server) -> None:
    from sqlalchemy import update

    from ludoteca.server.storage.schema import people

    anna = await server.guest("Anna")
    async with server.house.database.write() as connection:
        await connection.execute(update(people).values(is_blocked=True))
    assert (await anna.http.get("/api/me")).json()["code"] == "blocked"


async def test_over_https_the_browser_is_told_to_stay_with_it(tmp_path: Path) -> None:
    for https in (True, False):
        server = await Server(tmp_path, https=https).start()
        headers = (await (await server.guest()).http.get("/api")).headers
        assert ("strict-transport-security" in headers) is https
        await server.stop()


async def test_a_bottomless_message_is_refused_like_any_other(server: Server) -> None:
    anna = await server.guest("Anna")
    deep = "[" * 100_000
    for path in ("/api/tables", "/api/session/nickname", "/api/studies"):
        answer = await anna.http.post(path, content=deep, headers={"Content-Type": "application/json"})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-request"), answer.text
    chair = await anna.sit(await anna.open("me", "open"))
    await chair.hear()
    await chair.socket.send(deep[:50_000])
    assert (await chair.hear())["code"] == "bad-request"

"""Whatever is sent, the server answers properly: no fault of its own, no endless work, no broken socket."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from litestar.testing import TestClient
from schemathesis import GenerationMode
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from ludoteca.server.app import create_app
from ludoteca.server.config import ServerSettings
from tests.server.house import QuickPool, Server

EXAMPLES = int(os.environ.get("FUZZ_EXAMPLES", "8"))
LONGEST_SECONDS = 5.0


@pytest.fixture
def client(tmp_path: Path, db: str) -> Iterator[TestClient[Any]]:
    """A house with a table that runs, one that waits and one that is over, and somebody who knows them."""
    app = create_app(ServerSettings(data=tmp_path, db=db, rate_limits=False), pool=QuickPool())
    with TestClient(app, raise_server_exceptions=False) as client:
        client.post("/api/session/nickname", json={"name": "Anna"}).raise_for_status()
        wish = {"game": "puerto_rico", "seats": [{"kind": "me"}, {"kind": "me"}]}
        running = client.post("/api/tables", json=wish).json()["table"]["id"]
        wish["seats"] = [{"kind": "me"}, {"kind": "open"}]
        waiting = client.post("/api/tables", json=wish).json()["table"]["id"]
        wish["seats"] = [{"kind": "me"}, {"kind": "me"}]
        over = client.post("/api/tables", json=wish).json()["table"]["id"]
        end = {"type": "offer_end", "key": "end"}
        client.post(f"/api/tables/{over}/commands", json=end).raise_for_status()
        app.state.tables = (running, waiting, over)
        yield client


@pytest.mark.xdist_group("fuzz")
def test_no_request_by_the_document_makes_the_server_fail(client: TestClient[Any]) -> None:
    document = client.get("/api/openapi.json").json()
    schema = schemathesis.openapi.from_dict(document)
    tables = client.app.state.tables
    cookie = client.cookies["ludoteca"]
    client.cookies.clear()  # a sign-in or a deletion by chance must not end Anna's session
    tried = 0
    for result in schema.get_all_operations():
        operation = result.ok()
        if operation.method.upper() == "DELETE" and operation.path.startswith("/api/session"):
            continue  # Anna stays signed in

        @settings(
            max_examples=EXAMPLES,
            deadline=None,
            database=None,
            derandomize=True,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @_given(operation)
        def probe(case: Any) -> None:
            nonlocal tried
            tried += 1
            if "table_id" in case.path_parameters and tried % 4:
                case.path_parameters["table_id"] = tables[tried % len(tables)]
            path = case.formatted_path
            answer = client.request(
                case.method,
                path,
                params=case.query or None,
                headers={"Content-Type": "application/json", "Cookie": f"ludoteca={cookie}"},
                content=_body(case),
            )
            assert answer.status_code < 500, (case.method, path, case.body, answer.text)
            assert answer.elapsed.total_seconds() < LONGEST_SECONDS

        probe()
    assert tried > 100


def _given(operation: Any) -> Any:
    from hypothesis import given
    from hypothesis import strategies as st

    return given(
        st.one_of(
            operation.as_strategy(generation_mode=GenerationMode.POSITIVE),
            operation.as_strategy(generation_mode=GenerationMode.NEGATIVE),
        )
    )


def _body(case: Any) -> bytes | None:
    if isinstance(case.body, bytes):
        return case.body
    try:
        return json.dumps(case.body).encode()
    except (TypeError, ValueError):
        return None


MADE: dict[str, list[Any]] = {
    "type": ["move", "undo", "hello", "chat", "note", "join", "leave", "answer", "set_seat", "", None, 7],
    "key": ["k", "", "k" * 65, 7, None, "\x00", "\ud800"],
    "version": [0, -1, 1 << 31, 1 << 80, 2, 3, "3", 1.5, None, True],
    "since": [0, -1, 2, 1 << 30, "x", None],
    "action": ["role mayor", "", "pass", "build " * 30, "\x00\x01", "💥", 5, None, ["pass"], "x" * 201],
    "count": [1, 0, -1, 1000, 1001, 1 << 40, "1"],
    "seat": [0, 1, 63, 64, -1, "0", None],
    "text": ["ciao", "", "\x00", "x" * 1001, "<script>", "\u202e", {}, None],
    "to": [{"kind": "bot", "level": "x"}, {"kind": "person", "name": "\x00"}, {"kind": "me"}, 1],
    "yes": [True, False, "yes", None],
    "previews": [True, False, 3],
    "extra": [1],
}
STRANGE: list[bytes | str] = [
    "", "{", "[]", "null", "7", '"move"', "[" * 5000, "{" * 3000, '{"type":', '{"type":"move"',
    "\x00", "NaN", "1e999", '{"type":"hello","since":1e400}', '{"type":"hello"}' * 2, b"\xff\xfe",
    b"", b'{"type":"hello"}',
    '{"type":"note","key":"n","text":"' + "x" * 60_000 + '"}',
    '{"type":"chat","key":"\\ud800","text":"\\udfff"}',
]  # fmt: skip


def made(chance: random.Random) -> str:
    """A message that is nearly one."""
    names = ["type", *chance.sample(sorted(MADE), chance.randint(0, 5))]
    return json.dumps({name: chance.choice(MADE[name]) for name in names})


async def test_no_message_breaks_a_socket_or_the_table(
    any_server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    server = any_server
    anna = await server.guest("Anna")
    table_id = await anna.open("me", "me")
    chance = random.Random(4)
    cookie = {"Cookie": f"ludoteca={anna.http.cookies['ludoteca']}"}
    url = f"ws://127.0.0.1:{server.port}/api/tables/{table_id}/socket"
    messages: list[bytes | str] = [*STRANGE, *(made(chance) for _ in range(400))]
    for headers in (cookie, {}):
        socket = await connect(url, additional_headers=headers)
        for message in messages:
            try:
                await socket.send(message)
                await socket.send('{"type": "hello", "previews": false}')
                while True:
                    answer = json.loads(await socket.recv())
                    assert answer.get("code") != "internal", (message, answer)
                    if answer["type"] == "table":
                        break
            except ConnectionClosed:
                socket = await connect(url, additional_headers=headers)
        await socket.close()
    for path in ("nowhere", "%00", "x" * 3000, "..%2f..", "a b"):
        try:
            async with connect(
                f"ws://127.0.0.1:{server.port}/api/tables/{path}/socket", additional_headers=cookie
            ) as socket:
                assert json.loads(await socket.recv())["type"] == "refused"
        except (WebSocketException, OSError):
            pass
    # Half a message, and then the line is cut.
    socket = await connect(url, additional_headers=cookie)
    socket.transport.write(b"\x81\xfe\x10\x00abcd")
    socket.transport.abort()
    chair = await anna.sit(table_id)
    assert (await chair.move())["type"] == "confirmed"
    assert "incident" not in caplog.text
    assert "Traceback" not in caplog.text


@pytest.mark.parametrize("odd", ["\x00", "\ud800", "\u202e", "é" * 40])
async def test_no_odd_character_is_a_fault_of_the_server(any_server: Server, odd: str) -> None:
    anna = await any_server.guest("Anna")
    table_id = await anna.open("me", "me")
    seen = await anna.see(table_id)
    move = {"type": "move", "key": odd, "version": seen["version"], "action": seen["offers"][0]["action"]}
    wish = {"game": odd, "seats": [{"kind": "me"}, {"kind": "person", "name": odd}]}
    asked = [
        ("POST", f"/api/tables/{table_id}/commands", move),
        ("POST", f"/api/tables/{table_id}/commands", {**move, "key": "k", "action": odd}),
        ("POST", f"/api/tables/{table_id}/commands", {"type": "chat", "key": odd, "text": f"ciao {odd}"}),
        ("POST", f"/api/tables/{table_id}/commands", {"type": "note", "key": odd, "text": odd}),
        ("POST", f"/api/tables/{table_id}/commands", {"type": "join", "key": odd, "invitation": odd}),
        ("POST", "/api/tables", wish),
        ("POST", "/api/tables", {**wish, "game": "puerto_rico"}),
        ("POST", "/api/tables", {**wish, "game": "puerto_rico", "options": {odd: odd}}),
        ("POST", "/api/session/nickname", {"name": odd, "language": odd}),
        ("POST", "/api/session", {"name": odd, "password": odd}),
        ("POST", "/api/me/tokens", {"label": odd}),
        ("PATCH", "/api/me", {"name": odd}),
    ]
    for method, path, data in asked:
        answer = await anna.http.request(method, path, content=json.dumps(data))
        assert answer.status_code < 500, (path, data, answer.text)
    if odd != "\ud800":
        for path in ("/api/tables", f"/api/tables/{table_id}", f"/api/tables/{table_id}/log"):
            names = ("game", "person", "invitation", "since", "which", "after")
            answer = await anna.http.get(path, params=dict.fromkeys(names[:3], odd))
            assert answer.status_code < 500, (path, answer.text)
        quoted = quote(odd)
        for method, path in (
            ("GET", f"/api/tables/{quoted}"),
            ("POST", f"/api/tables/{quoted}/commands"),
            ("DELETE", f"/api/me/tokens/{quoted}"),
        ):
            answer = await anna.http.request(method, path, content=json.dumps(move))
            assert answer.status_code < 500, (path, answer.text)

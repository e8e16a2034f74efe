"""Accounts: scopes of tokens, forgotten passwords, export, farewell, mutes and reports."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, insert, select

from ludoteca.cli.main import main
from ludoteca.server.people import guests
from ludoteca.server.storage.schema import people
from tests.server.endings import played, seat_all
from tests.server.house import PASSWORD, Guest, Server
from tests.server.town import Town

NEW = "quite another one"


async def with_token(server: Server, owner: Guest, **wishes: Any) -> Guest:
    made = (await owner.post("/api/me/tokens", label="clock", **wishes)).json()
    program = await server.guest()
    program.http.headers["Authorization"] = f"Bearer {made['secret']}"
    return program


# --- tokens --------------------------------------------------------------------------------------


async def test_a_token_for_looking_sees_its_tables_and_changes_nothing(any_server: Server) -> None:
    anna = await any_server.guest("Anna")
    table_id = await anna.open("me", "bot")
    watcher = await with_token(any_server, anna, scope="look")
    assert (await watcher.see(table_id))["viewer"] == 0
    assert (await watcher.do(table_id, "leave"))["code"] == "only-looks"
    assert (await watcher.post("/api/tables", game="puerto_rico", seats=[])).status_code == 403
    header = {"Authorization": watcher.http.headers["Authorization"]}
    chair = await watcher.sit(table_id, headers=header)
    await chair.until(lambda seen: seen["table"]["status"] == "running")
    assert (await chair.say("leave"))["code"] == "only-looks"
    assert [one["scope"] for one in await anna.get("/api/me/tokens")] == ["look"]


# --- a forgotten password ------------------------------------------------------------------------


async def forget(town: Town, name: str) -> int:
    stranger = await town.server.guest()
    answer = await stranger.post("/api/session/recovery", name=name)
    await town.deliver()
    return answer.status_code


def code_in(town: Town) -> str:
    found = re.search(r"https://play\.example\.org/recover\?code=([\w-]+)", town.post.mails[-1].get_content())
    assert found is not None
    return found[1]


async def recover(town: Town, code: str, new: str = NEW) -> Any:
    stranger = await town.server.guest()
    return await stranger.http.put("/api/session/recovery", json={"code": code, "new": new})


async def test_a_forgotten_password_is_replaced_by_mail_once(town: Town) -> None:
    await town.bruno.http.put("/api/me/password", json={"new": PASSWORD})
    await town.give_mail()
    assert await forget(town, "bruno") == 202
    assert town.post.sent_to == ["bruno@example.org"]
    assert town.post.mails[-1]["Subject"] == "Ludoteca: una nuova password"
    code = code_in(town)
    assert (await recover(town, code, "short")).status_code == 422
    answer = await recover(town, code)
    assert (answer.status_code, answer.json()["name"]) == (200, "Bruno")
    assert (await town.bruno.http.get("/api/me")).status_code == 401
    fresh = await town.server.guest()
    assert (await fresh.post("/api/session", name="Bruno", password=NEW)).status_code == 200
    assert (await recover(town, code)).json()["code"] == "bad-code"


async def test_the_link_for_a_new_password_is_good_for_an_hour(town: Town) -> None:
    await town.bruno.http.put("/api/me/password", json={"new": PASSWORD})
    await town.give_mail()
    await forget(town, "Bruno")
    town.server.clock.now += 3601
    assert (await recover(town, code_in(town))).status_code == 404


async def test_nobody_learns_who_has_an_account_and_unconfirmed_addresses_get_nothing(town: Town) -> None:
    await town.anna.http.put("/api/me/password", json={"new": PASSWORD})
    await town.anna.http.put("/api/me/contacts/mail", json={"address": "anna@example.org"})
    await town.deliver()
    town.post.mails.clear()
    await town.give_mail()  # Bruno has an address and no account
    town.post.mails.clear()
    for name in ("Anna", "Bruno", "Nobody"):
        assert await forget(town, name) == 202
    assert town.post.mails == []
    assert (await town.anna.get("/api/session/recovery"))["by_mail"] is True


async def test_a_server_without_mail_says_so(server: Server) -> None:
    guest = await server.guest()
    assert (await guest.get("/api/session/recovery"))["by_mail"] is False
    assert (await guest.post("/api/session/recovery", name="Anna")).json()["code"] == "no-mail"


# --- export and farewell -------------------------------------------------------------------------


async def test_everything_about_a_person_is_in_one_file_without_secrets(any_server: Server) -> None:
    anna, bruno = await any_server.member("Anna"), await any_server.guest("Bruno")
    table_id = await played(any_server, [anna, bruno], 40, 30)
    await anna.do(table_id, "chat", text="well played")
    await anna.do(table_id, "note", text="build more")
    await any_server.house.ratings.settle()
    answer = await anna.http.get("/api/me/export")
    found = answer.json()
    assert "attachment" in answer.headers["Content-Disposition"]
    assert [one["name"] for one in found["person"]] == ["Anna"]
    assert [(one["id"], one["seat"]) for one in found["tables"]] == [(table_id, 0)]
    assert [one["text"] for one in (*found["messages"], *found["notes"])] == ["well played", "build more"]
    assert [one["points"] for one in found["results"]] == [40]
    assert not {"secret_hash", "password", "seed", "code_hash"} & set(re.findall(r'"(\w+)":', answer.text))


async def test_after_a_farewell_the_games_stay_and_the_name_is_gone(any_server: Server) -> None:
    anna, bruno = await any_server.member("Anna"), await any_server.member("Bruno")
    over = await played(any_server, [anna, bruno], 40, 30)
    await anna.do(over, "chat", text="my secret")
    running, open_ = await bruno.open("me", "Anna"), await anna.open("me", "open")
    await seat_all(running, [anna])
    chair = await anna.sit(running)
    await any_server.house.ratings.settle()
    refused = await anna.post("/api/me/farewell", password="wrong one")
    assert refused.json()["code"] == "wrong-password"
    assert (await anna.post("/api/me/farewell", password=PASSWORD)).status_code == 200
    while (await chair.hear())["type"] != "bye":
        pass
    assert (await anna.http.get("/api/me")).status_code == 401
    names = [seat["name"] for seat in (await bruno.see(over))["table"]["seats"]]
    assert names[0].startswith("N.N. #")
    assert "Anna" not in json.dumps([await bruno.see(over), await bruno.see(running)])
    assert (await bruno.see(running))["table"]["seats"][1]["away"] == "left"
    assert (await bruno.http.get(f"/api/tables/{open_}")).status_code in (200, 403, 404)
    assert (await bruno.get(f"/api/tables/{over}/chat"))["lines"] == []
    board = await bruno.get("/api/ratings/puerto_rico")
    assert [one["name"] for one in board["people"]] == ["Bruno"]
    again = await any_server.guest("Anna")
    assert (await again.get("/api/people/Anna"))["games"] == []
    assert (await again.post("/api/session", name="Anna", password=PASSWORD)).status_code == 403


async def test_the_administrator_exports_and_deletes_an_account(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    anna, bruno = await server.member("Anna"), await server.guest("Bruno")
    table_id = await played(server, [anna, bruno], 40, 30)
    file = tmp_path / "anna.json"
    data = ["--data", str(tmp_path)]
    await admin("export-person", "Anna", str(file), *data)
    assert json.loads(file.read_text())["tables"][0]["id"] == table_id
    assert file.stat().st_mode & 0o077 == 0
    await admin("delete-person", "Anna", *data)
    assert "deleted" in capsys.readouterr().out
    server.clock.now += 61  # names are remembered for a minute
    assert (await bruno.see(table_id))["table"]["seats"][0]["name"].startswith("N.N. #")
    assert (await anna.http.get("/api/me")).status_code == 401


async def admin(*words: str) -> None:
    assert await asyncio.to_thread(main, ["admin", *words, "--lang", "en"]) == 0


# --- mutes and reports ---------------------------------------------------------------------------


async def test_who_is_muted_is_not_heard_and_cannot_invite(any_server: Server) -> None:
    anna, bruno = await any_server.guest("Anna"), await any_server.guest("Bruno")
    table_id = await anna.open("me", "Bruno")
    await seat_all(table_id, [bruno])
    his = (await bruno.get("/api/me"))["id"]
    muted = await anna.http.put(f"/api/me/mutes/{his}")
    assert muted.json() == {"people": [{"id": his, "name": "Bruno"}]}
    chair, other = await anna.sit(table_id), await bruno.sit(table_id)
    await chair.hear()
    await other.say("chat", text="you play badly")
    await chair.say("chat", text="hello")
    while chair.heard[-1]["type"] != "chat":
        await chair.hear()
    assert [one["text"] for one in chair.heard if one["type"] == "chat"] == ["hello"]
    assert [one["text"] for one in (await anna.get(f"/api/tables/{table_id}/chat"))["lines"]] == ["hello"]
    assert len((await bruno.get(f"/api/tables/{table_id}/chat"))["lines"]) == 2
    wish = {"game": "puerto_rico", "seats": [{"kind": "me"}, {"kind": "person", "name": "Anna"}]}
    assert (await bruno.post("/api/tables", **wish)).json()["code"] == "not-invitable"
    assert (await anna.http.delete(f"/api/me/mutes/{his}")).json() == {"people": []}
    assert (await bruno.post("/api/tables", **wish)).status_code == 201


async def test_a_report_reaches_the_administrator_with_what_was_said(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    anna, bruno = await server.guest("Anna"), await server.guest("Bruno")
    table_id = await anna.open("me", "Bruno")
    await seat_all(table_id, [bruno])
    await bruno.do(table_id, "chat", text="you idiot")
    his = (await bruno.get("/api/me"))["id"]
    assert (await anna.post("/api/reports", about=his, text="he insults me")).status_code == 201
    data = ["--data", str(tmp_path)]
    await admin("reports", "--json", *data)
    (report,) = json.loads(capsys.readouterr().out)
    told = {name: report[name] for name in ("by", "about", "text", "said")}
    assert told == {"by": "Anna", "about": "Bruno", "text": "he insults me", "said": ["you idiot"]}
    await admin("reports", *data)
    assert "you idiot" in capsys.readouterr().out
    await admin("close-report", report["id"], *data)
    capsys.readouterr()
    await admin("reports", "--json", *data)
    assert json.loads(capsys.readouterr().out) == []


async def test_nobody_reports_or_mutes_himself(server: Server) -> None:
    anna = await server.guest("Anna")
    mine = (await anna.get("/api/me"))["id"]
    assert (await anna.post("/api/reports", about=mine, text="me")).json()["code"] == "not-oneself"
    assert (await anna.http.put(f"/api/me/mutes/{mine}")).json()["code"] == "not-oneself"


# --- nicknames -----------------------------------------------------------------------------------


async def test_a_nickname_without_an_account_is_not_rated(any_server: Server) -> None:
    anna, bruno, guest = (
        await any_server.member("Anna"), await any_server.member("Bruno"), await any_server.guest("Gast")
    )  # fmt: skip
    await played(any_server, [anna, guest], 40, 50)
    await played(any_server, [anna, bruno, guest], 40, 30, 50)
    await any_server.house.ratings.settle()
    board = await anna.get("/api/ratings/puerto_rico")
    assert [(one["name"], one["games"]) for one in board["people"]] == [("Anna", 1), ("Bruno", 1)]
    assert (await anna.get("/api/people/Gast"))["games"][0]["games"] == 2
    any_server.clock.now += 1
    await guest.http.put("/api/me/password", json={"new": PASSWORD})
    await any_server.house.ratings.recompute()
    assert await anna.get("/api/ratings/puerto_rico") == board


async def test_freeing_names_never_keeps_people_from_writing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The house frees no names by itself here, or its own round might come first.
    server = await Server(tmp_path, guest_days=0).start()
    old = [
        {"id": f"guest{i:07}", "name": f"G{i}", "name_key": f"g{i}", "language": "en",
         "is_blocked": False, "created_at": 0.0}
        for i in range(250)
    ]  # fmt: skip
    async with server.house.database.write() as connection:
        await connection.execute(insert(people), old)
    held = 0
    forget_some = guests.forget

    async def forget(connection: Any, ids: Any, name: Any) -> None:
        nonlocal held
        held = max(held, len(ids))
        await forget_some(connection, ids, name)

    monkeypatch.setattr(guests, "forget", forget)
    assert await guests.Guests(server.house.database, server.clock, days=180).free_names() == 250
    assert held <= 100
    async with server.house.database.read() as connection:
        freed = select(func.count()).where(people.c.name_key.startswith("  "))
        assert (await connection.execute(freed)).scalar_one() == 250
        one = select(people.c.name).where(people.c.id == "guest0000007")
        assert (await connection.execute(one)).scalar_one() == "G7 #gues"
    await server.stop()

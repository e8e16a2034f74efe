"""Addresses: given, confirmed, changed, taken away."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import select

from ludoteca.server.config import ServerSettings
from ludoteca.server.storage.schema import contacts
from tests.server.house import Server
from tests.server.post import PostOffice
from tests.server.town import ADDRESS, DIGEST, Town, link_in


async def test_an_address_counts_once_its_owner_has_confirmed_it(town: Town) -> None:
    answer = await town.bruno.http.put("/api/me/contacts/mail", json={"address": ADDRESS})
    unconfirmed = {
        "channel": "mail", "address": ADDRESS, "is_confirmed": False,
        "kinds": ["turn", "invitation", "question", "over"],
    }  # fmt: skip
    assert answer.json() == {"contacts": [unconfirmed], "channels": ["mail", "hook"]}
    await town.pass_on(await town.table())
    await town.deliver(DIGEST)
    (mail,) = town.post.mails
    assert mail["Subject"] == "Ludoteca: è il tuo indirizzo?"
    link = link_in(mail, "confirm")
    nobody = await town.server.guest()
    page = await nobody.http.get(link)
    assert "<form method='post'>" in page.text
    assert (await town.bruno.get("/api/me/contacts"))["contacts"] == [unconfirmed]
    for wrong in ("x", "%00", "'"):
        assert (await nobody.http.post(link + wrong)).status_code in (400, 404)
    town.server.clock.now += 2 * 86400
    late = await nobody.http.post(link)
    assert (late.status_code, "no longer valid" in late.text) == (404, True)
    await town.bruno.http.put("/api/me/contacts/mail", json={"address": ADDRESS})
    await town.deliver()
    link = link_in(town.post.mails[-1], "confirm")
    assert (await nobody.http.post(link)).status_code == 200
    assert (await nobody.http.post(link)).status_code == 404
    assert (await town.bruno.get("/api/me/contacts"))["contacts"] == [{**unconfirmed, "is_confirmed": True}]


async def test_another_address_must_be_confirmed_anew_the_same_one_not(town: Town) -> None:
    await town.give_mail()
    for address, is_confirmed in ((ADDRESS, True), ("other@example.org", False)):
        answer = await town.bruno.http.put(
            "/api/me/contacts/mail", json={"address": address, "kinds": ["turn"]}
        )
        (contact,) = answer.json()["contacts"]
        assert (contact["address"], contact["is_confirmed"], contact["kinds"]) == (
            address, is_confirmed, ["turn"],
        )  # fmt: skip
    await town.deliver()
    assert town.post.sent_to == ["other@example.org"]


async def test_one_click_stops_the_messages(town: Town) -> None:
    await town.give_mail()
    await town.pass_on(await town.table())
    await town.deliver(DIGEST)
    link = link_in(town.post.mails[0], "stop")
    assert town.post.mails[0]["List-Unsubscribe"] == f"<https://play.example.org{link}>"
    await town.pass_on(await town.table())
    nobody = await town.server.guest()
    assert "Ludoteca" in (await nobody.http.get(link)).text
    assert len((await town.bruno.get("/api/me/contacts"))["contacts"]) == 1
    for _ in range(2):
        answer = await nobody.http.post(link, data={"List-Unsubscribe": "One-Click"})
        assert answer.status_code == 200
    assert (await town.bruno.get("/api/me/contacts"))["contacts"] == []
    assert await town.waiting() == []


async def test_an_address_can_be_taken_away(town: Town) -> None:
    await town.give_hook()
    await town.pass_on(await town.table())
    answer = await town.bruno.http.delete("/api/me/contacts/hook")
    assert answer.json()["contacts"] == []
    assert await town.waiting() == []


@pytest.mark.parametrize(
    "address", ["bruno", "a b@example.org", "a@b\r\nBcc: x@y.z", "a@b", "<a@b.c>", "a@b.c,d@e.f"]
)
async def test_what_is_no_mail_address_is_refused(server: Server, address: str) -> None:
    post = await PostOffice().open()
    server.settings = ServerSettings(
        data=server.settings.data, smtp_host="127.0.0.1", smtp_port=post.port, mail_from="a@b.c"
    )
    await server.restart()
    anna = await server.guest("Anna")
    answer = await anna.http.put("/api/me/contacts/mail", json={"address": address})
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-mail")
    await post.close()


async def test_a_server_without_mail_says_so(server: Server) -> None:
    anna = await server.guest("Anna")
    answer = await anna.http.put("/api/me/contacts/mail", json={"address": ADDRESS})
    assert answer.json()["code"] == "no-mail"
    assert await anna.get("/api/me/contacts") == {"contacts": [], "channels": ["hook"]}
    assert (await anna.http.put("/api/me/contacts/pigeon", json={"address": ADDRESS})).status_code == 400
    nobody = await server.guest()
    assert (await nobody.http.get("/api/me/contacts")).status_code == 401


async def test_addresses_are_limited_so_that_nobody_is_flooded(tmp_path: Path) -> None:
    post = await PostOffice().open()
    server = Server(tmp_path, rate_limits=True, smtp_host="127.0.0.1", smtp_port=post.port, mail_from="a@b.c")
    await server.start()
    codes = []
    for i in range(6):
        guest = await server.guest(f"Guest {i}")
        answer = await guest.http.put("/api/me/contacts/mail", json={"address": ADDRESS})
        codes.append(answer.status_code)
    assert codes == [200] * 5 + [429]
    await server.stop()
    await post.close()


async def test_codes_are_kept_as_hashes_alone(town: Town) -> None:
    await town.bruno.http.put("/api/me/contacts/mail", json={"address": ADDRESS})
    await town.deliver()
    code = link_in(town.post.mails[0], "confirm").partition("=")[2]
    async with town.server.house.database.read() as connection:
        row = (await connection.execute(select(contacts))).one()
    assert code not in map(str, row)

"""Messages to people who are not here, carried to a post office and a receiver of this test."""

from __future__ import annotations

import asyncio
import os
import re
import ssl
import subprocess
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from ludoteca.server.chores import Chore, Chores
from ludoteca.server.config import BadSetting, ServerSettings
from ludoteca.server.errors import Refusal
from ludoteca.server.notifications.mail import Mail
from ludoteca.server.notifications.message import Message, Undeliverable
from ludoteca.server.notifications.webhooks import Guard, Webhooks, is_public
from ludoteca.server.storage.schema import contacts, outbox
from ludoteca.server.words import words
from ludoteca.texts import LANGUAGES
from ludoteca.wire.notifications import OCCASIONS
from tests.server.endings import finish, seat_all
from tests.server.house import Guest, Hands, Server
from tests.server.post import PostOffice, Receiver

DIGEST = 300
DAYS = {"kind": "days", "days": 3}
ADDRESS = "bruno@example.org"


class Town:
    """A server, a post office, a receiver, Anna, and Bruno who wants to be told."""

    def __init__(self, server: Server, post: PostOffice, receiver: Receiver) -> None:
        self.server, self.post, self.receiver = server, post, receiver

    async def settle_in(self) -> Town:
        self.anna, self.bruno = await self.server.guest("Anna"), await self.server.guest("Bruno", "it")
        return self

    async def deliver(self, seconds: float = 0) -> None:
        self.server.clock.now += seconds
        await self.server.house.delivery.deliver()

    async def give_mail(self, address: str = ADDRESS) -> None:
        """Bruno gives an address and confirms it."""
        answer = await self.bruno.http.put("/api/me/contacts/mail", json={"address": address})
        assert answer.status_code == 200, answer.text
        await self.deliver()
        link = link_in(self.post.mails.pop(), "confirm")
        assert (await self.bruno.http.post(link)).status_code == 200
        self.post.sent_to.clear()

    async def give_hook(self, **wishes: Any) -> None:
        answer = await self.bruno.http.put(
            "/api/me/contacts/hook", json={"address": self.receiver.url, **wishes}
        )
        assert answer.status_code == 200, answer.text

    async def table(self, **wishes: Any) -> str:
        """A running table at which Bruno has not yet had a turn."""
        table_id = await self.anna.open(
            "me", "Bruno", options={"first_governor": 0}, **{"clock": DAYS, **wishes}
        )
        await seat_all(table_id, [self.bruno])
        return table_id

    async def pass_on(self, table_id: str, guest: Guest | None = None) -> None:
        """Anna (or another) plays until somebody else decides."""
        guest = guest or self.anna
        while (seen := await guest.see(table_id))["offers"]:
            await guest.do(table_id, "move", version=seen["version"], action=seen["offers"][-1]["action"])

    async def waiting(self) -> list[Any]:
        async with self.server.house.database.read() as connection:
            return list((await connection.execute(select(outbox).order_by(outbox.c.id))).all())


@pytest.fixture
async def town(tmp_path: Path, db: str) -> AsyncIterator[Town]:
    post, receiver = await PostOffice().open(), await Receiver().open()
    server = Server(
        tmp_path, db, smtp_host="127.0.0.1", smtp_port=post.port, smtp_security="none",
        mail_from="ludoteca@example.org", public_url="https://play.example.org/", private_hooks=True,
    )  # fmt: skip
    await server.start()
    yield await Town(server, post, receiver).settle_in()
    await server.stop()
    await post.close()
    await receiver.close()


def link_in(mail: Any, page: str) -> str:
    """The path of a link in a mail."""
    found = re.search(rf"https://play\.example\.org(/notifications/{page}\?code=[\w-]+)", mail.get_content())
    assert found is not None, mail.get_content()
    return found[1]


# --- being told ------------------------------------------------------------------------------------


async def test_when_it_becomes_my_turn_a_mail_comes_in_my_language(town: Town) -> None:
    await town.give_mail()
    table_id = await town.table()
    await town.pass_on(table_id)
    await town.deliver(DIGEST - 1)
    assert town.post.mails == []
    await town.deliver(1)
    (mail,) = town.post.mails
    assert (mail["To"], mail["From"]) == (ADDRESS, "ludoteca@example.org")
    assert mail["Subject"] == "Tocca a te: Puerto Rico con Anna"
    text = mail.get_content()
    assert f"https://play.example.org/table/{table_id}" in text
    assert "Il tuo tempo finisce il 2027-01-18 08:00 UTC." in text
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    await town.deliver(10 * DIGEST)
    assert len(town.post.mails) == 1
    assert await town.waiting() == []


async def test_a_webhook_gets_the_same_as_json(town: Town) -> None:
    await town.give_hook()
    table_id = await town.table()
    await town.pass_on(table_id)
    await town.deliver(DIGEST)
    (note,) = town.receiver.got
    link = f"https://play.example.org/table/{table_id}"
    (news,) = note["news"]
    assert (news["kind"], news["table"], news["game"], news["link"]) == (
        "turn", table_id, "puerto_rico", link,
    )  # fmt: skip
    assert news["deadline"] == 1_800_000_000 + 3 * 86400
    assert note["text"] == note["content"] == f"{news['text']} {link}"
    assert town.receiver.heads[0].startswith("POST /hook?secret=x HTTP/1.1\r\nHost: 127.0.0.1:")


async def test_several_events_become_one_message(town: Town) -> None:
    await town.give_mail()
    first, second = await town.table(), await town.table(clock={"kind": "none"})
    await town.pass_on(first)
    await town.deliver(DIGEST - 60)
    await town.pass_on(second)
    invited = await town.anna.open("me", "Bruno", "open")
    await town.deliver(60)
    (mail,) = town.post.mails
    assert mail["Subject"] == "Novità dai tuoi tavoli (3)"
    positions = [mail.get_content().index(table_id) for table_id in (first, second, invited)]
    assert positions == sorted(positions)
    assert "Anna ti invita a giocare a Puerto Rico; al tavolo: Anna, posto libero." in mail.get_content()
    await town.deliver(DIGEST)
    assert len(town.post.mails) == 1


async def test_questions_and_the_end_of_a_game_are_told(town: Town) -> None:
    await town.give_hook()
    table_id = await town.table()
    await town.pass_on(table_id)
    version = (await town.anna.see(table_id))["version"]
    await town.anna.do(table_id, "ask_take_back", version=version)
    await town.deliver(DIGEST)
    note = town.receiver.got.pop()
    assert [news["kind"] for news in note["news"]] == ["turn", "question"]
    assert note["news"][1]["text"] == "Anna chiede di ritirare delle mosse a Puerto Rico. Sei d'accordo?"
    await town.bruno.do(table_id, "answer", yes=False)
    await finish(town.server, table_id, 41, 1)
    ended = await town.table()
    await town.anna.do(ended, "offer_end")
    await town.deliver(DIGEST)
    texts = [news["text"] for news in town.receiver.got.pop()["news"]]
    assert texts == [
        "Puerto Rico con Anna è finita: sei al posto 2 con un punto.",
        "Anna propone di finire qui la partita di Puerto Rico. Sei d'accordo?",
    ]
    await town.bruno.do(ended, "answer", yes=True)
    await town.deliver(DIGEST)
    assert town.receiver.got == []


async def test_what_is_settled_in_the_meantime_is_not_told(town: Town) -> None:
    await town.give_mail()
    table_id, invited = await town.table(), await town.anna.open("me", "Bruno", "open")
    await town.pass_on(table_id)
    await town.pass_on(table_id, town.bruno)
    await town.bruno.do(invited, "decline")
    assert {row.kind for row in await town.waiting()} == {"turn", "invitation"}
    await town.deliver(DIGEST)
    assert town.post.mails == []
    assert await town.waiting() == []


async def test_nothing_is_told_while_the_person_looks_at_the_table(town: Town, tmp_path: Path) -> None:
    await town.give_mail()
    here, elsewhere = await town.table(), await town.table()
    other = Server(tmp_path, town.server.settings.db)
    other.clock = town.server.clock
    await other.start()
    chair = await (await other.guest(cookie=town.bruno.http.cookies["ludoteca"])).sit(here)
    await chair.hear()
    for table_id in (here, elsewhere):
        await town.pass_on(table_id)
    town.server.clock.now += DIGEST - 5
    await other.house.delivery.deliver()
    await town.deliver(5)
    (mail,) = town.post.mails
    assert elsewhere in mail.get_content()
    assert here not in mail.get_content()
    await other.stop()


async def test_looking_through_the_same_process(town: Town) -> None:
    await town.give_mail()
    table_id = await town.table()
    await town.pass_on(table_id)
    chair = await town.bruno.sit(table_id)
    await chair.hear()
    await town.deliver(DIGEST)
    assert town.post.mails == []
    assert await town.waiting() == []


async def test_live_tables_call_nobody_but_invite(town: Town) -> None:
    await town.give_mail()
    table_id = await town.anna.open("me", "Bruno", clock={"kind": "bank", "bank": 600, "increment": 9})
    assert [row.kind for row in await town.waiting()] == ["invitation"]
    await seat_all(table_id, [town.bruno])
    await town.pass_on(table_id)
    assert [row.kind for row in await town.waiting()] == ["invitation"]


async def test_who_did_not_ask_is_told_nothing_and_kinds_are_chosen(town: Town) -> None:
    table_id = await town.table()
    await town.pass_on(table_id)
    assert await town.waiting() == []
    await town.give_hook(kinds=["over", "question"])
    await town.pass_on(table_id, town.bruno)
    await town.pass_on(table_id)
    await town.deliver(DIGEST)
    assert town.receiver.got == []
    await finish(town.server, table_id, 2, 1)
    await town.deliver(DIGEST)
    assert [news["kind"] for news in town.receiver.got[0]["news"]] == ["over"]


# --- nothing is lost, nothing is told twice ----------------------------------------------------------


async def test_what_waits_survives_a_restart(town: Town) -> None:
    await town.give_mail()
    await town.pass_on(await town.table())
    await town.server.restart()
    await town.deliver(DIGEST)
    assert len(town.post.mails) == 1


async def test_two_processes_tell_it_once(town: Town, tmp_path: Path) -> None:
    settings = town.server.settings
    other = Server(
        tmp_path, settings.db, smtp_host="127.0.0.1", smtp_port=town.post.port, smtp_security="none",
        mail_from=settings.mail_from, private_hooks=True,
    )  # fmt: skip
    other.clock = town.server.clock
    await other.start()
    await town.give_mail()
    await town.give_hook()
    for i in range(4):
        await town.pass_on(await town.table())
        town.server.clock.now += DIGEST
        await asyncio.gather(
            *(one.house.delivery.deliver() for one in (town.server, other, town.server, other))
        )
        assert (len(town.post.mails), len(town.receiver.got)) == (i + 1, i + 1)
    assert await town.waiting() == []
    await other.stop()


async def test_what_a_dead_process_claimed_is_told_by_another_later(town: Town) -> None:
    await town.give_mail()
    await town.pass_on(await town.table())
    town.server.clock.now += DIGEST
    me = (await town.bruno.get("/api/me"))["id"]
    claimed = await town.server.house.delivery._outbox.claim(me, "mail", town.server.clock())
    assert [one.kind for one in claimed] == ["invitation", "turn"]
    await town.deliver(299)
    assert town.post.mails == []
    await town.deliver(1)
    assert len(town.post.mails) == 1


async def test_failures_are_tried_again_with_growing_pauses_and_the_same_id(town: Town) -> None:
    await town.give_mail()
    await town.pass_on(await town.table())
    town.post.answers = ["450 later", "450 later"]
    await town.deliver(DIGEST)
    for pause in (60, 240):
        assert len(town.post.answers) == (1 if pause == 60 else 0)
        await town.deliver(pause - 1)
        assert town.post.mails == []
        await town.deliver(1)
    (mail,) = town.post.mails
    assert re.fullmatch(r"<[\w-]+\.\d+\.\d+@example\.org>", mail["Message-ID"])
    assert await town.waiting() == []


async def test_after_many_failures_or_a_final_refusal_it_is_given_up(town: Town) -> None:
    await town.give_mail()
    await town.give_hook()
    await town.pass_on(await town.table())
    town.post.answers, town.receiver.answers = ["550 nobody here"], ["302 elsewhere"] * 6
    await town.deliver(DIGEST)
    assert {row.channel for row in await town.waiting()} == {"hook"}
    for attempt in range(5):
        await town.deliver(60 * 4**attempt)
    assert len(town.receiver.got) == 6
    assert len({note["id"] for note in town.receiver.got}) == 1
    assert await town.waiting() == []


async def test_a_graceful_stop_waits_for_what_is_being_sent() -> None:
    began, may_end, sent = asyncio.Event(), asyncio.Event(), []

    async def send() -> None:
        began.set()
        await may_end.wait()
        sent.append("letter")

    async def stumble() -> None:
        raise RuntimeError

    chores = Chores(Chore("letters", 3600, send), Chore("stumbling", 3600, stumble))
    chores.start()
    await began.wait()
    stopping = asyncio.create_task(chores.stop())
    await asyncio.sleep(0)
    may_end.set()
    await stopping
    assert sent == ["letter"]


# --- addresses ---------------------------------------------------------------------------------------


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


# --- webhooks lead outside only ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("93.184.216.34", True), ("2606:2800:220:1::1", True), ("127.0.0.1", False), ("10.1.2.3", False),
        ("192.168.0.1", False), ("172.16.0.1", False), ("169.254.169.254", False), ("100.64.0.1", False),
        ("0.0.0.0", False), ("224.0.0.1", False), ("255.255.255.255", False), ("::1", False), ("::", False),
        ("fe80::1%eth0", False), ("fd00::1", False), ("::ffff:127.0.0.1", False),
        ("::ffff:93.184.216.34", True), ("2002:7f00:1::", False),
        ("64:ff9b::7f00:1", False), ("64:ff9b::a00:1", False),
    ],
)  # fmt: skip
def test_addresses_of_the_open_internet(address: str, expected: bool) -> None:
    assert is_public(address) is expected


def resolved(*addresses: str) -> Callable[[str, int], Any]:
    async def resolve(host: str, port: int) -> list[str]:
        if not addresses:
            raise OSError("no such host")
        return list(addresses)

    return resolve


@pytest.mark.parametrize(
    "url",
    [
        "ftp://example.org/", "file:///etc/passwd", "//example.org/", "example.org", "http://", "http://:80/",
        "http://user:secret@example.org/", "http://example.org/ x", "http://example.org/\r\nX: y",
        "http://example.org:99999/", "http://[::1/", "http://exämple.org/",
    ],
)  # fmt: skip
async def test_odd_webhooks_are_refused(url: str) -> None:
    with pytest.raises(Refusal) as refusal:
        await Guard(False, resolved("93.184.216.34")).check(url)
    assert refusal.value.code == "bad-hook"


async def test_a_name_that_stands_for_a_private_address_is_refused() -> None:
    for addresses in ((), ("127.0.0.1",), ("93.184.216.34", "10.0.0.1")):
        with pytest.raises(Refusal):
            await Guard(False, resolved(*addresses)).check("https://example.org/hook")
    place = await Guard(False, resolved("93.184.216.34")).check("https://example.org/hook?a=b")
    assert place == ("93.184.216.34", 443, "example.org", "/hook?a=b", True)
    for literal in ("http://127.0.0.1/", "http://[::1]/", "http://0x7f000001/", "http://2130706433/"):
        with pytest.raises(Refusal):
            await Guard(False).check(literal)


async def test_a_private_webhook_is_refused_by_the_server_unless_allowed(server: Server) -> None:
    anna = await server.guest("Anna", "it")
    answer = await anna.http.put("/api/me/contacts/hook", json={"address": "http://localhost:1/"})
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-hook")


async def test_a_name_that_changes_its_address_afterwards_is_not_followed() -> None:
    receiver = await Receiver().open()
    answers = [["93.184.216.34"], ["127.0.0.1"]]

    async def rebinding(host: str, port: int) -> list[str]:
        return answers.pop(0)

    guard = Guard(False, rebinding)
    url = f"http://example.org:{receiver.port}/"
    await guard.check(url)
    with pytest.raises(Undeliverable):
        await Webhooks(guard).carry(url, Message("1", "s", "b"))
    assert receiver.got == []
    await receiver.close()


async def test_the_connection_goes_to_the_address_that_was_checked_under_the_given_name() -> None:
    receiver = await Receiver().open()
    hooks = Webhooks(Guard(True, resolved("127.0.0.1")))
    await hooks.carry(f"http://example.org:{receiver.port}/a?b=c", Message("1", "s", "b"))
    assert f"Host: example.org:{receiver.port}\r\n" in receiver.heads[0]
    receiver.answers = ["301 there\r\nLocation: http://127.0.0.1/"]
    with pytest.raises(Undeliverable, match="answered 301"):
        await hooks.carry(f"http://example.org:{receiver.port}/", Message("1", "s", "b"))
    receiver.answers = ["410 gone"]
    with pytest.raises(Undeliverable) as gone:
        await hooks.carry(f"http://example.org:{receiver.port}/", Message("1", "s", "b"))
    assert gone.value.for_good
    await receiver.close()


# --- TLS -----------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> tuple[ssl.SSLContext, ssl.SSLContext]:
    """A server's context, and a client's that trusts it."""
    folder = tmp_path_factory.mktemp("certificate")
    try:
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", "key.pem",
             "-out", "cert.pem", "-days", "2", "-subj", "/CN=localhost",
             "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"],
            cwd=folder, check=True, capture_output=True,
        )  # fmt: skip
    except FileNotFoundError:
        if "CI" in os.environ:
            raise
        pytest.skip("openssl is not installed (Debian: apt-get install openssl)")
    server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    server.load_cert_chain(folder / "cert.pem", folder / "key.pem")
    return server, ssl.create_default_context(cafile=str(folder / "cert.pem"))


@pytest.mark.parametrize("security", ["starttls", "tls"])
async def test_mail_is_encrypted_and_signed_in(
    certificate: tuple[ssl.SSLContext, ssl.SSLContext], security: str
) -> None:
    post = await PostOffice(certificate[0], security == "tls").open()
    settings = ServerSettings(
        smtp_host="localhost", smtp_port=post.port, smtp_security=security, smtp_user="me",
        smtp_password="secret", mail_from="a@b.c",
    )  # fmt: skip
    await Mail(settings, Hands(), certificate[1]).carry("x@y.z", Message("1", "è", "perché no"))
    assert (post.was_encrypted, post.sent_to, len(post.signed_in)) == ([True], ["x@y.z"], 1)
    assert post.mails[0]["Subject"] == "è"
    assert "secret" not in repr(settings)
    with pytest.raises(Undeliverable, match="certificate"):
        await Mail(settings, Hands()).carry("x@y.z", Message("1", "s", "b"))
    assert len(post.mails) == 1
    await post.close()


async def test_no_mail_goes_out_when_encryption_is_wanted_and_not_offered() -> None:
    post = await PostOffice().open()
    settings = ServerSettings(smtp_host="127.0.0.1", smtp_port=post.port, mail_from="a@b.c")
    with pytest.raises(Undeliverable):
        await Mail(settings, Hands()).carry("x@y.z", Message("1", "s", "b"))
    assert post.mails == []
    await post.close()


async def test_webhooks_over_https_check_the_certificate_of_the_name(
    certificate: tuple[ssl.SSLContext, ssl.SSLContext],
) -> None:
    receiver = await Receiver(certificate[0]).open()
    hooks = Webhooks(Guard(True, resolved("127.0.0.1")), certificate[1])
    await hooks.carry(f"https://localhost:{receiver.port}/", Message("1", "s", "b"))
    assert len(receiver.got) == 1
    with pytest.raises(Undeliverable, match="certificate"):
        await hooks.carry(f"https://example.org:{receiver.port}/", Message("1", "s", "b"))
    assert len(receiver.got) == 1
    await receiver.close()


def test_wrong_mail_settings_are_named() -> None:
    with pytest.raises(BadSetting, match="smtp_security"):
        Mail(ServerSettings(smtp_host="h", mail_from="a@b.c", smtp_security="maybe"), Hands())
    with pytest.raises(BadSetting, match="mail_from"):
        Mail(ServerSettings(smtp_host="h"), Hands())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_letter_and_page_has_its_text(language: str) -> None:
    lines = ["turn", "turn-until", "invitation", "question-take-back", "question-end", "over", "ended"]
    subjects = [f"subject-{kind}" for kind in (*OCCASIONS, "many", "confirm")]
    messages = [f"notification-{name}" for name in (*lines, *subjects, "footer", "confirm")]
    pages = [
        f"page-{name}"
        for name in ("confirm", "confirm-button", "confirmed", "stop", "stop-button", "stopped")
    ]
    for name in messages + pages:
        assert words(language).say(name) != name


async def test_codes_are_kept_as_hashes_alone(town: Town) -> None:
    await town.bruno.http.put("/api/me/contacts/mail", json={"address": ADDRESS})
    await town.deliver()
    code = link_in(town.post.mails[0], "confirm").partition("=")[2]
    async with town.server.house.database.read() as connection:
        row = (await connection.execute(select(contacts))).one()
    assert code not in map(str, row)

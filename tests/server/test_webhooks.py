"""Webhooks lead to the open internet only, to the address that was checked."""

from __future__ import annotations

import ssl
from collections.abc import Callable
from typing import Any

import pytest

from ludoteca.server.errors import Refusal
from ludoteca.server.notifications.message import Message, Undeliverable
from ludoteca.server.notifications.webhooks import Guard, Webhooks, is_public
from tests.server.house import Server
from tests.server.post import Receiver


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

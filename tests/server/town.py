"""A small town: a server, its post office, and two who play there."""

from __future__ import annotations

import re
from typing import Any

from sqlalchemy import select

from ludoteca.server.storage.schema import outbox
from tests.server.endings import seat_all
from tests.server.house import Guest, Server
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


def link_in(mail: Any, page: str) -> str:
    """The path of a link in a mail."""
    found = re.search(rf"https://play\.example\.org(/notifications/{page}\?code=[\w-]+)", mail.get_content())
    assert found is not None, mail.get_content()
    return found[1]

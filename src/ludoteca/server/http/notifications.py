"""How I want to be reached; and the pages behind the links in messages, for whoever got one.

A page only shows a button: programs that look at the links in a mail confirm and stop nothing.
"""

from __future__ import annotations

from html import escape
from typing import Annotated, Literal

from litestar import Controller, MediaType, Response, delete, get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK

from ludoteca.server.errors import Refusal
from ludoteca.server.house import House
from ludoteca.server.http.params import TheAsker, TheHouse
from ludoteca.server.people.person import Person
from ludoteca.server.words import Words
from ludoteca.wire.notifications import Contacts, NewContact

Channel = FromPath[Literal["mail", "hook"]]
Code = Annotated[str, QueryParameter(min_length=1, max_length=40, pattern=r"^[\w-]+$")]


class NotificationsController(Controller):
    """Messages to those who are not here."""

    tags = ["messages"]

    @get("/api/me/contacts", summary="Where I am reached")
    async def contacts(self, asker: TheAsker, house: TheHouse) -> Contacts:
        """And the ways this server knows."""
        return await _contacts(house, asker.must_be_at_the_screen())

    @put("/api/me/contacts/{channel:str}", summary="Be reached by mail or webhook")
    async def reach(
        self, channel: Channel, data: JSONBody[NewContact], asker: TheAsker, house: TheHouse
    ) -> Contacts:
        """A new mail address gets a message with a link by which its owner confirms it."""
        person = asker.must_be_at_the_screen()
        house.limits.spend("command", person.id)
        if not await house.contacts.is_known(person, channel, data.address):
            house.limits.spend("contact", person.id)
            house.limits.spend("contact", f"to {data.address.lower()}")
        await house.contacts.reach(person, channel, data.address, data.kinds)
        return await _contacts(house, person)

    @delete("/api/me/contacts/{channel:str}", summary="Be reached no more", status_code=HTTP_200_OK)
    async def remove(self, channel: Channel, asker: TheAsker, house: TheHouse) -> Contacts:
        """What waits to be sent is dropped."""
        person = asker.must_be_at_the_screen()
        await house.contacts.remove(person, channel)
        return await _contacts(house, person)

    @get("/notifications/confirm", media_type=MediaType.HTML, include_in_schema=False)
    async def ask_to_confirm(self, asker: TheAsker, code: Code) -> str:
        """A button that confirms the address."""
        return _page(asker.words, "page-confirm", "page-confirm-button")

    @post(
        "/notifications/confirm", media_type=MediaType.HTML, include_in_schema=False, status_code=HTTP_200_OK
    )
    async def confirm(self, asker: TheAsker, house: TheHouse, code: Code) -> Response[str]:
        """The owner of the address says yes."""
        house.limits.spend("code", asker.address)
        try:
            await house.contacts.confirm(code)
        except Refusal as refusal:
            return Response(_page(asker.words, f"refusal-{refusal.code}"), status_code=refusal.status)
        return Response(_page(asker.words, "page-confirmed"))

    @get("/notifications/stop", media_type=MediaType.HTML, include_in_schema=False)
    async def ask_to_stop(self, asker: TheAsker, code: Code) -> str:
        """A button that ends the messages."""
        return _page(asker.words, "page-stop", "page-stop-button")

    @post("/notifications/stop", media_type=MediaType.HTML, include_in_schema=False, status_code=HTTP_200_OK)
    async def stop(self, asker: TheAsker, house: TheHouse, code: Code) -> str:
        """No more messages; mail programs ask this by one click."""
        house.limits.spend("code", asker.address)
        await house.contacts.stop(code)
        return _page(asker.words, "page-stopped")


async def _contacts(house: House, person: Person) -> Contacts:
    return Contacts(await house.contacts.of(person), house.contacts.channels)


def _page(words: Words, text: str, button: str = "") -> str:
    # The form posts to its own address, and the code with it.
    form = f"<form method='post'><button>{escape(words.say(button))}</button></form>" if button else ""
    return (
        f"<!doctype html><html lang='{words.language}'><meta charset='utf-8'>"
        "<meta name='viewport' content='width=device-width'><title>Ludoteca</title>"
        f"<h1>Ludoteca</h1><p>{escape(words.say(text))}</p>{form}</html>"
    )

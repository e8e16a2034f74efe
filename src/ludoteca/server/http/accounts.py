"""Accounts: a forgotten password, all that is kept about me, the end; and people one does not hear."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Response, delete, get, post, put
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_202_ACCEPTED

from ludoteca.server.errors import Refusal
from ludoteca.server.http.asker import no_cookie
from ludoteca.server.http.params import TheAsker, TheHouse
from ludoteca.server.http.people import welcome
from ludoteca.server.lobby.farewell import take_leave
from ludoteca.server.notifications.contacts import MAIL
from ludoteca.server.people import passwords
from ludoteca.server.people.export import export
from ludoteca.server.people.person import name_key
from ludoteca.server.people.sessions import BROWSER, PROGRAM
from ludoteca.wire.people import Farewell, Forgotten, Me, Mutes, NewReport, Recover, Recovery


class AccountsController(Controller):
    """What is mine, and how I keep it."""

    path = "/api"
    tags = ["people"]

    @get("/session/recovery", summary="Can a forgotten password be replaced?")
    async def can_recover(self, house: TheHouse) -> Recovery:
        """Where this server sends mail."""
        return Recovery(MAIL in house.contacts.channels)

    @post("/session/recovery", summary="I forgot my password", status_code=HTTP_202_ACCEPTED)
    async def forgot(self, data: JSONBody[Forgotten], asker: TheAsker, house: TheHouse) -> None:
        """A link goes to the confirmed address of that person; if there is none, the answer is the same."""
        if MAIL not in house.contacts.channels:
            raise Refusal("no-mail")
        house.limits.spend("recovery", asker.address)
        house.limits.spend("recovery", f"of {name_key(data.name.strip())}")
        person = await house.people.find(data.name)
        if person is not None:
            await house.contacts.ask_to_recover(person)

    @put("/session/recovery", summary="Choose a new password")
    async def recover(self, data: JSONBody[Recover], asker: TheAsker, house: TheHouse) -> Response[Me]:
        """With the code of the link, once; all sessions and tokens end."""
        house.limits.spend("code", asker.address)
        passwords.check(data.new)  # before the code is used up
        person = await house.people.get(await house.contacts.recover(data.code))
        if person.is_blocked:
            raise Refusal("blocked", 403)
        await house.people.reset_password(person, data.new)
        await house.sessions.end_all(person, BROWSER, PROGRAM)
        return await welcome(house, await house.people.get(person.id), asker.browser)

    @get("/me/export", summary="Everything about me")
    async def export(self, asker: TheAsker, house: TheHouse) -> Response[Any]:
        """A file with all that the house keeps about me."""
        person = asker.must_be_at_the_screen()
        house.limits.spend("export", person.id)
        headers = {"Content-Disposition": 'attachment; filename="ludoteca.json"'}
        return Response(await export(house.database, person), headers=headers)

    @post("/me/farewell", summary="Delete my account", status_code=HTTP_200_OK)
    async def farewell(self, data: JSONBody[Farewell], asker: TheAsker, house: TheHouse) -> Response[None]:
        """The games stay and the name goes; there is no way back."""
        person = asker.must_be_at_the_screen()
        house.limits.spend("sign-in", asker.address)
        await house.people.check_password(person, data.password)
        await house.sessions.end_all(person, BROWSER, PROGRAM)
        await take_leave(house.database, person, house.rooms.change)
        house.people.forget_name(person)
        return Response(None, cookies=[no_cookie(house)])

    @get("/me/mutes", summary="Whom I do not hear")
    async def mutes(self, asker: TheAsker, house: TheHouse) -> Mutes:
        """In the order of their names."""
        return Mutes(await house.mutes.of(asker.must_be_known()))

    @put("/me/mutes/{person_id:str}", summary="Not hear somebody")
    async def mute(self, person_id: FromPath[str], asker: TheAsker, house: TheHouse) -> Mutes:
        """No chat of theirs and no invitation reaches me; they are not told."""
        person = asker.must_be_known()
        house.limits.spend("command", person.id)
        await house.mutes.mute(person, await house.people.get(person_id))
        return Mutes(await house.mutes.of(person))

    @delete("/me/mutes/{person_id:str}", summary="Hear somebody again", status_code=HTTP_200_OK)
    async def hear(self, person_id: FromPath[str], asker: TheAsker, house: TheHouse) -> Mutes:
        """As before."""
        person = asker.must_be_known()
        await house.mutes.hear(person, await house.people.get(person_id))
        return Mutes(await house.mutes.of(person))

    @post("/reports", summary="Report somebody")
    async def report(self, data: JSONBody[NewReport], asker: TheAsker, house: TheHouse) -> None:
        """The administrator reads it, with what that person said last at our tables."""
        person = asker.must_be_known()
        house.limits.spend("report", person.id)
        house.limits.spend("report", asker.address)
        await house.reports.file(person, await house.people.get(data.about), data.text)

"""People: coming in, going out, changing, tokens for programs."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, Response, delete, get, patch, post, put
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK

from ludoteca.server.house import House
from ludoteca.server.http.asker import COOKIE, no_cookie, session_cookie
from ludoteca.server.http.params import TheAsker, TheHouse
from ludoteca.server.people.person import Person
from ludoteca.server.people.sessions import BROWSER, PROGRAM
from ludoteca.wire.people import ChangeMe, Me, NewPassword, NewToken, Nickname, Session, SignIn, Token


class PeopleController(Controller):
    """Who I am."""

    path = "/api"
    tags = ["people"]

    @post("/session/nickname", summary="Come in with a nickname")
    async def arrive(self, data: JSONBody[Nickname], asker: TheAsker, house: TheHouse) -> Response[Me]:
        """A nickname is enough to play."""
        house.limits.spend("nickname", asker.address)
        person = await house.people.arrive(data.name, data.language)
        return await welcome(house, person, asker.browser)

    @post("/session", summary="Sign in", status_code=HTTP_200_OK)
    async def sign_in(
        self, data: JSONBody[SignIn], asker: TheAsker, house: TheHouse, request: Request[Any, Any, Any]
    ) -> Response[Me]:
        """With name and password; the old session of this browser ends."""
        house.limits.spend("sign-in", asker.address)
        person = await house.people.sign_in(data.name, data.password)
        if old := request.cookies.get(COOKIE):
            await house.sessions.close(old)
        return await welcome(house, person, asker.browser)

    @delete("/session", summary="Sign out", status_code=HTTP_200_OK)
    async def sign_out(self, house: TheHouse, request: Request[Any, Any, Any]) -> Response[None]:
        """Here only."""
        if secret := request.cookies.get(COOKIE):
            await house.sessions.close(secret)
        return Response(None, cookies=[no_cookie(house)])

    @delete("/sessions", summary="Sign out everywhere", status_code=HTTP_200_OK)
    async def sign_out_everywhere(self, asker: TheAsker, house: TheHouse) -> Response[None]:
        """On all devices; programs keep their tokens."""
        await house.sessions.end_all(asker.must_be_at_the_screen(), BROWSER)
        return Response(None, cookies=[no_cookie(house)])

    @get("/me", summary="Who I am")
    async def me(self, asker: TheAsker) -> Me:
        """The person of this session."""
        return _me(asker.must_be_known())

    @patch("/me", summary="Change name or language")
    async def change(self, data: JSONBody[ChangeMe], asker: TheAsker, house: TheHouse) -> Me:
        """Only what is given is changed."""
        return _me(await house.people.change(asker.must_be_at_the_screen(), data.name, data.language))

    @put("/me/password", summary="Set a password")
    async def password(self, data: JSONBody[NewPassword], asker: TheAsker, house: TheHouse) -> Response[Me]:
        """Makes a nickname an account; all other sessions and all tokens end."""
        person = asker.must_be_at_the_screen()
        house.limits.spend("sign-in", asker.address)
        await house.people.set_password(person, data.old, data.new)
        await house.sessions.end_all(person, BROWSER, PROGRAM)
        return await welcome(house, await house.people.get(person.id), asker.browser)

    @get("/me/tokens", summary="My tokens for programs")
    async def tokens(self, asker: TheAsker, house: TheHouse) -> list[Token]:
        """Without their secrets."""
        return [Token(**row) for row in await house.sessions.of(asker.must_be_at_the_screen(), PROGRAM)]

    @post("/me/tokens", summary="Make a token for a program")
    async def make_token(self, data: JSONBody[NewToken], asker: TheAsker, house: TheHouse) -> Token:
        """The secret is shown this once; send it as `Authorization: Bearer …`."""
        person = asker.must_be_at_the_screen()
        opened = await house.sessions.open(person, PROGRAM, data.label, data.scope)
        return Token(opened.id, data.label, data.scope, opened.created_at, opened.secret)

    @delete("/me/tokens/{token_id:str}", summary="Revoke a token", status_code=HTTP_200_OK)
    async def revoke_token(self, token_id: FromPath[str], asker: TheAsker, house: TheHouse) -> None:
        """It opens nothing any more."""
        await house.sessions.end(asker.must_be_at_the_screen(), token_id, PROGRAM)

    @get("/me/sessions", summary="Where I am signed in")
    async def sessions(self, asker: TheAsker, house: TheHouse) -> list[Session]:
        """All browsers, oldest first."""
        person = asker.must_be_at_the_screen()
        found = await house.sessions.of(person, BROWSER)
        return [
            Session(row["id"], row["label"], row["created_at"], row["id"] == asker.session_id)
            for row in found
        ]

    @delete("/me/sessions/{session_id:str}", summary="Sign out another browser", status_code=HTTP_200_OK)
    async def end_session(self, session_id: FromPath[str], asker: TheAsker, house: TheHouse) -> None:
        """What is open there closes at once."""
        await house.sessions.end(asker.must_be_at_the_screen(), session_id, BROWSER)


async def welcome(house: House, person: Person, browser: str) -> Response[Me]:
    """Somebody is in: with a cookie, by which this browser is recognised."""
    secret = (await house.sessions.open(person, label=browser)).secret
    return Response(_me(person), cookies=[session_cookie(house, secret)])


def _me(person: Person) -> Me:
    return Me(person.id, person.name, person.language, person.has_password)

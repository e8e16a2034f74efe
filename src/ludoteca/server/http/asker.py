"""Who asks: recognised by a cookie or a token, in which language, from where."""

from __future__ import annotations

from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection, Request
from litestar.datastructures import Cookie

from ludoteca.server.config import Network
from ludoteca.server.errors import Refusal
from ludoteca.server.house import House
from ludoteca.server.http.browser import browser_of
from ludoteca.server.people.person import Person
from ludoteca.server.people.sessions import BROWSER, LOOK, PROGRAM
from ludoteca.server.play.seen import Viewer
from ludoteca.server.words import Words, words
from ludoteca.texts import LANGUAGES

COOKIE = "ludoteca"
BLOCK = 64
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
Connection = ASGIConnection[Any, Any, Any, Any]


@dataclass(frozen=True)
class Asker:
    """The one who sent a request."""

    person: Person | None
    is_program: bool
    address: str
    words: Words
    browser: str = ""
    session_id: str = ""
    """The session or the token by which the person was recognised."""
    only_looks: bool = False
    """Is it a token that may change nothing?"""

    def must_be_known(self) -> Person:
        """The person, or a refusal."""
        if self.person is None:
            raise Refusal("not-signed-in", 401)
        return self.person

    def must_be_at_the_screen(self) -> Person:
        """The person and not a program of his: it may play, and not change the account."""
        person = self.must_be_known()
        if self.is_program:
            raise Refusal("not-for-programs", 403)
        return person

    def must_not_only_look(self) -> None:
        """A token that was made for looking changes nothing."""
        if self.only_looks:
            raise Refusal("only-looks", 403)

    @property
    def who(self) -> str:
        """For counting: the person, or the address."""
        return self.person.id if self.person else self.address

    @property
    def viewer(self) -> Viewer:
        """The same as somebody who looks at a table."""
        return Viewer(self.person.id if self.person else None, self.is_program, self.words)


async def who_asks(connection: Connection, house: House) -> Asker:
    """Recognise the one who asks."""
    address = address_of(connection, house)
    language = accepted_language(connection)
    browser = browser_of(connection.headers.get("user-agent", ""))
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    is_program = scheme.lower() == "bearer" and bool(token)
    secret = token if is_program else connection.cookies.get(COOKIE)
    known = await house.sessions.recognise(secret, PROGRAM if is_program else BROWSER) if secret else None
    if known is None:
        return Asker(None, False, address, words(language), browser)
    if known.person.is_blocked:
        raise Refusal("blocked", 403)
    house.origins.saw(known.person.id, address)
    return Asker(
        known.person,
        is_program,
        address,
        words(known.person.language),
        browser,
        known.session_id,
        known.scope == LOOK,
    )


def address_of(connection: Connection, house: House) -> str:
    """Where a client comes from, for counting: who has IPv6 has a whole block of addresses.

    The word of a proxy for it counts only if the proxy is ours.
    """
    address = connection.client.host if connection.client else "local"
    heard = connection.headers.get("x-forwarded-for", "").split(",")
    # Every proxy adds on the right whom it heard: go back as long as one of ours is speaking.
    while heard and _is_ours(address, house.settings.trusted_proxies):
        if not _is_address(before := heard.pop().strip()):
            break
        address = before
    return block_of(address)


def block_of(address: str) -> str:
    """An address, or the block of addresses that one customer of a provider has."""
    if not _is_address(address) or (parsed := ip_address(address)).version == 4:
        return address
    mapped = parsed.ipv4_mapped if isinstance(parsed, IPv6Address) else None
    return str(mapped or ip_network((parsed, BLOCK), strict=False))


def _is_ours(address: str, proxies: tuple[Network, ...]) -> bool:
    return _is_address(address) and any(ip_address(address) in network for network in proxies)


def _is_address(text: str) -> bool:
    try:
        ip_address(text)
    except ValueError:
        return False
    return True


def accepted_language(connection: Connection) -> str:
    """The language of the page if its address says so, else the first of the browser that we speak."""
    wished = connection.query_params.get("lang", "")
    for part in (wished, *connection.headers.get("accept-language", "")[:200].split(",")):
        if (tag := part.split(";")[0].strip()[:2].lower()) in LANGUAGES:
            return tag
    return LANGUAGES[0]


def check_origin(connection: Connection, house: House) -> None:
    """Refuse what another web site made a browser send."""
    origin = connection.headers.get("origin")
    if origin is None or origin.rstrip("/") in house.settings.allowed_origins:
        return
    if urlsplit(origin).netloc.lower() != connection.headers.get("host", "").lower():
        raise Refusal("wrong-origin", 403)


async def before_request(request: Request[Any, Any, Any]) -> None:
    """Nothing is changed on behalf of another web site."""
    if request.method not in SAFE:
        check_origin(request, request.app.state.house)


def session_cookie(house: House, secret: str) -> Cookie:
    """The cookie of a session: out of reach of scripts and of other sites."""
    return Cookie(
        key=COOKIE,
        value=secret,
        path="/",
        max_age=house.settings.session_days * 86400,
        httponly=True,
        secure=house.settings.https,
        samesite="lax",
    )


def no_cookie(house: House) -> Cookie:
    """The end of a session."""
    cookie = session_cookie(house, "")
    cookie.max_age = 0
    return cookie

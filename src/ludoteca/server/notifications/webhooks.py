"""Webhooks: a message is posted to an address that a person gave.

The server must not become a door into its own network: the name is resolved, every address it stands for is
checked, and the connection goes to the address that was checked. No redirect is followed, of the answer
only the status is read.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import NamedTuple
from urllib.parse import SplitResult, urlsplit

import msgspec

from ludoteca.server.errors import Refusal
from ludoteca.server.notifications.message import Message, Undeliverable

PATIENCE = 10.0
GONE = 410
Resolve = Callable[[str, int], Awaitable[list[str]]]


class Place(NamedTuple):
    """Where to connect: an address that was checked, and the name it goes by."""

    address: str
    port: int
    host: str
    target: str
    is_tls: bool


class Guard:
    """Which webhooks are allowed."""

    def __init__(self, allow_private: bool, resolve: Resolve | None = None) -> None:
        self._allow_private = allow_private
        self._resolve = resolve or _resolve

    async def check(self, url: str) -> Place:
        """The place a webhook leads to, or a refusal."""
        parts, port = _parts(url)
        assert parts.hostname is not None
        try:
            async with asyncio.timeout(PATIENCE):
                addresses = await self._resolve(parts.hostname, port)
        except (OSError, UnicodeError, TimeoutError):
            raise Refusal("bad-hook", 422) from None
        if not addresses or not (self._allow_private or all(map(is_public, addresses))):
            raise Refusal("bad-hook", 422)
        target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        return Place(addresses[0], port, parts.netloc, target, parts.scheme == "https")


class Webhooks:
    """Posts messages as JSON."""

    def __init__(self, guard: Guard, context: ssl.SSLContext | None = None) -> None:
        self._guard = guard
        self._context = context or ssl.create_default_context()

    async def carry(self, address: str, message: Message) -> None:
        """Deliver, or raise Undeliverable."""
        try:
            place = await self._guard.check(address)
            async with asyncio.timeout(PATIENCE):
                status = await self._post(place, msgspec.json.encode(message.note()))
        except Refusal:
            raise Undeliverable("the address is not allowed or not known") from None
        except (OSError, ValueError, TimeoutError, EOFError) as error:
            raise Undeliverable(str(error) or type(error).__name__) from None
        if not 200 <= status < 300:
            raise Undeliverable(f"answered {status}", for_good=status == GONE)

    async def _post(self, place: Place, body: bytes) -> int:
        name = _host(place.host)
        reader, writer = await asyncio.open_connection(
            place.address,
            place.port,
            limit=4096,
            ssl=self._context if place.is_tls else None,
            server_hostname=name if place.is_tls else None,
        )
        try:
            head = (
                f"POST {place.target} HTTP/1.1\r\nHost: {place.host}\r\nUser-Agent: Ludoteca\r\n"
                f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n"
            )
            writer.write(head.encode("ascii") + body)
            await writer.drain()
            version, status, *_ = (await reader.readline()).split(None, 2)
            if not version.startswith(b"HTTP/"):
                raise ValueError("no answer in HTTP")
            return int(status)
        finally:
            writer.close()
            with suppress(OSError, TimeoutError):
                async with asyncio.timeout(1):
                    await writer.wait_closed()


def is_public(address: str) -> bool:
    """Is it an address of the open internet, also if it is wrapped in another kind of address?"""
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address):
        inner = ip.ipv4_mapped or ip.sixtofour or (ip.teredo[1] if ip.teredo else None)
        if inner is None and ip in _NAT64:
            inner = ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(str(inner))
    return ip.is_global and not (ip.is_multicast or ip.is_reserved or ip.is_unspecified)


_NAT64 = ipaddress.IPv6Network("64:ff9b::/96")


def _parts(url: str) -> tuple[SplitResult, int]:
    try:
        parts = urlsplit(url)
        port = parts.port or (443 if parts.scheme == "https" else 80)
    except ValueError:
        raise Refusal("bad-hook", 422) from None
    is_plain = url.isascii() and url.isprintable() and " " not in url
    if not is_plain or parts.scheme not in ("http", "https") or not parts.hostname or "@" in parts.netloc:
        raise Refusal("bad-hook", 422)
    return parts, port


def _host(netloc: str) -> str:
    return urlsplit(f"//{netloc}").hostname or ""


async def _resolve(host: str, port: int) -> list[str]:
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(address[0]) for *_, address in found))

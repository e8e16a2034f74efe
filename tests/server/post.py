"""A post office for tests: a tiny SMTP server and a receiver of webhooks, both on the loopback."""

from __future__ import annotations

import asyncio
import json
import ssl
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any


class PostOffice:
    """Takes mail; `answers` are given to the next recipients in place of 250."""

    def __init__(self, context: ssl.SSLContext | None = None, tls: bool = False) -> None:
        self.mails: list[EmailMessage] = []
        self.sent_to: list[str] = []
        self.answers: list[str] = []
        self.refuses_senders = False
        self.was_encrypted: list[bool] = []
        self.signed_in: list[str] = []
        self._context = context
        self._tls = tls

    async def open(self) -> PostOffice:
        context = self._context if self._tls else None
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0, ssl=context)
        self.port: int = self._server.sockets[0].getsockname()[1]
        return self

    async def close(self) -> None:
        self._server.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 post office\r\n")
        to = ""
        while line := (await reader.readline()).decode():
            verb = line.strip().upper()
            if verb.startswith("EHLO"):
                extras = [b"250-hello", *([b"250-STARTTLS"] if self._context else []), b"250 AUTH PLAIN"]
                writer.write(b"\r\n".join(extras) + b"\r\n")
            elif verb == "STARTTLS":
                writer.write(b"220 go\r\n")
                assert self._context is not None
                await writer.start_tls(self._context)
            elif verb.startswith("AUTH"):
                self.signed_in.append(line.split()[2])
                writer.write(b"235 welcome\r\n")
            elif verb.startswith("MAIL") and self.refuses_senders:
                writer.write(f"550 we know {line.split(':')[1].strip()} and bruno@example.org\r\n".encode())
            elif verb.startswith("RCPT"):
                to = line[line.index("<") + 1 : line.index(">")]
                answer = self.answers.pop(0) if self.answers else "250 ok"
                writer.write(f"{answer}\r\n".encode())
            elif verb == "DATA":
                writer.write(b"354 go on\r\n")
                data = (
                    (await reader.readuntil(b"\r\n.\r\n")).removesuffix(b".\r\n").replace(b"\r\n..", b"\r\n.")
                )
                self.mails.append(message_from_bytes(data, policy=policy.default))  # type: ignore[arg-type]
                self.sent_to.append(to)
                self.was_encrypted.append(writer.get_extra_info("sslcontext") is not None)
                writer.write(b"250 taken\r\n")
            elif verb == "QUIT":
                writer.write(b"221 bye\r\n")
                break
            else:
                writer.write(b"250 ok\r\n")
        writer.close()


class Receiver:
    """Takes webhooks; `answers` are the statuses of the next ones, else 204."""

    def __init__(self, context: ssl.SSLContext | None = None) -> None:
        self.got: list[dict[str, Any]] = []
        self.heads: list[str] = []
        self.answers: list[str] = []
        self._context = context

    async def open(self) -> Receiver:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0, ssl=self._context)
        self.port: int = self._server.sockets[0].getsockname()[1]
        scheme = "https" if self._context else "http"
        self.url = f"{scheme}://127.0.0.1:{self.port}/hook?secret=x"
        return self

    async def close(self) -> None:
        self._server.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        length = int(head.lower().split("content-length: ")[1].split("\r\n")[0])
        self.heads.append(head)
        self.got.append(json.loads(await reader.readexactly(length)))
        writer.write(f"HTTP/1.1 {self.answers.pop(0) if self.answers else '204 ok'}\r\n\r\n".encode())
        writer.close()

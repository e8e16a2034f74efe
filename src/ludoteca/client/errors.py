"""What can go wrong between a program and a server."""

from __future__ import annotations

from ludoteca.core.errors import LudotecaError


class ClientError(LudotecaError):
    """Base of all errors of the client."""


class Refused(ClientError):
    """The server understood and did not do it. `code` is for programs, the text for people."""

    def __init__(self, code: str, message: str, possible: list[str] | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.possible = possible or []


class LineLost(ClientError):
    """The server could not be reached for a long time."""

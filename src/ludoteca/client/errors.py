"""What can go wrong between a program and a server."""

from __future__ import annotations

from ludoteca.core.errors import LudotecaError
from ludoteca.wire import seen as wire

LATER = frozenset({"too-often", "busy"})
"""Refusals after which the same may be sent again."""


class ClientError(LudotecaError):
    """Base of all errors of the client."""


class Refused(ClientError):
    """The server understood and did not do it. `code` is for programs, the text for people."""

    def __init__(
        self, code: str, message: str, possible: list[str] | None = None, index: int | None = None
    ) -> None:
        super().__init__(message)
        self.code = code
        self.possible = possible or []
        self.index = index
        """Of a chain or a plan: the action that is not possible, counted from 0."""


class LineLost(ClientError):
    """The server could not be reached for a long time."""


def refused(message: wire.Refused) -> Refused:
    """A refusal of the server as an error."""
    return Refused(message.code, message.message, message.possible, message.index)

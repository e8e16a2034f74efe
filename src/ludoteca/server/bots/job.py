"""What is said between the server and its bot workers: pickles with their length in front."""

from __future__ import annotations

import pickle
from dataclasses import dataclass

from ludoteca.bots import Opinion
from ludoteca.core.view import View

HEADER = 4


@dataclass(frozen=True)
class Job:
    """A decision to be made by a bot, from what its seat may see."""

    game: str
    level: str
    seed: int
    view: View
    actions: tuple[int, ...]
    asks_all: bool = False
    """What the bot thinks of every action is wanted, not only its choice."""


@dataclass(frozen=True)
class Answer:
    """The chosen action or an opinion on each, or what went wrong."""

    action: int = -1
    problem: str = ""
    opinions: tuple[Opinion, ...] = ()


def frame(message: object) -> bytes:
    """A message as bytes, with its length in front."""
    body = pickle.dumps(message)
    return len(body).to_bytes(HEADER, "big") + body

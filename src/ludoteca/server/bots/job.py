"""What is said between the server and its bot workers: pickles with their length in front."""

from __future__ import annotations

import pickle
from dataclasses import dataclass
from typing import Literal

from ludoteca.bots import Budget, Opinion
from ludoteca.core.view import View
from ludoteca.server.bots.prospects import Prospect

HEADER = 4
Asks = Literal["choice", "opinions", "evaluation", "chain", "advice", "review"]
"""What a bot can be asked for: its choices up to a reveal or another decider; an opinion on each; these and
what they mean for every seat; its choices in a row as long as the same seat goes on deciding the same thing;
these with what it expects from them; or an evaluation with what it expects from what was played."""


@dataclass(frozen=True)
class Job:
    """A decision to be made by a bot, from what its seat may see."""

    game: str
    level: str
    seed: int
    view: View
    actions: tuple[int, ...]
    asks: Asks = "choice"
    budget: Budget | None = None
    """How long to think; None: as long as the level does."""
    played: int = -1
    """In a review: what was played; where advice is asked for: what was said to come next."""
    owner: tuple[str, ...] = ()
    """For whom it is: an address, a person, a table; those who wait take turns by it."""


@dataclass(frozen=True)
class Answer:
    """What was asked for, or what went wrong."""

    problem: str = ""
    opinions: tuple[Opinion, ...] = ()
    values: tuple[float, ...] = ()
    """The expected share of victory of every seat."""
    chain: tuple[int, ...] = ()
    then: int | None = None
    """What the bot would do next, if the same seat goes on deciding something else."""
    prospects: tuple[Prospect, ...] = ()
    """What is expected from the action in question, then from the other one."""


def frame(message: object) -> bytes:
    """A message as bytes, with its length in front."""
    body = pickle.dumps(message)
    return len(body).to_bytes(HEADER, "big") + body

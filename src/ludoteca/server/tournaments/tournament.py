"""What a tournament is: its agreements, who takes part, and the games of its rounds."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import msgspec

from ludoteca.core import registry
from ludoteca.server.tables.table import OPEN
from ludoteca.server.tournaments.games import Game
from ludoteca.server.tournaments.pairing import Format, Plan
from ludoteca.wire.opening import ClockRule
from ludoteca.wire.tournaments import NoShow


class Tournament(msgspec.Struct, kw_only=True):
    """The row of a tournament."""

    id: str
    name: str
    organiser_id: str
    game: str
    options: dict[str, Any]
    seats: int
    format: Format
    rounds: int
    clock: ClockRule
    bots: str
    no_show: NoShow
    check_in: float
    """Seconds."""
    rated: bool
    seed: int
    created_at: float
    status: str = OPEN
    round: int = 0
    version: int = 1
    starts_at: float | None = None
    started_at: float | None = None
    finished_at: float | None = None

    @property
    def is_live(self) -> bool:
        """Is it played at one sitting, with everybody there?"""
        return self.clock.kind == "bank"

    @property
    def plan(self) -> Plan:
        """What the draw must know."""
        counts = tuple(registry.game(self.game).seat_counts)
        return Plan(self.format, self.seats, counts, bool(self.bots), self.rounds, self.seed)


class Entrant(msgspec.Struct):
    """Somebody who takes part: a person, or a bot that plays for itself."""

    number: int
    person_id: str | None
    bot: str | None
    has_withdrawn: bool


class Pairing(msgspec.Struct):
    """One game of a round."""

    round: int
    number: int
    table_id: str | None
    entrants: tuple[int, ...]
    ranks: tuple[int, ...] | None
    wait_until: float | None

    @property
    def game(self) -> Game:
        """As the draw and the standings see it."""
        return Game(self.round, self.entrants, self.ranks)


@dataclass(frozen=True)
class Whole:
    """A tournament with everything that belongs to it, as it was at one moment."""

    tournament: Tournament
    entrants: list[Entrant]
    pairings: list[Pairing]

    @cached_property
    def games(self) -> list[Game]:
        """All games in their order."""
        return [pairing.game for pairing in self.pairings]

    @property
    def numbers(self) -> list[int]:
        """Everybody who ever took part."""
        return [entrant.number for entrant in self.entrants]

    @property
    def staying(self) -> list[int]:
        """Those who are drawn in the next round."""
        return [entrant.number for entrant in self.entrants if not entrant.has_withdrawn]

    @property
    def by_number(self) -> dict[int, Entrant]:
        """Who has which number."""
        return {entrant.number: entrant for entrant in self.entrants}

    def entrant_of(self, person_id: str | None) -> Entrant | None:
        """A person as an entrant."""
        found = (one for one in self.entrants if person_id is not None and one.person_id == person_id)
        return next(found, None)

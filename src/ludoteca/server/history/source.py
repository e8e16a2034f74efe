"""Where the past comes from: a table of the house or a study somebody brought along, both read alike."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from ludoteca.core.events import Event
from ludoteca.core.game import Game
from ludoteca.core.state import State
from ludoteca.server.errors import Refusal
from ludoteca.server.play.seen import Eyes, Viewer, for_client
from ludoteca.server.tables.entry import Entry
from ludoteca.wire.seen import LogLine


@dataclass(frozen=True)
class PastPosition:
    """A moment: the position after so many decisions, and the moves before and after it."""

    ply: int
    state: State
    led_here: Entry | None
    led_on: Entry | None

    @property
    def turn(self) -> int | None:
        """Who decides here."""
        return None if self.state.over else int(self.state.seat)


class PastState(NamedTuple):
    """A position and the ply it belongs to."""

    ply: int
    state: State


class History(ABC):
    """A match of which somebody wants to see the past; what he may see of it is decided here."""

    game: Game
    viewer: Viewer
    plies: int
    """How many decisions there are."""
    names: list[str]
    """How everybody is called."""
    is_over: bool
    """May everything be seen?"""
    mine: list[int]
    """The seats of the one who asks."""
    is_shared: bool = False
    """Do several people look at one screen, and see what everybody may see?"""
    has_present_rules: bool = True
    """Was it played under the rules as they are now?"""

    @abstractmethod
    async def at(self, ply: int) -> PastPosition:
        """A moment; a refusal if the match has none such."""

    @abstractmethod
    async def moves(self) -> list[Entry]:
        """All moves that hold."""

    @abstractmethod
    async def deciders(self) -> list[int]:
        """Who decided at ply 0, at ply 1, and so on."""

    @abstractmethod
    async def happened(self, ids: Collection[str]) -> list[tuple[int, Sequence[Event]]]:
        """What the decisions brought, by ply; at least all events with these ids."""

    @abstractmethod
    async def sample(self, most: int) -> list[PastState]:
        """At most so many positions of the match, evenly spread, the last one among them."""

    @abstractmethod
    def line(self, entry: Entry, eyes: Eyes) -> LogLine:
        """A move as a line of the log, as far as a seat of the one who asks may know."""

    def eyes(self, wished: int | None, turn: int | None) -> Eyes:
        """The seat to look through: the one wished for if one may, else one's own; None is a spectator."""
        if wished is None:
            seat = turn if turn in self.mine else self.mine[0] if self.mine else None
            return Eyes(tuple(self.mine), seat, self.is_shared)
        if wished >= len(self.names):
            raise Refusal("no-seat", 404)
        if not self.is_over and wished not in self.mine:
            raise Refusal("not-your-eyes", 403)
        return Eyes(tuple(self.mine), wished)

    def knows(self, event: Event, eyes: Eyes | None = None) -> bool:
        """May these eyes know of an event? Without any: one of those of the one who asks."""
        seats = self.all_eyes if eyes is None else [eyes.view]
        return self.is_over or any(event.is_seen_by(seat) for seat in seats)

    @property
    def all_eyes(self) -> list[int | None]:
        """Own seats, or a spectator's place."""
        return [*self.mine] or [None]

    def view(self, state: State, seat: int | None) -> Any:
        """What a seat saw; on a screen without what only programs remember."""
        return for_client(state.view(seat), self.viewer.is_program)

    def check_ply(self, ply: int) -> None:
        """Refuse a moment that the match does not have."""
        if not 0 <= ply <= self.plies:
            raise Refusal("no-ply", 404, plies=self.plies)

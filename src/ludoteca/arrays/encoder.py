"""What a seat sees and may do, as arrays."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from ludoteca.core.encoding.plan import ENCODING, PLAYERS, filler_for, plan_for
from ludoteca.core.encoding.rows import zeros
from ludoteca.core.errors import BadOption, brief
from ludoteca.core.options import Settings
from ludoteca.core.state import State
from ludoteca.core.view import View

if TYPE_CHECKING:
    from ludoteca.core.game import Game


class Encoder:
    """The arrays of one game with so many seats; `Game.encoder` makes one.

    An observation has `size` numbers from -1 to 1, named by `names()`; a mask has one place for each of the
    `actions` of the game, numbered as everywhere in the house.
    """

    def __init__(self, game: Game, seats: int, options: Settings, encoding: int = ENCODING) -> None:
        if encoding != ENCODING:
            problem = f"encoding {brief(encoding)}: this house knows encoding {ENCODING} alone"
            raise BadOption(problem)
        game.check_seats(seats)
        self.game = game
        self.seats = seats
        self.options = game.settle(seats, options)
        self.plan = plan_for(game, seats)
        self.filler = filler_for(game, seats)
        self.size = self.plan.size
        self.actions = game.verbs.size
        self._blank = zeros(self.size)

    @property
    def signature(self) -> str:
        """A few words that change when the meaning of the arrays does: keep them with what was learned."""
        return self.plan.signature

    @property
    def left_out(self) -> tuple[str, ...]:
        """Fields of the view that no component tells: their words are too many, or follow from the rest."""
        return self.plan.left_out

    @cached_property
    def scale(self) -> NDArray[np.float32]:
        """What the whole numbers of a row are multiplied by."""
        return np.reciprocal(np.array(self.plan.limits, dtype=np.float32))

    def names(self) -> list[str]:
        """What every component of an observation is: `players[1].goods.corn`, the viewer being 0."""
        return list(self.plan.names)

    def observe(self, state: State, seat: int | None = None) -> NDArray[np.float32]:
        """What a seat, by default the one that decides, sees."""
        self._check(state)
        viewer = int(state.seat) if seat is None else seat
        if not isinstance(viewer, (int, np.integer)) or not 0 <= viewer < self.seats:
            problem = f"there is no seat {brief(viewer)} to see the table; seats are 0 to {self.seats - 1}"
            raise BadOption(problem)
        row = self.filler.row(state, viewer, self._blank)
        return np.frombuffer(memoryview(row), dtype=np.int16) * self.scale

    def read(self, view: View) -> NDArray[np.float32]:
        """What a seat sees, from its view: all that a bot has."""
        if not isinstance(view, View) or view.viewer is None:
            problem = f"expected what a seat of {self.game.id} sees, found {brief(view)}"
            raise BadOption(problem)
        self._check_table(view.game, len(getattr(view, PLAYERS, ())) or self.seats)
        row = self.plan.row(view, self._blank)
        return np.frombuffer(memoryview(row), dtype=np.int16) * self.scale

    def legal(self, state: State) -> NDArray[np.int32]:
        """The legal actions by number; none when the game is over."""
        self._check(state)
        return np.array(state.legal, dtype=np.int32)

    def mask(self, state: State) -> NDArray[np.bool_]:
        """Of all actions of the game, which are legal now."""
        mask = np.zeros(self.actions, dtype=np.bool_)
        mask[self.legal(state)] = True
        return mask

    def _check(self, state: object) -> None:
        if not isinstance(state, State):
            problem = f"expected a position of {self.game.id}, found {brief(state)}"
            raise BadOption(problem)
        self._check_table(state.game_id, int(state.seats))

    def _check_table(self, game: str, seats: int) -> None:
        if game != self.game.id or seats != self.seats:
            made_for = f"this encoder is made for {self.game.id} with {self.seats} seats"
            problem = f"{made_for}, not for {game} with {seats}"
            raise BadOption(problem)

"""One game as environments drive it: actions by number, arrays for each seat, rewards at the end."""

from __future__ import annotations

from operator import index
from typing import TypedDict

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray

from ludoteca.core import registry
from ludoteca.core.errors import BadOption, MalformedAction, brief
from ludoteca.core.game import Game
from ludoteca.core.insight import shares
from ludoteca.core.options import Setting
from ludoteca.core.rng import Rng
from ludoteca.core.state import State

REFUSE, REPLACE = "refuse", "replace"


class Sight(TypedDict):
    """What a seat sees, and which of all actions it may choose; none where another seat decides."""

    observation: NDArray[np.float32]
    action_mask: NDArray[np.int8]


class Table:
    """A game under way. An illegal action is refused, or replaced by a random legal one."""

    def __init__(
        self, game: Game | str, seats: int | None, illegal: str, options: dict[str, Setting]
    ) -> None:
        if illegal not in (REFUSE, REPLACE):
            problem = f"illegal={brief(illegal)}: possible are {REFUSE}, {REPLACE}"
            raise BadOption(problem)
        self.game = registry.invite(game) if isinstance(game, str) else game
        self.encoder = self.game.encoder(seats, options)
        self.seats = self.encoder.seats
        self.illegal = illegal
        self._state: State | None = None

    @property
    def state(self) -> State:
        """The position; there is none before the first game."""
        if self._state is None:
            problem = "no game has begun yet: call reset first"
            raise BadOption(problem)
        return self._state

    def observation_space(self) -> Dict:
        """Numbers from -1 to 1, and a place for each action."""
        return Dict(
            {
                "observation": Box(-1.0, 1.0, (self.encoder.size,), np.float32),
                "action_mask": Box(0, 1, (self.encoder.actions,), np.int8),
            }
        )

    def action_space(self) -> Discrete:
        """All actions of the game."""
        return Discrete(self.encoder.actions)

    def deal(self, seed: int) -> None:
        """A fresh game."""
        self._state = self.game.start(self.seats, seed, self.encoder.options)
        self._rng = Rng(seed)

    def sight(self, seat: int) -> Sight:
        """What a seat sees and may do."""
        mask = np.zeros(self.encoder.actions, dtype=np.int8)
        if seat == self.state.seat:
            mask[self.state.legal] = 1
        return {"observation": self.encoder.observe(self.state, seat), "action_mask": mask}

    def play(self, action: object) -> bool:
        """Play an action of the deciding seat; was it played, and not another in its place?"""
        state = self.state
        try:
            number = index(action)  # type: ignore[arg-type]
        except TypeError:
            raise MalformedAction(str(action), "an action of an environment is a whole number") from None
        is_legal = number in state.legal
        if not is_legal and self.illegal == REPLACE:
            number = state.legal[self._rng.below(len(state.legal))]
        state.play(number)
        return is_legal

    def rewards(self) -> list[float]:
        """Shares of victory after the end, nothing before; who plays alone has won or lost all."""
        return shares(self.state.standings()) if self.state.over else [0.0] * self.seats

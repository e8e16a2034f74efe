"""Gymnasium: one seat against bots, and many games at once. `pip install 'ludoteca[pettingzoo]'`.

`gymnasium.make("ludoteca.envs.gym:ludoteca/puerto_rico-v1", bots="greedy")` finds it, too.
"""

from __future__ import annotations

from typing import Any

from ludoteca.bots import Bot, make
from ludoteca.core import registry
from ludoteca.core.encoding import ENCODING
from ludoteca.core.errors import BadOption, MissingExtra, brief
from ludoteca.core.game import SEEDS, Game
from ludoteca.core.options import Setting

try:
    import gymnasium
    import numpy as np
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import ArrayLike, NDArray

    from ludoteca.arrays.batch import Batch, Moment
    from ludoteca.envs.table import REFUSE, Sight, Table
except ModuleNotFoundError:
    raise MissingExtra("Gymnasium", "pettingzoo") from None


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat of a game; bots play the others. The reward is the share of victory, at the end.

    An observation is a dict of "observation" and "action_mask". An action that the mask does not allow is
    refused with an IllegalAction; `illegal="replace"` plays a random one instead and says so in the info.
    """

    metadata: dict[str, Any] = {"render_modes": []}

    def __init__(
        self,
        game: Game | str,
        seats: int | None = None,
        seat: int = 0,
        bots: str = "greedy",
        illegal: str = REFUSE,
        **options: Setting,
    ) -> None:
        self.table = Table(game, seats, illegal, options)
        if type(seat) is not int or not 0 <= seat < self.table.seats:
            problem = f"there is no seat {brief(seat)}; seats are 0 to {self.table.seats - 1}"
            raise BadOption(problem)
        self.seat = seat
        self.bots = bots
        self.observation_space = self.table.observation_space()
        self.action_space = self.table.action_space()
        self._rivals: list[Bot] = []

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Sight, dict[str, Any]]:
        """A fresh game at the first decision of the seat."""
        super().reset(seed=seed)
        dealt = int(self.np_random.integers(SEEDS - 1))
        self.table.deal(dealt)
        self._rivals = [make(self.bots, self.table.game, dealt + other) for other in range(self.table.seats)]
        self._wait()
        return self.table.sight(self.seat), {}

    def step(self, action: Any) -> tuple[Sight, float, bool, bool, dict[str, Any]]:
        """Play an action, and let the bots play until the seat is asked again or the game is over."""
        is_played = self.table.play(action)
        self._wait()
        is_over = bool(self.table.state.over)
        info = {} if is_played else {"replaced": True}
        return self.table.sight(self.seat), self.table.rewards()[self.seat], is_over, False, info

    def _wait(self) -> None:
        state = self.table.state
        while not state.over and state.seat != self.seat:
            seat = int(state.seat)
            state.play(self._rivals[seat].choose(state.view(seat), state.actions()))


class BatchEnv(VectorEnv[Any, Any, Any]):
    """Many games at once, of which the learner plays all seats: every row is the deciding seat's.

    The reward is that of the seat that has just decided; `info["seat"]` says who decides now, and
    `info["rewards"]` has the shares of victory of all seats where a game has ended. A game that ends
    begins anew in the same step. The arrays are written anew by the next step: copy to keep.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(self, game: Game | str, num_envs: int, seats: int | None = None, **options: Setting) -> None:
        table = Table(game, seats, REFUSE, options)
        self.num_envs = num_envs
        self.batch = Batch(table.game, table.seats, num_envs, 0, **options)
        self.single_observation_space = table.observation_space()
        self.single_action_space = table.action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._now = self.batch.reset()

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """All games from the start; one seed is enough for all."""
        if isinstance(seed, list):
            raise BadOption("a batch takes one seed for all its games, not a list")
        super().reset(seed=seed)
        self._now = self.batch.reset(int(self.np_random.integers(SEEDS - 1)))
        return sight_of(self._now), {"seat": self._now.seat.copy()}

    def step(
        self, actions: ArrayLike
    ) -> tuple[dict[str, Any], NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """One decision in each game."""
        movers = self._now.seat.copy()
        self._now = now = self.batch.step(actions)
        reward = now.reward[np.arange(self.num_envs), movers]
        info = {"seat": now.seat.copy(), "rewards": now.reward.copy()}
        return sight_of(now), reward, now.ended.copy(), np.zeros(self.num_envs, dtype=np.bool_), info


def sight_of(moment: Moment) -> dict[str, Any]:
    """What all deciding seats see and may do."""
    return {"observation": moment.observation, "action_mask": moment.mask.view(np.int8)}


for _id in registry.ids():
    gymnasium.register(
        f"ludoteca/{_id}-v{ENCODING}",
        entry_point="ludoteca.envs.gym:SeatEnv",
        kwargs={"game": _id},
    )

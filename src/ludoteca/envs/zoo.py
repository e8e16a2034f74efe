"""PettingZoo: every seat an agent, `seat_0`, `seat_1`, … `pip install 'ludoteca[pettingzoo]'`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludoteca.core.encoding import ENCODING
from ludoteca.core.errors import BadOption, MissingExtra, brief
from ludoteca.core.game import SEEDS, Game
from ludoteca.core.options import Setting

try:
    import numpy as np
    from gymnasium.spaces import Dict, Discrete
    from pettingzoo import AECEnv, ParallelEnv

    from ludoteca.envs.table import REFUSE, Sight, Table
except ModuleNotFoundError:
    raise MissingExtra("PettingZoo", "pettingzoo") from None


class Seats:
    """What both forms share: a table, an agent for each seat, and the spaces, which are the same for all."""

    def __init__(
        self,
        game: Game | str,
        seats: int | None = None,
        max_cycles: int | None = None,
        illegal: str = REFUSE,
        **options: Setting,
    ) -> None:
        super().__init__()
        self.table = Table(game, seats, illegal, options)
        self.max_cycles = max_cycles
        self.metadata = {
            "name": f"{self.table.game.id}_v{ENCODING}",
            "render_modes": [],
            "is_parallelizable": False,
        }
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]
        self.agents: list[str] = []
        self._numbers = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._spaces = {agent: self.table.observation_space() for agent in self.possible_agents}
        self._choices = {agent: self.table.action_space() for agent in self.possible_agents}
        self._chance = np.random.default_rng()
        self._cycles = 0

    def observation_space(self, agent: str) -> Dict:
        """What an agent may see."""
        return self._spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """All actions of the game."""
        return self._choices[agent]

    def observe(self, agent: str) -> Sight:
        """What an agent sees, and what it may do if it is asked."""
        return self.table.sight(self._numbers[agent])

    def close(self) -> None:
        """There is nothing to close."""

    def _deal(self, seed: int | None) -> None:
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self.table.deal(int(self._chance.integers(SEEDS - 1)))
        self.agents = self.possible_agents[:]
        self._cycles = 0

    def _play(self, action: object) -> bool:
        """Play for who decides; has it gone on for long enough?"""
        self.table.play(action)
        self._cycles += 1
        is_over = bool(self.table.state.over)
        return not is_over and self.max_cycles is not None and self._cycles >= self.max_cycles

    def _decider(self) -> str:
        return self.possible_agents[max(0, int(self.table.state.seat))]

    def _rewards(self) -> dict[str, float]:
        return dict(zip(self.possible_agents, self.table.rewards(), strict=True))


class TurnEnv(Seats, AECEnv[str, Any, Any]):
    """A game decision by decision, which may be several of one seat in a row; rewards come at the end.

    An action that the mask does not allow is refused with an IllegalAction, or replaced by a random one
    (`illegal="replace"`). `max_cycles` is how many decisions are made at most.
    """

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A fresh game."""
        self._deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._decider()

    def step(self, action: Any) -> None:
        """Play for the agent whose turn it is; None after the end."""
        agent = self.agent_selection if self.agents else self._decider()
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        is_enough = self._play(action)
        self.rewards = self._rewards()
        self.terminations = dict.fromkeys(self.agents, bool(self.table.state.over))
        self.truncations = dict.fromkeys(self.agents, is_enough)
        self.agent_selection = self._decider()
        self._accumulate_rewards()


class TogetherEnv(Seats, ParallelEnv[str, Any, Any]):
    """A game in which all give an action at every decision, and that of the seat that decides is played.

    For libraries that know nothing else; the masks of all others are empty. `max_cycles` is how many
    decisions are made at most.
    """

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A fresh game."""
        self._deal(seed)
        return {agent: self.observe(agent) for agent in self.agents}, {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, Any]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]:
        """One decision."""
        decider = self._decider()
        if not isinstance(actions, Mapping) or decider not in actions:
            problem = f"expected an action for each agent, {decider} among them, found {brief(actions)}"
            raise BadOption(problem)
        is_enough = self._play(actions[decider])
        agents, is_over = self.agents, bool(self.table.state.over)
        if is_over or is_enough:
            self.agents = []
        return (
            {agent: self.observe(agent) for agent in agents},
            self._rewards(),
            dict.fromkeys(agents, is_over),
            dict.fromkeys(agents, is_enough),
            {agent: {} for agent in agents},
        )


env = TurnEnv
parallel_env = TogetherEnv

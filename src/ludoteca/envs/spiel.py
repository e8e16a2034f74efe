"""OpenSpiel: `pyspiel.load_game("ludoteca(game=puerto_rico,players=4)")` once this module is imported.

A game begins with a chance node that draws one of DEALS deals; all chance after it belongs to the deal. A
search on clones of a state therefore knows what chance will bring. An honest one imagines what its player
cannot know: `resample_from_infostate`, as information-set MCTS does.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludoteca.core import registry
from ludoteca.core.errors import MissingExtra
from ludoteca.core.insight import shares
from ludoteca.core.rng import Rng
from ludoteca.core.state import State

try:
    import numpy as np
    import pyspiel

    from ludoteca.arrays.encoder import Encoder
except ModuleNotFoundError:
    raise MissingExtra("OpenSpiel", "openspiel") from None

NAME = "ludoteca"
DEALS = 1000
LONGEST = 100_000
RANDOM = 1 << 31


def type_of(least: int, most: int, is_contest: bool) -> pyspiel.GameType:
    """What OpenSpiel wants to know about a game; a contest is one that somebody wins from others."""
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=NAME,
        long_name="Ludoteca",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if is_contest else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"game": "puerto_rico", "players": 4, "seed": 0},
    )


class SpielGame(pyspiel.Game):
    """A game of the house, or of a guest, for so many players.

    Returns are shares of victory less the share that all would have alike, so that they add up to nothing;
    played alone, 1 is won and 0 is lost.
    """

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = params or {}
        self.rules = registry.invite(chosen.get("game", "puerto_rico"))
        self.encoder: Encoder = self.rules.encoder(int(chosen.get("players", self.rules.default_seats)))
        self.seed = int(chosen.get("seed", 0))
        seats = self.encoder.seats
        self.fair = 1 / seats if seats > 1 else 0.0
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoder.actions,
            max_chance_outcomes=DEALS,
            num_players=seats,
            min_utility=-self.fair,
            max_utility=1 - self.fair,
            utility_sum=0.0 if seats > 1 else None,
            max_game_length=LONGEST,
        )
        super().__init__(type_of(seats, seats, seats > 1), info, chosen)

    def new_initial_state(self) -> SpielState:
        """Before the deal."""
        return SpielState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Any = None
    ) -> Observer:
        """What a player sees, as an array and as text."""
        return Observer(self)


class Held:
    """A position that is copied when OpenSpiel clones what holds it; None before the deal."""

    def __init__(self, state: State | None) -> None:
        self.state = state

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        return Held(None if self.state is None else self.state.copy())


class SpielState(pyspiel.State):
    """A position of the house as OpenSpiel sees it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held = Held(None)

    @property
    def position(self) -> State:
        """The position of the house, once it is dealt."""
        assert self.held.state is not None
        return self.held.state

    def current_player(self) -> int:
        """Who decides; chance before the deal."""
        if self.held.state is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL if self.is_terminal() else self.position.seat)

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return self.held.state is not None and bool(self.held.state.over)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every deal is equally likely."""
        return [(deal, 1 / DEALS) for deal in range(DEALS)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.position.legal)

    def _apply_action(self, action: int) -> None:
        game = self.get_game()
        if self.held.state is None:
            seats, options = game.encoder.seats, game.encoder.options
            self.held = Held(game.rules.start(seats, game.seed * DEALS + action, options))
        else:
            self.held.state.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return str(self.get_game().rules.text(action))

    def returns(self) -> list[float]:
        """Shares of victory after the end, nothing before."""
        game = self.get_game()
        if not self.is_terminal():
            return [0.0] * game.encoder.seats
        return [share - game.fair for share in shares(self.position.standings())]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A position that looks the same to a player; what he cannot know is drawn anew."""
        twin = self.clone()
        twin.held = Held(self.position.imagine(player, Rng(int(sampler() * RANDOM))))
        return twin

    def __str__(self) -> str:
        return "before the deal" if self.held.state is None else seen_by_all(self.held.state)


class Observer:
    """What a player sees, for OpenSpiel."""

    def __init__(self, game: SpielGame) -> None:
        self.encoder = game.encoder
        self.tensor = np.zeros(self.encoder.size, dtype=np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player sees into the array; nothing before the deal."""
        self.tensor.fill(0)
        if state.held.state is not None:
            self.tensor[:] = self.encoder.observe(state.held.state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """What a player sees, in words."""
        return "before the deal" if state.held.state is None else str(state.held.state.view(player))


def seen_by_all(state: State) -> str:
    """What a spectator sees, in words."""
    return str(state.view(None))


pyspiel.register_game(type_of(1, 10, False), SpielGame)

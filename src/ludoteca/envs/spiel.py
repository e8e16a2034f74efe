"""OpenSpiel: `pyspiel.load_game("ludoteca(game=puerto_rico,players=4)")` once this module is imported.

A game begins with a chance node that draws one of DEALS deals; all chance after it belongs to the deal. A
search on clones of a state therefore knows what chance will bring. An honest one imagines what its player
cannot know: `resample_from_infostate`, as information-set MCTS does.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import Any

from ludoteca.core import registry
from ludoteca.core.errors import BadOption, MissingExtra
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
        provides_information_state_string=True,
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
        """What a player sees, as an array and as text; with perfect recall what he has seen so far."""
        return Observer(self, iig_obs_type is not None and iig_obs_type.perfect_recall)


class Seen:
    """What every player has seen so far, one short text each: the same where all looked the same to him.

    It follows the game when somebody asks; algorithms that do not ask pay next to nothing.
    """

    def __init__(self, state: State, texts: Sequence[str] = (), since: Sequence[int] = ()) -> None:
        self.state = state
        self.texts = texts
        self.since = list(since)

    def text(self, player: int) -> str:
        """All that a player has seen and done."""
        if not self.texts:
            self.texts = [digest(str(self.state.view(seat))) for seat in range(self.state.seats)]
        if self.since:
            self.state = self.state.copy()
        for action in self.since:
            decider = int(self.state.seat)
            self.state.play(action)
            self.texts = [
                digest(text, str(action) if seat == decider else "", str(self.state.view(seat)))
                for seat, text in enumerate(self.texts)
            ]
        self.since = []
        return self.texts[player]


def digest(*texts: str) -> str:
    """A short text that stands for several."""
    return sha256("\n".join(texts).encode()).hexdigest()[:32]


class Held:
    """A position that is copied when OpenSpiel clones what holds it; None before the deal.

    What was seen before a position that is only imagined is not known.
    """

    def __init__(self, state: State | None, seen: Seen | None = None) -> None:
        self.state = state
        self.seen = seen

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        seen = self.seen and Seen(self.seen.state, self.seen.texts, self.seen.since)
        return Held(None if self.state is None else self.state.copy(), seen)


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
            dealt = game.rules.start(seats, game.seed * DEALS + action, options)
            self.held = Held(dealt, Seen(dealt.copy()))
        else:
            self.held.state.play(action)
            if self.held.seen is not None:
                self.held.seen.since.append(action)

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

    def __init__(self, game: SpielGame, has_perfect_recall: bool = False) -> None:
        self.encoder = game.encoder
        self.has_perfect_recall = has_perfect_recall
        self.tensor = np.zeros(self.encoder.size, dtype=np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player sees into the array; nothing before the deal."""
        self.tensor.fill(0)
        if state.held.state is not None:
            self.tensor[:] = self.encoder.observe(state.held.state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """What a player sees, in words; with perfect recall a text that stands for all he has seen."""
        held = state.held
        if held.state is None:
            return "before the deal"
        if not self.has_perfect_recall:
            return str(held.state.view(player))
        if held.seen is None:
            raise BadOption("an imagined position has no past: ask for what is seen (use_observation_string)")
        return held.seen.text(player)


def seen_by_all(state: State) -> str:
    """What a spectator sees, in words."""
    return str(state.view(None))


pyspiel.register_game(type_of(1, 10, False), SpielGame)

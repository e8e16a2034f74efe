"""Is what a seat imagines as varied as what is true? Truth should look like one more imagination."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field
from math import sqrt

from ludoteca.core.game import SEEDS
from ludoteca.core.playout import play_some
from ludoteca.core.position import Json
from ludoteca.core.rng import Rng
from ludoteca.core.state import State
from ludoteca.testing.paths import Names, Path, differences, flat
from ludoteca.testing.told import name
from ludoteca.testing.trial import Trial

FEWEST, MOST = 40, 300
DECISIONS = 6_000
"""Of short games many are played, of long ones few."""
WORLDS = 8
LATEST = 400
FEWEST_GAMES = 20
"""From fewer games nothing is concluded."""
SIGMAS = 6.0
"""How sure a complaint must be: chance alone would bring one in a thousand million."""
LARGE = 0.2
"""How far off the middle truth must lie before it is worth a complaint."""


@dataclass
class Account:
    """For one part of the position, game by game, how truth lies among the imagined values."""

    surprise: list[float] = field(default_factory=list)
    """How much more often an imagined value is met again among the imagined ones than the true one is."""
    height: list[float] = field(default_factory=list)
    """Where the true number lies among the imagined ones: -0.5 below all, 0.5 above all."""


def variety(trial: Trial) -> None:
    """Over many games the true value of a hidden thing lies among the imagined ones like one of them: it is
    met as often, and it is as often higher as lower. An imagination that is always the same, always
    sorted or always the best card is found; one that only weighs a little differently is not.
    """
    accounts: dict[str, Account] = defaultdict(Account)
    for _ in range(min(MOST, max(FEWEST, DECISIONS // (trial.length + 1)))):
        state = somewhere(trial)
        viewer: int | None = int(trial.rng.below(trial.seats + 1))
        if viewer == trial.seats:
            viewer = None
        enter(trial, state, viewer, accounts)
    for what, account in accounts.items():
        whose = f"what is imagined of {what} is not as what is true"
        assert not is_certain(account.surprise), (
            f"{whose}: in {len(account.surprise)} games the true value turned up among {WORLDS} imagined "
            f"ones {mean(account.surprise):.0%} less often than another imagined one"
        )
        assert not is_certain(account.height), (
            f"{whose}: in {len(account.height)} games the imagined numbers were by and large too "
            f"{'low' if mean(account.height) > 0 else 'high'}"
        )


def somewhere(trial: Trial) -> State:
    """A moment of another random game."""
    seed = int(trial.rng.bits()) << 31 | int(trial.rng.bits()) >> 1
    state = trial.game.start(trial.seats, seed % SEEDS, trial.options)
    way = Rng(seed)
    if trial.length > 1:
        play_some(state, way, way.below(min(trial.length, LATEST)))
    return state


def enter(trial: Trial, state: State, viewer: int | None, accounts: dict[str, Account]) -> None:
    """Compare one position with what a viewer imagines of it."""
    truth = flat(state.position())
    view = state.view(viewer)
    worlds = [flat(trial.game.imagine(view, trial.rng).position()) for _ in range(WORLDS)]
    if viewer is not None:
        worlds[1::2] = [flat(state.imagine(viewer, trial.rng).position()) for _ in worlds[1::2]]
    names = Names(trial.game, trial.seats, viewer)
    surprise: dict[str, list[float]] = defaultdict(list)
    height: dict[str, list[float]] = defaultdict(list)
    for path in differences([truth, *worlds]):
        what = f"{names.name(path, truth)} (seen by {name(viewer).rstrip(' 0123456789')})"
        values = [world.get(path) for world in worlds]
        surprise[what].append(missed(truth, path, values))
        if all(type(value) is int for value in (truth.get(path), *values)):
            height[what].append(rank(truth, path, values))
    for what, amounts in surprise.items():
        accounts[what].surprise.append(mean(amounts))
    for what, amounts in height.items():
        accounts[what].height.append(mean(amounts))


def missed(truth: Mapping[Path, Json], path: Path, values: list[Json]) -> float:
    """How often an imagined value is among the others, less how often the true one is among as many."""
    met = sum(value in values[:i] + values[i + 1 :] for i, value in enumerate(values)) / len(values)
    true = truth.get(path)
    found = sum(true in values[:i] + values[i + 1 :] for i in range(len(values))) / len(values)
    return met - found


def rank(truth: Mapping[Path, Json], path: Path, values: list[Json]) -> float:
    """Where the true number lies among the imagined ones, from -0.5 to 0.5."""
    true = truth[path]
    assert isinstance(true, int)
    numbers = [value for value in values if isinstance(value, int)]
    below = sum(value < true for value in numbers) + 0.5 * sum(value == true for value in numbers)
    return below / len(numbers) - 0.5


def mean(amounts: list[float]) -> float:
    """The average."""
    return sum(amounts) / len(amounts)


def is_certain(amounts: list[float]) -> bool:
    """Is the average of these far from zero, beyond chance? `amounts` are of independent games."""
    if len(amounts) < FEWEST_GAMES:
        return False
    middle = mean(amounts)
    spread = sum((amount - middle) ** 2 for amount in amounts) / (len(amounts) - 1)
    return abs(middle) > LARGE and abs(middle) > SIGMAS * sqrt(spread / len(amounts))

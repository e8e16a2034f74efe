"""Learning in rounds: the last player plays against itself, a network is fitted, its strength measured.

Everything is kept in a folder; whoever is interrupted goes on with what is missing. Equal plans give equal
games on any number of processes.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from time import perf_counter

from ludoteca.arena import run_tournament
from ludoteca.arena.crew import do_all
from ludoteca.arena.match import draw
from ludoteca.arena.statistics import points_ahead, points_ahead_alone
from ludoteca.bots import weights
from ludoteca.bots.net import NET
from ludoteca.bots.search.network import BLOCK
from ludoteca.bots.weights import FILE, BadWeights, Weights
from ludoteca.core import registry
from ludoteca.core.encoding.traits import Traits
from ludoteca.core.errors import BadOption, LudotecaError
from ludoteca.core.game import Game
from ludoteca.learning.fit import fit
from ludoteca.learning.games import Part, play_part
from ludoteca.learning.positions import Positions, together

ABOUT = "course.json"
PROGRESS = "progress.json"
PART = 50
"""Games that one worker plays in a row."""
FEWEST_GAMES = 20
"""So few games leave some to learn from and some to try it on."""
GREEDY = "greedy"
"""What plays by the handmade insight at first sight: who has learned something beats it."""
REMEMBERED = 3
"""A network is fitted to the games of so many rounds, the last ones."""


class BadCourse(LudotecaError):
    """A folder of learning that cannot be used."""


@dataclass(frozen=True)
class Plan:
    """What is learned, and how; equal plans learn alike."""

    game: str
    seats: tuple[int, ...]
    games: int
    """Games a round, for each number of seats."""
    iterations: int
    """How long the player searches from the second round on; the first round looks one action ahead."""
    explore: float
    units: int
    passes: int
    patience: float
    """How far positions look ahead for their lessons from the second round on; 1 is to the end."""
    measured: int
    """Games against `greedy`, and against the round before; alone those of each of them."""
    seed: int


@dataclass(frozen=True)
class Step:
    """How far a round has come."""

    seats: int
    round: int
    minutes: float
    positions: int
    handmade_loss: float
    """How surprised the handmade insight is by games it has not seen."""
    loss: float
    """How surprised the network is."""
    share: float
    """Of victories without search, against `greedy` on all other seats or alone; and where the true share
    lies."""
    low: float
    high: float
    elo: float
    """Points ahead of `greedy`, round by round."""


Tell = Callable[[str, int, int], None]
"""Called with what is being done, how much of it is done, and how much there is."""


class Course:
    """A folder in which learning goes on."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        self.plan = plan
        self.folder = folder
        self.game = registry.invite(plan.game)
        self.traits = traits_of(self.game)
        check(plan)
        for seats in plan.seats:
            self.game.check_seats(seats)
            claim(self.place(seats), plan, weights.signature(self.game, self.traits))

    # --- what is there ---------------------------------------------------------------------------

    def steps(self) -> list[Step]:
        """All rounds so far."""
        file = self.folder / PROGRESS
        return [Step(**told) for told in json.loads(file.read_text())] if file.exists() else []

    def rounds(self, seats: int) -> int:
        """How many rounds are done with so many seats."""
        return sum(step.seats == seats for step in self.steps())

    def place(self, seats: int) -> Path:
        """The folder of a number of seats."""
        return self.folder / f"seats-{seats}"

    def network(self, seats: int, number: int) -> Path:
        """The file of what a round has learned."""
        return self.place(seats) / f"round-{number:02}" / FILE

    # --- what is done ----------------------------------------------------------------------------

    def go_on(
        self, hours: float, processes: int | None, device: str, tell: Tell, crew: str = ""
    ) -> Iterator[Step]:
        """Rounds for all numbers of seats in turn, until the time is over; at least one for each.

        A crew, as `do_all` knows it, plays the games that are learned from; those that measure are few.
        """
        began = perf_counter()
        while True:
            for seats in self.plan.seats:
                yield self.learn(seats, processes, device, tell, crew)
            if perf_counter() - began >= hours * 3600:
                return

    def learn(self, seats: int, processes: int | None, device: str, tell: Tell, crew: str = "") -> Step:
        """One round with so many seats."""
        began = perf_counter()
        number = self.rounds(seats) + 1
        self.play(seats, number, processes, tell, crew)
        positions = self.remembered(seats, number)
        tell("learn-fitting", 0, 1)
        fitted = fit(
            positions,
            self.traits,
            self.plan.units,
            self.plan.passes,
            self.plan.patience if number > 1 else 1.0,
            self.plan.seed,
            device,
        )
        self.keep(seats, number, fitted.weights)
        bot = f"{NET}@{self.network(seats, number)}"
        share, low, high = self.measure(bot, GREEDY, seats, processes, tell)
        if seats == 1:
            elo = points_ahead_alone(share, self.measure(GREEDY, "", seats, processes, tell)[0])
        elif number > 1:
            before = f"{NET}@{self.network(seats, number - 1)}"
            elo = self.elo(seats, self.measure(bot, before, seats, processes, tell)[0])
        else:
            elo = points_ahead(share, seats)
        step = Step(
            seats,
            number,
            round((perf_counter() - began) / 60, 2),
            len(positions),
            round(fitted.handmade_loss, 4),
            round(fitted.loss, 4),
            share,
            low,
            high,
            round(elo, 1),
        )
        self.note(step)
        return step

    def play(self, seats: int, number: int, processes: int | None, tell: Tell, crew: str = "") -> None:
        """The games of a round that are not there yet."""
        folder = self.network(seats, number).parent
        folder.mkdir(parents=True, exist_ok=True)
        plan, player = self.plan, None
        if number > 1:
            player = weights.read(self.network(seats, number - 1), self.game, self.traits)[seats]
        parts = {
            folder / f"part-{first:06}.npz": Part(
                plan.game,
                seats,
                draw(plan.seed, seats, number),
                first,
                min(PART, plan.games - first),
                player,
                plan.iterations if number > 1 else 0,
                plan.explore,
            )
            for first in range(0, plan.games, PART)
        }
        missing = {file: part for file, part in parts.items() if not file.exists()}
        done = len(parts) - len(missing)
        files = list(missing)
        for index, positions in do_all(play_part, list(missing.values()), processes, crew):
            positions.save(files[index])
            done += 1
            tell("arena-running", min(done * PART, plan.games), plan.games)

    def remembered(self, seats: int, number: int) -> Positions:
        """The positions of the last rounds."""
        return together(
            [
                Positions.load(file)
                for each in range(max(1, number - REMEMBERED + 1), number + 1)
                for file in sorted(self.network(seats, each).parent.glob("part-*.npz"))
            ]
        )

    def keep(self, seats: int, number: int, learned: Weights) -> None:
        """Write what a round has learned: alone, and among the latest of all numbers of seats."""
        weights.write(self.network(seats, number), self.game, self.traits, {seats: learned})
        latest = self.folder / FILE
        networks = weights.read(latest, self.game, self.traits) if latest.exists() else {}
        weights.write(latest, self.game, self.traits, {**networks, seats: learned})

    def measure(
        self, bot: str, rival: str, seats: int, processes: int | None, tell: Tell
    ) -> tuple[float, float, float]:
        """The share of victories on one seat against a rival on all others, and its interval."""
        result = run_tournament(
            self.game,
            [bot, *[rival] * (seats - 1)],
            self.plan.measured,
            self.plan.seed,
            processes,
            lambda done, count: tell("learn-measuring", done, count),
        )
        first = result["bots"][0]
        low, high = first["ci95"]
        return first["win_share"], low, high

    def elo(self, seats: int, share: float) -> float:
        """Points ahead of greedy, after a share of victories against the round before."""
        before = [step.elo for step in self.steps() if step.seats == seats][-1]
        return before + points_ahead(share, seats)

    def note(self, step: Step) -> None:
        """Write a round into the table of progress."""
        told = [asdict(each) for each in (*self.steps(), step)]
        (self.folder / PROGRESS).write_text(json.dumps(told, indent=1) + "\n")


def traits_of(game: Game) -> Traits:
    """What a network is told of a game; not every game can be learned yet."""
    if game.traits is None:
        raise BadWeights(f"{game.title} has no traits yet by which a network could learn it")
    return game.traits


def check(plan: Plan) -> None:
    """Complain about a plan by which nothing can be learned."""
    if plan.games < FEWEST_GAMES:
        raise BadOption(f"{plan.games} games a round: at least {FEWEST_GAMES} are needed to learn from")
    if plan.units % BLOCK:
        raise BadOption(f"{plan.units} units: a network has {BLOCK}, {2 * BLOCK}, {3 * BLOCK} … of them")
    if plan.iterations < 0 or not 0 <= plan.explore <= 1 or not 0 <= plan.patience <= 1:
        raise BadOption("iterations are 0 or more, and what is explored and patience are shares from 0 to 1")


def claim(folder: Path, plan: Plan, traits: str) -> None:
    """Say in the folder of a number of seats how it is learned there; another plan is not welcome."""
    about = {"traits": traits, **asdict(plan)}
    del about["seats"]
    file = folder / ABOUT
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not file.exists():
            file.write_text(json.dumps(about, indent=2) + "\n")
        before = json.loads(file.read_text())
        different = [key for key in about if before[key] != about[key]]
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise BadCourse(f"{folder} cannot be used: {error}") from error
    if different:
        key = different[0]
        raise BadCourse(
            f"{folder} learns something else: its {key} is {before[key]!r}, not {about[key]!r}; "
            "choose another folder"
        )

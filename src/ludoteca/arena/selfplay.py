"""Games that bots play to be learned from, as rows in Parquet files.

A part is written whole or not at all, so whoever is interrupted goes on with the parts that are missing.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from ludoteca.arena.crew import do_all
from ludoteca.arena.match import draw
from ludoteca.arena.rows import (
    ABOUT,
    SCHEMA,
    BadSelfplay,
    Row,
    as_file,
    file_of,
    is_whole,
    tell_outcome,
    write,
)
from ludoteca.arena.tournament import Progress
from ludoteca.arrays.encoder import Encoder
from ludoteca.bots import make, parse
from ludoteca.core import registry
from ludoteca.core.errors import BadOption
from ludoteca.core.options import Settings
from ludoteca.core.rng import Rng

PART = 8
"""Games in one file."""
GRAIN = 1 << 20


@dataclass(frozen=True)
class Selfplay:
    """What is played; equal ones give equal files, whoever plays them."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int
    options: Settings
    explore: float = 0.0
    """The share of decisions that are made at random, for variety."""

    @property
    def parts(self) -> int:
        """How many files it makes."""
        return -(-self.games // PART)


@dataclass(frozen=True)
class Part:
    """Some games in a row, to be played by one worker."""

    plan: Selfplay
    number: int

    @property
    def games(self) -> range:
        """Their numbers."""
        return range(self.number * PART, min(self.plan.games, (self.number + 1) * PART))


def encoder_of(plan: Selfplay) -> Encoder:
    """The arrays of the rows."""
    return registry.invite(plan.game).encoder(len(plan.bots), dict(plan.options))


def play_part(part: Part) -> bytes:
    """The Parquet file of a part."""
    encoder = encoder_of(part.plan)
    rows = [row for number in part.games for row in play_game(part.plan, number, encoder)]
    return as_file(rows, encoder)


def play_game(plan: Selfplay, number: int, encoder: Encoder) -> list[Row]:
    """The rows of one game; bots change seats from game to game."""
    seats = len(plan.bots)
    state = encoder.game.start(seats, draw(plan.seed, number), plan.options)
    bots = [
        make(plan.bots[(seat + number) % seats], encoder.game, draw(plan.seed, number, seat))
        for seat in range(seats)
    ]
    chance = Rng(draw(plan.seed, number, seats))
    rows: list[Row] = []
    while not state.over:
        seat, legal = int(state.seat), state.actions()
        ranked = bots[seat].rank(state.view(seat), legal)
        shares = {opinion.action: opinion.share for opinion in ranked}
        is_random = int(chance.below(GRAIN)) < plan.explore * GRAIN
        action = legal[chance.below(len(legal))] if is_random else ranked[0].action
        rows.append(
            {
                "game": number,
                "ply": len(rows),
                "seat": seat,
                "observation": encoder.observe(state, seat),
                "legal": legal,
                "shares": [shares[one] for one in legal],
                "value": ranked[0].value,
                "action": action,
                "is_random": is_random,
            }
        )
        state.play(action)
    tell_outcome(rows, state)
    return rows


def run_selfplay(
    plan: Selfplay,
    folder: Path,
    processes: int | None = None,
    on: str = "",
    progress: Progress | None = None,
) -> int:
    """Play what the folder lacks; the number of games that it holds then."""
    for bot in plan.bots:
        parse(bot)
    if plan.games < 1 or not 0 <= plan.explore <= 1:
        problem = f"{plan.games} games, explore {plan.explore:g}: at least one game, and a share from 0 to 1"
        raise BadOption(problem)
    game = registry.invite(plan.game)
    game.check_seats(len(plan.bots))
    plan = replace(
        plan, seed=game.check_seed(plan.seed), options=dict(game.settle(len(plan.bots), plan.options))
    )
    claim(folder, plan)
    missing = [Part(plan, number) for number in range(plan.parts) if not is_whole(file_of(folder, number))]
    done = plan.games - sum(len(part.games) for part in missing)
    for index, content in do_all(play_part, missing, processes, on):
        write(file_of(folder, missing[index].number), content)
        done += len(missing[index].games)
        if progress is not None:
            progress(done, plan.games)
    return done


def claim(folder: Path, plan: Selfplay) -> None:
    """Say in the folder what is played there; more of the same is welcome, something else is not."""
    about = {"schema": SCHEMA, "encoding": encoder_of(plan).signature, **asdict(plan)}
    try:
        folder.mkdir(parents=True, exist_ok=True)
        there = folder / ABOUT
        if there.exists():
            before = json.loads(there.read_text())
            same = json.loads(json.dumps(about))
            different = [key for key in same if key != "games" and before.get(key) != same[key]]
            if different:
                raise BadSelfplay(
                    f"{folder} holds other games: its {different[0]} is {before.get(different[0])!r}, "
                    f"not {same[different[0]]!r}; choose another folder"
                )
            if before["games"] < plan.games and before["games"] % PART:
                # Its last part was not full: it is played again with more games.
                file_of(folder, before["games"] // PART).unlink(missing_ok=True)
            about["games"] = max(before["games"], plan.games)
        write(there, json.dumps(about, indent=2).encode())
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise BadSelfplay(f"{folder} cannot be used: {error}") from error

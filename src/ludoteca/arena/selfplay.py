"""Games that bots play to be learned from: one row a decision, in Parquet files.

A folder holds `selfplay.json`, which says what was played, and a file for every part, some games in a row.
A part is written whole or not at all, so whoever is interrupted goes on with the parts that are missing. The
schema is told in docs/research.md.
"""

from __future__ import annotations

import io
import json
import os
from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from ludoteca.arena.crew import do_all
from ludoteca.arena.match import draw
from ludoteca.arena.statistics import teams_of, victories
from ludoteca.arena.tournament import Progress
from ludoteca.arrays.encoder import Encoder
from ludoteca.bots import make, parse
from ludoteca.core import registry
from ludoteca.core.errors import BadOption, LudotecaError
from ludoteca.core.options import Settings
from ludoteca.core.rng import Rng

SCHEMA = 1
"""The version of the columns."""
PART = 8
"""Games in one file."""
ABOUT = "selfplay.json"
GRAIN = 1 << 20


class BadSelfplay(LudotecaError):
    """A folder or a file of selfplay that cannot be used."""


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


def schema(encoder: Encoder) -> pa.Schema:
    """The columns; what begins with the viewer goes round the table from the seat that decides."""
    about = {"schema": str(SCHEMA), "game": encoder.game.id, "encoding": encoder.signature}
    return pa.schema(
        [
            ("game", pa.int64()),
            ("ply", pa.int32()),
            ("seat", pa.int8()),
            ("observation", pa.list_(pa.float32(), encoder.size)),
            ("legal", pa.list_(pa.int32())),
            ("shares", pa.list_(pa.float32())),
            ("value", pa.float32()),
            ("action", pa.int32()),
            ("is_random", pa.bool_()),
            ("outcome", pa.list_(pa.float32(), encoder.seats)),
            ("scores", pa.list_(pa.int32(), encoder.seats)),
        ],
        metadata=about,
    )


def play_part(part: Part) -> bytes:
    """The Parquet file of a part."""
    encoder = encoder_of(part.plan)
    rows = [row for number in part.games for row in play_game(part.plan, number, encoder)]
    buffer = io.BytesIO()
    pq.write_table(pa.Table.from_pylist(rows, schema(encoder)), buffer, compression="zstd")
    return buffer.getvalue()


def play_game(plan: Selfplay, number: int, encoder: Encoder) -> list[dict[str, Any]]:
    """The rows of one game; bots change seats from game to game."""
    seats = len(plan.bots)
    state = encoder.game.start(seats, draw(plan.seed, number), plan.options)
    bots = [
        make(plan.bots[(seat + number) % seats], encoder.game, draw(plan.seed, number, seat))
        for seat in range(seats)
    ]
    chance = Rng(draw(plan.seed, number, seats))
    rows: list[dict[str, Any]] = []
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
    parts, scores = victories(state.standings(), teams_of(state)), state.scores()
    for row in rows:
        row["outcome"] = parts[row["seat"] :] + parts[: row["seat"]]
        row["scores"] = scores[row["seat"] :] + scores[: row["seat"]]
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
    missing = [Part(plan, number) for number in range(plan.parts) if not file_of(folder, number).exists()]
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


def file_of(folder: Path, number: int) -> Path:
    """The file of a part."""
    return folder / f"part-{number:06}.parquet"


def write(file: Path, content: bytes) -> None:
    """Whole or not at all."""
    fresh = file.with_name(f".{file.name}.{os.getpid()}")
    fresh.write_bytes(content)
    fresh.replace(file)


def read(folder: Path) -> Iterator[pa.Table]:
    """The parts of a folder in order; a broken one is named."""
    files = sorted(folder.glob("part-*.parquet"))
    if not files:
        raise BadSelfplay(f"{folder} holds no selfplay")
    for file in files:
        try:
            yield pq.read_table(file)
        except (pa.ArrowInvalid, OSError) as error:
            raise BadSelfplay(f"{file} is broken: {' '.join(str(error).split()):.120}") from error

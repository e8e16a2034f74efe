"""Plays random games of every room, checks the invariants on the way, and tells what breaks them.

    python -m tools.random_games [GAME ...] [--games N] [--every K] [--processes P] [--notes FILE]

Every number of seats gets so many games, spread over all options. What is done stands in the notes: the same
command goes on where it was stopped, and more games come on top of those that were played. After
`make checks` it is five to ten times as fast.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from signal import SIG_IGN, SIGINT, signal
from typing import NamedTuple

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import ludoteca
from ludoteca.core import registry
from ludoteca.core.errors import LudotecaError
from ludoteca.core.options import Settings
from ludoteca.core.rng import Rng
from ludoteca.testing.setups import setups
from tools import checks

CHUNK = 25
"""Games that are played and noted together."""


class Chunk(NamedTuple):
    """Some games in a row: each number gives one game."""

    game: str
    seats: int
    first: int

    @property
    def name(self) -> str:
        """As it stands in the notes."""
        return f"{self.game}/{self.seats}/{self.first}"


class Done(NamedTuple):
    """How many decisions a chunk took, and what went wrong in it."""

    decisions: int
    faults: list[str]


def play(chunk: Chunk, every: int) -> Done:
    """All games of a chunk, the invariants after every so many actions and at the end."""
    decisions, faults = 0, []
    tables = [options for seats, options in setups(ludoteca.game(chunk.game)) if seats == chunk.seats]
    for number in range(chunk.first, chunk.first + CHUNK):
        options = tables[number % len(tables)]
        made, fault = play_one(chunk, number, options, every)
        decisions += made
        if fault:
            faults.append(f"{chunk.game}, {chunk.seats} seats, seed {number}, {options}: {fault}")
    return Done(decisions, faults)


def play_one(chunk: Chunk, number: int, options: Settings, every: int) -> tuple[int, str]:
    """The number of decisions of one game, and its first fault."""
    game = ludoteca.game(chunk.game)
    rng = Rng(number)
    decisions = 0
    try:
        state = game.new(chunk.seats, seed=number, **options)
        while not state.over:
            legal = state.actions()
            state.play(legal[rng.below(len(legal))])
            decisions += 1
            if (state.over or decisions % every == 0) and (broken := game.faults(state)):
                return decisions, f"decision {decisions}: {broken[0]}"
        if [sum(sources.values()) for sources in state.breakdown()] != state.scores():
            return decisions, "the points by source are not the score"
    except Exception as error:
        return decisions, f"decision {decisions}: {type(error).__name__}: {error}"
    return decisions, ""


def chunks(games: list[str], each: int) -> Iterator[Chunk]:
    """All that is to be played, the rooms in turn."""
    for first in range(0, each, CHUNK):
        for game in games:
            for seats in ludoteca.game(game).seat_counts:
                yield Chunk(game, seats, first)


def noted(notes: Path) -> dict[str, Done]:
    """What was played before; a line that a kill cut off does not count."""
    done = {}
    for line in notes.read_text().splitlines() if notes.exists() else []:
        try:
            name, decisions, faults = json.loads(line)
        except ValueError:
            continue
        done[name] = Done(decisions, faults)
    return done


def summary(done: dict[str, Done]) -> Iterator[str]:
    """A line for every room and number of seats."""
    tables: dict[str, list[Done]] = {}
    for name, part in done.items():
        tables.setdefault(name.rpartition("/")[0], []).append(part)
    for name, parts in sorted(tables.items()):
        faults = sum(len(part.faults) for part in parts)
        decisions = sum(part.decisions for part in parts)
        yield f"{name:22} {len(parts) * CHUNK:9,} games {decisions:15,} decisions {faults:5,} faults"


def main() -> int:
    """Play what is not noted yet; faults make the exit status 1."""
    print(checks.use())
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("rooms", nargs="*", metavar="GAME", help="ids of games; all of them without")
    parser.add_argument("--games", type=int, default=1000, help="for every number of seats (1000)")
    parser.add_argument("--every", type=int, default=1, help="check after every so many actions (1)")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--notes", type=Path, default=Path("build/random_games.jsonl"))
    chosen = parser.parse_args()
    try:
        rooms = [ludoteca.game(room).id for room in chosen.rooms] or [
            game.id for game in registry.list_games()
        ]
    except LudotecaError as error:
        parser.error(str(error))
    if min(chosen.games, chosen.every, chosen.processes) < 1:
        parser.error("--games, --every and --processes are at least 1")
    chosen.notes.parent.mkdir(parents=True, exist_ok=True)
    done = noted(chosen.notes)
    left = [chunk for chunk in chunks(rooms, chosen.games) if chunk.name not in done]
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with (
        ProcessPoolExecutor(chosen.processes, initializer=signal, initargs=(SIGINT, SIG_IGN)) as pool,
        Progress(*columns) as progress,
        chosen.notes.open("a") as notes,
    ):
        task = progress.add_task("games", total=len(left) * CHUNK)
        playing = {pool.submit(play, chunk, chosen.every): chunk for chunk in left}
        try:
            for future in as_completed(playing):
                name, part = playing[future].name, future.result()
                done[name] = part
                print(json.dumps([name, *part]), file=notes, flush=True)
                progress.update(task, advance=CHUNK)
                for fault in part.faults:
                    progress.console.print(fault)
        except KeyboardInterrupt:
            pool.shutdown(cancel_futures=True)
    print(*summary(done), sep="\n")
    return int(any(part.faults for part in done.values()))


if __name__ == "__main__":
    raise SystemExit(main())

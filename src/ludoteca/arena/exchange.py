"""Games from one kind of file to another: records, positions, and rows to learn from.

Whatever is read is played by the rules, so that nothing wrong is passed on. What cannot be used is told to
whoever converts, and left out.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from ludoteca.core import record
from ludoteca.core.errors import BadPosition, BadRecord, LudotecaError
from ludoteca.core.match import Match

RECORDS, ROWS, POSITIONS = "records", "parquet", "positions"
KINDS = (RECORDS, ROWS, POSITIONS)

Complain = Callable[[str, LudotecaError], None]
"""Called with what cannot be used, and why."""


class Played(NamedTuple):
    """A match, what it is called where it was read, and who played, if that is known."""

    name: str
    match: Match
    players: list[str] | None = None

    def record(self) -> record.Record:
        """The record of it."""
        return replace(self.match.record(), players=self.players)


def kind_of(source: Path) -> str:
    """What a file or a folder holds: records, unless its name says something else."""
    if source.suffix == ".jsonl":
        return POSITIONS
    is_rows = source.suffix == ".parquet" or (source.is_dir() and any(source.glob("part-*.parquet")))
    return ROWS if is_rows else RECORDS


def read(source: Path, complain: Complain) -> Iterator[Played]:
    """The games of a file or a folder, whatever its kind."""
    kind = kind_of(source)
    if kind == ROWS:
        from ludoteca.arena.row_games import read_rows

        return read_rows(source, complain)
    return read_positions(source, complain) if kind == POSITIONS else read_records(source, complain)


def write(games: Iterable[Played], kind: str, target: Path, every: int, complain: Complain) -> int:
    """Write games as another kind; how many records, games or positions there are then.

    Records and rows go into a folder, positions into one file, of every so many decisions.
    """
    try:
        if kind == ROWS:
            from ludoteca.arena.row_games import write_rows

            return write_rows(games, target, complain)
        if kind == POSITIONS:
            return write_positions(games, target, every)
        return write_records(games, target)
    except OSError as error:
        raise BadRecord(f"{target} cannot be written: {error.strerror}") from error


def read_records(source: Path, complain: Complain) -> Iterator[Played]:
    """The matches of a record, or of all records in a folder and those below."""
    for file in sorted(source.rglob("*.json")) if source.is_dir() else [source]:
        try:
            found = record.read(file)
            yield Played(file.stem, Match.replay(found), found.players)
        except BadRecord as error:
            complain(str(file), error)


def write_records(games: Iterable[Played], folder: Path) -> int:
    """One file a match; none that is there is overwritten."""
    folder.mkdir(parents=True, exist_ok=True)
    count = 0
    for played in games:
        file = folder / f"{played.name}.json"
        if file.exists():
            raise BadRecord(f"{file} is there already; choose another folder")
        record.write(played.record(), file)
        count += 1
    return count


def read_positions(source: Path, complain: Complain) -> Iterator[Played]:
    """A match that begins from each position of a file, one a line."""
    try:
        lines = source.read_text("utf-8").splitlines()
    except UnicodeDecodeError:
        raise BadRecord(f"{source} is not a text file") from None
    for number, line in enumerate(lines, 1):
        try:
            yield Played(f"{source.stem}-{number:06}", Match.from_position(json.loads(line)))
        except ValueError:
            complain(f"{source}, line {number}", BadPosition("not JSON: a position is one line"))
        except LudotecaError as error:
            complain(f"{source}, line {number}", error)


def write_positions(games: Iterable[Played], file: Path, every: int) -> int:
    """The positions of the games, one a line: before the first decision, and after every so many."""
    count = 0
    with file.open("x", encoding="utf-8") as out:
        for played in games:
            for ply in range(0, played.match.ply + 1, every):
                out.write(json.dumps(played.match.at(ply).position()) + "\n")
                count += 1
    return count

"""Rows to learn from, one a decision, in Parquet files. The schema is told in docs/research.md.

A folder holds `selfplay.json`, which says what was played, and a file for every part, some games in a row.
"""

from __future__ import annotations

import io
import json
import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from ludoteca.arena.statistics import teams_of, victories
from ludoteca.arrays.encoder import Encoder
from ludoteca.core.errors import LudotecaError, brief
from ludoteca.core.state import State

SCHEMA = 1
"""The version of the columns."""
ABOUT = "selfplay.json"

Row = dict[str, Any]


class BadSelfplay(LudotecaError):
    """A folder or a file of selfplay that cannot be used."""


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


def tell_outcome(rows: Sequence[Row], end: State) -> None:
    """Write into the rows of a game how it ended, each as its seat sees it."""
    parts, scores = victories(end.standings(), teams_of(end)), end.scores()
    for row in rows:
        row["outcome"] = parts[row["seat"] :] + parts[: row["seat"]]
        row["scores"] = scores[row["seat"] :] + scores[: row["seat"]]


def as_file(rows: list[Row], encoder: Encoder) -> bytes:
    """The Parquet file of some rows."""
    buffer = io.BytesIO()
    pq.write_table(pa.Table.from_pylist(rows, schema(encoder)), buffer, compression="zstd")
    return buffer.getvalue()


def file_of(folder: Path, number: int) -> Path:
    """The file of a part."""
    return folder / f"part-{number:06}.parquet"


def is_whole(file: Path) -> bool:
    """Is the file of a part there, and complete to its end?"""
    try:
        pq.read_metadata(file)
    except (pa.ArrowException, OSError):
        return False
    return True


def write(file: Path, content: bytes) -> None:
    """Whole or not at all."""
    fresh = file.with_name(f".{file.name}.{os.getpid()}")
    fresh.write_bytes(content)
    fresh.replace(file)


def about(folder: Path) -> dict[str, Any]:
    """What was played in a folder, as it says itself."""
    try:
        told = json.loads((folder / ABOUT).read_text())
    except FileNotFoundError:
        raise BadSelfplay(
            f"{folder / ABOUT} cannot be read: it is not there, and says what was played"
        ) from None
    except (OSError, ValueError) as error:
        raise BadSelfplay(f"{folder / ABOUT} cannot be read: {error}") from error
    if not isinstance(told, dict) or told.get("schema") != SCHEMA:
        found = brief(told.get("schema") if isinstance(told, dict) else told)
        raise BadSelfplay(f"{folder / ABOUT}: schema {found}, and this house knows schema {SCHEMA} alone")
    return told


def parts(folder: Path) -> list[Path]:
    """The files of a folder in order."""
    files = sorted(folder.glob("part-*.parquet"))
    if not files:
        raise BadSelfplay(f"{folder} holds no selfplay")
    return files


def read(folder: Path, columns: Sequence[str] | None = None) -> Iterator[pa.Table]:
    """The parts of a folder in order, all columns or some; a broken one is named."""
    for file in parts(folder):
        yield read_part(file, columns)


def read_part(file: Path, columns: Sequence[str] | None = None) -> pa.Table:
    """One part."""
    try:
        table = pq.read_table(file, columns=None if columns is None else list(columns))
    except (pa.ArrowException, OSError) as error:
        first_sentence = " ".join(str(error).split()).partition(". ")[0]
        problem = first_sentence.rpartition("': ")[2]
        raise BadSelfplay(f"{file} is broken: {problem:.120}") from error
    told = (table.schema.metadata or {}).get(b"schema", b"").decode()
    if told != str(SCHEMA):
        raise BadSelfplay(f"{file}: schema {brief(told)}, and this house knows schema {SCHEMA} alone")
    missing = [name for name in columns or () if name not in table.column_names]
    if missing:
        raise BadSelfplay(f"{file} is broken: it has no column {missing[0]}")
    return table

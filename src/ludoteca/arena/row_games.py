"""The games behind rows: rows of recorded games, and the games of rows played again."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import groupby
from pathlib import Path
from typing import Any

from ludoteca.arena.exchange import Complain, Played
from ludoteca.arena.match import draw
from ludoteca.arena.rows import (
    ABOUT,
    SCHEMA,
    BadSelfplay,
    Row,
    about,
    as_file,
    file_of,
    parts,
    read_part,
    tell_outcome,
    write,
)
from ludoteca.arena.selfplay import PART
from ludoteca.arrays.encoder import Encoder
from ludoteca.core import record, registry
from ludoteca.core.errors import LudotecaError
from ludoteca.core.match import Match


def read_rows(source: Path, complain: Complain) -> Iterator[Played]:
    """The games of a folder of rows or of one part, played again; what is broken is told, and left out."""
    told = about(source if source.is_dir() else source.parent)
    for file in parts(source) if source.is_dir() else [source]:
        try:
            table = read_part(file, ("game", "action"))
        except BadSelfplay as error:
            complain(str(file), error)
            continue
        decisions = zip(table["game"].to_pylist(), table["action"].to_pylist(), strict=True)
        for number, rows in groupby(decisions, key=lambda row: row[0]):
            try:
                played = beginning(told, number)
                for _, action in rows:
                    played.match.play(action)
                yield played
            except (LudotecaError, KeyError, IndexError, TypeError) as error:
                problem = f"game {number} cannot be played again: {error}"
                complain(str(file), BadSelfplay(problem))


def beginning(told: dict[str, Any], number: int) -> Played:
    """How a game of a folder began: as its record says, or by the seed of the selfplay."""
    if "begun" in told:
        begun = told["begun"][number]
        start = record.from_data(begun["record"])
        return Played(begun["name"], Match.replay(start), start.players)
    bots, game = told["bots"], registry.invite(told["game"])
    seats = len(bots)
    match = Match.new(game, seats, draw(told["seed"], number), **told["options"])
    players = [bots[(seat + number) % seats] for seat in range(seats)]
    return Played(f"{game.id}-{told['seed']}-{number:06}", match, players)


def write_rows(games: Iterable[Played], folder: Path, complain: Complain) -> int:
    """Rows of finished games of one kind; what the bots thought is not known, and stays empty."""
    folder.mkdir(parents=True, exist_ok=True)
    if (folder / ABOUT).exists():
        raise BadSelfplay(f"{folder} holds games already; choose another folder")
    encoder: Encoder | None = None
    rows: list[Row] = []
    begun: list[dict[str, Any]] = []
    for name, match, players in games:
        encoder = encoder or match.game.encoder(int(match.state.seats))
        problem = unfit(match, encoder)
        if problem:
            complain(name, BadSelfplay(problem))
            continue
        if len(begun) % PART == 0 and rows:
            write(file_of(folder, len(begun) // PART - 1), as_file(rows, encoder))
            rows = []
        rows += rows_of(match, len(begun), encoder)
        start = replace(match.record(), moves=[], result=None, fingerprint=None, players=players)
        begun.append({"name": name, "record": start.data()})
    if rows and encoder is not None:
        write(file_of(folder, (len(begun) - 1) // PART), as_file(rows, encoder))
        told = {"schema": SCHEMA, "encoding": encoder.signature, "game": encoder.game.id, "begun": begun}
        write(folder / ABOUT, json.dumps(told).encode())
    return len(begun)


def unfit(match: Match, encoder: Encoder) -> str:
    """Why a match cannot be among the rows, if so."""
    game, seats = match.game.id, int(match.state.seats)
    if (game, seats) != (encoder.game.id, encoder.seats):
        return (
            f"{game} with {seats} seats: the rows of a folder are of one game and one number of seats, "
            f"here {encoder.game.id} with {encoder.seats}"
        )
    return "" if match.state.over else "the game is not over, so that no row knows its outcome"


def rows_of(match: Match, number: int, encoder: Encoder) -> list[Row]:
    """The rows of one game."""
    state = match.at(0)
    rows: list[Row] = []
    for ply, action in enumerate(match.actions):
        rows.append(
            {
                "game": number,
                "ply": ply,
                "seat": int(state.seat),
                "observation": encoder.observe(state),
                "legal": state.actions(),
                "action": action,
                "is_random": False,
            }
        )
        state.apply(action)
    tell_outcome(rows, state)
    return rows

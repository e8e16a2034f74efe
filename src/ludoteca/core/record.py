"""The record of a match: a small JSON file, one move a line, readable by people and tests."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from json import JSONDecodeError, JSONDecoder
from pathlib import Path
from secrets import token_hex
from typing import cast

from ludoteca.core.errors import BadRecord
from ludoteca.core.options import Setting
from ludoteca.core.position import Json, Position

FORMAT = 1
KEYS = (
    "format",
    "game",
    "version",
    "options",
    "seats",
    "players",
    "seed",
    "position",
    "moves",
    "result",
    "fingerprint",
)


@dataclass(frozen=True)
class Result:
    """How a match ended: points and ranks by seat."""

    scores: list[int]
    standings: list[int]

    def __str__(self) -> str:
        return f"scores {self.scores}, ranks {self.standings}"


@dataclass(frozen=True)
class Record:
    """What a file holds. Begins from a seed or from a position."""

    game: str
    version: int
    options: Mapping[str, Setting]
    seats: int
    seed: int | None
    position: Position | None
    moves: list[str]
    result: Result | None
    fingerprint: str | None
    source: str = field(default="", compare=False, repr=False)
    """The text it was read from, for line numbers in messages."""
    players: list[str] | None = None
    """Who played, by seat, where it is known."""

    def line_of(self, key: str) -> int | None:
        """The line of the file on which the value of a field begins, if it was read from one."""
        at = scan(self.source).places.get(key)
        return None if at is None else self.source.count("\n", 0, at) + 1

    def line_of_move(self, number: int) -> int | None:
        """The line of the file on which a move stands, if it was read from one."""
        places = scan(self.source).move_places
        return self.source.count("\n", 0, places[number]) + 1 if 0 <= number < len(places) else None

    def data(self) -> dict[str, Json]:
        """The record as plain JSON data."""
        data: dict[str, Json] = {
            "format": FORMAT,
            "game": self.game,
            "version": self.version,
            "options": dict(self.options),
            "seats": self.seats,
        }
        if self.players is not None:
            data["players"] = list[Json](self.players)
        if self.position is not None:
            data["position"] = self.position
        else:
            data["seed"] = self.seed
        data["moves"] = self.moves
        if self.result is not None:
            data["result"] = {"scores": self.result.scores, "standings": self.result.standings}
        data["fingerprint"] = self.fingerprint
        return data

    def text(self) -> str:
        """The record as the text of a file: a field a line, a move a line."""
        fields = []
        for key, value in self.data().items():
            if key == "moves" and self.moves:
                moves = ",\n".join(f"    {json.dumps(move)}" for move in self.moves)
                fields.append(f'  "moves": [\n{moves}\n  ]')
            else:
                fields.append(f"  {json.dumps(key)}: {json.dumps(value)}")
        return "{\n" + ",\n".join(fields) + "\n}\n"


def write(record: Record, path: Path) -> None:
    """Write a file, whole or not at all: an interrupted write leaves the old one as it was."""
    fresh = path.with_name(f".{path.name}.{token_hex(4)}")
    try:
        try:
            with fresh.open("w", encoding="utf-8") as file:
                file.write(record.text())
                file.flush()
                os.fsync(file.fileno())
            fresh.replace(path)
        except BaseException:
            fresh.unlink(missing_ok=True)
            raise
    except OSError as error:
        raise BadRecord(f"{path} cannot be written: {error.strerror}") from error


def read(path: Path) -> Record:
    """Read a file; a BadRecord says what is wrong and on which line."""
    return parse(_text_of(path, "strict"))


def _text_of(path: Path, errors: str) -> str:
    try:
        text = path.read_text("utf-8-sig", errors)
    except UnicodeDecodeError:
        raise BadRecord(f"{path} is not a text file") from None
    except OSError as error:
        raise BadRecord(f"{path} cannot be read: {error.strerror}") from None
    if not text.strip():
        raise BadRecord(f"{path} is empty")
    return text


def parse(text: str) -> Record:
    """The record of a text."""
    try:
        data = json.loads(text)
    except JSONDecodeError as error:
        cut = error.pos >= len(text.rstrip()) or error.msg.startswith("Unterminated")
        problem = "the record is cut off here" if cut else f"not JSON: {error.msg}"
        raise BadRecord(problem, error.lineno) from None
    except (ValueError, RecursionError):
        raise BadRecord("not a record: a number too long or lists too deep") from None
    return from_data(data, text)


def from_data(data: Json, source: str = "") -> Record:
    """The record of plain JSON data, its form checked field by field."""
    if not isinstance(data, Mapping) or "game" not in data:
        raise BadRecord("this is not the record of a match: it names no game")
    form = data.get("format")
    if type(form) is int and form > FORMAT:
        raise BadRecord(f"format {form} is newer than this program, which reads up to format {FORMAT}")
    if type(form) is not int or form != FORMAT:
        raise BadRecord(f"format {form!r}: expected {FORMAT}")
    unknown = [key for key in data if key not in KEYS]
    if unknown:
        raise BadRecord(f"unknown field {unknown[0]!r}; known: {', '.join(KEYS)}")
    result = data.get("result")
    position = data.get("position")
    fingerprint = data.get("fingerprint")
    return Record(
        game=cast(str, _field(data, "game", str)),
        version=cast(int, _field(data, "version", int)),
        options=cast("Mapping[str, Setting]", _field(data, "options", dict)),
        seats=cast(int, _field(data, "seats", int)),
        seed=None if position is not None else cast(int, _field(data, "seed", int)),
        position=cast(Position, _field(data, "position", dict)) if position is not None else None,
        moves=_texts(_field(data, "moves", list), "move"),
        result=_result(result) if result is not None else None,
        fingerprint=None if fingerprint is None else cast(str, _field(data, "fingerprint", str)),
        players=_players(data) if data.get("players") is not None else None,
        source=source,
    )


def _players(data: Mapping[str, Json]) -> list[str]:
    players = _texts(_field(data, "players", list), "player")
    if len(players) != data["seats"]:
        raise BadRecord(f"{len(players)} players at {data['seats']} seats")
    return players


def _field(data: Mapping[str, Json], key: str, kind: type) -> Json:
    if key not in data:
        raise BadRecord(f"the field {key!r} is missing")
    if type(data[key]) is not kind:
        raise BadRecord(f"the field {key!r} should be {_KINDS[kind]}, not {data[key]!r:.40}")
    return data[key]


_KINDS = {str: "a text", int: "a whole number", dict: "an object", list: "a list"}


def _texts(given: Json, each: str) -> list[str]:
    lines = cast("list[Json]", given)
    for number, line in enumerate(lines):
        if not isinstance(line, str):
            raise BadRecord(f"{each} {number + 1} should be a text, not {line!r:.40}")
    return cast("list[str]", lines)


def _result(data: Json) -> Result:
    if not isinstance(data, Mapping):
        raise BadRecord("the field 'result' should be an object")
    return Result(_numbers(data, "scores"), _numbers(data, "standings"))


def _numbers(data: Mapping[str, Json], key: str) -> list[int]:
    numbers = cast("list[Json]", _field(data, key, list))
    if not all(type(number) is int for number in numbers):
        raise BadRecord(f"the field {key!r} should be a list of whole numbers")
    return cast("list[int]", numbers)


@dataclass
class Scan:
    """What can be read of a text, field by field, and where it stands; the rest may be damaged."""

    data: dict[str, Json] = field(default_factory=dict)
    places: dict[str, int] = field(default_factory=dict)
    move_places: list[int] = field(default_factory=list)


def scan(text: str) -> Scan:
    """Read a record from the top as far as it is readable; of the moves also a part."""
    found = Scan()
    decoder = JSONDecoder()
    try:
        at = _blanks(text, 0) + 1
        while text[at - 1] in "{,":
            key, at = decoder.raw_decode(text, _blanks(text, at))
            at = _blanks(text, at)
            if text[at] != ":" or not isinstance(key, str):
                break
            at = found.places[key] = _blanks(text, at + 1)
            if key == "moves" and text[at] == "[":
                at = _scan_moves(text, at, found, decoder)
            else:
                found.data[key], at = decoder.raw_decode(text, at)
            at = _blanks(text, at) + 1
    except (IndexError, ValueError, RecursionError):
        pass  # the end of what is readable
    return found


def _scan_moves(text: str, at: int, found: Scan, decoder: JSONDecoder) -> int:
    """Read the list that begins here, move by move; the place after it."""
    moves: list[Json] = []
    found.data["moves"] = moves
    at = _blanks(text, at + 1)
    while text[at] != "]":
        move, end = decoder.raw_decode(text, at)
        found.move_places.append(at)
        moves.append(move)
        at = _blanks(text, end)
        if text[at] == ",":
            at = _blanks(text, at + 1)
        elif text[at] != "]":
            raise ValueError
    return at + 1


def _blanks(text: str, at: int) -> int:
    """The place of the next character that is no blank."""
    while text[at] in " \t\r\n":
        at += 1
    return at


def salvage(path: Path) -> tuple[Record, str]:
    """The readable part of a damaged file, and what is wrong with it; nothing is wrong with a whole one."""
    text = _text_of(path, "replace")
    try:
        return parse(text), ""
    except BadRecord as error:
        rest = scan(text).data
        rest.setdefault("moves", [])
        rest.pop("result", None)
        rest["fingerprint"] = None
        try:
            return from_data({key: rest[key] for key in KEYS if key in rest}, text), str(error)
        except BadRecord:
            raise error from None

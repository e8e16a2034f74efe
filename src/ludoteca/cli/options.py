"""Options of a game on the command line: `--option name=value`, a long text from a file: `map=@file`."""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path

from ludoteca.cli.console import Wrong
from ludoteca.core.game import Game
from ludoteca.core.options import Option, Setting

FROM_FILE = "@"


def add_options(parser: ArgumentParser) -> None:
    """The switch that every command has which begins games."""
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="see `ludoteca games`; NAME=@FILE reads a long text",
    )


def chosen_options(game: Game, typed: Sequence[str]) -> dict[str, Setting]:
    """The options as typed; whether they suit each other and the seats is for the game to say."""
    known = {option.name: option for option in game.options}
    values: dict[str, Setting] = {}
    for text in typed:
        name, equals, value = text.partition("=")
        if not equals:
            raise Wrong("wrong-option-form", option=text)
        if name not in known:
            raise Wrong("wrong-option-name", option=name, known=", ".join(known) or "–")
        if name in values:
            raise Wrong("wrong-option-twice", option=name)
        values[name] = _read(known[name], value)
    return values


def _read(option: Option, value: str) -> Setting:
    if not (option.longest and value.startswith(FROM_FILE)):
        return option.read(value)
    file = Path(value.removeprefix(FROM_FILE))
    try:
        return option.read(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise Wrong("wrong-option-file", file=str(file), problem=str(error.strerror)) from None
    except UnicodeDecodeError:
        raise Wrong("wrong-option-text", file=str(file)) from None

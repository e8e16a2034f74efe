"""Where the program speaks: a console for the screen or a pipe, one line for an error, the language."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser
from io import TextIOWrapper

from rich.console import Console

from ludoteca.core import registry
from ludoteca.core.errors import LudotecaError
from ludoteca.texts import LANGUAGES, Texts

OK = 0
PROBLEM = 1
USAGE = 2
INTERRUPTED = 130

WIDEST = 110
"""Lines longer than this are hard to read, however wide the window is."""


class Wrong(LudotecaError):
    """Something typed on the command line that cannot be, as a message of the house."""

    def __init__(self, message: str, **args: str | int) -> None:
        super().__init__(message)
        self.message = message
        self.arguments = args


def screen() -> Console:
    """The standard output: colours on a terminal, plain text in a pipe, NO_COLOR honoured."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    console = Console(highlight=False)
    if console.width > WIDEST:
        console.width = WIDEST
    return console


def complain(message: str) -> None:
    """One clear line on the standard error."""
    print(f"ludoteca: {' '.join(message.split())}", file=sys.stderr)


def system_language() -> str:
    """The language of the system if the house speaks it, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = os.environ.get(name, "")[:2]
        if wanted in LANGUAGES:
            return wanted
    return "en"


def game_title(texts: Texts) -> str:
    """The name of a game; in its own words, if its files have it."""
    assert texts.game is not None
    return texts.text("game-title") if texts.has("game-title") else registry.game(texts.game).title


def add_language(parser: ArgumentParser) -> None:
    """The option `--lang` that every command has."""
    parser.add_argument(
        "--lang", choices=LANGUAGES, default=system_language(), help="language (default: the system's)"
    )

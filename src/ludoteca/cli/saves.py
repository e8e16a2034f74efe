"""Where matches are kept: a file the player names, or one in the user's data folder."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

from ludoteca.cli.console import Wrong
from ludoteca.core.errors import BadRecord
from ludoteca.core.match import Match
from ludoteca.texts import Texts


def data_folder() -> Path:
    """The user's folder for matches, made if it is not there."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    folder = Path(home) / "ludoteca"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def new_file(game: str) -> Path:
    """A file that is not there yet, named after the game and the moment."""
    moment = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    folder = data_folder()
    path = folder / f"{game}-{moment}.json"
    number = 2
    while path.exists():
        path = folder / f"{game}-{moment}-{number}.json"
        number += 1
    return path


def load(name: str, texts: Texts) -> Match:
    """A saved match; if it cannot be read, one line says why and what can be done."""
    if Path(name).is_dir():
        raise Wrong("wrong-folder", file=name)
    if not Path(name).is_file():
        raise Wrong("error-no-file", file=name)
    try:
        return Match.load(name)
    except BadRecord as error:
        problem = texts.error(error)
        raise Wrong("error-unreadable", file=name, problem=problem) from None


def chosen_file(name: str) -> Path:
    """The file a player named; an existing one is never overwritten by another match."""
    path = Path(name)
    if path.is_dir():
        raise Wrong("wrong-folder", file=name)
    if path.exists():
        raise Wrong("wrong-exists", file=name)
    if not path.absolute().parent.is_dir():
        raise Wrong("wrong-no-folder", file=name, folder=str(path.absolute().parent))
    return path

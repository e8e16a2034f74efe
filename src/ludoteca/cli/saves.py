"""Where matches are kept: a file the player names, or one in the user's data folder."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

from ludoteca.core.errors import BadOption


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


def chosen_file(name: str, option: str = "--save") -> Path:
    """The file a player named; an existing one is never overwritten by another match."""
    path = Path(name)
    if path.is_dir():
        raise BadOption(f"{option} {name}: this is a folder")
    if path.exists():
        raise BadOption(f"{option} {name}: the file exists; choose another name, or --resume a saved match")
    if not path.absolute().parent.is_dir():
        raise BadOption(f"{option} {name}: there is no folder {path.absolute().parent}")
    return path

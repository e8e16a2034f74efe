"""The settings of a server on the command line, the same for all who use them."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import fields
from pathlib import Path

from sqlalchemy.exc import DBAPIError

from ludoteca.cli.console import Wrong
from ludoteca.server import config
from ludoteca.server.config import ServerSettings

METAVARS = {"host": "H", "port": "P", "data": "DIR", "db": "URL", "redis": "URL"}


def add_settings(parser: ArgumentParser, names: Iterable[str] = METAVARS) -> None:
    """Switches for the settings that are given most often, and the file for all."""
    explained = {name: (default, meaning) for name, default, meaning in config.explain()}
    for name in names:
        default, meaning = explained[name]
        parser.add_argument(
            f"--{name}", metavar=METAVARS[name], help=f"{meaning} (default: {default or 'none'})"
        )
    parser.add_argument("--config", type=Path, metavar="FILE", help="settings as a TOML file")


@contextmanager
def clear_about_databases() -> Iterator[None]:
    """What a database does not allow is said in one line."""
    try:
        yield
    except DBAPIError as error:
        raise Wrong("wrong-database", problem=str(error.orig)) from None


def chosen_settings(args: Namespace) -> ServerSettings:
    """The settings by switches, environment and file."""
    names = {field.name for field in fields(ServerSettings)}
    flags = {name: value for name, value in vars(args).items() if name in names}
    return config.load(flags, file=args.config)

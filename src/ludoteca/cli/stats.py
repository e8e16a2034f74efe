"""Make a page of statistics from the records in a folder: lengths, points, who wins from where, what is done.

For example:
  ludoteca arena puerto_rico --bots greedy,greedy,casual --games 300 --records games
  ludoteca stats puerto_rico games --to puerto_rico.html
"""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from pathlib import Path

from rich.console import Console

from ludoteca.arena.figures import Figures
from ludoteca.cli.arena import bar
from ludoteca.cli.console import OK, Wrong, add_language, complain
from ludoteca.core import record, registry
from ludoteca.core.errors import BadRecord
from ludoteca.core.match import Match
from ludoteca.report import page
from ludoteca.texts import Texts

NAME = "stats"
HELP = "make a page of statistics from records"


def configure(parser: ArgumentParser) -> None:
    """Options of the command."""
    parser.add_argument("game", metavar="GAME", help="a game of the house, e.g. puerto_rico")
    parser.add_argument(
        "folder", type=Path, metavar="FOLDER", help="where the records are, folders in it included"
    )
    parser.add_argument("--to", type=Path, metavar="FILE", help="the page (default: GAME.html in the folder)")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON instead")
    add_language(parser)


def run(args: Namespace) -> int:
    """Read, count, write."""
    game = registry.invite(args.game)
    texts = Texts(args.lang, game.id)
    figures = gather(game.id, args.folder, texts)
    if args.json:
        print(json.dumps(figures.data()))
        return OK
    file = args.to or args.folder / f"{game.id}.html"
    try:
        file.write_text(page(figures, texts), encoding="utf-8")
    except OSError as error:
        raise Wrong("wrong-unwritable", file=str(file), problem=error.strerror or "") from error
    print(texts.text("stats-written", games=figures.games, file=str(file)))
    return OK


def gather(game: str, folder: Path, texts: Texts) -> Figures:
    """The figures of all finished matches of a game; what cannot be read is told, and left out."""
    files = sorted(folder.rglob("*.json"))
    if not files:
        raise Wrong("wrong-no-records", folder=str(folder))
    figures = Figures(game)
    with bar(Console(stderr=True)) as progress:
        for file in progress.track(files, description=texts.text("arena-running")):
            try:
                read = record.read(file)
                if read.game == game and read.result is not None:
                    figures.add(Match.replay(read), read.players)
            except BadRecord as error:
                complain(f"{file}: {texts.error(error)}")
    if not figures.games:
        raise Wrong("wrong-no-games", folder=str(folder), game=game)
    return figures

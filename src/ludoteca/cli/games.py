"""The games of the house: how many can play, who designed them, what can be set.

For example:
  ludoteca games --lang it
"""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace

from rich.box import SIMPLE_HEAD
from rich.table import Table

from ludoteca.cli.console import OK, add_language, screen
from ludoteca.core import registry
from ludoteca.core.game import Game
from ludoteca.core.options import Setting
from ludoteca.texts import Texts

NAME = "games"
HELP = "list the games of the house"


def configure(parser: ArgumentParser) -> None:
    """Options of the command."""
    parser.add_argument("--json", action="store_true", help="print JSON only")
    add_language(parser)


def run(args: Namespace) -> int:
    """Show all games."""
    if args.json:
        print(json.dumps([data(game) for game in registry.list_games()], indent=2))
        return OK
    console = screen()
    house = Texts(args.lang)
    for game in registry.list_games():
        texts = Texts(args.lang, game.id)
        console.print(f"[bold]{texts.text('game-title')}[/]  [dim]{game.id}[/]")
        console.print(texts.text("game-tagline"))
        counts = ", ".join(str(count) for count in game.seat_counts)
        console.print(house.text("games-facts", designers=", ".join(game.designers), seats=counts))
        console.print(options(game, texts))
    return OK


def options(game: Game, texts: Texts) -> Table:
    """The options of a game with their defaults and meaning."""
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for heading in ("games-option", "games-allowed", "games-default", "games-meaning"):
        table.add_column(texts.text(heading), overflow="fold")
    for option in game.options:
        words = [typed(choice) for choice in option.choices]
        if option.low is not None:
            words.append(f"{option.low}–{option.high}")
        meaning = f"{texts.option(option.name)}. {texts.option_help(option.name)}"
        table.add_row(option.name, ", ".join(words), typed(option.default), meaning)
    return table


def typed(value: Setting) -> str:
    """A value as it is typed after `--option name=`."""
    return str(value).lower()


def data(game: Game) -> dict[str, object]:
    """A game as plain data."""
    return {
        "id": game.id,
        "title": game.title,
        "designers": list(game.designers),
        "version": game.version,
        "seats": list(game.seat_counts),
        "options": {
            option.name: {"default": option.default, "allowed": option.allowed()} for option in game.options
        },
    }

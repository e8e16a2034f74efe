"""The games of the house: how many can play, who designed them, what can be set.

For example:
  ludoteca games --lang it
"""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from ludoteca.cli.console import OK, add_language, game_title, screen
from ludoteca.core import registry
from ludoteca.core.game import Game
from ludoteca.core.options import Option, Setting
from ludoteca.texts import Texts

NAME = "games"
HELP = "list the games of the house"
LONGEST = 24


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
    general = Texts(args.lang)
    for game in registry.list_games():
        texts = Texts(args.lang, game.id)
        console.print(Text.assemble((game_title(texts), "bold"), (f"  {game.id}", "dim")))
        if texts.has("game-tagline"):
            console.print(texts.text("game-tagline"), markup=False)
        designers = ", ".join(game.designers)
        console.print(
            general.text("games-facts", designers=designers, seats=counts(game.seat_counts)), markup=False
        )
        console.print(options(game, texts))
    return OK


def options(game: Game, texts: Texts) -> Table:
    """The options of a game with their defaults and meaning."""
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for heading in ("games-option", "games-allowed", "games-default", "games-meaning"):
        table.add_column(texts.text(heading), overflow="fold")
    for option in game.options:
        meaning = f"{texts.option(option.name)}. {texts.option_help(option.name)}"
        for seats, meant in by_seats(game, option.name).items():
            note = "" if seats == game.seat_counts else only_with(seats, texts)
            table.add_row(
                option.name, allowed(meant, texts), typed(meant.default), f"{meaning} {note}".rstrip()
            )
    return table


def by_seats(game: Game, name: str) -> dict[tuple[int, ...], Option]:
    """An option by the numbers of seats for which it is meant, those together with which it is the same."""
    found: list[tuple[list[int], Option]] = []
    for seats in game.seat_counts:
        for option in game.options_for(seats):
            same = next((counts for counts, other in found if other == option), None)
            if option.name == name and same is not None:
                same.append(seats)
            elif option.name == name:
                found.append(([seats], option))
    return {tuple(seats): option for seats, option in found}


def allowed(option: Option, texts: Texts) -> str:
    """What may be typed, briefly."""
    words = [typed(choice) for choice in option.choices]
    if option.low is not None:
        words.append(f"{option.low}–{option.high}")
    if option.longest:
        words.append(texts.text("games-text", longest=option.longest))
    return ", ".join(words)


def counts(seats: tuple[int, ...]) -> str:
    """Numbers of players: `2, 4`."""
    return ", ".join(str(count) for count in seats)


def typed(value: Setting) -> str:
    """A value as it is typed after `--option name=`; a long text only begins."""
    text = " ".join(str(value).split()) if isinstance(value, str) else str(value).lower()
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def data(game: Game) -> dict[str, object]:
    """A game as plain data."""
    return {
        "id": game.id,
        "title": game.title,
        "designers": list(game.designers),
        "version": game.version,
        "seats": list(game.seat_counts),
        "options": {
            option.name: {
                "default": option.default,
                "allowed": option.allowed(),
                "seats": [n for n in game.seat_counts if option.suits(n)],
            }
            for option in game.options
        },
    }


def only_with(seats: tuple[int, ...], texts: Texts) -> str:
    """At which tables an option is there."""
    return texts.text("games-alone" if seats == (1,) else "games-seats", seats=counts(seats))

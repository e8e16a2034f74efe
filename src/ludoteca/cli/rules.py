"""Look something up in the rules: by number, by heading, or by word, in English or Italian.

What a player needs comes first; `--all` also shows what is written for those who build the game.

For example:
  ludoteca rules puerto_rico                  the contents
  ludoteca rules puerto_rico captain          a chapter
  ludoteca rules puerto_rico PR-5.36 to 5.38  some of the numbered rules
  ludoteca rules puerto_rico "molo" --lang it
  ludoteca rules roads_and_boats wonder       everything about one thing
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from rich.text import Text

from ludoteca.cli.console import OK, PROBLEM, add_language, screen
from ludoteca.cli.lookup import Lookup
from ludoteca.core import registry
from ludoteca.core.guests import is_address

NAME = "rules"
HELP = "look something up in the rules"


def configure(parser: ArgumentParser) -> None:
    """Options of the command."""
    parser.add_argument("game", metavar="GAME", help="a game, e.g. puerto_rico")
    parser.add_argument("topic", metavar="TOPIC", nargs="*", help="PR-5.38, a heading, a building, a word")
    parser.add_argument("--all", action="store_true", help="also the technical parts of the rules")
    add_language(parser)


def run(args: Namespace) -> int:
    """Show the contents, or what there is about a topic."""
    console = screen()
    game_id = registry.invite(args.game).id if is_address(args.game) else args.game
    lookup = Lookup(game_id, args.lang, console)
    if lookup.game is None:
        console.print(Text(lookup.texts.text("rules-to-come", title=lookup.title), style="italic"))
    if not args.topic:
        lookup.contents()
        return OK
    return OK if lookup.show(" ".join(args.topic), args.all) else PROBLEM

"""Look something up in the rules: by number, by heading, or by word, in English or Italian.

For example:
  ludoteca rules puerto_rico                  the contents
  ludoteca rules puerto_rico PR-5.38          one rule
  ludoteca rules puerto_rico captain          a phase
  ludoteca rules puerto_rico "molo" --lang it
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from ludoteca.cli import lookup
from ludoteca.cli.console import OK, PROBLEM, add_language, screen
from ludoteca.core import registry
from ludoteca.texts import Texts

NAME = "rules"
HELP = "look something up in the rules"


def configure(parser: ArgumentParser) -> None:
    """Options of the command."""
    parser.add_argument("game", metavar="GAME", help="a game of the house, e.g. puerto_rico")
    parser.add_argument("topic", metavar="TOPIC", nargs="*", help="PR-5.38, a heading, a building, a word")
    add_language(parser)


def run(args: Namespace) -> int:
    """Show the contents, or what there is about a topic."""
    game = registry.invite(args.game)
    texts = Texts(args.lang, game.id)
    if not args.topic:
        lookup.contents(game, texts, screen())
        return OK
    return OK if lookup.show(game, " ".join(args.topic), texts, screen()) else PROBLEM

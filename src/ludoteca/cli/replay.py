"""Look at a recorded match: its story, the table at any moment, or the position as JSON.

For example:
  ludoteca replay game.json                   what happened, decision by decision
  ludoteca replay game.json --at 20           the table after twenty decisions
  ludoteca replay game.json --at 20 --position > position.json
  ludoteca replay game.json --seed-hash HASH  was the shuffle the one that was sealed?
  ludoteca replay broken.json --recover rescued.json
"""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from pathlib import Path

from rich.console import Console
from rich.text import Text

from ludoteca.cli import saves
from ludoteca.cli.console import OK, PROBLEM, Wrong, add_language, complain, game_title, screen
from ludoteca.cli.ending import Ending
from ludoteca.cli.log import line, story_of
from ludoteca.cli.tables import drawing_for
from ludoteca.core.errors import BadRecord
from ludoteca.core.game import seal
from ludoteca.core.match import Match
from ludoteca.texts import Texts

NAME = "replay"
HELP = "look at a recorded match"


def configure(parser: ArgumentParser) -> None:
    """Options of the command."""
    parser.add_argument("file", metavar="FILE", help="the record of a match")
    parser.add_argument("--at", type=int, metavar="N", help="the table after so many decisions")
    parser.add_argument("--position", action="store_true", help="the position as JSON, nothing else")
    parser.add_argument(
        "--seed-hash", metavar="HASH", help="check the shuffle against the hash shown at the start"
    )
    parser.add_argument("--recover", metavar="OUT", help="save what is readable of a damaged file")
    add_language(parser)


def run(args: Namespace) -> int:
    """Read the record and show what was asked for."""
    if args.recover is not None:
        return recover(args)
    match = saves.load(args.file, Texts(args.lang))
    if args.seed_hash is not None:
        return check_shuffle(match, args.seed_hash, args.file, Texts(args.lang))
    ply = match.ply if args.at is None else args.at
    if args.position:
        print(json.dumps(match.at(ply).position(), indent=2))
        return OK
    texts = Texts(args.lang, match.game.id)
    names = [texts.text("seat-name", seat=seat) for seat in range(int(match.state.seats))]
    console = screen()
    if args.at is None:
        tell(match, texts, names, console)
    else:
        drawing = drawing_for(match.game.id, texts, names)
        console.print(drawing.table(match.at(ply).view(None), console.width, all_points=True))
    return OK


def check_shuffle(match: Match, seed_hash: str, file: str, texts: Texts) -> int:
    """Say whether the game began from the seed that was sealed at its start."""
    if match.seed is None:
        raise Wrong("wrong-no-seed", file=file)
    if seal(match.seed) != seed_hash.strip().lower():
        raise Wrong("wrong-seed-hash", file=file, hash=seal(match.seed))
    print(texts.text("replay-fair", plies=match.ply, hash=seal(match.seed)))
    return OK


def tell(match: Match, texts: Texts, names: list[str], console: Console) -> None:
    """The whole story, one decision a line, and how it ended."""
    options = ", ".join(
        f"{texts.option(name)}: {texts.setting(value)}" for name, value in match.options.items()
    )
    facts = texts.text("replay-facts", title=game_title(texts), seats=len(names), plies=match.ply)
    console.print(Text(facts, style="bold"))
    console.print(Text(options, style="dim"))
    if match.seed is not None:
        console.print(Text(texts.text("replay-sealed", hash=seal(match.seed)), style="dim"))
    for ply in range(1, match.ply + 1):
        seat = match.deciders[ply - 1]
        story = story_of(match, ply, texts, names, None)
        if not story:
            offer = texts.offer(match.at(ply - 1), match.actions[ply - 1], names)
            story = f"{names[seat]}: {offer.label}"
        console.print(line(seat, story, f"{ply:>4}"))
    if match.state.over:
        Ending(match.state, texts, names, console).show()
    else:
        console.print(Text(texts.text("replay-unfinished", name=names[match.state.seat]), style="dim"))


def recover(args: Namespace) -> int:
    """Save as much of a damaged record as can be played."""
    texts = Texts(args.lang)
    try:
        match, problem = Match.recover(args.file)
    except BadRecord as error:
        complain(f"{args.file}: {texts.error(error)}")
        return PROBLEM
    out: Path = saves.chosen_file(args.recover)
    match.save(out)
    print(texts.text("replay-recovered", plies=match.ply, file=str(out)))
    if problem:
        print(texts.text("replay-problem", problem=problem))
    return OK

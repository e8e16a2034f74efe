"""Learn a game by playing it: rounds of games against oneself, and a small network. Interrupted, it goes on.

For example:
  ludoteca learn puerto_rico --seats 3 --hours 0.1 --to learned
  ludoteca learn puerto_rico --seats 3-5 --hours 2 --on cuda --processes 16 --to learned
  ludoteca learn puerto_rico --seats 3-5 --hours 2 --on cuda --on ray --to learned
  ludoteca arena puerto_rico --bots net@learned/learned.json,greedy,greedy
"""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from pathlib import Path

from rich.console import Console

from ludoteca.arena.crew import check_crew
from ludoteca.cli.arena import bar
from ludoteca.cli.console import OK, Wrong, add_language
from ludoteca.cli.numbers import at_least_one
from ludoteca.core import registry
from ludoteca.core.errors import BadOption
from ludoteca.texts import Texts

NAME = "learn"
HELP = "learn a game by playing it"
DEVICES = ("cpu", "cuda")
"""Where a network can be fitted, the usual one first."""


def configure(parser: ArgumentParser) -> None:
    """Options of the command."""
    parser.add_argument("game", metavar="GAME", help="a game of the house, e.g. puerto_rico")
    parser.add_argument("--to", type=Path, required=True, metavar="FOLDER", help="where all is kept")
    parser.add_argument(
        "--seats", type=span, metavar="N[-M]", help="for how many seats (default: as the game usually has)"
    )
    parser.add_argument(
        "--hours", type=float, default=0.0, metavar="H", help="rounds are begun for so long (default: one)"
    )
    parser.add_argument(
        "--on",
        type=place,
        action="append",
        default=[],
        metavar="cpu|cuda|ray[://HOST:PORT]",
        help="where the network is fitted (default: cpu); games are played on a Ray cluster; may be repeated",
    )
    parser.add_argument("--processes", type=at_least_one, metavar="P", help="that play; default: one a core")
    parser.add_argument(
        "--games", type=at_least_one, default=4000, metavar="N", help="in every round (default: 4000)"
    )
    parser.add_argument(
        "--iterations",
        type=int,
        default=100,
        metavar="I",
        help="of search at every decision from the second round on (default: 100)",
    )
    parser.add_argument(
        "--explore", type=float, default=0.3, metavar="SHARE", help="of random decisions in the beginning"
    )
    parser.add_argument("--units", type=at_least_one, default=36, metavar="U", help="a multiple of 12")
    parser.add_argument("--passes", type=at_least_one, default=4, metavar="P", help="over all positions")
    parser.add_argument(
        "--patience", type=float, default=0.95, metavar="SHARE", help="1: only the end of a game is a lesson"
    )
    parser.add_argument(
        "--measured", type=at_least_one, default=240, metavar="N", help="games to measure the strength by"
    )
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="equal seeds, equal games")
    add_language(parser)


def span(text: str) -> tuple[int, ...]:
    """Numbers of seats: `3`, or `3-5` for three to five."""
    first, dash, last = text.partition("-")
    if not first.isdecimal() or not (last.isdecimal() if dash else not last):
        raise ArgumentTypeError(f"expected 3 or 3-5, found {text!r}")
    return tuple(range(int(first), int(last or first) + 1))


def place(text: str) -> str:
    """A device that fits, or a cluster that plays."""
    try:
        if text not in DEVICES:
            check_crew(text)
    except BadOption:
        known = ", ".join(DEVICES)
        raise ArgumentTypeError(f"expected {known}, ray or ray://HOST:PORT, found {text!r}") from None
    return text


def places(on: list[str]) -> tuple[str, str]:
    """The device that fits, and the cluster that plays; without a cluster the games are played here."""
    devices = [place for place in on if place in DEVICES]
    crews = [place for place in on if place not in DEVICES]
    return [DEVICES[0], *devices][-1], ["", *crews][-1]


def run(args: Namespace) -> int:
    """Go on learning in the folder."""
    try:
        from ludoteca.learning.course import Course, Plan
        from ludoteca.learning.fit import check_device
        from ludoteca.learning.page import write_page
    except ModuleNotFoundError as missing:
        raise Wrong(
            "wrong-without-extra", command=NAME, extra="torch", missing=missing.name or ""
        ) from missing
    device, crew = places(args.on)
    check_device(device)
    game = registry.invite(args.game)
    texts = Texts(args.lang, game.id)
    plan = Plan(
        registry.address(game),
        args.seats or (game.default_seats,),
        args.games,
        args.iterations,
        args.explore,
        args.units,
        args.passes,
        args.patience,
        args.measured,
        args.seed,
    )
    course = Course(plan, args.to)
    with bar(Console(stderr=True)) as progress:
        task = progress.add_task("", total=None)

        def tell(doing: str, done: int, count: int) -> None:
            progress.update(task, description=texts.text(doing), completed=done, total=count)

        for step in course.go_on(args.hours, args.processes, device, tell, crew):
            write_page(course.steps(), args.to, texts)
            print(
                texts.text(
                    "learn-step",
                    round=step.round,
                    seats=step.seats,
                    loss=f"{step.loss:.3f}",
                    handmade=f"{step.handmade_loss:.3f}",
                    share=f"{step.share:.0%}",
                    low=f"{step.low:.0%}",
                    high=f"{step.high:.0%}",
                    elo=f"{step.elo:+.0f}",
                ),
                flush=True,
            )
    print(texts.text("learn-written", file=str(args.to)))
    return OK

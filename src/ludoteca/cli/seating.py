"""Who sits where: people at this terminal, bots on the other seats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ludoteca.bots import LEVELS, Bot, make
from ludoteca.bots.spec import meant, split
from ludoteca.cli.console import Wrong
from ludoteca.core.game import Game
from ludoteca.texts import Texts

DEFAULT_BOT = "medium"
MARKS = ("◉", "▲", "■", "◆", "★")
STYLES = ("dodger_blue2", "dark_orange", "green4", "magenta3", "gold3")


@dataclass(frozen=True)
class Seating:
    """The people and the bots of a table."""

    people: tuple[int, ...]
    bots: dict[int, Bot]
    specs: tuple[str, ...]
    names: tuple[str, ...]

    def arguments(self) -> str:
        """The same seating as options of the command line."""
        me = f"--me {','.join(str(seat) for seat in self.people)}"
        return f"{me} --bots {','.join(self.specs)}" if self.specs else me


def seat(game: Game, seats: int, me: str, bots: str | None, seed: int, texts: Texts) -> Seating:
    """Seat people and bots; whatever does not fit is refused with what would."""
    people = people_at(me, seats)
    empty = [seat for seat in range(seats) if seat not in people]
    specs = specs_for(len(empty), bots, game)
    players = {
        seat: make(spec, game, (seed + seat) % (1 << 63)) for seat, spec in zip(empty, specs, strict=True)
    }
    return Seating(people, players, specs, names_of(seats, people, specs, game, texts))


def people_at(me: str, seats: int) -> tuple[int, ...]:
    """The seats of the people: `0` or `0,2`."""
    try:
        people = tuple(sorted(int(word) for word in me.split(",")))
    except ValueError:
        raise Wrong("wrong-me", me=me) from None
    for seat in people:
        if people.count(seat) > 1:
            raise Wrong("wrong-seat-twice", seat=seat)
        if not 0 <= seat < seats:
            raise Wrong("wrong-seat", seat=seat, last=seats - 1)
    return people


def bot_names(bots: str, game: Game) -> list[str]:
    """Bots as written by a person: names or levels, separated by commas."""
    return [meant(word.strip(), game) for word in bots.split(",")]


def specs_for(empty: int, bots: str | None, game: Game) -> tuple[str, ...]:
    """A bot for each empty seat; one name is enough for all."""
    specs = bot_names(DEFAULT_BOT if bots is None else bots, game)
    if empty == 0 and bots is None:
        return ()
    if len(specs) == 1 and empty:
        return tuple(specs * empty)
    if len(specs) != empty:
        raise Wrong("wrong-bots", bots=len(specs), empty=empty)
    return tuple(specs)


def names_of(
    seats: int, people: Sequence[int], specs: Sequence[str], game: Game, texts: Texts
) -> tuple[str, ...]:
    """Names for the log: you, or the seat of each person; bots by level, numbered if there are several."""
    names: list[str] = []
    kinds = [bot_called(spec, game, texts) for spec in specs]
    rest = iter(kinds)
    for seat in range(seats):
        if seat in people:
            name = texts.text("name-you") if len(people) == 1 else texts.text("name-person", seat=seat)
        else:
            kind = next(rest)
            is_one_of_many = kinds.count(kind) > 1
            name = texts.text("bot-numbered", name=kind, seat=seat) if is_one_of_many else kind
        names.append(name)
    return tuple(names)


def bot_called(spec: str, game: Game, texts: Texts) -> str:
    """What a bot is called: its level; without one as it was written, a class by its name."""
    level = next((level for level in LEVELS if meant(level, game) == spec), spec)
    if level in (*LEVELS, "random"):
        return texts.text(f"bot-{level}")
    name, _ = split(spec)
    return name.partition(":")[2] if ":" in name else spec

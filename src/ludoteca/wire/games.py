"""The games of the house: all that a client needs to know before it opens a table."""

from __future__ import annotations

from msgspec import Struct

from ludoteca.wire.fields import Setting


class OptionInfo(Struct):
    """An option of a game; with `longest` a free text of so many characters."""

    name: str
    default: Setting
    choices: list[Setting]
    low: int | None
    high: int | None
    longest: int


class GameInfo(Struct):
    """A game, whoever brought it."""

    id: str
    title: str
    designers: list[str]
    version: int
    seats: list[int]
    default_seats: int
    arguments: dict[str, str]
    """What fields, options and arguments are where their name does not say it: a `governor` is a `seat`."""
    options: list[OptionInfo]
    options_by_seats: dict[str, list[OptionInfo]]
    """The options as they are with so many seats; those not meant for them are left out."""
    first_game: dict[str, Setting]
    """What is agreed for a first game, where it is not the default."""
    shared_screen: str
    """What several people at one screen see: `curtain` or `public`."""
    bots: list[str]
    """The levels of bots that play it."""

"""Which seats and options to try: all seat counts, and every value of every option at least once."""

from __future__ import annotations

from ludoteca.core.errors import BadOption
from ludoteca.core.game import Game
from ludoteca.core.options import Option, Setting, Settings


def setups(game: Game) -> list[tuple[int, Settings]]:
    """For every number of seats: all defaults, then as few combinations as show every value.

    Numbers are tried at their limits, free texts only as they are by default. What the game refuses for a
    number of seats falls back to the default there.
    """
    found: list[tuple[int, Settings]] = []
    for seats in game.seat_counts:
        options = game.options_for(seats)
        table = [accepted(game, seats, option) for option in options]
        rows: list[dict[str, Setting]] = [{}]
        for row in range(max((len(values) for values in table), default=0)):
            rows.append(
                {
                    option.name: values[row % len(values)]
                    for option, values in zip(options, table, strict=True)
                }
            )
        for chosen in rows:
            try:
                settled = game.settle(seats, chosen)
            except BadOption:
                continue
            if (seats, settled) not in found:
                found.append((seats, settled))
    return found


def accepted(game: Game, seats: int, option: Option) -> list[Setting]:
    """The values of an option that the game accepts with these seats; limits stand for numbers between."""
    values: list[Setting] = list(option.choices)
    if option.low is not None and option.high is not None:
        numbers = range(option.low, option.high + 1)
        allowed = [n for n in (*numbers[:10], *numbers[-10:]) if is_accepted(game, seats, option, n)]
        values += [min(allowed), max(allowed)] if allowed else []
    return [value for value in values if is_accepted(game, seats, option, value)] or [option.default]


def is_accepted(game: Game, seats: int, option: Option, value: Setting) -> bool:
    """Does the game take this value, all other options at their defaults?"""
    try:
        game.settle(seats, {option.name: value})
    except BadOption:
        return False
    return True

"""How those at a table are called."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from ludoteca.server.tables.present import Present
from ludoteca.server.words import Words


def seat_names(present: Present, words: Words, names: Mapping[str, str]) -> list[str]:
    """How everybody at the table is called."""
    return [
        names.get(seat.person_id, "") if seat.person_id is not None else _placeholder(words, seat.bot, i + 1)
        for i, seat in enumerate(present.seats)
    ]


@cache
def _placeholder(words: Words, bot: str | None, seat: int) -> str:
    """How a bot, or a seat that is still open, is called."""
    return words.say("bot-name", {"level": bot, "seat": seat}) if bot else words.say("open-seat")

"""How those at a table are called."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache

from ludoteca.server.tables.present import Present
from ludoteca.server.words import Words


def seat_names(present: Present, words: Words, names: Mapping[str, str]) -> list[str]:
    """How everybody at the table is called; the seats of somebody who plays for several are numbered."""
    all_seats, called = Counter(seat.person_id for seat in present.seats), []
    before: Counter[str] = Counter()
    for i, seat in enumerate(present.seats):
        if (person := seat.person_id) is None:
            called.append(_placeholder(words, seat.bot, i + 1))
            continue
        before[person] += 1
        name = names.get(person, "")
        called.append(f"{name} {before[person]}" if all_seats[person] > 1 else name)
    return called


@cache
def _placeholder(words: Words, bot: str | None, seat: int) -> str:
    """How a bot, or a seat that is still open, is called."""
    return words.say("bot-name", {"level": bot, "seat": seat}) if bot else words.say("open-seat")

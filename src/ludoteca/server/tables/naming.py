"""How those at a table are called."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from ludoteca.server.tables.present import Present
from ludoteca.server.words import Words


def seat_names(present: Present, words: Words, names: Mapping[str, str]) -> list[str]:
    """How everybody at the table is called; the seats of somebody who plays for several are numbered."""
    people = [seat.person_id for seat in present.seats]
    called = []
    for i, seat in enumerate(present.seats):
        if (person := seat.person_id) is None:
            called.append(_placeholder(words, seat.bot, i + 1))
            continue
        name = names.get(person, "")
        is_alone = people.count(person) == 1
        called.append(name if is_alone else f"{name} {people[: i + 1].count(person)}")
    return called


@cache
def _placeholder(words: Words, bot: str | None, seat: int) -> str:
    """How a bot, or a seat that is still open, is called."""
    return words.say("bot-name", {"level": bot, "seat": seat}) if bot else words.say("open-seat")

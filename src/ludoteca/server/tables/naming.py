"""How those at a table are called."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from ludoteca.server.tables.present import Present
from ludoteca.server.tables.table import Seat
from ludoteca.server.words import Words


def seat_names(present: Present, words: Words, names: Mapping[str, str]) -> list[str]:
    """How everybody at the table is called; the seats of somebody who plays for several are numbered."""
    people = [seat.person_id for seat in present.seats]
    called = []
    for i, seat in enumerate(present.seats):
        if (person := seat.person_id) is None:
            called.append(playing_bot(words, seat, i) or open_seat(words))
            continue
        name = names.get(person, "")
        is_alone = people.count(person) == 1
        called.append(name if is_alone else f"{name} {people[: i + 1].count(person)}")
    return called


def playing_bot(words: Words, seat: Seat, place: int) -> str:
    """How the bot is called that decides for a seat, its own or of who is away; empty where a person does."""
    bot = seat.bot_at(place)
    return "" if bot is None else bot_name(words, *bot)


@cache
def bot_name(words: Words, level: str, number: int) -> str:
    """How a bot is called: by its number at the table, or in the tournament."""
    return words.say("bot-name", {"level": level, "seat": number})


@cache
def open_seat(words: Words) -> str:
    """How a seat is called that nobody has yet."""
    return words.say("open-seat")

"""What is written to somebody, in the language of that person."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from ludoteca.server.tables.naming import playing_bot, seat_names
from ludoteca.server.tables.present import Present
from ludoteca.server.tables.table import FINISHED, OPEN, RUNNING
from ludoteca.server.words import Words


class Undeliverable(Exception):
    """It could not be delivered; `for_good`: there is no use in trying again."""

    def __init__(self, problem: str, for_good: bool = False) -> None:
        super().__init__(problem)
        self.for_good = for_good


@dataclass(frozen=True)
class News:
    """One thing to tell about one table."""

    kind: str
    table_id: str
    game: str
    subject: str
    text: str
    link: str
    deadline: float | None = None


@dataclass(frozen=True)
class Message:
    """One message. The id is the same when it is sent again."""

    id: str
    subject: str
    body: str
    stop_link: str = ""
    news: Sequence[News] = field(default=())

    def note(self) -> dict[str, Any]:
        """The same for a program; `text` and `content` are what chat programs show."""
        lines = "\n".join(f"{one.text} {one.link}" for one in self.news)
        return {
            "id": self.id,
            "text": lines,
            "content": lines,
            "news": [
                {
                    "kind": one.kind,
                    "table": one.table_id,
                    "game": one.game,
                    "text": one.text,
                    "link": one.link,
                    "deadline": one.deadline,
                }
                for one in self.news
            ],
        }


def is_current(kind: str, present: Present, person_id: str) -> bool:
    """Is it still so?"""
    table, mine = present.table, present.seats_of(person_id)
    if kind == "turn":
        return table.status == RUNNING and table.turn in mine and present.waits_for_bot is None
    if kind == "invitation":
        return table.status == OPEN and any(not present.seats[seat].is_ready for seat in mine)
    if kind == "question":
        return table.proposal is not None and any(
            seat not in table.proposal.agreed and present.seats[seat].player is None for seat in mine
        )
    return table.is_over and bool(mine)


def news(
    kind: str, present: Present, person_id: str, words: Words, names: Mapping[str, str], home: str
) -> News:
    """What there is to say about a table."""
    table, mine = present.table, present.seats_of(person_id)
    called = seat_names(present, words, names)
    others = ", ".join(name for i, name in enumerate(called) if i not in mine)
    args: dict[str, str | int] = {
        "game": present.game.title,
        "others": others or called[0],
        "name": names.get(table.creator_id, ""),
    }
    line = kind
    if kind == "turn" and table.deadline is not None:
        line, args["until"] = "turn-until", _time(table.deadline)
    elif kind == "question" and table.proposal is not None:
        line = f"question-{table.proposal.kind}".replace("_", "-")
        args["name"] = called[table.proposal.seat]
    elif kind == "over" and table.status == FINISHED and table.result is not None:
        best = min(mine, key=table.result.standings.__getitem__)
        args |= {"rank": table.result.standings[best], "points": table.result.scores[best]}
        if bot := playing_bot(words, present.seats[best], best):
            line, args["bot"] = "over-bot", bot
    elif kind == "over":
        line = "ended"
    return News(
        kind,
        table.id,
        table.game,
        words.say(f"notification-subject-{kind}", args),
        words.say(f"notification-{line}", args),
        f"{home}/table/{table.id}",
        table.deadline if kind == "turn" else None,
    )


def write(id: str, found: Sequence[News], words: Words, stop_link: str) -> Message:
    """One message with all news."""
    many = words.say("notification-subject-many", {"count": len(found)})
    body = "\n\n".join(f"{one.text}\n{one.link}" for one in found)
    footer = words.say("notification-footer", {"link": stop_link})
    return Message(
        id, found[0].subject if len(found) == 1 else many, f"{body}\n\n-- \n{footer}\n", stop_link, found
    )


def write_link(id: str, purpose: str, name: str, words: Words, link: str) -> Message:
    """Is this really your address? Or: choose a new password here."""
    body = words.say(f"notification-{purpose}", {"name": name, "link": link})
    return Message(id, words.say(f"notification-subject-{purpose}"), body + "\n")


def _time(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M UTC")

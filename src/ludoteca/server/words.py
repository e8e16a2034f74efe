"""Everything the server says, in the person's language: its own messages here, a game's from its texts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path

from ludoteca.core import registry
from ludoteca.core.errors import BadOption, IllegalAction, LudotecaError, Reason
from ludoteca.core.events import EVERYONE, Event
from ludoteca.core.game import Game
from ludoteca.core.state import State
from ludoteca.core.words import Phrase
from ludoteca.server.errors import NoMove, Refusal
from ludoteca.texts import LANGUAGES, MissingText, Texts, bundles
from ludoteca.wire.seen import Refused

MARKS = tuple(chr(0xE000 + seat) for seat in range(64))
"""Characters of nobody's language, in the place of names."""
MOST_TOLD = 20_000
EVENT = "event"
STORY = "story"


class Words:
    """One language."""

    def __init__(self, language: str) -> None:
        self.language = language
        text = (Path(__file__).parent / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
        self._bundle = bundles.assemble(language, text)
        self._games: dict[str, Texts] = {}
        self._told: dict[tuple[object, ...], str] = {}
        self._headings: dict[str, list[str]] = {}

    def say(self, id: str, args: Mapping[str, str | int] | None = None) -> str:
        """A message of the server; its id if it is missing, so that nothing breaks for a word."""
        try:
            return self._bundle.format(id, dict(args or {}), strict=False)
        except MissingText:
            return id

    def refused(self, error: LudotecaError, key: str = "", version: int = 0) -> Refused:
        """Why something was not done, and what would be possible."""
        if not isinstance(error, Refusal):
            is_told = isinstance(error, BadOption) and bool(error.message)
            problem = Texts(self.language).error(error) if is_told else str(error)
            return Refused("bad-option", self.say("refusal-bad-option", {"problem": problem}), version, key)
        args = dict(error.words)
        if isinstance(error, NoMove) and isinstance(error.cause, IllegalAction):
            args["reason"] = self.reason(registry.game(error.game), error.cause.reason)
        possible, index = (list(error.possible), error.index) if isinstance(error, NoMove) else ([], None)
        return Refused(error.code, self.say(f"refusal-{error.code}", args), version, key, possible, index)

    def reason(self, game: Game, reason: Reason, names: Sequence[str] = ()) -> str:
        """Why an action is not possible, in the words of the game."""
        return self.texts(game).reason(reason, names)

    def label(self, game: Game, action: int, names: Sequence[str] = ()) -> str:
        """An action as a person says it, whatever the position."""
        return self.texts(game).label(action, names)

    def prompt(self, state: State, names: Sequence[str]) -> str:
        """What is to be decided, and why."""
        return self.phrase(state.game, state.prompt(), names, int(state.seat))

    def phrase(self, game: Game, phrase: Phrase, names: Sequence[str], viewer: int) -> str:
        """A message of a game told to a viewer; a text is made once, with a mark for each name."""
        args = phrase.args
        told = (game.id, phrase.id, viewer if viewer in args.values() else None, *args, *args.values())
        text = self._told.get(told)
        if text is None:
            text = self._remember(told, self.texts(game).phrase(phrase, MARKS, viewer))
        return _with_names(text, names)

    def question(self, game: Game, step: str) -> str:
        """What is to be decided at a step."""
        return self.texts(game).question(step)

    def step(self, game: Game, step: str) -> str:
        """What is being done at a step, in a word or two; empty where the game has none."""
        texts = self.texts(game)
        return texts.text(f"step-{step}") if texts.has(f"step-{step}") else ""

    def moment(self, game: Game, number: int | None) -> str:
        """How far a match is in what its game counts: `Round 5`; empty where nothing is counted."""
        texts, message = self.texts(game), f"moment-{game.moment}"
        return texts.text(message, n=str(number)) if number is not None and texts.has(message) else ""

    def rival(self, game: Game, id: str) -> str:
        """The name of an automatic opponent."""
        return self.texts(game).text(f"rival-{id}")

    def event(self, game: Game, event: Event, names: Sequence[str], viewer: int | None) -> str:
        """What happened, as a line of the log, told to one who may know it.

        The same things happen at all tables: a text is made once, with a mark for each name.
        """
        args = event.args
        is_me = viewer is not None and viewer in args.values()
        told = (game.id, EVENT, event.id, viewer if is_me else None, *args, *args.values())
        text = self._told.get(told)
        if text is None:
            known = replace(event, witnesses=EVERYONE)
            text = self._remember(told, self.texts(game).event(known, MARKS, viewer if is_me else None))
        return _with_names(text, names)

    def events(self, game: Game, row: Sequence[Event], names: Sequence[str], viewer: int | None) -> list[str]:
        """The lines of events of one kind in a row; if the game lists them, the first one tells of all."""
        if len(row) == 1 or not self.texts(game).lists(row[0].id):
            return [self.event(game, event, names, viewer) for event in row]
        told = (game.id, STORY, viewer, *((event.id, *event.args, *event.args.values()) for event in row))
        text = self._told.get(told)
        if text is None:
            known = [replace(event, witnesses=EVERYONE) for event in row]
            text = self._remember(told, *self.texts(game).story(known, MARKS, viewer))
        return [_with_names(text, names), *[""] * (len(row) - 1)]

    def _remember(self, told: tuple[object, ...], text: str) -> str:
        if len(self._told) >= MOST_TOLD:
            self._told.clear()
        self._told[told] = text
        return text

    def headings(self, game: Game) -> list[str]:
        """The events with which something begins: those that have a title."""
        if game.id not in self._headings:
            text = bundles.source(self.language, game.id) if bundles.has_texts(self.language, game.id) else ""
            self._headings[game.id] = _titled(text)
        return self._headings[game.id]

    def title(self, game: Game, event: Event, names: Sequence[str]) -> str:
        """The heading of what begins with an event; empty if nothing does."""
        return self.texts(game).title(replace(event, witnesses=EVERYONE), names)

    def texts(self, game: Game) -> Texts:
        """The messages of a game."""
        if game.id not in self._games:
            self._games[game.id] = Texts(self.language, game.id)
        return self._games[game.id]


def _titled(text: str) -> list[str]:
    """The events of a Fluent file that have a title."""
    found, message = [], ""
    for line in text.splitlines():
        if line.startswith("event-"):
            message = line.partition("=")[0].strip().removeprefix("event-")
        elif line[:1].strip() and not line.startswith("}"):
            message = ""
        elif message and line.strip().startswith(".title"):
            found.append(message)
    return found


def _with_names(text: str, names: Sequence[str]) -> str:
    if text.isascii():
        return text  # without a mark
    for mark, name in zip(MARKS, names, strict=False):
        if mark in text:
            text = text.replace(mark, name)
    return text


@cache
def words(language: str) -> Words:
    """The words of a language; English where there are none."""
    return Words(language if language in LANGUAGES else LANGUAGES[0])

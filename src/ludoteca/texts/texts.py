"""The words for actions, events, prompts, reasons and errors of one game in one language.

A value of a domain is a message: the value `corn` of the domain `good` is `good-corn`. Wherever a
message has an argument `good`, it receives the translated value as `$good` and every attribute of
that value's message as `$<attribute>_good`, so that articles and prepositions agree; `$counted_good` is as
many of it as an argument `count` says, or one. An argument that
is a seat (by its name or by `Game.arguments`) is the name of who sits there, and `$who_<argument>` tells
whether that is the one who reads; values of plain domains are their own text.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from itertools import groupby

from ludoteca.core import registry
from ludoteca.core.errors import (
    BadOption,
    BadPosition,
    BadRecord,
    BrokenChain,
    IllegalAction,
    LudotecaError,
    MalformedAction,
    Reason,
    StaleVersion,
    UnknownGame,
)
from ludoteca.core.events import Event
from ludoteca.core.game import Game
from ludoteca.core.options import Setting
from ludoteca.core.state import State
from ludoteca.core.verbs import SEAT
from ludoteca.core.words import Item, Phrase
from ludoteca.core.words import Value as Argument
from ludoteca.texts import bundles
from ludoteca.texts.bundles import MissingText, Value

PLAIN = ("answer", "text")
"""Kinds of arguments that are their own text; messages may select on them."""
COUNTED, MANY = "counted", "many"
"""The forms of a value that need a number: `2 geese` and `geese`."""


@dataclass(frozen=True)
class Offered:
    """An action that can be chosen now, in words."""

    label: str
    elements: tuple[str, ...]
    catch: str
    group: str


class Texts:
    """All that is said about a game in a language; `strict` complains where a message is missing."""

    def __init__(self, language: str, game: str | None = None, *, strict: bool = False) -> None:
        self.language = language
        self.game = game
        self.strict = strict
        self._bundle = bundles.load(language, game)
        self._values: dict[tuple[str, str], dict[str, Value]] = {}
        self._labels: dict[int, str] = {}
        self._kinds: dict[str, str] = {}
        self._plain: set[str] = set(PLAIN)
        if game is not None:
            self._learn_kinds(registry.game(game))

    def _learn_kinds(self, game: Game) -> None:
        for verb in game.verbs.verbs:
            for domain in verb.domains:
                self._kinds.setdefault(domain.name, domain.kind)
                if domain.is_plain or (domain.is_number and domain.kind != SEAT):
                    self._plain.add(domain.kind)
        self._kinds |= game.arguments

    # --- messages --------------------------------------------------------------------------------

    def text(self, id: str, **args: Value) -> str:
        """A message by its id; the id itself where it is missing, unless `strict`."""
        try:
            return self._bundle.format(id, args)
        except MissingText:
            if self.strict:
                raise
            return id

    def has(self, id: str) -> bool:
        """Is there such a message or attribute?"""
        return self._bundle.has(id)

    def name(self, kind: str, value: str, attribute: str = "") -> str:
        """The name of a value: `name("good", "corn")`; an attribute of it: `"effect"`."""
        return self.text(f"{kind}-{value}.{attribute}" if attribute else f"{kind}-{value}")

    def many(self, kind: str, value: str, count: int) -> str:
        """The name of a value as it is for so many, without the number: `many("good", "goose", 2)`."""
        form = f"{kind}-{value}.{MANY}"
        return self.text(form, count=count) if self.has(form) else self.name(kind, value)

    # --- what can be done, what is asked ---------------------------------------------------------

    def label(self, action: int, names: Sequence[str] = ()) -> str:
        """An action as a person would say it, whatever the position: `Build the hacienda`."""
        assert self.game is not None
        if action in self._labels:
            return self._labels[action]
        parts = registry.game(self.game).verbs.parts(action)
        args: dict[str, Value] = {}
        for domain, value in zip(parts.verb.domains, parts.values, strict=True):
            if domain.is_number:
                args |= self._number(domain.name, domain.kind, int(value), names, None)
            else:
                args |= self._value(domain.name, domain.kind, value)
        label = self.text(f"action-{parts.verb.word}", **args)
        if not any(domain.kind == SEAT for domain in parts.verb.domains):
            self._labels[action] = label
        return label

    def offer(self, state: State, action: int, names: Sequence[str] = ()) -> Offered:
        """A legal action as its decider should understand it in this position."""
        meaning, decider = state.meaning(action), int(state.seat)
        elements = meaning.elements
        return Offered(
            label=self.label(action, names)
            if meaning.label is None
            else self.phrase(meaning.label, names, decider),
            elements=tuple(state.game.verbs.parts(action).elements) if elements is None else elements,
            catch="" if meaning.catch is None else self.phrase(meaning.catch, names, decider),
            group="" if meaning.group is None else sentence(self.phrase(meaning.group, names, decider)),
        )

    def prompt(self, state: State, names: Sequence[str] = ()) -> str:
        """What the deciding seat is asked in this position, and why."""
        return self.phrase(state.prompt(), names, int(state.seat))

    def question(self, step: str) -> str:
        """What is to be decided at a step, where no position is at hand."""
        return self.text(f"prompt-{step}")

    def phrase(self, phrase: Phrase, names: Sequence[str] = (), viewer: int | None = None) -> str:
        """A message of a game with its arguments, told to a viewer."""
        return self.text(phrase.id, **self._arguments(phrase.args.items(), names, viewer))

    def rule(self, step: str) -> str:
        """The numbers of the rules behind a step's decision."""
        return self.text(f"prompt-{step}.rule")

    # --- what happened, what is not possible -----------------------------------------------------

    def event(self, event: Event, names: Sequence[str], viewer: int | None = None) -> str:
        """What happened, told to a viewer, who is addressed as "you"; empty if it is a secret to him."""
        return " ".join(self.story([event], names, viewer))

    def story(self, events: Iterable[Event], names: Sequence[str], viewer: int | None = None) -> list[str]:
        """What happened, sentence by sentence; items in a row become one sentence (`$list`)."""
        sentences: list[str] = []
        seen = (event for event in events if event.is_seen_by(viewer))
        for (event_id, _), together in groupby(seen, lambda event: (event.id, event.args.get("seat"))):
            told = [self._event_arguments(event, names, viewer) for event in together]
            for args in told[:1] if "item" in told[0] else told:
                args["list"] = ", ".join(str(each.get("item", "")) for each in told)
                sentences.append(self.text(f"event-{event_id}", **args))
        return sentences

    def lists(self, event_id: str) -> bool:
        """Do such events in a row become one sentence?"""
        return self.has(f"event-{event_id}.item")

    def title(self, event: Event, names: Sequence[str]) -> str:
        """The heading of what begins with an event (`event-<id>.title`); empty if nothing begins."""
        heading = f"event-{event.id}.title"
        if not self.has(heading):
            return ""
        return sentence(self.text(heading, **self._event_arguments(event, names, None)))

    def under(self, event_id: str) -> str:
        """The heading under which such events stand (`event-<id>.under`); empty if any will do."""
        heading = f"event-{event_id}.under"
        return self.text(heading) if self.has(heading) else ""

    def _event_arguments(self, event: Event, names: Sequence[str], viewer: int | None) -> dict[str, Value]:
        args = self._arguments(event.args.items(), names, viewer)
        if "seat" in event.args:
            args["who"] = args["who_seat"]
        if self.lists(event.id):
            args["item"] = self.text(f"event-{event.id}.item", **args)
        return args

    def reason(self, reason: Reason, names: Sequence[str] = ()) -> str:
        """Why something is not possible."""
        return sentence(self.phrase(reason, names))

    def error(self, error: LudotecaError, names: Sequence[str] = ()) -> str:
        """An error of the house as a sentence for people."""
        match error:
            case IllegalAction():
                return self.reason(error.reason, names)
            case BrokenChain():
                return self.text(
                    "error-chain", number=error.index + 1, problem=self.error(error.error, names)
                )
            case MalformedAction():
                return self.text("error-malformed", line=error.line, **self._suggestion(error.line))
            case StaleVersion():
                return self.text("error-stale", given=error.given, current=error.current)
            case UnknownGame():
                known = [game.id for game in registry.list_games()]
                close = get_close_matches(error.game, known, 1, 0.4)
                return self.text(
                    "error-unknown-game",
                    game=error.game,
                    known=", ".join(known),
                    suggestion=close[0] if close else "none",
                )
            case BadRecord():
                return self.text(
                    "error-record", problem=error.problem, line="none" if error.line is None else error.line
                )
            case BadOption():
                if not error.message:
                    return self.text("error-option", problem=str(error))
                texts = self if error.game in ("", self.game) else Texts(self.language, error.game)
                return texts.text(error.message, **error.arguments)
            case BadPosition():
                return self.text("error-position", problem=str(error))
            case _:
                return str(error)

    # --- options and points ----------------------------------------------------------------------

    def option(self, name: str) -> str:
        """The name of an option."""
        return self.text(f"option-{name}")

    def option_help(self, name: str) -> str:
        """What an option means, in one line."""
        return self.text(f"option-{name}.help")

    def setting(self, value: Setting) -> str:
        """The value of an option in words."""
        if isinstance(value, int) and not isinstance(value, bool):
            return str(value)
        return self.text(f"value-{str(value).lower()}")

    def source(self, name: str) -> str:
        """Where points come from."""
        return self.text(f"source-{name}")

    # --- arguments -------------------------------------------------------------------------------

    def _arguments(
        self, args: Iterable[tuple[str, Argument]], names: Sequence[str], viewer: int | None
    ) -> dict[str, Value]:
        told: dict[str, Value] = {}
        given = dict(args)
        count = given.get("count", 1)
        for name, value in given.items():
            kind = self._kinds.get(name, name)
            if isinstance(value, str):
                told |= self._value(name, kind, value)
                if isinstance(count, int) and self.has(f"{kind}-{value}.{COUNTED}"):
                    told[f"{COUNTED}_{name}"] = self._counted(kind, (value, count))
            elif isinstance(value, int):
                told |= self._number(name, kind, value, names, viewer)
            else:
                told |= self._list(name, value)
        return told

    def _number(
        self, name: str, kind: str, value: int, names: Sequence[str], viewer: int | None
    ) -> dict[str, Value]:
        if kind != SEAT:
            return {name: value}
        called = names[value] if 0 <= value < len(names) else self.text("seat-name", seat=value)
        return {name: called, f"who_{name}": "you" if viewer is not None and value == viewer else "other"}

    def _value(self, name: str, kind: str, value: str) -> dict[str, Value]:
        if kind in self._plain:
            return {name: value}
        if (kind, value) not in self._values:
            self._values[kind, value] = self._forms(kind, value)
        forms = self._values[kind, value]
        return {f"{form}_{name}" if form else name: text for form, text in forms.items()}

    def _forms(self, kind: str, value: str) -> dict[str, Value]:
        attributes = self._bundle.attributes(f"{kind}-{value}")
        return {
            form: self.name(kind, value, form) for form in ("", *attributes) if form not in (COUNTED, MANY)
        }

    def _list(self, name: str, values: tuple[Item, ...]) -> dict[str, Value]:
        """`tiles` is a list of values of the domain `tile`; its forms are joined with commas."""
        kind = self._kinds.get(name, name.removesuffix("s"))
        if any(not isinstance(value, str) for value in values):
            return {name: ", ".join(self._counted(kind, value) for value in values)}
        words = [str(value) for value in values]
        entries = [self._value(name, kind, word) for word in words]
        forms = entries[0] if entries else self._value(name, kind, self._any_value(kind))
        return {form: ", ".join(str(entry[form]) for entry in entries) or "–" for form in forms}

    def _counted(self, kind: str, item: Item) -> str:
        """A thing with its number, by the value's own form (`good-corn.counted`) if it has one."""
        word, count = (item, 1) if isinstance(item, str) else item
        if self.has(f"{kind}-{word}.{COUNTED}"):
            return self.text(f"{kind}-{word}.{COUNTED}", count=count)
        return self.text("counted", count=count, thing=word if kind in self._plain else self.name(kind, word))

    def _any_value(self, kind: str) -> str:
        assert self.game is not None
        verbs = registry.game(self.game).verbs.verbs
        kinds = (domain for verb in verbs for domain in verb.domains if domain.kind == kind)
        return next((domain.values[0] for domain in kinds), "")

    def _suggestion(self, line: str) -> dict[str, str]:
        if self.game is None:
            return {"suggestion": "none"}
        verbs = registry.game(self.game).verbs
        close = get_close_matches(line.lower(), [verbs.text(a) for a in range(verbs.size)], 1, 0.6)
        if not close:
            forms = {verb.word: repr(verb) for verb in verbs.verbs}
            close = [forms[word] for word in get_close_matches(line.lower().partition(" ")[0], forms, 1)]
        return {"suggestion": close[0] if close else "none"}


def sentence(text: str) -> str:
    """The text with a capital at its beginning."""
    return text[:1].upper() + text[1:]

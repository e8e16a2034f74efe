"""Loading Fluent files: those of the house, and those of a game on top."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

from ludoteca.core import registry
from ludoteca.core.errors import LudotecaError

LANGUAGES = ("en", "it")
Value = str | int


class MissingText(LudotecaError):
    """A message that no file has, or that does not get what it needs."""


def room(game: str) -> Traversable:
    """The folder of a game's package, wherever it is installed."""
    module = import_module(type(registry.game(game)).__module__)
    package = module.__name__ if hasattr(module, "__path__") else module.__name__.rpartition(".")[0]
    return files(package)


def locale_folder(game: str | None) -> Traversable:
    """Where the Fluent files of a game lie: in its room; None is the house."""
    return (files("ludoteca.texts") if game is None else room(game)) / "locale"


def source(language: str, game: str | None) -> str:
    """The Fluent file of one language."""
    return (locale_folder(game) / f"{language}.ftl").read_text(encoding="utf-8")


def has_texts(language: str, game: str) -> bool:
    """Has the game words of its own? A game without any is shown by its ids."""
    return (locale_folder(game) / f"{language}.ftl").is_file()


@cache
def load(language: str, game: str | None) -> Bundle:
    """The messages of the house, and of the game if one is named."""
    if language not in LANGUAGES:
        raise MissingText(f"unknown language {language!r}; the house speaks: {', '.join(LANGUAGES)}")
    general = source(language, None)
    if game is None or not has_texts(language, game):
        return assemble(language, general)
    return assemble(language, general, source(language, game))


def assemble(language: str, *sources: str) -> Bundle:
    """The messages of Fluent files; those of a later one go before."""
    bundle = FluentBundle([language], use_isolating=False)
    for text in sources:
        bundle.add_resource(FluentResource(text), allow_overrides=True)
    return Bundle(bundle)


class Bundle:
    """The messages of one language; formatting one either works or says what is wrong."""

    def __init__(self, bundle: FluentBundle) -> None:
        self._bundle = bundle

    def has(self, id: str) -> bool:
        """Is there such a message, or such an attribute of one (`building-hacienda.effect`)?"""
        return self._pattern(id) is not None

    def attributes(self, id: str) -> tuple[str, ...]:
        """The names of a message's attributes."""
        return tuple(self._bundle.get_message(id).attributes) if self._bundle.has_message(id) else ()

    def format(self, id: str, args: dict[str, Value], strict: bool = True) -> str:
        """The text of a message or an attribute; if not `strict`, even without what it needs."""
        pattern = self._pattern(id)
        if pattern is None:
            raise MissingText(f"no message {id!r} in {self._bundle.locales[0]}")
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors and strict:
            raise MissingText(f"message {id!r} in {self._bundle.locales[0]}: {errors[0]}")
        return str(text)

    def _pattern(self, id: str) -> Pattern | None:
        message, _, attribute = id.partition(".")
        if not self._bundle.has_message(message):
            return None
        found = self._bundle.get_message(message)
        return found.attributes.get(attribute) if attribute else found.value

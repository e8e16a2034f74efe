"""Looking up the rules: what the game's words mean, and the numbered rules about them."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches

from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from ludoteca.core.game import Game
from ludoteca.texts import LANGUAGES, Texts
from ludoteca.texts.rulebook import Rulebook, rulebook
from ludoteca.texts.rules_document import Section, plain
from ludoteca.texts.texts import sentence

EXPLANATIONS = ("effect", "action", "privilege")
SHOWN = 10
"""Rules shown at most; the others are named."""


def show(game: Game, topic: str, texts: Texts, console: Console) -> bool:
    """Print what the rules say; was there anything?"""
    book = rulebook(game.id)
    known = list(matching_values(game, topic))
    for kind, value in known:
        explain(kind, value, texts, console)
    synonyms = [Texts("en", game.id).name(kind, value) for kind, value in known]
    found = book.find(topic, synonyms)
    for section in found.sections:
        console.print(Text(section.heading, style="bold underline"))
        console.print(Padding(Markdown(section.text), (0, 0, 1, 0)))
    for rule in found.rules[:SHOWN]:
        console.print(Markdown(rule.text))
    if len(found.rules) > SHOWN:
        others = ", ".join(rule.number for rule in found.rules[SHOWN:])
        console.print(Text(texts.text("rules-more", numbers=others), style="dim"))
    if found or known:
        return True
    known_words = {*book.terms(), *names(game)} - {plain(topic)}
    close = get_close_matches(plain(topic), sorted(known_words), 1, 0.6)
    suggestion = close[0] if close else "none"
    console.print(texts.text("rules-nothing", topic=topic, suggestion=suggestion), markup=False)
    return False


def contents(game: Game, texts: Texts, console: Console) -> None:
    """The headings of the rules."""
    book: Rulebook = rulebook(game.id)
    console.print(Text(texts.text("rules-contents", title=texts.text("game-title")), style="bold"))
    for section in book.sections[1:]:
        console.print(f"{indent(section)}{section.heading}", markup=False)
    console.print(Text(texts.text("rules-try", game=game.id, rule=book.rules[-1].number), style="dim"))


def indent(section: Section) -> str:
    """Deeper headings stand further in."""
    return "  " * (section.level - 1)


def values(game: Game) -> Iterator[tuple[str, str]]:
    """Every value of every domain of the game, once."""
    seen: set[tuple[str, str]] = set()
    for verb in game.verbs.verbs:
        for domain in verb.domains:
            for value in () if domain.is_number else domain.values:
                if (domain.kind, value) not in seen:
                    seen.add((domain.kind, value))
                    yield domain.kind, value


def names(game: Game) -> list[str]:
    """The names of all values in all languages."""
    every = [Texts(language, game.id) for language in LANGUAGES]
    return [plain(texts.name(*value)) for value in values(game) for texts in every]


def matching_values(game: Game, topic: str) -> Iterator[tuple[str, str]]:
    """The values that the topic names, in any language, and that have an explanation."""
    wanted = plain(topic)
    for kind, value in values(game):
        explained = any(Texts("en", game.id).has(f"{kind}-{value}.{form}") for form in EXPLANATIONS)
        spoken = [plain(Texts(language, game.id).name(kind, value)) for language in LANGUAGES]
        if explained and wanted in (plain(value), *spoken):
            yield kind, value


def explain(kind: str, value: str, texts: Texts, console: Console) -> None:
    """A value with its explanations."""
    words = [texts.name(kind, value, form) for form in EXPLANATIONS if texts.has(f"{kind}-{value}.{form}")]
    console.print(Text.assemble((f"{sentence(texts.name(kind, value))}. ", "bold cyan"), " ".join(words)))

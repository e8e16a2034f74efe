"""Looking up the rules: first as a player is taught them, in his language, then by number."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches

from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from ludoteca.cli import pages
from ludoteca.cli.console import game_title
from ludoteca.core import registry
from ludoteca.core.errors import UnknownGame
from ludoteca.core.game import Game
from ludoteca.texts import LANGUAGES, Texts, learn
from ludoteca.texts.rulebook import Finding, NoRules, Rulebook, rulebook
from ludoteca.texts.rules_document import Rule, Section, plain
from ludoteca.texts.texts import sentence

EXPLANATIONS = ("effect", "action", "privilege")
MOST_LINES = 6
"""Lines of the pages that teach, if only single ones speak of the topic."""
MOST_RULES = 6
"""Numbered rules shown at most; the others are named."""
MOST_NAMED = 16


class Lookup:
    """The rules of one game, for questions; also of a game that is not in the house yet."""

    def __init__(self, game_id: str, language: str, console: Console) -> None:
        self.game_id = game_id
        self.language = language
        self.console = console
        self.book = _book(game_id)
        self.game = registry.game(game_id) if self.book is None else _game(game_id)
        self.texts = Texts(language, game_id if self.game else None)

    @property
    def title(self) -> str:
        """The name of the game."""
        return game_title(self.texts) if self.game else self._rules.title

    @property
    def _rules(self) -> Rulebook:
        if self.book is None:
            raise NoRules(f"no rules document of {self.game_id} is installed")
        return self.book

    def show(self, topic: str, everything: bool = False) -> bool:
        """Print what the rules say about a topic; was there anything?"""
        known = list(self._matching_values(topic))
        for value in known:
            self._explain(*value)
        synonyms = [Texts("en", self.game_id).name(*value) for value in known]
        found = self.book.find(topic, synonyms) if self.book else Finding([], [])
        is_by_number = any(letter.isdigit() for letter in topic) and bool(found)
        is_taught = self._teach(topic, self._numbers(found) if is_by_number else [])
        if found:
            self._tell(found, is_by_number, is_taught or bool(known), everything)
        if found or known or is_taught:
            return True
        self._suggest(topic)
        return False

    def show_step(self, rules: str) -> bool:
        """Print what there is to know about a decision, by the rules behind it; was there anything?"""
        found = self.book.find(rules) if self.book else Finding([], [])
        numbers = self._numbers(found)
        if self._teach("", numbers):
            self._say("rules-by-number", numbers=", ".join(numbers))
        elif found:
            self._tell(found, True, False, False)
        return bool(found)

    def contents(self) -> None:
        """The chapters that teach, then the headings of the numbered rules."""
        self.console.print(Text(self.texts.text("rules-contents", title=self.title), style="bold"))
        for section in learn.pages(self.game_id, self.language):
            self.console.print(f"  {section.title}", markup=False)
        if self.book is None:
            return
        self._say("rules-numbered")
        for chapter in self.book.sections[1:]:
            style = "dim" if chapter.is_technical else ""
            self.console.print(Text(f"{'  ' * (chapter.level - 1)}{chapter.heading}", style=style))
        example = next(rule.number for rule in reversed(self.book.rules) if not rule.section.is_technical)
        self._say("rules-try", game=self.game_id, rule=example)

    # --- as it is taught ---------------------------------------------------------------------------

    def _teach(self, topic: str, cited: list[str]) -> bool:
        """What the pages that teach say; was there anything?"""
        if cited:
            lines = learn.lines_of_rules(self.game_id, self.language, cited)
        else:
            chapters = learn.sections_named(self.game_id, self.language, topic)
            for section in chapters:
                self.console.print(pages.chapter(section))
            if chapters:
                return True
            lines = self._lines_about(topic)
        last = ""
        for section, told in lines[:MOST_LINES]:
            if section.title != last:
                self.console.print(Text(section.title, style="bold"))
                last = section.title
            self.console.print(Padding(pages.line(told), (0, 0, 0, 2), expand=False))
        return bool(lines)

    def _lines_about(self, topic: str) -> list[tuple[learn.Section, learn.Line]]:
        """Single lines; a heading of that name stands for what is told under it, and comes first."""
        sections = {section.id: section for section in learn.pages(self.game_id, self.language)}
        headed: list[tuple[learn.Section, learn.Line]] = []
        others: list[tuple[learn.Section, learn.Line]] = []
        for place in learn.search(self.game_id, self.language, topic):
            section = sections[place.section]
            if section.blocks[place.block].kind == "heading":
                headed += [(section, told) for told in section.blocks[place.block + 1].lines]
            else:
                others.append((section, section.blocks[place.block].lines[place.line]))
        return headed + [each for each in others if each not in headed]

    def _explain(self, kind: str, value: str) -> None:
        """A thing of the game with its explanations."""
        t = self.texts
        words = [t.name(kind, value, form) for form in EXPLANATIONS if t.has(f"{kind}-{value}.{form}")]
        name = (f"{sentence(t.name(kind, value))}. ", "bold cyan")
        self.console.print(Text.assemble(name, " ".join(words)))

    def _numbers(self, found: Finding) -> list[str]:
        """The numbers of all rules that were found."""
        rules = self.book.rules if self.book else []
        return [r.number for r in rules if r in found.rules or r.section in found.sections]

    # --- by number -----------------------------------------------------------------------------------

    def _tell(self, found: Finding, is_by_number: bool, is_taught: bool, everything: bool) -> None:
        """The numbered rules: in full if asked for by number, or if nobody taught the topic already."""
        first, last = found.split()
        if is_by_number or everything or not first:
            first, last = found, Finding([], [])
        if is_taught and not (is_by_number or everything):
            self._name(first)
            return
        self._say("rules-numbered")
        self._print_sections([section for section in first.sections if not section.is_data])
        most = len(first.rules) if everything or is_by_number else MOST_RULES
        self._print_rules(first.rules[:most])
        self._print_sections([section for section in first.sections if section.is_data])
        self._name(Finding(last.sections, first.rules[most:] + last.rules))

    def _name(self, found: Finding) -> None:
        """Where more can be read."""
        numbers = [section.number for section in found.sections if section.number]
        numbers += [rule.number for rule in found.rules]
        if len(numbers) > MOST_NAMED:
            numbers[MOST_NAMED:] = ["…"]
        if numbers:
            self._say("rules-more", numbers=", ".join(numbers), game=self.game_id)

    def _print_sections(self, sections: list[Section]) -> None:
        for section in sections:
            self.console.print(Text(section.heading, style="bold"))
            self.console.print(Padding(Markdown(section.text), (0, 0, 1, 0), expand=False))

    def _print_rules(self, rules: list[Rule]) -> None:
        section: Section | None = None
        for rule in rules:
            if rule.section is not section:
                section = rule.section
                self.console.print(Text(section.heading, style="bold"))
            self.console.print(Padding(Markdown(rule.text), (0, 0, 0, 2), expand=False))

    # --- words -----------------------------------------------------------------------------------------

    def _suggest(self, topic: str) -> None:
        terms = self.book.terms() if self.book else []
        known = {*terms, *self._names()} - {plain(topic)}
        close = get_close_matches(plain(topic), sorted(known), 1, 0.6)
        suggestion = close[0] if close else "none"
        self._say("rules-nothing", style="", topic=topic, suggestion=suggestion)

    def _values(self) -> Iterator[tuple[str, str]]:
        """Every value of every domain of the game, once."""
        seen: set[tuple[str, str]] = set()
        for verb in self.game.verbs.verbs if self.game else ():
            for domain in verb.domains:
                for value in () if domain.is_number or domain.is_plain else domain.values:
                    if (domain.kind, value) not in seen:
                        seen.add((domain.kind, value))
                        yield domain.kind, value

    def _names(self) -> list[str]:
        """The names of all values in all languages."""
        every = [Texts(language, self.game_id) for language in LANGUAGES] if self.game else []
        return [plain(texts.name(*value)) for value in self._values() for texts in every]

    def _matching_values(self, topic: str) -> Iterator[tuple[str, str]]:
        """The values that the topic names, in any language, and that have an explanation."""
        wanted = plain(topic)
        for kind, value in self._values():
            explained = any(self.texts.has(f"{kind}-{value}.{form}") for form in EXPLANATIONS)
            spoken = [plain(Texts(language, self.game_id).name(kind, value)) for language in LANGUAGES]
            if explained and wanted in (plain(value), *spoken):
                yield kind, value

    def _say(self, id: str, style: str = "dim", **args: str | int) -> None:
        self.console.print(Text(self.texts.text(id, **args), style=style))


def _game(game_id: str) -> Game | None:
    try:
        return registry.game(game_id)
    except UnknownGame:
        return None


def _book(game_id: str) -> Rulebook | None:
    try:
        return rulebook(game_id)
    except NoRules:
        return None

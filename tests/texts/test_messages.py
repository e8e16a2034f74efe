"""Both languages say the same things, and everything that a program can say has its message."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TypeGuard

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import ludoteca
from ludoteca.cli.tables import DRAWN
from ludoteca.games import GAMES
from ludoteca.texts import LANGUAGES
from ludoteca.texts.bundles import source

SOURCES = Path(ludoteca.__file__).parent
ROOMS: list[str | None] = [None, *GAMES]
HOUSE = SOURCES.parents[1]
LETTERS = set("àèéìíòùÈ’“”«»…–−×·½ºª→\N{NO-BREAK SPACE}")


class Uses(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.references.add(
            node.id.name if node.attribute is None else f"{node.id.name}.{node.attribute.name}"
        )


@cache
def messages(language: str, game: str | None) -> dict[str, Uses]:
    """Messages and attributes with what they use."""
    found: dict[str, Uses] = {}
    for entry in FluentParser().parse(source(language, game)).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if not isinstance(entry, ftl.Message):
            continue
        parts = [
            (entry.id.name, entry.value),
            *((f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes),
        ]
        for name, pattern in parts:
            assert name not in found, f"{name} is there twice"
            found[name] = Uses()
            found[name].visit(pattern)
    return found


def variables(language: str, game: str | None, name: str) -> set[str]:
    """The variables of a message and of the messages it contains."""
    known = messages(language, None) | messages(language, game)
    uses = known[name]
    return uses.variables.union(*(variables(language, game, other) for other in uses.references))


def everything(game: str) -> set[str]:
    return set(messages("en", None)) | set(messages("en", game))


@pytest.mark.parametrize("game", ROOMS)
def test_both_languages_have_the_same_messages_and_attributes(game: str | None) -> None:
    first, *others = (set(messages(language, game)) for language in LANGUAGES)
    for other in others:
        assert first == other


@pytest.mark.parametrize("game", ROOMS)
def test_both_languages_use_the_same_variables(game: str | None) -> None:
    for name in messages("en", game):
        used = [variables(language, game, name) for language in LANGUAGES]
        assert used.count(used[0]) == len(used), (name, used)


@pytest.mark.parametrize("folder", ["src", "web/src"])
def test_texts_are_made_of_letters_that_people_write(folder: str) -> None:
    """Whatever went through a wrong encoding on its way has others."""
    files = list((HOUSE / folder).rglob("*.ftl"))
    assert files
    for path in files:
        text = path.read_text(encoding="utf-8")
        assert {letter for letter in text if not letter.isascii()} <= LETTERS, path.name
        told = "\n".join(line for line in text.splitlines() if not line.startswith("#"))
        assert not re.findall(r"\w+'\w+", told), f"{path.name}: apostrophes are typographic"


@pytest.mark.parametrize("game", GAMES)
def test_a_game_does_not_say_again_what_the_house_says(game: str) -> None:
    assert not set(messages("en", None)) & set(messages("en", game))


@pytest.mark.parametrize("game", GAMES)
def test_every_verb_and_every_value_has_a_message(game: str) -> None:
    wanted = {"game-title", "game-tagline"}
    for verb in ludoteca.game(game).verbs.verbs:
        wanted.add(f"action-{verb.word}")
        for domain in verb.domains:
            if not (domain.is_number or domain.is_plain) and domain.kind not in ("answer", "seat"):
                wanted |= {f"{domain.kind}-{value}" for value in domain.values}
    assert wanted <= everything(game)


@pytest.mark.parametrize("game", GAMES)
def test_every_option_and_source_has_a_message(game: str) -> None:
    rules = ludoteca.game(game)
    wanted = {f"option-{option.name}{part}" for option in rules.options for part in ("", ".help")}
    state = rules.new(seed=1)
    wanted |= {f"source-{name}" for name in state.breakdown()[0]}
    wanted |= {f"tie-{name}" for ties in state.tie_breaks() for name in ties}
    wanted |= {
        f"value-{str(choice).lower()}"
        for option in rules.options
        for choice in option.choices
        if isinstance(choice, bool | str | None)
    }
    assert wanted <= everything(game)


@pytest.mark.parametrize("game", GAMES)
def test_every_event_told_in_the_code_has_a_message_with_its_arguments(game: str) -> None:
    events = list(told_events(game))
    assert events
    for event, arguments in events:
        check_variables(game, f"event-{event}", arguments | {"who", "list"})


@pytest.mark.parametrize("game", ROOMS)
def test_who_reads_what_he_did_himself_is_addressed_as_you(game: str | None) -> None:
    for language in LANGUAGES:
        for name in messages(language, game):
            if name.startswith("event-") and "." not in name:
                used = variables(language, game, name)
                assert "seat" not in used or "who" in used, f"{language}: {name} has no form for the reader"


@pytest.mark.parametrize("game", GAMES)
def test_every_phrase_and_reason_in_the_code_has_a_message_with_its_arguments(game: str) -> None:
    """The literal ones of the room and of the core; those put together are met in the games of all rooms."""
    for call in [*calls(f"games/{game}"), *calls("core")]:
        if isinstance(call.func, ast.Name) and call.func.id in ("Reason", "Phrase"):
            for message in message_ids(call.args[0]):
                check_variables(game, message, argument_names(call))


def message_ids(node: ast.expr) -> set[str]:
    """The ids that stand in an expression as they are."""
    texts = {str(part.value) for part in ast.walk(node) if isinstance(part, ast.Constant)}
    return {text for text in texts if "-" in text and not text.endswith("-") and not text.startswith("-")}


def argument_names(phrase: ast.Call) -> set[str]:
    """The keys of the dictionary given to a Reason or a Phrase."""
    if len(phrase.args) < 2:
        return set()
    assert isinstance(phrase.args[1], ast.Dict)
    return {str(key.value) for key in phrase.args[1].keys if isinstance(key, ast.Constant)}


def check_variables(game: str, message: str, arguments: set[str]) -> None:
    """A message uses nothing but arguments, or forms of them such as $the_role."""
    assert message in everything(game)
    used = variables("en", game, message)
    assert {name if name in arguments else name.partition("_")[2] for name in used} <= arguments, message


def told_events(game: str) -> Iterator[tuple[str, set[str]]]:
    """Ids and argument names of all calls of `journal.tell` and `journal.tell_seats`."""
    for call in calls(f"games/{game}"):
        if isinstance(call.func, ast.Attribute) and call.func.attr in ("tell", "tell_seats"):
            event = call.args[0 if call.func.attr == "tell" else 1]
            assert isinstance(event, ast.Constant), (
                "an event is told by a literal id, so that it can be checked"
            )
            yield str(event.value), {str(keyword.arg) for keyword in call.keywords}


def calls(folder: str) -> Iterator[ast.Call]:
    for path in sorted((SOURCES / folder).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                yield node


@pytest.mark.parametrize("game", GAMES)
def test_every_step_has_a_title_a_question_and_its_rules(game: str) -> None:
    names = import_module(f"ludoteca.games.{game}.steps").STEP_NAMES
    assert "game_over" in names
    wanted = {f"{kind}-{step}" for step in names for kind in ("prompt", "step")}
    assert wanted | {f"prompt-{step}.rule" for step in names} <= everything(game)


def test_every_text_that_the_terminal_program_asks_for_exists() -> None:
    """The administrator's words are the server's, those of a drawing its game's."""
    tables = SOURCES / "cli" / "tables"
    others = {SOURCES / "cli" / "admin.py", *(tables / f"{game}.py" for game in DRAWN)}
    asked = asked_in(set((SOURCES / "cli").rglob("*.py")) - others)
    assert len(asked) > 40
    assert asked <= everything("puerto_rico")
    for game in DRAWN:
        assert asked_in({tables / f"{game}.py"}) <= everything(game)


def test_every_error_of_the_house_that_names_a_message_has_it() -> None:
    """The server's errors are its own."""
    paths = [path for path in SOURCES.rglob("*.py") if "server" not in path.relative_to(SOURCES).parts]
    named = {name for path in paths for name in re.findall(r'"(error-[a-z-]+)"', path.read_text("utf-8"))}
    assert len(named) > 10
    assert named <= everything("puerto_rico")


def asked_in(paths: set[Path]) -> set[str]:
    """Literal ids handed to `text`, `say` and `line`."""
    asked = {
        str(constant.value)
        for path in paths
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if is_message_call(node)
        for constant in ast.walk(node.args[0])
        if isinstance(constant, ast.Constant)
    }
    return {message for message in asked if "-" in message and not message.endswith("-")}


def is_message_call(node: ast.AST) -> TypeGuard[ast.Call]:
    return (
        isinstance(node, ast.Call)
        and (node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", ""))
        in ("text", "say", "line", "Wrong")
        and len(node.args) > 0
    )

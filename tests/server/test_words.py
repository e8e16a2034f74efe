"""Everything the server says exists in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message

import ludoteca.server
from ludoteca.core.events import Event
from ludoteca.server.play.telling import happened
from ludoteca.server.words import Words
from ludoteca.texts import LANGUAGES
from tests.server.house import Server

SOURCE = Path(ludoteca.server.__file__).parent


def messages(language: str) -> dict[str, set[str]]:
    """The messages of a language and the arguments each of them uses."""
    text = (SOURCE / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
    return {
        entry.id.name: set(re.findall(r"\$(\w+)", text[entry.span.start : entry.span.end]))
        for entry in parse(text).body
        if isinstance(entry, Message) and entry.span is not None
    }


def said() -> set[str]:
    """The ids that the code uses."""
    code = "\n".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    refusals = re.findall(r'Refusal\(\s*"([a-z-]+)"', code)
    missing = re.findall(r'not_found\("([a-z-]+)"\)', code)
    changes = re.findall(r'(?:\.write\(|Entry\(\d, |go_back\([^"]*)"([a-z_]+)"', code)
    gone = re.findall(r'\.write_away\("([a-z_]+)"', code)
    return (
        {f"refusal-{name}" for name in [*refusals, *(f"no-{what}" for what in missing)]}
        | {f"log-{kind}" for kind in changes if kind != "move"}
        | {f"log-{kind}-bot" for kind in gone}
    )


def test_everything_an_administrator_is_told_has_a_text() -> None:
    files = [SOURCE.parent / "cli" / "admin.py", *(SOURCE / "admin").glob("*.py")]
    code = "\n".join(path.read_text(encoding="utf-8") for path in files)
    told = {f"admin-{name}" for name in re.findall(r'(?:Problem|_report)\("([a-z-]+)"', code)}
    told |= set(re.findall(r'"(admin-[a-z]+)"', code))
    for headings in re.findall(r"_show\(speech, \((.*?)\)", code):
        told |= {f"admin-heading-{name}" for name in re.findall(r'"([a-z]+)"', headings)}
    assert len(told) > 30
    assert told - messages("en").keys() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_and_every_change_has_a_text(language: str) -> None:
    assert len(said()) > 40
    assert said() - messages(language).keys() == set()


def test_all_languages_say_the_same_with_the_same_arguments() -> None:
    assert messages("it") == messages("en")


async def test_the_interface_describes_itself(server: Server) -> None:
    guest = await server.guest()
    described = await guest.get("/api/openapi.json")
    assert {"/api/tables", "/api/tables/{table_id}/commands", "/api/me", "/health"} <= described[
        "paths"
    ].keys()
    assert (await guest.get("/health"))["status"] == "ok"
    games = {game["id"]: game for game in await guest.get("/api/games")}
    assert games["puerto_rico"]["arguments"]["first_governor"] == "seat"
    first = {game: told["first_game"] for game, told in games.items()}
    assert first["puerto_rico"] == {}
    assert first["rio_de_la_plata"] == {"experience": "beginner"}


def test_what_somebody_produces_is_told_in_one_sentence() -> None:
    events = [
        Event("produced", {"seat": 1, "good": "corn", "count": 2}),
        Event("produced", {"seat": 1, "good": "sugar", "count": 1}),
        Event("produced", {"seat": 0, "good": "corn", "count": 1}),
    ]
    told = happened(ludoteca.game("puerto_rico"), events, Words("en"), ["Anna", "Bruno"], 0)
    assert [one.text for one in told] == ["Bruno produces 2 corn, 1 sugar.", "", "You produce 1 corn."]
    assert [one.args["good"] for one in told] == ["corn", "sugar", "corn"]

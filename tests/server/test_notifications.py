"""Messages to people who are not here, carried to a post office and a receiver of this test."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.server.words import words
from ludoteca.texts import LANGUAGES
from ludoteca.wire.notifications import OCCASIONS
from tests.server.endings import finish, seat_all
from tests.server.house import Server
from tests.server.town import ADDRESS, DIGEST, Town


async def test_when_it_becomes_my_turn_a_mail_comes_in_my_language(town: Town) -> None:
    await town.give_mail()
    table_id = await town.table()
    await town.pass_on(table_id)
    await town.deliver(DIGEST - 1)
    assert town.post.mails == []
    await town.deliver(1)
    (mail,) = town.post.mails
    assert (mail["To"], mail["From"]) == (ADDRESS, "ludoteca@example.org")
    assert mail["Subject"] == "Tocca a te: Puerto Rico con Anna"
    text = mail.get_content()
    assert f"https://play.example.org/table/{table_id}" in text
    assert "Il tuo tempo finisce il 2027-01-18 08:00 UTC." in text
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    await town.deliver(10 * DIGEST)
    assert len(town.post.mails) == 1
    assert await town.waiting() == []


async def test_a_webhook_gets_the_same_as_json(town: Town) -> None:
    await town.give_hook()
    table_id = await town.table()
    await town.pass_on(table_id)
    await town.deliver(DIGEST)
    (note,) = town.receiver.got
    link = f"https://play.example.org/table/{table_id}"
    (news,) = note["news"]
    assert (news["kind"], news["table"], news["game"], news["link"]) == (
        "turn", table_id, "puerto_rico", link,
    )  # fmt: skip
    assert news["deadline"] == 1_800_000_000 + 3 * 86400
    assert note["text"] == note["content"] == f"{news['text']} {link}"
    assert town.receiver.heads[0].startswith("POST /hook?secret=x HTTP/1.1\r\nHost: 127.0.0.1:")


async def test_several_events_become_one_message(town: Town) -> None:
    await town.give_mail()
    first, second = await town.table(), await town.table(clock={"kind": "none"})
    await town.pass_on(first)
    await town.deliver(DIGEST - 60)
    await town.pass_on(second)
    invited = await town.anna.open("me", "Bruno", "open")
    await town.deliver(60)
    (mail,) = town.post.mails
    assert mail["Subject"] == "Novità dai tuoi tavoli (3)"
    positions = [mail.get_content().index(table_id) for table_id in (first, second, invited)]
    assert positions == sorted(positions)
    assert "Anna ti invita a giocare a Puerto Rico; al tavolo: Anna, posto libero." in mail.get_content()
    await town.deliver(DIGEST)
    assert len(town.post.mails) == 1


async def test_questions_and_the_end_of_a_game_are_told(town: Town) -> None:
    await town.give_hook()
    table_id = await town.table()
    await town.pass_on(table_id)
    version = (await town.anna.see(table_id))["version"]
    await town.anna.do(table_id, "ask_take_back", version=version)
    await town.deliver(DIGEST)
    note = town.receiver.got.pop()
    assert [news["kind"] for news in note["news"]] == ["turn", "question"]
    assert note["news"][1]["text"] == "Anna chiede di ritirare delle mosse a Puerto Rico. Sei d’accordo?"
    await town.bruno.do(table_id, "answer", yes=False)
    await finish(town.server, table_id, 41, 1)
    ended = await town.table()
    await town.anna.do(ended, "offer_end")
    await town.deliver(DIGEST)
    texts = [news["text"] for news in town.receiver.got.pop()["news"]]
    assert texts == [
        "Puerto Rico con Anna è finita: sei 2º con un punto.",
        "Anna propone di finire qui la partita di Puerto Rico. Sei d’accordo?",
    ]
    await town.bruno.do(ended, "answer", yes=True)
    await town.deliver(DIGEST)
    assert town.receiver.got == []


async def test_a_game_that_a_bot_finished_for_me_is_told_so(town: Town) -> None:
    await town.give_hook()
    table_id = await town.table()
    await town.bruno.do(table_id, "leave")
    await finish(town.server, table_id, 1, 41)
    await town.deliver(DIGEST)
    (news,) = town.receiver.got.pop()["news"]
    assert news["text"].startswith("Puerto Rico con Anna è finita: ")
    assert "che giocava al posto tuo, è arrivato 1º con 41 punti." in news["text"]


async def test_what_is_settled_in_the_meantime_is_not_told(town: Town) -> None:
    await town.give_mail()
    table_id, invited = await town.table(), await town.anna.open("me", "Bruno", "open")
    await town.pass_on(table_id)
    await town.pass_on(table_id, town.bruno)
    await town.bruno.do(invited, "decline")
    assert {row.kind for row in await town.waiting()} == {"turn", "invitation"}
    await town.deliver(DIGEST)
    assert town.post.mails == []
    assert await town.waiting() == []


async def test_nothing_is_told_while_the_person_looks_at_the_table(town: Town, tmp_path: Path) -> None:
    await town.give_mail()
    here, elsewhere = await town.table(), await town.table()
    other = Server(tmp_path, town.server.settings.db)
    other.clock = town.server.clock
    await other.start()
    chair = await (await other.guest(cookie=town.bruno.http.cookies["ludoteca"])).sit(here)
    await chair.hear()
    for table_id in (here, elsewhere):
        await town.pass_on(table_id)
    town.server.clock.now += DIGEST - 5
    await other.house.delivery.deliver()
    await town.deliver(5)
    (mail,) = town.post.mails
    assert elsewhere in mail.get_content()
    assert here not in mail.get_content()
    await other.stop()


async def test_looking_through_the_same_process(town: Town) -> None:
    await town.give_mail()
    table_id = await town.table()
    await town.pass_on(table_id)
    chair = await town.bruno.sit(table_id)
    await chair.hear()
    await town.deliver(DIGEST)
    assert town.post.mails == []
    assert await town.waiting() == []


async def test_live_tables_call_nobody_but_invite(town: Town) -> None:
    await town.give_mail()
    table_id = await town.anna.open("me", "Bruno", clock={"kind": "bank", "bank": 600, "increment": 9})
    assert [row.kind for row in await town.waiting()] == ["invitation"]
    await seat_all(table_id, [town.bruno])
    await town.pass_on(table_id)
    assert [row.kind for row in await town.waiting()] == ["invitation"]


async def test_who_did_not_ask_is_told_nothing_and_kinds_are_chosen(town: Town) -> None:
    table_id = await town.table()
    await town.pass_on(table_id)
    assert await town.waiting() == []
    await town.give_hook(kinds=["over", "question"])
    await town.pass_on(table_id, town.bruno)
    await town.pass_on(table_id)
    await town.deliver(DIGEST)
    assert town.receiver.got == []
    await finish(town.server, table_id, 2, 1)
    await town.deliver(DIGEST)
    assert [news["kind"] for news in town.receiver.got[0]["news"]] == ["over"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_letter_and_page_has_its_text(language: str) -> None:
    lines = ["turn", "turn-until", "invitation", "question-take-back", "question-end", "over", "ended"]
    subjects = [f"subject-{kind}" for kind in (*OCCASIONS, "many", "confirm")]
    messages = [f"notification-{name}" for name in (*lines, *subjects, "footer", "confirm")]
    pages = [
        f"page-{name}"
        for name in ("confirm", "confirm-button", "confirmed", "stop", "stop-button", "stopped")
    ]
    for name in messages + pages:
        assert words(language).say(name) != name

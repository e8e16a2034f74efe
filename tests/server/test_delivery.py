"""No message is lost and none is told twice, whatever fails on the way."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

from ludoteca.server.chores import Chore, Chores
from tests.server.house import Server
from tests.server.town import DIGEST, Town


async def test_what_waits_survives_a_restart(town: Town) -> None:
    await town.give_mail()
    await town.pass_on(await town.table())
    await town.server.restart()
    await town.deliver(DIGEST)
    assert len(town.post.mails) == 1


async def test_two_processes_tell_it_once(town: Town, tmp_path: Path) -> None:
    settings = town.server.settings
    other = Server(
        tmp_path, settings.db, smtp_host="127.0.0.1", smtp_port=town.post.port, smtp_security="none",
        mail_from=settings.mail_from, private_hooks=True,
    )  # fmt: skip
    other.clock = town.server.clock
    await other.start()
    await town.give_mail()
    await town.give_hook()
    for i in range(4):
        await town.pass_on(await town.table())
        town.server.clock.now += DIGEST
        await asyncio.gather(
            *(one.house.delivery.deliver() for one in (town.server, other, town.server, other))
        )
        assert (len(town.post.mails), len(town.receiver.got)) == (i + 1, i + 1)
    assert await town.waiting() == []
    await other.stop()


async def test_what_a_dead_process_claimed_is_told_by_another_later(town: Town) -> None:
    await town.give_mail()
    await town.pass_on(await town.table())
    town.server.clock.now += DIGEST
    me = (await town.bruno.get("/api/me"))["id"]
    claimed = await town.server.house.delivery._outbox.claim(me, "mail", town.server.clock())
    assert [one.kind for one in claimed] == ["invitation", "turn"]
    await town.deliver(299)
    assert town.post.mails == []
    await town.deliver(1)
    assert len(town.post.mails) == 1


async def test_failures_are_tried_again_with_growing_pauses_and_the_same_id(town: Town) -> None:
    await town.give_mail()
    await town.pass_on(await town.table())
    town.post.answers = ["450 later", "450 later"]
    await town.deliver(DIGEST)
    for pause in (60, 240):
        assert len(town.post.answers) == (1 if pause == 60 else 0)
        await town.deliver(pause - 1)
        assert town.post.mails == []
        await town.deliver(1)
    (mail,) = town.post.mails
    assert re.fullmatch(r"<[\w-]+\.\d+\.\d+@example\.org>", mail["Message-ID"])
    assert await town.waiting() == []


async def test_after_many_failures_or_a_final_refusal_it_is_given_up(town: Town) -> None:
    await town.give_mail()
    await town.give_hook()
    await town.pass_on(await town.table())
    town.post.answers, town.receiver.answers = ["550 nobody here"], ["302 elsewhere"] * 6
    await town.deliver(DIGEST)
    assert {row.channel for row in await town.waiting()} == {"hook"}
    for attempt in range(5):
        await town.deliver(60 * 4**attempt)
    assert len(town.receiver.got) == 6
    assert len({note["id"] for note in town.receiver.got}) == 1
    assert await town.waiting() == []


async def test_a_graceful_stop_waits_for_what_is_being_sent() -> None:
    began, may_end, sent = asyncio.Event(), asyncio.Event(), []

    async def send() -> None:
        began.set()
        await may_end.wait()
        sent.append("letter")

    async def stumble() -> None:
        raise RuntimeError

    chores = Chores(Chore("letters", 3600, send), Chore("stumbling", 3600, stumble))
    chores.start()
    await began.wait()
    stopping = asyncio.create_task(chores.stop())
    await asyncio.sleep(0)
    may_end.set()
    await stopping
    assert sent == ["letter"]

"""What a seat receives does not change when what it cannot know does.

Two servers play the same game side by side: same people, same actions, same clock. Before every move
what is hidden is drawn anew at the second one, as far as the move does not bring it to light. Every
byte that leaves the two servers must be the same.
"""

from __future__ import annotations

import hashlib
import itertools
import json
import logging
import random
import secrets
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from ludoteca.core.course import Course
from ludoteca.core.rng import Rng
from ludoteca.core.state import State
from ludoteca.server.tables.present import Present
from tests.server.house import Guest, Server

SEED = 5_555_444_433_332_222_111
MOST_DRAWN = 6
"""A move turns up to six tiles (PR-5.17)."""


class Ear:
    """A socket of which every byte is kept."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self.heard: list[bytes] = []

    async def until(self, version: int) -> None:
        while not (self.heard and json.loads(self.heard[-1]).get("version") == version):
            self.heard.append(await self._socket.recv(decode=False))

    async def close(self) -> None:
        await self._socket.close()


class World:
    """A server with three people, one of them a program, and a spectator."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir()
        self.server = Server(folder)
        self.ears: dict[str, Ear] = {}
        self.answers: list[bytes] = []
        self.past: list[bytes] = []
        self.line = ""
        """What will be played next."""

    async def open(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """The same secrets in both worlds, so that nothing but what is hidden differs."""
        count = itertools.count()
        digest = hashlib.sha256

        def token(size: int = 32) -> str:
            return digest(str(next(count)).encode()).hexdigest()[: size * 4 // 3]

        with monkeypatch.context() as patched:
            patched.setattr(secrets, "token_urlsafe", token)
            patched.setattr(secrets, "choice", random.Random(SEED).choice)
            patched.setattr(secrets, "randbelow", lambda _: SEED)
            await self.server.start()
            self.people = [await self.server.guest(name) for name in ("Anna", "Bruno", "Clara")]
            anna, bruno, clara = self.people
            self.table_id = await anna.open("me", "Bruno", "Clara", options={"first_governor": 0})
            for guest in (bruno, clara):
                await guest.do(self.table_id, "join", key="join")
            secret = (await bruno.post("/api/me/tokens", label="bot")).json()["secret"]
        nobody = await self.server.guest()
        cookie = {"Cookie": f"ludoteca={anna.http.cookies['ludoteca']}"}
        for name, headers in (
            ("screen", cookie),
            ("program", {"Authorization": f"Bearer {secret}"}),
            ("spectator", {"Accept-Language": "it"}),
        ):
            url = f"ws://127.0.0.1:{self.server.port}/api/tables/{self.table_id}/socket"
            socket = await connect(url, additional_headers=headers)
            await socket.send('{"type": "hello"}')
            self.ears[name] = Ear(socket)
            await self.ears[name].until(self.present.version)
        self.nobody = nobody

    async def __aenter__(self) -> World:
        return self

    async def __aexit__(self, *_: object) -> None:
        for ear in self.ears.values():
            await ear.close()
        await self.server.stop()

    @property
    def present(self) -> Present:
        present = self.server.house.rooms._room(self.table_id).present
        assert present is not None
        return present

    @property
    def state(self) -> State:
        assert self.present.course is not None
        return self.present.course.state

    def become(self, state: State) -> None:
        """Replace the truth behind what is seen."""
        course = self.present.course
        assert course is not None
        other = Course(state, course.ply, course.run_seat, course.run)
        now = self.present
        self.server.house.rooms._room(self.table_id).present = Present(
            now.table, now.seats, other, now.recent, now.fresh, now.last_moves
        )

    async def move(self, action: str) -> None:
        turn = self.present.table.turn
        assert turn is not None
        version = self.present.version
        who = self.people[turn]
        if version % 5 == 0:
            await self._move(self.people[turn - 1], "pass")
            await self._move(who, "build residence")
        await self._move(who, action)
        for ear in self.ears.values():
            await ear.until(version + 1)

    async def look(self) -> None:
        """The same over plain HTTP."""
        for guest in (*self.people, self.nobody):
            for page in ("", "/log", "/record"):
                self.answers.append((await guest.http.get(f"/api/tables/{self.table_id}{page}")).content)
            for path, asked in (("/plan", {"actions": []}), ("/plan", {"actions": [self.line]})):
                data = {"version": self.present.version, **asked}
                answer = await guest.http.post(f"/api/tables/{self.table_id}{path}", json=data)
                self.answers.append(answer.content)
            asked = {"version": self.present.version}
            answer = await guest.http.get(f"/api/tables/{self.table_id}/why-not", params=asked)
            self.answers.append(answer.content)
            # The past is compared by its own tests: here it would be replayed with other draws.
            for page in ("/timeline", f"/replay/{self.present.table.ply}"):
                self.past.append((await guest.http.get(f"/api/tables/{self.table_id}{page}")).content)

    async def _move(self, guest: Guest, action: str) -> None:
        version = self.present.version
        command = {"type": "move", "key": f"{action} {version}", "version": version, "action": action}
        answer = await guest.http.post(f"/api/tables/{self.table_id}/commands", json=command)
        self.answers.append(answer.content)

    def sent(self) -> list[bytes]:
        return [*self.answers, *self.past, *(message for ear in self.ears.values() for message in ear.heard)]


def with_other_secrets(truth: Any, action: int, chance: Rng) -> State:
    """A position that looks the same, also after the action; all else that is hidden is drawn anew."""
    after = truth.copy()
    after.apply(action)
    twin = truth.imagine(truth.seat, chance)
    if after.reveals != truth.reveals:
        # What the action turns up must be the same: the top of the pile, and the shuffle if it runs out.
        shown = min(MOST_DRAWN, len(truth.pile))
        hidden = list(truth.pile)[: len(truth.pile) - shown]
        chance.shuffle(hidden)
        for place, tile in enumerate([*hidden, *list(truth.pile)[len(hidden) :]]):
            twin.pile[place] = tile
        if len(truth.pile) <= MOST_DRAWN:
            twin.rng = truth.rng.copy()
    return twin


async def test_nobody_receives_what_he_cannot_know(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    truth, other = World(tmp_path / "truth"), World(tmp_path / "other")
    async with truth, other:
        await truth.open(monkeypatch)
        await other.open(monkeypatch)
        await compare(truth, other, 1, caplog)


async def compare(truth: World, other: World, seed: int, caplog: pytest.LogCaptureFixture) -> None:
    """Play a whole game in both worlds."""
    player, chance = random.Random(seed), Rng(seed)
    generators, differed = set(), 0
    while True:
        action = player.choice(truth.state.actions())
        generators.add(truth.state.rng.state())
        other.become(with_other_secrets(truth.state, action, chance))
        generators.add(other.state.rng.state())
        differed += other.state.position()["draw_pile"] != truth.state.position()["draw_pile"]
        if player.random() < 0.1:
            for world in (truth, other):
                world.line = truth.state.game.text(action)
                await world.look()
        after = truth.state.copy()
        after.apply(action)
        if after.over:
            break
        line = truth.state.game.text(action)
        await truth.move(line)
        await other.move(line)
    for name, ear in truth.ears.items():
        for true, false in zip(ear.heard, other.ears[name].heard, strict=True):
            assert true == false, name
    assert truth.answers == other.answers
    assert len(truth.sent()) > 800
    assert differed > 100

    said = b"".join(truth.sent()) + caplog.text.encode()
    for secret in (str(SEED), f"{SEED:x}", *generators):
        assert secret.encode() not in said
    assert b"counted_vp" not in b"".join(truth.ears["screen"].heard)
    assert b"counted_vp" in b"".join(truth.ears["program"].heard)

    await truth.move(truth.state.game.text(action))
    shown = json.loads(truth.ears["spectator"].heard[-1])["table"]
    assert shown["seed"] == str(SEED)
    assert shown["seed_hash"] == hashlib.sha256(str(SEED).encode()).hexdigest()


def test_a_preview_is_made_from_what_the_seat_knows_alone() -> None:
    """Same work, same result: the worlds in which an action is tried do not depend on the truth."""
    from ludoteca import Match
    from ludoteca.core.forecast import WORLDS

    match, chance = Match.new("puerto_rico", 4, 3), random.Random(3)
    while not match.state.over:
        state = match.state
        if chance.random() < 0.1:
            twin = state.imagine(state.seat, Rng(chance.getrandbits(60)))
            for world in WORLDS:
                imagined = [s.imagine(state.seat, Rng(world)).fingerprint() for s in (state, twin)]
                assert imagined[0] == imagined[1]
        match.play(chance.choice(state.actions()))


async def test_what_a_seat_intends_is_a_secret(server: Server, toys: None) -> None:
    """Whatever Bruno orders or prepares, and whether he does: Anna and a spectator receive the same bytes."""
    anna, bruno, nobody = await server.guest("Anna"), await server.guest("Bruno"), await server.guest()
    table_id = await anna.open("me", "Bruno", game="buried_gold")
    await bruno.do(table_id, "join")
    ears = [await guest.sit(table_id) for guest in (anna, nobody)]
    for ear in ears:
        await ear.hear()
    version = (await anna.see(table_id))["version"]
    order = {"step": "scout", "action": "stay", "until": "game", "wakes": True}

    async def received() -> list[bytes]:
        found = []
        for guest in (anna, nobody):
            for page in ("", "/log", "/timeline", "/replay/0", f"/why-not?version={version}"):
                found.append((await guest.http.get(f"/api/tables/{table_id}{page}")).content)
            for actions in ([], ["stay"], ["peek b2"]):
                planned = await guest.post(f"/api/tables/{table_id}/plan", version=version, actions=actions)
                found.append(planned.content)
        return found

    before = await received()
    for prepared, orders in (([], [order]), (["peek c3", "stay"], []), (["peek b2"], [order])):
        await bruno.do(table_id, "orders", orders=orders)
        await bruno.do(table_id, "prepare", actions=prepared)
        assert await received() == before
    await anna.do(table_id, "move", version=version, action="stay")
    for ear in ears:
        seen = await ear.until(lambda seen: seen["table"]["ply"] == 2)
        assert [message["type"] for message in ear.heard] == ["table", "table"]
        assert "prepared" not in json.dumps(seen["log"])
    assert (await bruno.see(table_id))["orders"] == [], "he has looked, so his order has ended"

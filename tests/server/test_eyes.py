"""Through whose eyes somebody looks: several seats at one screen, rivals, teams, the set-up."""

from __future__ import annotations

import pytest

from ludoteca.core import registry
from ludoteca.core.events import Journal
from ludoteca.core.options import Settings
from ludoteca.core.state import State
from tests.server.house import Guest, Server, StillPool
from tests.testing.buried_gold import BuriedGold
from tests.testing.buried_gold.state import IslandState

pytestmark = pytest.mark.usefixtures("toys")


async def move(guest: Guest, table_id: str, action: str = "") -> None:
    seen = await guest.see(table_id)
    chosen = action or seen["offers"][0]["action"]
    answer = await guest.do(table_id, "move", version=seen["version"], action=chosen)
    assert answer["type"] == "confirmed", answer


async def test_a_curtain_falls_when_the_next_one_at_the_screen_has_other_secrets(server: Server) -> None:
    anna = await server.guest("Anna")
    table_id = await anna.open("me", "me", game="buried_gold")
    seen = await anna.see(table_id)
    assert (seen["viewer"], seen["curtain"]) == (0, True), "nobody knows yet who sits at the screen"
    await move(anna, table_id, "peek b2")
    seen = await anna.see(table_id)
    assert (seen["viewer"], seen["curtain"]) == (1, True)
    peek = next(line for line in seen["log"] if line["kind"] == "move")
    assert "action" not in peek, "the other seat looks: what was typed before is not shown"
    assert "found" not in [event["id"] for event in peek["events"]]
    await move(anna, table_id, "stay")
    await move(anna, table_id, "dig a1")
    seen = await anna.see(table_id)
    assert (seen["viewer"], seen["curtain"]) == (1, True)
    assert "dig a1" not in str(seen["log"])
    assert "digs" not in [event["id"] for line in seen["log"] for event in line.get("events", [])]


async def test_there_is_no_curtain_for_one_seat_nor_for_programs(server: Server) -> None:
    anna, bruno = await server.guest("Anna"), await server.guest("Bruno")
    table_id = await anna.open("me", "Bruno", game="buried_gold")
    await bruno.do(table_id, "join")
    assert not (await anna.see(table_id))["curtain"]
    alone = await anna.open("me", "me", game="buried_gold")
    secret = (await anna.post("/api/me/tokens", label="bot")).json()["secret"]
    program = await server.guest()
    program.http.headers["Authorization"] = f"Bearer {secret}"
    seen = await program.see(alone)
    assert (seen["curtain"], seen["view"]["viewer"]) == (False, 0)


async def test_a_shared_screen_of_a_public_game_has_the_eyes_of_a_spectator(server: Server) -> None:
    anna, nobody = await server.guest("Anna"), await server.guest()
    table_id = await anna.open("me", "me")
    for _ in range(6):
        await move(anna, table_id)
    mine, public = await anna.see(table_id), await nobody.see(table_id)
    assert mine["view"] == public["view"]
    assert mine["offers"]
    assert mine["viewer"] == mine["table"]["turn"]
    assert not mine["curtain"]


async def test_after_the_turn_has_passed_to_a_bot_one_looks_through_who_decided_last(server: Server) -> None:
    anna = await server.guest("Anna")
    await server.stop()
    server.pool = StillPool()
    cookie = anna.http.cookies["ludoteca"]
    await server.start()
    anna = await server.guest(cookie=cookie)
    table_id = await anna.open("me", "me", "bot", "me", game="buried_gold")
    await move(anna, table_id, "stay")
    await move(anna, table_id, "stay")
    seen = await anna.see(table_id)
    assert (seen["table"]["turn"], seen["viewer"], seen["offers"]) == (2, 1, [])


async def test_teams_and_rivals_are_seen(server: Server) -> None:
    anna = await server.guest("Anna", "it")
    four = await anna.see(await anna.open("me", "bot", "bot", "bot", game="buried_gold"))
    assert four["teams"] == [[0, 2], [1, 3]]
    assert [seat["team"] for seat in four["table"]["seats"]] == [0, 1, 0, 1]
    pair = await anna.see(await anna.open("me", "bot", game="buried_gold"))
    assert pair["teams"] == []
    table_id = await anna.open("me", game="slow_and_steady")
    seen = await anna.see(table_id)
    [tortoise] = seen["rivals"]
    assert tortoise["name"] not in ("", f"rival-{tortoise['id']}")
    while (seen := await anna.see(table_id))["offers"]:
        await move(anna, table_id)
    [tortoise] = seen["rivals"]
    assert tortoise["points"] is not None
    assert sum(tortoise["points"].values()) == tortoise["score"]
    assert {seen["table"]["result"]["standings"][0], tortoise["rank"]} == {1, 2}
    profile = await anna.get("/api/people/Anna")
    await server.house.ratings.settle()
    profile = await anna.get("/api/people/Anna")
    alone = next(game for game in profile["games"] if game["game"] == "slow_and_steady")
    assert (alone["games"], alone["rating"]) == (1, None)
    assert alone["wins"] == (seen["table"]["result"]["standings"][0] == 1)


async def test_partners_play_to_the_end_and_share_their_place(server: Server) -> None:
    anna = await server.guest("Anna")
    table_id = await anna.open("me", "me", "me", "me", game="buried_gold", options={"whispers": True})
    while (seen := await anna.see(table_id))["offers"]:
        await move(anna, table_id)
    result = seen["table"]["result"]
    assert result["teams"] == [0, 1, 0, 1]
    for of_seats in (result["standings"], result["scores"], seen["points"]):
        assert (of_seats[0], of_seats[1]) == (of_seats[2], of_seats[3])
    assert set(result["standings"]) <= {1, 2}


async def test_spectators_share_one_look(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = await server.guest("Anna")
    table_id = await anna.open("me", "me", game="buried_gold")
    looks = []
    original = IslandState.view
    monkeypatch.setattr(
        IslandState,
        "view",
        lambda self, seat: looks.append(seat) or original(self, seat),  # type: ignore[func-returns-value]
    )
    for _ in range(5):
        await (await server.guest()).see(table_id)
    assert looks.count(None) <= 1


class Announced(BuriedGold):
    """Something happens before anybody is asked, and one thing that only the second seat may know."""

    id = "announced_gold"

    def start(self, seats: int, seed: int, options: Settings, journal: Journal | None = None) -> State:
        state = super().start(seats, seed, options, journal)
        if journal is not None:
            journal.tell("quarrel", plot="a1")
            journal.tell_seats((1,), "digs", seat=1, plot="b2")
        return state


async def test_what_happens_in_the_set_up_is_told(server: Server) -> None:
    registry.register(Announced())
    anna, bruno = await server.guest("Anna"), await server.guest("Bruno")
    table_id = await anna.open("me", "Bruno", game="announced_gold")
    await bruno.do(table_id, "join")
    for guest, known in ((anna, ["quarrel"]), (bruno, ["quarrel", "digs"])):
        start = next(line for line in (await guest.see(table_id))["log"] if line["kind"] == "start")
        assert [event["id"] for event in start["events"]] == known

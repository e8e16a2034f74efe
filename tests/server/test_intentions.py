"""Standing orders and prepared chains: kept with the seat, nobody else's business, carried out at once."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.house import Guest, Server
from tests.testing.buried_gold.data import PLOTS

pytestmark = pytest.mark.usefixtures("toys")
STAY = {"step": "scout", "action": "stay", "until": "round"}


@pytest.fixture
async def pair(any_server: Server) -> tuple[Guest, Guest, str]:
    anna, bruno = await any_server.guest("Anna"), await any_server.guest("Bruno")
    table_id = await anna.open("me", "Bruno", game="buried_gold")
    await bruno.do(table_id, "join")
    return anna, bruno, table_id


async def move(guest: Guest, table_id: str, action: str) -> dict[str, Any]:
    version = (await guest.see(table_id))["version"]
    answer: dict[str, Any] = await guest.do(table_id, "move", version=version, action=action)
    assert answer["type"] == "confirmed", answer
    return answer


async def test_an_order_is_carried_out_in_the_draft_that_brings_the_question(
    pair: tuple[Guest, Guest, str],
) -> None:
    anna, bruno, table_id = pair
    assert {offer["until"] for offer in (await bruno.see(table_id))["orders_offered"]} == {"round", "game"}
    assert (await bruno.do(table_id, "orders", orders=[STAY]))["type"] == "confirmed"
    mine = (await bruno.see(table_id))["orders"]
    assert [(one["action"], one["until"], one["label"]) for one in mine] == [
        ("stay", "round", (await bruno.see(table_id))["orders_offered"][0]["label"])
    ]
    chair = await anna.sit(table_id)
    seen = await chair.until(lambda seen: seen["offers"])
    answer = await chair.say("move", version=seen["version"], action="stay")
    after = await chair.until(lambda seen: seen["version"] > answer["version"])
    assert [line["seat"] for line in after["log"]] == [0, 1]
    assert after["table"]["turn"] == 0, "both have scouted; Anna digs first"


async def test_orders_are_private_and_revocable_and_make_no_version(pair: tuple[Guest, Guest, str]) -> None:
    anna, bruno, table_id = pair
    ears = await anna.sit(table_id)
    await ears.hear()
    before = await anna.see(table_id)
    mine = await bruno.sit(table_id)
    await mine.hear()
    await bruno.do(table_id, "orders", orders=[STAY])
    assert (await mine.hear())["orders"], "the owner's other screens see it"
    after = await anna.see(table_id)
    assert before | {"at": after["at"]} == after
    assert "orders" in after
    assert after["orders"] == []
    await bruno.do(table_id, "orders", orders=[])
    await move(anna, table_id, "stay")
    seen = await ears.until(lambda seen: seen["version"] > before["version"])
    assert [message["type"] for message in ears.heard] == ["table", "table"], "nothing was heard in between"
    assert seen["table"]["turn"] == 1, "Bruno is asked after all"


async def test_who_has_several_seats_promises_for_the_one_that_is_named(any_server: Server) -> None:
    anna, bruno = await any_server.guest("Anna"), await any_server.guest("Bruno")
    table_id = await anna.open("me", "Bruno", "me", "me", game="buried_gold")
    await bruno.do(table_id, "join")
    assert (await anna.see(table_id))["viewer"] == 0
    assert (await anna.do(table_id, "orders", orders=[STAY], seat=2))["type"] == "confirmed"
    assert (await anna.see(table_id))["orders"] == [], "the seat that decides has promised nothing"
    refused = await anna.do(table_id, "orders", orders=[STAY], seat=1)
    assert refused["code"] == "not-seated"
    await move(anna, table_id, "stay")
    await move(bruno, table_id, "stay")
    assert (await anna.see(table_id))["viewer"] == 3, "seat 2 was answered for"


async def test_an_order_ends_with_its_span(pair: tuple[Guest, Guest, str]) -> None:
    anna, bruno, table_id = pair
    await bruno.do(table_id, "orders", orders=[STAY])
    await move(anna, table_id, "stay")
    await move(anna, table_id, f"dig {PLOTS[0]}")
    await move(bruno, table_id, f"dig {PLOTS[1]}")
    for guest in (anna, bruno):
        if (seen := await guest.see(table_id))["offers"] and seen["view"]["step"] == "feast":
            await move(guest, table_id, seen["offers"][0]["action"])
    assert (await bruno.see(table_id))["orders"] == []


async def test_an_order_wakes_its_owner_when_something_comes_to_light(
    pair: tuple[Guest, Guest, str],
) -> None:
    anna, bruno, table_id = pair
    await bruno.do(table_id, "orders", orders=[{**STAY, "wakes": True}])
    await move(anna, table_id, f"peek {PLOTS[3]}")
    seen = await bruno.see(table_id)
    assert (seen["orders"], seen["table"]["turn"]) == ([], 1)


async def test_only_what_the_game_offers_can_be_promised(pair: tuple[Guest, Guest, str]) -> None:
    _, bruno, table_id = pair
    answer = await bruno.do(table_id, "orders", orders=[{**STAY, "action": f"peek {PLOTS[0]}"}])
    assert answer["code"] == "no-order"
    answer = await bruno.do(table_id, "orders", orders=[{**STAY, "until": "phase"}])
    assert answer["code"] == "no-order"


async def test_a_prepared_chain_is_played_when_the_turn_comes_as_far_as_it_goes(
    pair: tuple[Guest, Guest, str],
) -> None:
    anna, bruno, table_id = pair
    assert (await bruno.do(table_id, "prepare", actions=["stay", f"dig {PLOTS[2]}"]))["type"] == "confirmed"
    assert (await bruno.see(table_id))["prepared"] == ["stay", f"dig {PLOTS[2]}"]
    assert (await anna.see(table_id))["prepared"] == []
    await move(anna, table_id, "stay")
    seen = await bruno.see(table_id)
    assert seen["table"]["turn"] == 0
    assert seen["prepared"] == []
    stopped = seen["prepared_stopped"]
    assert (stopped["played"], stopped["action"], stopped["reason"]) == (1, f"dig {PLOTS[2]}", "turn")
    assert stopped["text"].startswith("Somebody else")
    assert (await anna.see(table_id))["prepared_stopped"] is None


async def test_a_prepared_chain_that_is_not_legal_any_more_stops_and_asks(
    pair: tuple[Guest, Guest, str],
) -> None:
    anna, bruno, table_id = pair
    await bruno.do(table_id, "prepare", actions=[f"toast {0}"])
    await move(anna, table_id, "stay")
    seen = await bruno.see(table_id)
    assert seen["offers"], "Bruno is asked"
    assert (seen["prepared_stopped"]["played"], seen["prepared_stopped"]["reason"]) == (0, "illegal")


async def test_who_waits_is_told_whether_the_next_turn_can_be_prepared(
    pair: tuple[Guest, Guest, str],
) -> None:
    anna, bruno, table_id = pair
    assert (await bruno.see(table_id))["may_prepare"]
    assert not (await anna.see(table_id))["may_prepare"], "Anna decides"
    await move(anna, table_id, "stay")
    assert not (await anna.see(table_id))["may_prepare"], "nobody can say what Anna will know when she digs"


async def test_prepared_chains_and_orders_survive_a_restart(any_server: Server) -> None:
    anna, bruno = await any_server.guest("Anna"), await any_server.guest("Bruno")
    table_id = await anna.open("me", "Bruno", game="buried_gold")
    await bruno.do(table_id, "join")
    await bruno.do(table_id, "orders", orders=[STAY])
    await bruno.do(table_id, "prepare", actions=[f"peek {PLOTS[5]}"])
    cookies = [guest.http.cookies["ludoteca"] for guest in (anna, bruno)]
    await any_server.restart()
    anna, bruno = [await any_server.guest(cookie=cookie) for cookie in cookies]
    assert (await bruno.see(table_id))["prepared"] == [f"peek {PLOTS[5]}"]
    await move(anna, table_id, "stay")
    seen = await bruno.see(table_id)
    assert seen["table"]["turn"] == 0
    assert [line["action"] for line in seen["log"] if line.get("seat") == 1 and line["kind"] == "move"] == [
        f"peek {PLOTS[5]}"
    ]


async def test_who_takes_a_seat_over_does_not_inherit_intentions(any_server: Server) -> None:
    anna, bruno, clara = [await any_server.guest(name) for name in ("Anna", "Bruno", "Clara")]
    table_id = await anna.open("me", "Bruno", game="buried_gold")
    await bruno.do(table_id, "join")
    await bruno.do(table_id, "orders", orders=[STAY])
    await bruno.do(table_id, "prepare", actions=["stay"])
    await bruno.do(table_id, "leave")
    await clara.do(table_id, "take_over", seat=1)
    seen = await clara.see(table_id)
    assert (seen["orders"], seen["prepared"]) == ([], [])

"""Chains, plans, and why something is not possible."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.core import registry
from ludoteca.core.course import Course
from ludoteca.core.options import free_text
from ludoteca.server.play.draft import Draft
from tests.server.house import Guest, Server, new_key
from tests.server.playing import play_on
from tests.testing.buried_gold import BuriedGold
from tests.testing.buried_gold.data import OPTIONS, PLOTS

pytestmark = pytest.mark.usefixtures("toys")
GAME = "buried_gold"


@pytest.fixture
async def pair(any_server: Server) -> tuple[Guest, Guest, str]:
    anna, bruno = await any_server.guest("Anna"), await any_server.guest("Bruno", "it")
    table_id = await anna.open("me", "Bruno", game=GAME)
    await bruno.do(table_id, "join")
    return anna, bruno, table_id


async def mayor(server: Server) -> tuple[Guest, Guest, str]:
    """A table of Puerto Rico at which somebody has several decisions in a row."""
    anna, bruno = await server.guest("Anna"), await server.guest("Bruno")
    table_id = await anna.open("me", "Bruno", options={"first_governor": 0})
    await bruno.do(table_id, "join")
    while not await goes_on(server, table_id):
        await play_on(server, table_id, 1)
    return anna, bruno, table_id


async def goes_on(server: Server, table_id: str) -> bool:
    course = (await server.house.rooms.present(table_id)).course
    assert course is not None
    after = course.state.copy()
    after.apply(after.actions()[0])
    return (after.seat, after.reveals) == (course.state.seat, course.state.reveals)


async def test_a_chain_is_one_commit_and_one_broadcast(any_server: Server) -> None:
    anna, bruno, table_id = await mayor(any_server)
    who = bruno if (await bruno.see(table_id))["offers"] else anna
    chair = await who.sit(table_id)
    seen = await chair.until(lambda seen: seen["offers"])
    chain = await plan_all(who, table_id, seen)
    assert len(chain) > 1
    answer = await chair.say("chain", version=seen["version"], actions=chain)
    assert (answer["type"], answer["played"]) == ("confirmed", len(chain))
    after = await chair.until(lambda seen: seen["version"] >= answer["version"])
    assert after["version"] == seen["version"] + len(chain)
    tables = [message for message in chair.heard if message["type"] == "table"]
    assert [message["version"] for message in tables] == [seen["version"], after["version"]]
    assert [line["action"] for line in after["log"]] == chain


async def plan_all(who: Guest, table_id: str, seen: dict[str, Any]) -> list[str]:
    """The first offer again and again, as far as the seat goes on deciding."""
    chain: list[str] = []
    offers = seen["offers"]
    while offers and len(chain) < 10:
        chain.append(offers[0]["action"])
        planned = await who.post(f"/api/tables/{table_id}/plan", version=seen["version"], actions=chain)
        assert planned.status_code == 200, planned.text
        offers = planned.json()["offers"]
    return chain


async def test_a_plan_changes_nothing_and_leads_where_the_chain_leads(any_server: Server) -> None:
    anna, bruno, table_id = await mayor(any_server)
    who = bruno if (await bruno.see(table_id))["offers"] else anna
    seen = await who.see(table_id)
    chain = (await plan_all(who, table_id, seen))[:1]
    planned = (await who.post(f"/api/tables/{table_id}/plan", version=seen["version"], actions=chain)).json()
    assert await who.see(table_id) == seen | {"at": (await who.see(table_id))["at"]}
    await who.do(table_id, "chain", version=seen["version"], actions=chain)
    after = await who.see(table_id)
    assert planned["view"] == after["view"]
    assert planned["prompt"] == after["prompt"]
    assert [offer["action"] for offer in planned["offers"]] == [offer["action"] for offer in after["offers"]]
    assert (planned["played"], planned["stopped"]) == (len(chain), "")


async def test_a_chain_with_an_impossible_action_is_refused_whole(pair: tuple[Guest, Guest, str]) -> None:
    anna, _, table_id = pair
    seen = await anna.see(table_id)
    wrong = await anna.do(table_id, "chain", version=seen["version"], actions=["toast 1", "stay"])
    assert (wrong["code"], wrong["index"]) == ("illegal", 0)
    none = await anna.do(table_id, "chain", version=seen["version"], actions=["stay", "fly away"])
    assert (none["code"], none["index"]) == ("malformed", 1)
    assert (await anna.see(table_id))["version"] == seen["version"]


async def test_a_chain_stops_when_somebody_else_decides_and_says_so_again(
    pair: tuple[Guest, Guest, str],
) -> None:
    anna, bruno, table_id = pair
    seen = await anna.see(table_id)
    command = {"version": seen["version"], "actions": ["stay", f"dig {PLOTS[0]}"], "key": new_key()}
    first = await anna.do(table_id, "chain", **command)
    assert (first["played"], first["stopped"]) == (1, "turn")
    assert await anna.do(table_id, "chain", **command) == first, "a resend gets the original answer"
    assert (await bruno.see(table_id))["offers"]


async def test_a_chain_stops_where_something_comes_to_light(pair: tuple[Guest, Guest, str]) -> None:
    anna, bruno, table_id = pair
    await anna.do(table_id, "move", version=(await anna.see(table_id))["version"], action="stay")
    seen = await bruno.see(table_id)
    plot = PLOTS[4]
    await bruno.do(table_id, "move", version=seen["version"], action=f"peek {plot}")
    seen = await anna.see(table_id)
    answer = await anna.do(table_id, "chain", version=seen["version"], actions=[f"dig {PLOTS[1]}"])
    assert (answer["played"], answer.get("stopped", "")) == (1, "")


async def test_planning_needs_my_turn_my_seat_and_the_present(pair: tuple[Guest, Guest, str]) -> None:
    anna, bruno, table_id = pair
    version = (await anna.see(table_id))["version"]
    path = f"/api/tables/{table_id}/plan"
    assert (await anna.post(path, version=version - 1)).json()["code"] == "stale"
    assert (await anna.post(path, version=version, seat=1)).json()["code"] == "not-your-eyes"
    nobody = await anna.server.guest("Clara")
    assert (await nobody.post(path, version=version)).json()["code"] == "not-seated"
    ahead = (await bruno.post(path, version=version)).json()
    assert ahead["viewer"] == 1, "the game can say what comes"
    assert ahead["offers"]
    await anna.do(table_id, "move", version=version, action="stay")
    refused = (await anna.post(path, version=version + 1)).json()
    assert (refused["code"], "Bruno" in refused["message"]) == ("not-your-turn", True)


async def test_a_plan_says_why_it_ends(pair: tuple[Guest, Guest, str]) -> None:
    anna, _, table_id = pair
    path, version = f"/api/tables/{table_id}/plan", (await anna.see(table_id))["version"]
    begun = (await anna.post(path, version=version)).json()
    stayed = (await anna.post(path, version=version, actions=["stay"])).json()
    looked = (await anna.post(path, version=version, actions=[f"peek {PLOTS[0]}"])).json()
    assert [one["ends"] for one in (begun, stayed, looked)] == ["", "turn", "reveal"]
    assert [bool(one["offers"]) for one in (begun, stayed, looked)] == [True, False, False]


async def test_a_plan_tells_what_is_not_possible_at_its_end(any_server: Server) -> None:
    anna = await any_server.guest("Anna")
    table_id = await anna.open("me", "bot", options={"first_governor": 0})
    path, version = f"/api/tables/{table_id}/plan", (await anna.see(table_id))["version"]
    plain = (await anna.post(path, version=version, actions=["role builder"])).json()
    asked = (await anna.post(path, version=version, actions=["role builder"], reasons=True)).json()
    await anna.do(table_id, "move", version=version, action="role builder")
    version = (await anna.see(table_id))["version"]
    told = await anna.get(f"/api/tables/{table_id}/why-not", version=version)
    assert (plain["barred"], asked["barred"]) == ([], told["actions"])


async def test_why_not_tells_of_every_candidate(any_server: Server) -> None:
    anna = await any_server.guest("Anna", "it")
    table_id = await anna.open("me", "bot", options={"first_governor": 0})
    seen = await anna.see(table_id)
    await anna.do(table_id, "move", version=seen["version"], action="role builder")
    seen = await anna.see(table_id)
    told = await anna.get(f"/api/tables/{table_id}/why-not", version=seen["version"])
    offered = {offer["action"] for offer in seen["offers"]}
    refused = {one["action"]: one for one in told["actions"]}
    assert not offered & set(refused)
    assert "build wharf" in refused
    assert refused["build wharf"]["elements"] == ["building:wharf"]
    for action, one in list(refused.items())[:5]:
        answer = await anna.do(table_id, "move", version=seen["version"], action=action)
        assert one["text"] in answer["message"]


async def test_only_who_decides_is_told_why_not(pair: tuple[Guest, Guest, str]) -> None:
    anna, bruno, table_id = pair
    version = (await anna.see(table_id))["version"]
    path = f"/api/tables/{table_id}/why-not"
    assert (await bruno.http.get(path, params={"version": version})).json()["code"] == "not-your-turn"
    assert (await anna.get(path, version=version))["version"] == version


async def test_why_not_says_nothing_of_a_decision_that_is_past(any_server: Server) -> None:
    anna = await any_server.guest("Anna")
    table_id = await anna.open("me", "me", "bot", options={"first_governor": 0})
    version = (await anna.see(table_id))["version"]
    await anna.do(table_id, "move", version=version, action="role builder")
    told = await anna.get(f"/api/tables/{table_id}/why-not", version=version)
    assert (told["version"] > version, told["actions"]) == (True, [])


class Mapped(BuriedGold):
    """The island with a long description."""

    id = "mapped_gold"
    options = (*OPTIONS, free_text("story"))


async def test_options_with_long_texts_come_on_request(any_server: Server) -> None:
    registry.register(Mapped())
    anna = await any_server.guest("Anna")
    story = "Once upon a time. " * 3000
    seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
    answer = await anna.post("/api/tables", game="mapped_gold", seats=seats, options={"story": story})
    assert answer.status_code == 201, answer.text
    table = answer.json()["table"]
    assert (table["long_options"], "story" in table["options"]) == (["story"], False)
    assert "story" not in answer.json()["view"]["options"]
    assert story not in answer.text
    assert (await anna.get(f"/api/tables/{table['id']}/options"))["options"]["story"] == story
    too_long = await anna.post("/api/tables", game="mapped_gold", seats=seats, options={"story": "x" * 65537})
    assert too_long.status_code in (400, 422)


async def test_the_draft_of_a_chain_starts_from_the_present(any_server: Server) -> None:
    """What a chain does is what its moves would have done one by one."""
    anna, bruno, table_id = await mayor(any_server)
    who = bruno if (await bruno.see(table_id))["offers"] else anna
    seen = await who.see(table_id)
    chain = await plan_all(who, table_id, seen)
    before = (await any_server.house.rooms.present(table_id)).course
    assert before is not None
    twin: Course = before.copy()
    for line in chain:
        twin.play(twin.game.parse(line))
    await who.do(table_id, "chain", version=seen["version"], actions=chain)
    after = (await any_server.house.rooms.present(table_id)).course
    assert after is not None
    assert (after.state.fingerprint(), after.run) == (twin.state.fingerprint(), twin.run)

    async def look(draft: Draft) -> None:
        assert draft.running().ply == twin.ply

    await any_server.house.rooms.change(table_id, look)

"""What the position says, and why not (the words of people, in both languages)."""

from __future__ import annotations

import pytest

from ludoteca.core.events import Journal
from ludoteca.core.rng import Rng
from ludoteca.texts import LANGUAGES, Texts
from tests.games.romolo_o_remo.table import GAME, P, Table, table
from tests.games.romolo_o_remo.test_random_play import SETUPS_OF_OPTIONS, rich

NAMES = ["Anna", "Bruno", "Carla", "Dino"]
OPEN = {"0,0": "plain", "0,-1": "plain", "1,-1": "water"}


def why(t: Table, line: str) -> str:
    return str(t.state.why_not(GAME.parse(line)))


def said(t: Table, language: str = "en") -> str:
    return Texts(language, GAME.id, strict=True).prompt(t.state, NAMES)


@pytest.mark.parametrize(("seats", "options"), SETUPS_OF_OPTIONS)
def test_everything_that_happens_in_developed_games_has_its_words(
    seats: int, options: dict[str, object]
) -> None:
    texts = [Texts(language, GAME.id, strict=True) for language in LANGUAGES]
    told = set()
    for seed in range(6):
        state = rich(seats, seed, **options)
        if state is None:
            continue
        state.journal = Journal()
        rng = Rng(seed)
        for _ in range(120):
            if state.over:
                break
            for text in texts:
                assert text.prompt(state, NAMES)
                labels = [text.offer(state, action, NAMES).label for action in state.legal]
                assert len(set(labels)) == len(labels)
            state.apply(state.legal[rng.below(len(state.legal))])
            for event in state.journal.take():
                told.add(event.id)
                for text in texts:
                    for viewer in (None, 0):
                        assert bool(text.event(event, NAMES, viewer)) == event.is_seen_by(viewer)
    assert len(told) > 15


def test_the_owner_is_told_who_asks_and_where() -> None:
    t = table(2, P(units="worker1@0,0"), P(units="soldier1@0,0"), hexes=OPEN)
    assert said(t).startswith("Anna has Units with yours at 0,0.")


def test_RR_5_15_the_owner_is_told_what_hostile_units_would_bar() -> None:
    t = table(2, P(units="worker1@0,-1"), P(units="worker1@0,0"), hexes={**OPEN, "0,0": "plain warehouse"})
    t.act("worker1", "produce")
    assert said(t).startswith("Anna would fill a warehouse at 0,0, where you have Units.")
    mine = P(units="worker1@0,-1", cubes="2 wood 2 stone", characters="traductor")
    t = table(2, mine, P(units="worker1@0,0"), hexes=OPEN).act("worker1", "traductor")
    assert said(t).startswith("Anna would act at 0,0 with the Traductor, where you have Units.")
    t = table(2, P(units="worker1@0,-1"), P(units="worker1@0,0"), hexes={**OPEN, "0,0": "plain farm"})
    t.play("P0 skip_phase")
    assert said(t).startswith("Anna would feed Units from a farm at 0,0, where you have Units.")


def test_who_makes_an_offer_reads_what_it_holds_so_far() -> None:
    t = table(4, P(units="worker1@0,0", cubes="wood salt"), P(), P(), P(), hexes={"0,0": "plain"}, teams=True)
    t.act("worker1", "ally_exchange")
    assert said(t).startswith("Offer your ally something")
    t.play("offer wood")
    assert said(t) == "You give 1 wood and ask for nothing. Anything more?"
    assert said(t, "it") == "Dai 1 legno e non chiedi niente. Altro?"


def test_the_ally_hears_what_he_would_get_and_give() -> None:
    t = table(4, P(units="worker1@0,0", cubes="wood salt"), P(), P(), P(), hexes={"0,0": "plain"}, teams=True)
    t.act("worker1", "ally_exchange", "offer wood", "done")
    assert said(t) == "Anna gives you 1 wood and asks for nothing. Do you accept?"
    assert said(t, "it") == "Anna ti dà 1 legno e non chiede niente. Accetti?"


def test_a_move_into_the_unknown_says_what_one_knows() -> None:
    hexes = {**OPEN, "0,0": "hidden_hill"}
    t = table(2, P(units="soldier1@0,-1", seen="0,0"), P(), hexes=hexes).act("soldier1", "move")
    catches = {GAME.text(action): t.state.meaning(action).catch for action in t.state.actions()}
    assert str(catches["move 0,0"]) == "known (terrain hill)"
    assert str(catches["move -1,0"]) == "explores"


def test_reasons_name_the_rule_that_forbids_it() -> None:
    t = table(
        2, P(units="worker1@0,0 worker2@0,0:0", cubes="wood stone"), P(), hexes={**OPEN, "1,0": "water"}
    )
    assert why(t, "select worker2") == "unit lies (unit worker2)"
    assert why(t, "select soldier1") == "unit not there (unit soldier1)"
    assert why(t, "end_phase") == "nothing done"
    moving = t.copy().act("worker1", "move")
    assert why(moving, "move 1,0") == "needs port"
    assert why(moving, "move 2,-2") == "not a neighbour (hex 2,-2)"
    building = t.act("worker1", "build")
    assert why(building, "build quarry") == "wrong terrain"
    assert why(building, "build forum") == "cannot pay"


def test_reasons_say_what_a_unit_lacks_for_an_act() -> None:
    units = "worker1@0,0 explorer@0,0:2:acted"
    t = table(2, P(units=units), P(), hexes={**OPEN, "0,0": "plain warehouse"})
    worker, explorer = t.copy().play("P0 select worker1"), t.play("P0 select explorer")
    lacking = {
        "build": "no cubes to build",
        "refine": "needs alike (count 2)",
        "collect": "nothing stored",
        "create_worker": "needs grain (count 3)",
        "create_soldier": "capital only",
        "create_explorer": "one explorer",
        "hire_mercenaries": "mercenary price",
        "hire_character": "character price (half_coins 4)",
        "sell": "nothing to sell",
        "buy": "cheapest (half_coins 2)",
        "mercator": "no character (character mercator)",
        "ally_exchange": "nothing to exchange",
        "peek": "explorer only",
        "eques_move": "no character (character eques)",
    }
    assert {act: why(worker, f"act {act}") for act in lacking} == lacking
    assert why(explorer, "act convert") == "explorer used"
    assert why(explorer, "act build") == "workers only"


def test_RR_5_40_reasons_name_the_limit_of_the_capital() -> None:
    units = "worker1@0,0 worker2@0,0 soldier1@0,0 soldier2@0,0"
    t = table(2, P(units=units, cubes="3 grain", coins=1), P(), hexes=OPEN).play("P0 select worker1")
    assert why(t, "act create_worker") == "worker limit (count 3)"
    assert why(t, "act hire_mercenaries") == "military limit (count 2)"


def test_RR_5_35_reasons_tell_a_used_hex_from_a_missing_warehouse() -> None:
    bare = table(2, P(units="worker1@0,0", coins=1), P(), hexes={"0,0": "plain", "0,-1": "plain"})
    assert why(bare.play("P0 select worker1"), "act produce") == "no store"
    two = P(units="worker1@0,0 worker2@0,0", coins=1)
    t = table(2, two, P(), hexes={"0,0": "plain 2 warehouse", "0,-1": "plain"})
    t.act("worker1", "produce").play("P0 select worker2")
    assert why(t, "act produce") == "produced here"


def test_RR_5_84_whoever_is_hungry_hears_what_it_costs_to_feed_him() -> None:
    mine = P(units="worker1@0,0 worker2@0,0", cubes="5 grain", idle=False)
    t = table(2, mine, P(), hexes=OPEN).play("P0 skip_phase")
    feed = GAME.parse("feed")
    assert Texts("en", GAME.id).offer(t.state, feed, NAMES).label == "Pay 2 grain for all who are hungry"
    assert Texts("it", GAME.id).offer(t.state, feed, NAMES).label == "Paga 2 grano per tutti gli affamati"


def payments(t: Table, language: str, viewer: int) -> list[str]:
    """What is told of the cubes that were paid since the log was last read."""
    assert t.state.journal is not None
    paid = [event for event in t.state.journal.take() if event.id == "paid"]
    return Texts(language, GAME.id).story(paid, NAMES, viewer)


def test_cubes_that_are_paid_for_one_thing_are_told_in_one_sentence() -> None:
    t = table(2, P(units="worker1@0,0", cubes="2 stone wood"), P(), hexes=OPEN)
    told = {}
    for language, viewer in (("en", 0), ("en", 1), ("it", 0), ("it", 1)):
        twin = t.copy()
        twin.state.journal = Journal()
        twin.act("worker1", "build", "build temple")
        told[language, viewer] = payments(twin, language, viewer)
    assert told["en", 0] == ["You pay 1 wood from your hand, 1 stone from your hand, 1 stone from your hand."]
    assert told["en", 1] == ["Anna pays 1 wood, 1 stone, 1 stone."]
    assert told["it", 0] == ["Paghi 1 legno (mano), 1 pietra (mano), 1 pietra (mano)."]
    assert told["it", 1] == ["Anna paga 1 legno, 1 pietra, 1 pietra."]


def test_owners_may_promise_to_be_hostile_or_not() -> None:
    t = table(2, P(), P())
    assert {order.step for order in t.state.orders(1)} == {"hostility"}
    assert table(2, P(), P(), hostility="always").state.orders(1) == []


def catches(t: Table) -> dict[str, str]:
    """What each choice warns of, in English."""
    texts = Texts("en", GAME.id, strict=True)
    return {GAME.text(action): texts.offer(t.state, action, NAMES).catch for action in t.state.actions()}


def test_RR_5_58_an_attack_says_what_it_weighs_before_it_is_declared() -> None:
    mine = P(units="soldier1@0,0 soldier2@0,0 worker1@0,0")
    t = table(2, mine, P(units="worker1@0,0"), hexes=OPEN, hostility="always").play("P0 skip_phase")
    assert catches(t)["attack 0,0 1"] == "7 against 1: hits 2"
    t.play("attack 0,0 1")
    assert catches(t)["commit worker1"] == "1 against 1"
    t.play("commit soldier1")
    assert catches(t)["commit soldier2"] == "6 against 1: hits 1"
    assert t.state.view(0).scratch.attack == 3


def test_RR_5_59_a_token_says_what_it_makes_of_the_own_value() -> None:
    mine, theirs = P(units="soldier1@0,0"), P(units="worker1@0,0")
    t = table(2, mine, theirs, hexes=OPEN, hostility="always").play("P0 skip_phase", "attack 0,0 1")
    own = catches(t)
    assert {own[line] for line in own if line in ("token x2", "token plus3")} <= {"6 against 1"}
    assert "3 against 1" in own.values()


def test_RR_5_35_a_source_says_what_it_yields() -> None:
    hexes = {"0,0": "plain warehouse", "1,-1": "water"}
    t = table(2, P(units="worker1@0,0"), P(), hexes=hexes).act("worker1", "produce")
    assert catches(t) == {"produce 1,-1": "1 salt", "produce 0,0": "1 grain"}


def test_a_cube_of_the_hand_and_one_of_a_warehouse_are_two_things_to_click() -> None:
    hexes = {"0,0": "plain wood:2"}
    t = table(2, P(units="worker1@0,0", cubes="wood stone"), P(), hexes=hexes).act("worker1", "sell")
    elements = {GAME.text(action): t.state.meaning(action).elements for action in t.state.actions()}
    assert elements["sell wood hand"] == ("cube:hand.wood",)
    assert elements["sell wood warehouse1"] == ("cube:warehouse1.wood",)

"""Words from the position: prompts, catches, groups, what could be tried and what may be promised."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ludoteca.core.orders import SPANS
from ludoteca.games.puerto_rico.data import BUILDING_NAMES, ROLE_NAMES, TRIGGER_NAMES
from ludoteca.texts import LANGUAGES, Texts

from .table import GAME, P, Table, table

SEVEN_SMALL = "small_market office hospice factory harbor wharf hacienda"
ELEVEN = f"{SEVEN_SMALL} small_indigo_plant indigo_plant sugar_mill coffee_roaster"


def placing() -> Table:
    return table(3, P(island="2 corn indigo"), colonist_ship=3).play("role mayor", "privilege yes")


def building() -> Table:
    return table(3, P(doubloons=5, island="2 quarry*")).play("role builder")


def building_second() -> Table:
    return table(3, P(), P(doubloons=1)).play("role builder", "pass")


def selling() -> Table:
    return table(3, P(goods="1 corn 1 coffee"), house="sugar indigo tobacco").play("role trader")


def selling_with_an_office() -> Table:
    return table(3, P(goods="1 corn", city="office*"), house="sugar").play("role trader")


def loading() -> Table:
    return table(4, P(goods="3 corn 9 coffee", city="wharf*"), ships={6: "4 sugar"}).play("role captain")


def loading_at_the_wharf() -> Table:
    ships = {4: "1 sugar", 5: "1 indigo", 6: "1 tobacco"}
    return table(3, P(goods="2 corn", city="wharf*"), ships=ships).play("role captain")


def storing() -> Table:
    """Corn, coffee and tobacco that no ship takes, and a small warehouse."""
    ships = {4: "1 sugar", 5: "1 indigo", 6: "6 tobacco"}
    t = table(
        3, P(), P(goods="3 corn 2 coffee 2 tobacco", city="small_warehouse*"), ships={**ships, 6: "5 tobacco"}
    )
    return t.play("role captain")


def prompt_of(t: Table, language: str = "en") -> str:
    return Texts(language, GAME.id, strict=True).prompt(t.state, ["Anna", "Bruno", "Carla", "Dino"])


PROMPTS = [
    (
        placing,
        "You have 2 colonists left to place: how many work on the corn plantations?",
        "Ti restano 2 coloni da disporre: quanti ne metti nelle piantagioni di granturco?",
    ),
    (
        building,
        "Build one building, or pass. You have 5 doubloons, and as builder you pay 1 less; your "
        "quarries save you up to 2 more, as the column allows.",
        "Costruisci un edificio, o passa. Hai 5 dobloni, e da costruttore paghi 1 in meno; le cave ti fanno "
        "risparmiare ancora fino a 2, secondo la colonna.",
    ),
    (
        building_second,
        "Build one building, or pass. You have 1 doubloon.",
        "Costruisci un edificio, o passa. Hai 1 doblone.",
    ),
    (
        selling,
        "Sell one good to the trading house, or pass. It has one space left and buys only what it "
        "does not have.",
        "Vendi una merce all’emporio, o passa. C’è ancora un posto e si compra solo ciò che manca.",
    ),
    (
        selling_with_an_office,
        "Sell one good to the trading house, or pass. It has 3 spaces left, and your office sells "
        "it even what it already has.",
        "Vendi una merce all’emporio, o passa. Ci sono ancora 3 posti, e grazie al tuo ufficio "
        "vendi anche ciò che c’è già.",
    ),
    (
        loading,
        "Load goods of one kind, as many as fit: as long as a ship takes some, you must. Now they "
        "take 3 corn, 7 coffee of yours.",
        "Carica merci di un solo tipo, quante ce ne stanno: finché una nave ne prende, devi. Adesso le navi "
        "prendono 3 granturco, 7 caffè.",
    ),
    (
        loading_at_the_wharf,
        "No ship takes your goods. Ship one kind at your wharf, or pass.",
        "Nessuna nave prende le tue merci. Spediscine un tipo dal tuo molo, o passa.",
    ),
    (
        storing,
        "Loading is over. You may keep all barrels of 1 kind and 1 barrel more; the others spoil. "
        "How much corn do you keep?",
        "Il carico è finito. Puoi conservare tutti i barili di un tipo e 1 altro barile; gli altri "
        "vanno perduti. Quanti ne tieni di granturco?",
    ),
]


@pytest.mark.parametrize(("at", "english", "italian"), PROMPTS, ids=[case[0].__name__ for case in PROMPTS])
def test_a_prompt_says_what_a_player_would_look_up(
    at: Callable[[], Table], english: str, italian: str
) -> None:
    t = at()
    assert prompt_of(t) == english
    assert prompt_of(t, "it") == italian


def offered(t: Table, language: str = "en") -> dict[str, tuple[str, str, str]]:
    """Label, group and catch of every legal action."""
    texts = Texts(language, GAME.id, strict=True)
    found = {}
    for action in t.state.actions():
        offer = texts.offer(t.state, action)
        found[GAME.text(action)] = (offer.label, offer.group, offer.catch)
    return found


def test_a_load_says_how_many_barrels_where_and_what_stays_behind() -> None:
    t = loading()
    assert offered(t) == {
        "load corn 5": ("Load 3 corn on the 5-ship", "On a ship", "all 3 aboard"),
        "load corn 7": ("Load 3 corn on the 7-ship", "On a ship", "all 3 aboard"),
        "load corn wharf": ("Load 3 corn at the wharf", "At your wharf", "all 3 aboard"),
        "load coffee 7": (
            "Load 7 coffee on the 7-ship",
            "On a ship",
            "the ship is full, 2 barrels stay behind",
        ),
        "load coffee wharf": ("Load 9 coffee at the wharf", "At your wharf", "all 9 aboard"),
    }
    assert offered(t, "it")["load coffee 7"] == (
        "Carica 7 caffè sulla nave da 7",
        "Su una nave",
        "la nave è piena, 2 barili restano a terra",
    )


def test_a_load_that_fills_the_ship_or_is_the_last_says_so() -> None:
    t = table(4, P(goods="2 sugar", city="wharf*"), ships={6: "4 sugar"}).play("role captain")
    assert offered(t)["load sugar 6"][2] == "all 2 aboard, the ship is full; your last goods"
    assert offered(t)["load sugar wharf"][2] == "all 2 aboard; your last goods"
    one = table(4, P(goods="1 sugar 1 corn"), ships={6: "5 sugar"}).play("role captain")
    assert offered(one)["load sugar 6"][2] == "the only barrel is aboard, the ship is full"
    assert offered(one)["load corn 5"][2] == "", "a single barrel is always aboard"


def test_a_load_that_takes_the_last_points_says_that_the_game_ends() -> None:
    goods = P(goods="2 corn 1 sugar")
    t = table(3, goods, vp_supply=3).play("role captain")
    assert {line: offer[2] for line, offer in offered(t).items() if "corn" in line}.popitem()[1] == (
        "takes the last VP: the game ends with this round"
    )
    four = table(3, goods, vp_supply=4).play("role captain")
    assert all("VP" not in offer[2] for offer in offered(four).values())


def test_buildings_stand_in_three_groups() -> None:
    t = table(3, P(doubloons=20)).play("role builder")
    groups = {line.removeprefix("build "): offer[1] for line, offer in offered(t).items()}
    assert groups["coffee_roaster"] == groups["small_indigo_plant"] == "Production buildings"
    assert groups["hacienda"] == "Violet buildings"
    assert groups["city_hall"] == "Large violet buildings"
    assert groups["pass"] == ""


def test_the_last_city_space_ends_the_game_unless_it_ends_already() -> None:
    t = table(3, P(doubloons=20, city=ELEVEN)).play("role builder")
    assert offered(t)["build small_sugar_mill"][2] == "fills your city: the game ends with this round"
    full = f"{ELEVEN} small_sugar_mill"
    other = table(3, P(), P(doubloons=20, city=ELEVEN), P(city=full), taken="settler").play("role builder")
    assert offered(other)["build tobacco_storage"][2] == "fills your city"
    large = table(3, P(doubloons=20, city=ELEVEN.replace("hacienda ", ""))).play("role builder")
    assert offered(large)["build city_hall"][2] == "fills your city: the game ends with this round"
    assert offered(large)["build hacienda"][2] == ""


def test_the_last_space_of_the_trading_house_says_that_it_will_be_emptied() -> None:
    assert offered(selling())["sell coffee"][2] == "the last space: the trading house will be emptied"
    assert offered(selling_with_an_office())["sell corn"][2] == ""


def test_the_last_space_of_the_island_is_told() -> None:
    t = table(3, P(island="4 corn 3 indigo 4 sugar", city="hacienda*")).play("role settler")
    assert offered(t)["hacienda yes"][2] == "fills your island: there will be no other tile"
    assert offered(t)["hacienda no"][2] == ""
    t.play("hacienda no")
    assert offered(t)["settle quarry"][2] == "fills your island"


def test_what_spoils_is_told() -> None:
    assert {line: offer[2] for line, offer in offered(storing()).items()} == {
        "keep corn 0": "3 barrels spoil",
        "keep corn 1": "2 barrels spoil",
        "keep corn 3": "",
    }


def candidates(t: Table) -> list[str]:
    return [GAME.text(action) for action in t.state.candidates()]


def test_what_could_be_tried_is_what_the_table_shows() -> None:
    assert len(candidates(table(3))) == 6
    assert candidates(placing()) == ["place corn 0", "place corn 1", "place corn 2"]
    assert candidates(storing()) == ["keep corn 0", "keep corn 1", "keep corn 2", "keep corn 3"]
    assert candidates(loading_at_the_wharf()) == [
        "load corn 4",
        "load corn 5",
        "load corn 6",
        "load corn wharf",
        "pass",
    ]
    assert len(candidates(building())) == 24


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_role_building_and_trigger_has_the_words_that_sentences_need(language: str) -> None:
    texts = Texts(language, GAME.id)
    wanted = {f"trigger-{name}" for name in TRIGGER_NAMES}
    wanted |= {
        f"role-{name}.{part}" for name in ROLE_NAMES for part in ("the", "phase", "action", "privilege")
    }
    wanted |= {f"building-{name}.{part}" for name in BUILDING_NAMES for part in ("the", "short", "effect")}
    assert {message for message in wanted if not texts.has(message)} == set()


def promised(t: Table, seat: int) -> set[str]:
    return {f"{order.step}: {GAME.text(order.action)}, {order.until}" for order in t.state.orders(seat)}


def test_a_seat_may_promise_answers_of_its_buildings_and_to_pass() -> None:
    t = table(3, P(city="hospice*"), P(city="hacienda university"))
    always = {
        "mayor_privilege: privilege yes, game",
        "mayor_privilege: privilege no, game",
        *(f"{step}: pass, {until}" for step in ("builder_build", "trader_sell") for until in SPANS),
    }
    assert promised(t, 2) == always
    assert promised(t, 0) - always == {
        "settler_hospice: hospice yes, game",
        "settler_hospice: hospice no, game",
    }
    assert {order.partition(":")[0] for order in promised(t, 1) - always} == {
        "settler_hacienda",
        "builder_university",
    }


def test_a_span_changes_with_the_phase_the_round_and_never_with_the_game() -> None:
    t = table(3)
    spans = []
    for line in ("role craftsman", "role trader", "role captain", "role settler"):
        spans.append([t.state.span(until) for until in SPANS])
        t.play(line)
    phases, rounds, games = zip(*spans, strict=True)
    assert len(set(phases)) == 4
    assert rounds == (1, 1, 1, 2)
    assert set(games) == {0}


def test_what_only_programs_read_is_named() -> None:
    view = table(3).view(0)
    assert view.for_programs == {"counted_vp"}
    assert view.for_programs <= set(vars(view))


@pytest.mark.parametrize(("city", "vp"), [("", 4), ("harbor", 4), ("harbor*", 5)])
def test_PR_5_47_a_first_game_promises_the_captain_what_he_will_get(city: str, vp: int) -> None:
    t = table(4, P(goods="3 corn", city=city))
    told = GAME.purpose(t.state, GAME.parse("role captain"))
    assert told is not None
    assert told.args["vp"] == vp
    t.play("role captain", "load corn 5")
    assert t.view(0).players[0].vp == vp

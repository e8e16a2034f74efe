"""Words from the position: prompts, labels, catches, reasons, promises."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from ludoteca.core.errors import IllegalAction
from ludoteca.core.events import Journal
from ludoteca.core.rng import Rng
from ludoteca.games.age_of_discovery import reasons
from ludoteca.games.age_of_discovery.data import REGION_NAMES
from ludoteca.texts import LANGUAGES, Texts

from .table import GAME, P, Table, load, table

NAMES = ["Anna", "Bruno", "Carla", "Dino", "Elsa"]


def auction() -> Table:
    return Table(GAME.new(3, seed=1, start_order="auction")).play("P0 bid 4")


def recruiting() -> Table:
    return Table(GAME.new(2, seed=1, start_order="auction")).play("P0 bid 8", "P1 bid 10")


def choosing() -> Table:
    return table(2, P(hand="colonist merchant"), last=0)


def placing() -> Table:
    return table(2, P(hand="captain"), last=0, initiative="0", dock="0 1 1", specialists={"captain": "1"})


def outweighed() -> Table:
    return table(2, P(hand="colonist"), P(shipping="captain"), last=0)


def four_goods() -> Table:
    return table(2, P(hand="colonist"), last=0, goods="0 0 0 1")


def warring_with_two_of_three() -> Table:
    return table(4, P(money=10), units={"peru": "1s 1 1"}, turn=2, warfare="0").begin().play("declare war")


def landing() -> Table:
    return table(2, units={"peru": "2"}, discovered="brazil", dock="0:missionary").begin()


def converting() -> Table:
    """With the Cathedral one missionary makes three units."""
    return table(2, P(buildings="cathedral"), turn=5, discovered="brazil", dock="0:missionary").begin()


def picking() -> Table:
    return table(2, goods="0", market="gold gold rice fish").begin()


def buying() -> Table:
    t = table(2, P(money=12), P(buildings="monastery"), turn=2, capital="0", display="cartography")
    return t.begin()


def mapping() -> Table:
    return (
        table(2, P(money=10), discovered="peru", display="cartography", capital="0")
        .begin()
        .play("buy cartography")
    )


def allying() -> Table:
    units = {"peru": "1", "brazil": "1"}
    t = table(2, P(money=14), turn=4, units=units, display="indian_allies", capital="0").begin()
    return t.play("buy indian_allies")


def launching() -> Table:
    return table(2, P(discovery="captain 2 soldier 3 other"), tiles={"peru": 14}, known="peru").begin()


def manning() -> Table:
    return launching().play("expedition yes")


def only_captains() -> Table:
    return table(2, P(discovery="2 captain")).begin().play("expedition yes")


def lonely() -> Table:
    return table(2, P(discovery="other")).begin()


def with_cards() -> Table:
    every = " ".join(REGION_NAMES)
    return table(2, P(discovery="2 captain soldier"), discovered=every).begin().play("expedition yes")


def exploring() -> Table:
    return manning().play("send captain 1", "send soldier 1", "send other 0")


def training() -> Table:
    return table(2, P(money=7), specialists={"training": "0"}).begin()


def warring() -> Table:
    return table(3, P(money=4), units={"peru": "2s1 1s2 1", "brazil": "1s 1"}, turn=2, warfare="0").begin()


def rich_warring() -> Table:
    return table(3, P(money=14), units={"peru": "2s1 1s2 1", "brazil": "1s 1"}, turn=2, warfare="0").begin()


def fighting() -> Table:
    return warring().play("declare battle", "fight peru", "attack 1")


def riding() -> Table:
    units = {"caribbean": "1s", "canada": "1s"}
    return table(2, P(buildings="stables"), turn=5, units=units, discovered="florida new_spain").begin()


def migrating() -> Table:
    return table(2, P(buildings="migration"), turn=7, units={"peru": "1s1"}, discovered="brazil").begin()


def studying() -> Table:
    t = table(2, P(), P(buildings="university"), turn=5, order="0 1", dock="0 1 1", initiative="1 0")
    return t.begin()


def over() -> Table:
    return table(2, turn=8).end_turn()


PROMPTS = [
    (auction, "The highest bid is $4", "L’offerta più alta è $4"),
    (placing, "In which event box do you place your captain?", "In quale box evento piazzi il tuo capitano?"),
    (landing, "In which region does your missionary land?", "In quale regione sbarca il tuo missionario?"),
    (
        buying,
        "Buy a capital building for $10, or nothing. You have $12.",
        "Compra un edificio capitale per $10",
    ),
    (exploring, "your expedition of strength 3", "la tua spedizione di forza 3"),
    (training, "You have $7.", "Hai $7."),
    (fighting, "Battle in Peru: your 2 hits on Bruno.", "Battaglia in Perù: i tuoi 2 colpi contro Bruno."),
]


@pytest.mark.parametrize(("at", "english", "italian"), PROMPTS)
def test_a_question_tells_what_a_player_would_look_up(
    at: Callable[[], Table], english: str, italian: str
) -> None:
    assert english in Texts("en", GAME.id, strict=True).prompt(at().state, NAMES)
    assert italian in Texts("it", GAME.id, strict=True).prompt(at().state, NAMES)


OFFERS = [
    (placing, "place warfare", "Warfare", "space 1"),
    (placing, "place shipping", "Merchant Shipping", "strength 2: you lead"),
    (outweighed, "place shipping", "Merchant Shipping", "strength 1: Bruno leads"),
    (placing, "place discovery", "Discovery", "your strength: 2"),
    (placing, "place capital", "Capital Buildings", "$10, too dear now"),
    (placing, "place spec_training", "Specialists: training", "$5, too dear now"),
    (landing, "land peru", "Land in Peru", "takes the silver"),
    (landing, "land brazil", "Land in Brazil", ""),
    (converting, "land brazil", "Land in Brazil", "takes the coffee"),
    (exploring, "explore peru", "Explore Peru", "5 natives, as all have seen: it will fail"),
    (exploring, "explore canada", "Explore Canada", "strength 3 is enough for 11 of 15 unseen tiles: 73%"),
    (fighting, "casualties 1 0", "Hit 1 soldier, 1 other unit", ""),
    (fighting, "casualties 0 0", "Hit 2 other units", ""),
    (training, "pass", "Train nobody", ""),
    (warring, "pass", "Keep the peace", ""),
    (manning, "send captain 0", "Send no captains", ""),
    (manning, "send captain 1", "Send 1 captain", "your strength: 2"),
    (lonely, "expedition yes", "Launch an expedition", "your strength: 1"),
    (lonely, "expedition no", "Wait", ""),
    (with_cards, "send captain 2", "Send 2 captains", "strength 4 is enough for 10 of 16 cards: 62%"),
]


@pytest.mark.parametrize(("at", "line", "label", "catch"), OFFERS)
def test_an_offer_says_what_it_means_here(at: Callable[[], Table], line: str, label: str, catch: str) -> None:
    t = at()
    offer = Texts("en", GAME.id, strict=True).offer(t.state, GAME.parse(line), NAMES)
    assert (offer.label, offer.catch) == (label, catch)


def test_what_is_bought_in_vain_is_said() -> None:
    everywhere = "canada new_england virginia florida new_spain new_granada peru brazil"
    texts = Texts("en", GAME.id, strict=True)
    t = table(2, P(money=10), turn=3, discovered=everywhere, display="cartography", capital="0").begin()
    assert "only the 4 VP" in texts.offer(t.state, GAME.parse("buy cartography"), NAMES).catch
    u = table(2, P(money=14), turn=4, display="indian_allies", capital="0").begin()
    assert "the soldiers are lost" in texts.offer(u.state, GAME.parse("buy indian_allies"), NAMES).catch
    war = rich_warring().play("declare war")
    assert texts.offer(war.state, GAME.parse("attack 1"), NAMES).catch == "2 battles"


REASONS = [
    (auction, "bid 4", "reason-bid-too-low"),
    (recruiting, "recruit colonist", "reason-colonists-need-no-training"),
    (choosing, "unit soldier", "reason-not-in-hand"),
    (placing, "place initiative", "reason-one-in-initiative"),
    (placing, "place dock", "reason-box-full"),
    (placing, "place spec_captain", "reason-slot-taken"),
    (four_goods, "place goods", "reason-box-full"),
    (landing, "land canada", "reason-undiscovered"),
    (picking, "take silver", "reason-not-in-market"),
    (buying, "buy monastery", "reason-owned"),
    (buying, "buy factory", "reason-not-on-display"),
    (mapping, "map peru", "reason-discovered-already"),
    (allying, "ally canada", "reason-no-unit-there"),
    (manning, "send soldier 1", "reason-other-crew"),
    (manning, "send captain 2", "reason-too-few-in-box"),
    (only_captains, "send captain 0", "reason-somebody-must-go"),
    (exploring, "explore caribbean", "reason-discovered-already"),
    (training, "train colonist", "reason-colonists-need-no-training"),
    (warring, "declare war", "reason-too-poor"),
    (lambda: warring().play("declare battle"), "fight canada", "reason-no-battle-there"),
    (lambda: warring().play("declare battle", "fight peru"), "attack 0", "reason-not-yourself"),
    (lambda: warring().play("declare battle", "fight peru"), "attack 4", "reason-nobody-sits-there"),
    (lambda: rich_warring().play("declare war"), "attack 0", "reason-not-yourself"),
    (warring_with_two_of_three, "attack 3", "reason-no-battle-with"),
    (fighting, "casualties 2 0", "reason-all-hits"),
    (riding, "leave peru", "reason-no-soldier-there"),
    (riding, "leave canada", "reason-no-way"),
    (lambda: riding().play("leave caribbean"), "enter caribbean", "reason-same-region"),
    (lambda: riding().play("leave caribbean"), "enter peru", "reason-not-adjacent"),
    (lambda: riding().play("leave caribbean"), "enter new_granada", "reason-undiscovered"),
    (migrating, "leave brazil", "reason-no-unit-there"),
    (lambda: migrating().play("leave peru", "enter brazil"), "move two_others", "reason-too-few-there"),
    (studying, "advance dock_1", "reason-no-piece-there"),
    (studying, "advance dock_3", "reason-own-piece-in-front"),
    (studying, "advance initiative_1", "reason-nobody-in-front"),
    (placing, "pass", "reason-no-passing"),
    (placing, "buy settlers", "reason-other-step"),
    (over, "pass", "reason-game-over"),
]


@pytest.mark.parametrize(("at", "line", "reason"), REASONS)
def test_what_is_not_possible_has_its_reason(at: Callable[[], Table], line: str, reason: str) -> None:
    t = at()
    with pytest.raises(IllegalAction) as caught:
        t.state.play(GAME.parse(line))
    assert caught.value.reason.id == reason
    for language in LANGUAGES:
        assert Texts(language, GAME.id, strict=True).reason(caught.value.reason, NAMES)


def test_every_reason_of_the_room_is_met_here() -> None:
    source = Path(reasons.__file__).read_text()
    told = set(re.findall(r'Reason\("(reason-[a-z-]+)"', source))
    met = {reason for _, _, reason in REASONS}
    assert told <= met


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_are_told_in_both_languages(language: str) -> None:
    texts = Texts(language, GAME.id, strict=True)
    for seats, order in ((2, "auction"), (5, "random"), (4, "auction")):
        state = GAME.new(seats, seed=seats, start_order=order)
        state.journal = Journal()
        rng = Rng(seats)
        while not state.over:
            legal = state.actions()
            state.play(legal[rng.below(len(legal))])
            for line in texts.story(state.journal.take(), NAMES, 0):
                assert line.endswith(".")
                assert "  " not in line


def test_promises_are_for_this_turn_or_for_buildings_one_has() -> None:
    t = table(2, P(buildings="stables"), P(buildings="university"), turn=5)
    steps = [{order.step for order in t.state.orders(seat)} for seat in range(2)]
    assert steps[0] == {"buy", "exp_launch", "war_kind", "stables_from"}
    assert steps[1] == {"buy", "exp_launch", "war_kind", "university"}
    assert t.state.span("round") == 5


def test_a_phase_ends_when_the_next_box_is_resolved() -> None:
    t = table(2, P(money=10), goods="0", capital="0")
    placing_span = t.state.span("phase")
    t.begin()
    assert t.state.span("phase") > placing_span


def test_holdings_count_what_a_forecast_tells() -> None:
    t = table(2, P(money=3, goods="2 sugar", ships=1), turn=3, units={"peru": "1s1"})
    held = t.state.holdings(0)
    assert (held["money"], held["ships"], held["units"], held["soldiers"], held["good:sugar"]) == (
        3,
        1,
        2,
        1,
        2,
    )


def test_a_loaded_position_asks_the_same_question() -> None:
    for at in (auction, recruiting, placing, landing, fighting, migrating, studying, exploring):
        t = at()
        again = load(t.position)
        assert again.fingerprint() == t.state.fingerprint()
        assert again.actions() == t.state.actions()


@pytest.mark.parametrize(("money", "words"), [(10, "you have $10."), (2, "so $8 must come in first")])
def test_a_first_game_says_what_is_missing_for_a_building(money: int, words: str) -> None:
    told = GAME.purpose(table(2, P(money=money), P(money=money)).state, GAME.parse("place capital"))
    assert told is not None
    assert words in Texts("en", GAME.id, strict=True).phrase(told, NAMES, 0)

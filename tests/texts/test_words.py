"""Words from the position: prompts with arguments, seats by any name, plain values, counted things."""

from __future__ import annotations

import pytest

from ludoteca.core import registry
from ludoteca.core.errors import BrokenChain
from ludoteca.core.events import Event
from ludoteca.core.match import Match
from ludoteca.core.words import Phrase
from ludoteca.texts import Texts
from tests.testing.buried_gold import BuriedGold

NAMES = ["Anna", "Bob", "Chris", "David"]


@pytest.fixture
def texts(monkeypatch: pytest.MonkeyPatch) -> Texts:
    registry.register(BuriedGold())
    return Texts("en", "buried_gold", strict=True)


@pytest.fixture
def match(texts: Texts) -> Match:
    """Everybody has looked under the first plot that he may; now they dig."""
    match = Match.new("buried_gold", 4, seed=3)
    for plot in ("a1", "b2", "c3", "a2"):
        match.play(f"peek {plot}")
    return match


def test_a_prompt_speaks_of_the_position(match: Match, texts: Texts) -> None:
    assert texts.prompt(match.state, NAMES).startswith("Round 1: where do you dig? Your contract is ")


def test_what_an_action_means_here_goes_before_the_words_of_its_verb(match: Match, texts: Texts) -> None:
    state = match.state
    gold = match.events[1][1].args["gold"]
    seen = texts.offer(state, state.game.parse("dig a1"), NAMES)
    assert seen.label == f"Dig at a1 for {gold} gold"
    assert seen.catch == "you have looked there"
    assert seen.elements == ("plot:a1", f"gold:{gold}")


def test_without_a_meaning_of_its_own_the_verb_speaks(match: Match, texts: Texts) -> None:
    state = match.state
    unseen = texts.offer(state, state.game.parse("dig b3"), NAMES)
    assert (unseen.label, unseen.catch, unseen.elements) == ("Dig at b3", "", ("plot:b3",))
    assert unseen.group in ("On the line of your contract", "Elsewhere")


def test_a_seat_is_called_by_name_whatever_the_argument_is_called(match: Match, texts: Texts) -> None:
    toast = match.game.parse("toast 2")
    assert texts.label(toast, NAMES) == "Drink to Chris"
    assert texts.label(toast) == "Drink to Seat 2"
    assert texts.label(toast, ["Red", "Blue", "Green", "White"]) == "Drink to Green"
    toasted = Event("toasted", {"seat": 0, "friend": 3})
    assert texts.event(toasted, NAMES) == "Anna drinks to David, who gets a coin."
    assert texts.event(toasted, NAMES, viewer=0) == "You drink to David, who gets a coin."


def test_plain_values_need_no_message(match: Match, texts: Texts) -> None:
    shown = Event("digs-shown", {"plots": ("a1", "b2")})
    assert texts.event(shown, NAMES) == "The choices, seat by seat: a1, b2."


def test_the_message_may_ask_who_reads() -> None:
    texts = Texts("it", "puerto_rico", strict=True)
    taken = Phrase("reason-role-taken", {"role": "mayor", "owner": 1})
    assert "Bob" in texts.phrase(taken, NAMES)


def test_counted_things_are_listed(texts: Texts) -> None:
    aboard = Phrase("prompt-captain_load-here", {"goods": (("corn", 2), ("coffee", 1))})
    assert "take 2 corn, 1 coffee of yours" in Texts("en", "puerto_rico").phrase(aboard, NAMES)
    plots = Event("digs-shown", {"plots": (("a1", 2), "c3")})
    assert texts.event(plots, NAMES) == "The choices, seat by seat: 2 a1, 1 c3."


def test_a_thing_is_counted_by_the_number_beside_it() -> None:
    made = Event("produced", {"seat": 0, "good": "boards", "count": 2, "hex": "0,0"})
    loaded = Event("loaded", {"seat": 0, "transporter": "donkey", "hex": "0,0", "good": "goose", "aboard": 0})
    english, italian = Texts("en", "roads_and_boats"), Texts("it", "roads_and_boats")
    assert "produces 2 sets of boards on" in english.event(made, NAMES)
    assert "produce 2 set di tavole su" in italian.event(made, NAMES)
    assert "loads 1 goose on" in english.event(loaded, NAMES)
    assert "carica 1 oca su" in italian.event(loaded, NAMES)


def test_a_broken_chain_is_told_with_the_number_of_the_action(match: Match, texts: Texts) -> None:
    with pytest.raises(BrokenChain) as caught:
        match.play_chain(["peek a1"])
    assert texts.error(caught.value, NAMES) == "Action 1 of the chain: This is not the moment for that."

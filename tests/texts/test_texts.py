"""Rendering: labels, events, reasons and errors as people read them."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca import (
    BadOption,
    BadRecord,
    IllegalAction,
    MalformedAction,
    Match,
    Rng,
    StaleVersion,
    UnknownGame,
)
from ludoteca.core.errors import Reason
from ludoteca.core.events import Event
from ludoteca.core.options import Option, free_text, switch
from ludoteca.texts import LANGUAGES, MissingText, Texts

NAMES = ["Anna", "Bob", "Chris", "David", "Eva"]


def puerto_rico(language: str) -> Texts:
    return Texts(language, "puerto_rico", strict=True)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_whole_games_are_told_without_a_gap_in_every_language(seats: int) -> None:
    match = Match.new("puerto_rico", seats, 1000 + seats)
    rng = Rng(seats)
    every = [puerto_rico(language) for language in LANGUAGES]
    told = 0
    while not match.state.over:
        actions = match.state.actions()
        step = match.state.view(None).step
        for texts in every:
            said = [texts.label(action) for action in actions]
            said += [texts.question(step), texts.rule(step)]
            said += [texts.event(event, NAMES, viewer) for event in match.events[-1] for viewer in (None, 0)]
            for text in said:
                assert text
                assert "{" not in text
                assert "_" not in text
            assert len(set(said[: len(actions)])) == len(actions), "two choices have the same label"
            told += len(said)
        match.play(actions[rng.below(len(actions))])
    assert told > 1000


@pytest.mark.parametrize(
    ("option", "text", "said"),
    [
        (Option("rounds", None, (None,), 1, 10), "11", "uno tra none, o un numero intero da 1 a 10"),
        (Option("rounds", 2, (), 1, 10), "0", "è ammesso un numero intero da 1 a 10"),
        (switch("hidden", True), "forse", "è ammesso uno tra true, false"),
        (free_text("chart", "sea", 5), "continent", "è ammesso un testo di al più 5 caratteri"),
        (Option("map", "a", ("a", "b"), longest=3), "long", "uno tra a, b, o un testo di al più 3 caratteri"),
    ],
)
def test_what_an_option_may_be_is_told_in_the_readers_language(option: Option, text: str, said: str) -> None:
    with pytest.raises(BadOption) as caught:
        option.read(text)
    told = puerto_rico("it").error(caught.value)
    assert told.startswith(f"opzione {option.name} = ")
    assert said in told


def test_options_that_are_not_there_or_not_meant_are_told_in_the_readers_language() -> None:
    game = ludoteca.game("puerto_rico")
    with pytest.raises(BadOption) as caught:
        game.new(colour="red")
    assert "opzione 'colour' sconosciuta; il gioco ha: " in puerto_rico("it").error(caught.value)
    with pytest.raises(BadOption) as caught:
        ludoteca.game("romolo_o_remo").new(seats=3, teams=True)
    assert puerto_rico("it").error(caught.value).endswith("non è fatta per 3 posti")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_explained_in_every_language(language: str) -> None:
    texts = puerto_rico(language)
    match = Match.new("puerto_rico", 5, 7)
    rng = Rng(7)
    reasons: set[str] = set()
    while not match.state.over:
        state = match.state
        legal = state.actions()
        for action in range(state.game.verbs.size):
            if action not in legal and rng.below(8) == 0:
                reason = state.why_not(action)
                text = texts.reason(reason, NAMES)
                reasons.add(reason.id)
                assert text[0].isupper()
                assert text.endswith(".")
        match.play(legal[rng.below(len(legal))])
    reasons.add(match.state.why_not(0).id)
    assert len(reasons) > 15


@pytest.mark.parametrize(
    ("line", "english", "italian"),
    [
        ("build hacienda", "Build the hacienda", "Costruisci l’hacienda"),
        ("role mayor", "Choose the mayor", "Scegli il sindaco"),
        ("settle indigo", "Take an indigo plantation", "Prendi una piantagione di indaco"),
        ("load corn 6", "Load corn on the 6-ship", "Carica granturco sulla nave da 6"),
        ("load corn wharf", "Load corn at the wharf", "Carica granturco al molo"),
        ("hacienda yes", "Draw a face-down plantation", "Pesca una piantagione coperta"),
        ("hacienda no", "Do not draw", "Non pescare"),
        ("keep sugar 0", "Keep no sugar", "Non conservare zucchero"),
        ("place quarry 1", "1 colonist in the quarries", "1 colono nelle cave"),
        ("place office 0", "No colonist in the office", "Nessun colono nell’ufficio"),
        ("pass", "Pass", "Passa"),
    ],
)
def test_labels(line: str, english: str, italian: str) -> None:
    action = ludoteca.game("puerto_rico").parse(line)
    assert puerto_rico("en").label(action) == english
    assert puerto_rico("it").label(action) == italian


def test_the_reader_is_addressed_as_you() -> None:
    built = Event("built", {"seat": 1, "building": "office", "doubloons": 1})
    assert puerto_rico("en").event(built, NAMES, 0) == "Bob builds the office for 1 doubloon."
    assert puerto_rico("en").event(built, NAMES, 1) == "You build the office for 1 doubloon."
    assert puerto_rico("it").event(built, NAMES) == "Bob ha costruito l’ufficio per 1 doblone."
    assert puerto_rico("it").event(built, NAMES, 1) == "Hai costruito l’ufficio per 1 doblone."


def test_a_list_is_translated_and_joined() -> None:
    drawn = Event("plantations-drawn", {"tiles": ("corn", "coffee")})
    assert puerto_rico("it").event(drawn, NAMES) == "Nuove piantagioni: granturco, caffè."
    assert puerto_rico("en").event(Event("plantations-drawn", {"tiles": ()}), NAMES) == "New plantations: –."


def test_several_goods_in_a_row_are_one_sentence() -> None:
    produced = [
        Event("produced", {"seat": 0, "good": "corn", "count": 2}),
        Event("produced", {"seat": 0, "good": "sugar", "count": 1}),
        Event("produced", {"seat": 1, "good": "corn", "count": 1}),
        Event("passed", {"seat": 1}),
    ]
    assert puerto_rico("en").story(produced, NAMES, 0) == [
        "You produce 2 corn, 1 sugar.",
        "Bob produces 1 corn.",
        "Bob passes.",
    ]
    assert puerto_rico("it").event(produced[1], NAMES) == "Anna ha prodotto 1 zucchero."


def test_a_secret_is_told_to_its_witnesses_only() -> None:
    secret = Event("passed", {"seat": 1}, (1,))
    assert puerto_rico("en").event(secret, NAMES, 0) == ""
    assert puerto_rico("en").event(secret, NAMES, None) == ""
    assert puerto_rico("en").event(secret, NAMES, 1) == "You pass."


def test_reasons_name_players_and_prices() -> None:
    taken = Reason("reason-role-taken", {"role": "mayor", "owner": 2})
    assert puerto_rico("en").reason(taken, NAMES) == "Chris has already taken the mayor in this round."
    assert puerto_rico("it").reason(taken, NAMES) == "Chris ha già preso il sindaco in questo round."
    dear = Reason("reason-too-expensive", {"building": "wharf", "price": 9, "doubloons": 4})
    assert puerto_rico("it").reason(dear) == "Per te il molo costa 9 dobloni; ne hai 4."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_of_the_house_is_a_sentence(language: str) -> None:
    texts = puerto_rico(language)
    errors = [
        IllegalAction("pass", Reason("reason-no-passing"), ["role mayor"]),
        MalformedAction("bild hacienda", "no verb"),
        MalformedAction("zzz", "no verb"),
        MalformedAction("builld", "no verb"),
        StaleVersion(3, 5),
        UnknownGame("puerto_rica", ["puerto_rico"]),
        UnknownGame("xyz", ["puerto_rico"]),
        BadRecord("cut off", 12),
        BadRecord("cut off"),
        BadOption("option x"),
    ]
    said = [texts.error(error) for error in errors]
    assert all(said)
    assert "build hacienda" in said[1]
    assert "build <building>" in said[3]
    assert "puerto_rico" in said[5]
    assert "12" in said[7]


def test_a_missing_message_is_an_exception_in_tests_and_its_id_in_production() -> None:
    with pytest.raises(MissingText, match="no-such-thing"):
        puerto_rico("en").text("no-such-thing")
    assert Texts("en", "puerto_rico").text("no-such-thing") == "no-such-thing"
    with pytest.raises(MissingText, match="action-build"):
        puerto_rico("en").text("action-build")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(MissingText, match="en, it"):
        Texts("xx")


def test_options_sources_and_settings_have_words() -> None:
    texts = puerto_rico("it")
    assert texts.option("hidden_vp") == "Punti vittoria nascosti"
    assert texts.option_help("hidden_vp").endswith(".")
    assert texts.source("residence") == "Residenza"
    assert [texts.setting(value) for value in (True, None, "random", 3)] == ["sì", "nessuno", "a sorte", "3"]


def test_the_buildings_of_the_texts_are_those_of_the_rules_document() -> None:
    """Names of table 1.3 of docs/rules/puerto_rico.md, in both languages (PR-1.6)."""
    from ludoteca.texts.rulebook import plain, rulebook

    glossary = rulebook("puerto_rico").glossary
    for building in ("indigo_plant", "construction_hut", "guild_hall", "factory", "wharf", "customs_house"):
        italian = plain(puerto_rico("it").name("building", building))
        assert plain(puerto_rico("en").name("building", building)) in glossary[italian]

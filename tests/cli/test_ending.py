"""How an end is told: won and lost alone, teams as teams, rivals that are no seats, ties explained."""

from __future__ import annotations

import pytest
from rich.console import Console

import ludoteca
from ludoteca.cli.ending import Ending
from ludoteca.core.state import State
from ludoteca.texts import Texts

from .conftest import Command


def told(state: State, language: str, names: tuple[str, ...], you: int | None = None) -> str:
    console = Console(width=100, color_system=None)
    with console.capture() as capture:
        Ending(state, Texts(language, state.game_id), names, console).show(you)
    return capture.get()


@pytest.mark.usefixtures("guests")
@pytest.mark.parametrize(
    ("head_start", "language", "verdict"),
    [
        ("6", "en", "You lost against the tortoise."),
        ("6", "it", "Hai perso contro: la tartaruga."),
        ("0", "en", "You won against the tortoise."),
        ("0", "it", "Hai vinto contro: la tartaruga."),
    ],
)
def test_alone_one_has_won_or_lost_against_the_rival(
    run: Command, head_start: str, language: str, verdict: str
) -> None:
    words = ("play", "slow_and_steady", "--seed", "1", "--option", f"head_start={head_start}")
    ran = run(*words, "--lang", language, typed="dash\n" * 7 + "hop\n" * 12)
    assert verdict in ran.out
    rank = 1 if head_start == "6" else 2
    rival = "The tortoise" if language == "en" else "La tartaruga"
    assert f"{rank}. {rival}" in ran.out.rpartition(verdict)[2]


@pytest.mark.usefixtures("guests")
def test_a_replay_of_a_game_alone_tells_it_of_somebody_else(run: Command) -> None:
    words = ("play", "slow_and_steady", "--seed", "1", "--option", "head_start=6", "--save", "race.json")
    run(*words, typed="hop\n" * 20)
    assert "Seat 0 has lost against the tortoise." in run("replay", "race.json").out


@pytest.mark.parametrize("language", ["en", "it"])
def test_a_rival_whose_name_ends_in_a_full_stop_brings_no_second_one(language: str) -> None:
    verdict = told(ludoteca.game("romolo_o_remo").new(1, seed=1), language, ("Anna",), 0).split("\n")[1]
    assert verdict.rstrip().endswith("A.I.")
    assert ".." not in verdict


@pytest.mark.usefixtures("guests")
@pytest.mark.parametrize(
    ("language", "names"),
    [("en", ("The anchors", "The parrots")), ("it", ("Le ancore", "I pappagalli"))],
)
def test_partners_win_and_are_counted_together(run: Command, language: str, names: tuple[str, str]) -> None:
    words = ("play", "buried_gold", "--seats", "4", "--seed", "2", "--bots", "random", "--lang", language)
    ran = run(*words, typed="1\n" * 200)
    ending = ran.out[ran.out.rindex("Points" if language == "en" else "Punti") - 300 :]
    assert any(f"1. {name}" in ending for name in names)
    assert any(f"{name} (" in ending for name in names)
    assert "3. " not in ending


def test_a_tie_says_what_broke_it() -> None:
    state = ludoteca.game("puerto_rico").new(4, seed=1, first_governor=0)
    state.play(state.game.parse("role prospector_1"))
    english = told(state, "en", ("Anna", "Bea", "Carlo", "Dario"))
    assert "Anna and Bea are level at 0 points; doubloons and goods put Anna ahead, 4 to 3." in english
    assert "Bea and Carlo are level at 0 points, and in the tie-break, too: they share the place." in english
    italian = told(state, "it", ("Anna", "Bea", "Carlo", "Dario"))
    assert "Anna e Bea sono pari a 0 punti; decide lo spareggio" in italian


def test_several_winners_share_the_victory() -> None:
    state = ludoteca.game("puerto_rico").new(2, seed=1)
    assert "They win together: Anna; Bea." in told(state, "en", ("Anna", "Bea"))

"""Tables in a terminal: the compact one, the generic one, and maps of hexes."""

from __future__ import annotations

import random
import re
from dataclasses import dataclass

import pytest
from rich.console import Console
from rich.text import Text

import ludoteca
from ludoteca import Match
from ludoteca.cli.tables import DRAWN, drawing_for
from ludoteca.cli.tables.generic import GenericDrawing
from ludoteca.cli.tables.hexes import HexMap
from ludoteca.core.view import View
from ludoteca.texts import Texts
from tests.games.age_of_discovery.table import P, table
from tests.games.rio_de_la_plata import table as rio

from .conftest import Command

NAMES = ("Anna", "Easy bot 1", "Easy bot 2", "Easy bot 3", "Easy bot 4")
SCREEN = 24
MANY = 100
PLENTY = 200
"""Columns enough for any table: what stands there in one piece is not to be cut on a smaller screen."""
SELDOM = 60
"""A game of thousands of decisions is looked at closely at first, and then now and then."""


def drawn(what: object, width: int = 80) -> list[str]:
    console = Console(width=width, color_system=None, legacy_windows=False)
    with console.capture() as capture:
        console.print(what)
    return [line.rstrip() for line in capture.get().splitlines()]


def words_of(lines: list[str]) -> list[str]:
    """The words and numbers of a table, wherever they stand."""
    return sorted(re.findall(r"\w+", " ".join(lines)))


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize(
    ("game", "seats"), [(game, seats) for game in DRAWN for seats in ludoteca.game(game).seat_counts]
)
def test_the_tables_fit_their_screens_all_through_a_game(game: str, seats: int, language: str) -> None:
    match = Match.new(ludoteca.game(game), seats, seed=seats)
    drawing = drawing_for(game, Texts(language, game), NAMES[:seats])
    dice = random.Random(seats)
    looks = 0
    while not match.state.over:
        view = match.state.view(seats - 1)
        lines = drawn(drawing.compact(view, 80))
        assert len(lines) <= SCREEN
        assert max(map(len, lines)) <= 80
        whole = drawn(drawing.table(view, 100), 100)
        assert max(map(len, whole)) <= 100
        assert words_of(whole) == words_of(drawn(drawing.table(view, 100), PLENTY))
        looks += 1
        for _ in range(5 if looks < MANY else SELDOM):
            if not match.state.over:
                match.play(dice.choice(match.state.actions()))


def test_the_city_is_numbered_and_tells_owners_and_enemies_without_colours() -> None:
    city = "5,5 hut:0 | 6,5 market /1 | 9,5 /00"
    t = rio.war(3, attacker=2, invaders={"7,4": 2}, outside="n5/1 n5/1 e3/3", city=city)
    drawing = drawing_for("rio_de_la_plata", Texts("en", "rio_de_la_plata"), NAMES[:3])
    lines = drawn(drawing.compact(t.state.view(0), 80))
    assert lines[1].split()[:5] == ["1", "2", "3", "4", "│5"]
    assert "✗2" in lines[5]
    assert lines[6].split("│")[1:3] == ["h◉ m▲1·  ·  ", " ◉2·  ·  ·  "]
    assert lines[12].split() == ["Outside", "n5", "✗1", "✗1", "·", "e3", "✗3"]


def test_the_compact_table_tells_roles_and_buildings_when_a_role_is_chosen() -> None:
    match = Match.new(ludoteca.game("puerto_rico"), 3, seed=1, first_governor=0)
    drawing = drawing_for("puerto_rico", Texts("en", "puerto_rico"), NAMES[:3])
    before = "\n".join(drawn(drawing.compact(match.state.view(0), 80)))
    assert "10 city hall" in before
    assert "10 city hall" not in "\n".join(drawn(drawing.compact(match.state.view(0), 80, has_room=False)))
    assert "Settler · Mayor · Builder" in "\n".join(drawn(drawing.compact(match.state.view(1), 80)))
    match.play("role builder")
    after = "\n".join(drawn(drawing.compact(match.state.view(0), 80)))
    assert "◉ Anna ◂  (builder)  2 doubloons" in after
    assert "city hall" not in after


def test_the_table_of_discoveries_tells_who_stands_where_and_what_goods_bring() -> None:
    units = {"florida": "1s1 2", "peru": "0 4"}
    player = P(money=7, goods="3 sugar rice", ships=1, discovery="captain")
    t = table(2, player, turn=2, units=units, known="brazil", tiles={"brazil": 14}, dock="1:merchant", last=0)
    drawing = drawing_for("age_of_discovery", Texts("en", "age_of_discovery"), NAMES[:2])
    whole = "\n".join(drawn(drawing.table(t.view(0), 100), 100))
    assert re.search(r"^ Florida +indigo · ◉1\+1s ▲2 ", whole, re.MULTILINE)
    assert re.search(r"^ Brazil +coffee · 5 natives, \$4\+5, 7 VP", whole, re.MULTILINE)
    assert re.search(r"^ Peru +▲4 ", whole, re.MULTILINE)
    assert re.search(r" Dock +▲mer □ □$", whole, re.MULTILINE)
    assert re.search(r" Discovery +◉ 1 cap$", whole, re.MULTILINE)
    assert " Goods          3 sugar, ship: $6 · left over: rice" in whole
    compact = drawn(drawing.compact(t.view(0), 80))
    assert any(line.startswith("◉ Anna ◂  $7 +6 · ") for line in compact)
    assert not any("Warfare" in line for line in compact)


def test_a_narrow_screen_gets_the_compact_table_and_t_the_whole_one(
    run: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    words = ("play", "puerto_rico", "--seats", "3", "--seed", "5", "--bots", "random")
    small = run(*words, "--option", "first_governor=0", typed="")
    assert "Ships, house" in small.out
    assert "quarries −4" in run(*words, "--option", "first_governor=0", typed="t\n").out
    monkeypatch.setenv("COLUMNS", "100")
    assert "quarries −4" in run(*words, "--option", "first_governor=0", typed="").out


def test_on_a_small_screen_news_stand_next_to_the_question(
    run: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    out = run("play", "puerto_rico", "--seats", "3", "--seed", "5", "--bots", "random", typed="1\n1\n").out
    shown = out.rpartition("Ships, house")[2]
    assert re.search(r"^ [▲■] .* (chooses|takes|passes)", shown.partition("─ PR-")[0], re.MULTILINE)


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize(("game", "seats"), [("puerto_rico", "4"), ("age_of_discovery", "5")])
def test_table_news_question_and_choices_fit_a_small_screen_together(
    run: Command, monkeypatch: pytest.MonkeyPatch, game: str, seats: str, language: str
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", str(SCREEN))
    words = ("play", game, "--seats", seats, "--seed", "5", "--bots", "easy", "--lang", language)
    out = run(*words, typed="1\n" * 400).out
    shown = out.split("Your choice" if language == "en" else "La tua scelta")[:-1]
    heights = [part.count("\n") + 1 for part in shown]
    assert len(heights) > 40
    assert sum(height <= SCREEN for height in heights) > 0.7 * len(heights)
    assert max(heights) <= SCREEN + 5


@pytest.mark.usefixtures("guests")
@pytest.mark.parametrize(
    ("game", "language", "expected"),
    [
        ("slow_and_steady", "en", " The hare 0 · The tortoise 2"),
        ("slow_and_steady", "it", " La lepre 0 · La tartaruga 2"),
        ("buried_gold", "en", " Plots          a1 · a2 · a3 · b1 · b2 · b3 · c1 · c2 · c3"),
        ("buried_gold", "it", "◉ Anna ◂  "),
    ],
)
def test_a_game_without_a_drawing_is_shown_in_its_own_words(game: str, language: str, expected: str) -> None:
    state = ludoteca.game(game).new(seed=3)
    drawing = drawing_for(game, Texts(language, game), NAMES[: int(state.seats)])
    lines = drawn(drawing.table(state.view(0), 80))
    assert any(line.startswith(expected) for line in lines)
    assert not set("\n".join(lines)) & set('{}[]_"')


@dataclass(frozen=True, kw_only=True)
class OddView(View):
    """Something of everything that a view can hold."""

    round: int
    is_raining: bool
    owner: int
    goods: dict[str, int]
    ships: list[dict[str, object]]
    players: list[dict[str, object]]


def test_the_generic_table_reads_words_seats_counts_and_records() -> None:
    view = OddView(
        game="puerto_rico",
        version=1,
        options={},
        viewer=None,
        seat=1,
        step="captain_load",
        round=4,
        is_raining=True,
        owner=1,
        goods={"corn": 3, "coffee": 0},
        ships=[{"capacity": 5, "good": "sugar"}, {"capacity": 6, "good": None}],
        players=[{"vp": 2, "role": "mayor", "roles": ["captain", "mayor"]}, {"vp": None, "is_away": False}],
    )
    lines = drawn(GenericDrawing(Texts("it", "puerto_rico"), NAMES[:2]).table(view, 80))
    assert lines[1] == " Round 4 · Is raining · Owner ▲ Easy bot 1"
    assert " Goods          granturco 3" in lines
    assert " Ships          Capacity 5, Good zucchero · Capacity 6" in lines
    assert "◉ Anna  Vp 2 · Role sindaco" in lines
    assert " Roles          capitano · sindaco" in lines
    assert "▲ Easy bot 1 ◂  –" in lines


def test_hexes_stand_half_a_cell_beside_those_above() -> None:
    cells = {(0, 0): ["W"], (1, 0): ["M"], (0, 1): [Text("◉2")], (1, 1): ["S"]}
    assert drawn(HexMap(cells)) == [
        "┌───┬───┐",
        "│ W │ M │",
        "└─┬─┴─┬─┴─┐",
        "  │◉2 │ S │",
        "  └───┴───┘",
    ]


def test_hexes_have_room_for_several_lines_and_gaps_between_them() -> None:
    assert drawn(HexMap({(0, 0): ["wood", "◉2"], (2, -1): ["sea"]})) == [
        "         ┌─────┐",
        "         │ sea │",
        "         │     │",
        "┌─────┐  └─────┘",
        "│wood │",
        "│ ◉2  │",
        "└─────┘",
    ]


def test_hexes_grow_narrower_on_a_narrow_screen() -> None:
    row = {(q, 0): ["mountain"] for q in range(4)}
    assert max(map(len, drawn(HexMap(row), 100))) == 41
    assert drawn(HexMap(row), 30)[1] == "│moun…│moun…│moun…│moun…│"
    assert drawn(HexMap({})) == []


@pytest.mark.parametrize(
    ("language", "changes"),
    [
        ("en", ["+1 set of boards", "−2 sets of boards", "+1 goose", "−3 geese", "+1 coin", "+2 iron"]),
        ("it", ["+1 set di tavole", "−2 set di tavole", "+1 oca", "−3 oche", "+1 moneta", "+2 ferri"]),
    ],
)
def test_goods_that_come_and_go_agree_with_their_number(language: str, changes: list[str]) -> None:
    drawing = drawing_for("roads_and_boats", Texts(language, "roads_and_boats"), NAMES[:2])
    told = [("boards", 1), ("boards", -2), ("goose", 1), ("goose", -3), ("coins", 1), ("iron", 2)]
    assert [drawing.effect(f"good:{good}", change) for good, change in told] == changes

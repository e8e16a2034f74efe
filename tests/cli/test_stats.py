"""Statistics of many games: the arena keeps records, and a page is made of them."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest

import ludoteca
from ludoteca.arena import run_tournament
from ludoteca.arena.figures import Figures, buckets, use_of
from ludoteca.core import record

from .conftest import Command

ARENA = (
    "arena",
    "puerto_rico",
    "--bots",
    "greedy,random,random",
    "--games",
    "3",
    "--seed",
    "1",
    "--processes",
    "1",
)


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("games")
    run_tournament(ludoteca.game("puerto_rico"), ["greedy", "random", "random"], 3, 1, 1, records=folder)
    return folder


def test_the_arena_keeps_a_record_of_every_game_and_who_played(run: Command, home: Path) -> None:
    assert run(*ARENA, "--records", "kept/here").code == 0
    files = sorted((home / "kept" / "here").iterdir())
    assert len(files) == 3
    assert [record.read(file).players for file in files] == [
        ["greedy", "random", "random"],
        ["random", "greedy", "random"],
        ["random", "random", "greedy"],
    ]
    for file in files:
        assert ludoteca.Match.load(file).state.over
    (home / "file").write_text("")
    assert "cannot be written" in run(*ARENA, "--records", "file/folder").err


def test_the_figures_add_up(run: Command, games: Path) -> None:
    figures = json.loads(run("stats", "puerto_rico", str(games), "--json").out)
    files = sorted(games.glob("*.json"))
    assert figures["games"] == len(files) == 3
    lengths = Counter(len(record.read(file).moves) for file in files)
    assert figures["lengths"] == {"3": {str(length): times for length, times in lengths.items()}}
    assert figures["by_player"]["greedy"]["wins"] == 3
    assert figures["by_player"]["random"]["count"] == 6
    assert sum(place["wins"] for place in figures["by_seat"]["3"]) == 3
    points = sum(int(points) * times for points, times in figures["scores"].items())
    assert sum(map(sum, figures["sources"].values())) == points
    assert sum(use["times"] for use in figures["uses"].values()) == sum(lengths.elements())
    assert figures["uses"]["role mayor"]["tally"]["count"] <= 9
    assert json.loads(json.dumps(Figures.read(figures).data())) == figures


@pytest.mark.parametrize(
    ("language", "words"), [("en", "Build the wharf|Load corn"), ("it", "Da dove vengono i punti")]
)
def test_the_page_is_whole_in_both_languages(
    run: Command, games: Path, home: Path, language: str, words: str
) -> None:
    ran = run("stats", "puerto_rico", str(games), "--to", "page.html", "--lang", language)
    assert "page.html" in ran.out
    page = (home / "page.html").read_text()
    assert re.search(words, page)
    assert "stats-" not in page, "a text is missing"
    for drawing in re.findall(r"<svg.*?</svg>", page):
        ElementTree.fromstring(drawing)


def test_what_cannot_be_read_is_told_and_left_out(run: Command, games: Path, home: Path) -> None:
    folder = home / "mixed"
    folder.mkdir()
    for file in games.glob("*.json"):
        (folder / file.name).write_text(file.read_text())
    (folder / "broken.json").write_text('{"game": "puerto_rico"')
    ran = run("stats", "puerto_rico", str(folder), "--json")
    assert json.loads(ran.out)["games"] == 3
    assert "broken.json: " in ran.err
    assert run("stats", "puerto_rico", str(home / "nowhere")).err.startswith("ludoteca: ")
    assert "no finished game of age_of_discovery" in run("stats", "age_of_discovery", str(folder)).err
    assert "cannot be written" in run("stats", "puerto_rico", str(folder), "--to", "no/such/page.html").err


def test_numbers_are_counted_in_round_steps() -> None:
    assert buckets({}) == []
    assert buckets({3: 2, 5: 1}) == [(3, 3, 2), (4, 4, 0), (5, 5, 1)]
    steps = buckets(Counter(range(-7, 130)))
    assert steps[0] == (-10, -1, 7)
    assert sum(times for _, _, times in steps) == 137
    assert all(high - low == 9 for low, high, _ in steps)


def test_numbers_and_places_do_not_make_another_use() -> None:
    game = ludoteca.game("rio_de_la_plata")
    plain = [
        action
        for action in range(game.verbs.size)
        if any(d.is_plain for d in game.verbs.parts(action).verb.domains)
    ]
    assert plain
    assert all(not re.search(r"\d", " ".join(use_of(game, action))) for action in plain[:50])


def test_partners_win_together() -> None:
    match = ludoteca.Match.new("romolo_o_remo", seats=4, seed=3, teams=True)
    rng = ludoteca.Rng(1)
    while not match.state.over:
        legal = match.state.actions()
        match.play(legal[rng.below(len(legal))])
    figures = Figures("romolo_o_remo")
    figures.add(match, ["a", "b", "a", "b"])
    assert sum(tally.wins for tally in figures.by_seat[4]) == 2

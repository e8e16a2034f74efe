"""Games and bots of other packages come in by the name they announce or by their address."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import ludoteca
from ludoteca.arena import run_bench, run_tournament
from ludoteca.bots import LEVELS, Budget, levels, make, parse
from ludoteca.core import registry
from ludoteca.core.errors import BadOption, UnknownGame
from ludoteca.core.guests import BadGuest, announced

STREET = "corner_shop.games:StreetMarket"
NIGHT = "corner_shop.games:NightMarket"
FIRST = "corner_shop.bots:FirstBot"
SPAWN = """
import multiprocessing, sys
import ludoteca
from ludoteca.arena import run_tournament
if __name__ == "__main__":
    multiprocessing.set_start_method("spawn")
    played = run_tournament(ludoteca.game(sys.argv[1]), sys.argv[2:], 6, 1, 2)
    print([bot["wins"] for bot in played["bots"]])
"""


def command(*words: str, typed: str = "", cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Run `ludoteca` in a process of its own."""
    return subprocess.run(
        [sys.executable, "-P", "-m", "ludoteca", *words],
        input=typed,
        capture_output=True,
        text=True,
        timeout=120,
        cwd=cwd,
        check=False,
    )


@pytest.mark.usefixtures("shop")
def test_an_announced_game_is_found_by_its_id_and_listed() -> None:
    game = ludoteca.game("street_market")
    assert (game.id, game.title) == ("street_market", "Street Market")
    assert ludoteca.game(STREET) is game
    assert {"street_market", "fair", "puerto_rico"} <= {game.id for game in ludoteca.list_games()}
    assert ludoteca.game("fair").id == "fair"


@pytest.mark.usefixtures("shop")
def test_a_game_comes_in_by_its_address() -> None:
    with pytest.raises(UnknownGame):
        registry.game("night_market")
    game = ludoteca.game(NIGHT)
    assert game.id == "night_market"
    assert registry.game("night_market") is game
    state = game.new(seed=1)
    assert state.game is game


@pytest.mark.usefixtures("shop")
def test_an_address_is_not_followed_where_an_id_is_expected() -> None:
    with pytest.raises(UnknownGame):
        registry.game(STREET)
    with pytest.raises(UnknownGame):
        ludoteca.Match.from_position({"game": STREET})
    assert "corner_shop.games" not in sys.modules


@pytest.mark.usefixtures("shop")
def test_nobody_looks_for_guests_while_the_house_is_enough() -> None:
    announced.cache_clear()
    registry.game("puerto_rico")
    parse("mcts:400")
    assert announced.cache_info().currsize == 0


@pytest.mark.usefixtures("shop")
@pytest.mark.parametrize(
    ("address", "problem"),
    [
        ("no_such_shop:Game", "ModuleNotFoundError: No module named 'no_such_shop'"),
        ("corner_shop.wrecked:Game", "ModuleNotFoundError: No module named 'no_such_package'"),
        ("corner_shop.games:DayMarket", "corner_shop.games has no DayMarket"),
        (FIRST, "FirstBot is no Game"),
        ("corner_shop.games:Thief", "there is another game with the id puerto_rico"),
        ("corner_shop.games:Moody", "RuntimeError: not today"),
        ("corner_shop.games:HalfDone", "HalfDone lacks complete, deal, faults, read"),
    ],
)
def test_a_game_that_cannot_come_in_says_why_in_one_line(address: str, problem: str) -> None:
    with pytest.raises(BadGuest) as refused:
        ludoteca.game(address)
    assert str(refused.value) == f"the guest {address!r} cannot come in: {problem}"
    done = command("play", address)
    assert done.returncode == 1
    assert done.stderr == f"ludoteca: the guest {address!r} cannot come in: {problem}\n"


def test_a_broken_guest_is_left_out_of_the_list(announce: Path, caplog: pytest.LogCaptureFixture) -> None:
    announce.write_text(
        "[ludoteca.games]\nruin = corner_shop.wrecked\nother = corner_shop.games:StreetMarket\n"
    )
    announced.cache_clear()
    assert "puerto_rico" in [game.id for game in ludoteca.list_games()]
    assert [record.getMessage() for record in caplog.records] == [
        "the guest 'other' cannot come in: corner_shop.games:StreetMarket is no game of that id",
        "the guest 'ruin' cannot come in: ModuleNotFoundError: No module named 'no_such_package'",
    ]


@pytest.mark.usefixtures("shop")
def test_bots_come_in_by_name_or_address_with_a_budget() -> None:
    for spec, budget in {
        "first": Budget(),
        FIRST: Budget(),
        "first:20": Budget(iterations=20),
        f"{FIRST}:1000": Budget(iterations=1000),
        f"{FIRST}:2s": Budget(seconds=2.0),
    }.items():
        bot = make(spec, ludoteca.game("puerto_rico"), 1)
        assert type(bot).__name__ == "FirstBot"
        assert bot.budget == budget
    assert list(levels()) == [*LEVELS, "first"]


@pytest.mark.usefixtures("shop")
@pytest.mark.parametrize(
    ("spec", "problem"),
    [
        ("second", r"unknown bot 'second'; possible are: easy, .*, first"),
        ("second:20", "unknown bot 'second:20'"),
        (f"{FIRST}:soon", r"after the colon iterations \(corner_shop.bots:FirstBot:1000\), seconds"),
        (STREET, "StreetMarket is no Bot"),
        ("corner_shop.bots:LazyBot", "LazyBot lacks rank"),
        ("no_such_shop:Bot", "No module named 'no_such_shop'"),
    ],
)
def test_a_bot_that_cannot_come_in_says_why(spec: str, problem: str) -> None:
    with pytest.raises((BadOption, BadGuest), match=problem):
        parse(spec)


@pytest.mark.usefixtures("shop")
def test_a_tournament_and_a_benchmark_take_guests() -> None:
    game = ludoteca.game(NIGHT)
    played = run_tournament(game, ("first", f"{FIRST}:5", "random"), 6, 1, processes=1)
    assert played["game"] == "night_market"
    assert sum(bot["wins"] for bot in played["bots"]) == 6
    assert run_tournament(game, ("first", f"{FIRST}:5", "random"), 6, 1, processes=2) == played
    assert run_bench(game, seconds=0.1)["compiled"] is False


@pytest.mark.usefixtures("shop")
def test_workers_that_inherit_nothing_import_the_guests_themselves(tmp_path: Path) -> None:
    script = tmp_path / "spawn.py"
    script.write_text(SPAWN)
    words = [sys.executable, str(script), NIGHT, "first", FIRST, "random"]
    done = subprocess.run(words, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    assert sum(json.loads(done.stdout)) == 6


@pytest.mark.usefixtures("shop")
def test_a_guest_is_played_saved_and_taken_up_again_in_the_terminal(tmp_path: Path) -> None:
    save = str(tmp_path / "night.json")
    begun = command("play", NIGHT, "--bots", "first", "--seed", "1", "--save", save, typed="1\nquit\n")
    assert begun.returncode == 0, begun.stderr
    assert json.loads(Path(save).read_text())["game"] == "night_market"
    ended = command("play", NIGHT, "--resume", save, "--bots", f"{FIRST}:3", typed="1\n" * 100)
    assert ended.returncode == 0, ended.stderr
    lost = command("play", "--resume", save)
    assert lost.returncode == 1
    assert "night_market" in lost.stderr


def test_a_guest_in_the_current_folder_is_found(shop: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    here = shop.parent / "here"
    here.mkdir()
    (here / "my_game.py").write_text("from corner_shop.games import NightMarket as MyGame")
    done = command("bench", "my_game:MyGame", "--seconds", "0.1", "--json", cwd=here)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["game"] == "night_market"

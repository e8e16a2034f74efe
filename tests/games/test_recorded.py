"""Every room does what was recorded of it: counts of decision points, playthroughs, whole games."""

from __future__ import annotations

import json
from difflib import unified_diff
from pathlib import Path
from typing import Any

import pytest

import ludoteca
from ludoteca.core.options import Setting
from ludoteca.games import GAMES
from tests.recorded import Start, recorded
from tools import make_board_fixtures, make_perft, make_playthroughs, make_records

FIELDS = ["format", "game", "version", "options", "seats", "seed", "moves", "result", "fingerprint"]


def perft_of(game: str) -> list[dict[str, Any]]:
    file = recorded(game).tests / "perft.json"
    return list(json.loads(file.read_text())) if file.exists() else []


COUNTS = [(game, entry) for game in GAMES for entry in perft_of(game)]
RECORDS = [file for game in GAMES for file in sorted(recorded(game).records.glob("*.json"))]


@pytest.mark.parametrize(
    ("game", "entry"),
    COUNTS,
    ids=[f"{game}: {e['seats']} seats, seed {e['seed']}, ply {e['plies']}" for game, e in COUNTS],
)
def test_perft(game: str, entry: dict[str, Any]) -> None:
    start = Start(entry["seats"], entry["seed"], entry["plies"], len(entry["counts"]))
    assert not make_perft.begin(game, start).over
    found = make_perft.counts(game, start)
    assert found == entry["counts"], f"the rules changed: raise VERSION and run tools.make_perft {game}"


@pytest.mark.parametrize("game", GAMES)
def test_every_seat_count_and_every_listed_start_is_counted(game: str) -> None:
    listed = [(start.seats, start.seed, start.plies, start.depth) for start in recorded(game).starts()]
    found = [(e["seats"], e["seed"], e["plies"], len(e["counts"])) for e in perft_of(game)]
    assert found == listed, f"run python -m tools.make_perft {game}"
    assert {seats for seats, *_ in listed} == set(ludoteca.game(game).seat_counts)


@pytest.mark.parametrize("name", sorted(make_playthroughs.files()))
def test_a_playthrough_is_up_to_date(name: str) -> None:
    file = make_playthroughs.PLAYTHROUGHS / name
    written = file.read_bytes().decode() if file.exists() else ""
    today = make_playthroughs.playthrough(*make_playthroughs.files()[name])
    if written != today:
        old, new = written.splitlines(), today.splitlines()
        lines = list(unified_diff(old, new, "checked in", "today", n=4, lineterm=""))
        shown = "\n".join(lines[:40])
        pytest.fail(
            f"{name} differs in {len(lines)} lines. If the change of behaviour is meant, raise the version\n"
            f"of the game and run: python -m tools.make_playthroughs\n{shown}",
            pytrace=False,
        )


def test_every_playthrough_has_a_maker() -> None:
    written = sorted(file.name for file in make_playthroughs.PLAYTHROUGHS.glob("*.txt"))
    assert written == sorted(make_playthroughs.files())


@pytest.mark.parametrize("game", GAMES)
def test_every_wanted_game_is_recorded(game: str) -> None:
    wanted = sorted(wanted.name for wanted in recorded(game).wanted())
    assert sorted(file.stem for file in RECORDS if file.parent.name == game) == wanted
    assert {wanted.seats for wanted in recorded(game).wanted()} == set(ludoteca.game(game).seat_counts)


def read(file: Path) -> dict[str, Any]:
    content: dict[str, Any] = json.loads(file.read_text())
    return content


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.name}: {file.stem}")
def test_a_record_replays_to_its_result(file: Path) -> None:
    record, game = read(file), ludoteca.game(file.parent.name)
    assert list(record) == FIELDS
    assert (record["format"], record["game"], record["version"]) == (1, game.id, game.version)
    assert set(record["options"]) == {option.name for option in game.options}
    state = game.start(record["seats"], record["seed"], record["options"])
    for ply, line in enumerate(record["moves"]):
        assert not state.over, f"over at ply {ply}"
        state.play(game.parse(line))
    assert state.over
    assert state.scores() == record["result"]["scores"]
    assert state.standings() == record["result"]["standings"]
    assert state.fingerprint() == record["fingerprint"]


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.name}: {file.stem}")
def test_moves_stand_one_a_line(file: Path) -> None:
    lines = [line.strip().rstrip(",") for line in file.read_text().splitlines()]
    assert all(json.dumps(move) in lines for move in read(file)["moves"])


@pytest.mark.parametrize("game", GAMES)
def test_the_search_writes_what_is_recorded(game: str) -> None:
    """The maker still finds the same game, so the files can be made anew."""
    shortest = min((file for file in RECORDS if file.parent.name == game), key=lambda f: f.stat().st_size)
    wanted = next(wanted for wanted in recorded(game).wanted() if wanted.name == shortest.stem)
    assert make_records.search(recorded(game).game, wanted) == shortest.read_text()


@pytest.mark.parametrize("game", GAMES)
def test_every_option_is_played_in_some_record(game: str) -> None:
    """A value other than the default, so that a change of an option cannot hide."""
    played: dict[str, set[Setting]] = {}
    for file in RECORDS:
        if file.parent.name == game:
            for name, value in read(file)["options"].items():
                played.setdefault(name, set()).add(value)
    usual = [option.name for option in ludoteca.game(game).options if played[option.name] == {option.default}]
    assert usual == []


@pytest.mark.parametrize("game", GAMES)
def test_a_moment_for_a_picture_is_found_and_has_something_to_click(game: str) -> None:
    moments = recorded(game).moments()
    assert len({moment.name for moment in moments}) == len(moments)
    for moment in moments[:2]:
        found = make_board_fixtures.fixture(recorded(game), moment)
        assert found["view"]["step"] == moment.step
        assert len(found["offered"]) >= moment.fewest_choices
        written = json.loads((make_board_fixtures.FIXTURES / f"{moment.name}.json").read_text())
        assert found["view"] == written["view"], "run python -m tools.make_board_fixtures"

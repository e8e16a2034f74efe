"""Looking at records, good and damaged."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path

import pytest

from ludoteca import Match

from .conftest import Command


def test_the_story_of_a_match(run: Command, record: Path) -> None:
    ran = run("replay", str(record))
    assert ran.code == 0
    assert "   1 " in ran.out
    assert "Seat 0 chooses the settler" in ran.out
    assert "Total" in ran.out
    italian = run("replay", str(record), "--lang", "it")
    assert "Posto 0 ha scelto il colonizzatore" in italian.out


def test_what_follows_from_a_decision_stands_under_headings(run: Command) -> None:
    record = Path(__file__).parents[1] / "records" / "age_of_discovery" / "buildings_2.json"
    lines = [line.strip() for line in run("replay", str(record)).out.splitlines()]
    assert any(line.startswith("Income and benefits: ") for line in lines)
    assert any(line.startswith("For the next turn: New buildings: ") for line in lines)
    assert any(line.startswith("Turn 2 begins") for line in lines)


def test_a_decision_of_which_nothing_is_told_is_named_as_it_was_offered(run: Command) -> None:
    record = Path(__file__).parents[1] / "records" / "roads_and_boats" / "solo_short_1.json"
    out = run("replay", str(record)).out
    assert "Roads & Boats, 1 seat, " in out
    assert "Seat 0: Move the donkey on " in out
    assert "ground0" not in out


def test_the_table_at_a_moment(run: Command, record: Path) -> None:
    assert "round 1" in run("replay", str(record), "--at", "0").out
    ran = run("replay", str(record), "--at", "99999")
    assert ran.code == 1
    assert "there is no ply 99999" in ran.err


def test_the_position_is_json_and_nothing_else(run: Command, record: Path) -> None:
    ran = run("replay", str(record), "--at", "7", "--position")
    position = json.loads(ran.out)
    assert position["game"] == "puerto_rico"
    assert position == json.loads(json.dumps(Match.load(record).at(7).position()))


def test_an_unfinished_match_says_whose_turn_it_is(run: Command) -> None:
    run("play", "puerto_rico", "--seed", "5", "--bots", "random", "--save", "a.json")
    assert "Not finished: Seat 0 is to decide." in run("replay", "a.json").out


@pytest.fixture
def truncated(record: Path, home: Path) -> Path:
    path = home / "truncated.json"
    text = record.read_text()
    path.write_text(text[: len(text) // 2])
    return path


def test_a_truncated_file_names_the_line_and_the_way_out(run: Command, truncated: Path) -> None:
    ran = run("replay", str(truncated))
    assert ran.code == 1
    assert ran.out == ""
    last = truncated.read_text().count("\n") + 1
    assert f"line {last}" in ran.err
    assert "--recover" in ran.err
    assert ran.err.count("\n") == 1
    assert f"riga {last}" in run("replay", str(truncated), "--lang", "it").err


def test_what_is_readable_can_be_recovered_and_played_on(run: Command, truncated: Path, home: Path) -> None:
    ran = run("replay", str(truncated), "--recover", "rescued.json")
    assert ran.code == 0
    assert "rescued.json" in ran.out
    rescued = Match.load(home / "rescued.json")
    assert rescued.ply > 20
    assert run("play", "--resume", "rescued.json", "--bots", "random", typed="1\n" * 600).code == 0
    again = run("replay", str(truncated), "--recover", "rescued.json")
    assert again.code == 1
    assert "the file exists" in again.err


def test_a_tampered_file_names_the_move_that_is_not_possible(run: Command, record: Path, home: Path) -> None:
    lines = record.read_text().splitlines()
    place = next(number for number, line in enumerate(lines) if "role" in line)
    lines[place] = '    "role prospector_2",'
    bad = home / "bad.json"
    bad.write_text("\n".join(lines))
    ran = run("replay", str(bad))
    assert ran.code == 1
    assert f"line {place + 1}" in ran.err
    assert "prospector_2" in ran.err


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("version", 99, "version 99"),
        ("format", 99, "newer than this program"),
        ("game", "catan", "catan"),
        ("fingerprint", "0" * 64, "another position"),
    ],
)
def test_other_records_are_refused_with_the_reason(
    run: Command, record: Path, home: Path, key: str, value: object, message: str
) -> None:
    data = json.loads(record.read_text())
    data[key] = value
    (home / "other.json").write_text(json.dumps(data))
    ran = run("replay", "other.json")
    assert ran.code == 1
    assert message in ran.err


@pytest.mark.parametrize("content", ["", "hello", "[]", "{}", '{"game": 3}', "\x00\x01"])
def test_files_that_are_no_records(run: Command, home: Path, content: str) -> None:
    (home / "odd.json").write_text(content)
    for words in (("replay", "odd.json"), ("replay", "odd.json", "--recover", "out.json")):
        ran = run(*words)
        assert ran.code == 1
        assert "odd.json" in ran.err
        assert ran.err.count("\n") == 1
    assert not (home / "out.json").exists()


def test_a_binary_file_is_no_record(run: Command, home: Path) -> None:
    (home / "odd.json").write_bytes(bytes(range(256)))
    assert "not a text file" in run("replay", "odd.json").err


def test_the_shuffle_is_checked_against_its_seal(run: Command, record: Path, home: Path) -> None:
    match = Match.load(record)
    seal = sha256(str(match.seed).encode()).hexdigest()
    assert seal in run("replay", str(record)).out
    ran = run("replay", str(record), "--seed-hash", seal.upper())
    assert (ran.code, "fair" in ran.out) == (0, True)
    assert "onesto" in run("replay", str(record), "--seed-hash", seal, "--lang", "it").out
    ran = run("replay", str(record), "--seed-hash", "0" * 64)
    assert ran.code == 1
    assert seal in ran.err
    Match.from_position(match.at(3).position()).save(home / "position.json")
    assert "no shuffle to check" in run("replay", "position.json", "--seed-hash", seal).err

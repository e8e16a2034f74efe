"""Records: readable, whole or refused with a line number, and recoverable."""

from __future__ import annotations

import json
import os

import pytest

from ludoteca.core import record
from ludoteca.core.errors import BadRecord
from ludoteca.core.match import Match
from tests.core.test_match import play_on
from tests.testing import toy

GAME = toy.MarketDay.id


@pytest.fixture
def match():
    match = Match.new(GAME, 2, seed=11)
    play_on(match, 100)
    return match


@pytest.fixture
def path(tmp_path):
    return tmp_path / "match.json"


def refused(path, text, words):
    """The record of this text is refused with these words, by reading and replaying."""
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadRecord) as caught:
        Match.load(path)
    assert words in str(caught.value), str(caught.value)
    return caught.value


def test_a_record_is_readable_one_move_a_line(match, path):
    match.save(path)
    lines = path.read_text().splitlines()
    assert lines[:8] == [
        "{",
        '  "format": 1,',
        '  "game": "market_day",',
        '  "version": 1,',
        '  "options": {"hand": 4},',
        '  "seats": 2,',
        '  "seed": 11,',
        '  "moves": [',
    ]
    assert lines[8 : 8 + match.ply] == [f'    "{line}",' for line in match.lines[:-1]] + [
        f'    "{match.lines[-1]}"'
    ]
    assert lines[9 + match.ply].startswith('  "result": {"scores": [')


@pytest.mark.parametrize("plies", [0, 1, 100])
def test_saved_and_loaded_is_the_same(path, plies):
    match = Match.new(GAME, 3, seed=2, hand=6)
    play_on(match, plies)
    match.save(str(path))
    loaded = Match.load(str(path))
    assert loaded.record() == match.record()
    assert loaded.state.fingerprint() == match.state.fingerprint()
    assert loaded.events == match.events


def test_a_match_from_a_position_round_trips(match, path):
    late = Match.from_position(match.at(2).position())
    for line in match.lines[2:]:
        late.play(line)
    late.save(path)
    assert Match.load(path).record() == late.record()


def test_a_record_cut_at_any_byte_is_refused_or_whole(match, path):
    match.save(path)
    whole = path.read_bytes()
    loads = 0
    for end in range(len(whole)):
        path.write_bytes(whole[:end])
        try:
            loaded = Match.load(path)
        except BadRecord:
            continue
        assert loaded.record() == match.record()
        loads += 1
    assert loads == 1, "only the last line break can be spared"


def test_a_record_cut_at_any_byte_is_recovered_as_far_as_it_goes(match, path):
    match.save(path)
    whole = path.read_bytes()
    most = -1
    for end in range(len(whole)):
        path.write_bytes(whole[:end])
        try:
            recovered, problem = Match.recover(path)
        except BadRecord:
            assert most == -1, "once the beginning is there, something can be recovered"
            continue
        assert recovered.lines == match.lines[: recovered.ply]
        assert recovered.ply >= most
        assert problem or end == len(whole) - 1
        most = recovered.ply
    assert most == match.ply


def test_recovering_a_whole_record_finds_no_problem(match, path):
    match.save(path)
    recovered, problem = Match.recover(path)
    assert problem == ""
    assert recovered.record() == match.record()


def test_recovery_stops_before_a_wrong_move(match, path):
    match.save(path)
    path.write_text(path.read_text().replace(f'"{match.lines[3]}"', '"bid 77"'))
    recovered, problem = Match.recover(path)
    assert recovered.lines == match.lines[:3]
    assert problem.startswith("line 12: malformed action 'bid 77'")


def test_recovery_tells_of_a_wrong_fingerprint(match, path):
    match.save(path)
    path.write_text(path.read_text().replace(match.state.fingerprint(), "0" * 64))
    recovered, problem = Match.recover(path)
    assert recovered.ply == match.ply
    assert "another position" in problem


def test_recovery_survives_broken_bytes(match, path):
    match.save(path)
    data = path.read_bytes()
    at = data.index(match.lines[4].encode())
    path.write_bytes(data[:at] + b"\xff\xfe\x00" + data[at + 3 :])
    recovered, problem = Match.recover(path)
    assert recovered.lines == match.lines[:4]
    assert problem


@pytest.mark.parametrize("text", ["", "  \n", "[]", "{}", "no json", '"moves"', "null", "{{{", '{"game"'])
def test_nothing_can_be_recovered_from_nothing(path, text):
    path.write_text(text)
    with pytest.raises(BadRecord):
        Match.recover(path)


def test_a_tampered_move_is_named_by_its_line(match, path):
    text = match.record().text()
    used = match.lines[0]
    error = refused(
        path, text.replace(f'"{match.lines[2]}"', f'"{used}"'), f"line 11: illegal action {used!r}"
    )
    assert error.line == 11
    error = refused(path, text.replace(f'"{match.lines[1]}"', '"bid"'), "line 10: malformed action 'bid'")
    assert error.line == 10


def test_a_move_too_many_is_named_by_its_line(match, path):
    text = match.record().text().replace("\n  ],", ',\n    "bid 1"\n  ],')
    refused(path, text, f"line {9 + match.ply}: illegal action 'bid 1': game over")


def test_another_legal_move_breaks_the_fingerprint(path):
    match = Match.new(GAME, 2, seed=11, hand=9)
    play_on(match, 1)
    other = next(line for line in map(match.game.text, match.at(0).actions()) if line != match.lines[0])
    refused(
        path,
        match.record().text().replace(f'"{match.lines[0]}"', f'"{other}"'),
        "line 9: the moves lead to another",
    )


@pytest.mark.parametrize(
    ("field", "value", "words"),
    [
        ("format", 2, "format 2 is newer than this program, which reads up to format 1"),
        ("format", "1", "format '1': expected 1"),
        ("format", True, "format True: expected 1"),
        ("format", None, "format None: expected 1"),
        ("game", "chess", "line 3: unknown game 'chess'"),
        ("game", 5, "the field 'game' should be a text, not 5"),
        ("version", 2, "line 4: recorded with version 2 of market_day, this is version 1"),
        ("version", True, "the field 'version' should be a whole number, not True"),
        ("options", [], "the field 'options' should be an object, not []"),
        ("options", {"hand": "4"}, "option hand = '4'"),
        ("options", {"seats": 4}, "unknown option 'seats'"),
        ("seats", 9, "market_day with 9 seats: possible are 2, 3, 4"),
        ("seats", 2.0, "the field 'seats' should be a whole number"),
        ("seed", None, "the field 'seed' should be a whole number, not None"),
        ("seed", -4, "seed -4: a whole number from 0"),
        ("moves", "bid 1", "the field 'moves' should be a list, not 'bid 1'"),
        ("moves", ["bid 1", 2], "move 2 should be a text, not 2"),
        ("players", "Anna", "the field 'players' should be a list, not 'Anna'"),
        ("players", ["Anna", 2], "player 2 should be a text, not 2"),
        ("players", ["Anna"], "1 players at 2 seats"),
        ("result", [1, 2], "the field 'result' should be an object"),
        ("result", {"scores": [1, 2]}, "the field 'standings' is missing"),
        ("result", {"scores": [1.5, 2], "standings": [1, 2]}, "'scores' should be a list of whole numbers"),
        (
            "result",
            {"scores": [99, 0], "standings": [1, 2]},
            "but the result is scores [99, 0], ranks [1, 2]",
        ),
        ("fingerprint", 7, "the field 'fingerprint' should be a text, not 7"),
        ("fingerprint", "0" * 64, "the moves lead to another position"),
        ("position", [], "the field 'position' should be an object"),
        ("position", {}, "position: 'game' is missing"),
        ("colour", "red", "unknown field 'colour'; known: format, game"),
    ],
)
def test_a_wrong_field_is_named(match, path, field, value, words):
    data = {**match.record().data(), field: value}
    refused(path, json.dumps(data, indent=1), words)


@pytest.mark.parametrize("field", ["format", "game", "version", "options", "seats", "seed", "moves"])
def test_a_missing_field_is_named(match, path, field):
    data = match.record().data()
    del data[field]
    words = {"format": "format None", "game": "names no game"}.get(field, f"the field '{field}' is missing")
    refused(path, json.dumps(data), words)


@pytest.mark.parametrize("field", ["result", "fingerprint"])
def test_result_and_fingerprint_may_be_missing(match, path, field):
    data = match.record().data()
    del data[field]
    path.write_text(json.dumps(data))
    assert Match.load(path).record() == match.record()


def test_a_result_before_the_end_is_refused(path):
    match = Match.new(GAME, 2, seed=1)
    data = {**match.record().data(), "result": {"scores": [0, 0], "standings": [1, 1]}}
    refused(path, json.dumps(data), "the game is not over after these moves")


def test_a_position_of_other_seats_or_options_is_refused(match, path):
    data = Match.from_position(match.at(1).position()).record().data()
    refused(path, json.dumps({**data, "seats": 3}), "different games or seats")
    refused(path, json.dumps({**data, "options": {"hand": 5}}), "options of the record")


def test_a_move_is_found_even_if_a_position_speaks_of_moves(match):
    data = Match.from_position(match.at(1).position()).record().data()
    text = '{"position": {"moves": [\n1,\n2]},\n"moves": [\n\n"bid \\"1\\"",\n"bid 2"]}'
    assert data
    found = record.Record(GAME, 1, {}, 2, 1, None, ["bid 1", "bid 2"], None, None, text)
    assert [found.line_of_move(n) for n in (-1, 0, 1, 2)] == [None, 6, 7, None]
    assert found.line_of("moves") == 4


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "is empty"),
        (b" \n ", "is empty"),
        (bytes(range(256)), "is not a text file"),
        (b"\x00" * 50, "not JSON"),
        (b"[" * 200_000, "lists too deep"),
        (b'{"game": "x", "seed": ' + b"9" * 9000 + b"}", "a number too long"),
        (b"[1, 2]", "not the record of a match"),
        (b"7", "not the record of a match"),
        (b'{"moves": []}', "not the record of a match"),
        (b'{"format": 1,\n "game" "x"}', "line 2: not JSON"),
        (b'{"format": 1,\n "game": "mark', "line 2: the record is cut off here"),
    ],
)
def test_what_is_no_record_is_refused(path, content, words):
    path.write_bytes(content)
    with pytest.raises(BadRecord) as caught:
        Match.load(path)
    assert words in str(caught.value)


def test_a_byte_order_mark_does_no_harm(match, path):
    path.write_text(match.record().text(), encoding="utf-8-sig")
    assert Match.load(path).record() == match.record()


def test_missing_files_and_folders_are_told(match, tmp_path):
    with pytest.raises(BadRecord, match="cannot be read: No such file"):
        Match.load(tmp_path / "missing.json")
    with pytest.raises(BadRecord, match="cannot be read: Is a directory"):
        Match.load(tmp_path)
    with pytest.raises(BadRecord, match="cannot be written: No such file"):
        match.save(tmp_path / "no" / "folder.json")
    with pytest.raises(BadRecord, match="cannot be written"):
        match.save(tmp_path)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("broken", ["fsync", "replace"])
def test_a_failing_write_leaves_the_old_file(match, path, monkeypatch, broken):
    match.save(path)
    before = path.read_bytes()

    def fail(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, broken, fail)
    with pytest.raises(BadRecord, match="cannot be written: No space left on device"):
        Match.new(GAME, 2, seed=1).save(path)
    assert path.read_bytes() == before
    assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_an_interrupted_write_leaves_the_old_file(match, path, monkeypatch):
    match.save(path)
    before = path.read_bytes()

    def interrupt(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupt)
    with pytest.raises(KeyboardInterrupt):
        Match.new(GAME, 2, seed=1).save(path)
    assert path.read_bytes() == before
    assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_a_saved_file_can_be_read_by_whom_the_umask_allows(match, path):
    match.save(path)
    umask = os.umask(0)
    os.umask(umask)
    assert path.stat().st_mode & 0o777 == 0o666 & ~umask

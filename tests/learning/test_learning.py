"""Learning for seconds: a network finds what decides, beats chance, and goes on where it was left."""

from __future__ import annotations

import json
import os
import pickle
from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ludoteca
from ludoteca.arena import run_tournament
from ludoteca.bots.search.network import FINENESS
from ludoteca.bots.weights import LOUDEST_UNIT, BadWeights, insight_of, loudness
from ludoteca.cli.main import main
from ludoteca.core.encoding.traits import Traits
from ludoteca.core.errors import BadOption

# PyTorch is large, so not everybody who runs the tests has it; the machine that decides has.
torch = import_module("torch") if os.environ.get("CI") else pytest.importorskip("torch")
course = import_module("ludoteca.learning.course")
fit = import_module("ludoteca.learning.fit")
games = import_module("ludoteca.learning.games")
positions = import_module("ludoteca.learning.positions")

GAME = ludoteca.game("puerto_rico")
PLAN = course.Plan("puerto_rico", (2,), 20, 3, 0.3, 12, 2, 0.9, 2, 1)


@pytest.fixture(autouse=True)
def one_thread() -> None:
    torch.set_num_threads(1)


def silence(doing: str, done: int, count: int) -> None:
    """Nobody listens."""


def made_up(count: int) -> positions.Positions:
    """Positions in which the seat wins that has most of the second trait; by hand all are alike."""
    rng = np.random.default_rng(1)
    own = rng.integers(0, 9, (count, 3, 4)).astype(np.int16)
    winner = own[:, :, 1].argmax(axis=1)
    alike = np.full((count, 3), 1 / 3, dtype=np.float32)
    outcome = np.eye(3, dtype=np.float32)[winner]
    shared = rng.integers(0, 5, (count, 2)).astype(np.int16)
    return positions.Positions(shared, own, alike, alike, outcome, np.arange(count))


class Few(Traits):
    """Traits of positions that were made up."""

    def __init__(self) -> None:
        super().__init__(dict.fromkeys("abcd", 8), dict.fromkeys("ef", 4))


FEW = Few()


def test_a_network_finds_what_decides() -> None:
    fitted = fit.fit(made_up(4000), FEW, 12, 4, 1.0, 1)
    assert fitted.handmade_loss == pytest.approx(np.log(3), abs=1e-3)
    assert fitted.loss < 0.5


def test_alone_a_network_learns_when_a_game_is_won_and_how_far_to_trust_what_was_too_sure() -> None:
    three = made_up(2000)
    own = three.own[:, :1]
    won = (own[:, :, 1] > 4).astype(np.float32)
    sure = np.where(own[:, :, 0] > 4, 0.999, 0.001).astype(np.float32)
    alone = positions.Positions(three.shared, own, sure, sure, won, three.game)
    fitted = fit.fit(alone, FEW, 12, 4, 1.0, 1)
    assert fitted.handmade_loss > 3
    assert fitted.loss < 0.3
    assert fitted.weights["trust"][0] < FINENESS / 8


def test_a_game_is_learned_alone(tmp_path: Path) -> None:
    alone = ludoteca.game("romolo_o_remo")
    step = course.Course(replace(PLAN, game=alone.id, seats=(1,), measured=2), tmp_path).learn(
        1, 1, "cpu", silence
    )
    assert 0 <= step.low <= step.share <= step.high <= 1
    state = alone.new(1, 1)
    while not alone.insight.is_at_rest(state):
        state.play(state.actions()[0])
    learned = insight_of(alone, str(tmp_path / "learned.json")).evaluate(state)
    assert 0 < learned[0] < 1
    assert learned != alone.insight.evaluate(state)


def test_equal_seeds_fit_equal_networks() -> None:
    few = made_up(500)
    assert fit.fit(few, FEW, 12, 1, 1.0, 1) == fit.fit(few, FEW, 12, 1, 1.0, 1)
    assert fit.fit(few, FEW, 12, 1, 1.0, 1).weights != fit.fit(few, FEW, 12, 1, 1.0, 2).weights


def test_what_is_fitted_always_fits_into_the_lanes_and_says_the_same() -> None:
    torch.manual_seed(1)
    net = fit.Net(torch.ones(4), torch.ones(2), 12)
    with torch.no_grad():
        net.own.weight *= 200
        net.voice.weight.uniform_(-0.02, 0.02)
    own, shared = torch.tensor([[[8.0, 3.0, 0.0, 1.0], [0.0, 5.0, 7.0, 2.0]]]), torch.tensor([[4.0, 1.0]])
    before = net(own, shared, torch.zeros(1, 2))
    exported = fit.as_weights(net, FEW)
    assert loudness(exported, FEW) <= LOUDEST_UNIT
    units = {part: torch.tensor(exported[part]).double() / FINENESS for part in exported}
    sums = own[0].double() @ units["own"].view(4, 12) + shared[0].double() @ units["shared"].view(2, 12)
    said = (sums + units["start"]).relu() @ units["voice"]
    assert said.log_softmax(dim=0).tolist() == pytest.approx(before[0].tolist(), rel=0.01, abs=0.01)


def test_lessons_look_from_the_end_to_the_next_position() -> None:
    three = positions.together([made_up(1)] * 3)
    games_of_two = replace(three, game=np.array([0, 0, 1]), foreseen=np.full((3, 3), 0.5, dtype=np.float32))
    assert games_of_two.lessons(1.0).tolist() == games_of_two.outcome.tolist()
    assert games_of_two.lessons(0.0)[0].tolist() == [0.5, 0.5, 0.5]
    assert games_of_two.lessons(0.0)[1:].tolist() == games_of_two.outcome[1:].tolist()


def test_a_toy_learns_within_seconds_and_beats_chance(tmp_path: Path) -> None:
    toy = course.Course(replace(PLAN, seats=(3,), games=60, measured=3), tmp_path)
    step = toy.learn(3, 1, "cpu", silence)
    assert step.loss < step.handmade_loss
    result = run_tournament(GAME, [f"net@{tmp_path / 'learned.json'}", "random", "random"], 6, 1, 1)
    assert result["bots"][0]["win_share"] > 0.8


def test_a_course_goes_on_where_it_was_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(course.Course, "measure", lambda *_: (0.5, 0.4, 0.6))
    steps = list(course.Course(PLAN, tmp_path / "one").go_on(0, 1, "cpu", silence))
    steps += course.Course(PLAN, tmp_path / "one").go_on(0, 1, "cpu", silence)
    assert [step.round for step in steps] == [1, 2]
    assert course.Course(PLAN, tmp_path / "one").steps() == steps
    interrupted = course.Course(PLAN, tmp_path / "other")
    interrupted.play(2, 1, 1, silence)
    played = {file: file.stat().st_mtime_ns for file in (tmp_path / "other").rglob("part-*")}
    interrupted.learn(2, 1, "cpu", silence)
    assert played == {file: file.stat().st_mtime_ns for file in played}
    first = course.Course(PLAN, tmp_path / "one").network(2, 1)
    assert interrupted.network(2, 1).read_text() == first.read_text()


def test_a_folder_that_learns_something_else_is_not_touched(tmp_path: Path) -> None:
    course.Course(PLAN, tmp_path)
    with pytest.raises(course.BadCourse, match="learns something else: its units is 12, not 24"):
        course.Course(replace(PLAN, units=24), tmp_path)
    assert course.Course(replace(PLAN, seats=(3, 4), games=40), tmp_path).steps() == []
    (tmp_path / "seats-2" / "course.json").write_text("{")
    with pytest.raises(course.BadCourse, match="cannot be used"):
        course.Course(PLAN, tmp_path)


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"games": 5}, "5 games a round: at least 20"),
        ({"units": 10}, "10 units: a network has 12, 24, 36"),
        ({"explore": 2.0}, "shares from 0 to 1"),
        ({"seats": (9,)}, "9 seats"),
    ],
)
def test_plans_that_cannot_be_are_refused(wrong: dict[str, int], says: str, tmp_path: Path) -> None:
    with pytest.raises(BadOption, match=says):
        course.Course(replace(PLAN, **wrong), tmp_path)


def test_a_game_without_traits_cannot_be_learned_yet(tmp_path: Path) -> None:
    with pytest.raises(BadWeights, match="Roads & Boats has no traits yet"):
        course.Course(replace(PLAN, game="roads_and_boats"), tmp_path)


def test_a_graphics_card_that_is_not_there_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(torch.cuda, "is_available", lambda: False)
    assert main(["learn", "puerto_rico", "--on", "cuda", "--lang", "en", "--to", str(tmp_path / "x")]) == 1
    assert "PyTorch finds no graphics card here" in capsys.readouterr().err
    assert not (tmp_path / "x").exists()


def test_a_cluster_plays_the_same_games_with_what_it_is_sent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent = []

    def elsewhere(work: Any, items: list[Any], on: str) -> Iterator[tuple[int, Any]]:
        """A cluster on a machine that has none of our files."""
        sent.extend((on, pickle.dumps(item)) for item in items)
        (tmp_path / "one" / "seats-2").rename(tmp_path / "hidden")
        played = list(enumerate(map(work, map(pickle.loads, map(pickle.dumps, items)))))
        (tmp_path / "hidden").rename(tmp_path / "one" / "seats-2")
        return iter(played)

    monkeypatch.setattr(course.Course, "measure", lambda *_: (0.5, 0.4, 0.6))
    monkeypatch.setattr("ludoteca.arena.crew.on_ray", elsewhere)
    for folder, crew in (("one", "ray"), ("other", "")):
        for _ in range(2):
            list(course.Course(PLAN, tmp_path / folder).go_on(0, 1, "cpu", silence, crew))
    assert [on for on, _ in sent] == ["ray"] * 2
    one, other = (course.Course(PLAN, tmp_path / folder).network(2, 2) for folder in ("one", "other"))
    assert one.read_text() == other.read_text()


def test_a_place_that_is_none_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["learn", "puerto_rico", "--on", "moon", "--to", str(tmp_path / "x")])
    assert "expected cpu, cuda, ray or ray://HOST:PORT, found 'moon'" in capsys.readouterr().err


def test_explored_games_are_equal_for_equal_seeds_and_end_with_their_outcome() -> None:
    part = games.Part("puerto_rico", 4, 3, 0, 2, None, 0, 0.5)
    one, other = games.play_part(part), games.play_part(part)
    assert (one.own == other.own).all()
    assert set(one.game) == {0, 1}
    assert one.outcome.sum(axis=1) == pytest.approx(1)
    assert one.handmade.sum(axis=1) == pytest.approx(1)


def test_the_command_learns_and_tells_how_it_went(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = "--seats 2 --games 20 --units 12 --passes 1 --measured 2 --processes 1 --lang en --to"
    assert main(["learn", "puerto_rico", *words.split(), str(tmp_path)]) == 0
    assert "Round 1, 2 seats: log-loss" in capsys.readouterr().out
    page = (tmp_path / "progress.html").read_text()
    assert "Victories against greedy, 2 seats" in page
    assert json.loads((tmp_path / "progress.json").read_text())[0]["seats"] == 2
    state = GAME.new(2, 1)
    assert insight_of(GAME, str(tmp_path / "learned.json")).evaluate(state) != GAME.insight.evaluate(state)
    assert main(["learn", "puerto_rico", *words.replace("12", "24").split(), str(tmp_path)]) == 1
    assert "learns something else" in capsys.readouterr().err

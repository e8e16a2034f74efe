"""Who does the work of many games: all results come once, also when workers are killed, here and on Ray."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
import ray

from ludoteca.arena import selfplay
from ludoteca.arena.crew import CrewFailed, do_all
from ludoteca.core.errors import BadOption

pytestmark = pytest.mark.xdist_group("ray")
HERE = ["", "ray"]


def square(number: int) -> int:
    return number * number


def die_first(mark: Path) -> str:
    """Killed the first time, done the second."""
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return mark.name


def die(_: int) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def refuse(_: int) -> None:
    raise BadOption("not this one")


@pytest.fixture(scope="module", autouse=True)
def cluster() -> Iterator[None]:
    """One at a time: clusters that start together on one machine take each other's ports."""
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="error")
    yield
    ray.shutdown()


@pytest.mark.parametrize("on", HERE)
def test_every_result_comes_once(on: str) -> None:
    assert sorted(do_all(square, range(20), 2, on)) == [(number, number * number) for number in range(20)]


@pytest.mark.parametrize("on", HERE)
def test_what_a_killed_worker_leaves_undone_is_done_again(on: str, tmp_path: Path) -> None:
    marks = [tmp_path / name for name in "abcd"]
    marks[0].touch()
    assert sorted(do_all(die_first, marks, 2, on)) == list(enumerate("abcd"))


def test_equal_seeds_give_equal_files_whoever_plays(tmp_path: Path) -> None:
    plan = selfplay.Selfplay("puerto_rico", ("greedy", "random"), 9, 5, {"max_rounds": 1}, explore=0.5)
    for folder, processes, on in (("one", 1, ""), ("two", 2, ""), ("ray", None, "ray")):
        assert selfplay.run_selfplay(plan, tmp_path / folder, processes, on) == 9
    one, two, cluster = (
        {file.name: file.read_bytes() for file in (tmp_path / folder).iterdir()}
        for folder in ("one", "two", "ray")
    )
    assert len(one) == 3
    assert one == two == cluster


def test_work_that_kills_everybody_is_given_up() -> None:
    with pytest.raises(CrewFailed, match="workers died 6 times"):
        list(do_all(die, range(2), 2))


@pytest.mark.parametrize("on", HERE)
def test_what_the_work_complains_about_is_passed_on(on: str) -> None:
    with pytest.raises(BadOption, match="not this one"):
        list(do_all(refuse, range(4), 2, on))


def test_a_place_that_is_none_is_named() -> None:
    with pytest.raises(BadOption, match="possible are ray and ray://HOST:PORT"):
        do_all(square, [1], on="moon")


@pytest.mark.parametrize("on", ["ray://127.0.0.1:1", "ray://nowhere"])
def test_where_no_cluster_answers_it_is_said(on: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ray, "is_initialized", lambda: False)
    with pytest.raises(CrewFailed, match=f"no Ray cluster answers at {on}"):
        list(do_all(square, [1], on=on))

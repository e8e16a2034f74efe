"""The example that learns: it gets better within seconds, and what it has learned sits down as a bot."""

from __future__ import annotations

import os
from importlib import import_module
from pathlib import Path

import pytest
from tools.make_curve import main as draw_curve

import ludoteca
from ludoteca.arena import run_tournament
from ludoteca.arrays.batch import Batch
from ludoteca.core.errors import BadOption

# PyTorch is large, so not everybody who runs the tests has it; the machine that decides has.
torch = import_module("torch") if os.environ.get("CI") else pytest.importorskip("torch")
example = import_module("examples.learn")
WIDTH = 32


@pytest.fixture(autouse=True)
def one_thread() -> None:
    torch.set_num_threads(1)
    torch.manual_seed(1)


def test_a_small_net_learns_short_games_by_selfplay() -> None:
    batch = Batch("puerto_rico", 3, 48, 1, max_rounds=4)
    net = example.Net(batch.encoder.size, batch.encoder.actions, WIDTH)
    optimizer = torch.optim.Adam(net.parameters(), lr=5e-3)
    before = example.share_against_random(net, batch.encoder)
    for turn in range(10):
        decisions = example.play(batch, net, turn)
        assert decisions.mask.gather(1, decisions.action[:, None]).all(), "an illegal action was drawn"
        example.learn(net, optimizer, decisions, 6)
        example.learn(net, optimizer, decisions, 6)
    assert before < 0.45
    assert example.share_against_random(net, batch.encoder) > 0.55


def test_what_was_learned_plays_in_the_arena(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "learned.pt"
    words = ["--rounds", "1", "--games", "2", "--width", str(WIDTH), "--threads", "1", "--to", str(file)]
    example.main(example.arguments(words))
    monkeypatch.setattr(example, "WEIGHTS", file)
    bots = ["examples.learn:Learned", "random", "random"]
    result = run_tournament(ludoteca.game("puerto_rico"), bots, 1, 1, 1, options={"max_rounds": 2})
    assert result["games"] == 3
    draw_curve(file.with_suffix(".csv"), tmp_path / "curve.svg")
    assert (tmp_path / "curve.svg").read_text().count("<polyline") == 1
    learned = torch.load(file)
    torch.save({**learned, "signature": "puerto_rico 0"}, file)
    with pytest.raises(BadOption, match="was learned from other arrays: puerto_rico 0"):
        run_tournament(ludoteca.game("puerto_rico"), bots, 1, 1, 1)

"""The campaign goes on where it was stopped, and forgets no fault."""

from __future__ import annotations

from pathlib import Path

from tests.server.killing import Toll
from tools import campaign


def test_rounds_are_noted_and_only_the_missing_ones_are_killed(tmp_path: Path) -> None:
    notes, seeds = tmp_path / "notes", []

    async def quiet(folder: Path, seed: int) -> Toll:
        assert folder.is_dir()
        seeds.append(seed)
        return Toll(kills=campaign.A_ROUND, confirmed=10, resent=1, ended=2, finished=5)

    campaign.kill(notes, campaign.SQLITE, 100, quiet)
    campaign.kill(notes, campaign.SQLITE, 150, quiet)
    campaign.kill(notes, campaign.CLUSTER, 50, quiet)
    assert seeds == [0, 1, 2, 0]
    first, second = campaign.report(campaign.noted(notes))
    assert first.startswith("one server on SQLite: 150 kills in 3 rounds")
    assert "30 moves confirmed, 3 sent again; 6 games ended between kills, 15 were replayed; 0 fault" in first
    assert second.startswith("two servers on PostgreSQL, and Redis: 50 kills in 1 rounds")


def test_what_was_lost_stands_in_the_report_with_its_seed(tmp_path: Path) -> None:
    async def losing(folder: Path, seed: int) -> Toll:
        raise AssertionError("the table has forgotten something")

    campaign.kill(tmp_path / "notes", campaign.SQLITE, 50, losing)
    *_, fault = campaign.report(campaign.noted(tmp_path / "notes"))
    assert fault.startswith("seed 0: ")
    assert "the table has forgotten something" in fault

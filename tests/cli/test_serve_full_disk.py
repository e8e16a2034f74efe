"""A database that takes nothing more is told in one line, before anybody comes in."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from ludoteca.cli.main import main
from ludoteca.cli.serve import prepare
from ludoteca.server.config import ServerSettings
from ludoteca.server.storage import database
from ludoteca.server.storage.statements import PRAGMAS


def test_a_house_whose_disk_is_full_is_refused_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(prepare(ServerSettings(data=tmp_path)))
    # It can be read, and its schema is up to date; only writing fails, as on a full disk.
    monkeypatch.setattr(database, "PRAGMAS", (*PRAGMAS, "query_only = 1"))
    assert main(["serve", "--data", str(tmp_path), "--port", "0", "--lang", "en"]) == 1
    (line,) = capsys.readouterr().err.strip().splitlines()
    assert "the database refuses" in line

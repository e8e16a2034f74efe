"""Compiled checks run only where they are those of the sources."""

from __future__ import annotations

import os
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from ludoteca.compiled import CHECKED, PACKAGE, units
from tools import checks


@pytest.fixture
def made(tmp_path: Path) -> list[Path]:
    """A folder with a compiled file for every check, younger than all sources."""
    files = []
    for source in (file for sources in units(wanted=CHECKED).values() for file in sources):
        file = tmp_path / source.relative_to(PACKAGE.parent).with_suffix(checks.SUFFIX)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
        files.append(file)
    return files


def test_checks_compiled_after_the_last_change_are_used(
    tmp_path: Path, made: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "meta_path", [*sys.meta_path])
    assert checks.use(tmp_path) == "The checks are compiled."
    spec = checks.Finder(tmp_path).find_spec("ludoteca.games.puerto_rico.invariants", None)
    assert spec is not None
    assert spec.origin in map(str, made)
    assert checks.Finder(tmp_path).find_spec("ludoteca.games.puerto_rico", None) is None
    found = find_spec("ludoteca.games")
    assert found is not None
    assert str(found.origin).startswith(str(PACKAGE))


@pytest.mark.parametrize("is_missing", [True, False], ids=["missing", "older"])
def test_one_check_missing_or_older_than_the_rules_and_all_run_as_plain_python(
    is_missing: bool, tmp_path: Path, made: list[Path]
) -> None:
    if is_missing:
        made[3].unlink()
    else:
        os.utime(made[3], (0, 0))
    before = list(sys.meta_path)
    assert "plain Python" in checks.use(tmp_path)
    assert sys.meta_path == before

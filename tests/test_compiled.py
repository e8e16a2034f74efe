"""What is compiled follows one rule, and a compiled file older than its source does not go unnoticed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from ludoteca.compiled import CHECKED, PACKAGE, is_compiled, outdated, units, warning

SUFFIX = EXTENSION_SUFFIXES[0]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A package with a compiled room, a plain one and a module of each kind."""
    package = tmp_path / "src" / "house"
    for file, text in {
        "__init__.py": "",
        "compiled/__init__.py": 'COMPILED = ("state", "steps")',
        "compiled/state.py": "",
        "compiled/view.py": "",
        "compiled/steps/__init__.py": "",
        "compiled/steps/trader.py": "",
        "plain/__init__.py": '"""Nothing is COMPILED here."""',
        "plain/state.py": "",
    }.items():
        path = package / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    (tmp_path / "setup.py").touch()
    return package


def compiled_after(source: Path, seconds: float) -> None:
    """A compiled file beside a source, so many seconds younger."""
    file = source.with_name(source.stem + SUFFIX)
    file.touch()
    time = source.stat().st_mtime + seconds
    os.utime(file, (time, time))


def test_a_package_lists_what_is_compiled_and_all_else_stays_plain(checkout: Path) -> None:
    names = {
        unit: [str(file.relative_to(checkout)) for file in files] for unit, files in units(checkout).items()
    }
    assert names == {
        "house.compiled": ["compiled/state.py", "compiled/steps/__init__.py", "compiled/steps/trader.py"]
    }


def test_a_list_that_names_a_missing_module_is_refused(checkout: Path) -> None:
    (checkout / "plain" / "__init__.py").write_text('COMPILED = ("scoring",)')
    with pytest.raises(FileNotFoundError, match=r"lists scoring as compiled, but there is no scoring\.py"):
        units(checkout)


@pytest.mark.skipif(not is_compiled(), reason="the running package is plain Python")
def test_exactly_the_listed_modules_run_compiled() -> None:
    listed = {file for files in units().values() for file in files}
    beside = {file.with_name(file.name.removesuffix(SUFFIX) + ".py") for file in PACKAGE.rglob(f"*{SUFFIX}")}
    assert listed == beside
    assert {"ludoteca.core", "ludoteca.bots", "ludoteca.games.puerto_rico"} <= set(units())
    for file in listed:
        name = ".".join((PACKAGE.name, *file.relative_to(PACKAGE).with_suffix("").parts))
        assert is_compiled(name.removesuffix(".__init__")), name
    assert not is_compiled("ludoteca.games.puerto_rico.view")


def test_a_source_older_than_its_compiled_file_is_fine(checkout: Path) -> None:
    compiled_after(checkout / "compiled" / "state.py", 1)
    assert list(outdated(checkout)) == []
    assert warning(checkout) == ""


def test_a_source_newer_than_its_compiled_file_is_named(checkout: Path) -> None:
    compiled_after(checkout / "compiled" / "state.py", -1)
    assert warning(checkout) == "compiled/state.py was changed after it was compiled: run make compile"
    compiled_after(checkout / "compiled" / "steps" / "trader.py", -1)
    several = "compiled/state.py and 1 more were changed after they were compiled: run make compile"
    assert warning(checkout) == several


def test_what_was_installed_cannot_be_outdated(checkout: Path) -> None:
    compiled_after(checkout / "compiled" / "state.py", -1)
    (checkout.parents[1] / "setup.py").unlink()
    assert warning(checkout) == ""


def test_whoever_imports_an_outdated_house_is_told_in_one_line(tmp_path: Path) -> None:
    package = tmp_path / "src" / "ludoteca"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns(f"*{SUFFIX}", "__pycache__", "server"))
    (tmp_path / "setup.py").touch()
    compiled_after(package / "__main__.py", -1)
    done = subprocess.run(
        [sys.executable, "-c", "import ludoteca"],
        env={**os.environ, "PYTHONPATH": str(package.parent)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stderr == "ludoteca: __main__.py was changed after it was compiled: run make compile\n"


def test_what_is_checked_is_listed_apart_from_what_is_compiled(checkout: Path) -> None:
    (checkout / "compiled" / "__init__.py").write_text('COMPILED = ("state",)\nCHECKED = ("view",)')
    assert units(checkout) == {"house.compiled": [checkout / "compiled" / "state.py"]}
    assert units(checkout, CHECKED) == {"house.compiled": [checkout / "compiled" / "view.py"]}


def test_every_room_lists_its_invariants_as_checked() -> None:
    checked = units(wanted=CHECKED)
    assert set(checked) == {name for name in units() if name.count(".") == 2 and ".games." in name}
    for room, files in checked.items():
        assert "invariants.py" in {file.name for file in files}, room
        assert not set(files) & set(units()[room])

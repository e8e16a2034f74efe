"""The playthrough files say what the games do today, byte by byte."""

from __future__ import annotations

from difflib import unified_diff

import pytest

from tests.tool import load_tool

tool = load_tool("make_playthroughs")


@pytest.mark.parametrize("name", sorted(tool.files()))
def test_playthrough_is_up_to_date(name: str) -> None:
    written = (tool.PLAYTHROUGHS / name).read_bytes().decode()
    today = tool.playthrough(*tool.files()[name])
    if written != today:
        old, new = written.splitlines(), today.splitlines()
        lines = list(unified_diff(old, new, "checked in", "today", n=4, lineterm=""))
        shown = "\n".join(lines[:40])
        pytest.fail(
            f"{name} differs in {len(lines)} lines. If the change of behaviour is meant, raise the version\n"
            f"of the game and run: python tools/make_playthroughs.py\n{shown}",
            pytrace=False,
        )


def test_every_playthrough_file_has_a_maker() -> None:
    assert sorted(file.name for file in tool.PLAYTHROUGHS.glob("*.txt")) == sorted(tool.files())

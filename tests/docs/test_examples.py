"""The samples of the documentation run as they stand."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = ("README.md", "docs/programs.md", "docs/research.md", "docs/writing_a_bot.md")


def samples(page: str) -> list[str]:
    text = (ROOT / page).read_text(encoding="utf-8")
    return [code for code in re.findall(r"```python\n(.*?)```", text, re.S) if "ludoteca.client" not in code]


@pytest.mark.parametrize("page", PAGES)
def test_samples_run(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without those that need a server."""
    monkeypatch.chdir(tmp_path)
    found = samples(page)
    assert found
    names: dict[str, object] = {"__name__": "sample"}
    for code in found:
        exec(compile("from __future__ import annotations\n" + code, page, "exec"), names)

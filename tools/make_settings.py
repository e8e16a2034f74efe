"""Writes the list of all settings into docs/hosting.md: `python tools/make_settings.py`."""

from __future__ import annotations

from pathlib import Path

from ludoteca.server import config

PAGE = Path(__file__).parents[1] / "docs" / "hosting.md"
BEGIN = "<!-- settings: made by tools/make_settings.py -->\n"
END = "<!-- end of settings -->\n"


def with_settings(page: str) -> str:
    """The page with the list as it should be."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{config.as_markdown()}\n\n{END}{after}"


if __name__ == "__main__":
    PAGE.write_text(with_settings(PAGE.read_text(encoding="utf-8")), encoding="utf-8")

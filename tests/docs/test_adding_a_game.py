"""The page about adding a game quotes code that exists, to the letter."""

from __future__ import annotations

import re
from pathlib import Path

from ludoteca.testing import check_game
from tests.testing.toy import MarketDay

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "adding_a_game.md").read_text(encoding="utf-8")
TOY = ROOT / "tests" / "testing" / "toy.py"
TRADER = ROOT / "src" / "ludoteca" / "games" / "puerto_rico" / "steps" / "trader.py"


def bare(code: str) -> str:
    """Code without blanks: on the page methods are not indented."""
    return "".join(code.split())


def quotes(title: str) -> list[str]:
    """The Python blocks of one section."""
    start = PAGE.index(f"\n## {title}")
    end = PAGE.find("\n## ", start + 1)
    return re.findall(r"```python\n(.*?)```", PAGE[start:end], re.DOTALL)


def test_the_example_game_is_quoted_as_it_stands():
    blocks = quotes("2. A whole game in one file")
    source = bare(TOY.read_text(encoding="utf-8"))
    assert len(blocks) == 10
    assert [block for block in blocks[:-1] if bare(block) not in source] == []
    assert "check_game" in blocks[-1]


def test_the_step_of_the_trader_is_quoted_as_it_stands():
    (block,) = quotes("5. Steps as data")
    assert bare(block) in bare(TRADER.read_text(encoding="utf-8"))


def test_what_the_page_says_is_hidden_is_hidden():
    shown = re.findall(r"^  hidden from a .*$", PAGE, re.MULTILINE)
    report = str(check_game(MarketDay(), checks=["imagination"]))
    assert len(shown) == 2
    assert report.splitlines()[-2:] == shown


def test_every_place_outside_the_room_is_there_for_puerto_rico():
    start = PAGE.index("\n## 14. Outside the room")
    rows = PAGE[start : PAGE.index("\n## 15. ")].split("|---|---|\n")[1].split("\n\n")[0]
    places = [place for row in rows.splitlines() for place in re.findall("`([^`]+)`", row.split(" | ")[0])]
    places.append(re.findall(r"`(web/src/lib/generated/[^`]+)`", rows)[0])
    named = [re.sub("<(id|game)>", "puerto_rico", place) for place in places if "/" in place]
    roots = (ROOT, ROOT / "src" / "ludoteca", ROOT / "web" / "src" / "locale")
    assert len(named) >= 9
    assert [place for place in named if not any((root / place).exists() for root in roots)] == []

"""A package of somebody else, as if it were installed: a game and a bot, announced and not."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludoteca.core.guests import announced

ROOT = Path(__file__).parents[2]
FILES = {
    "corner_shop/__init__.py": "",
    "corner_shop/games.py": """
from ludoteca.core.game import Game
from tests.testing.toy import MarketDay

class StreetMarket(MarketDay):
    id = "street_market"
    title = "Street Market"
    designers = ("Anna", "Bruno")

class NightMarket(MarketDay):
    id = "night_market"

class Thief(MarketDay):
    id = "puerto_rico"

class Moody(MarketDay):
    id = "moody"
    def __init__(self):
        raise RuntimeError("not today")

class HalfDone(Game):
    id = "half_done"
""",
    "corner_shop/bots.py": """
from ludoteca.bots import Bot, Opinion

class FirstBot(Bot):
    def rank(self, view, actions, budget=None):
        return [Opinion(action, 0.5, float(action == actions[0])) for action in actions]

class LazyBot(Bot):
    pass
""",
    "corner_shop/fair.py": """
from ludoteca.core import registry
from corner_shop.games import StreetMarket

class Fair(StreetMarket):
    id = "fair"

registry.register(Fair())
""",
    "corner_shop/wrecked.py": "import no_such_package",
    "corner_shop-1.0.dist-info/METADATA": "Metadata-Version: 2.1\nName: corner-shop\nVersion: 1.0\n",
    "corner_shop-1.0.dist-info/entry_points.txt": """
[ludoteca.games]
street_market = corner_shop.games:StreetMarket
fair = corner_shop.fair
[ludoteca.bots]
first = corner_shop.bots:FirstBot
""",
}


@pytest.fixture
def shop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder in which the package is installed, for this process and those it starts."""
    folder = tmp_path / "site"
    for name, text in FILES.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    monkeypatch.syspath_prepend(folder)
    monkeypatch.setenv("PYTHONPATH", f"{folder}:{ROOT}:{ROOT / 'src'}")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    announced.cache_clear()
    yield folder
    announced.cache_clear()
    for name in [name for name in sys.modules if name.split(".")[0] == "corner_shop"]:
        del sys.modules[name]


@pytest.fixture
def announce(shop: Path) -> Path:
    """The entry points of the package, to be written anew by a test."""
    return shop / "corner_shop-1.0.dist-info" / "entry_points.txt"

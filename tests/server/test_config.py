from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.server import config
from ludoteca.server.config import BadSetting


def test_flags_win_over_environment_over_file_over_defaults(tmp_path: Path) -> None:
    file = tmp_path / "ludoteca.toml"
    file.write_text('port = 1\nhost = "file"\nhttps = true\n')
    settings = config.load(
        {"port": 3, "host": None}, {"LUDOTECA_PORT": "2", "LUDOTECA_HOST": "environment", "HOME": "/"}, file
    )
    assert (settings.port, settings.host, settings.https) == (3, "environment", True)
    assert settings.session_days == 90


def test_a_wrong_setting_is_named() -> None:
    with pytest.raises(BadSetting, match="LUDOTECA_PORT = 'many': expected int"):
        config.load({}, {"LUDOTECA_PORT": "many"})
    with pytest.raises(BadSetting, match="unknown setting 'prot'"):
        config.load({"prot": 1}, {})


def test_every_setting_is_explained() -> None:
    assert all(meaning for _, _, meaning in config.explain())


def test_a_database_url_gets_the_driver() -> None:
    assert config.load({"db": "postgresql://u@h/d"}, {}).database_url == "postgresql+asyncpg://u@h/d"
    assert config.load({"data": "/d"}, {}).database_url == "sqlite+aiosqlite:////d/ludoteca.db"

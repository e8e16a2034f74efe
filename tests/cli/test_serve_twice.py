"""A second server on the same folder is refused before it touches anything."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from ludoteca.cli.main import main
from ludoteca.server.config import ServerSettings
from ludoteca.server.lock import occupy
from ludoteca.server.storage.database import Database, upgrade


def test_a_second_server_leaves_the_schema_as_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = ServerSettings(data=tmp_path)

    async def older() -> str | None:
        database = Database(settings.database_url)
        async with database.write() as connection:
            await connection.run_sync(upgrade, "0006")
        found, _ = await database.revision()
        await database.close()
        return found

    async def now() -> str | None:
        database = Database(settings.database_url)
        found, _ = await database.revision()
        await database.close()
        return found

    assert asyncio.run(older()) == "0006"
    with occupy(settings.database_url):
        assert main(["serve", "--data", str(tmp_path), "--port", "0", "--lang", "en"]) != 0
    assert "uses" in capsys.readouterr().err
    assert asyncio.run(now()) == "0006"

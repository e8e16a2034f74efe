"""What the page about hosting says is so, and the files it names can be read by those they are for."""

from __future__ import annotations

import re
from configparser import ConfigParser
from dataclasses import fields
from pathlib import Path

import pytest

from ludoteca.server.config import ServerSettings
from ludoteca.server.metrics import Metrics
from tests.tool import load_tool

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")


def test_the_list_of_settings_is_the_one_of_the_program() -> None:
    assert load_tool("make_settings").with_settings(PAGE) == PAGE, "run tools/make_settings.py"
    for field in fields(ServerSettings):
        assert f"`LUDOTECA_{field.name.upper()}`" in PAGE


def test_every_setting_in_the_deployment_exists() -> None:
    names = {field.name.upper() for field in fields(ServerSettings)}
    for file in DEPLOY.iterdir():
        assert set(re.findall(r"LUDOTECA_([A-Z_]+)", file.read_text())) <= names, file


def test_every_number_on_the_page_is_counted() -> None:
    counted = {family.name for family in Metrics().registry.collect()}
    named = {name.removesuffix("_total") for name in re.findall(r"`(ludoteca_\w+)`", PAGE)}
    assert named <= counted
    assert {name for name in counted if name.startswith("ludoteca_")} - named <= {"ludoteca_bot_tables"}


def test_the_compose_file_has_everything_a_cluster_needs() -> None:
    yaml = pytest.importorskip("yaml")
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    services = compose["services"]
    assert set(services) == {"server-1", "server-2", "database", "redis", "proxy"}
    assert services["server-1"] == services["server-2"]
    for service in services.values():
        assert set(service.get("networks", [])) <= set(compose["networks"])
        assert set(service.get("depends_on", {})) <= set(services)
    server = services["server-1"]
    assert (DEPLOY / server["build"]["context"] / server["build"]["dockerfile"]).resolve().exists()
    (network,) = compose["networks"]["house"]["ipam"]["config"]
    assert ServerSettings(proxies=server["environment"]["LUDOTECA_PROXIES"]).trusted_proxies
    assert server["environment"]["LUDOTECA_PROXIES"] == network["subnet"]
    caddy = (DEPLOY / "Caddyfile").read_text()
    assert "reverse_proxy server-1:8000 server-2:8000" in caddy
    assert caddy.count("{") == caddy.count("}")


@pytest.mark.parametrize("name", ["ludoteca.service", "ludoteca-backup.service", "ludoteca-backup.timer"])
def test_the_units_can_be_read(name: str) -> None:
    unit = ConfigParser(strict=False, interpolation=None)
    unit.read(DEPLOY / name)
    assert unit.has_section("Unit")
    if name.endswith("service"):
        assert "/opt/ludoteca/bin/ludoteca " in unit["Service"]["ExecStart"]


def test_the_image_is_made_of_files_that_exist() -> None:
    for line in (DEPLOY / "Dockerfile").read_text().splitlines():
        if line.startswith("COPY") and "--from" not in line:
            for source in line.split()[1:-1]:
                assert (ROOT / source).exists(), source


def test_the_image_contains_the_browser_client() -> None:
    lines = (DEPLOY / "Dockerfile").read_text().splitlines()
    built = lines.index("RUN npm run build")
    packed = lines.index("COPY --from=client /web/dist web/dist")
    assert (
        built < packed < next(number for number, line in enumerate(lines) if line.startswith("RUN pip wheel"))
    )

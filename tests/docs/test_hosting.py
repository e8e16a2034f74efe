"""What the page about hosting says is so, and the files it names can be read by those they are for."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from configparser import ConfigParser
from dataclasses import fields
from pathlib import Path

import pytest

from ludoteca.server.config import ServerSettings
from ludoteca.server.metrics import Metrics
from tests.tool import load_tool
from tests.wheel import install

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


def composer() -> list[str]:
    """The program that reads compose files; the test is left out, with the reason, where there is none."""
    for command in (["docker", "compose"], ["docker-compose"]):
        there = shutil.which(command[0])
        if there and subprocess.run([*command, "version"], capture_output=True, check=False).returncode == 0:
            return command
    is_here = shutil.which("docker") is not None
    pytest.skip("docker has no compose plugin here" if is_here else "docker is not installed")


def test_docker_finds_no_fault_with_the_compose_file() -> None:
    command = [*composer(), "--file", str(DEPLOY / "compose.yaml"), "config", "--quiet"]
    secrets = {"SITE": "play.example.org", "POSTGRES_PASSWORD": "secret"}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=os.environ | secrets)
    assert (done.returncode, done.stderr) == (0, "")


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


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
def test_systemd_finds_no_fault_with_the_units(tmp_path: Path) -> None:
    for file in DEPLOY.glob("ludoteca*.*"):
        # The program need not be installed on the machine that tests.
        unit = (
            file.read_text().replace("/opt/ludoteca/bin/ludoteca", sys.executable).replace("User=", "#User=")
        )
        (tmp_path / file.name).write_text(unit)
    units = [str(path) for path in sorted(tmp_path.iterdir())]
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", *units], capture_output=True, text=True, check=False
    )
    mine = [line for line in done.stderr.splitlines() if "ludoteca" in line]
    assert mine == []


def test_the_steps_of_the_image_make_a_package_that_serves_the_browser_client(tmp_path: Path) -> None:
    """In a clean folder with what the Dockerfile copies, and nothing else."""
    source, target = tmp_path / "src", tmp_path / "target"
    source.mkdir()
    for line in (DEPLOY / "Dockerfile").read_text().split("AS build")[1].split("FROM")[0].splitlines():
        if line.startswith("COPY") and "--from" not in line:
            *names, goal = line.split()[1:]
            for name in names:
                copied = source / (name if goal == "./" else goal)
                if (ROOT / name).is_dir():
                    unwanted = shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info")
                    shutil.copytree(ROOT / name, copied, ignore=unwanted)
                else:
                    shutil.copy(ROOT / name, copied)
    client = source / "web" / "dist"
    client.mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html><title>the client</title>")
    install(source, target)
    asks = (
        "from ludoteca.server.http.web import load; from ludoteca.texts import rules_document;"
        "import ludoteca; print(ludoteca.__file__, load('index.html', False))"
    )
    said = subprocess.run(
        [sys.executable, "-c", asks], env={**os.environ, "PYTHONPATH": str(target)}, cwd=tmp_path,
        capture_output=True, text=True, check=True,
    ).stdout  # fmt: skip
    assert said.startswith(str(target))
    assert "the client" in said

"""The settings of a server: one list, read from flags, then environment, then a file, then defaults."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from functools import cache
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from typing import Any, get_type_hints

from ludoteca.core.errors import LudotecaError

PREFIX = "LUDOTECA_"
CHOICES = {
    "metrics": ("off", "open", "token"),
    "tournaments": ("organisers", "accounts", "everybody"),
    "log_format": ("text", "json"),
    "log_level": ("debug", "info", "warning", "error"),
}
MOST_PORTS = 65535
DRIVERS = ("sqlite+aiosqlite://", "postgresql+asyncpg://")
REDIS = ("redis://", "rediss://", "unix://")
Network = IPv4Network | IPv6Network


class BadSetting(LudotecaError):
    """A setting that does not exist or has a value that makes no sense."""


def _setting(default: Any, help: str, is_secret: bool = False) -> Any:
    return field(default=default, metadata={"help": help}, repr=not is_secret)


@dataclass(frozen=True)
class ServerSettings:
    """What an operator can choose. Each is also LUDOTECA_<NAME> and a line of the TOML file."""

    host: str = _setting("127.0.0.1", "address to listen on")
    port: int = _setting(8000, "port to listen on")
    data: Path = _setting(Path("~/.ludoteca"), "folder for the database and what else must last")
    db: str = _setting("", "database URL, as postgresql://user@host/name; empty: SQLite in the data folder")
    redis: str = _setting("", "Redis URL, when several processes serve; empty: messages stay in this process")
    origins: str = _setting("", "further web origins that may use this server, separated by commas")
    https: bool = _setting(False, "people reach the server by HTTPS: cookies are sent over HTTPS only")
    proxies: str = _setting(
        "", "addresses or networks of proxies whose X-Forwarded-For is believed, separated by commas"
    )
    session_days: int = _setting(90, "days after which an unused sign-in ends")
    rooms: int = _setting(2000, "tables kept in memory besides those at which somebody is")
    bot_workers: int = _setting(0, "processes in which bots think; 0: one less than there are cores")
    bot_seconds: float = _setting(10.0, "longest time a bot may think about one move before it is stopped")
    analysis_workers: int = _setting(1, "processes in which bots analyse and give hints")
    analysis_seconds: float = _setting(10.0, "longest time a bot may think for an analysis")
    bot_patience: float = _setting(60.0, "seconds until a bot is asked again, by any process")
    rate_limits: bool = _setting(True, "limit sign-ins, new tables, chat and moves per person and address")
    limit_mb: int = _setting(2, "largest request in megabytes")
    public_url: str = _setting("", "address of this server in messages; empty: http://host:port")
    smtp_host: str = _setting("", "server that takes mail; empty: no mail is sent")
    smtp_port: int = _setting(587, "port of the mail server")
    smtp_security: str = _setting("starttls", "starttls, tls (from the start) or none (a trusted line)")
    smtp_user: str = _setting("", "name to sign in to the mail server; empty: not needed")
    smtp_password: str = _setting("", "password for the mail server", is_secret=True)
    mail_from: str = _setting("", "sender of mail, as ludoteca@example.org")
    digest_minutes: float = _setting(5.0, "what happens within so many minutes is told in one message")
    private_hooks: bool = _setting(False, "webhooks may lead to private addresses")
    guest_days: int = _setting(180, "days after which the nickname of an absent guest is free; 0: never")
    tournaments: str = _setting("accounts", "who may open tournaments: organisers, accounts or everybody")
    organisers: str = _setting(
        "", "names of accounts that may open and direct every tournament, separated by commas"
    )
    metrics: str = _setting("off", "numbers for Prometheus at /metrics: off, open, or token")
    metrics_token: str = _setting("", "what Prometheus sends as its bearer token, if metrics is token")
    log_format: str = _setting("text", "form of the log: text for people, json for programs")
    log_level: str = _setting("warning", "what is logged: debug, info (every request), warning or error")

    def __post_init__(self) -> None:
        """Complain about values that do not exist, before anything starts."""
        for name, known in CHOICES.items():
            if getattr(self, name) not in known:
                raise BadSetting(f"{name} = {getattr(self, name)!r}: possible are {', '.join(known)}")
        if not 0 <= self.port <= MOST_PORTS:
            raise BadSetting(f"port = {self.port}: a port is a number from 0 to {MOST_PORTS}")
        if self.db and not self.database_url.startswith(DRIVERS):
            raise BadSetting(f"db = {self.db!r}: a database is sqlite:///FILE or postgresql://user@host/name")
        if self.redis and not self.redis.startswith(REDIS):
            raise BadSetting(f"redis = {self.redis!r}: a Redis URL begins with {', '.join(REDIS)}")
        if self.metrics == "token" and not self.metrics_token:
            raise BadSetting("metrics = 'token' needs a metrics_token")
        _networks(self.proxies)

    @property
    def database_url(self) -> str:
        """The URL with the driver that the server uses."""
        if not self.db:
            return f"sqlite+aiosqlite:///{self.data.expanduser() / 'ludoteca.db'}"
        for plain, driven in (
            ("postgresql://", "postgresql+asyncpg://"),
            ("postgres://", "postgresql+asyncpg://"),
            ("sqlite://", "sqlite+aiosqlite://"),
        ):
            if self.db.startswith(plain):
                return driven + self.db.removeprefix(plain)
        return self.db

    @property
    def home(self) -> str:
        """Where people reach the server, without a slash at the end."""
        return (self.public_url or f"http://{self.host}:{self.port}").rstrip("/")

    @property
    def allowed_origins(self) -> tuple[str, ...]:
        """Origins besides the server's own."""
        return tuple(origin.strip().rstrip("/") for origin in self.origins.split(",") if origin.strip())

    @property
    def trusted_proxies(self) -> tuple[Network, ...]:
        """Where X-Forwarded-For may come from."""
        return _networks(self.proxies)

    @property
    def workers(self) -> int:
        """How many bot processes to keep."""
        return self.bot_workers or max(1, (os.cpu_count() or 2) - 1)


def load(
    flags: Mapping[str, Any] | None = None,
    environment: Mapping[str, str] | None = None,
    file: Path | None = None,
) -> ServerSettings:
    """The settings: a flag wins over the environment, the environment over the file."""
    chosen: dict[str, Any] = {}
    if file is not None:
        chosen.update(_from_file(file))
    for name, value in (os.environ if environment is None else environment).items():
        if name.startswith(PREFIX) and (key := name.removeprefix(PREFIX).lower()) in _kinds():
            chosen[key] = _read(key, value, name)
    chosen.update({name: value for name, value in (flags or {}).items() if value is not None})
    return replace(ServerSettings(), **{name: _read(name, value, name) for name, value in chosen.items()})


def as_markdown() -> str:
    """The one documented list, for docs/hosting.md."""
    lines = ["| setting | environment | default | meaning |", "|---|---|---|---|"]
    for name, default, meaning in explain():
        shown = f"`{default}`" if default else ""
        lines.append(f"| `{name}` | `{PREFIX}{name.upper()}` | {shown} | {meaning} |")
    return "\n".join(lines)


def explain() -> list[tuple[str, str, str]]:
    """Name, default and meaning of every setting, for help pages."""
    return [(f.name, str(f.default), f.metadata["help"]) for f in fields(ServerSettings)]


@cache
def _networks(proxies: str) -> tuple[Network, ...]:
    try:
        return tuple(ip_network(part.strip(), strict=False) for part in proxies.split(",") if part.strip())
    except ValueError as error:
        raise BadSetting(f"proxies = {proxies!r}: {error}") from None


def _kinds() -> dict[str, type]:
    return get_type_hints(ServerSettings)


def _from_file(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadSetting(f"{file} cannot be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSetting(f"{file}: {error}") from None


def _read(name: str, value: Any, source: str) -> Any:
    kinds = _kinds()
    if name not in kinds:
        raise BadSetting(f"unknown setting {name!r}; known: {', '.join(kinds)}")
    kind = kinds[name]
    try:
        if kind is bool and isinstance(value, str):
            return {"1": True, "true": True, "yes": True, "0": False, "false": False, "no": False}[
                value.lower()
            ]
        return kind(value)
    except (ValueError, TypeError, KeyError):
        raise BadSetting(f"{source} = {value!r}: expected {kind.__name__}") from None

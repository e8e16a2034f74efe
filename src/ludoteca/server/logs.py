"""The log: a line for people, or a JSON object a line for programs.

It tells what happened and where, never what somebody wrote: no names, texts, secrets, tokens or seeds.
So the message of an exception stays out of it, because libraries put values there; its kind, its
place in the code and the codes of the system and the database say enough.
"""

from __future__ import annotations

import json
import logging
import sys
import traceback
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import TextIO

FORMATS = ("text", "json")
request_id: ContextVar[str] = ContextVar("request_id", default="")
"""The id of the request or socket on whose behalf something is done."""


def configure(form: str, level: str, stream: TextIO | None = None) -> None:
    """Send everything that is logged to the standard error, in this form.

    Of the libraries only warnings and errors: below, they write addresses with their query, statements
    with their values, and headers.
    """
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else Readable())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.ERROR if level == "error" else logging.WARNING)
    logging.getLogger("ludoteca").setLevel(level.upper())


class Readable(logging.Formatter):
    """`12:30:05 WARNING  rooms: what happened  key=value [request]`."""

    def format(self, record: logging.LogRecord) -> str:
        """One line, and the places of an exception below."""
        when = datetime.fromtimestamp(record.created).strftime("%Y-%m-%d %H:%M:%S")
        facts = "".join(f"  {name}={value}" for name, value in _facts(record).items())
        request = f"  [{request_id.get()}]" if request_id.get() else ""
        line = f"{when} {record.levelname:<7} {_said(record)}{facts}{request}"
        return "\n".join([line, *(f"    {place}" for place in _places(record))])


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """All that is known, by name."""
        data: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": _said(record),
            **_facts(record),
        }
        if request_id.get():
            data["request"] = request_id.get()
        if places := _places(record):
            data["exception"] = places
        return json.dumps(data, default=str)


def _said(record: logging.LogRecord) -> str:
    # What asyncio reports goes on with the values that a task held.
    said = record.getMessage()
    return said.splitlines()[0] if record.name == "asyncio" and said else said


def _facts(record: logging.LogRecord) -> dict[str, object]:
    facts = getattr(record, "facts", None)
    return dict(facts) if isinstance(facts, dict) else {}


def _places(record: logging.LogRecord) -> list[str]:
    error = record.exc_info[1] if record.exc_info else None
    return [] if error is None else places(error)


def places(error: BaseException) -> list[str]:
    """An exception without its message: its kind, codes, and the places it came through."""
    lines = [f"{type(error).__name__}{_codes(error)}"]
    for frame in traceback.extract_tb(error.__traceback__):
        lines.append(f"{frame.filename}:{frame.lineno} {frame.name}")
    if (cause := error.__cause__ or error.__context__) is not None:
        lines += ["caused by", *places(cause)]
    return lines


def _codes(error: BaseException) -> str:
    codes = [error.strerror] if isinstance(error, OSError) else []
    codes += [getattr(error, name, None) for name in ("errno", "sqlstate", "sqlite_errorname", "code")]
    known = [str(code) for code in codes if isinstance(code, str | int)]
    return f" ({', '.join(known)})" if known else ""

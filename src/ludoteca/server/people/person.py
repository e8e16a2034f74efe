"""A person, and what a name may be."""

from __future__ import annotations

import unicodedata
from typing import Any

import msgspec

from ludoteca.server.errors import Refusal

LONGEST_NAME = 24


class Person(msgspec.Struct, frozen=True):
    """Somebody who plays here: with a nickname alone, or with an account (then there is a password)."""

    id: str
    name: str
    language: str
    has_password: bool
    is_blocked: bool = False


def person_of(row: Any) -> Person:
    """A person from a row of the database."""
    return Person(
        id=row["id"],
        name=row["name"],
        language=row["language"],
        has_password=row["password"] is not None,
        is_blocked=row["is_blocked"],
    )


def clean_name(name: str) -> str:
    """The name as it is shown, or a refusal."""
    clean = " ".join(unicodedata.normalize("NFKC", name).split())
    if not 1 <= len(clean) <= LONGEST_NAME or any(
        unicodedata.category(c)[0] in "CZ" for c in clean if c != " "
    ):
        raise Refusal("bad-name", 422, name=name[:40])
    return clean


def name_key(name: str) -> str:
    """Two names with the same key are the same name."""
    return unicodedata.normalize("NFKC", name.casefold()).replace("\0", "")

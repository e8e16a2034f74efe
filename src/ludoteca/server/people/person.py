"""A person, and what a name may be."""

from __future__ import annotations

import unicodedata
from typing import Any

import msgspec

from ludoteca.server.errors import Refusal

LONGEST_NAME = 24
ALIKE = frozenset({"LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC"})
_UNSEEN = (
    (0x34F, 0x34F), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F), (0x2800, 0x2800),
    (0x3164, 0x3164), (0xFE00, 0xFE0F), (0xFFA0, 0xFFA0), (0xE0100, 0xE01EF),
)  # fmt: skip
UNSEEN = frozenset(chr(code) for first, last in _UNSEEN for code in range(first, last + 1))
"""Characters that take part in a name and cannot be seen."""


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
    is_plain = all(unicodedata.category(c)[0] not in "CZ" and c not in UNSEEN for c in clean if c != " ")
    if not 1 <= len(clean) <= LONGEST_NAME or not is_plain or len(_alphabets(clean)) > 1:
        raise Refusal("bad-name", 422, name=name[:40])
    return clean


def _alphabets(name: str) -> set[str]:
    """The alphabets of which a name is made, of those whose letters can be taken for each other's."""
    scripts = {unicodedata.name(c, "").partition(" ")[0] for c in name if c.isalpha()}
    return scripts & ALIKE


def name_key(name: str) -> str:
    """Two names with the same key are the same name."""
    return unicodedata.normalize("NFKC", name.casefold()).replace("\0", "")

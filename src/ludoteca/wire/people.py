"""People: who asks, and how they come in."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ludoteca.wire.fields import Id, Language, Name, Password

Scope = Literal["play", "look"]
"""What a token may do: everything at tables, or look alone."""


class Nickname(Struct, forbid_unknown_fields=True):
    """Come in with a name alone."""

    name: Name
    language: Language = "en"


class SignIn(Struct, forbid_unknown_fields=True):
    """Come in with an account."""

    name: Name
    password: Password


class ChangeMe(Struct, forbid_unknown_fields=True):
    """What to change about me."""

    name: Name | None = None
    language: Language | None = None


class NewPassword(Struct, forbid_unknown_fields=True):
    """A first or a new password; the old one is asked for if there is one."""

    new: Password
    old: Password = ""


class NewToken(Struct, forbid_unknown_fields=True):
    """A token for a program."""

    label: Annotated[str, Meta(max_length=80)] = ""
    scope: Scope = "play"


class Token(Struct, omit_defaults=True):
    """A token; its secret is shown once, when it is made."""

    id: str
    label: str
    scope: Scope
    created_at: float
    secret: str | None = None


class Session(Struct):
    """A browser in which somebody is signed in."""

    id: str
    browser: str
    created_at: float
    is_this: bool


class Me(Struct):
    """Who is asking."""

    id: str
    name: str
    language: str
    has_account: bool


class Recovery(Struct):
    """Can a forgotten password be replaced here by mail?"""

    by_mail: bool


class Forgotten(Struct, forbid_unknown_fields=True):
    """Whose password is forgotten."""

    name: Name


class Recover(Struct, forbid_unknown_fields=True):
    """A new password, with the code that came by mail."""

    code: Annotated[str, Meta(min_length=1, max_length=40)]
    new: Password


class Farewell(Struct, forbid_unknown_fields=True):
    """Delete my account; the password is asked for if there is one."""

    password: Password = ""


class NewReport(Struct, forbid_unknown_fields=True):
    """What somebody did, for the administrator."""

    about: Id
    text: Annotated[str, Meta(min_length=1, max_length=2000)]


class Muted(Struct):
    """Somebody whom I do not hear."""

    id: str
    name: str


class Mutes(Struct):
    """Whom I do not hear."""

    people: list[Muted]

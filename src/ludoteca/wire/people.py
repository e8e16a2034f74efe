"""People: who asks, and how they come in."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from ludoteca.wire.fields import Language, Name, Password


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


class Token(Struct, omit_defaults=True):
    """A token; its secret is shown once, when it is made."""

    id: str
    label: str
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

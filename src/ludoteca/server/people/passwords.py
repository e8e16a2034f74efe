"""Passwords, kept as argon2 hashes; hashing is slow on purpose and runs in threads, two at a time."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from ludoteca.server.errors import Refusal

_hasher = PasswordHasher()
_threads = ThreadPoolExecutor(2, "passwords")


def check(password: str) -> None:
    """Refuse one that is too short to keep anybody out."""
    if not 8 <= len(password) <= 200:
        raise Refusal("weak-password", 422)


async def seal(password: str) -> str:
    """The hash of a new password."""
    check(password)
    return await asyncio.get_running_loop().run_in_executor(_threads, _hasher.hash, password)


async def fits(password: str, sealed: str | None) -> bool:
    """Is it this password? Takes as long when there is none, so that names cannot be probed."""
    try:
        await asyncio.get_running_loop().run_in_executor(_threads, _verify, sealed, password[:200])
    except VerificationError:
        return False
    return sealed is not None


@cache
def _nobody() -> str:
    return _hasher.hash("nobody has this password")


def _verify(sealed: str | None, password: str) -> None:
    nobody = _nobody()  # made at the first sign-in, whoever it is
    _hasher.verify(sealed or nobody, password)

"""Passwords, kept as argon2 hashes; hashing is slow on purpose and runs in threads, two at a time."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from ludoteca.server.errors import Refusal

_hasher = PasswordHasher()
_threads = ThreadPoolExecutor(2, "passwords")
_NOBODY = _hasher.hash("nobody has this password")


async def seal(password: str) -> str:
    """The hash of a new password."""
    if not 8 <= len(password) <= 200:
        raise Refusal("weak-password", 422)
    return await asyncio.get_running_loop().run_in_executor(_threads, _hasher.hash, password)


async def fits(password: str, sealed: str | None) -> bool:
    """Is it this password? Takes as long when there is none, so that names cannot be probed."""
    try:
        await asyncio.get_running_loop().run_in_executor(
            _threads, _hasher.verify, sealed or _NOBODY, password[:200]
        )
    except VerificationError:
        return False
    return sealed is not None

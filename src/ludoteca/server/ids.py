"""Names for people, tables and studies: short, not to be guessed, and easy to type in a terminal."""

from __future__ import annotations

import secrets
from string import ascii_letters, digits

LENGTH = 12


def new_id() -> str:
    """Letters and digits only, so that no program takes it for an option."""
    return "".join(secrets.choice(ascii_letters + digits) for _ in range(LENGTH))

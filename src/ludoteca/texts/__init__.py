"""What people read: the Fluent messages of the house and of each game, in every language we speak."""

from __future__ import annotations

from ludoteca.texts.bundles import LANGUAGES, MissingText
from ludoteca.texts.texts import Texts

__all__ = ["LANGUAGES", "MissingText", "Texts"]

"""The toys with one fault each: what `check_game` must find, by name."""

from __future__ import annotations

from tests.testing.broken import gold, market, race
from tests.testing.broken.list import FAULTY, Faulty

__all__ = ["FAULTY", "Faulty", "gold", "market", "race"]

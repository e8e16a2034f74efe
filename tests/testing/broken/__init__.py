"""The toys with one fault each: what `check_game` must find, by name."""

from __future__ import annotations

from tests.testing.broken import gold, gold_secrets, market, market_insight, market_rows, market_secrets, race
from tests.testing.broken.listed import FAULTY, Faulty

__all__ = [
    "FAULTY",
    "Faulty",
    "gold",
    "gold_secrets",
    "market",
    "market_insight",
    "market_rows",
    "market_secrets",
    "race",
]

"""What a bot knows about Age of Discovery: hopes of every seat."""

from __future__ import annotations

from typing import final

from ludoteca.core.insight import Insight


@final
class AgeOfDiscoveryInsight(Insight):
    """Knowledge of Age of Discovery."""

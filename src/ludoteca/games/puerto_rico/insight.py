"""What a bot knows about Puerto Rico."""

from __future__ import annotations

from ludoteca.core.insight import Insight


class PuertoRicoInsight(Insight):
    """Knowledge of Puerto Rico."""

"""What a bot knows about Roads & Boats."""

from __future__ import annotations

from typing import final

from ludoteca.core.insight import Insight


@final
class RoadsAndBoatsInsight(Insight):
    """Knowledge of Roads & Boats."""

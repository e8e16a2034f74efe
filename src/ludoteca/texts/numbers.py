"""Numbers as a language writes them: 1,234 and 1.234, 2.42 and 2,42, 40% and 40 %."""

from __future__ import annotations

from collections.abc import Sequence

from babel.numbers import format_decimal

PERCENT = {"en": "{}%", "it": "{}\N{NO-BREAK SPACE}%"}


def decimal(number: float, digits: int, language: str) -> str:
    """A number with so many digits behind the point; a count has none."""
    pattern = f"#,##0.{'0' * digits}" if digits else "#,##0"
    return format_decimal(number, pattern, locale=language)


def percent(share: float, language: str) -> str:
    """A share from 0 to 1 in whole per cent."""
    return PERCENT[language].format(decimal(share * 100, 0, language))


def trusted(share: float, interval: Sequence[float], language: str) -> str:
    """A share, and between which bounds the true one lies."""
    low, high = (percent(bound, language) for bound in interval)
    return f"{percent(share, language)} ({low}–{high})"

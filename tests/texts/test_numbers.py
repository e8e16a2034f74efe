"""Numbers are written as each language writes them."""

from __future__ import annotations

from ludoteca.texts.numbers import decimal, percent, trusted


def test_a_point_in_english_is_a_comma_in_italian() -> None:
    assert (decimal(2.416, 2, "en"), decimal(2.416, 2, "it")) == ("2.42", "2,42")
    assert (decimal(12345, 0, "en"), decimal(12345, 0, "it")) == ("12,345", "12.345")


def test_italian_keeps_the_sign_of_per_cent_apart() -> None:
    assert (percent(0.404, "en"), percent(0.404, "it")) == ("40%", "40\N{NO-BREAK SPACE}%")
    assert trusted(0.5, (0.25, 0.75), "en") == "50% (25%–75%)"

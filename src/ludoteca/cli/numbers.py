"""Numbers on the command line; one that cannot be is refused with what could."""

from __future__ import annotations

from argparse import ArgumentTypeError
from math import isfinite


def at_least_one(text: str) -> int:
    """A count: 1, 2, 3, …"""
    try:
        number = int(text)
    except ValueError:
        raise ArgumentTypeError(f"{text}: a whole number is expected") from None
    if number < 1:
        raise ArgumentTypeError(f"{text}: at least one")
    return number


def seconds(text: str) -> float:
    """A time, more than none."""
    number = not_negative(text)
    if not number:
        raise ArgumentTypeError(f"{text}: more than 0 seconds")
    return number


def not_negative(text: str) -> float:
    """A number from 0 on."""
    try:
        number = float(text)
    except ValueError:
        raise ArgumentTypeError(f"{text}: a number is expected") from None
    if number < 0 or not isfinite(number):
        raise ArgumentTypeError(f"{text}: 0 or more")
    return number

"""Small drawings of a table for notebooks: boxes, dots and words of an SVG picture."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

INK = "#3a3128"
PAPER = "#f6efe0"
CARD = "#fffaf0"
SEAT_COLOURS = ("#b4472e", "#2f6690", "#5b7f3a", "#8a5a9e", "#b8860b")


def sheet(width: int, height: int, parts: Iterable[str]) -> str:
    """A sheet of paper with all that is drawn on it."""
    size = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    font = f'font-family="Georgia, serif" font-size="13" fill="{INK}"'
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} {font}>',
            f'<rect width="{width}" height="{height}" fill="{PAPER}"/>',
            *parts,
            "</svg>",
        ]
    )


def box(x: float, y: float, width: float, height: float, fill: str) -> str:
    """A rectangle with round corners."""
    return (
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="3" fill="{fill}" '
        f'stroke="{INK}" stroke-opacity="0.5"/>'
    )


def dot(x: float, y: float, fill: str = "#7a3b1e", stroke: str = "#fff") -> str:
    """A piece."""
    return f'<circle cx="{x}" cy="{y}" r="5" fill="{fill}" stroke="{stroke}"/>'


def words(x: float, y: float, said: str, size: int = 13, anchor: str = "start", fill: str = INK) -> str:
    """A line of words."""
    style = f'font-size="{size}" text-anchor="{anchor}" fill="{fill}"'
    return f'<text x="{x}" y="{y}" {style}>{escape(said)}</text>'

"""How learning went, as a page: shares of victories with their intervals, and the figures of every round."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from ludoteca.learning.course import Step
from ludoteca.report import Bar, Section, framed
from ludoteca.texts import Texts

PAGE = "progress.html"
HEADS = ("learn-minutes", "learn-positions", "learn-by-hand", "learn-loss", "learn-elo")


def write_page(steps: Sequence[Step], folder: Path, texts: Texts) -> None:
    """Write the page into the folder of learning."""
    title = texts.text("learn-title", game=texts.text("game-title"))
    lead = texts.text("learn-lead", rounds=len(steps))
    page = framed(title, lead, sections(steps, texts), texts.text("learn-note"), texts.language)
    (folder / PAGE).write_text(page, "utf-8")


def sections(steps: Sequence[Step], texts: Texts) -> Iterator[Section]:
    """For every number of seats the shares, and the figures."""
    for seats in sorted({step.seats for step in steps}):
        rounds = [step for step in steps if step.seats == seats]
        names = [texts.text("learn-round", round=step.round) for step in rounds]
        yield Section(
            texts.text("learn-shares", seats=seats),
            texts.text("learn-shares-note", seats=seats),
            bars=[
                Bar(name, step.share, f"{step.share:.0%}", step.low, step.high)
                for name, step in zip(names, rounds, strict=True)
            ],
            fair=1 / seats if seats > 1 else None,
        )
        yield Section(
            texts.text("learn-rounds", seats=seats),
            heads=["", *map(texts.text, HEADS)],
            rows=[
                [
                    name,
                    f"{step.minutes:.1f}",
                    f"{step.positions:,}",
                    f"{step.handmade_loss:.3f}",
                    f"{step.loss:.3f}",
                    f"{step.elo:+.0f}",
                ]
                for name, step in zip(names, rounds, strict=True)
            ],
        )

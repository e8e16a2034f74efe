"""The pages that teach a game, drawn in a terminal."""

from __future__ import annotations

from collections.abc import Iterator

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ludoteca.texts import learn
from ludoteca.texts.learn import Block, Line, Section

STYLES = {"plain": "", "strong": "bold", "emphasis": "italic", "code": "cyan"}


def chapter(section: Section) -> RenderableType:
    """A whole chapter under its title."""
    return Group(Text(section.title, style="bold underline"), *map(block, section.blocks), Text())


def block(lines: Block) -> RenderableType:
    """Lines that belong together, in the way of their kind."""
    if lines.kind == "table":
        return _table(lines.lines)
    if lines.kind == "heading":
        return Group(*(Text(str(each), style="bold") for each in lines.lines))
    if lines.kind in ("list", "steps"):
        marks = ["•"] * len(lines.lines) if lines.kind == "list" else [f"{n}." for n in _numbers(lines)]
        return Group(*(_marked(mark, each) for mark, each in zip(marks, lines.lines, strict=True)))
    inner = Group(*map(line, lines.lines))
    return Padding(inner, (0, 0, 0, 3 if lines.kind == "box" else 0), expand=False)


def line(told: Line) -> Text:
    """A line with the numbers of the rules it tells."""
    cells = [_styled(cell) for cell in told.cells if learn.plain(cell)]
    words = Text(" · ").join(cells)
    if told.rules:
        words.append(f"  {', '.join(told.rules)}", style="dim")
    return words


def _styled(cell: learn.Text) -> Text:
    words = Text()
    for span in cell:
        if span.style != "element":
            words.append(span.text, style=STYLES[span.style])
        elif words.plain.endswith(" "):
            words.right_crop(1)
    return words


def _numbers(lines: Block) -> Iterator[int]:
    yield from range(1, len(lines.lines) + 1)


def _marked(mark: str, told: Line) -> RenderableType:
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_row(f" {mark}", line(told))
    return grid


def _table(lines: tuple[Line, ...]) -> RenderableType:
    head, *rows = lines
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for cell in head.cells:
        table.add_column(learn.plain(cell))
    for row in rows:
        table.add_row(*map(_styled, row.cells))
    return table

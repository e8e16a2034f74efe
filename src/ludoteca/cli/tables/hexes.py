"""A map of hexes in a terminal: rows of cells, each row half a cell beside the one above.

Cells stand at axial coordinates (q, r) of pointy hexes, r growing downwards: the neighbours of a cell are the
one to its left, the one to its right, two above and two below.

    ┌────┬────┐
    │ W  │ M  │
    └─┬──┴─┬──┴─┐
      │ ◉2 │ S  │
      └────┴────┘
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rich.console import Console, ConsoleOptions, RenderableType
from rich.text import Text

Hex = tuple[int, int]
Canvas = dict[tuple[int, int], int]

UP, RIGHT, DOWN, LEFT = 1, 2, 4, 8
CORNERS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""The character for every set of directions in which a border goes on."""
NARROWEST = 4


class HexMap:
    """Cells with a few short lines each; it takes the width it needs, or as much as there is."""

    def __init__(self, cells: Mapping[Hex, Sequence[Text | str]], style: str = "dim") -> None:
        self.cells = {
            place: [Text(line) if isinstance(line, str) else line for line in lines]
            for place, lines in cells.items()
        }
        self.style = style

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        """The rows of the map, borders and contents."""
        if not self.cells:
            return
        pitch = self._pitch(options.max_width)
        lines = max(1, *(len(content) for content in self.cells.values()))
        left = min(2 * q + r for q, r in self.cells)
        top = min(r for _, r in self.cells)
        borders: Canvas = {}
        contents: dict[tuple[int, int], Text] = {}
        for (q, r), content in self.cells.items():
            x, y = (2 * q + r - left) * pitch // 2, (r - top) * (lines + 1)
            _frame(borders, x, y, pitch, lines + 1)
            for number, words in enumerate(content):
                contents[x + 1, y + 1 + number] = _centred(words, pitch - 1)
        for y in range(max(y for _, y in borders) + 1):
            yield self._row(y, borders, contents)

    def _pitch(self, width: int) -> int:
        """The distance from a cell to its neighbour: even, so that half of it is whole."""
        places = [2 * q + r for q, r in self.cells]
        wanted = 2 + max((line.cell_len for lines in self.cells.values() for line in lines), default=1)
        room = 2 * (width - 1) // (max(places) - min(places) + 2)
        return max(NARROWEST, min(wanted + wanted % 2, room - room % 2))

    def _row(self, y: int, borders: Canvas, contents: Mapping[tuple[int, int], Text]) -> Text:
        row = Text()
        x, end = 0, max(x for x, other in borders if other == y)
        while x <= end:
            content = contents.get((x, y))
            if content is None:
                row.append(CORNERS[borders.get((x, y), 0)], style=self.style)
                x += 1
            else:
                row.append_text(content)
                x += content.cell_len
        return row


def _frame(borders: Canvas, x: int, y: int, width: int, height: int) -> None:
    """The border of one cell; where cells meet, their borders become one."""
    for step in range(width):
        for row in (y, y + height):
            _add(borders, x + step, row, RIGHT)
            _add(borders, x + step + 1, row, LEFT)
    for step in range(height):
        for column in (x, x + width):
            _add(borders, column, y + step, DOWN)
            _add(borders, column, y + step + 1, UP)


def _add(borders: Canvas, x: int, y: int, direction: int) -> None:
    borders[x, y] = borders.get((x, y), 0) | direction


def _centred(words: Text, width: int) -> Text:
    content = words.copy()
    content.truncate(width, overflow="ellipsis")
    free = width - content.cell_len
    return Text(" " * (free // 2)) + content + Text(" " * (free - free // 2))

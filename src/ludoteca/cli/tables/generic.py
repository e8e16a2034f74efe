"""The drawing for games without one of their own: any view, field by field, in the player's words.

A field is called by the message `field-<name>` if the game has it; words of the game's verbs are called by
their names, seats by who sits there. What is hidden or not there is left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict

from rich.console import Group, RenderableType
from rich.text import Text

from ludoteca.cli.console import game_title
from ludoteca.cli.tables.drawing import LABEL, Drawing
from ludoteca.cli.tables.flow import Flow
from ludoteca.core.verbs import SEAT
from ludoteca.core.view import View
from ludoteca.texts.texts import sentence

HEADER = ("game", "version", "options", "viewer", "seat", "step", "reveals")
"""What every view has, and what is book-keeping."""
PLAYERS = "players"

Fact = tuple[str, object]


class GenericDrawing(Drawing):
    """Shows any game; those with a drawing of their own are nicer."""

    def table(self, view: View, width: int, all_points: bool = False) -> RenderableType:
        """All fields of the view, then the players."""
        fields = {name: value for name, value in asdict(view).items() if name not in HEADER}
        players = _items(fields.pop(PLAYERS, None))
        return Group(
            self.title([game_title(self.texts), self._step(view.step)]),
            *self._fields(fields),
            *(line for seat, player in enumerate(players) for line in self._player(view, seat, player)),
        )

    def board(self, view: View, seat: int) -> RenderableType:
        """One player."""
        players = _items(asdict(view).get(PLAYERS))
        return Group(*self._player(view, seat, players[seat])) if seat < len(players) else self.player(seat)

    def _step(self, step: str) -> str:
        return self.texts.text(f"step-{step}") if self.texts.has(f"step-{step}") else _spaced(step)

    def _player(self, view: View, seat: int, player: object) -> Iterator[RenderableType]:
        head = self.player(seat)
        if seat == view.seat:
            head.append(" ◂", style="bold cyan")
        if not isinstance(player, Mapping):
            yield Flow(head + Text("  "), self._entries(PLAYERS, player), head.cell_len + 2)
            return
        facts = [
            entry for name, value in player.items() if _is_plain(value) for entry in self._fact(name, value)
        ]
        yield Flow(head + Text("  "), facts, head.cell_len + 2)
        yield from self._areas(player.items())

    def _fields(self, fields: Mapping[str, object]) -> Iterator[RenderableType]:
        facts = [
            entry for name, value in fields.items() if _is_plain(value) for entry in self._fact(name, value)
        ]
        if facts:
            yield Flow(Text(" "), facts, 1)
        yield from self._areas(fields.items())

    def _areas(self, fields: Iterable[Fact]) -> Iterator[RenderableType]:
        """A line for each field that is more than a number or a word."""
        for name, value in fields:
            entries = [] if _is_plain(value) else self._entries(name, value)
            if entries:
                label = Text(f" {self._called(name)} ")
                yield Flow(label, entries, max(LABEL, label.cell_len))

    def _fact(self, name: str, value: object) -> list[Text]:
        """A field with its value; a yes is the field's name, what is not there is not told."""
        called = self._called(name)
        if value is None or value is False:
            return []
        if value is True:
            return [Text(called)]
        if not _is_plain(value):
            inner = ", ".join(entry.plain for entry in self._entries(name, value))
            return [Text.assemble((f"{called} ", "dim"), inner)] if inner else []
        return [Text.assemble((f"{called} ", "dim"), self._word(name, value))]

    def _entries(self, field: str, value: object) -> list[Text]:
        """The things of a list or a table, each with its number or with what is known of it."""
        if _is_plain(value):
            return [] if value is None else [Text(self._word(field, value))]
        if not isinstance(value, Mapping):
            return [self._thing(field, "", part) for part in _items(value) if part is not None]
        return [
            self._thing(field, f"{self._word(field, key)} ", part)
            for key, part in value.items()
            if part not in (None, 0, False)
        ]

    def _thing(self, field: str, called: str, value: object) -> Text:
        if value is True:
            return Text(called.rstrip())
        if _is_plain(value):
            return Text.assemble(called, (self._word(field, value), "bold" if called else ""))
        if isinstance(value, Mapping):
            known = [fact for name, part in value.items() for fact in self._fact(name, part)]
        else:
            known = self._entries(field, value)
        if not known:
            return Text(called.rstrip() or "–")
        facts = Text(", ").join(known)
        return Text.assemble(called, "(", facts, ")") if called else facts

    # --- words -------------------------------------------------------------------------------------

    def _called(self, field: str) -> str:
        return (
            self.texts.text(f"field-{field}")
            if self.texts.has(f"field-{field}")
            else sentence(_spaced(field))
        )

    def _word(self, field: str, value: object) -> str:
        """A value in the player's words."""
        if isinstance(value, bool):
            return self.texts.setting(value)
        if isinstance(value, int):
            return self.name(value) if self._is_seat(field) and 0 <= value < len(self.names) else str(value)
        for kind in self._kinds(field, str(value)):
            if self.texts.has(f"{kind}-{value}"):
                return self.texts.name(kind, str(value))
        return _spaced(str(value))

    def _is_seat(self, field: str) -> bool:
        return self.game.arguments.get(field, field) == SEAT

    def _kinds(self, field: str, value: str) -> Iterator[str]:
        """What a word may be: what its field speaks of (`goods_supply`), or a value of one of the verbs."""
        yield self.game.arguments.get(field, field)
        yield from (word.removesuffix("s") for word in field.split("_"))
        for verb in self.game.verbs.verbs:
            yield from (domain.kind for domain in verb.domains if value in domain.values)


def _spaced(name: str) -> str:
    return name.replace("_", " ")


def _is_plain(value: object) -> bool:
    return value is None or isinstance(value, bool | int | float | str)


def _items(value: object) -> list[object]:
    return list(value) if isinstance(value, list | tuple | set | frozenset) else []

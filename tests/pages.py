"""The pages that teach a game, as tests look at them."""

from __future__ import annotations

from pathlib import Path

from ludoteca.core.game import Game
from ludoteca.texts import learn
from tests.tool import ROOT, load_tool

rule_coverage = load_tool("rule_coverage")


def rules_of_document(game: Game) -> list[str]:
    """The numbered rules of the game's rules document, worked examples left out."""
    document = Path(ROOT / "docs" / "rules" / f"{game.id}.md").read_text(encoding="utf-8")
    return [rule for rule in rule_coverage.rules_of(document) if rule.startswith(f"{game.rule_prefix}-")]


def rules_of_pages(game: str, language: str) -> set[str]:
    """All rules that the pages name."""
    return {rule for section in learn.pages(game, language) for rule in section.rules}


def tables_of(game: str, language: str, section_id: str) -> list[list[list[str]]]:
    """The tables of a section, row by row."""
    section = next(s for s in learn.pages(game, language) if s.id == section_id)
    return [
        [[learn.plain(cell) for cell in line.cells] for line in block.lines]
        for block in section.blocks
        if block.kind == "table"
    ]

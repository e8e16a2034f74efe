"""The page of statistics as one HTML file."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from importlib.resources import files

from ludoteca.arena.figures import Figures
from ludoteca.core import registry
from ludoteca.report.charts import bars, columns
from ludoteca.report.sections import Section, sections
from ludoteca.texts import Texts

STYLE = files(__package__).joinpath("style.css").read_text("utf-8")


def page(figures: Figures, texts: Texts) -> str:
    """The whole page in the language of the texts."""
    game = texts.text("game-title") if texts.has("game-title") else registry.game(figures.game).title
    title = texts.text("stats-title", game=game)
    games = texts.text("stats-games", games=figures.games)
    return framed(title, games, sections(figures, texts), texts.text("stats-note"), texts.language)


def framed(title: str, lead: str, parts: Iterable[Section], note: str, language: str) -> str:
    """Sections under a title, with a note at the foot."""
    inner = "\n".join(map(drawn, parts))
    return f"""<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title>
<style>{STYLE}</style>
</head>
<body>
<main>
<header><h1>{escape(title)}</h1>
<p>{escape(lead)}</p></header>
{inner}
<footer>{escape(note)}</footer>
</main>
</body>
</html>
"""


def drawn(section: Section) -> str:
    """A framed part of the page; a drawing is told by its title to who cannot see it."""
    if section.columns:
        inner = columns(section.columns)
    elif section.bars:
        inner = bars(section.bars, section.fair)
    else:
        inner = table(section.heads, section.rows)
    inner = inner.replace('role="img"', f'role="img" aria-label="{escape(section.title)}"', 1)
    told = f"<p>{escape(section.note)}</p>" if section.note else ""
    return f'<section><h2>{escape(section.title)}</h2>{told}<div class="scroll">{inner}</div></section>'


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Plain rows under their heads."""
    top = "".join(f"<th>{escape(head)}</th>" for head in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"

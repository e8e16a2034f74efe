"""The page of statistics itself: figures in, HTML out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from html import escape
from importlib.resources import files

from ludoteca.arena.figures import Figures, Tally, Use, buckets
from ludoteca.cli.console import game_title
from ludoteca.cli.report.charts import Bar, bars, columns
from ludoteca.core import registry
from ludoteca.texts import Texts

MOST_ROWS = 20
"""Of what is done, so many kinds a verb are shown, the most frequent ones."""

STYLE = files(__package__).joinpath("style.css").read_text("utf-8")


def page(figures: Figures, texts: Texts) -> str:
    """The whole page in the language of the texts."""
    title = texts.text("stats-title", game=game_title(texts))
    parts = "\n".join(sections(figures, texts))
    return f"""<!doctype html>
<html lang="{texts.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title>
<style>{STYLE}</style>
</head>
<body>
<main>
<header><h1>{escape(title)}</h1>
<p>{escape(texts.text("stats-games", games=figures.games))}</p></header>
{parts}
<footer>{escape(texts.text("stats-note"))}</footer>
</main>
</body>
</html>
"""


def sections(figures: Figures, texts: Texts) -> Iterator[str]:
    """One for every question."""
    for seats, lengths in sorted(figures.lengths.items()):
        note = texts.text("stats-length-note", mean=round(sum(lengths) / len(lengths)), games=len(lengths))
        yield section(texts.text("stats-length", seats=seats), note, columns(buckets(lengths)))
    yield section(texts.text("stats-scores"), texts.text("stats-scores-note"), score_columns(figures))
    for seats, places in sorted(figures.by_seat.items()):
        if seats > 1:
            rows = [
                shares(texts.text("stats-seat", seat=seat + 1), tally) for seat, tally in enumerate(places)
            ]
            fair = sum(tally.share for tally in places) / seats
            title = texts.text("stats-seats", seats=seats)
            yield section(title, texts.text("stats-fair-note"), bars(rows, fair))
    if len(figures.by_player) > 1:
        yield section(texts.text("stats-players"), "", players(figures, texts))
    if figures.sources:
        yield section(texts.text("stats-sources"), texts.text("stats-sources-note"), sources(figures, texts))
    yield from uses(figures, texts)


def section(title: str, note: str, inner: str) -> str:
    """A framed part of the page; the drawing is told by its title to who cannot see it."""
    inner = inner.replace('role="img"', f'role="img" aria-label="{escape(title)}"', 1)
    told = f"<p>{escape(note)}</p>" if note else ""
    return f'<section><h2>{escape(title)}</h2>{told}<div class="scroll">{inner}</div></section>'


def score_columns(figures: Figures) -> str:
    """Points of everybody, and of the winners before them."""
    steps = buckets(figures.scores)
    won = Counter(figures.winning)
    also = [sum(won[points] for points in range(low, high + 1)) for low, high, _ in steps]
    return columns(steps, also)


def shares(name: str, tally: Tally) -> Bar:
    """How often these win."""
    return Bar(name, tally.share, f"{tally.share:.0%} · {tally.count:,}", tally.interval)


def players(figures: Figures, texts: Texts) -> str:
    """Who played, the best first."""
    heads = ("stats-player", "stats-played", "arena-share", "arena-score")
    rows = []
    for name, tally in sorted(figures.by_player.items(), key=lambda entry: -entry[1].share):
        low, high = tally.interval
        share = f"{tally.share:.0%} ({low:.0%}–{high:.0%})"
        rows.append((name, f"{tally.count:,}", share, f"{tally.mean:.1f}"))
    return table([texts.text(head) for head in heads], rows)


def sources(figures: Figures, texts: Texts) -> str:
    """Points by source, of a winner and of another player on average."""
    winners = len(figures.winning)
    others = len(figures.scores) - winners
    rows = [
        (
            texts.source(source),
            f"{won / max(1, winners):.1f}",
            f"{lost / max(1, others):.1f}" if others else "–",
        )
        for source, (won, lost) in figures.sources.items()
    ]
    return table([texts.text(head) for head in ("end-source", "stats-winner", "stats-other")], rows)


def uses(figures: Figures, texts: Texts) -> Iterator[str]:
    """For every verb with words of its own: what is chosen, and how those fare who choose it."""
    verbs: dict[str, list[tuple[tuple[str, ...], Use]]] = {}
    for use, entry in figures.uses.items():
        verbs.setdefault(use[0], []).append((use, entry))
    names = [name for name, _ in sorted(figures.by_player.items(), key=lambda entry: -entry[1].share)]
    compared = names if len(names) > 1 else []
    heads = ["stats-use", "stats-times", "stats-done-by", "stats-win-share"]
    note = texts.text("stats-uses-note")
    for verb, entries in sorted(verbs.items(), key=lambda each: -sum(entry.times for _, entry in each[1])):
        if len(entries) < 2:
            continue
        entries.sort(key=lambda each: -each[1].times)
        rows = [
            (
                use_name(figures.game, use, texts),
                f"{entry.times / figures.games:.2f}",
                f"{entry.tally.count / len(figures.scores):.0%}",
                f"{entry.tally.share:.0%}",
                *(per_game(figures, name, use) for name in compared),
            )
            for use, entry in entries[:MOST_ROWS]
        ]
        inner = table([*(texts.text(head) for head in heads), *compared], rows)
        yield section(texts.text("stats-uses", verb=verb), note, inner)
        note = ""


def per_game(figures: Figures, player: str, use: tuple[str, ...]) -> str:
    """How often one player does it in a game."""
    return f"{figures.uses_by_player[player][use] / figures.by_player[player].count:.2f}"


def use_name(game: str, use: tuple[str, ...], texts: Texts) -> str:
    """The words of a use as the game calls them."""
    room = registry.game(game)
    verb = next(verb for verb in room.verbs.verbs if verb.word == use[0])
    domains = [domain for domain in verb.domains if not domain.is_number and not domain.is_plain]
    if len(domains) == len(verb.domains):
        return texts.label(room.parse(" ".join(use)))
    named = (texts.name(domain.kind, value) for domain, value in zip(domains, use[1:], strict=True))
    return ", ".join(named) or use[0]


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Plain rows under their heads."""
    top = "".join(f"<th>{escape(head)}</th>" for head in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"

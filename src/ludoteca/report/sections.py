"""The sections of a page of statistics: figures in, words and numbers out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from ludoteca.arena.figures import Figures, Tally, Use, buckets
from ludoteca.bots import LEVELS
from ludoteca.core import registry
from ludoteca.texts import Texts
from ludoteca.texts.numbers import decimal, percent, trusted

MOST_ROWS = 20
"""Of what is done, so many kinds a verb are shown, the most frequent ones."""
PERSON = "person"
"""The player who stands for all people, where their names do not matter."""


@dataclass(frozen=True)
class Column:
    """How many numbers lie between two bounds, and how many of them are the winners'."""

    low: int
    high: int
    count: int
    part: int = 0

    @property
    def name(self) -> str:
        """The bounds in words."""
        return str(self.low) if self.low == self.high else f"{self.low}–{self.high}"


@dataclass(frozen=True)
class Bar:
    """A share from 0 to 1, its name, what stands beside it, and where the true share lies."""

    name: str
    share: float
    words: str
    low: float
    high: float


@dataclass(frozen=True)
class Section:
    """An answer to one question: columns, bars with the fair share, or a table with its heads."""

    title: str
    note: str = ""
    columns: list[Column] = field(default_factory=list)
    bars: list[Bar] = field(default_factory=list)
    fair: float | None = None
    heads: list[str] = field(default_factory=list)
    rows: list[list[str]] = field(default_factory=list)


def sections(figures: Figures, texts: Texts) -> Iterator[Section]:
    """One for every question, in the language of the texts."""
    for seats, lengths in sorted(figures.lengths.items()):
        games = lengths.total()
        mean = round(sum(length * times for length, times in lengths.items()) / games)
        yield Section(
            texts.text("stats-length", seats=seats),
            texts.text("stats-length-note", mean=mean, games=games),
            columns=columns(lengths),
        )
    yield Section(
        texts.text("stats-scores"),
        texts.text("stats-scores-note"),
        columns=columns(figures.scores, figures.winning),
    )
    for seats, places in sorted(figures.by_seat.items()):
        if seats > 1:
            yield Section(
                texts.text("stats-seats", seats=seats),
                texts.text("stats-fair-note"),
                bars=[
                    bar(texts.text("stats-seat", seat=i + 1), tally, texts) for i, tally in enumerate(places)
                ],
                fair=sum(tally.share for tally in places) / seats,
            )
    if len(figures.by_player) > 1:
        yield players(figures, texts)
    if figures.sources:
        yield sources(figures, texts)
    yield from uses(figures, texts)


def columns(counted: Counter[int], winning: Counter[int] | None = None) -> list[Column]:
    """Numbers in round steps; of winners among them, if that is the question."""
    won = winning or Counter()
    return [
        Column(low, high, count, sum(won[number] for number in range(low, high + 1)))
        for low, high, count in buckets(counted)
    ]


def bar(name: str, tally: Tally, texts: Texts) -> Bar:
    """How often these win."""
    language = texts.language
    words = f"{percent(tally.share, language)} · {decimal(tally.count, 0, language)}"
    return Bar(name, tally.share, words, *tally.interval)


def best_first(figures: Figures) -> list[str]:
    """Those who played, by their share of victories."""
    return sorted(figures.by_player, key=lambda name: -figures.by_player[name].share)


def player_name(name: str, texts: Texts) -> str:
    """A player in words: a level of the house, people in general, or whoever it is by name."""
    return texts.text(f"bot-{name}") if name in LEVELS or name == PERSON else name


def players(figures: Figures, texts: Texts) -> Section:
    """Who played, the best first."""
    heads = ("stats-player", "stats-played", "arena-share", "arena-score")
    rows, language = [], texts.language
    for name in best_first(figures):
        tally = figures.by_player[name]
        count, mean = decimal(tally.count, 0, language), decimal(tally.mean, 1, language)
        rows.append([player_name(name, texts), count, trusted(tally.share, tally.interval, language), mean])
    return Section(texts.text("stats-players"), heads=[texts.text(head) for head in heads], rows=rows)


def sources(figures: Figures, texts: Texts) -> Section:
    """Points by source, of a winner and of another player on average."""
    winners = figures.winning.total()
    others = figures.scores.total() - winners
    rows = [
        [
            texts.source(source),
            decimal(won / max(1, winners), 1, texts.language),
            decimal(lost / max(1, others), 1, texts.language) if others else "–",
        ]
        for source, (won, lost) in figures.sources.items()
    ]
    heads = [texts.text(head) for head in ("end-source", "stats-winner", "stats-other")]
    return Section(texts.text("stats-sources"), texts.text("stats-sources-note"), heads=heads, rows=rows)


def uses(figures: Figures, texts: Texts) -> Iterator[Section]:
    """For every verb with words of its own: what is chosen, and how those fare who choose it."""
    verbs: dict[str, list[tuple[tuple[str, ...], Use]]] = {}
    for use, entry in figures.uses.items():
        verbs.setdefault(use[0], []).append((use, entry))
    names = best_first(figures)
    compared = names if len(names) > 1 else []
    heads = [
        *(texts.text(head) for head in ("stats-use", "stats-times", "stats-done-by", "stats-win-share")),
        *(player_name(name, texts) for name in compared),
    ]
    note = texts.text("stats-uses-note")
    everybody = figures.scores.total()
    for entries in sorted(verbs.values(), key=lambda entries: -sum(entry.times for _, entry in entries)):
        if len(entries) < 2:
            continue
        entries.sort(key=lambda each: -each[1].times)
        rows = [
            [
                use_name(figures.game, use, texts),
                decimal(entry.times / figures.games, 2, texts.language),
                percent(entry.tally.count / everybody, texts.language),
                percent(entry.tally.share, texts.language),
                *(decimal(per_game(figures, name, use), 2, texts.language) for name in compared),
            ]
            for use, entry in entries[:MOST_ROWS]
        ]
        yield Section(texts.text("stats-uses", choice=rows[0][0]), note, heads=heads, rows=rows)
        note = ""


def per_game(figures: Figures, player: str, use: tuple[str, ...]) -> float:
    """How often one player does it in a game."""
    return figures.uses_by_player[player][use] / figures.by_player[player].count


def use_name(game: str, use: tuple[str, ...], texts: Texts) -> str:
    """The words of a use as the game calls them."""
    room = registry.game(game)
    verb = next(verb for verb in room.verbs.verbs if verb.word == use[0])
    domains = [domain for domain in verb.domains if not domain.is_number and not domain.is_plain]
    if len(domains) == len(verb.domains):
        return texts.label(room.parse(" ".join(use)))
    named = (texts.name(domain.kind, value) for domain, value in zip(domains, use[1:], strict=True))
    return ", ".join(named) or use[0]

"""Reading a rules document: its sections, its numbered rules, its glossary.

A rule begins with its number: at the head of a paragraph (`AD-5.1 …`), of a bullet or an item
(`- **PR-5.38** …`, `2. **RP-8.2** …`), of a row of a table (`| RP-4.10 | …`), or in the comment of a line
of data (`road: … # RB-1.9`). Lists, tables and data that a rule announces belong to it.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, field

NUMBER = r"(?:[A-Z]{2}-\d+\.\w+(?:\.\w+)*|EX-[A-Z]?\d+|D-\d+[a-z]?)"
HEADING = re.compile(r"^(#{1,6}) (?:(\d+(?:\.\d+)*)\.? )?(.+)$")
RULE = re.compile(rf"^(?P<bullet>- |\d+\. )?(?:\*\*)?(?P<number>{NUMBER})(?![\w.-]|\.\w)(?P<rest>.*)$")
ROW = re.compile(rf"^\| (?P<number>{NUMBER}) \|")
IN_DATA = re.compile(rf"^\S.*?({NUMBER})")
TAG = r"\*{0,2}\[[^\]]*\]\*{0,2}"
SOURCE_TAG = re.compile(r"(?<=[.):;*]) \*{0,2}\[(?:book|public|consequence)\]\*{0,2}(?! [=—])")
TECHNICAL = re.compile(
    r"\b(sources|machine|state|flow|screen|decisions?|randomness|invariants|examples|notation|data block"
    r"|canonical|chains of small|orders and sizes|asynchronous)\b"
)
"""Words in the headings of sections that players need last; what stands under such a heading is like it."""


@dataclass
class Section:
    """A heading and what stands under it, up to the next heading."""

    level: int
    number: str
    title: str
    is_technical: bool
    lines: list[str] = field(default_factory=list)

    @property
    def heading(self) -> str:
        """Number and title."""
        return f"{self.number} {self.title}".strip()

    @property
    def text(self) -> str:
        """What stands under the heading, as Markdown."""
        return tidy("\n".join(self.lines))

    @property
    def is_data(self) -> bool:
        """Does it begin with a block of data, and not with words?"""
        return self.text.startswith("```")


@dataclass(frozen=True)
class Rule:
    """One numbered rule."""

    number: str
    text: str
    section: Section

    @property
    def is_data(self) -> bool:
        """Is it a block of data without words?"""
        return self.text.startswith(f"**{self.number}**\n```")


def plain(text: str) -> str:
    """Lower case, without accents, underscores and fancy apostrophes: for comparing words."""
    decomposed = unicodedata.normalize("NFD", text.casefold().replace("’", "'").replace("_", " "))
    return " ".join("".join(c for c in decomposed if not unicodedata.combining(c)).split())


def tidy(text: str) -> str:
    """A text without the marks that say where a rule comes from."""
    return SOURCE_TAG.sub("", text).strip("\n").removesuffix("---").strip("\n")


def sections(document: str) -> list[Section]:
    """The headings in order, each with its lines."""
    found = [Section(1, "", "", False)]
    above: dict[int, bool] = {}
    in_code = False
    for line in document.splitlines():
        in_code ^= line.startswith("```")
        heading = None if in_code else HEADING.match(line)
        if heading:
            level = len(heading[1])
            above = {other: is_technical for other, is_technical in above.items() if other < level}
            above[level] = level > 1 and bool(TECHNICAL.search(plain(heading[3])))
            found.append(Section(level, heading[2] or "", heading[3], any(above.values())))
        else:
            found[-1].lines.append(line)
    return found[1:]


def rules(found: list[Section]) -> list[Rule]:
    """Every numbered rule, in the order of the document; a number in data counts where no words have it."""
    told = {rule.number: rule for section in found for rule in _told(section)}
    everything: list[Rule] = []
    for section in found:
        everything += _data(section, set(told))
        everything += [rule for rule in told.values() if rule.section is section]
    return everything


def _told(section: Section) -> Iterator[Rule]:
    """The rules in words, each with the lines that continue it."""
    current: _Open | None = None
    heads: list[str] = []
    in_code = False
    for line in [*section.lines, "---"]:
        begins = None if in_code else RULE.match(line)
        row = None if in_code else ROW.match(line)
        if not line.startswith("|"):
            heads = []
        elif not heads:
            heads = _cells(line)
        if current and (begins or row or not (in_code or current.goes_on(line))):
            yield current.close(section)
            current = None
        if begins:
            current = _Open(begins)
        elif row:
            yield Rule(row["number"], _row(row["number"], heads, _cells(line)), section)
        elif current:
            current.lines.append(line)
        in_code ^= line.startswith("```")


class _Open:
    """A rule that is being read."""

    def __init__(self, begins: re.Match[str]) -> None:
        self.number = begins["number"]
        self.is_bullet = bool(begins["bullet"])
        bold = f"**{self.number}"
        rest = begins["rest"]
        self.lines = [bold + rest if "**" in begins[0].partition(self.number)[0] else f"{bold}**{rest}"]

    def goes_on(self, line: str) -> bool:
        """Does a line belong to the rule?"""
        if not line.strip():
            return True
        if line == "---":
            return False
        if self.lines[-1].strip():
            return not line.startswith(("- ", "**") if self.is_bullet else "**")
        if line.startswith(("|", "```")):
            return self._announces()
        return line.startswith("  ") or (not self.is_bullet and line.startswith("["))

    def _announces(self) -> bool:
        """Is something to follow: does it end with a colon, or say nothing but its number yet?"""
        words = re.sub(rf"(?:\s*{TAG})+(?=:?\s*$)", "", "\n".join(self.lines)).strip()
        return words.endswith(":") or words == f"**{self.number}**"

    def close(self, section: Section) -> Rule:
        return Rule(self.number, tidy("\n".join(self.lines)), section)


def _data(section: Section, told: set[str]) -> Iterator[Rule]:
    """The rules in the comments of data: a line with a number, up to the next such line."""
    number, current = "", list[str]()
    in_code = False
    for line in section.lines:
        is_fence = line.startswith("```")
        found = IN_DATA.match(line) if in_code and not is_fence else None
        begins = found is not None and found[1] not in told
        if number and (begins or is_fence):
            yield Rule(number, "\n".join([f"**{number}**", "```", *current, "```"]), section)
            number = ""
        if found is not None and begins:
            number, current = found[1], []
        current.append(line)
        in_code ^= is_fence


def _cells(row: str) -> list[str]:
    return [cell.strip() for cell in row.strip().strip("|").split("|")]


def _row(number: str, heads: list[str], cells: list[str]) -> str:
    """A row of a table as a sentence: what it is, then each column with its heading."""
    what, *others = cells[1:]
    told = [f"*{head}:* {cell}" for head, cell in zip(heads[2:], others, strict=False) if cell.strip("–- ")]
    return tidy("; ".join([f"**{number}** {what}", *told]))


def glossary(found: list[Section]) -> dict[str, tuple[str, ...]]:
    """Italian words to English ones, from every table that has the two columns."""
    words: dict[str, tuple[str, ...]] = {}
    for section in found:
        heads: list[str] = []
        for line in section.lines:
            if not line.startswith("|"):
                heads = []
            elif not heads:
                heads = [HEADS.get(head, head) for head in _cells(line)]
            elif not set(line) <= set("|-: "):
                for italian, english in _pairs(heads, _cells(line)):
                    words[italian] = tuple(dict.fromkeys((*words.get(italian, ()), *english)))
    return words


HEADS = {"IT": "Italian", "Italiano": "Italian", "EN": "English", "English (UI)": "English"}


def _pairs(heads: list[str], cells: list[str]) -> Iterator[tuple[str, list[str]]]:
    """Words side by side; two lists of equal length are paired one by one."""
    for column, head in enumerate(heads):
        if head != "Italian" or column >= len(cells):
            continue
        beside = [i for i in (column + 1, column - 1) if 0 <= i < len(heads) and heads[i] == "English"]
        italian = re.split("[/,]", cells[column])
        english = re.split("[/,]", cells[beside[0]] if beside else cells[0])
        if len(italian) != len(english):
            italian, english = [", ".join(italian)], [", ".join(english)]
        for left, right in zip(italian, english, strict=True):
            if _words(right):
                yield from ((word, _words(right)) for word in _words(left))


def _words(cell: str) -> list[str]:
    """The words of a cell: `role / role card`, `victory points (VP)`, a name in backticks."""
    parts = re.split(r"[/(),`]", cell.replace("(s)", ""))
    return [plain(part) for part in parts if plain(part)]

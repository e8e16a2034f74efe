"""Which rules of docs/rules/*.md does no test cite?

    python3 tools/rule_coverage.py

A rule is a line of a rules document that begins with its number: `- **PR-5.38** ...`, `AD-5.24 ...`,
`| RP-4.69 | ...`; worked examples are numbered `PR-9.T4` or `EX-B4`. A test cites a rule in its name
(`test_PR_5_38_house_closes`), or anywhere inside it or in the comment above it (`PR-5.38`). A range such
as `PR-5.35 … PR-5.40` cites nothing: it says where to read, not what was proven.

Only games of the house count, those that src/ludoteca/games/__init__.py lists as `GAMES`. Numbers that
begin with EX are used by several games; they count only in tests under a folder of the game.
Exits with 1 if a rule is left.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]

# Rules that say nothing a program could do wrong, with the reason. Keep these lists short.
NOT_BEHAVIOUR: dict[str, dict[str, str]] = {
    "puerto_rico": {
        "PR-0.1": "how rules are numbered and tagged",
        "PR-0.2": "which source wins",
        "PR-0.3": "where the figures come from",
        "PR-0.4": "meaning of words",
        "PR-4.17": "a liberty for interfaces",
    },
    "roads_and_boats": {
        "RB-0.1": "how rules are numbered and tagged",
        "RB-0.2": "where the figures come from",
        "RB-0.3": "which part of the document wins",
        "RB-5.31": "a filter for searches, not a rule",
        "RB-5.32": "a filter for searches, not a rule",
        "RB-5.33": "a liberty for bots",
        "RB-5.34": "a filter for searches, not a rule",
        "RB-5.35": "a filter for searches, not a rule",
    },
    "age_of_discovery": {
        "AD-0.1": "how rules are numbered",
        "AD-0.2": "which source wins",
        "AD-0.3": "where numbers may be corrected",
        "AD-0.4": "meaning of words",
        "AD-2.1": "how a board may be drawn",
        "AD-4.8": "a liberty for interfaces",
    },
    "rio_de_la_plata": {
        "RP-0.1": "how rules are numbered and tagged",
        "RP-0.2": "which source wins",
        "RP-0.3": "where the figures come from",
        "RP-0.5": "meaning of words",
    },
    "romolo_o_remo": {
        "RR-0.1": "which source wins",
        "RR-0.2": "how rules are numbered and tagged",
        "RR-0.3": "what was consulted",
        "RR-0.4": "where reconstructed numbers stand",
        "RR-0.5": "meaning of words",
    },
}

ID = r"[A-Z]{2}-[0-9A-Z]+(?:\.[0-9A-Z]+)*"
DEFINITION = re.compile(rf"^(?:[-*] |\| ?|#+ )?(?:\*\*)?({ID})(?=[ *|.:]|$)")
IN_TEXT = re.compile(rf"\b{ID}")
RANGE = re.compile(rf"{ID}\s*(?:…|\.\.\.?|–|—|-|to|through)\s*{ID}")
IN_NAME = re.compile(r"(?<![A-Z])([A-Z]{2})_([0-9A-Z]+(?:_[0-9A-Z]+)*)(?=_|$)")


def rules_of(document: str) -> list[str]:
    """The numbers of the rules that a document states, in its order."""
    found = [match[1] for line in document.splitlines() if (match := DEFINITION.match(line))]
    return list(dict.fromkeys(found))


def cited_in_text(text: str, known: set[str]) -> set[str]:
    """Rules written as `PR-5.38`, ranges left out."""
    return set(IN_TEXT.findall(RANGE.sub(" ", text))) & known


def cited_in_name(name: str, known: set[str]) -> set[str]:
    """Rules written as `PR_5_38`; of several readings the longest that is a rule."""
    found = set()
    for prefix, rest in IN_NAME.findall(name):
        parts = rest.split("_")
        readings = (f"{prefix}-{'.'.join(parts[:length])}" for length in range(len(parts), 0, -1))
        found |= set(next(([reading] for reading in readings if reading in known), []))
    return found


def tests_of(source: str) -> Iterator[tuple[str, str]]:
    """Name and text of every test function, its decorators and the comment above it included."""
    lines = source.splitlines()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)]) - 1
            while first > 0 and lines[first - 1].lstrip().startswith("#"):
                first -= 1
            yield node.name, "\n".join(lines[first : node.end_lineno])


def citations(files: Iterable[Path], game: str, known: set[str]) -> set[str]:
    """All rules of a game that the tests in these files cite."""
    cited: set[str] = set()
    for file in files:
        countable = known if game in file.parts else {rule for rule in known if not rule.startswith("EX-")}
        for name, text in tests_of(file.read_text(encoding="utf-8")):
            cited |= cited_in_name(name, countable) | cited_in_text(text, countable)
    return cited


def house(root: Path) -> tuple[str, ...]:
    """The games that are open to players; a room that is still being furnished is not among them."""
    text = (root / "src" / "ludoteca" / "games" / "__init__.py").read_text(encoding="utf-8")
    for line in ast.parse(text).body:
        if isinstance(line, ast.Assign) and ast.unparse(line.targets[0]) == "GAMES":
            return tuple(ast.literal_eval(line.value))
    return ()


def report(root: Path, not_behaviour: dict[str, dict[str, str]]) -> tuple[list[str], bool]:
    """The summary, line by line, and whether every rule is cited."""
    files = sorted((root / "tests").rglob("test_*.py"))
    lines = []
    complete = True
    for game in house(root):
        document = root / "docs" / "rules" / f"{game}.md"
        rules = rules_of(document.read_text(encoding="utf-8"))
        excused = not_behaviour.get(game, {})
        cited = citations(files, game, set(rules))
        left = [rule for rule in rules if rule not in cited and rule not in excused]
        idle = [rule for rule in excused if rule not in rules or rule in cited]
        told = len(rules) - len(left) - len([rule for rule in excused if rule in rules])
        rest = f"{len(excused)} without behaviour, {len(left)} left"
        lines.append(f"{game}: {len(rules)} rules, {told} cited by tests, {rest}")
        lines += [f"  {rule}  no test cites it" for rule in left]
        lines += [f"  {rule}  is listed as not behaviour, but is cited or no rule" for rule in idle]
        complete = complete and not left and not idle
    if not lines:
        lines.append("there is no game in the house")
    return lines, complete


def main() -> int:
    """Print the summary; 0 if every rule is cited."""
    lines, complete = report(ROOT, NOT_BEHAVIOUR)
    print("\n".join(lines))
    if not complete:
        print("Write a test for each, with its number in the name: def test_PR_5_38_house_closes() ...")
    return 0 if complete else 1


if __name__ == "__main__":
    sys.exit(main())

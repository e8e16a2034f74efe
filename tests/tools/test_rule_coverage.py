"""The tool that lists rules without a test. Rule numbers here are spelled so that it does not count them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.tool import load_tool

TOOL = Path(__file__).parents[2] / "tools" / "rule_coverage.py"


tool = load_tool("rule_coverage")
KNOWN = {"ZZ-5.3", "ZZ-5.38", "ZZ-5.39", "ZZ-5.40", "ZZ-9.T4", "ZZ-6.2.10", "ZZ-6.2", "EX-B4"}


def test_rules_are_lines_that_begin_with_their_number() -> None:
    document = """
- **ZZ-0.1** bold, see ZZ-0.9
ZZ-0.2 plain
- ZZ-6.2.10 in a list
| ZZ-0.3 | in a table |
- **ZZ-9.T4 Worked.** example
- **EX-B4** another
- **ZZ-0.1** said twice
text about ZZ-0.8
  ZZ-0.7 is the continuation of a line
"""
    assert tool.rules_of(document) == ["ZZ-0.1", "ZZ-0.2", "ZZ-6.2.10", "ZZ-0.3", "ZZ-9.T4", "EX-B4"]


@pytest.mark.parametrize(
    ("text", "cited"),
    [
        ("# ZZ-5.38, ZZ-5.39", {"ZZ-5.38", "ZZ-5.39"}),
        ("(ZZ-5.38)", {"ZZ-5.38"}),
        ("ZZ-5.38.", {"ZZ-5.38"}),
        ("ZZ-5.381", set()),
        ("ZZ-9.T4: ZZ-6.2.10", {"ZZ-9.T4", "ZZ-6.2.10"}),
        ("EX-B4", {"EX-B4"}),
        ("ZZ-5.38 … ZZ-5.40", set()),
        ("ZZ-5.38 to ZZ-5.40", set()),
        ("ZZ-5.38-ZZ-5.40", set()),
        ("ZZ-5.38 ... ZZ-5.40, ZZ-5.39", {"ZZ-5.39"}),
    ],
)
def test_text_cites_single_rules_and_ranges_cite_nothing(text: str, cited: set[str]) -> None:
    assert tool.cited_in_text(text, KNOWN) == cited


@pytest.mark.parametrize(
    ("name", "cited"),
    [
        ("test_ZZ_5_38_house_closes", {"ZZ-5.38"}),
        ("test_ZZ_5_38_4_barrels", {"ZZ-5.38"}),
        ("test_ZZ_5_3_something", {"ZZ-5.3"}),
        ("test_ZZ_6_2_10_long_number", {"ZZ-6.2.10"}),
        ("test_ZZ_6_2_11_unknown_falls_back", {"ZZ-6.2"}),
        ("test_ZZ_9_T4_worked_example", {"ZZ-9.T4"}),
        ("test_EX_B4_worked_example", {"EX-B4"}),
        ("test_ZZ_5_38", {"ZZ-5.38"}),
        ("test_nothing_5_38", set()),
    ],
)
def test_names_cite_the_longest_rule_they_spell(name: str, cited: set[str]) -> None:
    assert tool.cited_in_name(name, KNOWN) == cited


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A house with one game, two rules and a worked example."""
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    (tmp_path / "docs" / "rules" / "zeta.md").write_text("- **ZZ-5.38** a\n- **ZZ-5.39** b\nEX-B4 c\n")
    (tmp_path / "tests" / "games" / "zeta").mkdir(parents=True)
    games = tmp_path / "src" / "ludoteca" / "games"
    games.mkdir(parents=True)
    (games / "__init__.py").write_text('GAMES = ("zeta",)\n')
    return tmp_path


def write(house: Path, where: str, text: str) -> None:
    (house / "tests" / where).parent.mkdir(parents=True, exist_ok=True)
    (house / "tests" / where).write_text(text)


def test_a_room_that_is_still_being_furnished_is_not_asked_for_its_rules(house: Path) -> None:
    (house / "src" / "ludoteca" / "games" / "omega").mkdir()
    (house / "docs" / "rules" / "omega.md").write_text("- **ZZ-5.40** d\n")
    lines, _ = tool.report(house, {})
    assert [line for line in lines if not line.startswith("  ")] == [
        "zeta: 3 rules, 0 cited by tests, 0 without behaviour, 3 left"
    ]


def test_only_tests_cite_rules(house: Path) -> None:
    """A helper, a module docstring or a string outside a test proves nothing."""
    write(
        house, "games/zeta/test_a.py", '"""ZZ-5.38"""\nRULE = "ZZ-5.39"\n\ndef helper():\n    """EX-B4"""\n'
    )
    lines, complete = tool.report(house, {})
    assert not complete
    assert lines[0] == "zeta: 3 rules, 0 cited by tests, 0 without behaviour, 3 left"


def test_names_docstrings_and_the_comment_above_count(house: Path) -> None:
    write(
        house,
        "games/zeta/test_a.py",
        'def test_ZZ_5_38_a():\n    """EX-B4"""\n\n\n# ZZ-5.39\ndef test_b():\n    pass\n',
    )
    lines, complete = tool.report(house, {})
    assert complete
    assert lines == ["zeta: 3 rules, 3 cited by tests, 0 without behaviour, 0 left"]


def test_worked_examples_count_only_in_the_folder_of_their_game(house: Path) -> None:
    write(
        house, "games/other/test_a.py", "def test_EX_B4_of_another_game(): pass\ndef test_ZZ_5_38(): pass\n"
    )
    lines, _ = tool.report(house, {})
    assert "  EX-B4  no test cites it" in lines
    assert "  ZZ-5.38  no test cites it" not in lines


def test_excuses_are_counted_and_must_be_needed(house: Path) -> None:
    write(house, "games/zeta/test_a.py", "def test_ZZ_5_38(): pass\ndef test_EX_B4(): pass\n")
    lines, complete = tool.report(house, {"zeta": {"ZZ-5.39": "words"}})
    assert (lines, complete) == (["zeta: 3 rules, 2 cited by tests, 1 without behaviour, 0 left"], True)
    _, complete = tool.report(house, {"zeta": {"ZZ-5.39": "words", "ZZ-5.38": "cited all the same"}})
    assert not complete


def test_every_rule_of_the_house_is_cited() -> None:
    """The tool as people run it."""
    done = subprocess.run([sys.executable, str(TOOL)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "0 left" in done.stdout

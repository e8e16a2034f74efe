"""The client's types follow the Python definitions: a changed view breaks the build, not the evening."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))

import make_types


def test_generated_types_are_up_to_date() -> None:
    assert make_types.main(["--check"]) == 0


def test_records_become_interfaces() -> None:
    view = make_types.files()["puerto_rico.ts"]
    assert "export interface PuertoRicoView {" in view
    assert "taken_by: number | null;" in view
    assert "counted_vp" not in view, "a screen never gets it"


def test_the_words_of_the_verbs_are_types() -> None:
    view = make_types.files()["puerto_rico.ts"]
    assert 'export type GoodId = "corn" | "indigo" | "sugar" | "tobacco" | "coffee";' in view
    assert "goods: Record<GoodId, number>;" in view


def test_tables_of_the_rulebook_come_along() -> None:
    view = make_types.files()["puerto_rico.ts"]
    assert "export const CITY_SPACES = 12 as const;" in view
    assert '{ name: "wharf", kind: "violet", good: "", price: 9,' in view
    assert "export const CORN " not in view, "a thing has a name; its number is the engine's own"


def test_every_game_of_the_house_has_its_file() -> None:
    made = make_types.files()
    assert all(f"{game.id}.ts" in made for game in make_types.registry.list_games())


def test_messages_have_their_tag() -> None:
    wire = make_types.files()["wire.ts"]
    assert '  type: "move";' in wire
    assert "export type FromClient = Hello | Move" in wire

"""Looking up rules as a player does: taught in his language, then numbered, the rest on request."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.texts import rulebook

from .conftest import Command

ENGINE_TALK = ("quarry_supply", "(also when D2", "vp_supply", "decline D3", "G: ", "PR-9.")


def rules(run: Command, *words: str) -> str:
    ran = run("rules", *words)
    assert ran.code == 0
    return ran.out


def test_a_topic_is_told_as_it_is_taught(run: Command) -> None:
    told = rules(run, "puerto_rico", "hacienda")
    assert "Before your ordinary tile you may draw one face-down plantation." in told
    assert "PR-5.17" in told
    assert not any(words in told for words in ENGINE_TALK)


def test_a_box_of_discoveries_is_told_as_it_is_taught(run: Command) -> None:
    told = rules(run, "age_of_discovery", "banchina", "--lang", "it")
    assert "La Banchina dei Coloni\n" in told
    assert "per una regione scoperta scelta dal" in " ".join(told.split())


def test_an_italian_player_reads_italian(run: Command) -> None:
    told = rules(run, "puerto_rico", "ospizio", "--lang", "it")
    assert "La tessera normale, piantagione o cava che sia" in told
    assert "whoever the player is" not in told
    assert not any(words in told for words in ENGINE_TALK)


def test_a_chapter_is_shown_whole(run: Command) -> None:
    told = rules(run, "puerto_rico", "commerciante", "--lang", "it")
    assert "Il commerciante\n" in told
    assert "Esempio." in told


def test_a_number_gives_the_lesson_first_and_the_rule_after_it(run: Command) -> None:
    told = rules(run, "puerto_rico", "PR-5.38", "--lang", "it")
    lesson, numbered = told.split("Le regole numerate (in inglese)")
    assert "Con la quarta merce la fase finisce" in lesson
    assert "fourth barrel" in numbered
    assert "5.7 Trader" in numbered


def test_technical_parts_come_on_request(run: Command) -> None:
    assert "PR-9.T12" not in rules(run, "puerto_rico", "hacienda")
    told = rules(run, "puerto_rico", "hacienda", "--all")
    assert (
        told.index("face-down plantation") < told.index("PR-5.17 Hacienda") < told.index("PR-9.T12 Hacienda")
    )
    assert "fills the island" in rules(run, "puerto_rico", "PR-9.T12")


def test_a_game_to_come_shows_the_rules_it_will_follow(
    run: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "omega.md").write_text(
        "# Omega\n\n## 3. Setup\n\n- **OM-3.1** Everybody takes a ferry. [book]\n"
    )
    monkeypatch.setattr(rulebook, "_documents", lambda: list(tmp_path.iterdir()))
    told = rules(run, "omega", "ferry")
    assert "Omega is not in the house yet" in told
    assert "OM-3.1" in told
    assert "non è ancora nella casa" in rules(run, "omega", "ferry", "--lang", "it")
    assert "Setup" in rules(run, "omega")


def test_rules_in_words_come_before_blocks_of_data(run: Command) -> None:
    told = rules(run, "roads_and_boats", "wonder", "--all")
    assert told.index("6.5 Wonder phase") < told.index("RB-6.5.1 In") < told.index("RB-7.5 Wonder:")
    assert told.index("RB-7.5 Wonder:") < told.index("1.5 The wonder board") < told.index("cheap_rows")
    told = rules(run, "roads_and_boats", "meraviglia", "--all")
    assert told.index("RB-6.5.1") < told.index("cheap_rows")


def test_contents_name_the_chapters_that_teach_before_the_numbered_rules(run: Command) -> None:
    contents = rules(run, "puerto_rico", "--lang", "it")
    assert contents.index("Il capitano: caricare") < contents.index("5.8 Captain: loading")

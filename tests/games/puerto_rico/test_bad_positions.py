"""A position that cannot be read is refused in one line that names the place and what would be right."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from .refusing import Position, broken, refused, setting, start


@pytest.mark.parametrize(
    "path",
    [
        (),
        ("options",),
        ("roles", "mayor"),
        ("goods_supply",),
        ("ships", 0),
        ("building_supply",),
        ("players", 1),
        ("players", 1, "goods"),
        ("players", 1, "island", 0),
        ("scratch",),
    ],
)
def test_a_key_that_nobody_knows_is_refused_wherever_it_stands(path: tuple[str | int, ...]) -> None:
    place = "position" + "".join(f"[{key}]" if isinstance(key, int) else f".{key}" for key in path)
    message = broken(setting(*path, "rum" * 2000, to=1))
    assert message.startswith(f"{place}: unknown key 'rumrum")
    assert len(message) < 700


@pytest.mark.parametrize("name", ["a\nb", "x" * 5000, "\n" * 5000])
def test_what_was_found_is_told_briefly_on_one_line(name: str) -> None:
    for key in ("game", "step", "active_role", "rng"):
        message = broken(setting(key, to=name))
        assert message.startswith(f"position.{key}: ")
        assert len(message.splitlines()) == 1
        assert len(message) < 350


@pytest.mark.parametrize("key", sorted(start()))
def test_a_missing_key_is_named(key: str) -> None:
    assert broken(lambda p: p.pop(key)) == f"position: '{key}' is missing"


@pytest.mark.parametrize("key", sorted(start()["players"][0]))
def test_a_missing_key_of_a_player_is_named(key: str) -> None:
    assert broken(lambda p: p["players"][1].pop(key)) == f"position.players[1]: '{key}' is missing"


@pytest.mark.parametrize("key", sorted(start()["scratch"]))
def test_a_missing_key_of_the_scratch_is_named(key: str) -> None:
    assert broken(lambda p: p["scratch"].pop(key)) == f"position.scratch: '{key}' is missing"


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (setting("game", to="chess"), "position.game: this is puerto_rico, not 'chess'"),
        (setting("version", to=99), "position.version: expected 1, found 99"),
        (
            setting("round", to="one"),
            "position.round: expected a whole number from 1 to 1048576, found 'one'",
        ),
        (setting("round", to=1.0), "position.round: expected a whole number from 1 to 1048576, found 1.0"),
        (setting("seat", to=True), "position.seat: expected a whole number from -1 to 2, found True"),
        (setting("seat", to=3), "position.seat: expected a whole number from -1 to 2, found 3"),
        (setting("seat", to=-1), "position.seat: -1 is for game_over, and game_over for -1"),
        (setting("players", to={}), "position.players: expected a list"),
        (setting("players", to=[{}]), "position.players: expected 2 to 5 entries, found 1"),
        (setting("players", 0, to=7), "position.players[0]: expected an object"),
        (
            setting("goods_supply", "rum", to=1),
            "position.goods_supply: unknown key 'rum'; known: corn, indigo",
        ),
        (setting("trading_house", to=["rum"]), "position.trading_house[0]: expected one of corn, indigo"),
        (setting("trading_house", to="corn"), "position.trading_house: expected a list"),
        (setting("draw_pile", 0, to="quarry"), "position.draw_pile[0]: expected one of corn, indigo"),
        (setting("ships", to=[]), "position.ships: expected 3 entries, found 0"),
        (
            setting("ships", 0, "capacity", to=7),
            "position.ships[0].capacity: expected 4",
        ),
        (
            setting("end_triggers", to=["boredom"]),
            "position.end_triggers[0]: expected one of colonists, city, vp",
        ),
        (setting("rng", to="xyz"), "position.rng: expected sixteen hexadecimal digits, found 'xyz'"),
        (setting("rng", to=5), "position.rng: expected a text, found 5"),
        (
            setting("options", "nobles", to=True),
            "position.options: unknown key 'nobles'; known: first_governor",
        ),
        (
            setting("options", "hidden_vp", to=3),
            "position.options: option hidden_vp = 3: allowed is true or false",
        ),
        (
            setting("options", "first_governor", to=4),
            "position.options: option first_governor = 4: allowed is",
        ),
        (
            setting("roles", "prospector_1", to={}),
            "position.roles: unknown key 'prospector_1'; known: settler",
        ),
        (
            setting("roles", "mayor", "taken_by", to=5),
            "position.roles.mayor.taken_by: expected a whole number",
        ),
        (
            setting("players", 0, "island", 0, "kind", to="rum"),
            "position.players[0].island[0].kind: expected one of",
        ),
        (
            setting("players", 0, "island", 0, "occupied", to=1),
            "position.players[0].island[0].occupied: expected true or false, found 1",
        ),
        (
            setting("players", 0, "city", to=[{"building": "church", "colonists": 0}]),
            "position.players[0].city[0].building: expected one of small_indigo_plant",
        ),
        (setting("scratch", "kept", to=[0]), "position.scratch.kept: expected 5 entries, found 1"),
    ],
)
def test_a_bad_value_is_named_with_its_place_and_what_would_be_right(
    change: Callable[[Position], None], message: str
) -> None:
    assert broken(change).startswith(message)


def test_an_unknown_step_lists_the_known_ones() -> None:
    message = broken(setting("step", to="festival"))
    assert message.startswith("position.step: expected one of choose_role, settler_hacienda")
    assert message.endswith("found 'festival'")


@pytest.mark.parametrize("nonsense", [None, [], "start", 7])
def test_a_position_must_be_an_object(nonsense: object) -> None:
    assert refused(nonsense) == "position: expected an object"

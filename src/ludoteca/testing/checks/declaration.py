"""What a game says about itself, and its notation."""

from __future__ import annotations

from ludoteca.core import registry
from ludoteca.core.errors import BadOption, MalformedAction
from ludoteca.core.insight import Insight
from ludoteca.core.options import Setting
from ludoteca.core.verbs import Verbs
from ludoteca.testing.trial import Trial


def declaration(trial: Trial) -> None:
    """The game is registered under its id and says everything that the house needs to know."""
    game = trial.game
    assert game.id.isidentifier() and game.id == game.id.lower(), (
        f"the id {game.id!r} is no name in lower case"
    )
    assert registry.game(game.id) is game, f"registry.register was not called with this {game.id}"
    assert game.title and game.designers and game.rule_prefix, "title, designers or rule_prefix is empty"
    assert type(game.version) is int and game.version >= 1, "the version is a whole number from 1"
    counts = list(game.seat_counts)
    assert counts and counts == sorted(set(counts)) and counts[0] >= 1, f"odd seat_counts: {counts}"
    assert game.default_seats in counts, f"{game.default_seats} default seats, but {counts} can play"
    assert isinstance(game.verbs, Verbs), "verbs is not a table of verbs"
    assert isinstance(game.insight, Insight), "insight is not an Insight"
    names = [option.name for option in game.options]
    assert len(set(names)) == len(names), f"two options of one name: {names}"


def refuses_bad_setups(trial: Trial) -> None:
    """Wrong seats, seeds and options are refused with a BadOption, which a person can read."""
    game = trial.game
    assert_refused(trial, max(game.seat_counts) + 1, 1, {})
    assert_refused(trial, 0, 1, {})
    assert_refused(trial, game.default_seats, -1, {})
    assert_refused(trial, game.default_seats, 1, {"no_such_option": True})
    for option in game.options:
        assert_refused(trial, game.default_seats, 1, {option.name: "no such value"})
        if option.high is not None:
            assert_refused(trial, game.default_seats, 1, {option.name: option.high + 1})


def assert_refused(trial: Trial, seats: int, seed: int, options: dict[str, Setting]) -> None:
    """Complain unless such a game is refused."""
    try:
        trial.game.start(seats, seed, options)
    except BadOption:
        return
    raise AssertionError(
        f"a game with {seats} seats, seed {seed} and options {options} should be a BadOption"
    )


def notation(trial: Trial) -> None:
    """Every action of the table goes to text and back; a line that is none is a MalformedAction."""
    game = trial.game
    for action in range(game.verbs.size):
        line = game.text(action)
        assert game.parse(line) == action, f"{line!r} is action {action}, but reads as {game.parse(line)}"
        assert game.parse(f"  {line.upper()} ") == action, f"{line!r} is not read with blanks and capitals"
    for wrong in ("", "no-such-verb", f"{game.text(0)} and more"):
        try:
            game.parse(wrong)
        except MalformedAction as error:
            assert wrong in str(error), f"the message does not show the line: {error}"
        else:
            raise AssertionError(f"the line {wrong!r} should be a MalformedAction")

"""A view takes its fields all at once."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from ludoteca.core.view import View

COMMON = {"game": "toy", "version": 1, "options": {}, "viewer": None, "seat": 0, "step": "choose"}


@dataclass(frozen=True, kw_only=True)
class Cards(View):
    """A view of a game with two fields that need not be given."""

    hand: int
    deck: int = 52
    seen: list[int] = field(default_factory=list)


def test_fields_that_are_not_given_have_their_defaults() -> None:
    first, second = Cards(**COMMON, hand=3), Cards(**COMMON, hand=3, deck=50)
    assert (first.hand, first.deck, first.seen, first.step) == (3, 52, [], "choose")
    assert second.deck == 50
    assert first.seen is not second.seen


@pytest.mark.parametrize(("given", "wrong"), [({}, "hand"), ({"hand": 1, "trump": 2}, "trump")])
def test_what_is_missing_or_unknown_is_named(given: dict[str, int], wrong: str) -> None:
    with pytest.raises(TypeError, match=f"Cards: missing or unknown: {wrong}"):
        Cards(**COMMON, **given)
